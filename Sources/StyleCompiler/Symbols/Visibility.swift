import StyleModel
import StyleSource

/// The files that each file sees: itself and all that it imports, directly or through others.
struct Visibility: Sendable {
  /// The imports that can be read.
  private(set) var imports: [Import] = []
  private let visible: FileReach
  /// For each file, the files that see it.
  private let viewers: FileReach
  /// For each file, whether all files that it sees are complete.
  private let seesAll: [Bool]
  private let paths: [String]

  static let deepest = 32

  init(_ outlines: [Outline], unreadable: [String: UnreadableImport], _ output: CompilerOutput) {
    let paths = outlines.map(\.tree.source.path)
    self.paths = paths
    let (edges, incomplete) = Visibility.readableImports(outlines, paths, unreadable, output)
    imports = Array(edges.joined())

    var imported = edges.map { $0.map { Int($0.file.index) } }
    let order = DependencyOrder(count: outlines.count) { imported[$0] }
    for cycle in order.cycles {
      let closing = edges[cycle[0]].first { Int($0.file.index) == cycle[1] }
      if let closing { output.report(.importCycle(cycle.map { paths[$0] }, at: closing.span)) }
    }
    Visibility.reportDepth(order.order, edges, output)

    // Files of design tokens in one folder see each other, so a ring leads through them.
    let grouped = Dictionary(grouping: outlines.filter { $0.tokenGroup != nil }, by: \.tokenGroup)
    for group in grouped.values where group.count > 1 {
      for (file, next) in zip(group, group.dropFirst() + [group[0]]) {
        imported[Int(file.file.index)].append(Int(next.file.index))
      }
    }

    var importers: [[Int]] = Array(repeating: [], count: outlines.count)
    for (file, others) in imported.enumerated() {
      for other in others { importers[other].append(file) }
    }
    visible = FileReach(imported)
    viewers = FileReach(importers)

    var seesAll = Array(repeating: true, count: outlines.count)
    var pending = incomplete
    while let file = pending.popLast() {
      guard seesAll[file] else { continue }
      seesAll[file] = false
      pending += importers[file]
    }
    self.seesAll = seesAll
  }

  func sees(_ file: FileID, from other: FileID) -> Bool { visible.contains(file, from: other) }

  /// The files that see `file`.
  func viewers(of file: FileID) -> ReachedFiles { viewers.of(file) }

  func path(of file: FileID) -> String { paths[Int(file.index)] }

  /// The files that a file sees, in the order of the files.
  func files(from file: FileID) -> [FileID] { visible.of(file).files }

  /// Whether all that a file sees is known; false where a file that could not be read might declare a missing name.
  func isComplete(_ file: FileID) -> Bool { seesAll[Int(file.index)] }

  /// The files that each file imports, and the files whose imports or names are incomplete.
  private static func readableImports(
    _ outlines: [Outline], _ paths: [String], _ unreadable: [String: UnreadableImport],
    _ output: CompilerOutput
  ) -> (edges: [[Import]], incomplete: [Int]) {
    let byPath = Dictionary(
      outlines.map { ($0.tree.source.path, $0.file) }, uniquingKeysWith: { first, _ in first })
    // The path of a file that was probably meant by one that there isn't: the only one of that name in another folder, or one of a similar
    // name.
    var namesakes: [String: [String]]?
    func nearestPath(to path: String, importedBy importer: String) -> String? {
      let known = namesakes ?? Dictionary(grouping: paths, by: plainName)
      namesakes = known
      let neighbours = (unreadable[path]?.neighbours ?? []).filter { $0 != importer }
      let others = Set(
        (known[plainName(path)] ?? []).filter { $0 != importer }
          + neighbours.filter { plainName($0) == plainName(path) })
      guard others.isEmpty else { return others.count == 1 ? others.first : nil }
      return output.candidates(in: .files, paths)?.nearest(to: path, besides: importer)
        ?? KnownNames(neighbours).nearest(to: path)
    }
    func unknownImport(_ entry: ParsedFile.ImportEntry, in outline: Outline) -> Diagnostic {
      let importer = outline.tree.source.path
      let meant = nearestPath(to: entry.path, importedBy: importer)
      // A correction is tried with the files that there are; of another file there is only a note.
      return .unknownImport(
        entry, in: outline, reason: unreadable[entry.path]?.reason,
        meant: meant.flatMap { importPath(to: $0, from: importer) },
        isRead: meant.map { byPath[$0] != nil } ?? false)
    }
    var incomplete: [Int] = []
    let edges: [[Import]] = outlines.map { outline in
      var found: [Import] = []
      var spans: [String: Span] = [:]
      // What a file holds that could not be read to its end is not known either.
      var isWhole = !outline.isCutShort && !outline.hidesNames
      for entry in outline.imports {
        func add(_ file: FileID) {
          found.append(Import(file, at: entry.span, path: entry.writtenPath, pathSpan: entry.pathSpan))
        }
        if let first = spans.updateValue(entry.span, forKey: entry.target) {
          output.report(.importedTwice(entry, first: first))
          continue
        }
        if let file = byPath[entry.target] {
          add(file)
        } else if entry.files.isEmpty {
          isWhole = false
          output.report(unknownImport(entry, in: outline))
        }
        for path in entry.files { if let file = byPath[path] { add(file) } }
      }
      if !isWhole { incomplete.append(Int(outline.file.index)) }
      return found
    }
    return (edges, incomplete)
  }

  /// Reports the imports that make a chain of them too long, and not those that only follow.
  private static func reportDepth(_ order: [Int], _ edges: [[Import]], _ output: CompilerOutput) {
    var depths = Array(repeating: 0, count: edges.count)
    for file in order {
      for entry in edges[file] {
        let depth = depths[Int(entry.file.index)] + 1
        if depth == Visibility.deepest + 1 { output.report(.importsTooDeep(at: entry.span)) }
        depths[file] = max(depths[file], depth)
      }
    }
  }
}

/// For each file, the files that links lead to from it, itself included. Files in a circle share them.
private struct FileReach: Sendable {
  private var groups: [Int]
  private var reached: [ReachedFiles] = []

  /// Computes the groups without recursion. Each group comes behind those that links lead to from it.
  init(_ links: [[Int]]) {
    groups = Array(repeating: -1, count: links.count)
    // When a file was found, and the earliest of the files that are reached from it and have no group yet.
    var found = groups
    var earliest = groups
    var count = 0
    var ungrouped: [Int] = []
    var path: [(file: Int, next: Int)] = []
    for start in links.indices where found[start] < 0 {
      path.append((start, 0))
      while let (file, next) = path.last {
        if found[file] < 0 {
          (found[file], earliest[file]) = (count, count)
          count += 1
          ungrouped.append(file)
        }
        if next < links[file].count {
          path[path.count - 1].next += 1
          let other = links[file][next]
          if found[other] < 0 {
            path.append((other, 0))
          } else if groups[other] < 0 {
            earliest[file] = min(earliest[file], found[other])
          }
          continue
        }
        path.removeLast()
        if let last = path.last { earliest[last.file] = min(earliest[last.file], earliest[file]) }
        guard earliest[file] == found[file], let first = ungrouped.lastIndex(of: file) else { continue }
        close(Array(ungrouped[first...]), links)
        ungrouped.removeSubrange(first...)
      }
    }
  }

  private mutating func close(_ members: [Int], _ links: [[Int]]) {
    let own = reached.count
    for file in members { groups[file] = own }
    var others: Set<Int> = []
    for file in members {
      for other in links[file] where groups[other] != own { others.insert(groups[other]) }
    }
    reached.append(ReachedFiles(members, others.map { reached[$0] }, of: groups.count))
  }

  func of(_ file: FileID) -> ReachedFiles { reached[groups[Int(file.index)]] }

  func contains(_ file: FileID, from other: FileID) -> Bool {
    reached[groups[Int(other.index)]].contains(file)
  }
}

/// A set of files, as a list or as a bit for each file, whichever is smaller. The bits are shared with a set to which little was added, as
/// for a file that imports others through one.
struct ReachedFiles: Sendable {
  /// The files beside those in `many`, in order.
  private var few: [FileID]
  private var many: FileSet
  private var hasMany: Bool
  /// The number of files.
  private let count: Int

  fileprivate init(_ members: [Int], _ others: [ReachedFiles], of count: Int) {
    self.count = count
    let large = others.filter(\.hasMany)
    many = large.first?.many ?? FileSet(count: 0)
    hasMany = !large.isEmpty
    let own = others.reduce(into: members.map { FileID($0) }) { $0 += $1.few }.sorted()
    few = zip(own.indices, own).filter { $0 == 0 || own[$0 - 1] != $1 }.map { $1 }
    if large.count <= 1, few.count <= (hasMany ? 32 : max(8, count / 32)) { return }
    var all = FileSet(count: count)
    for other in large { all.formUnion(other.many) }
    for file in few { all.insert(file) }
    (few, many, hasMany) = ([], all, true)
  }

  mutating func formUnion(_ other: ReachedFiles) { self = ReachedFiles([], [self, other], of: count) }

  func contains(_ file: FileID) -> Bool {
    if hasMany, many.contains(file) { return true }
    let next = few.partitioningIndex(where: { $0 >= file })
    return next < few.count && few[next] == file
  }

  func isDisjoint(with other: ReachedFiles) -> Bool {
    if hasMany, other.hasMany, !many.isDisjoint(with: other.many) { return false }
    return !few.contains(where: other.contains) && !other.few.contains(where: contains)
  }

  /// The files, in the order of their ids.
  var files: [FileID] { hasMany ? (many.files + few.filter { !many.contains($0) }).sorted() : few }
}

/// The last name of a path, without capitals and the end by which YAML is known.
private func plainName(_ path: String) -> String {
  let name = pathParts(path).last?.lowercased() ?? ""
  return [".yaml", ".yml"].first { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) } ?? name
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
  fileprivate static func importedTwice(_ entry: ParsedFile.ImportEntry, first: Span) -> Diagnostic {
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
    _ entry: ParsedFile.ImportEntry, in outline: Outline, reason: String?, meant: String?, isRead: Bool
  ) -> Diagnostic {
    let written = String(decoding: outline.tree.source.bytes[entry.pathSpan.range], as: UTF8.self)
      .filter { $0 != "'" && $0 != "\"" }
    let isFolder = pathParts(written).last.map { $0 == "." || $0 == ".." } ?? false
    // It may hold anything, such as the files of packages.
    let isWorkingFolder = entry.path.isEmpty || entry.path == "."
    let reason =
      isWorkingFolder ? "this is the folder that stylec works in" : reason ?? "there is no such file"
    let path = isFolder || isWorkingFolder ? written : entry.path
    return Diagnostic(
      .unknownImport, "‘\(path.shortened)’ can't be imported: \(reason)", at: entry.pathSpan,
      notes: isWorkingFolder
        ? [
          "put design tokens into a folder of their own, and import that, such as ‘tokens/’; or import the file"
        ]
        : (isRead ? [] : meant.map { ["there is ‘\($0)’"] } ?? [])
          + ["a path is relative to the folder of this file"],
      fixes: !isRead
        ? [] : meant.map { [FixIt("write ‘\($0)’", replace: entry.pathSpan, with: $0, isSafe: false)] } ?? [])
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
