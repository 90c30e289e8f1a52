import StyleModel
import StyleSource

/// Which files each file sees: itself and all that it imports, directly or through others.
struct Visibility: Sendable {
  /// Those that can be read.
  private(set) var imports: [Import] = []
  private var visible: [FileSet] = []
  /// For each file, those that see it.
  private var viewers: [FileSet] = []
  private var incomplete: FileSet
  private let paths: [String]

  static let deepest = 32

  private typealias Edge = (file: FileID, span: Span)

  init(_ outlines: [Outline], unreadable: [String: String], _ output: CompilerOutput) {
    incomplete = FileSet(count: outlines.count)
    paths = outlines.map(\.tree.source.path)
    let edges = readableImports(outlines, unreadable, output)
    imports = edges.joined().map { Import($0.file, at: $0.span) }

    let order = DependencyOrder(count: outlines.count) { edges[$0].map { Int($0.file.index) } }
    for cycle in order.cycles {
      let closing = edges[cycle[0]].first { Int($0.file.index) == cycle[1] }
      if let closing { output.report(.importCycle(cycle.map { paths[$0] }, at: closing.span)) }
    }
    visible = Array(repeating: FileSet(count: outlines.count), count: outlines.count)
    for file in outlines.indices where order.isOnCycle[file] { visible[file] = reachable(from: file, edges) }
    for file in order.order {
      visible[file].insert(FileID(file))
      for (imported, _) in edges[file] { visible[file].formUnion(visible[Int(imported.index)]) }
    }
    reportDepth(order.order, edges, output)

    viewers = Array(repeating: FileSet(count: outlines.count), count: outlines.count)
    for (file, seen) in visible.enumerated() {
      for other in seen.files { viewers[Int(other.index)].insert(FileID(file)) }
    }
  }

  func sees(_ file: FileID, from other: FileID) -> Bool { visible[Int(other.index)].contains(file) }

  /// The files that see `file`.
  func viewers(of file: FileID) -> FileSet { viewers[Int(file.index)] }

  func path(of file: FileID) -> String { paths[Int(file.index)] }

  /// What a file sees, in the order of the files.
  func files(from file: FileID) -> [FileID] { visible[Int(file.index)].files }

  /// False where a file that could not be read might hold a name that is missing.
  func isComplete(_ file: FileID) -> Bool { visible[Int(file.index)].isDisjoint(with: incomplete) }

  private mutating func readableImports(
    _ outlines: [Outline], _ unreadable: [String: String], _ output: CompilerOutput
  ) -> [[Edge]] {
    let byPath = Dictionary(
      outlines.map { ($0.tree.source.path, $0.file) }, uniquingKeysWith: { first, _ in first })
    return outlines.map { outline in
      var found: [Edge] = []
      var spans: [String: Span] = [:]
      for entry in outline.imports {
        if let first = spans.updateValue(entry.span, forKey: entry.target) {
          output.report(.importedTwice(entry, first: first))
        } else if let file = byPath[entry.target] {
          found.append((file, entry.span))
        } else {
          incomplete.insert(outline.file)
          let meant = nearestPath(to: entry.path, importedBy: outline.tree.source.path)
          output.report(.unknownImport(entry, reason: unreadable[entry.path], meant: meant))
        }
      }
      // What a file holds that could not be read to its end is not known either.
      if outline.isCutShort || outline.hidesNames { incomplete.insert(outline.file) }
      return found
    }
  }

  /// The path of a file that was probably meant by one that there isn't, as the importing file has to write it: the only one of
  /// that name in another folder, or one of a similar name.
  private func nearestPath(to path: String, importedBy importer: String) -> String? {
    let others = paths.filter { $0 != importer }
    func name(_ path: String) -> Substring { pathParts(path).last ?? "" }
    let namesakes = others.filter { name($0).lowercased() == name(path).lowercased() }
    let meant =
      namesakes.isEmpty ? nearest(to: path, among: others) : namesakes.count == 1 ? namesakes[0] : nil
    return meant.flatMap { importPath(to: $0, from: importer) }
  }

  private func reachable(from start: Int, _ edges: [[Edge]]) -> FileSet {
    var seen = FileSet(count: edges.count)
    seen.insert(FileID(start))
    var pending = [start]
    while let file = pending.popLast() {
      for (next, _) in edges[file] where !seen.contains(next) {
        seen.insert(next)
        pending.append(Int(next.index))
      }
    }
    return seen
  }

  /// Reports the imports that make a chain of them too long, and not those that only follow.
  private func reportDepth(_ order: [Int], _ edges: [[Edge]], _ output: CompilerOutput) {
    var depths = Array(repeating: 0, count: edges.count)
    for file in order {
      for (imported, span) in edges[file] {
        let depth = depths[Int(imported.index)] + 1
        if depth == Visibility.deepest + 1 { output.report(.importsTooDeep(at: span)) }
        depths[file] = max(depths[file], depth)
      }
    }
  }
}

extension DiagnosticCode {
  static let unknownImport = DiagnosticCode(
    "unknown-import", .error, "An import is the path of a readable file.",
    explanation: """
      The path is relative to the folder of the importing file: `imports: [../shared/tokens.yaml]`. While an
      import is missing, unknown names that it might declare aren't reported.
      """,
    example: "imports: [nowhere.yaml]\n")

  static let importCycle = DiagnosticCode(
    "import-cycle", .error, "Files don't import each other in a circle, and not more than 32 levels deep.",
    explanation: "Move shared declarations into a third file that both import.",
    example: "imports: [example.yaml]\n")
}

extension Diagnostic {
  fileprivate static func importedTwice(_ entry: ParsedFile.Import, first: Span) -> Diagnostic {
    Diagnostic(
      .duplicateName, "‘\(entry.path.shortened)’ is already imported", at: entry.span,
      related: [Related("first imported here", at: first)],
      notes: [
        entry.target == entry.path
          ? "remove one of them"
          : "a symbolic link makes it the same file as ‘\(entry.target.shortened)’; remove one of them"
      ])
  }

  fileprivate static func unknownImport(
    _ entry: ParsedFile.Import, reason: String?, meant: String?
  ) -> Diagnostic {
    Diagnostic(
      .unknownImport,
      "‘\(entry.path.isEmpty ? "." : entry.path.shortened)’ can't be imported: \(reason ?? "there is no such file")",
      at: entry.span, notes: ["a path is relative to the folder of this file"],
      fixes: meant.map { [FixIt("write ‘\($0)’", replace: entry.span, with: $0, isSafe: false)] } ?? [])
  }

  fileprivate static func importCycle(_ paths: [String], at span: Span) -> Diagnostic {
    Diagnostic(
      .importCycle,
      paths.count == 2 ? "this file imports itself" : "these files import each other: \(arrows(paths))",
      at: span,
      notes: paths.count == 2
        ? ["a file already sees its own declarations"]
        : ["move shared declarations into a file that both import"])
  }

  fileprivate static func importsTooDeep(at span: Span) -> Diagnostic {
    Diagnostic(
      .importCycle, "imports are nested more than \(Visibility.deepest) files deep here", at: span,
      notes: ["import the file that you need directly"])
  }
}
