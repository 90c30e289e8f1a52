/// Which tokens have a name, whatever sets they belong to.
struct DesignTokenNames {
  /// By token, the number of its name.
  private(set) var numbers: [Int] = []
  /// By token, the set that it belongs to.
  private(set) var sets: [Int] = []
  private var known: [String: Int] = [:]
  /// By name, its first token.
  private var first: [Int] = []
  /// By token, the next one with its name in a set behind its own; −1 behind the last.
  private var next: [Int] = []

  /// - Parameter tokens: In the order of their sets. Of those with one name in one set, the first counts.
  init(_ tokens: [DesignToken]) {
    known.reserveCapacity(tokens.count)
    numbers.reserveCapacity(tokens.count)
    sets = tokens.map(\.set)
    next = Array(repeating: -1, count: tokens.count)
    // By name, its last token.
    var last: [Int] = []
    for (index, token) in tokens.enumerated() {
      guard let number = known[token.name] else {
        known[token.name] = first.count
        numbers.append(first.count)
        first.append(index)
        last.append(index)
        continue
      }
      numbers.append(number)
      guard sets[last[number]] != sets[index] else { continue }
      next[last[number]] = index
      last[number] = index
    }
  }

  /// The number of a name, from 0 on; nil for one that no token has.
  func number(of name: String) -> Int? { known[name] }

  /// The first token of a name in each set that has it, in the order of the sets.
  func tokens(_ number: Int) -> Tokens { Tokens(first: first[number], next: next) }

  struct Tokens: Sequence, IteratorProtocol {
    private var index: Int
    private let followers: [Int]

    fileprivate init(first: Int, next: [Int]) { (index, followers) = (first, next) }

    mutating func next() -> Int? {
      guard index >= 0 else { return nil }
      defer { index = followers[index] }
      return index
    }
  }
}

extension TokenSystem {
  /// The token at a path, as a set sees it: its own before those of others.
  func index(of path: String, in set: Int) -> Int? {
    if let name = names.number(of: path) {
      var nearest: (index: Int, distance: Int)?
      for index in names.tokens(name) {
        let other = names.sets[index]
        if other == set { return index }
        let distance = setOrder.distance(of: other, from: set)
        if nearest.map({ distance < $0.distance }) ?? true { nearest = (index, distance) }
      }
      if let nearest { return nearest.index }
    }
    // As Style Dictionary had it up to version 3.
    guard path.hasSuffix(".value") else { return nil }
    return self.index(of: String(path.dropLast(".value".utf8.count)), in: set)
  }

  /// The token at a path in one set.
  func ownIndex(of path: String, in set: Int) -> Int? {
    names.number(of: path).flatMap { name in names.tokens(name).first { names.sets[$0] == set } }
  }

  /// Whether several sets that hold together, or in turns, have a token.
  func isSaidTwice(_ path: String, beside set: Int) -> Bool {
    guard let name = names.number(of: path) else { return false }
    let scope = sets.sets[set].scope
    return Set(names.tokens(name).map { names.sets[$0] }.filter { sets.sets[$0].scope == scope }).count > 1
  }

  /// What all sets say of a token.
  func definitions(of path: String) -> [Int] { names.number(of: path).map { Array(names.tokens($0)) } ?? [] }

  /// A number for the name of a token, from 0 on; two tokens with the same path have the same.
  func nameNumber(_ index: Int) -> Int { names.numbers[index] }

  /// The tokens with the name that a token has, in the order of their sets.
  func namesakes(of index: Int) -> DesignTokenNames.Tokens { names.tokens(names.numbers[index]) }
}
