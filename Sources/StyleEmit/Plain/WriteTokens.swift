import StyleModel

/// Writes `StyleTokens`: the named values of the style files, for code that draws on its own, and where styles follow them (`areFollowed`)
/// the values that an app gives in their place.
func writeTokens(
  _ sheet: ResolvedSheet, _ names: SwiftTokenNames, _ catalog: CatalogColors, areFollowed: Bool,
  _ writer: inout SwiftWriter
) {
  let tokens = Dictionary(grouping: sheet.tokens.indices.filter { !sheet.tokens[$0].isPrivate }) {
    sheet.tokens[$0].type
  }
  if areFollowed {
    let types = TokenType.allCases.filter { tokens[$0] != nil }
    writeGivenTokens(types, &writer)
    writeCoding(types, &writer)
    for type in TokenType.allCases {
      if let tokens = tokens[type] { writeNames(of: tokens, type, names, in: sheet, &writer) }
    }
  } else {
    writer.documentation("The tokens of the style files, by type.")
    writer.line("nonisolated public enum StyleTokens {}")
  }
  for type in TokenType.allCases {
    guard let tokens = tokens[type] else { continue }
    writer.line()
    writer.block("nonisolated extension StyleTokens") { writer in
      writer.block("public enum \(type.swiftName)") {
        writeConstants(tokens, type, names, catalog, in: sheet, &$0)
      }
    }
  }
}

/// Writes the tokens of one type, each with its value from the style files.
private func writeConstants(
  _ tokens: [Int], _ type: TokenType, _ names: SwiftTokenNames, _ catalog: CatalogColors,
  in sheet: ResolvedSheet, _ writer: inout SwiftWriter
) {
  let constants = tokens.compactMap { index in
    names[index].map { (token: index, name: $0) }
  }
  let source = TokenSource(type, catalog, in: sheet)
  writer.separated(constants) { constant, writer in
    source.write(constant.token, constant.name, &writer)
  }
}

/// Writes the names and the values of some tokens as constants of the library's types.
func writeDeclaredTokens(
  _ tokens: [Int], _ names: SwiftTokenNames, _ catalog: CatalogColors, in sheet: ResolvedSheet,
  _ writer: inout SwiftWriter
) {
  let ofType = Dictionary(grouping: tokens) { sheet.tokens[$0].type }
  for (index, type) in TokenType.allCases.filter({ ofType[$0] != nil }).enumerated() {
    if index > 0 { writer.line() }
    writeDeclaredTokens(ofType[type] ?? [], type, names, catalog, in: sheet, &writer)
  }
}

private func writeDeclaredTokens(
  _ tokens: [Int], _ type: TokenType, _ names: SwiftTokenNames, _ catalog: CatalogColors,
  in sheet: ResolvedSheet, _ writer: inout SwiftWriter
) {
  writer.block("nonisolated extension StyleTokens.\(type.nameType)") { writer in
    for index in tokens {
      guard let name = names[index]?.caseName else { continue }
      let literal = stringLiteral(sheet.tokens[index].nameInType)
      writer.shortBlock("public static var \(name): Self", "", Code("Self(rawValue: \(literal))"))
    }
  }
  writer.line()
  writer.block("nonisolated extension StyleTokens.\(type.swiftName)") {
    writeConstants(tokens, type, names, catalog, in: sheet, &$0)
  }
}

extension Token {
  /// The name without its type: `radius.card` of `length.radius.card`.
  fileprivate var nameInType: String { String(Substring(name.utf8.dropFirst(type.rawValue.utf8.count + 1))) }
}

/// Writes the struct with an app's values of tokens.
private func writeGivenTokens(_ types: [TokenType], _ writer: inout SwiftWriter) {
  writer.documentation(
    """
    The tokens of the style files, by type. An instance holds values that an app gives to tokens at run time; other tokens keep \
    their values from the style files.
    """)
  writer.block("nonisolated public struct StyleTokens: Sendable, Hashable") { writer in
    for type in types {
      writer.line("public var \(type.memberName): [\(type.nameType): \(type.valueType.swiftType)] = [:]")
    }
    writer.lines("\npublic init() {}")
  }
}

/// Writes the coding of an app's values of tokens, such as a brand that a server sends.
private func writeCoding(_ types: [TokenType], _ writer: inout SwiftWriter) {
  writer.line()
  writer.documentation("By the names of the style files: `{ \"color\": { \"accent\": \"#7A1FA2\" } }`.")
  writer.block("nonisolated extension StyleTokens: Codable") { writer in
    writer.block("public init(from decoder: any Decoder) throws") { writer in
      writer.line("let values = try decoder.container(keyedBy: StyleTokenKey.self)")
      for type in types {
        let function = type == .gradient ? "gradients" : "tokens"
        writer.line("\(type.memberName) = try values.\(function)(\"\(type.rawValue)\")")
      }
    }
    writer.line()
    writer.block("public func encode(to encoder: any Encoder) throws") { writer in
      writer.line("var values = encoder.container(keyedBy: StyleTokenKey.self)")
      for type in types { writer.line("try values.encode(\"\(type.rawValue)\", \(type.memberName))") }
    }
  }
}

/// Writes an `enum` of the tokens of one type, and the method that returns the value of one.
private func writeNames(
  of tokens: [Int], _ type: TokenType, _ names: SwiftTokenNames, in sheet: ResolvedSheet,
  _ writer: inout SwiftWriter
) {
  writer.line()
  writer.block("nonisolated extension StyleTokens") { writer in
    writer.block("public enum \(type.nameType): String, Sendable, Hashable, CaseIterable") { writer in
      for index in tokens {
        guard let name = names[index]?.caseName else { continue }
        writer.enumCase(name, rawValue: sheet.tokens[index].nameInType)
      }
    }
    let value = type.valueType.swiftType
    writer.line()
    writer.shortBlock(
      "func \(type.rawValue)(_ name: \(type.nameType), or value: \(value)) -> \(value)", "",
      Code("\(type.memberName)[name] ?? value"))
  }
}

/// Writes how a number that an app gives a token is taken for a whole one.
func writeWholeNumbers(_ writer: inout SwiftWriter) {
  writer.line()
  writer.block("nonisolated extension StyleTokens") {
    $0.lines(
      """
      /// The whole number nearest to `number` that the type holds; 0 for NaN.
      static func whole<Number: FixedWidthInteger>(_ number: Double) -> Number {
        if abs(number) < 9e18 {
          let half = number < 0 ? -0.5 : 0.5
          return Number(clamping: Int64(number + half))
        }
        return number < 0 ? .min : number > 0 ? .max : 0
      }
      """)
  }
}

/// Writes tokens of one type.
private struct TokenSource {
  private let sheet: ResolvedSheet
  private let modes: SwiftModeNames
  private let catalog: CatalogColors
  /// The names of the style files.
  private let files: [String]
  /// By file, how a line about one of its tokens ends; nil where the file's name isn't ASCII without spaces.
  private let endings: [String?]
  private let type: String
  private let isAdaptive: Bool

  init(_ type: TokenType, _ catalog: CatalogColors, in sheet: ResolvedSheet) {
    self.sheet = sheet
    self.catalog = catalog
    modes = SwiftModeNames(sheet.modes)
    files = sheet.paths.map(lastPathComponent)
    endings = files.map { name in name.utf8.allSatisfy { 0x21...0x7E ~= $0 } ? "’ of \(name)." : nil }
    self.type = type.valueType.swiftType
    isAdaptive = type.valueType.isAdaptive
  }

  private func writeDocumentation(of token: Token, _ writer: inout SwiftWriter) {
    let file = Int(token.span.file.index)
    guard files.indices.contains(file) else { return writer.documentation(token.summary) }
    // Most tokens have no summary.
    if token.summary == nil, let ending = endings[file],
      writer.documentation("The token ‘", naming: token.name, ending)
    {
      return
    }
    writer.documentation(token.summary, origin("token", token.name, inFile: files[file]))
  }

  func write(_ index: Int, _ tokenName: TokenName, _ writer: inout SwiftWriter) {
    let token = sheet.tokens[index]
    let name = tokenName.member
    // Most have one value, which was found out with their names.
    let changes =
      tokenName.constant.map { [ModedChange(modes: [], value: $0)] }
      ?? sheet.modes.changes([ConditionalValue(modes: [], value: token.value)], isAdaptive: isAdaptive)
    guard let usual = changes.first?.value else { return }
    let standard = changes.last { $0.modes.isSubset(of: sheet.modes.defaults) }?.value ?? usual
    writeDocumentation(of: token, &writer)
    writer.deprecation(token.deprecated)
    let literal = Literal.code(standard)
    writer.constant(name, type, catalog[index].map { Literal.color(named: $0, or: literal) } ?? literal)
    writer.line()
    writer.deprecation(token.deprecated)
    // The parameter goes before a token of its name.
    let own = name == "modes" ? "Self.modes" : name
    if changes.count == 1 { return writer.function(name, ofModesReturning: own, type) }
    let constant = Code(own)
    writer.block("public static func \(name)(in modes: StyleModes) -> \(type)") { writer in
      // The last that applies holds.
      for change in changes.dropFirst().reversed() {
        writer.block("if \(modes.condition(change.modes).joined(separator: ", "))") {
          $0.statement("return ", change.value == standard ? constant : Literal.code(change.value))
        }
      }
      writer.statement("return ", usual == standard ? constant : Literal.code(usual))
    }
  }
}

extension TokenType {
  /// The name of the member of a `StyleTokens` with the values that an app gives.
  fileprivate var memberName: String { swiftName.prefix(1).lowercased() + swiftName.dropFirst() }

  /// The name of the `enum` of the type's tokens.
  fileprivate var nameType: String { swiftName.dropLast() + "Name" }

  /// The name of the type with all tokens of this one.
  package var swiftName: String {
    switch self {
    case .color: "Colors"
    case .number: "Numbers"
    case .length: "Lengths"
    case .gradient: "Gradients"
    case .string: "Texts"
    case .bool: "Flags"
    case .shadow: "Shadows"
    case .shadows: "BoxShadows"
    case .outline: "Outlines"
    case .font: "Fonts"
    case .edgeInsets: "Insets"
    case .animation: "Animations"
    case .image: "Images"
    }
  }
}
