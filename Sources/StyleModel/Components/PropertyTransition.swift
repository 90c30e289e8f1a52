import StyleSource

/// How a property moves when code gives it another value.
public struct PropertyTransition: Hashable, Sendable {
  /// The index of the property among the component's.
  public var property: Int
  /// A value of type `animation`.
  public var timing: Expression
  /// The key `transition` in the file.
  public var span: Span

  public init(property: Int, timing: Expression, span: Span) {
    self.property = property
    self.timing = timing
    self.span = span
  }
}

extension ValueType {
  /// Whether there are values between two of the type, so that a property of it can move.
  package var canMove: Bool {
    switch self {
    case .integer, .number, .point, .size, .rect, .color, .gradientStops, .shadow, .shadows, .outline,
      .edgeInsets, .transform:
      true
    case .bool, .string, .localizedString, .choice, .range, .image, .font, .animation, .corners, .path,
      .numbers, .strings:
      false
    }
  }
}
