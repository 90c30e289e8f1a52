extension Transform {
  /// Whether the transform moves by a part of the layer's size.
  package var isRelative: Bool { relativeTranslation != Point(x: 0, y: 0) }

  /// The movement to the right and down as in a style file: a number of points, a part of the layer's size such as `-100%`, or both.
  package var writtenTranslation: (x: Value, y: Value) {
    (
      written(translation.x, relativeTranslation.x), written(translation.y, relativeTranslation.y)
    )
  }

  private func written(_ points: Double, _ part: Double) -> Value {
    guard part != 0 else { return .number(points) }
    let percentage = formatNumber(part * 100) + "%"
    if points == 0 { return .choice(percentage) }
    return .choice("\(percentage) \(points < 0 ? "-" : "+") \(formatNumber(abs(points)))")
  }
}

extension Value {
  /// Whether the value is a transform that moves a layer by parts of its size.
  package var isRelativeTransform: Bool {
    if case .transform(let transform) = self { transform.isRelative } else { false }
  }
}

extension Expression {
  /// Whether the expression may be a transform that moves a layer by parts of its size, whatever its properties and tokens are.
  package var mayBeRelativeTransform: Bool {
    switch self {
    case .constant(let value): value.allValues.contains(where: \.isRelativeTransform)
    case .property: false
    case .call(.compound(.transform), let parts): parts.count == 4
    case .call(_, let operands): operands.contains(where: \.mayBeRelativeTransform)
    }
  }
}
