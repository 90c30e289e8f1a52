import StyleRuntime

/// `CALayer`'s four shadow properties as one value.
public struct Shadow: Hashable, Sendable {
  public var color: Color
  /// The opacity, 0…1, multiplied with the colour's alpha.
  public var opacity: Double
  /// The offset in points; a positive height casts downwards.
  public var offset: Size
  /// The standard deviation of the blur, in points.
  public var radius: Double

  public init(color: Color, opacity: Double, offset: Size, radius: Double) {
    self.color = color
    self.opacity = opacity
    self.offset = offset
    self.radius = radius
  }
}

/// One of the shadows that the box of a layer casts, outwards or inwards, as `box-shadow` has them in CSS.
public struct BoxShadow: Hashable, Sendable {
  public var color: Color
  /// The opacity, 0…1, multiplied with the colour's own alpha.
  public var opacity: Double
  /// The offset in points; a positive height casts the shadow downwards.
  public var offset: Size
  /// The standard deviation of the blur, in points; half of the blur of CSS.
  public var radius: Double
  /// The distance by which the shadow is larger than the box on each side, in points; less than 0 makes it smaller. A shadow inwards
  /// reaches that much farther in.
  public var spread: Double
  /// Whether the shadow falls inwards, from the edge of the box.
  public var isInset: Bool

  public init(
    color: Color = .black, opacity: Double = 1, offset: Size = Size(width: 0, height: 0), radius: Double = 0,
    spread: Double = 0, isInset: Bool = false
  ) {
    self.color = color
    self.opacity = opacity
    self.offset = offset
    self.radius = radius
    self.spread = spread
    self.isInset = isInset
  }

  /// Makes the shadow of a layer's box from one of the whole layer.
  package init(_ shadow: Shadow) {
    self.init(
      color: shadow.color, opacity: shadow.opacity, offset: shadow.offset, radius: shadow.radius)
  }

  /// Whether the shadow has a colour, and reaches farther than the edge it falls from.
  package var isSeen: Bool { color.alpha * opacity > 0 && reachesOut }

  /// Whether the shadow falls anywhere but beneath the box, or inwards but beyond its edge.
  package var reachesOut: Bool {
    radius > 0 || (offset.width * offset.width + offset.height * offset.height).squareRoot() + spread > 0
  }
}

extension Shadow {
  /// The parts of a shadow. Defaults are those of `CALayer`, but for the opacity, which is 1, since a shadow that is written is meant to be
  /// seen.
  package static let parts = [
    ValuePart("color", .color, standard: .color(.black)),
    ValuePart("opacity", .number(.double), NumberBounds(min: 0, max: 1), standard: .number(1)),
    ValuePart("offset", .size, standard: .size(Size(width: 0, height: -3))),
    ValuePart("radius", .number(.double), NumberBounds(min: 0), unit: .points, standard: .number(3)),
  ]

  /// The values of the shadow's parts, in the order of `Shadow.parts`.
  package var parts: [Value] { [.color(color), .number(opacity), .size(offset), .number(radius)] }

  /// Makes a shadow of the values of its parts; nil where a part has another type. Numbers that were computed are kept within their bounds.
  init?(parts: [Value]) {
    guard parts.count == Shadow.parts.count, case .color(let color) = parts[0],
      let opacity = parts[1].double, case .size(let offset) = parts[2], let radius = parts[3].double
    else { return nil }
    self.init(color: color, opacity: min(1, max(0, opacity)), offset: offset, radius: max(0, radius))
  }
}

extension BoxShadow {
  /// The parts of a shadow of a box. Defaults are those of CSS.
  package static let parts = [
    ValuePart("color", .color, standard: .color(.black)),
    ValuePart("opacity", .number(.double), NumberBounds(min: 0, max: 1), standard: .number(1)),
    ValuePart("offset", .size, standard: .size(Size(width: 0, height: 0))),
    ValuePart("radius", .number(.double), NumberBounds(min: 0), unit: .points, standard: .number(0)),
    ValuePart("spread", .number(.double), unit: .points, standard: .number(0)),
    ValuePart("inset", .bool, standard: .bool(false)),
  ]

  /// The values of the shadow's parts, in the order of `BoxShadow.parts`.
  package var parts: [Value] {
    [.color(color), .number(opacity), .size(offset), .number(radius), .number(spread), .bool(isInset)]
  }

  /// Makes a shadow of the values of its parts; nil where a part has another type. Numbers that were computed are kept within their bounds.
  init?(parts: [Value]) {
    guard parts.count == BoxShadow.parts.count, case .color(let color) = parts[0],
      let opacity = parts[1].double, case .size(let offset) = parts[2], let radius = parts[3].double,
      let spread = parts[4].double, let isInset = parts[5].bool
    else { return nil }
    self.init(
      color: color, opacity: min(1, max(0, opacity)), offset: offset, radius: max(0, radius), spread: spread,
      isInset: isInset)
  }
}
