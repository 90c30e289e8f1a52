import StyleModel

/// Writes `StyleTokens`: the named values of the style files, for code that draws by itself.
func writeTokens(_ sheet: ResolvedSheet, _ writer: inout SwiftWriter) {
  writer.documentation("The named values of the style files, by their types.")
  writer.line("public enum StyleTokens {}")
  for type in TokenType.allCases {
    let tokens = sheet.tokens.filter { $0.type == type }
    if tokens.isEmpty { continue }
    writer.line()
    writer.block("extension StyleTokens") { writer in
      writer.block("public enum \(type.swiftName)") { writer in
        var names = Names()
        for (index, token) in tokens.enumerated() {
          if index > 0 { writer.line() }
          let path = token.name.dropFirst(type.rawValue.utf8.count + 1)
          write(token, names.claim(swiftIdentifier(String(path))), in: sheet, &writer)
        }
      }
    }
  }
}

private func write(_ token: Token, _ name: String, in sheet: ResolvedSheet, _ writer: inout SwiftWriter) {
  let type = token.type.valueType
  let changes = sheet.modes.changes([Atom(modes: [], value: token.value)], isAdaptive: type.isAdaptive)
  guard let usual = changes.first?.value else { return }
  writer.documentation(token.summary)
  writer.deprecation(token.deprecated)
  if changes.count == 1 {
    writer.statement("public static let \(name): \(type.swiftType) = ", Literal.code(usual))
    return
  }
  let modes = ModeNames(sheet.modes)
  writer.block("public static func \(name)(in modes: StyleModes) -> \(type.swiftType)") { writer in
    // The last that applies holds.
    for change in changes.dropFirst().reversed() {
      writer.block("if \(modes.condition(change.modes).joined(separator: ", "))") {
        $0.statement("return ", Literal.code(change.value))
      }
    }
    writer.statement("return ", Literal.code(usual))
  }
}

extension TokenType {
  /// Of all tokens of the type.
  fileprivate var swiftName: String {
    switch self {
    case .color: "Colors"
    case .number: "Numbers"
    case .length: "Lengths"
    case .gradient: "Gradients"
    case .string: "Texts"
    case .bool: "Flags"
    case .shadow: "Shadows"
    case .font: "Fonts"
    case .edgeInsets: "Insets"
    case .animation: "Animations"
    case .image: "Images"
    }
  }
}
