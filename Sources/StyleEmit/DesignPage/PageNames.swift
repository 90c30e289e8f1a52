import StyleModel

/// The names of tokens and styles in a `DESIGN.md`: words joined by hyphens, each name once.
struct PageNames {
  private var taken: Set<String> = []

  /// A free name of some words, which is then taken: `surface-card` for `surface.card`, and `near-white` for `nearWhite`; with a number
  /// behind it if the name is taken.
  mutating func claim(_ words: [String]) -> String {
    let name = words.map(hyphenated).filter { !$0.isEmpty }.joined(separator: "-")
    let base = name.isEmpty ? "unnamed" : name
    var claimed = base
    var number = 2
    // The name for the dark is kept free, too.
    while taken.contains(claimed) || taken.contains(claimed + PageNames.dark) {
      claimed = "\(base)-\(number)"
      number += 1
    }
    taken.formUnion([claimed, claimed + PageNames.dark])
    return claimed
  }

  /// The end of a name for the dark.
  static let dark = "-dark"
}

/// The words of a name in camel case, with hyphens between them: `ui-kit` for `UIKit`, `h1` for `h1`.
private func hyphenated(_ name: String) -> String {
  let letters = Array(name)
  var result = ""
  for (index, letter) in letters.enumerated() {
    guard letter.isLetter || letter.isNumber else {
      if !result.isEmpty, result.last != "-" { result += "-" }
      continue
    }
    let before = index > 0 ? letters[index - 1] : nil
    let isNext = letters.indices.contains(index + 1) && letters[index + 1].isLowercase
    let beginsWord =
      letter.isUppercase
      && (before.map { $0.isLowercase || $0.isNumber } ?? false || before?.isUppercase ?? false && isNext)
    if beginsWord, result.last != "-" { result += "-" }
    result += letter.lowercased()
  }
  while result.last == "-" { result.removeLast() }
  return result
}

extension Token {
  /// The names of its groups and its own, without its type.
  var words: [String] { name.split(separator: ".").dropFirst().map(String.init) }
}
