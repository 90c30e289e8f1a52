/// A ring around the bounds of a layer, such as one that shows where the focus is.
public struct LayerOutline: Hashable, Sendable {
  /// The width of the ring, in points.
  public var width: Double
  /// The distance from the bounds to the ring, in points; less than 0 draws it within the bounds.
  public var offset: Double
  public var color: Color

  public init(width: Double, offset: Double, color: Color) {
    self.width = width
    self.offset = offset
    self.color = color
  }

  /// Whether the outline has a width and a colour.
  package var isSeen: Bool { width > 0 && color.alpha > 0 }
}

extension LayerOutline {
  /// The parts of an outline. Defaults are a browser's: a line of 2 points along the bounds.
  package static let parts = [
    ValuePart("width", .number(.cgFloat), NumberBounds(min: 0), standard: .number(2)),
    ValuePart("offset", .number(.cgFloat), standard: .number(0)),
    ValuePart("color", .color, isRequired: true),
  ]

  /// The values of the outline's parts, in the order of `LayerOutline.parts`.
  package var parts: [Value] { [.number(width), .number(offset), .color(color)] }

  /// Makes an outline of the values of its parts; nil where a part has another type. A width that was computed is not less than 0.
  init?(parts: [Value]) {
    guard parts.count == LayerOutline.parts.count, let width = parts[0].double, let offset = parts[1].double,
      case .color(let color) = parts[2]
    else { return nil }
    self.init(width: max(0, width), offset: offset, color: color)
  }
}
