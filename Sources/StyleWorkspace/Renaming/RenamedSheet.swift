import StyleModel
import StyleSource

extension ResolvedSheet {
  /// The reason why a change did more than rename some tokens; nil where it did not.
  ///
  /// - Parameter renamed: The new names, by the old ones.
  package func problem(ofTokensIn after: ResolvedSheet, renamed: [String: String]) -> String? {
    func count(_ names: some Sequence<String>) -> [String: Int] {
      names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
    let wanted = count(tokens.map { renamed[$0.name] ?? $0.name })
    let found = count(after.tokens.map(\.name))
    if let lacking = wanted.keys.sorted().first(where: { found[$0] != wanted[$0] }) {
      return "there would be no token ‘$\(lacking)’"
    }
    if let more = found.keys.sorted().first(where: { wanted[$0] == nil }) {
      return "there would be another token ‘$\(more)’"
    }
    let oldUses = count(namesOfReferences { renamed[$0] ?? $0 })
    if oldUses != count(after.namesOfReferences { $0 }) {
      return "some references would lead to other tokens"
    }
    return nil
  }

  /// The first token whose value differs, with its new name, after a change that renames tokens; nil where none does.
  package func otherToken(in after: ResolvedSheet, renamed: [String: String]) -> String? {
    let found = Dictionary(after.tokens.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for token in tokens {
      let name = renamed[token.name] ?? token.name
      guard let other = found[name], other.value.value == token.value.value,
        other.value.cases.map(\.value) == token.value.cases.map(\.value),
        other.value.cases.map(\.modes) == token.value.cases.map(\.modes)
      else { return name }
    }
    return nil
  }

  /// The files and the names of all references to tokens.
  private func namesOfReferences(_ name: (String) -> String) -> [String] {
    references.parts.flatMap { part in
      part.compactMap { reference in
        guard case .token(let index) = reference.target else { return nil }
        return "\(reference.span.file.index) \(name(tokens[index].name))"
      }
    }
  }
}
