import StyleSource
import StyleSyntax

extension TokenFile {
  /// Whether a file's name is that of a `DESIGN.md`: `DESIGN.md` itself, or one with a word before it, as in `shop.design.md`.
  package static func isPage(_ path: String) -> Bool {
    let name = splitPath(path).name.lowercased()
    guard name.hasSuffix("design.md") else { return false }
    return name.dropLast("design.md".utf8.count).last.map { "._- ".contains($0) } ?? true
  }
}

/// Reads the tokens of a `DESIGN.md` as JSON would have them: each has a `$type` and a `$value`.
package func readPage(_ file: SourceFile, sizeLimit: Int = Limits.fileSize) -> Diagnosed<SyntaxTree> {
  let text = PageText(file.bytes)
  let parsed = parse(
    SourceFile(id: file.id, path: file.path, bytes: text.yaml), sizeLimit: sizeLimit)
  var reader = PageReader(TreeWriter(of: parsed.product, in: file))
  if let line = text.openFrontMatter {
    reader.report(
      Diagnostic(
        .tokenStructure, "no line ‘---’ ends the front matter that begins here",
        at: Span(file.id, line.lowerBound, line.upperBound),
        notes: ["write ‘---’ below the last line of YAML, before the text"]))
  }
  let tree = reader.read(parsed.product)
  return Diagnosed(tree, parsed.diagnostics + reader.diagnostics)
}

private struct PageReader {
  private var writer: TreeWriter
  private(set) var diagnostics: [Diagnostic] = []
  private var hidesNames = false

  init(_ writer: TreeWriter) { self.writer = writer }

  mutating func read(_ tree: SyntaxTree) -> SyntaxTree {
    guard let root = tree.root, root.kind == .mapping else { return writer.finish(hidesNames: hidesNames) }
    writer.beginMapping(root.span)
    for entry in root.entries { read(entry) }
    writer.end()
    return writer.finish(hidesNames: hidesNames)
  }

  private mutating func read(_ entry: MappingEntry) {
    let (key, value) = (entry.key, entry.value)
    guard let section = PageSection(rawValue: key.text) else {
      let names = PageSection.allCases.map(\.rawValue)
      if !PageSection.otherKeys.contains(key.text), let near = KnownNames(names).nearest(to: key.text) {
        diagnostics.append(.misspelledSection(key, near))
      }
      return
    }
    if value.kind == .missing || value.kind == .scalar && value.scalarKind == .null { return }
    if section == .components {
      diagnostics.append(LostValue.componentsOfPage(key).diagnostic)
      return
    }
    guard value.kind == .mapping else {
      return report(
        Diagnostic(
          .tokenStructure,
          "‘\(section.rawValue)’ holds names with values, not \(value.kind == .sequence ? "a list" : "one value")",
          at: value.span))
    }
    writer.addString(of: key)
    readMembers(of: value, section)
  }

  private mutating func readMembers(of group: SyntaxNode, _ section: PageSection) {
    writer.beginMapping(group.span)
    for entry in group.entries { readMember(entry, section) }
    writer.end()
  }

  private mutating func readMember(_ entry: MappingEntry, _ section: PageSection) {
    let value = entry.value
    let isFont =
      section == .typography && value.kind == .mapping && value.entries.contains(where: isPartOfFont)
    switch value.kind {
    case .missing:
      hidesNames = true
      return
    case .mapping where !isFont:
      writer.addString(of: entry.key)
      return readMembers(of: value, section)
    case .sequence:
      return report(
        Diagnostic(
          .tokenValue, "‘\(entry.key.text.shortened)’ is \(value.jsonKind), not a value", at: value.span))
    case .scalar, .mapping: break
    }
    // Of a key without a value, nothing is known.
    if value.kind == .scalar, value.scalarKind == .null {
      return report(
        Diagnostic(
          .tokenValue, "‘\(entry.key.text.shortened)’ has no value", at: entry.key.span,
          notes: section == .colors ? ["a color that begins with ‘#’ stands in quotes"] : []))
    }
    writer.addString(of: entry.key)
    writer.beginMapping(value.span)
    let start = Span(value.span.file, Int(value.span.start), Int(value.span.start))
    writer.addString("$type", start)
    writer.addString(type(of: value, in: section), start)
    writer.addString("$value", start)
    // As round as can be, which a layer isn't with a radius beyond its sides.
    if section == .rounded, value.kind == .scalar, value.text.isBeyondSides {
      writer.addString("50%", value.span)
    } else {
      write(value)
    }
    writer.end()
  }

  private func isPartOfFont(_ entry: MappingEntry) -> Bool {
    let parts = [
      "fontFamily", "fontSize", "fontWeight", "lineHeight", "letterSpacing", "fontFeature", "fontVariation",
    ]
    return entry.value.kind != .mapping && parts.contains(entry.key.text)
  }

  private func type(of value: SyntaxNode, in section: PageSection) -> String {
    switch section {
    case .colors: "color"
    case .typography: "typography"
    // “A unitless number (e.g., column counts or ratios).”
    case .spacing where value.jsonNumber != nil: "number"
    case .rounded, .spacing, .components: "dimension"
    }
  }

  private mutating func write(_ value: SyntaxNode) {
    guard value.kind == .mapping else {
      guard value.kind == .scalar else { return writer.addMissing(value.span) }
      // A number is one in JSON too; any other text stands in quotes there.
      if value.jsonNumber?.isFinite ?? false { return writer.addPlain(value.text, value.span) }
      return writer.addString(of: value)
    }
    writer.beginMapping(value.span)
    for entry in value.entries {
      writer.addString(of: entry.key)
      write(entry.value)
    }
    writer.end()
  }

  /// Reports what hides tokens.
  mutating func report(_ diagnostic: Diagnostic) {
    hidesNames = true
    diagnostics.append(diagnostic)
  }
}

extension String {
  /// Whether the text is a length such as `9999px`, by which pages mean a circle or a pill.
  fileprivate var isBeyondSides: Bool {
    hasSuffix("px") && Double(dropLast("px".utf8.count)).map { $0 >= 999 } ?? false
  }
}

extension Diagnostic {
  /// The diagnostic for a misspelled section. Its values are left out, so references to them are reported too.
  fileprivate static func misspelledSection(_ key: SyntaxNode, _ near: String) -> Diagnostic {
    var diagnostic = Diagnostic(
      .tokenLoss, "‘\(key.text.shortened)’ is no section of a DESIGN.md, so it is left out", at: key.span,
      fixes: [FixIt("write ‘\(near)’", replace: key.span, with: near, isSafe: false)])
    diagnostic.severity = .warning
    return diagnostic
  }
}
