/// The name that a style file has for a name of a design tool: `nearWhite` for `Near White`.
///
/// Words are joined in camel case. Whatever is neither a letter, a digit, `-` nor `_` ends a word, so that `a/b`, `a b` and `@a+b` are `aB`. Capitals
/// at the beginning become small: `H1` is `h1`. A number keeps its parts: `1.5` is `1_5`, and `-1` is `minus1`. The same name always becomes the
/// same.
package func styleName(ofDesign name: String) -> String {
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

/// The name that a style file has for a token with a path among design tokens, without the token's type.
///
/// - Parameter types: The names of the token's type. A first name that is one of them, or its plural, is left out, so that `color.ink` of type color is
///   `$color.ink`, not `$color.color.ink`.
package func styleName(ofDesign path: [String], types: [String]) -> String {
  var isFirst = true
  var result = ""
  for (place, name) in path.enumerated() where name != "$root" {
    if isFirst, place < path.count - 1, path[(place + 1)...].contains(where: { $0 != "$root" }),
      types.contains(where: { isName(name, ofType: $0) })
    {
      isFirst = false
      continue
    }
    isFirst = false
    if !result.isEmpty { result += "." }
    result += styleName(ofDesign: name)
  }
  return result.isEmpty ? "root" : result
}

/// A path of design tokens as the format allows it and references in braces can have it: names that it allows are the same, and others are those of a style
/// file.
package func allowedPath(ofDesign path: [String]) -> [String] {
  path.enumerated().map { place, name in
    if name == "$root", place == path.count - 1 { return name }
    let isAllowed =
      name.first.map { $0 != "$" && !$0.isWhitespace } ?? false && !(name.last?.isWhitespace ?? true)
      && !name.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: ".") }
    return isAllowed ? name : styleName(ofDesign: name)
  }
}

/// Whether a name is that of a type, or its plural.
private func isName(_ name: String, ofType type: String) -> Bool {
  guard !name.utf8.contains(where: { $0 >= 0x80 }) else {
    return [type.lowercased(), type.lowercased() + "s"].contains(name.lowercased())
  }
  let (count, most) = (type.utf8.count, name.utf8.count)
  guard
    most == count || most == count + 1 && name.utf8.last.map({ $0 | 0x20 == UInt8(ascii: "s") }) ?? false
  else {
    return false
  }
  // Types are letters alone.
  return zip(name.utf8, type.utf8).allSatisfy { $0 | 0x20 == $1 | 0x20 && $0 >= UInt8(ascii: "A") }
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
