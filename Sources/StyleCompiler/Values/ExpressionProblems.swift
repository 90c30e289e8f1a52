import StyleModel
import StyleSource
import StyleSyntax

extension DiagnosticCode {
  static let invalidExpression = DiagnosticCode(
    "invalid-expression", .error,
    "An expression combines numbers, lengths and colours correctly.",
    explanation: """
      Numbers have `+ - * /`, parentheses, `min()`, `max()`, `clamp()`, `round()`, `floor()` and `ceil()`. Colours have `alpha()`,
      `lighten()`, `darken()` and `mix(a, b, 0.5 in oklab)`. A length times a number is a length. Adding a length and a
      number, or multiplying two lengths, is an error. Put spaces around `-`, because names can contain one.
      `if($isOn, a, b)` is one of two values of any type.
      """,
    example: """
      tokens: { length: { gap: 8 }, number: { ratio: 2 } }
      styles:
        card: { component: UIButton, contentInsets: $length.gap, alpha: $length.gap + $number.ratio }
      """)
}

extension Diagnostic {
  static func commentInExpression(at span: Span) -> Diagnostic {
    Diagnostic(.invalidExpression, "a comment starts with ‘#’, not with ‘//’", at: span)
  }

  static func unexpectedInExpression(
    _ rest: String, _ needed: String?, at span: Span, in node: SyntaxNode
  ) -> Diagnostic {
    if rest.first == ",", let written = node.withDecimalPoints {
      return Diagnostic(
        .invalidExpression, "a decimal number needs a point, not a comma", at: span[0..<1],
        fixes: [
          FixIt("write ‘\(written.shortened)’", replace: node.definition, with: written, isSafe: false)
        ])
    }
    if let sign = ForeignSign(rest.unicodeScalars.first) {
      return Diagnostic(
        .invalidExpression, "‘\(rest.shortened)’ can't stand here in an expression", at: span,
        notes: [sign.note],
        fixes: [
          FixIt(
            "write ‘\(sign.meant)’", replace: span[0..<String(sign.scalar).utf8.count], with: sign.meant,
            isSafe: false)
        ])
    }
    // What ends a line in CSS and in other languages.
    if !rest.isEmpty, rest.allSatisfy({ ";, ".contains($0) }) {
      return Diagnostic(
        .invalidExpression, "a value ends with its line, without ‘\(rest.first ?? ";")’", at: span,
        fixes: [FixIt("remove it", replace: span, with: "", isSafe: false)])
    }
    let found =
      rest.isEmpty ? "the expression ends too early" : "‘\(rest.shortened)’ can't stand here in an expression"
    let closing = rest.isEmpty && needed == "‘)’"
    return Diagnostic(
      .invalidExpression, needed.map { "\(found); \($0) is missing" } ?? found, at: span,
      notes: rest.first == "%" ? ["the remainder of a division is ‘mod($index, 2)’"] : [],
      fixes: closing ? [FixIt("write ‘)’", [FixIt.Edit(span, ")")], isSafe: false)] : [])
  }

  /// The diagnostic for a foreign unit or a separate sign: `80px` or `50 %`. One fix corrects them all.
  static func unit(_ range: Range<Int>, in text: ExpressionText) -> Diagnostic {
    let isPercentage = text.bytes[range].last == UInt8(ascii: "%")
    let isInPlace = text.node.isVerbatim && text.node.span == text.node.definition
    let plain = text.withoutForeignUnits
    let unit = text.text(range).split(separator: " ").joined()
    return Diagnostic(
      .invalidExpression,
      isPercentage
        ? "a percentage has no blank before its ‘%’" : "numbers have no unit, but this has ‘\(unit)’",
      at: text.span(range), notes: isPercentage ? [] : ["lengths are in points"],
      fixes: isInPlace
        ? [FixIt("write ‘\(plain.shortened)’", replace: text.node.contentSpan, with: plain, isSafe: false)]
        : [])
  }

  static func mixedKinds(_ verb: String, at span: Span) -> Diagnostic {
    let message =
      switch verb {
      case "multiply": "a length can't be multiplied by a length"
      case "divide": "a number can't be divided by a length"
      default: "a length and a number can't be combined here"
      }
    return Diagnostic(
      .invalidExpression, message, at: span,
      notes: ["tokens under ‘length’ are lengths; tokens under ‘number’ are numbers"])
  }

  /// The diagnostic for a percentage of nothing. Which number was meant is clear only for a value from 0 to 1.
  static func percentage(
    _ text: String, _ number: Double, _ expected: Expectation, at span: Span
  ) -> Diagnostic {
    let part = formatNumber(number / 100)
    let isPart = expected.bounds?.max == 1 || expected.type == .color
    let note =
      expected.name.hasPrefix("frame.inset")
      ? "insets are in points; for a part of the parent, write edges, as in ‘{ left: 5%, right: 5%, … }’"
      : "a ‘frame’ takes percentages of the parent’s width or height, and a ‘translation’ of the layer’s own; write points here"
    return Diagnostic(
      .invalidExpression, "an expression can't contain percentages here, but this is \(text)%", at: span,
      notes: isPart ? [] : [note],
      fixes: isPart ? [FixIt("write ‘\(part)’", replace: span, with: part, isSafe: false)] : [])
  }

  static func percentageAsFactor(_ isProduct: Bool, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidExpression,
      isProduct
        ? "a percentage can't be multiplied by a percentage" : "a number can't be divided by a percentage",
      at: span, notes: ["50% is half of a width or a height; multiply it by a number"])
  }

  static func divisionByZero(at span: Span) -> Diagnostic {
    Diagnostic(.invalidExpression, "a number can't be divided by zero", at: span)
  }

  static func divisorIsZero(_ properties: [Property], hasIndex: Bool, at span: Span) -> Diagnostic {
    let names = properties.map { "‘\($0.name)’" }.joined(separator: " and ")
    if hasIndex {
      return Diagnostic(
        .invalidExpression, "this divides by zero in the first copy of the layer, whose index is 0", at: span,
        notes: ["add 1 to the index, or write ‘max(1, …)’ around the divisor"])
    }
    return Diagnostic(
      .invalidExpression,
      "this divides by zero with the default\(properties.count == 1 ? "" : "s") of \(names)",
      at: span,
      related: properties.compactMap { property in
        property.span.map { Related("‘\(property.name)’ is declared here", at: $0) }
      },
      notes: ["give \(names) another default, or write ‘max(1, …)’ around the divisor"])
  }

  static func expressionTooDeep(at span: Span) -> Diagnostic {
    Diagnostic(.invalidExpression, "the brackets of this expression are nested too deeply", at: span)
  }

  static func tooManyOperands(most: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidExpression, "this expression has more than \(most) values", at: span,
      notes: ["give a part of it a name, as a token or a property"])
  }

  /// - Parameter isInText: Whether the function stands between the braces of a text.
  static func unknownFunction(_ name: String, _ known: [String], isInText: Bool, at span: Span) -> Diagnostic
  {
    if name == "calc" {
      return Diagnostic(
        .invalidExpression, "numbers are computed without ‘calc’", at: span,
        fixes: [FixIt("remove ‘calc’", replace: span, with: "", isSafe: false)])
    }
    // Functions of CSS that style files don't have, however near their names are.
    let others = [
      "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "abs", "sign", "mod", "rem", "trunc", "pow",
      "sqrt",
    ]
    let known = (isInText ? ["decimal", "percent"] : []) + known
    let near = others.contains(name) ? nil : KnownNames(known).nearest(to: name)
    return Diagnostic(
      .invalidExpression,
      "there is no function ‘\(name.shortened)’ \(isInText ? "between the braces of a text" : "for numbers")",
      at: span,
      notes: ["there are \(known.map { "‘\($0)()’" }.joined(separator: ", "))"]
        + (isInText ? ["‘localized()’ stands around all of a text, as in ‘localized({$count} items)’"] : []),
      fixes: near.map { [FixIt("write ‘\($0)’", replace: span, with: $0, isSafe: false)] } ?? [])
  }

  static func clampTakesThree(at span: Span, in node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .invalidExpression, "clamp() takes a minimum, a value and a maximum", at: span,
      notes: ["as in ‘clamp(1, $borderWidth, 4)’"],
      fixes: node.withDecimalPoints.map {
        [FixIt("write ‘\($0.shortened)’", replace: node.definition, with: $0, isSafe: false)]
      } ?? [])
  }

  static func roundTakesOne(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidExpression, "\(name)() takes one number", at: span,
      notes: ["as in ‘\(name)($length.gap * 1.5)’; to a half, write ‘\(name)($length.gap * 2) / 2’"])
  }

  static func roundedPercentage(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidExpression, "\(name)() takes no part of a width or a height", at: span,
      notes: ["round the points beside it: ‘50% - \(name)($length.gap)’"])
  }

  static func notWhole(_ expected: Expectation, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidExpression, "‘\(expected.name)’ needs a whole number, but the result is a fraction", at: span)
  }
}
