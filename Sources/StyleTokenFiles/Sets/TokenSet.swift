import StyleSource
import StyleSyntax

/// Tokens that are there together or not at all: those of a file, or of a member of a file that has several sets.
struct TokenSet {
  let file: Int
  /// The name that themes have for the set; nil in files that no themes are about.
  let name: String?
  /// The scope in which themes look up the set's name: the folder of `$themes.json`, the file with several sets, or a resolver document.
  var scope = ""
  let root: SyntaxNode
  /// Whether the set is spelled as tools did before the format.
  let isOfTools: Bool
  /// The names at its root that are left out.
  var replaced: Set<String> = []
  /// Whether a resolver document names the set, so that its groups merge with those of the document's other sets.
  var isOfResolver = false
}

/// The sets of files that see each other, in the order of the files, and the themes that say when each holds.
struct TokenSets {
  private(set) var sets: [TokenSet] = []
  private(set) var themes: [ThemeGroup] = []
  /// The indices of the named sets, in the order in which later ones replace tokens of earlier ones.
  private(set) var order: [Int] = []
  /// The indices of the named sets, without their order.
  private(set) var ofThemes: Set<Int> = []

  init(_ files: [TokenFile], _ output: TokenOutput) {
    // The folders whose files are sets, from within.
    let folders = files.filter { $0.role == .themes || $0.role == .metadata }.map {
      folder(of: $0.tree.source.path)
    }
    .sorted { $0.utf8.count > $1.utf8.count }
    let resolvers = files.indices.compactMap { index -> ResolverReader? in
      guard files[index].role == .resolver, let root = files[index].tree.root else { return nil }
      var reader = ResolverReader(root, of: index, files, output)
      reader.read()
      return reader
    }
    let sources = resolvers.flatMap(\.sources)
    var places: [ResolverReader.Source: Int] = [:]
    for (index, file) in files.enumerated() {
      guard let root = file.tree.root, root.kind != .missing else { continue }
      let parts = sources.filter { $0.file == index }
      for part in parts where places[part] == nil {
        places[part] = sets.count
        sets.append(
          TokenSet(
            file: index, name: file.tree.source.path, scope: part.scope, root: part.root,
            isOfTools: file.isOfTools,
            replaced: part.replaced, isOfResolver: true))
      }
      guard parts.isEmpty else { continue }
      switch file.role {
      case .themes, .metadata, .asset, .resolver: continue
      case .tokens:
        let path = file.tree.source.path
        let folder = folders.first { path.hasPrefix($0) }
        let name = folder.map { setName(path.dropFirst($0.utf8.count)) }
        sets.append(
          TokenSet(
            file: index, name: name, scope: folder ?? "", root: root, isOfTools: name != nil || file.isOfTools
          ))
      case .sets:
        for entry in root.entries where !entry.key.text.hasPrefix("$") {
          sets.append(
            TokenSet(
              file: index, name: entry.key.text, scope: file.tree.source.path, root: entry.value,
              isOfTools: true))
        }
      }
    }
    readOrder(files, except: Set(places.values), output)
    readThemes(files, output)
    for resolver in resolvers {
      let indices = resolver.sources.map { places[$0] ?? 0 }
      for group in resolver.groups {
        let themes = group.contexts.map { name, sources in
          Theme(name: name, sets: Dictionary(sources.map { (indices[$0], $0) }, uniquingKeysWith: max))
        }
        self.themes.append(
          ThemeGroup(
            file: resolver.file, node: group.node, axes: group.axes, extensions: group.extensions,
            setName: group.setName, themes: themes))
      }
      var known = Set(order)
      for index in indices where known.insert(index).inserted { order.append(index) }
    }
    ofThemes = Set(order)
  }

  /// Reads the order of the sets from `tokenSetOrder`; sets that it leaves out come behind, in the order of their files.
  private mutating func readOrder(
    _ files: [TokenFile], except others: Set<Int>, _ output: TokenOutput
  ) {
    var places: [String: Int] = [:]
    for file in files {
      let metadata: SyntaxNode? =
        switch file.role {
        case .metadata: file.tree.root
        case .sets: file.tree.root?["$metadata"]
        case .tokens, .themes, .asset, .resolver: nil
        }
      guard let metadata, metadata.kind != .missing else { continue }
      let list = metadata.kind == .mapping ? metadata["tokenSetOrder"] : metadata
      guard let list, list.kind != .missing else { continue }
      guard metadata.kind == .mapping, list.kind == .sequence, list.elements.allSatisfy(\.isJSONString) else {
        output.report(.wrongOrder(list))
        continue
      }
      let scope = scope(of: file)
      for element in list.elements where places[scope + element.text] == nil {
        places[scope + element.text] = places.count
      }
    }
    func place(_ set: Int) -> Int {
      let names = [sets[set].name, sets[set].shortName].compactMap { $0 }
      return names.compactMap { places[sets[set].scope + $0] }.first ?? .max
    }
    let named = sets.indices.filter { sets[$0].name != nil && !others.contains($0) }
    order = named.sorted { a, b in
      (place(a), a) < (place(b), b)
    }
  }

  /// The span of the first group of themes that has a set: its name, or that of its first theme.
  func placeOfThemes(of set: Int) -> Span? {
    let group = themes.first { $0.themes.contains { $0.sets[set] != nil } }
    return group.flatMap { ($0.node ?? $0.themes.first?.name)?.span }
  }

  /// The scope in which a file's themes and order look up sets.
  private func scope(of file: TokenFile) -> String {
    let path = file.tree.source.path
    return file.role == .sets ? path : folder(of: path)
  }

  private mutating func readThemes(_ files: [TokenFile], _ output: TokenOutput) {
    for (index, file) in files.enumerated() {
      let list: SyntaxNode? =
        switch file.role {
        case .themes: file.tree.root
        case .sets: file.tree.root?["$themes"]
        case .tokens, .metadata, .asset, .resolver: nil
        }
      guard let list, list.kind != .missing else { continue }
      guard list.kind == .sequence else {
        output.report(.themesAreNoList(list))
        continue
      }
      let scope = scope(of: file)
      let own = order.enumerated().filter { sets[$1].scope == scope }
      var names = Dictionary(
        own.map { (sets[$1].name ?? "", (set: $1, place: $0)) }, uniquingKeysWith: { first, _ in first })
      for (place, set) in own {
        if let short = sets[set].shortName, names[short] == nil { names[short] = (set, place) }
      }
      let known = KnownNames(names.keys.sorted())
      for element in list.elements {
        guard let theme = Theme(element, names, known, output) else { continue }
        let group = element["group"].flatMap { $0.isJSONString && !$0.text.isEmpty ? $0 : nil }
        if let place = themes.firstIndex(where: { $0.name == group?.text && $0.file == index }) {
          themes[place].themes.append(theme)
        } else {
          themes.append(ThemeGroup(file: index, node: group, themes: [theme]))
        }
      }
    }
  }
}

/// Themes of which one holds at a time, as the modes of an axis do.
struct ThemeGroup {
  let file: Int
  /// The group's name; nil for themes without a group.
  let node: SyntaxNode?
  /// The axes of modes that the themes are about, with their modes, where the file has them.
  var axes: SyntaxNode?
  /// The extensions of the group for programs.
  var extensions: SyntaxNode?
  /// The name of the set that a resolver document names by itself; nil for themes.
  var setName: SyntaxNode?
  var themes: [Theme]

  var name: String? { node?.text }
}

/// A theme with its sets.
struct Theme {
  let name: SyntaxNode
  /// The sets of the theme, by their indices, each with its place in the order in which later ones replace earlier ones.
  private(set) var sets: [Int: Int] = [:]
  /// The theme's sets that are only there for others to refer to.
  private(set) var sources: Set<Int> = []

  init(name: SyntaxNode, sets: [Int: Int]) { (self.name, self.sets) = (name, sets) }

  /// Reads a theme; nil for a node that is none, which is reported.
  ///
  /// - Parameters:
  ///   - names: Each set by its name, with its place in their order.
  ///   - known: The names alone.
  init?(
    _ node: SyntaxNode, _ names: [String: (set: Int, place: Int)], _ known: KnownNames,
    _ output: TokenOutput
  ) {
    guard node.kind != .missing else { return nil }
    guard let name = node["name"], name.isJSONString, !name.text.isEmpty else {
      output.report(.themeWithoutName(node))
      return nil
    }
    self.name = name
    guard let states = node["selectedTokenSets"], states.kind != .missing else {
      output.report(.themeWithoutSets(name))
      return
    }
    switch states.kind {
    case .mapping: for entry in states.entries { add(entry.key, entry.value, names, known, output) }
    // As Tokens Studio had it at first: `[{ "id": "core", "status": "source" }]`.
    case .sequence where states.elements.allSatisfy({ $0["id"] != nil && $0["status"] != nil }):
      for element in states.elements {
        if let id = element["id"], let status = element["status"] { add(id, status, names, known, output) }
      }
    case .sequence, .scalar, .missing: output.report(.setsAreNoObject(states))
    }
  }

  private mutating func add(
    _ name: SyntaxNode, _ state: SyntaxNode, _ names: [String: (set: Int, place: Int)], _ known: KnownNames,
    _ output: TokenOutput
  ) {
    guard state.isJSONString, ["enabled", "source", "disabled"].contains(state.text) else {
      if state.kind != .missing { output.report(.wrongStateOfSet(state)) }
      return
    }
    guard state.text != "disabled" else { return }
    guard let set = names[name.text] else {
      // It may be what couldn't be read.
      let near = known.nearest(to: name.text).flatMap { arePartsAlike($0, name.text) ? $0 : nil }
      if !output.lacksTokens { output.report(.unknownSet(name, near: near)) }
      return
    }
    sets[set.set] = set.place
    if state.text == "source" { sources.insert(set.set) }
  }
}

/// Whether the names of two sets differ only in parts of which one may be a misspelling of the other, unlike `scheme/light/brand` and `scheme/dark/brand`.
private func arePartsAlike(_ first: String, _ second: String) -> Bool {
  let (own, others) = (first.split(separator: "/"), second.split(separator: "/"))
  return own.count != others.count
    || zip(own, others).allSatisfy { $0 == $1 || KnownNames([String($0)]).nearest(to: String($1)) != nil }
}

/// The folder of a path, with the slash at its end.
private func folder(of path: String) -> String {
  path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
}

/// The name of the set in a file: `primitives/globals` for `primitives/globals.json`, and `light.tokens` for `light.tokens.json`.
private func setName(_ path: Substring) -> String {
  let ending = [".json", ".jsonc", ".tokens"].first { path.hasSuffix($0) }
  return String(path.dropLast(ending?.count ?? 0))
}

extension TokenSet {
  /// Another name that people may use for the set: `light` for `light.tokens`; nil for most.
  var shortName: String? {
    name.flatMap { $0.hasSuffix(".tokens") ? String($0.dropLast(".tokens".count)) : nil }
  }
}
