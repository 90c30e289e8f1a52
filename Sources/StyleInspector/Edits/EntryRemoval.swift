import StyleCompiler
import StyleModel
import StyleSource
import StyleSyntax
import StyleWorkspace

/// Entries of several files that are removed together, with the sections around them that are then empty.
struct EntryRemoval {
  let model: InspectorSheet
  /// The removed paths and the number of values at each, by file.
  private var paths: [FileID: [SyntaxPath: Int]] = [:]

  init(in model: InspectorSheet) { self.model = model }

  /// Adds an entry. One in a file that can't be edited stays, and is reported as an error.
  mutating func add(_ path: SyntaxPath, in file: FileID, values: Int = 1) {
    guard model.problemOfEditing(file) == nil else { return }
    paths[file, default: [:]][path] = values
  }

  /// Adds the entries whose keys are uses of names, and those that `place` returns for other uses.
  ///
  /// - Parameter isWanted: Whether an entry is one of these, by file and path.
  mutating func add(
    usesOf symbols: Set<Symbol>, where isWanted: (FileID, SyntaxPath) -> Bool = { _, _ in true },
    elsewhere place: (SyntaxPath) -> SyntaxPath?
  ) {
    let model = model
    let uses = Uses(
      in: model.sheet, sources: model.sources, tree: model.tree, design: { model.designFiles(of: $0) })
    for use in uses.occurrences(ofAny: symbols) {
      let file = use.span.file
      guard let location = model.tree(of: file).location(at: Int(use.span.start)) else { continue }
      if let path = location.isKey ? location.path : place(location.path), isWanted(file, path) {
        add(path, in: file)
      }
    }
  }

  /// - Parameter own: The paths that are removed themselves, and don't count as values that go with them.
  func plan(_ label: String, besides own: [SyntaxPath]) throws(InspectorError) -> PlannedChange {
    var plan = PlannedChange(files: [], label: label)
    for (file, paths) in paths.sorted(by: { $0.key < $1.key }) {
      let source = model.sources[file]
      var writer = ValueWriter(model.tree(of: file))
      let outermost = paths.keys.filter { path in !path.prefixes.contains { paths[$0] != nil } }
        .sorted { $1.isBefore($0) }
      plan.taken += outermost.filter { !own.contains($0) }.compactMap { path in
        model.tree(of: file).node(at: path).map { .init(name: path.owner, span: $0.definition) }
      }.sorted { $0.span < $1.span }
      for path in outermost where writer.tree.node(at: path) != nil {
        if path.steps.first == "modes" || path.steps.count == 2 {
          try writer.removeDeclaration(path)
        } else {
          try writer.removeWithEmpty(path)
        }
        if !own.contains(path) { plan.takenValues += paths[path] ?? 1 }
      }
      plan.files.append(.init(path: source.path, old: source.bytes, new: writer.bytes))
    }
    return plan
  }
}

extension SyntaxPath {
  /// The paths of all nodes around the path.
  fileprivate var prefixes: [SyntaxPath] {
    steps.indices.dropFirst().map { SyntaxPath(Array(steps.prefix($0))) }
  }

  /// The declaration around the path, for people: “Style card”, “Animation beat of Card”.
  fileprivate var owner: String {
    let keys = steps.map { step in if case .key(let key) = step { key } else { "" } }
    guard keys.count > 1 else { return keys.first ?? "" }
    let name =
      switch keys[0] {
      case "styles": "Style \(keys[1])"
      case "components": "Component \(keys[1])"
      case "traits": "Trait \(keys[1])"
      case "tokens": "Token \(keys.dropFirst().joined(separator: "."))"
      case _: keys.joined(separator: ".")
      }
    switch keys.dropFirst(2).first {
    case "animations"? where keys.count > 3: return "Animation \(keys[3]) of \(keys[1])"
    case "variants"? where keys.count > 4 && keys[3] == "compounds": return "Combination of \(keys[1])"
    case "variants"? where keys.count > 4: return "Variant \(keys[4]) of \(keys[1])"
    case _: return name
    }
  }
}

extension ValueWriter {
  /// Removes an entry or an element, and the sections around it that have nothing else in them.
  fileprivate mutating func removeWithEmpty(_ path: SyntaxPath) throws(InspectorError) {
    var path = path
    while path.steps.count > 3, path.steps.first != "tokens",
      let parent = tree.node(at: SyntaxPath(path.steps.dropLast())),
      [
        "traits", "properties", "sets", "states", "own", "modes", "variants", "compounds", "animations",
      ].contains(where: {
        path.steps[path.steps.count - 2] == .key($0)
      }),
      parent.kind == .sequence
        ? parent.elements.count == 1 : parent.entries.reduce(0, { count, _ in count + 1 }) == 1
    {
      path.steps.removeLast()
    }
    try remove(path)
  }
}
