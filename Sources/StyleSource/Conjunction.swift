extension [String] {
  /// “‘x’, ‘y’ and ‘width’”: all that are meant, and not some of many.
  package var quotedConjunction: String { map { "‘\($0)’" }.conjunction }

  /// “x, y and width”
  package var conjunction: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
