import StyleSource

/// Reports tokens of a resolver document that are groups in others of its sets. The format doesn't say what becomes of them.
func reportTokensThatAreGroups(in system: TokenSystem) {
  let documents = Set(system.files.filter(\.isResolver).map(\.tree.source.path))
  guard !documents.isEmpty else { return }
  struct Place: Hashable {
    let document: String
    let path: [String]
  }
  func document(of token: DesignToken) -> String? {
    let scope = system.sets.sets[token.set].scope
    return documents.contains(scope) ? scope : nil
  }
  var tokens: [Place: DesignToken] = [:]
  for token in system.tokens {
    guard let document = document(of: token) else { continue }
    let place = Place(document: document, path: token.path)
    if tokens[place] == nil { tokens[place] = token }
  }
  var known: Set<Place> = []
  for token in system.tokens {
    guard let document = document(of: token) else { continue }
    var place = Place(document: document, path: token.groupPath)
    while !place.path.isEmpty, known.insert(place).inserted {
      if let other = tokens[place] { system.output.report(.tokenThatIsGroup(other, token)) }
      place = Place(document: document, path: place.path.dropLast())
    }
  }
}

extension Diagnostic {
  fileprivate static func tokenThatIsGroup(_ token: DesignToken, _ member: DesignToken) -> Diagnostic {
    Diagnostic(
      .tokenStructure, "‘\(token.name.shortened)’ is a token here, and a group in another set",
      at: token.key.span, related: [Related("this is in the group", at: member.key.span)],
      notes: ["rename one of them; to have both, name the token ‘$root’ in the group"])
  }
}
