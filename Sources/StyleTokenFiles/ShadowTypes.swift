import StyleSyntax

/// The shadows that are lists in a style file. A token has one type in all sets and modes, and so have the tokens that it refers to.
struct ListShadows {
  private var parents: [Name: Name] = [:]
  private var lists: Set<Name> = []

  /// The name of a token and its scope, which all definitions of the token share.
  struct Name: Hashable {
    let number: Int
    let group: String?
  }

  init(_ system: TokenSystem) {
    for index in system.tokens.indices where system.types[index] == .shadow && !system.tokens[index].isOfTools
    {
      let token = system.tokens[index]
      let name = system.shadowName(of: index)
      add(token.value, of: token, name, system)
      for entry in token.modesInExtensions?.entries.map({ $0 }) ?? [] {
        add(entry.value, of: token, name, system)
      }
    }
    lists = Set(lists.map { root($0) })
  }

  func contains(_ name: Name) -> Bool { !lists.isEmpty && lists.contains(root(name)) }

  private mutating func add(_ value: SyntaxNode, of token: DesignToken, _ name: Name, _ system: TokenSystem) {
    switch system.resolve(value, in: token.set, isSilent: true) {
    case .broken: break
    case .token(let target):
      let (a, b) = (root(name), root(system.shadowName(of: target)))
      if a != b { parents[a] = b }
    case .literal(let value): if !system.isPlainShadow(value) { lists.insert(name) }
    }
  }

  private func root(_ name: Name) -> Name {
    var name = name
    while let parent = parents[name] { name = parent }
    return name
  }
}

extension TokenSystem {
  func shadowName(of index: Int) -> ListShadows.Name {
    ListShadows.Name(number: nameInSets(index), group: files[tokens[index].file].options.group)
  }

  /// Whether a shadow is one that every layer can cast: neither a list, nor spread, nor inset.
  fileprivate func isPlainShadow(_ value: SyntaxNode) -> Bool {
    guard value.kind == .mapping else { return false }
    let isInset = value["inset"].map { !$0.hasText("false") } ?? false
    guard !isInset, let spread = value["spread"] else { return !isInset }
    if spread.kind == .mapping { return spread["value"]?.jsonNumber == 0 }
    return ["px", "rem"].contains {
      spread.text.hasSuffix($0) && Double(spread.text.dropLast($0.utf8.count)) == 0
    }
  }
}
