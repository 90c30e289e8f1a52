/// The tokens of each name, whatever their sets.
struct DesignTokenNames {
  /// The number of each token's name, by token.
  private(set) var numbers: [Int] = []
  /// The set of each token, by token.
  private(set) var sets: [Int] = []
  private var known: [String: Int] = [:]
  /// The first token of each name, by name.
  private var first: [Int] = []
  /// For each token, the next one with its name, which is in a later set; −1 for the last.
  private var next: [Int] = []

  /// - Parameter tokens: The tokens in the order of their sets. Of several with one name in one set, the first counts.
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

  /// The first token of a name in each set that has one, in the order of the sets.
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
  /// The token at a path that a set sees: its own before those of other sets.
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

  /// Whether several sets with the scope of a set have a token at a path.
  func isSaidTwice(_ path: String, beside set: Int) -> Bool {
    guard let name = names.number(of: path) else { return false }
    let scope = sets.sets[set].scope
    return Set(names.tokens(name).map { names.sets[$0] }.filter { sets.sets[$0].scope == scope }).count > 1
  }

  /// The tokens at a path, of all sets.
  func definitions(of path: String) -> [Int] { names.number(of: path).map { Array(names.tokens($0)) } ?? [] }

  /// A number for the name of a token, from 0 on, which is equal for tokens with one path.
  func nameNumber(_ index: Int) -> Int { names.numbers[index] }

  /// The tokens with the name that a token has, in the order of their sets.
  func namesakes(of index: Int) -> DesignTokenNames.Tokens { names.tokens(names.numbers[index]) }
}
