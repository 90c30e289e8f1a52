import StyleModel

/// Writes `StyleTokens`: the named values of the style files, for code that draws by itself.
func writeTokens(_ sheet: ResolvedSheet, _ writer: inout SwiftWriter) {
  writer.documentation("The named values of the style files, by their types.")
  writer.line("nonisolated public enum StyleTokens {}")
  let tokens = Dictionary(grouping: sheet.tokens.indices.filter { !sheet.tokens[$0].isPrivate }) {
    sheet.tokens[$0].type
  }
  for type in TokenType.allCases {
    guard let tokens = tokens[type] else { continue }
    writer.line()
    writer.block("nonisolated extension StyleTokens") { writer in
      writer.block("public enum \(type.swiftName)") { writer in
        var names = Names()
        let constants = tokens.map { index in
          let path = sheet.tokens[index].name.utf8.dropFirst(type.rawValue.utf8.count + 1)
          return (token: index, name: names.claim(swiftIdentifier(String(Substring(path)))))
        }
        let source = TokenSource(type, in: sheet)
        writer.separated(constants) { constant, writer in
          source.write(constant.token, constant.name, &writer)
        }
      }
    }
  }
}

/// Writes tokens of one type.
private struct TokenSource {
  private let sheet: ResolvedSheet
  private let modes: ModeNames
  private let type: String
  private let isAdaptive: Bool

  init(_ type: TokenType, in sheet: ResolvedSheet) {
    self.sheet = sheet
    modes = ModeNames(sheet.modes)
    self.type = type.valueType.swiftType
    isAdaptive = type.valueType.isAdaptive
  }

  func write(_ index: Int, _ name: String, _ writer: inout SwiftWriter) {
    let token = sheet.tokens[index]
    let changes = sheet.modes.changes(
      [ConditionalValue(modes: [], value: token.value)], isAdaptive: isAdaptive)
    guard let usual = changes.first?.value else { return }
    writer.documentation(token.summary, origin("token", token.name, sheet.path(ofToken: index)))
    writer.deprecation(token.deprecated)
    if changes.count == 1 {
      writer.constant(name, type, Literal.code(usual))
      return
    }
    writer.block("public static func \(name)(in modes: StyleModes) -> \(type)") { writer in
      // The last that applies holds.
      for change in changes.dropFirst().reversed() {
        writer.block("if \(modes.condition(change.modes).joined(separator: ", "))") {
          $0.statement("return ", Literal.code(change.value))
        }
      }
      writer.statement("return ", Literal.code(usual))
    }
  }
}

extension TokenType {
  /// Of all tokens of the type.
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
