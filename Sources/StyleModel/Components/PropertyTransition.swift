import StyleSource

/// The transition of a property when code gives it another value.
public struct PropertyTransition: Hashable, Sendable {
  /// The index of the property among the component's.
  public var property: Int
  /// The timing, a value of type `animation`.
  public var timing: Expression
  /// The location of the key `transition`.
  public var span: Span

  public init(property: Int, timing: Expression, span: Span) {
    self.property = property
    self.timing = timing
    self.span = span
  }
}

extension ValueType {
  /// Whether a property of the type can move, because there are values between two others.
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
