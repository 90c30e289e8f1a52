/// The identifier of `name` in generated Swift, in lower camel case: `card-large` is `cardLarge`.
///
/// Words end at whatever can't stand in an identifier, and at `_`. A capital that begins an ordinary word is
/// made small (`Danger` is `danger`), a run of capitals is an acronym and stays (`URLString`). Keywords
/// come out in backticks. Two names may have one identifier; the compiler reports them.
package func swiftIdentifier(_ name: String) -> String {
  if isPlain(name) { return usable(name) }
  let words = swiftWords(name)
  guard let first = words.first else { return "unnamed" }
  return usable(headed(beginningSmall(first) + words.dropFirst().map(beginningLarge).joined()))
}

/// The name of a case of a generated `enum`; `CaseIterable` gives each enumeration a member `allCases`, and `UITraitDefinition` a
/// `defaultValue`.
package func swiftCaseName(_ name: String) -> String {
  let identifier = swiftIdentifier(name)
  return ["allCases", "defaultValue"].contains(identifier) ? identifier + "_" : identifier
}

/// The property of a generated class that is true while a view is in a state that its component declares: `isLoading`.
package func stateMember(_ name: String) -> String { "is" + swiftTypeName(name) }

private func usable(_ identifier: String) -> String {
  guard reservedNames.contains(identifier) else { return identifier }
  return unusableNames.contains(identifier) ? identifier + "_" : "`" + identifier + "`"
}

/// Whether a name is in lower camel case already, as most are: ASCII letters and digits behind a small letter.
private func isPlain(_ name: String) -> Bool {
  guard let first = name.utf8.first, first &- UInt8(ascii: "a") < 26 else { return false }
  return name.utf8.allSatisfy(isLetterOrDigit)
}

/// Whether a byte is a letter or a digit of ASCII.
private func isLetterOrDigit(_ byte: UInt8) -> Bool {
  (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
}

/// The name of the type for `name` in generated Swift, in upper camel case: `gradient-button` is `GradientButton`.
package func swiftTypeName(_ name: String) -> String {
  let words = swiftWords(name)
  guard !words.isEmpty else { return "Unnamed" }
  let identifier = headed(words.map(beginningLarge).joined())
  return unusableTypeNames.contains(identifier) ? identifier + "_" : identifier
}

/// The name of a component's class in generated Swift; a private one keeps its underscore, so that another component may have the name
/// without one.
///
/// A class `Label` would hide SwiftUI's `Label` in all of the app's module, and a struct `LabelStyle` SwiftUI's protocol: the class is
/// `AppLabel`.
package func componentTypeName(_ name: String) -> String {
  let type = swiftTypeName(name)
  if isPrivateName(name) { return "_" + type }
  return typeHidden(byComponent: name) == nil ? type : appTypeName(type)
}

/// The name of a trait's protocol in generated Swift.
package func traitTypeName(_ name: String) -> String {
  let type = swiftTypeName(name)
  return typeHidden(byTrait: name) == nil ? type : appTypeName(type)
}

/// The name of a type with `App` before it: `AppOptional` for `Optional_`, which `swiftTypeName` makes of `Optional`.
private func appTypeName(_ type: String) -> String {
  "App" + (type.last == "_" ? String(type.dropLast()) : type)
}

/// The type that would be hidden in an app's module if a component had its own name in Swift, and what declares it; nil for none.
package func typeHidden(byComponent name: String) -> (type: String, owner: String)? {
  if isPrivateName(name) || BaseClass(rawValue: name) != nil { return nil }
  return hiddenType(["", "Style", "ToggleStyle"].map { plainTypeName(name) + $0 })
}

/// The type that would be hidden in an app's module if a trait had its own name in Swift, and what declares it; nil for none.
package func typeHidden(byTrait name: String) -> (type: String, owner: String)? {
  hiddenType(["", "Style"].map { plainTypeName(name) + $0 })
}

private func plainTypeName(_ name: String) -> String {
  let type = swiftTypeName(name)
  return type.last == "_" ? String(type.dropLast()) : type
}

private func hiddenType(_ names: [String]) -> (type: String, owner: String)? {
  for name in names {
    if let owner = AppleTypes.owner(of: name) { return (name, owner) }
    if typesInGeneratedSwift.contains(name) { return (name, "generated Swift") }
    if unusableTypeNames.contains(name) { return (name, "Swift") }
  }
  return nil
}

/// The parts of a name that may stand in an identifier.
private func swiftWords(_ name: String) -> [String] {
  // Nearly all names are of ASCII, which needs none of Unicode's tables.
  if name.utf8.allSatisfy({ $0 < 0x80 }) {
    return name.utf8.split { !isLetterOrDigit($0) }.map { String(Substring($0)) }
  }
  return name.unicodeScalars
    .split { $0 == "_" || !continuesIdentifier($0) }
    .map { String(String.UnicodeScalarView($0)) }
}

private func continuesIdentifier(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.isASCII { return isLetterOrDigit(UInt8(scalar.value)) }
  // Compatibility look-alikes of punctuation are not worth the trouble that they make.
  return scalar.properties.isXIDContinue || isPictograph(scalar)
}

/// Whether a scalar is an emoji of the supplementary planes, all of which Swift takes in identifiers.
private func isPictograph(_ scalar: Unicode.Scalar) -> Bool {
  scalar.properties.isEmojiPresentation && scalar.value >= 0x1F000
}

private func beginsIdentifier(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.isASCII { return continuesIdentifier(scalar) && !("0"..."9").contains(scalar) }
  return scalar.properties.isXIDStart || isPictograph(scalar)
}

/// The identifier with an underscore in front if its first character can't begin one, such as a digit.
private func headed(_ identifier: String) -> String {
  identifier.unicodeScalars.first.map(beginsIdentifier) ?? false ? identifier : "_" + identifier
}

private func beginningLarge(_ word: String) -> String {
  mappingFirst(word) { $0.isASCII ? String($0).uppercased() : $0.properties.uppercaseMapping }
}

private func beginningSmall(_ word: String) -> String {
  let scalars = word.unicodeScalars
  if let second = scalars.dropFirst().first {
    let isSmall = second.isASCII ? ("a"..."z").contains(second) : second.properties.isLowercase
    if !isSmall { return word }
  }
  return mappingFirst(word) { $0.isASCII ? String($0).lowercased() : $0.properties.lowercaseMapping }
}

private func mappingFirst(_ word: String, _ mapping: (Unicode.Scalar) -> String) -> String {
  guard let first = word.unicodeScalars.first else { return word }
  return mapping(first) + String(word.unicodeScalars.dropFirst())
}

/// Names that mean something else after a dot or before a colon even in backticks.
private let unusableNames: Set<String> = ["init", "inout", "self"]

private let reservedNames = swiftKeywords.union(unusableNames)

/// Names of types that generated code relies on, or that Swift keeps for itself.
private let unusableTypeNames: Set<String> = [
  "Any", "Array", "Bool", "Double", "Float", "Hashable", "Int", "Never", "Optional", "Protocol", "Self",
  "Sendable", "String", "Type", "UInt", "Void",
]

/// The keywords of The Swift Programming Language, “Keywords and Punctuation”: those reserved in declarations, statements and expressions,
/// and those that mean something else before an expression.
private let swiftKeywords: Set<String> = [
  "any", "await", "each", "some", "unsafe", "yield",
  "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
  "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
  "in", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
  "repeat", "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw", "throws",
  "true",
  "try", "typealias", "var", "where", "while",
]
