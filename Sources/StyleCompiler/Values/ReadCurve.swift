import StyleModel
import StyleSource
import StyleSyntax

// How the speed of an animation changes, where no word says it: four numbers, or the bounce of a spring.
extension ValueReader {
  /// Reads `cubic-bezier(0.2, 0, 0, 1)` or `spring(0.3)`; nil for any other text.
  func readCurve(_ node: SyntaxNode, _ expected: Expectation) -> ModedValue? {
    let text = node.text
    guard let bracket = text.firstIndex(of: "("), text.last == ")" else { return nil }
    let name = text[..<bracket].filter { $0 != " " }
    let texts = text[text.index(after: bracket)...].dropLast().split(
      separator: ",", omittingEmptySubsequences: false)
    let numbers = texts.compactMap { Double($0.filter { $0 != " " }) }
    switch name {
    case "cubic-bezier":
      guard texts.count == 4, numbers.count == 4 else {
        output.report(.curveIsNotFourNumbers(node.phrase, at: node.span))
        return invalid(node)
      }
      for (index, number) in numbers.enumerated() {
        guard accepts(number, at: index, of: node) else { return invalid(node) }
      }
      return curve(numbers, node)
    case "spring":
      guard texts.count == 1, let bounce = numbers.first else {
        output.report(.springIsNoBounce(node.phrase, at: node.span))
        return invalid(node)
      }
      guard bounce > -1, bounce < 1 else {
        output.report(.bounceOutOfBounds(texts[0], at: node.span))
        return invalid(node)
      }
      return literal(.choice(Animation.Curve.spring(bounce: bounce).rawValue), node)
    default:
      return nil
    }
  }

  /// Reads a curve of four numbers: `[0.2, 0, 0, 1]`.
  func readListedCurve(_ node: SyntaxNode, _ expected: Expectation) -> Expression {
    guard node.kind == .sequence else { return .constant(mismatch(node, expected)) }
    let elements = node.elements
    guard elements.count == 4 else {
      output.report(.curveIsNotFourNumbers(node.phrase, at: node.span))
      return .constant(invalid(node))
    }
    var numbers: [Double] = []
    for (index, element) in elements.enumerated() {
      guard let number = readUniformNumber(element, for: expected.name),
        accepts(number, at: index, of: element)
      else { return .constant(invalid(node)) }
      numbers.append(number)
    }
    return .constant(curve(numbers, node))
  }

  private func curve(_ numbers: [Double], _ node: SyntaxNode) -> ModedValue {
    let curve = Animation.Curve.cubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
    return literal(.choice(curve.rawValue), node)
  }

  /// Whether a curve may have a number at an index; an invalid one is reported.
  private func accepts(_ number: Double, at index: Int, of node: SyntaxNode) -> Bool {
    if index.isMultiple(of: 2) {
      if (0...1).contains(number) { return true }
      output.report(.curveRunsBack(number, isFirst: index == 0, at: node.span))
    } else {
      if abs(number) <= Animation.Curve.farthest { return true }
      output.report(.curveTooFar(number, at: node.span))
    }
    return false
  }
}

extension Diagnostic {
  fileprivate static func curveIsNotFourNumbers(_ phrase: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "a curve needs four numbers, but this is \(phrase)", at: span,
      notes: ["write x and y of its two points, as in ‘[0.2, 0, 0, 1]’"])
  }

  fileprivate static func springIsNoBounce(_ phrase: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "a spring has one number, its bounce, but this is \(phrase)", at: span,
      notes: ["write ‘spring’, or ‘spring(0.3)’ for one that swings"])
  }

  fileprivate static func bounceOutOfBounds(_ bounce: Substring, at span: Span) -> Diagnostic {
    Diagnostic(
      .outOfBounds,
      "the bounce of a spring lies between -1 and 1, but this is \(String(bounce).shortened)", at: span,
      notes: ["0 doesn't swing; with 1 it would never stop"])
  }

  /// - Parameter isFirst: Whether the number is the x of the first point.
  fileprivate static func curveRunsBack(_ number: Double, isFirst: Bool, at span: Span) -> Diagnostic {
    Diagnostic(
      .outOfBounds,
      "the x of a curve's \(isFirst ? "first" : "second") point lies between 0 and 1, but this is \(formatNumber(number))",
      at: span, notes: ["x is the time, which doesn't run back; y may be less than 0 and more than 1"])
  }

  fileprivate static func curveTooFar(_ number: Double, at span: Span) -> Diagnostic {
    Diagnostic(
      .outOfBounds,
      "the y of a curve's point lies between -100 and 100, but this is \(formatNumber(number))", at: span)
  }
}
