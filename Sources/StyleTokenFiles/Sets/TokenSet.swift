import StyleSource
import StyleSyntax

/// Tokens that are there together or not at all: those of a file, or of a member of a file that has several sets.
struct TokenSet {
  let file: Int
  /// What themes call it; nil in files that themes say nothing of.
  let name: String?
  let root: SyntaxNode
  /// Whether it is written as tools had it before the format.
  let isOfTools: Bool
  /// The names at its root that are left out.
  var replaced: Set<String> = []
}

/// The sets of files that see each other, in the order of the files, and the themes that say when each holds.
struct TokenSets {
  private(set) var sets: [TokenSet] = []
  private(set) var themes: [ThemeGroup] = []
  /// Of sets that have a name, the order in which later ones replace tokens of earlier ones.
  private(set) var order: [Int] = []

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
            file: index, name: file.tree.source.path, root: part.root, isOfTools: file.isOfTools,
            replaced: part.replaced))
      }
      guard parts.isEmpty else { continue }
      switch file.role {
      case .themes, .metadata, .asset, .resolver: continue
      case .tokens:
        let path = file.tree.source.path
        let name = folders.first { path.hasPrefix($0) }.map { setName(path.dropFirst($0.utf8.count)) }
        sets.append(
          TokenSet(file: index, name: name, root: root, isOfTools: name != nil || file.isOfTools))
      case .sets:
        for entry in root.entries where !entry.key.text.hasPrefix("$") {
          sets.append(
            TokenSet(file: index, name: entry.key.text, root: entry.value, isOfTools: true))
        }
      }
    }
    let ofResolvers = sources.compactMap { places[$0] }
    readOrder(files, except: Set(ofResolvers))
    readThemes(files, output)
    order += ofResolvers
    for resolver in resolvers {
      for group in resolver.groups {
        themes.append(
          ThemeGroup(
            file: resolver.file, node: group.node,
            themes: group.contexts.map {
              Theme(name: $0.name, sets: Set($0.sources.compactMap { places[$0] }))
            }))
      }
    }
  }

  /// By `tokenSetOrder`; sets that it leaves out come behind, in the order of their files.
  private mutating func readOrder(_ files: [TokenFile], except others: Set<Int>) {
    var places: [String: Int] = [:]
    for file in files {
      let list =
        switch file.role {
        case .metadata: file.tree.root?["tokenSetOrder"]
        case .sets: file.tree.root?["$metadata"]?["tokenSetOrder"]
        case .tokens, .themes, .asset, .resolver: nil as SyntaxNode?
        }
      for element in list?.elements ?? [] where places[element.text] == nil {
        places[element.text] = places.count
      }
    }
    let named = sets.indices.filter { sets[$0].name != nil && !others.contains($0) }
    order = named.sorted { a, b in
      (sets[a].name.flatMap { places[$0] } ?? .max, a) < (sets[b].name.flatMap { places[$0] } ?? .max, b)
    }
  }

  private mutating func readThemes(_ files: [TokenFile], _ output: TokenOutput) {
    let names = Dictionary(
      order.map { (sets[$0].name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
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
      for element in list.elements {
        guard let theme = Theme(element, names, output) else { continue }
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
  /// Its name; nil for themes without a group.
  let node: SyntaxNode?
  var themes: [Theme]

  var name: String? { node?.text }
}

/// A theme: the sets that hold with it.
struct Theme {
  let name: SyntaxNode
  /// The indices of the sets that hold with it.
  private(set) var sets: Set<Int> = []
  /// Those of them that are only there for others to refer to.
  private(set) var sources: Set<Int> = []

  init(name: SyntaxNode, sets: Set<Int>) { (self.name, self.sets) = (name, sets) }

  /// Nil for what is no theme, which is reported.
  init?(_ node: SyntaxNode, _ names: [String: Int], _ output: TokenOutput) {
    guard node.kind != .missing else { return nil }
    guard let name = node["name"], name.isJSONString, !name.text.isEmpty else {
      output.report(.themeWithoutName(node))
      return nil
    }
    self.name = name
    guard let states = node["selectedTokenSets"] else { return }
    for entry in states.entries {
      let state = entry.value.text
      guard entry.value.isJSONString, ["enabled", "source", "disabled"].contains(state) else {
        output.report(.wrongStateOfSet(entry.value))
        continue
      }
      guard state != "disabled" else { continue }
      guard let set = names[entry.key.text] else {
        output.report(
          .unknownSet(entry.key, near: output.nearest(to: entry.key.text, among: names.keys.sorted())))
        continue
      }
      sets.insert(set)
      if state == "source" { sources.insert(set) }
    }
  }
}

/// With the slash at its end.
private func folder(of path: String) -> String {
  path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
}

/// The name of a file at a path.
func fileName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

/// `primitives/globals` for the file `primitives/globals.json`.
private func setName(_ path: Substring) -> String {
  var name = path
  for ending in [".json", ".jsonc", ".tokens"] where name.hasSuffix(ending) {
    name = name.dropLast(ending.count)
  }
  return String(name)
}
