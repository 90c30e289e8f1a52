import StyleModel
import StyleSource
import StyleSyntax

// `if($isPill, 22, 8)`: one of two values, by a property of the component.

extension ValueReader {
  static let deepest = 16

  /// Whether a scalar is one `if()` and nothing else. In a type of text, its condition must have a reference, since a text may begin with
  /// `if(` by chance.
  func isCondition(_ bytes: UnsafeBufferPointer<UInt8>, _ type: ValueType) -> Bool {
    guard let start = ValueReader.argumentsOfCondition(bytes), closesAtEnd(bytes) else { return false }
    if !type.isText { return true }
    let all = Array(bytes)
    guard let first = ArgumentScanner.arguments(all, from: start).ranges.first else { return false }
    return zip(all[first], all[first].dropFirst()).contains { $0 == UInt8(ascii: "$") && isNameStart($1) }
  }

  /// The index at which the arguments of an `if()` begin; nil for anything else.
  private static func argumentsOfCondition(_ bytes: some RandomAccessCollection<UInt8>) -> Int? {
    guard bytes.starts(with: "if".utf8) else { return nil }
    let rest = bytes.dropFirst(2).drop { $0 == UInt8(ascii: " ") }
    return rest.first == UInt8(ascii: "(") ? bytes.count - rest.count + 1 : nil
  }

  func closesAtEnd(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var text = ArgumentScanner(depth: 0)
    for (index, byte) in bytes.enumerated() {
      text.pass(byte)
      if byte == UInt8(ascii: ")"), text.depth == 0, !text.isQuoted { return index == bytes.count - 1 }
    }
    return true
  }

  /// Reads an `if()`, with values of any type.
  func readCondition(_ node: SyntaxNode, _ expected: Expectation) -> Expression {
    guard depth < ValueReader.deepest else {
      output.report(.expressionTooDeep(at: node.span))
      return .constant(invalid(node))
    }
    let text = ExpressionText(node)
    let parts = ArgumentScanner.arguments(
      text.bytes, from: ValueReader.argumentsOfCondition(text.bytes) ?? 3)
    guard parts.end != nil, parts.ranges.count == 3 else {
      output.report(.conditionTakesThree(isClosed: parts.end != nil, at: node.span))
      return .constant(invalid(node))
    }
    guard let then = node.part(parts.ranges[1]), let otherwise = node.part(parts.ranges[2]) else {
      output.report(.escapesInCondition(node))
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

  /// A condition: a subject, and the word, or `true` of a flag, for which the first value holds.
  struct Condition {
    let subject: Expression
    let word: String
    /// Whether the first value holds for everything but the word instead.
    let isNegated: Bool

    /// Whether the subject is a flag, and not one of some words.
    func asksForFlag(_ properties: PropertyScope?) -> Bool {
      guard case .property(let index) = subject else { return word == "true" }
      return properties?.properties[index].type == .bool
    }
  }

  /// The choice between two values, or its result where all operands are constant.
  func choose(_ condition: Condition, _ then: Expression, _ otherwise: Expression, at node: SyntaxNode)
    -> Expression
  {
    let values = condition.isNegated ? [otherwise, then] : [then, otherwise]
    if let problem = values.first(where: { $0.constant?.isInvalid ?? false }) { return problem }
    let operands = [condition.subject] + values
    return operands.allSatisfy { $0.constant != nil }
      ? apply(.choose([condition.word]), operands, at: node) : .call(.choose([condition.word]), operands)
  }

  /// Reads a condition without operators that join others: `$isPill`, `!$isPill`, `$size == large`, `$badge != null` or `$count > 2`; nil
  /// where it was reported.
  func single(_ text: ExpressionText, _ range: Range<Int>) -> Condition? {
    if let word = ForeignOperator(text, range) {
      output.report(.foreignOperator(word, in: text.node))
      return nil
    }
    guard text.bytes[range].contains(UInt8(ascii: "$")) else {
      output.report(.conditionNeedsProperty(forgotten(in: text.text(range)), at: text.span(range)))
      return nil
    }
    let isNegated = text.bytes[range].first == UInt8(ascii: "!")
    let subject = ArgumentScanner.trimmed(
      text.bytes, range.lowerBound + (isNegated ? 1 : 0)..<range.upperBound)
    guard let (sign, comparison) = ArgumentScanner.comparison(text.bytes, in: subject) else {
      return flag(text, subject, isNegated, in: range)
    }
    var left = ArgumentScanner.trimmed(text.bytes, subject.lowerBound..<sign.lowerBound)
    var right = ArgumentScanner.trimmed(text.bytes, sign.upperBound..<subject.upperBound)
    if let problem = comparedList(text, left, comparison, right, at: text.span(range)) {
      output.report(problem)
      return nil
    }
    // `large == $size` asks the same as `$size == large`.
    if comparison == .equal || comparison == .notEqual, property(text, left) == nil,
      let index = property(text, right), let type = properties?.properties[index].type, !type.isNumeric
    {
      swap(&left, &right)
    }
    if let index = property(text, left), let property = properties?.properties[index] {
      if text.text(right) == "null" {
        return absence(of: index, property, comparison, isNegated, at: text.span(range))
      }
      if !property.type.isNumeric {
        guard comparison == .equal || comparison == .notEqual else {
          output.report(.wordsInOrder(property, comparison, at: text.span(range)))
          return nil
        }
        if let same = sameText(text, index, property, right, isNegated != (comparison == .notEqual)) {
          return same.condition
        }
        let place = right.isEmpty ? sign.upperBound..<sign.upperBound : right
        return self.comparison(
          of: index, property, with: text.text(place), isNegated != (comparison == .notEqual),
          at: text.span(place), in: text, text.span(range))
      }
    }
    if isNegated {
      output.report(.negatedComparison(comparison, at: text.span(range)))
      return nil
    }
    guard let first = number(text, left, for: "if()"), let second = number(text, right, for: "if()") else {
      return nil
    }
    guard ExpressionOperand.Kind.sum(first.kind, second.kind) != nil || text.node.tree.isTranslated else {
      output.report(.mixedKinds("compare", at: text.span(subject)))
      return nil
    }
    let compared = apply(.compare(comparison), [first.expression, second.expression], at: text.node)
    return compared.isInvalid ? nil : Condition(subject: compared, word: "true", isNegated: false)
  }

  /// Reads a flag as a condition: `$isPill` or `$bool.isRound`.
  private func flag(
    _ text: ExpressionText, _ subject: Range<Int>, _ isNegated: Bool, in range: Range<Int>
  ) -> Condition? {
    var parser = text
    parser.move(to: subject.lowerBound)
    guard parser.next == UInt8(ascii: "$") else {
      output.report(.conditionNeedsProperty(nil, at: text.span(range)))
      return nil
    }
    parser.skip(1)
    parser.skip(while: isNamePart)
    let name = text.text(subject.lowerBound + 1..<min(parser.position, subject.upperBound))
    guard !name.isEmpty else {
      output.report(.conditionNeedsProperty(nil, at: text.span(range)))
      return nil
    }
    guard parser.position >= subject.upperBound else {
      parser.skipSpace()
      let rest = parser.position..<subject.upperBound
      output.report(.conditionGoesOn(text.text(rest), at: text.span(rest)))
      return nil
    }
    let span = text.span(subject)
    if let index = property(text, subject), let properties {
      return condition(of: index, properties.properties[index], isNegated, at: span)
    }
    // Reports a property that there isn't.
    let flag = reference("$" + name, span, Expectation(.bool, for: "if()"), text.node)
    return flag.isInvalid ? nil : Condition(subject: flag, word: "true", isNegated: isNegated)
  }

  /// The property that all of a range names; nil for anything else.
  func property(_ text: ExpressionText, _ range: Range<Int>) -> Int? {
    guard let properties, text.bytes[range].first == UInt8(ascii: "$"),
      text.bytes[range].dropFirst().allSatisfy({ isNamePart($0) && $0 != UInt8(ascii: ".") })
    else { return nil }
    return properties.index(named: text.text(range.lowerBound + 1..<range.upperBound))
  }

  /// Reads all of a range as a number, of which `50%` is half; nil where it was reported.
  ///
  /// - Parameters:
  ///   - subject: The number's name in messages.
  ///   - isInText: Whether the range stands between the braces of a text.
  func number(
    _ text: ExpressionText, _ range: Range<Int>, for subject: String, isInText: Bool = false
  ) -> ExpressionOperand? {
    guard depth < ValueReader.deepest else {
      output.report(.expressionTooDeep(at: text.node.span))
      return nil
    }
    var inner = self
    inner.depth += 1
    let expected = Expectation(.number(.double), for: subject, takesPercentages: true)
    var parser = ExpressionParser(reader: inner, node: text.node, expected: expected, within: range)
    parser.isInText = isInText
    do throws(ExpressionProblem) {
      let operand = try parser.parseLength()
      return operand.expression.isInvalid ? nil : operand
    } catch {
      if let diagnostic = error.diagnostic { output.report(diagnostic) }
      return nil
    }
  }

  /// Reads a comparison of a property with null: `$badge == null`.
  private func absence(
    of index: Int, _ property: Property, _ comparison: Comparison, _ isNegated: Bool, at span: Span
  ) -> Condition? {
    guard property.isOptional, comparison == .equal || comparison == .notEqual else {
      output.report(.neverNull(property, comparison, at: span))
      return nil
    }
    return Condition(
      subject: .call(.isNull, [.property(index)]), word: "true",
      isNegated: isNegated != (comparison == .notEqual))
  }

  /// Whether a flag is computed: `!$isOn`, `$count == 0`, `($isOn || $isNew) && $hasBadge`, or the same in words, which is reported.
  func isFlag(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.contains(UInt8(ascii: "$")) else { return false }
    return "!(".utf8.contains(bytes[0]) || bytes.contains { "=<>&|".utf8.contains($0) }
      || ["not ", "if "].contains { bytes.starts(with: $0.utf8) }
  }

  /// A condition as a flag.
  func readFlag(_ node: SyntaxNode, _ expected: Expectation) -> Expression {
    let text = ExpressionText(node)
    guard let condition = condition(text, text.rest) else { return .constant(invalid(node)) }
    return flag(condition, at: node)
  }

  private func condition(of index: Int, _ property: Property, _ isNegated: Bool, at span: Span) -> Condition?
  {
    if property.type == .bool {
      let flag =
        property.isOptional
        ? .call(.firstNonNull, [.property(index), .constant(ModedValue(.bool(false), origin: .unknown))])
        : Expression.property(index)
      return Condition(subject: flag, word: "true", isNegated: isNegated)
    }
    // An image is there or not.
    if property.type == .image, property.isOptional {
      return Condition(subject: .call(.isNull, [.property(index)]), word: "true", isNegated: !isNegated)
    }
    if property.type.isText, property.type != .image {
      return Condition(subject: .call(.hasText, [.property(index)]), word: "true", isNegated: isNegated)
    }
    output.report(.notAFlag(property, isNegated, at: span))
    return nil
  }

  private func comparison(
    of index: Int, _ property: Property, with word: String, _ isNegated: Bool, at span: Span,
    in text: ExpressionText, _ condition: Span
  ) -> Condition? {
    let quotes: Set<Character> = ["'", "\""]
    var word = word.trimmingBlanks
    if word.count >= 2, let quote = word.first, quotes.contains(quote), word.last == quote {
      word = String(word.dropFirst().dropLast())
    }
    if property.type == .bool {
      guard word == "true" || word == "false" else {
        output.report(.wordOfFlag(word, property, isNegated, at: condition, in: text.node))
        return nil
      }
      return Condition(subject: .property(index), word: "true", isNegated: isNegated == (word == "true"))
    }
    guard case .choice(let words) = property.type else {
      let isItem = properties?.indices.contains(index) ?? false
      output.report(.notOneOfWords(property, isItem: isItem, at: span))
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

  /// The reference that a bare name was meant as: `$isPill` for `isPill`.
  private func forgotten(in text: String) -> String? {
    let name = text.trimmingBlanks
    return properties?.index(named: name) == nil ? nil : "$" + name
  }
}

extension ExpressionParser {
  /// Parses the condition of an `if(`, from its bracket to the comma behind it.
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
