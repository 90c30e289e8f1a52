import StyleModel
import StyleSource
import StyleSyntax

// `if($isPill, 22, 8)`: one of two values, by a property of the component.

extension ValueReader {
  private static let deepest = 16

  /// Whether a scalar is one `if()` and nothing else. A text begins with `if(` by chance, unless a property follows.
  func isCondition(_ bytes: UnsafeBufferPointer<UInt8>, _ type: ValueType) -> Bool {
    guard bytes.starts(with: "if(".utf8), closesAtEnd(bytes) else { return false }
    if !type.isText { return true }
    return bytes.dropFirst(3).first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "!") }
      == UInt8(ascii: "$")
  }

  private func closesAtEnd(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var text = ArgumentScanner(depth: 0)
    for (index, byte) in bytes.enumerated() {
      text.pass(byte)
      if byte == UInt8(ascii: ")"), text.depth == 0, !text.isQuoted { return index == bytes.count - 1 }
    }
    return true
  }

  /// One of two values of any type.
  func readCondition(_ node: SyntaxNode, _ expected: Expectation) -> Expression {
    guard depth < ValueReader.deepest else {
      output.report(.expressionTooDeep(at: node.span))
      return .constant(invalid(node))
    }
    let text = ExpressionText(node)
    let parts = ArgumentScanner.arguments(text.bytes, from: 3)
    guard parts.isClosed, parts.ranges.count == 3 else {
      output.report(.conditionTakesThree(isClosed: parts.isClosed, at: node.span))
      return .constant(invalid(node))
    }
    guard let then = node.part(parts.ranges[1]), let otherwise = node.part(parts.ranges[2]) else {
      output.report(.escapesInCondition(at: node.span))
      return .constant(invalid(node))
    }
    if let list = parts.ranges.dropFirst().first(where: {
      text.bytes[$0].first.map("[{".utf8.contains) ?? false
    }) {
      output.report(.listInCondition(at: text.span(list)))
      return .constant(invalid(node))
    }
    guard let condition = condition(text, parts.ranges[0]) else { return .constant(invalid(node)) }
    var inner = self
    inner.depth += 1
    return choose(condition, inner.read(then, expected), inner.read(otherwise, expected), at: node)
  }

  /// A property that decides, and the words of it, or `true` of a flag, for which the first value holds.
  struct Condition {
    let subject: Expression
    let word: String
    /// Whether the first value holds for everything else instead.
    let isNegated: Bool
  }

  /// One of two values: chosen here where a token decides, as `apply` does.
  func choose(_ condition: Condition, _ then: Expression, _ otherwise: Expression, at node: SyntaxNode)
    -> Expression
  {
    let values = condition.isNegated ? [otherwise, then] : [then, otherwise]
    if let problem = values.first(where: { $0.constant?.isInvalid ?? false }) { return problem }
    let operands = [condition.subject] + values
    return operands.allSatisfy { $0.constant != nil }
      ? apply(.choose([condition.word]), operands, at: node) : .call(.choose([condition.word]), operands)
  }

  /// `$isPill`, `!$isPill`, `$size == large` or `$size != large`; nil where it was reported as something else.
  func condition(_ text: ExpressionText, _ range: Range<Int>) -> Condition? {
    var parser = text
    parser.move(to: range.lowerBound)
    parser.skipSpace()
    var isNegated = parser.take(oneOf: "!") != nil
    parser.skipSpace()
    let start = parser.position
    guard parser.next == UInt8(ascii: "$") else {
      output.report(.conditionNeedsProperty(forgotten(in: text.text(range)), at: text.span(range)))
      return nil
    }
    parser.skip(1)
    parser.skip(while: isNamePart)
    let name = text.text(start + 1..<parser.position)
    let span = text.span(start..<parser.position)
    if name.isEmpty {
      output.report(.conditionNeedsProperty(nil, at: text.span(range)))
      return nil
    }
    parser.skipSpace()
    if name.utf8.contains(UInt8(ascii: ".")) {
      guard parser.position >= range.upperBound else {
        output.report(.conditionGoesOn(text.text(parser.position..<range.upperBound), at: text.span(range)))
        return nil
      }
      let flag = reference("$" + name, span, Expectation(.bool, for: "if()"), text.node)
      return flag.isInvalid ? nil : Condition(subject: flag, word: "true", isNegated: isNegated)
    }
    guard let properties else {
      _ = reference("$" + name, span, Expectation(.bool, for: "if()"), text.node)
      return nil
    }
    guard let index = properties.index(named: name) else {
      // Reports that there is none of this name.
      _ = reference("$" + name, span, Expectation(.bool, for: name), text.node)
      return nil
    }
    let property = properties.properties[index]
    if parser.position >= range.upperBound { return condition(of: index, property, isNegated, at: span) }
    let operatorStart = parser.position
    if parser.starts(with: "==") || parser.starts(with: "!=") {
      if parser.starts(with: "!=") { isNegated.toggle() }
      parser.skip(2)
      parser.skipSpace()
      let place = parser.position..<max(parser.position, range.upperBound)
      return comparison(
        of: index, property, with: text.text(place), isNegated, at: text.span(place), in: text.span(range))
    }
    output.report(
      .conditionGoesOn(
        text.text(operatorStart..<range.upperBound), at: text.span(operatorStart..<range.upperBound)))
    return nil
  }

  private func condition(of index: Int, _ property: Property, _ isNegated: Bool, at span: Span) -> Condition?
  {
    if property.type == .bool {
      return Condition(subject: .property(index), word: "true", isNegated: isNegated)
    }
    if property.type.isText {
      return Condition(subject: .call(.hasText, [.property(index)]), word: "true", isNegated: isNegated)
    }
    output.report(.notAFlag(property, at: span))
    return nil
  }

  private func comparison(
    of index: Int, _ property: Property, with word: String, _ isNegated: Bool, at span: Span,
    in condition: Span
  ) -> Condition? {
    let quotes: Set<Character> = ["'", "\""]
    var word = word.trimmingBlanks
    if word.count >= 2, let quote = word.first, quotes.contains(quote), word.last == quote {
      word = String(word.dropFirst().dropLast())
    }
    if property.type == .bool {
      guard word == "true" || word == "false" else {
        output.report(.wordOfFlag(word, property, isNegated, at: condition))
        return nil
      }
      return Condition(subject: .property(index), word: "true", isNegated: isNegated == (word == "true"))
    }
    guard case .choice(let words) = property.type else {
      output.report(.notOneOfWords(property, at: span))
      return nil
    }
    if word.isEmpty {
      output.report(.noWordOfCondition(property, words, at: condition))
      return nil
    }
    guard words.contains(word) else {
      let known = output.candidates(in: .words(NamePlace.Words(words: words)), words)
      output.report(.unknownWordOfCondition(word, property, words, known, at: span))
      return nil
    }
    return Condition(subject: .property(index), word: word, isNegated: isNegated)
  }

  /// `$isPill` where someone wrote `isPill`.
  private func forgotten(in text: String) -> String? {
    let name = text.trimmingBlanks
    return properties?.index(named: name) == nil ? nil : "$" + name
  }
}

extension ExpressionParser {
  /// The condition of an `if(`, from its bracket to the comma behind it.
  mutating func parseHead() throws(ExpressionProblem) -> ValueReader.Condition {
    try expect("(")
    let start = source.position
    source.move(to: ArgumentScanner.endOfArgument(source.bytes, from: start))
    guard let condition = reader.condition(source, start..<source.position) else { throw ExpressionProblem() }
    try expect(",")
    return condition
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
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

  fileprivate static func conditionTakesThree(isClosed: Bool, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidExpression,
      isClosed ? "if() takes a condition and two values" : "the bracket of ‘if(’ isn't closed",
      at: span, notes: [howConditionsAreWritten])
  }

  fileprivate static func escapesInCondition(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidExpression, "the values of if() can't contain escapes or quotes", at: span,
      notes: ["declare such a text as a property, and refer to it"])
  }

  fileprivate static func listInCondition(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidExpression, "a value of if() can't be a list or a mapping", at: span,
      notes: ["declare a property or a token with it, and refer to that"])
  }

  fileprivate static func conditionNeedsProperty(_ fix: String?, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidExpression, "the condition of if() is a property of the component, or a token of type ‘bool’",
      at: span,
      notes: fix == nil
        ? ["‘$isPill’ and ‘!$isPill’ ask for a flag or whether there is a text, ‘$size == large’ for a word"]
        : [],
      fixes: fix.map { [FixIt("write ‘\($0)’", replace: span, with: $0, isSafe: false)] } ?? [])
  }

  fileprivate static func conditionGoesOn(_ text: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidExpression, "‘\(text.shortened)’ can't stand in the condition of if()", at: span,
      notes: [
        "a condition is ‘$isOn’, ‘!$isOn’, ‘$size == large’ or ‘$size != large’; write one if() in another for more"
      ])
  }

  fileprivate static func notAFlag(_ property: Property, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidExpression, "‘\(property.name)’ is \(property.type.phrase), so it isn't true or false",
      at: span,
      related: property.span.map { [Related("it is declared here", at: $0)] } ?? [],
      notes: ["a condition is a Bool, a text, which may be missing, or one of some words: ‘$size == large’"])
  }

  fileprivate static func notOneOfWords(_ property: Property, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidExpression, "‘\(property.name)’ can't be compared with a word", at: span,
      related: property.span.map { [Related("it is declared here", at: $0)] } ?? [],
      notes: [
        "only a String with ‘values’ can, as in ‘size: { type: String, values: [small, large], default: small }’"
      ])
  }

  /// `$isOn == yes`.
  fileprivate static func wordOfFlag(
    _ word: String, _ property: Property, _ isNegated: Bool, at condition: Span
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
        ? [FixIt("write ‘\(plain)’", replace: condition, with: plain, isSafe: false)] : [])
  }

  /// `$size == ` with nothing behind it.
  fileprivate static func noWordOfCondition(_ property: Property, _ words: [String], at condition: Span)
    -> Diagnostic
  {
    Diagnostic(
      .invalidExpression, "a word is missing with which ‘\(property.name)’ is compared", at: condition,
      related: property.span.map { [Related("it is declared here", at: $0)] } ?? [],
      notes: ["it is one of \(words.prefix(12).joined(separator: ", "))"])
  }

  fileprivate static func unknownWordOfCondition(
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
