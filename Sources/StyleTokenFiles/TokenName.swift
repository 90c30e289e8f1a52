/// The name that a style file has for a name of a design tool: `nearWhite` for `Near White`.
///
/// Words are joined in camel case. Whatever is neither a letter, a digit, `-` nor `_` ends a word, so that `a/b`, `a b` and `@a+b` are `aB`. Capitals
/// at the beginning become small: `H1` is `h1`. A number keeps its parts: `1.5` is `1_5`, and `-1` is `minus1`. The same name always becomes the
/// same.
func styleName(_ name: String) -> String {
  if isStyleName(name) { return name }
  var name = Substring(name)
  var prefix = ""
  if name.first == "-" || name.first == "−", name.dropFirst().first?.isWholeNumber ?? false {
    (name, prefix) = (name.dropFirst(), "minus")
  }
  let words = name.split { !($0.isLetter || $0.isWholeNumber || $0 == "-" || $0 == "_") }
    .map { $0.trimmingHyphens }.filter { !$0.isEmpty }
  guard let first = words.first else { return fallbackName(name) }
  var result = prefix + (prefix.isEmpty ? beginningSmall(first) : String(first))
  for word in words.dropFirst() {
    let isNumber = word.first?.isWholeNumber ?? false
    if isNumber, result.last?.isWholeNumber ?? false { result += "_" }
    result += isNumber ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
  }
  return result
}

/// Whether a name needs no change, as most don't: small letters of ASCII, digits, `_` and inner hyphens, and capitals within.
private func isStyleName(_ name: String) -> Bool {
  func isSmall(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "a") < 26 }
  func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
  guard let first = name.utf8.first, name.utf8.last != UInt8(ascii: "-") else { return false }
  return (isSmall(first) || isDigit(first) || first == UInt8(ascii: "_"))
    && name.utf8.allSatisfy {
      isSmall($0 | 0x20) || isDigit($0) || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
    }
}

/// The style file's name for one without letters and digits, such as an emoji: the numbers of its characters.
private func fallbackName(_ name: Substring) -> String {
  let numbers = name.unicodeScalars.filter { $0.properties.generalCategory != .spaceSeparator }.prefix(4)
  let text = numbers.map { "u" + String($0.value, radix: 16, uppercase: true) }.joined()
  return text.isEmpty ? "unnamed" : text
}

/// A word with a small letter at its beginning: `primary` for `Primary`, `h1` for `H1`, `uiKit` for `UIKit`.
private func beginningSmall(_ word: Substring) -> String {
  let capitals = word.prefix { $0.isUppercase }
  guard !capitals.isEmpty else { return String(word) }
  let rest = word.dropFirst(capitals.count)
  // The last capital begins the next word, unless no small letter follows it.
  let count = capitals.count > 1 && (rest.first?.isLowercase ?? false) ? capitals.count - 1 : capitals.count
  return word.prefix(count).lowercased() + word.dropFirst(count)
}

extension Substring {
  fileprivate var trimmingHyphens: Substring {
    var word = drop { $0 == "-" }
    while word.last == "-" { word.removeLast() }
    return word
  }
}
