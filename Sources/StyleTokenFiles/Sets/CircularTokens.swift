import StyleSource
import StyleSyntax

/// Tokens that refer to each other in a circle when all sets are taken together. The themes in which they do are reported. In all others,
/// each gets the value that it has there: a style file's tokens may not refer to each other in a circle, whatever the modes.
struct CircularTokens {
  /// The values of the tokens, with their definitions and modes.
  private(set) var values: [(definition: Definition, value: StyleValue, modes: [String])] = []
  /// The definitions of each name in all sets, by name.
  private let definitions: [[Definition]]
  private let conditions: SetConditions
  private let system: TokenSystem
  /// The name of each token that has a definition, by token.
  private var names: [Int?]
  /// The names of the tokens.
  private var found: Set<Int> = []
  /// The definitions that are known to lie in a circle in some theme.
  private var told: Set<Int> = []
  /// Numbers of values, by the definition that each is made of and by the values that this refers to.
  private var numbers: [[Int]: Int] = [:]

  /// - Parameter definitions: The definitions of each name in all sets, by name.
  init(_ definitions: [[Definition]], _ conditions: SetConditions, _ system: TokenSystem) {
    self.definitions = definitions
    self.conditions = conditions
    self.system = system
    names = Array(repeating: nil, count: system.tokens.count)
    for (name, all) in definitions.enumerated() { for definition in all { names[definition.token] = name } }
    var references: [Int: [Int]] = [:]
    for (name, all) in definitions.enumerated()
    where all.contains(where: { system.refersToTokens($0.token) }) {
      let referred = namesReferred(by: all.map(\.token))
      if !referred.isEmpty { references[name] = referred }
    }
    // What refers to nothing lies in no circle.
    for component in NameGraph(references.keys.sorted(), references).components { read(component) }
    for (name, all) in definitions.enumerated()
    where !found.contains(name) && all.contains(where: { system.mayLookIntoTokens($0.token) }) {
      readLookingIntoOthers(name)
    }
  }

  /// Reads a token whose value takes parts of other tokens, and so differs where a theme replaces those.
  private mutating func readLookingIntoOthers(_ name: Int) {
    var open = definitions[name].flatMap { system.tokensLookedInto(by: $0.token) }
    guard !open.isEmpty else { return }
    var others: Set<Int> = []
    while let token = open.popLast() {
      guard let other = names[token], other != name, others.insert(other).inserted else { continue }
      for definition in definitions[other] {
        open += system.tokensLookedInto(by: definition.token)
        open += system.tokensReferred(by: definition.token)
      }
    }
    guard others.contains(where: { definitions[$0].count > 1 }) else { return }
    let component = [name] + others.sorted()
    let definers = Set(component.flatMap { definitions[$0] }.map(\.set))
    guard let combinations = conditions.combinations(of: definers) else { return }
    found.insert(name)
    let winners = combinations.map { self.winners(component, $0) }
    var keys: [[Int]: Int] = [:]
    let numbers = winners.map { winners in
      let key = component.map { winners[$0] ?? -1 }
      let number = keys[key] ?? keys.count
      keys[key] = number
      return winners[name] == nil ? nil : number
    }
    for value in conditions.values(in: combinations, key: { numbers[$0.index] }) {
      add(name, winners[value.combination.index], value)
    }
  }

  func contains(_ name: Int) -> Bool { found.contains(name) }

  /// The names of the tokens that values of some definitions refer to, each once.
  private func namesReferred(by tokens: [Int]) -> [Int] {
    var found: [Int] = []
    for token in tokens { found += system.tokensReferred(by: token).compactMap { names[$0] } }
    guard found.count > 1 else { return found }
    var seen: Set<Int> = []
    return found.filter { seen.insert($0).inserted }
  }

  /// Reads tokens that lead to each other.
  private mutating func read(_ component: [Int]) {
    let definers = Set(component.flatMap { definitions[$0] }.map(\.set))
    guard let combinations = conditions.combinations(of: definers) else { return }
    found.formUnion(component)
    let winners = combinations.map { self.winners(component, $0) }
    let keys = combinations.map { keysOfValues(component, winners[$0.index], $0) }
    for name in component {
      for value in conditions.values(in: combinations, key: { keys[$0.index][name] }) {
        add(name, winners[value.combination.index], value)
      }
    }
  }

  /// The token that counts for each name in a combination of themes, by name.
  private func winners(_ component: [Int], _ combination: SetConditions.Combination) -> [Int: Int] {
    var winners: [Int: Int] = [:]
    for name in component {
      let set = conditions.winner(among: Set(definitions[name].map(\.set)), in: combination)
      winners[name] = definitions[name].first { $0.set == set }?.token
    }
    return winners
  }

  /// The number of the value that each name has in a combination of themes: equal for values made of the same definitions, and −1 for one
  /// that leads into a circle, which is reported.
  private mutating func keysOfValues(
    _ component: [Int], _ winners: [Int: Int], _ combination: SetConditions.Combination
  ) -> [Int: Int] {
    var references: [Int: [Int]] = [:]
    for (name, winner) in winners {
      references[name] = namesReferred(by: [winner]).filter { winners[$0] != nil }
    }
    let graph = NameGraph(component.filter { winners[$0] != nil }, references)
    report(graph.circles(component), winners, combination)
    var keys = winners.mapValues { _ in -1 }
    for name in graph.order {
      let key = [winners[name] ?? -1] + (references[name] ?? []).map { keys[$0] ?? -1 }
      let number = numbers[key] ?? numbers.count
      numbers[key] = number
      keys[name] = number
    }
    return keys
  }

  private mutating func report(
    _ circles: [[Int]], _ winners: [Int: Int], _ combination: SetConditions.Combination
  ) {
    for circle in circles {
      let members = circle.compactMap { winners[$0] }
      let path = members.map { system.tokens[$0].name }
      let place = members.indices.first {
        !told.contains(members[$0]) && system.tokens[members[$0]].inherited == nil
      }
      told.formUnion(members)
      guard let place else { continue }
      // Of a long circle, a message shows the beginning and the end.
      let count = path.count
      let shown = count <= 16 ? Array(0..<count) : Array(0..<8) + Array(count - 8..<count)
      let names = shown.map { path[(place + $0) % count] }
      system.output.report(
        .endlessTokens(
          names + [path[place]], system.tokens[members[place]],
          others: members.indices.filter { $0 != place }.map { system.tokens[members[$0]] },
          theme: combination.name))
    }
  }

  private mutating func add(_ name: Int, _ winners: [Int: Int], _ value: SetConditions.Value) {
    guard let winner = winners[name] else { return }
    let entries =
      value.key < 0
      ? [] : system.reading(winner, with: winners, of: names) { TokenTranslation.entries(of: winner, system) }
    for definition in definitions[name] where definition.token == winner {
      let read = entries.first { $0.type == definition.type }?.value
      values.append((definition, read ?? .missing(system.tokens[winner].value.span), value.modes))
    }
  }
}
