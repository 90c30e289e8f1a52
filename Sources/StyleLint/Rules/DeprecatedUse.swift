import StyleModel
import StyleSource

extension Rule {
  static let deprecatedUse = Rule(
    .deprecatedUse, .upkeep, scope: .file,
    good: """
      tokens:
        color:
          ink: { value: "#1A1A1A", deprecated: Use text. }
          text: "#1A1A1A"
      styles:
        card: { component: UILabel, textColor: $color.text }
      """
  ) { context in
    let sheet = context.sheet
    let ofNames = context.references.compactMap { reference -> Diagnostic? in
      switch reference.target {
      case .token(let index):
        guard let advice = sheet.tokens[index].deprecated else { return nil }
        let token = sheet.tokens[index]
        let known = sheet.tokens.lazy.filter { context.isSeen($0.span.file) }
        let fixes = token.successor(among: known).map { [token.replacing(with: $0, at: reference.span)] }
        return .deprecatedUse(token.name, advice, at: reference.span, declared: token.span, fixes ?? [])
      case .component(let index):
        return sheet.components[index].deprecated.map {
          .deprecatedUse(
            sheet.components[index].name, $0, at: reference.span, declared: sheet.components[index].span)
        }
      case .trait(let index):
        let trait = sheet.traits[index]
        return trait.deprecated.map {
          .deprecatedUse(trait.name, $0, at: reference.span, declared: trait.span)
        }
      case .style(let index):
        return sheet.styles[index].deprecated.map {
          .deprecatedUse(sheet.styles[index].name, $0, at: reference.span, declared: sheet.styles[index].span)
        }
      }
    }
    // Few components have deprecated properties.
    let ofProperties = context.styles.lazy.filter {
      context.facts.index.componentsWithDeprecatedProperties.contains(sheet.styles[$0].component)
    }
    .flatMap { style in
      sheet.styles[style].settings.compactMap { setting -> Diagnostic? in
        guard case .property(let index) = setting.target, !setting.isInherited, let span = setting.span
        else {
          return nil
        }
        let property = sheet.components[sheet.styles[style].component].properties[index]
        return property.deprecated.map {
          .deprecatedUse(property.name, $0, at: span, declared: property.span)
        }
      }
    }
    return ofNames + ofProperties
  }
}

extension Token {
  /// The token of the same type that the deprecation note names, as `surface.base` or as `color.surface.base`.
  fileprivate func successor(among tokens: some Sequence<Token>) -> Token? {
    let words = (deprecated ?? "").split { !($0.isLetter || $0.isNumber || "-_.".contains($0)) }
      .map { word in word.last == "." ? String(word.dropLast()) : String(word) }
    return tokens.first { token in
      guard token.type == type, token.deprecated == nil, token.name != name else { return false }
      return words.contains(token.name)
        || words.contains(String(token.name.dropFirst(type.rawValue.count + 1)))
    }
  }

  fileprivate func replacing(with other: Token, at span: Span) -> FixIt {
    let isSame = value.value == other.value.value && value.isUniform && other.value.isUniform
    return FixIt("write ‘$\(other.name.shortened)’", replace: span, with: "$" + other.name, isSafe: isSame)
  }
}

extension DiagnosticCode {
  static let deprecatedUse = DiagnosticCode(
    "deprecated-use", .warning, "Deprecated names aren't used.",
    explanation: """
      A token, style, component or property that is `deprecated` will be removed. The note says what to use
      instead. If it names a token of the same type, there is a fix.
      """,
    example: """
      tokens:
        color:
          ink: { value: "#1A1A1A", deprecated: Use text. }
          text: "#1A1A1A"
      styles:
        card: { component: UILabel, textColor: $color.ink }
                                             # ^^^^^^^^^^
      """)
}

extension Diagnostic {
  fileprivate static func deprecatedUse(
    _ name: String, _ advice: String, at span: Span, declared: Span?, _ fixes: [FixIt] = []
  ) -> Diagnostic {
    Diagnostic(
      .deprecatedUse, "\(name.quoted) is deprecated", at: span,
      related: declared.map { [Related("it is declared here", at: $0)] } ?? [],
      notes: advice.isEmpty ? [] : [advice.shortened], fixes: fixes)
  }
}
