import StyleModel
import StyleSource
import StyleSyntax

// `$isNew && ($count > 0 || !$title)`: conditions that operators join. `&&` binds more tightly than `||`, as in Swift.

extension ValueReader {
  /// Reads a condition, which may join and negate others; nil where it was reported.
  func condition(_ text: ExpressionText, _ range: Range<Int>) -> Condition? {
    joined(text, range, depth: 0)
  }

  private func joined(_ text: ExpressionText, _ range: Range<Int>, depth: Int) -> Condition? {
    let range = ArgumentScanner.trimmed(text.bytes, range)
    for (sign, isAnd) in [("||", false), ("&&", true)] {
      let parts = ArgumentScanner.parts(text.bytes, in: range, around: sign)
      guard parts.count > 1 else { continue }
      if let place = parts.first(where: { ArgumentScanner.trimmed(text.bytes, $0).isEmpty }) {
        output.report(.emptyOperand(sign, at: text.span(operator: sign, beside: place, in: range)))
        return nil
      }
      guard parts.count + depth <= ValueReader.deepest else {
        output.report(.tooManyConditions(most: ValueReader.deepest, at: text.node.span))
        return nil
      }
      // All are read, so that each problem is reported.
      let conditions = parts.map { joined(text, $0, depth: depth + parts.count) }
      guard let last = conditions.last, var result = last else { return nil }
      for condition in conditions.dropLast().reversed() {
        guard let condition else { return nil }
        let rest = flag(result, at: text.node)
        let joined =
          isAnd
          ? choose(condition, rest, constant(false, text.node), at: text.node)
          : choose(condition, constant(true, text.node), rest, at: text.node)
        if joined.isInvalid { return nil }
        result = Condition(subject: joined, word: "true", isNegated: false)
      }
      return result
    }
    guard let (inner, isNegated) = ArgumentScanner.group(text.bytes, in: range) else {
      return single(text, range)
    }
    guard depth < ValueReader.deepest else {
      output.report(.expressionTooDeep(at: text.node.span))
      return nil
    }
    guard let condition = joined(text, inner, depth: depth + 1) else { return nil }
    return Condition(
      subject: condition.subject, word: condition.word, isNegated: condition.isNegated != isNegated)
  }

  /// Whether a condition holds, as a value of type `Bool`.
  func flag(_ condition: Condition, at node: SyntaxNode) -> Expression {
    if !condition.isNegated, condition.asksForFlag(properties) { return condition.subject }
    return choose(condition, constant(true, node), constant(false, node), at: node)
  }

  private func constant(_ flag: Bool, _ node: SyntaxNode) -> Expression {
    .constant(literal(.bool(flag), node))
  }
}

extension ArgumentScanner {
  /// The parts of a range before, between and behind an operator, outside of brackets and quotes.
  fileprivate static func parts(_ bytes: [UInt8], in range: Range<Int>, around sign: String) -> [Range<Int>] {
    let sign = Array(sign.utf8)
    guard bytes[range].contains(sign[0]) else { return [range] }
    var scanner = ArgumentScanner(depth: 0)
    var parts: [Range<Int>] = []
    var (begin, index) = (range.lowerBound, range.lowerBound)
    while index < range.upperBound {
      if scanner.depth == 0, !scanner.isQuoted, bytes[index..<range.upperBound].starts(with: sign) {
        parts.append(begin..<index)
        index += sign.count
        begin = index
      } else {
        scanner.pass(bytes[index])
        index += 1
      }
    }
    return parts + [begin..<range.upperBound]
  }

  /// The contents of the brackets around all of a range, perhaps behind a `!`: `($isOn)`, `!($isOn && $isNew)`; nil where there are none,
  /// and where they belong to a number, as in `($count + 1) * 2 > 4`.
  fileprivate static func group(_ bytes: [UInt8], in range: Range<Int>) -> (
    inner: Range<Int>, isNegated: Bool
  )? {
    let isNegated = bytes[range].first == UInt8(ascii: "!")
    let range = trimmed(bytes, range.lowerBound + (isNegated ? 1 : 0)..<range.upperBound)
    guard bytes[range].first == UInt8(ascii: "(") else { return nil }
    var scanner = ArgumentScanner(depth: 0)
    for index in range {
      scanner.pass(bytes[index])
      if scanner.depth == 0, !scanner.isQuoted {
        return index == range.upperBound - 1 ? (range.lowerBound + 1..<index, isNegated) : nil
      }
    }
    return nil
  }
}

extension ExpressionText {
  /// The operator on one side of an empty part.
  fileprivate func span(operator sign: String, beside part: Range<Int>, in range: Range<Int>) -> Span {
    let length = sign.utf8.count
    let start = part.upperBound < range.upperBound ? part.upperBound : part.lowerBound - length
    return span(start..<start + length)
  }
}

extension Diagnostic {
  fileprivate static func tooManyConditions(most: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidExpression, "at most \(most) conditions can be joined in one value", at: span)
  }

  fileprivate static func emptyOperand(_ sign: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidExpression, "‘\(sign)’ stands between two conditions, and one is missing", at: span,
      notes: ["write ‘$isOn \(sign) $isNew’, or leave ‘\(sign)’ out"])
  }
}
