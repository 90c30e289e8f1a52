import StyleModel

extension WrittenLiteral {
  /// Whether a token of the same value surely stands for the same thing, and isn't equal by chance.
  ///
  /// A colour that isn't gray does, unless the token's name is that of another part, such as a text, or of a message,
  /// such as a danger, that isn't in the names around the literal. Anything else does if the names of property and token have a
  /// word in common: `cornerRadius` and `length.radius.card`.
  ///
  /// - Parameter place: The name of the style or component with the literal.
  func surelyMeans(_ token: Token, in place: String) -> Bool {
    // The first word is the type.
    let ofToken = Set(words(of: token.name).dropFirst())
    let own = Set(words(of: whole.name))
    guard case .color(let color) = value else { return !ofToken.isDisjoint(with: own) }
    func fits(_ meanings: [Set<String>], _ own: Set<String>) -> Bool {
      let told = meanings.filter { !$0.isDisjoint(with: ofToken) }
      return told.isEmpty || told.contains { !$0.isDisjoint(with: own) }
    }
    return !color.isGray && fits(partWords, own) && fits(signalWords, own.union(words(of: place)))
  }
}

/// The words in names for the parts of a control that have colours; each set is one part.
private let partWords: [Set<String>] = [
  ["text", "title", "subtitle", "label", "placeholder", "caption", "foreground", "ink", "heading", "body"],
  ["background", "surface", "fill", "backdrop", "canvas", "paper", "page", "panel", "sheet"],
  ["border", "stroke", "outline", "separator", "divider", "line", "hairline", "ring"],
  ["shadow", "shade", "glow"],
]

/// The words in names for messages of colours; each set is one message.
private let signalWords: [Set<String>] = [
  ["danger", "error", "destructive", "negative", "critical", "invalid", "failure", "delete", "remove"],
  ["success", "positive", "valid", "confirm"],
  ["warning", "caution", "attention"],
  ["info", "information", "notice", "hint"],
  ["disabled", "inactive"],
  ["selected", "checked"],
  ["link", "visited"],
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
  /// Whether the colour has no visible hue; such colours are often equal by chance.
  fileprivate var isGray: Bool {
    let color = converted(to: .srgb)
    let parts = [color.components.first, color.components.second, color.components.third]
    return (parts.max() ?? 0) - (parts.min() ?? 0) < 0.02
  }
}
