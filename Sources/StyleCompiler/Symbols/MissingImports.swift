import StyleModel
import StyleSource
import StyleSyntax

extension [Diagnostic] {
  /// The diagnostics with one error for each import that is missing, and none for one that another import covers; each has the path and the
  /// fix.
  func namingImports(_ visibility: Visibility, in files: [ParsedFile]) -> [Diagnostic] {
    guard contains(where: { $0.code == .missingImport }) else { return self }
    let wanted = Dictionary(
      grouping: compactMap { $0.code == .missingImport ? $0.files : nil }, by: \.importer
    ).mapValues { Set($0.map(\.imported)) }
    var viewers: [FileID: [FileID]] = [:]
    var planned: [FileID: PlannedImport] = [:]
    return compactMap { finding in
      guard finding.code == .missingImport, let (importer, imported) = finding.files else { return finding }
      let others = wanted[importer] ?? []
      func isBringing(_ other: FileID) -> Bool {
        // Of two files that import each other, the first is enough.
        other != imported && visibility.sees(imported, from: other)
          && (!visibility.sees(other, from: imported) || other < imported)
      }
      let seeing = viewers[imported] ?? visibility.viewers(of: imported).files
      viewers[imported] = seeing
      let isBrought =
        seeing.count < others.count
        ? seeing.contains { others.contains($0) && isBringing($0) } : others.contains(where: isBringing)
      if isBrought { return nil }
      return finding.namingImport(
        visibility.path(of: imported), files[Int(importer.index)], &planned[importer])
    }
  }
}

/// The path by which a file at another path imports one; nil where no path leads there in any working folder.
func importPath(to path: String, from importer: String) -> String? {
  guard isAbsolutePath(path) == isAbsolutePath(importer) else { return nil }
  var (folders, parts) = (pathParts(importer).dropLast(), pathParts(path)[...])
  while parts.count > 1, let first = folders.first, first == parts.first, first != ".." {
    folders.removeFirst()
    parts.removeFirst()
  }
  while let first = folders.first, first == "..", parts.first == ".." {
    folders.removeFirst()
    parts.removeFirst()
  }
  if folders.contains("..") { return nil }
  return (folders.map { _ in ".." } + parts).joined(separator: "/")
}

extension DiagnosticCode {
  package static let missingImport = DiagnosticCode(
    "missing-import", .error, "A file imports the names that it uses.",
    explanation: """
      A file sees its own declarations, and the tokens, components, styles and traits of the files that it
      imports, directly or indirectly: `imports: [../shared/tokens.yaml]`. The error is reported at the first
      name from the other file. After the import, all of its names are known.
      """)
}

extension Diagnostic {
  /// The diagnostic for `name`, which is declared in a file that isn't seen from its use.
  static func missingImport(_ name: String, _ declared: Span, at span: Span) -> Diagnostic {
    var diagnostic = Diagnostic(
      .missingImport, "‘\(name.shortened)’ is declared in a file that isn't imported here", at: span,
      related: [Related("it is declared here", at: declared)])
    diagnostic.cause = CommonCause(
      [Span(span.file, 0, 0), Span(declared.file, 0, 0)], before: "", after: "", [])
    return diagnostic
  }

  fileprivate var files: (importer: FileID, imported: FileID)? {
    cause.map { ($0.spans[0].file, $0.spans[1].file) }
  }

  /// The diagnostic with the fix for its import; `planned` is the import planned before in the same file.
  fileprivate func namingImport(
    _ path: String, _ importer: ParsedFile, _ planned: inout PlannedImport?
  ) -> Diagnostic {
    let tree = importer.tree
    var result = self
    result.related = Array(related.prefix(1))
    guard let path = importPath(to: path, from: tree.source.path) else {
      result.notes = ["import ‘\(path)’"]
      return result
    }
    let plan = planned?.importing(path) ?? PlannedImport(of: path, in: tree)
    planned = planned ?? plan
    if let edits = plan.edits {
      result.fixes = [FixIt("import ‘\(path)’", edits, isSafe: false)]
    } else {
      result.notes = ["add ‘\(path)’ to the ‘imports’ of this file"]
    }
    return result
  }
}

/// The edits that add an import to a file. For another import, they are reused with its path: planning takes as long as reading the file.
private struct PlannedImport {
  let path: String
  /// The edits; nil where the file has to be edited by hand.
  let edits: [FixIt.Edit]?

  init(of path: String, in tree: SyntaxTree) {
    let count = tree.root?.entries.first { $0.key.hasText("imports") }?.value.elements.count ?? 0
    let edit =
      count > 0
      ? tree.inserting(.text(path), at: SyntaxPath([.key("imports"), .index(count)]))
      : tree.inserting(.sequence([.text(path)]), at: SyntaxPath([.key("imports")]), .first)
    if case .success(let edit) = edit { self.init(path, edit.edits) } else { self.init(path, nil) }
  }

  private init(_ path: String, _ edits: [FixIt.Edit]?) { (self.path, self.edits) = (path, edits) }

  /// The edits for another path; nil where a path may need another spelling, or where it isn't clear which part of the edits is the path.
  func importing(_ other: String) -> PlannedImport? {
    guard var edits else { return self }
    guard path.isPlainPath, other.isPlainPath else { return nil }
    let places = edits.map { $0.replacement.ranges(of: path) }
    guard let place = places.firstIndex(where: { !$0.isEmpty }), places.joined().count == 1 else {
      return nil
    }
    edits[place].replacement.replaceSubrange(places[place][0], with: other)
    return PlannedImport(other, edits)
  }
}

extension String {
  /// Whether the text is the path of a style file that YAML takes without quotes, in brackets and outside of them.
  fileprivate var isPlainPath: Bool {
    utf8.allSatisfy { $0 < 0x80 && isNamePart($0) || $0 == UInt8(ascii: "/") }
      && utf8.first != UInt8(ascii: "-") && (hasSuffix(".yaml") || hasSuffix(".yml"))
  }
}
