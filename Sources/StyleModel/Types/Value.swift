/// A value of a property, with nothing left to look up.
public enum Value: Hashable, Sendable {
  /// The value of an optional property that has none.
  case null
  case bool(Bool)
  case integer(Integer)
  /// A finite number. A length is in points, an angle in degrees, a time in seconds.
  case number(Double)
  case string(String)
  case localizedString(String)
  case choice(String)
  case point(Point)
  case size(Size)
  case rect(Rect)
  case range(TextRange)
  case color(Color)
  case image(ImageSource)
  case gradientStops([GradientStop])
  /// A shadow, stored indirectly as all that is larger than a colour: settings, of which sheets mostly consist, are as large as the largest
  /// value.
  indirect case shadow(Shadow)
  indirect case outline(LayerOutline)
  /// Shadows, of which the first lies above the others.
  case shadows([BoxShadow])
  indirect case font(Font)
  case edgeInsets(EdgeInsets)
  indirect case animation(Animation)
  case corners(Corners)
  indirect case transform(Transform)
  indirect case path(Path)
  case numbers([Double])
  case strings([String])
  /// A value that has been reported as wrong; nothing that follows from it is reported again.
  case invalid
}

extension Value {
  public var isNull: Bool { self == .null }

  /// The number in a `number` or an `integer`.
  public var double: Double? {
    switch self {
    case .number(let number): number
    case .integer(let integer): integer.double
    case .null, .bool, .string, .localizedString, .choice, .point, .size, .rect, .range, .color, .image,
      .gradientStops, .shadow, .shadows, .outline, .font, .edgeInsets, .animation, .corners, .transform,
      .path,
      .numbers, .strings,
      .invalid:
      nil
    }
  }

  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  public var color: Color? { if case .color(let value) = self { value } else { nil } }

  /// The text in a string of any kind.
  public var text: String? {
    switch self {
    case .string(let text), .localizedString(let text), .choice(let text): text
    case .null, .bool, .integer, .number, .point, .size, .rect, .range, .color, .image, .gradientStops,
      .shadow, .shadows, .outline,
      .font, .edgeInsets, .animation, .corners, .transform, .path, .numbers, .strings, .invalid:
      nil
    }
  }
}
