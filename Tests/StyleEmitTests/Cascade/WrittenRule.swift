/// What somebody says of a property, or of a layer's key, in a state and some modes.
struct Statement {
  var target: String
  var states: Set<String> = []
  var modes: Set<String> = []
  var value: Said

  enum Said {
    case number(Int)
    /// By its place in `WrittenRule.tokens`.
    case token(Int)
    /// That of another property before anything is computed, so many times and so much more.
    case computed(String, times: Int, plus: Int)
    /// That of another property, whatever it is, so many times.
    case follows(String, times: Int)
  }
}

/// The rules under “Which value wins” in `docs/language.md`, as plainly as it can be written. It shares no code with the compiler.
struct WrittenRule {
  /// In the order in which they are declared.
  var axes: [[String]]
  /// What each token says of modes.
  var tokens: [[Statement]] = []

  private static let pressing = [
    "hovered", "focused", "selected", "highlighted", "busy", "wrong", "disabled",
  ]

  /// What each of `authors`, the one with the least say first, says: what holds of that in a state and in modes.
  func holding(
    _ target: String, _ authors: [[Statement]], _ states: Set<String>, _ modes: Set<String>,
    isWanted: (Statement) -> Bool = { _ in true }
  ) -> Statement? {
    func weight(_ rank: Int, _ statement: Statement) -> [Int] {
      [statement.states.count] + WrittenRule.pressing.reversed().map { statement.states.contains($0) ? 1 : 0 }
        + [rank, statement.modes.count] + axes.reversed().map { statement.modes.isDisjoint(with: $0) ? 0 : 1 }
    }
    func applies(_ statement: Statement) -> Bool {
      statement.target == target && statement.states.isSubset(of: states)
        && statement.modes.isSubset(of: modes)
    }
    return authors.enumerated().flatMap { rank, said in
      said.filter { applies($0) && isWanted($0) }.map { (weight(rank, $0), $0) }
    }
    .max { $0.0.lexicographicallyPrecedes($1.0) }?.1
  }

  func value(_ target: String, _ authors: [[Statement]], _ states: Set<String>, _ modes: Set<String>) -> Int?
  {
    func value(_ statement: Statement?) -> Int? {
      switch statement?.value {
      case .number(let number)?: return number
      case .token(let index)?: return value(holding("", [tokens[index]], states, modes))
      case .follows(let other, let times)?:
        return self.value(other, authors, states, modes).map { $0 * times }
      case .computed(let other, let times, let plus)?:
        let operand = holding(other, authors, states, modes) {
          if case .computed = $0.value { false } else { true }
        }
        return value(operand).map { $0 * times + plus }
      case nil: return nil
      }
    }
    return value(holding(target, authors, states, modes))
  }
}
