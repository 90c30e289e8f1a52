import StyleModel
import StyleSource
import StyleSyntax

// `{$done} of {$total}`: a text with values of the component.

extension ValueReader {
  private static let mostValues = 32
  private static let lookUp = "localized("

  /// Whether a scalar is a text with values, or one that is looked up in the app's strings table.
  func isText(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if isLookUp(bytes) { return properties != nil || bytes.contains(UInt8(ascii: "$")) }
    guard bytes.contains(UInt8(ascii: "{")), bytes.contains(UInt8(ascii: "$")) else { return false }
    let template = TextTemplate(bytes)
    return template.hasValues || template.openBrace != nil
  }

  private func isLookUp(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.starts(with: ValueReader.lookUp.utf8) && closesAtEnd(bytes)
  }

  func readText(_ node: SyntaxNode, _ expected: Expectation) -> Expression {
    let text = ExpressionText(node)
    let isLocalized = node.withBytes { isLookUp($0) }
    guard properties != nil else {
      output.report(.valuesOutsideComponent(text, isLocalized: isLocalized))
      return .constant(invalid(node))
    }
    if expected.type == .localizedString {
      output.report(.valuesInKey(expected, at: node.span))
      return .constant(invalid(node))
    }
    let range = isLocalized ? argument(of: text) : text.rest
    let template = TextTemplate(text.bytes[range])
    if let brace = template.openBrace {
      let start = range.lowerBound + brace
      output.report(.openBrace(text, start..<range.upperBound))
      return .constant(invalid(node))
    }
    if template.values.count > ValueReader.mostValues {
      output.report(.tooManyValues(most: ValueReader.mostValues, at: node.span))
      return .constant(invalid(node))
    }
    var literals = [""]
    var operands: [Expression] = []
    var isInvalid = false
    for piece in template.pieces {
      switch piece {
      case .text(let literal): literals[literals.count - 1] += literal
      case .value(let inner):
        let place = range.lowerBound + inner.lowerBound..<range.lowerBound + inner.upperBound
        let operand = self.text(
          of: text, ArgumentScanner.trimmed(text.bytes, place), expected, keepsCounts: isLocalized)
        isInvalid = isInvalid || operand == nil
        operands += operand.map { [$0] } ?? []
        literals.append("")
      }
    }
    if isInvalid { return .constant(invalid(node)) }
    if isLocalized, operands.isEmpty, literals[0].isEmpty {
      output.report(.emptyLookUp(at: node.span))
      return .constant(invalid(node))
    }
    guard isLocalized else { return .call(.joined(literals), operands) }
    return .call(.localized(literals, areCounts: operands.map(isCount)), operands)
  }

  /// The argument of `localized()`, without quotes around it.
  private func argument(of text: ExpressionText) -> Range<Int> {
    let whole = text.bytes.startIndex + ValueReader.lookUp.utf8.count..<text.bytes.endIndex - 1
    let range = ArgumentScanner.trimmed(text.bytes, whole)
    guard range.count >= 2, let quote = text.bytes[range].first, "'\"".utf8.contains(quote),
      text.bytes[range].last == quote
    else { return range }
    return range.lowerBound + 1..<range.upperBound - 1
  }

  /// Reads the text of an expression between braces; nil where it was reported.
  ///
  /// - Parameter keepsCounts: Whether a whole number stays one, by which a strings table chooses a plural.
  private func text(
    of text: ExpressionText, _ range: Range<Int>, _ expected: Expectation, keepsCounts: Bool
  ) -> Expression? {
    let bytes = text.bytes[range]
    if bytes.starts(with: "if(".utf8) { return choice(of: text, range, expected) }
    if let format = ["percent", "decimal"].first(where: { bytes.starts(with: "\($0)(".utf8) }) {
      return formatted(text, range, format, expected)
    }
    guard bytes.first == UInt8(ascii: "$"), bytes.dropFirst().allSatisfy({ isNamePart($0) }) else {
      return number(text, range, for: expected.subject, isInText: true).map {
        formatted($0.expression, keepsCounts)
      }
    }
    let (name, span) = (text.text(range.lowerBound + 1..<range.upperBound), text.span(range))
    let type: ValueType?
    if name.contains(".") {
      type = tokens.token(named: name)?.token.type.valueType
    } else {
      type = properties?.index(named: name).flatMap { properties?.properties[$0].type }
    }
    if type == .bool {
      output.report(.flagInText(name, at: span))
      return nil
    }
    if type?.isNumeric ?? false {
      return number(text, range, for: expected.subject, isInText: true).map {
        formatted($0.expression, keepsCounts)
      }
    }
    let needed = Expectation(.string, for: expected.subject, part: expected.part, takesOptional: true)
    let value = reference("$" + name, span, needed, text.node)
    return value.isInvalid ? nil : value
  }

  /// Whether a value of a text is a number still.
  private func isCount(_ value: Expression) -> Bool {
    switch value {
    case .constant: true
    case .property(let index): properties?.properties[index].type.isNumeric ?? false
    case .call(.choose, let operands): operands.dropFirst().allSatisfy(isCount)
    case .call(.formatted, _), .call(.joined, _), .call(.localized, _): false
    case .call: true
    }
  }

  private func formatted(_ number: Expression, _ keepsCounts: Bool) -> Expression {
    keepsCounts && isWhole(number) ? number : .call(.formatted(.number), [number])
  }

  /// Whether a number has no fraction, whatever its properties are.
  private func isWhole(_ number: Expression) -> Bool {
    switch number {
    case .constant(let value): value.allValues.allSatisfy { $0.double.map { $0 == $0.rounded() } ?? false }
    case .property(let index):
      if case .integer? = properties?.properties[index].type { true } else { false }
    case .call(.round, _): true
    case .call(.add, let operands), .call(.subtract, let operands), .call(.multiply, let operands),
      .call(.negate, let operands), .call(.min, let operands), .call(.max, let operands),
      .call(.clamp, let operands):
      operands.allSatisfy(isWhole)
    case .call(.choose, let operands): operands.dropFirst().allSatisfy(isWhole)
    case .call: false
    }
  }

  /// Reads a choice between braces in a text: `if($isOn, 'on', 'off')`.
  private func choice(of text: ExpressionText, _ range: Range<Int>, _ expected: Expectation) -> Expression? {
    guard let part = text.node.part(range) else {
      output.report(.escapesInText(text.node))
      return nil
    }
    let needed = Expectation(.string, for: expected.subject, part: expected.part, takesOptional: true)
    let value = readCondition(part, needed)
    return value.isInvalid ? nil : value
  }

  /// Reads a formatted number between braces in a text: `percent($progress)`, or `decimal($price, 2)`.
  private func formatted(
    _ text: ExpressionText, _ range: Range<Int>, _ name: String, _ expected: Expectation
  ) -> Expression? {
    let parts = ArgumentScanner.arguments(text.bytes, from: range.lowerBound + name.utf8.count + 1)
    let isWhole = parts.end.map { $0 == range.upperBound - 1 } ?? false
    guard isWhole, let first = parts.ranges.first, parts.ranges.count <= 2 else {
      output.report(.formatTakesTwo(name, at: text.span(range)))
      return nil
    }
    var digits = name == "percent" ? 0 : 2
    if parts.ranges.count == 2 {
      guard let count = Int(text.text(parts.ranges[1])), 0...NumberFormat.mostDigits ~= count else {
        output.report(.wrongDigits(at: text.span(parts.ranges[1].isEmpty ? range : parts.ranges[1])))
        return nil
      }
      digits = count
    }
    let format: NumberFormat = name == "percent" ? .percent(digits) : .decimal(digits)
    return number(text, first, for: expected.subject, isInText: true).map {
      .call(.formatted(format), [$0.expression])
    }
  }
}

extension Diagnostic {
  private static let howBracesAreShown = "to show the braces themselves, double the dollar sign: ‘{$$name}’"

  fileprivate static func valuesOutsideComponent(_ text: ExpressionText, isLocalized: Bool) -> Diagnostic {
    let fix = TextTemplate.doublingSigns(in: text.bytes)
    return Diagnostic(
      .misplacedReference,
      isLocalized
        ? "‘localized()’ has no meaning here" : "braces with a ‘$name’ in them are a value of a component",
      at: text.node.span,
      notes: isLocalized
        ? ["a property of type ‘LocalizedString’ takes a key of the app's strings table"]
        : ["only layers, ‘sets’ and ‘accessibility’ of a component have values to show", howBracesAreShown],
      fixes: !isLocalized && text.node.isVerbatim && fix.utf8.count > text.bytes.count
        ? [
          FixIt("double the dollar sign", replace: text.node.contentSpan, with: fix, isSafe: false)
        ] : [])
  }

  fileprivate static func valuesInKey(_ expected: Expectation, at span: Span) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "‘\(expected.name)’ needs the key of a text, which holds no values", at: span,
      notes: [
        "declare a property of type ‘String’, and write ‘localized({$count} items)’ where it is shown",
        howBracesAreShown,
      ])
  }

  fileprivate static func openBrace(_ text: ExpressionText, _ range: Range<Int>) -> Diagnostic {
    let rest = text.text(range)
    return Diagnostic(
      .invalidExpression, "the brace of ‘\(rest.shortened)’ isn't closed", at: text.span(range),
      notes: [howBracesAreShown])
  }

  fileprivate static func tooManyValues(most: Int, at span: Span) -> Diagnostic {
    Diagnostic(.invalidExpression, "a text has at most \(most) values", at: span)
  }

  fileprivate static func emptyLookUp(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidExpression, "localized() takes a text", at: span,
      notes: ["as in ‘localized({$count} items)’, which is ‘%lld items’ in the strings table"])
  }

  fileprivate static func escapesInText(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .invalidExpression, "a text with an ‘if()’ in it can't contain escapes", at: node.span,
      notes: node.inOtherQuotes == nil ? ["declare such a text as a property, and refer to it"] : [],
      fixes: otherQuotes(in: node))
  }

  fileprivate static func flagInText(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "‘$\(name)’ is a flag, which is no text", at: span,
      notes: ["write ‘{if($\(name), 'on', 'off')}’ with your own words"])
  }

  fileprivate static func formatTakesTwo(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidExpression, "\(name)() takes a number, and how many digits there are behind the point",
      at: span,
      notes: ["as in ‘{\(name)($number, 1)}’"])
  }

  fileprivate static func wrongDigits(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidExpression,
      "the digits behind the point are a whole number from 0 to \(NumberFormat.mostDigits)", at: span)
  }
}
