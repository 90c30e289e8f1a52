import StyleModel

extension WrittenLiteral {
  /// Whether a token of the same value surely stands for the same thing, and isn't equal by chance.
  ///
  /// A colour that isn't gray does, unless the token's name says that it is for another part, such as a text. Anything else does if
  /// the names of property and token have a word in common: `cornerRadius` and `length.radius.card`.
  func surelyMeans(_ token: Token) -> Bool {
    // The first word is the type.
    let ofToken = Set(words(of: token.name).dropFirst())
    let own = Set(words(of: whole.name))
    guard case .color(let color) = value else { return !ofToken.isDisjoint(with: own) }
    func parts(_ words: Set<String>) -> Set<Int> {
      Set(partWords.indices.filter { !partWords[$0].isDisjoint(with: words) })
    }
    let ofPart = parts(ofToken)
    return !color.isGray && (ofPart.isEmpty || !ofPart.isDisjoint(with: parts(own)))
  }
}

/// What names call the parts of a control that have colours; each set is one part.
private let partWords: [Set<String>] = [
  ["text", "title", "subtitle", "label", "placeholder", "caption", "foreground", "ink"],
  ["background", "surface", "fill", "backdrop", "canvas"],
  ["border", "stroke", "outline", "separator", "divider"],
  ["shadow", "shade", "glow"],
]

/// The words of a name in lower case: `color.onAccent` has three.
private func words(of name: String) -> [String] {
  var words: [String] = []
  var word = ""
  for scalar in name.unicodeScalars {
    let isLetter = scalar.properties.isAlphabetic
    if (!isLetter || scalar.properties.isUppercase) && !word.isEmpty {
      words.append(word)
      word = ""
    }
    if isLetter { word += scalar.properties.lowercaseMapping }
  }
  return word.isEmpty ? words : words + [word]
}

extension Color {
  /// Whether it has no hue that could be seen; such colours are often equal by chance.
  fileprivate var isGray: Bool {
    let color = converted(to: .srgb)
    let parts = [color.components.first, color.components.second, color.components.third]
    return (parts.max() ?? 0) - (parts.min() ?? 0) < 0.02
  }
}
