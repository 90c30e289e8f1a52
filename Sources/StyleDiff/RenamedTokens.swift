import StyleModel

/// The tokens that a design tool has given other names, by their old names: the tool knows each token by an ID.
package func renamedTokens(from old: ResolvedSheet, to new: ResolvedSheet) -> [String: String] {
  let names = namesByIdentity(new)
  return namesByIdentity(old).reduce(into: [:]) { renamed, token in
    if let old = token.value, case let new?? = names[token.key], old != new { renamed[old] = new }
  }
}

/// The name of the token with a type, a group of an import and an ID; nil where several have them.
private func namesByIdentity(_ sheet: ResolvedSheet) -> [String: String?] {
  sheet.tokens.reduce(into: [:]) { names, token in
    guard let identity = token.identity else { return }
    let key = "\(token.type.rawValue) \(token.importGroup ?? "") \(identity)"
    names[key] = .some(names[key] == nil ? token.name : nil)
  }
}
