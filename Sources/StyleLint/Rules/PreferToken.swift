import StyleModel
import StyleSource

extension Rule {
  static let preferToken = Rule(
    .preferToken, .color, scope: .file, options: [.preferTokenForNumbers],
    good: """
      tokens:
        color: { tint: "#0A64D8" }
      styles:
        buy: { component: UIButton, backgroundColor: $color.tint }
      """
  ) { context in
    let numbers = context.flag(.preferTokenForNumbers)
    let literals = numbers ? context.literals { $0.isTelling(numbers: true) } : context.literals
    return literals.compactMap { literal in
      if case .token = literal.whole.owner { return nil }
      guard literal.value.isTelling(numbers: numbers), !literal.whole.isOfPseudoProperty else { return nil }
      let fitting = context.facts.index.tokens(of: literal.value).lazy.map { context.sheet.tokens[$0] }
        .filter { token in
          token.type.valueType.isLike(literal.whole.type) && context.isSeen(token.span.file)
        }
        .prefix(mostFixes + 1)
      return fitting.isEmpty
        ? nil
        : .preferToken(
          Array(fitting), literal, in: context.sheet.name(of: literal.whole.owner),
          losesComment: context.mayHoldComment(literal.span))
    }
  }
}

/// The greatest number of tokens that are offered for a literal.
private let mostFixes = 3

extension RuleOption {
  fileprivate static let preferTokenForNumbers = RuleOption(
    "numbers", .flag(false), "Whether to compare lengths and numbers too, which are often equal by chance.")
}

extension Value {
  /// Whether equal values of this kind are hardly equal by chance: black and white, no colour and round numbers are
  /// too common.
  fileprivate func isTelling(numbers: Bool) -> Bool {
    switch self {
    case .color(let color): color.alpha > 0 && color.system == nil && color != .black && color != .white
    // No gradient and no shadow are as common as no colour.
    case .gradientStops(let stops): !stops.isEmpty
    case .shadows(let shadows): !shadows.isEmpty
    case .shadow, .outline, .font, .animation: true
    case .number, .integer, .edgeInsets: numbers
    case .null, .bool, .string, .localizedString, .choice, .point, .size, .rect, .range, .image, .corners,
      .transform, .path, .numbers, .strings, .invalid:
      false
    }
  }
}

extension ValueType {
  /// Whether a token of this type can stand for a value of another.
  fileprivate func isLike(_ other: ValueType) -> Bool {
    if case .number = self, case .number = other { return true }
    return self == other
  }
}

extension ResolvedSheet {
  /// The name of the token, component or style that a value is written in.
  fileprivate func name(of owner: WrittenValue.Owner) -> String {
    switch owner {
    case .token(let index): tokens[index].name
    case .component(let index): components[index].name
    case .style(let index): styles[index].name
    }
  }
}

extension DiagnosticCode {
  static let preferToken = DiagnosticCode(
    "prefer-token", .warning, "A value that has a token is written as that token.",
    explanation: """
      When the token changes, an equal literal stays behind. The rule compares colours, gradients, shadows,
      fonts and animations. It ignores black, white and clear, which are often equal by chance, and the values
      that a pseudo-property sets. Its fix is safe if the token surely means the same: a colour that isn't gray,
      unless the token is for another part, such as a text, or tells something, such as `danger`, that the names
      of the property and its style don't; anything else if the names of the property and the token have a word
      in common, as `cornerRadius` and `length.radius.card`.
      """,
    example: """
      tokens:
        color: { tint: "#0A64D8" }
      styles:
        buy: { component: UIButton, backgroundColor: "#0A64D8" }
                                                   # ^^^^^^^^^
      """)
}

extension Diagnostic {
  fileprivate static func preferToken(
    _ tokens: [Token], _ literal: WrittenLiteral, in place: String, losesComment: Bool
  ) -> Diagnostic {
    let isSame =
      tokens.count == 1 && tokens[0].value.isUniform && literal.whole.value.isUniform
      && literal.surelyMeans(tokens[0], in: place)
    var notes: [String] = []
    if !tokens[0].value.isUniform { notes.append("the token has other values in some modes") }
    if tokens.count > mostFixes { notes.append("more than \(mostFixes) tokens have this value") }
    return Diagnostic(
      .preferToken, "this is the value of the token \(tokens[0].name.quoted)", at: literal.span,
      related: [Related("the token is declared here", at: tokens[0].span)],
      notes: notes,
      fixes: tokens.prefix(mostFixes).map { token in
        FixIt(
          "write ‘$\(token.name.shortened)’", replace: literal.span, with: "$" + token.name,
          isSafe: isSame && !losesComment)
      })
  }
}
