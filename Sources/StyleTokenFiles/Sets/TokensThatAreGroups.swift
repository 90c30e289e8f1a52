import StyleSource

/// Reports tokens of a resolver document that are groups in others of its sets. The format doesn't define such a merge.
func reportTokensThatAreGroups(in system: TokenSystem) {
  let documents = Set(system.files.filter(\.isResolver).map(\.tree.source.path))
  guard !documents.isEmpty else { return }
  let sets = system.sets.sets
  let isInDocument = sets.map { documents.contains($0.scope) }
  /// The first token of a document at a path.
  func token(at path: [String], in document: String) -> Int? {
    system.definitions(of: path.joined(separator: ".")).first { index in
      sets[system.tokens[index].set].scope == document && system.tokens[index].path == path
    }
  }
  struct Group: Hashable {
    let document: String
    let path: [String]
  }
  var known: Set<Group> = []
  // Most tokens are in the group of the one before.
  var last: (set: Int, path: [String])?
  for index in system.tokens.indices where isInDocument[system.tokens[index].set] {
    let (set, path) = (system.tokens[index].set, system.tokens[index].groupPath)
    if let last, last.set == set, last.path == path { continue }
    last = (set, path)
    var group = Group(document: sets[set].scope, path: path)
    while !group.path.isEmpty, known.insert(group).inserted {
      if let other = token(at: group.path, in: group.document) {
        system.output.report(.tokenThatIsGroup(system.tokens[other], system.tokens[index]))
      }
      group = Group(document: group.document, path: group.path.dropLast())
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
