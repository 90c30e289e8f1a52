import StyleModel
import StyleSource

extension Rule {
  static let nameCase = Rule(
    .nameCase, .naming, scope: .file, options: [.nameCaseStyle],
    good: """
      tokens:
        color: { onTint: white }
      components:
        GlossyButton:
          base: UIButton
          properties: { shineColor: { type: UIColor, default: $color.onTint } }
      styles:
        buyNow: { component: GlossyButton }
      """
  ) { context in
    let sheet = context.sheet
    let chosen = NameCase(rawValue: context.word(.nameCaseStyle)) ?? .camel
    var findings: [Diagnostic] = []
    func check(
      _ name: String, _ expected: NameCase, _ kind: String, _ span: Span?, mayBePrivate: Bool = false
    ) {
      guard let span, !expected.fitsParts(of: name, mayBePrivate: mayBePrivate) else { return }
      findings.append(.nameCase(name, expected, kind, at: span))
    }
    /// Checks the name of a style. One like `Pill.primary: { component: Pill }` is meant as a style `primary` of `Pill`, without a
    /// `component`.
    func checkStyle(_ index: Int) {
      let (name, span) = (sheet.styles[index].ownName, sheet.styles[index].span)
      check(name, chosen, "styles", span, mayBePrivate: true)
      guard findings.last?.span == span else { return }
      let component = sheet.components[sheet.styles[index].component].name
      if name.hasPrefix(component + ".") {
        findings[findings.count - 1].notes.append(
          "without ‘component: \(component)’, this is the style "
            + "\(String(name.dropFirst(component.count + 1)).quoted) of \(component.quoted)")
      }
    }
    for index in context.tokens {
      check(sheet.tokens[index].name, chosen, "tokens", sheet.tokens[index].span, mayBePrivate: true)
    }
    for index in context.styles {
      checkStyle(index)
    }
    for index in context.components {
      let component = sheet.components[index]
      check(component.name, .pascal, "components", component.span, mayBePrivate: true)
      for property in component.properties where property.owner == .component(index) {
        check(property.name, .camel, "properties", property.span)
      }
    }
    for trait in context.traits.lazy.map({ sheet.traits[$0] }) {
      check(trait.name, .pascal, "traits", trait.span)
      for property in trait.properties { check(property.name, .camel, "properties", property.span) }
    }
    return findings
  }
}

extension RuleOption {
  fileprivate static let nameCaseStyle = RuleOption(
    "case", .word("camel"),
    "The naming style of tokens and styles: camel, kebab or snake. Components and properties are named as in Swift.",
    words: ["camel", "kebab", "snake"]
  )
}

/// The way in which the words of a name are joined.
private enum NameCase: String {
  case camel, kebab, snake, pascal

  var example: String {
    switch self {
    case .camel: "buyNow"
    case .kebab: "buy-now"
    case .snake: "buy_now"
    case .pascal: "BuyNow"
    }
  }

  /// Whether each part of a name between dots follows the style, or all but its underscore where it may be private.
  func fitsParts(of name: String, mayBePrivate: Bool) -> Bool {
    var name = name
    return name.withUTF8 { bytes in
      var start = 0
      for index in 0...bytes.count where index == bytes.count || bytes[index] == UInt8(ascii: ".") {
        let part = bytes[start..<index]
        let isPrivate = mayBePrivate && part.first == UInt8(ascii: "_")
        if !fits(isPrivate ? part.dropFirst() : part) { return false }
        start = index + 1
      }
      return true
    }
  }

  private func fits(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    func isUpper(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "A") < 26 }
    guard let first = name.first else { return true }
    let hasUpper = name.contains(where: isUpper)
    let hasHyphen = name.contains(UInt8(ascii: "-"))
    let hasUnderscore = name.contains(UInt8(ascii: "_"))
    switch self {
    case .camel:
      // An abbreviation may lead, as in `URLString`.
      let leads = name.prefix(while: isUpper).count
      return leads != 1 && !hasHyphen && !hasUnderscore
    case .kebab: return !hasUpper && !hasUnderscore
    case .snake: return !hasUpper && !hasHyphen
    case .pascal: return (isUpper(first) || first >= 0x80) && !hasHyphen && !hasUnderscore
    }
  }
}

extension DiagnosticCode {
  static let nameCase = DiagnosticCode(
    "name-case", .warning, "Names follow one naming style.",
    explanation: """
      Components and properties become Swift types and variables and are named accordingly: `GlossyButton`,
      `shineColor`. The option `case` sets the style of tokens and styles.
      """,
    example: """
      components:
        glossy_button:
      # ^^^^^^^^^^^^^
          base: UIButton
      styles:
        buy-now: { component: glossy_button }
      # ^^^^^^^
      """)
}

extension Diagnostic {
  fileprivate static func nameCase(
    _ name: String, _ expected: NameCase, _ kind: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .nameCase, "\(name.quoted) doesn't follow the naming style of \(kind), as in ‘\(expected.example)’",
      at: span)
  }
}
