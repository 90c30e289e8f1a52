import StyleSource

/// Finds what was meant by the misspelled names of a file, and knows how much that may cost.
final class Guesses {
  private let lists: NameLists
  private var known: [NamePlace: KnownNames] = [:]
  private var knownTokens: [FileID: KnownTokens] = [:]
  private var searches = 0
  private let cost = SearchCost()
  private let mostSearches, mostComparisons, plainSearches: Int

  /// Allows a hundred searches in a file, and more where they cost little: half a million comparisons.
  ///
  /// - Parameters:
  ///   - parts: The number of parts in which the file is read, which share its searches.
  ///   - lists: The lists that the parts search.
  init(partsOfFile parts: Int = 1, among lists: NameLists = NameLists()) {
    self.lists = lists
    mostSearches = max(1, 100 / parts)
    mostComparisons = 500_000 / parts
    plainSearches = 16 / parts
  }

  /// A budget without any searches.
  static var none: Guesses { Guesses(most: 0) }

  private init(most: Int) {
    lists = NameLists()
    (mostSearches, mostComparisons, plainSearches) = (most, most, most)
  }

  /// The names to search for the one that was meant; nil after searches that cost much, since more of them don't make a file of nothing but
  /// mistakes any clearer.
  func candidates(in place: NamePlace, _ names: () -> [String]) -> KnownNames? {
    guard mayGoOn else { return nil }
    searches += 1
    if let found = known[place] { return found }
    let found = KnownNames(lists.names(in: place, names), plainSearches: plainSearches, cost: cost)
    known[place] = found
    return found
  }

  /// The tokens of a file to search for the one that was meant; nil after searches that cost much.
  func tokens(in file: FileID, _ names: () -> [String]) -> KnownTokens? {
    guard mayGoOn else { return nil }
    searches += 1
    if let found = knownTokens[file] { return found }
    let found = KnownTokens(lists.tokens(in: file, names), plainSearches: plainSearches, cost: cost)
    knownTokens[file] = found
    return found
  }

  private var mayGoOn: Bool { searches < mostSearches || cost.comparisons < mostComparisons }
}

/// The names of places, each list made once for all threads that read files at the same time.
final class NameLists: Sendable {
  private let names = Guarded<[NamePlace: KnownNames.Shared]>([:])
  private let tokens = Guarded<[FileID: KnownTokens.Shared]>([:])

  func names(in place: NamePlace, _ make: () -> [String]) -> KnownNames.Shared {
    names.use { names in
      let found = names[place] ?? KnownNames.Shared(make())
      names[place] = found
      return found
    }
  }

  func tokens(in file: FileID, _ make: () -> [String]) -> KnownTokens.Shared {
    tokens.use { tokens in
      let found = tokens[file] ?? KnownTokens.Shared(make())
      tokens[file] = found
      return found
    }
  }
}
