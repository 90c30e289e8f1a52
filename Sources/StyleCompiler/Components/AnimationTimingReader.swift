import StyleModel
import StyleSource
import StyleSyntax

/// Reads the duration, the delay and the curve of an animation: constants, or expressions with properties of the component.
struct AnimationTimingReader {
  let reader: ValueReader

  /// The least duration in seconds of an animation whose duration a property computes: a layer takes 0 for its default duration.
  private static let leastDuration = 0.001

  /// Reads the timing; `driven` is its expression where it has a property in it.
  func read(
    duration: SyntaxNode, delay: SyntaxNode?, curve: SyntaxNode?
  ) -> (fixed: Animation, driven: Expression?) {
    let duration = number(duration, "duration", NumberBounds(max: Animation.longest), isPositive: true)
    let delay = delay.flatMap { number($0, "delay", NumberBounds(min: 0, max: Animation.longest)) }
    let word = curve.flatMap(word)
    let fixed = Animation(
      duration: duration.constantValue?.double ?? 1, delay: delay.constantValue?.double ?? 0,
      curve: word.constantValue?.text.flatMap(Animation.Curve.init(rawValue:)) ?? .easeInOut)
    let parts = zip([duration, delay, word], fixed.parts).map { part, standard in
      part ?? .constant(ModedValue(standard, origin: .unknown))
    }
    guard parts.contains(where: { $0.constant == nil }) else { return (fixed, nil) }
    let positive =
      parts[0].constant == nil
      ? Expression.call(
        .max, [parts[0], .constant(ModedValue(.number(Self.leastDuration), origin: .unknown))])
      : parts[0]
    return (fixed, .call(.compound(.animation), [positive] + parts.dropFirst()))
  }

  private func number(
    _ node: SyntaxNode, _ name: String, _ bounds: NumberBounds, isPositive: Bool = false
  ) -> Expression? {
    let value = reader.read(node, Expectation(.number(.double), bounds: bounds, for: name))
    guard let constant = value.constant else { return value }
    guard constant.isUniform else {
      reader.output.report(.differsByMode(name, at: node.span))
      return nil
    }
    guard let number = constant.value.double else { return nil }
    if isPositive, number <= 0 {
      reader.output.report(.isNotPositive(name, number, at: node.span))
      return nil
    }
    return value
  }

  private func word(_ node: SyntaxNode) -> Expression? {
    let value = reader.read(
      node, Expectation(.choice(Animation.Curve.words), for: "curve", takesCurves: true))
    return value.isInvalid ? nil : value
  }
}

extension Expression? {
  /// The default value of a constant; nil for any other expression.
  fileprivate var constantValue: Value? { self?.constant?.value }
}
