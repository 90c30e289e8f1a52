import StyleModel

/// What a `DESIGN.md` calls tokens and styles: words joined by hyphens, each name once.
struct PageNames {
  private var taken: Set<String> = []

  /// `surface-card` for `surface.card`, and `near-white` for `nearWhite`; with a number behind it if another has that name.
  mutating func claim(_ words: [String]) -> String {
    let name = words.map(hyphenated).filter { !$0.isEmpty }.joined(separator: "-")
    let base = name.isEmpty ? "unnamed" : name
    var claimed = base
    var number = 2
    // Beside each name, the one of its dark twin is kept free.
    while taken.contains(claimed) || taken.contains(claimed + PageNames.dark) {
      claimed = "\(base)-\(number)"
      number += 1
    }
    taken.formUnion([claimed, claimed + PageNames.dark])
    return claimed
  }

  /// What stands behind the name of something as it is in the dark.
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
