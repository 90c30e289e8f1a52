import StyleModel
import StyleSource
import StyleSyntax

extension FixIt {
  /// A condition in the place of another text of a value, in quotes where YAML would take its `!` for a tag.
  static func writing(condition: String, at span: Span, in node: SyntaxNode) -> FixIt {
    let isQuoted = condition.hasPrefix("!") && node.isWrittenPlain && span.start == node.span.start
    guard isQuoted else {
      return FixIt("write ‘\(condition)’", replace: span, with: condition, isSafe: false)
    }
    let rest = node.tree.source.text(Span(span.file, Int(span.end), Int(node.span.end)))
    let written = "\"\(condition)\(rest)\""
    return FixIt(
      "write ‘\(written.shortened)’", replace: node.definition, with: written, isSafe: false)
  }
}

extension SyntaxNode {
  /// Whether the scalar is written without quotes in its place, and needs no escapes in quotes.
  fileprivate var isWrittenPlain: Bool {
    !isQuoted && isVerbatim && span == definition && !text.contains { "\"\\".contains($0) }
  }
}

extension Diagnostic {
  static func foreignChoice(_ choice: ForeignChoice, _ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .invalidExpression, "a choice between two values is written with ‘if()’", at: node.span,
      fixes: [
        FixIt(
          "write ‘\(choice.expression.shortened)’", replace: node.definition,
          with: "\"\(choice.expression)\"",
          isSafe: false)
      ])
  }

  private static let howConditionsAreWritten =
    "as in ‘if($isPill, 22, 8)’: a condition, the value where it holds, and the value where it doesn't"

  static func conditionTakesThree(isClosed: Bool, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidExpression,
      isClosed ? "if() takes a condition and two values" : "the bracket of ‘if(’ isn't closed",
      at: span, notes: [howConditionsAreWritten])
  }

  static func escapesInCondition(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .invalidExpression, "the values of if() can't contain escapes or quotes", at: node.span,
      notes: node.inOtherQuotes == nil ? ["declare such a text as a property, and refer to it"] : [],
      fixes: otherQuotes(in: node))
  }

  /// Returns the fix that writes texts in other quotes: `"if($isOn, 'a', 'b')"` for `"if($isOn, \"a\", \"b\")"`.
  static func otherQuotes(in node: SyntaxNode) -> [FixIt] {
    node.inOtherQuotes.map {
      [FixIt("write ‘\($0.shortened)’", replace: node.definition, with: $0, isSafe: false)]
    } ?? []
  }

  static func listInCondition(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidExpression, "a value of if() can't be a list or a mapping", at: span,
      notes: ["declare a property or a token with it, and refer to that"])
  }

  static func conditionNeedsProperty(_ fix: String?, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidExpression, "a condition asks for a property of the component, or for a token of type ‘bool’",
      at: span,
      notes: fix == nil
        ? [
          "‘$isPill’ and ‘!$isPill’ ask for a flag or whether there is a text, ‘$size == large’ for a word, ‘$count > 0’ for a number"
        ]
        : [],
      fixes: fix.map { [FixIt("write ‘\($0)’", replace: span, with: $0, isSafe: false)] } ?? [])
  }

  static func conditionGoesOn(_ text: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidExpression, "‘\(text.shortened)’ can't stand in a condition", at: span,
      notes: [
        "a condition is ‘$isOn’, ‘!$isOn’, ‘$size == large’ or ‘$count > 0’; ‘&&’ and ‘||’ join two"
      ])
  }

  static func notAFlag(_ property: Property, _ isNegated: Bool, at span: Span) -> Diagnostic {
    let isNumber = property.type.isNumeric
    return Diagnostic(
      .invalidExpression, "‘\(property.name)’ is \(property.type.phrase), so it isn't true or false",
      at: span,
      related: property.span.map { [Related("it is declared here", at: $0)] } ?? [],
      notes: [
        isNumber
          ? "compare it, as in ‘$\(property.name) \(isNegated ? "==" : "!=") 0’"
          : property.type == .strings
            ? "compare how many texts it has, as in ‘count($\(property.name)) \(isNegated ? "==" : "!=") 0’"
            : property.isOptional
              ? "compare it with null, as in ‘$\(property.name) \(isNegated ? "==" : "!=") null’"
              : "a condition is a Bool, a text, an image that may be missing, one of some words, or a comparison of numbers"
      ])
  }

  /// The diagnostic for words compared by order: `$size < large`.
  static func wordsInOrder(_ property: Property, _ comparison: Comparison, at span: Span)
    -> Diagnostic
  {
    Diagnostic(
      .invalidExpression,
      "‘\(property.name)’ is \(property.type.phrase), so it can't be compared by ‘\(comparison.rawValue)’",
      at: span,
      related: property.span.map { [Related("it is declared here", at: $0)] } ?? [],
      notes: ["only numbers are in an order"])
  }

  /// The diagnostic for `!` in front of a comparison of numbers: `!$count == 0`.
  static func negatedComparison(_ comparison: Comparison, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidExpression, "‘!’ can't stand before a comparison of numbers", at: span,
      notes: ["write ‘\(comparison.opposite.rawValue)’ instead of ‘\(comparison.rawValue)’"])
  }

  /// The diagnostic for a comparison with null of a property that is never null, or by order: `$count == null`.
  static func neverNull(_ property: Property, _ comparison: Comparison, at span: Span)
    -> Diagnostic
  {
    Diagnostic(
      .invalidExpression,
      property.isOptional
        ? "null is neither less nor more than anything"
        : "‘\(property.name)’ is never null", at: span,
      related: property.span.map { [Related("it is declared here", at: $0)] } ?? [],
      notes: [
        property.isOptional
          ? "write ‘==’ or ‘!=’" : "a property that may be null has a ‘?’ behind its type"
      ])
  }

  /// - Parameter isItem: Whether the property is the text of a copy.
  static func notOneOfWords(_ property: Property, isItem: Bool, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidExpression, "‘\(property.name)’ can't be compared with a word", at: span,
      related: property.span.map { [Related("it is declared here", at: $0)] } ?? [],
      notes: [
        isItem
          ? "compare it with a property, as in ‘$\(property.name) == $selected’, or its number, as in ‘$index == 0’"
          : "only a String with ‘values’ can, as in ‘size: { type: String, values: [small, large], default: small }’"
      ])
  }

  /// The diagnostic for a flag compared with a word: `$isOn == yes`.
  static func wordOfFlag(
    _ word: String, _ property: Property, _ isNegated: Bool, at condition: Span, in node: SyntaxNode
  ) -> Diagnostic {
    let isYes = ["yes", "on", "1", "y", "TRUE", "True", "YES"].contains(word)
    let isNo = ["no", "off", "0", "n", "FALSE", "False", "NO"].contains(word)
    let plain = "\(isYes == isNegated ? "!" : "")$\(property.name)"
    return Diagnostic(
      .invalidExpression, "‘\(property.name)’ is true or false, so it is compared with no word",
      at: condition,
      related: property.span.map { [Related("it is declared here", at: $0)] } ?? [],
      notes: [
        "write ‘$\(property.name)’ where it must be true, and ‘!$\(property.name)’ where it must be false"
      ],
      fixes: isYes || isNo
        ? [.writing(condition: plain, at: condition, in: node)] : [])
  }

  /// The diagnostic for a comparison without a word: `$size == `.
  static func noWordOfCondition(_ property: Property, _ words: [String], at condition: Span)
    -> Diagnostic
  {
    Diagnostic(
      .invalidExpression, "a word is missing with which ‘\(property.name)’ is compared", at: condition,
      related: property.span.map { [Related("it is declared here", at: $0)] } ?? [],
      notes: ["it is one of \(words.prefix(12).joined(separator: ", "))"])
  }

  static func unknownWordOfCondition(
    _ word: String, _ property: Property, _ words: [String], _ known: KnownNames?, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .invalidExpression, "‘\(property.name)’ is never ‘\(word.shortened)’", at: span,
      related: property.span.map { [Related("it is declared here", at: $0)] } ?? [],
      notes: ["it is one of \(words.prefix(12).joined(separator: ", "))"],
      fixes: known?.nearest(to: word).map {
        [FixIt("write ‘\($0)’", replace: span, with: $0, isSafe: false)]
      } ?? [])
  }
}

extension SyntaxNode {
  /// The text with its inner quotation marks of the other kind, so that none is escaped; nil where anything else is escaped.
  var inOtherQuotes: String? {
    let written = tree.source.text(definition)
    guard let outer = written.first, outer == "\"" || outer == "'" else { return nil }
    let inner = String(written.dropFirst().dropLast())
    let escaped = outer == "'" ? "''" : "\\\""
    let other = outer == "'" ? "\"" : "'"
    guard inner.contains(escaped), !inner.contains(other) else { return nil }
    if outer == "'" { return inner.contains("\\") ? nil : "\"" + inner.replacing(escaped, with: "'") + "\"" }
    let changed = inner.replacing(escaped, with: other)
    return changed.contains("\\") ? nil : "\"" + changed + "\""
  }
}
