extension [String] {
  /// The words in quotes, in a list: “‘x’, ‘y’ and ‘width’”. Unlike a shortened list, it has all of them.
  package var quotedConjunction: String { map { "‘\($0)’" }.conjunction }

  /// The words in a list: “x, y and width”.
  package var conjunction: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
