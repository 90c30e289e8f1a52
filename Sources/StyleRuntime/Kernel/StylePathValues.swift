/// What the outline of a shape layer is drawn by, beside its path.
nonisolated package struct StylePathValues: Sendable, Hashable {
  /// That of rounded rectangles, bubbles, stars and polygons; half of the shorter side is the most
  /// it is.
  package var cornerRadius: Double = 0
  /// Whether the corners of rectangles are continuous curves, not circular ones.
  package var isContinuous = false
  /// How many tips a star has, or how many corners a polygon has.
  package var points = 5
  /// That of a star or a ring, as a part of the outer one.
  package var innerRadius: Double = StylePath.innerRadius
  /// In degrees, clockwise from the top.
  package var startAngle: Double = 0
  package var endAngle: Double = 360
  package var arrow = StyleArrow()

  package init() {}
}

/// The arrow of a bubble: a triangle whose tip lies on the edge of the layer.
nonisolated package struct StyleArrow: Sendable, Hashable {
  package var edge = StylePath.ArrowEdge.bottom
  /// Where the tip is, as a part of the edge from its left or its top.
  package var position: Double = 0.5
  /// How far behind that the tip is, in points.
  package var offset: Double = 0
  /// Along the edge.
  package var width: Double = 16
  /// From the edge of the bubble to the tip.
  package var height: Double = 8

  package init() {}

  /// As seen in a mirror that stands beside it.
  package var mirrored: StyleArrow {
    var arrow = self
    switch edge {
    case .left: arrow.edge = .right
    case .right: arrow.edge = .left
    case .top, .bottom: (arrow.position, arrow.offset) = (1 - position, -offset)
    }
    return arrow
  }

  /// What is left of a rectangle for the bubble, and how far the arrow stands out of that.
  func body(of rect: StyleRect) -> (rect: StyleRect, depth: Double) {
    var body = rect
    switch edge {
    case .top, .bottom:
      let depth = height > 0 ? min(height, rect.height) : 0
      body.height -= depth
      if edge == .top { body.y += depth }
      return (body, depth)
    case .left, .right:
      let depth = height > 0 ? min(height, rect.width) : 0
      body.width -= depth
      if edge == .left { body.x += depth }
      return (body, depth)
    }
  }

  /// The corners of the triangle, clockwise around the bubble. It lies between the corners of the
  /// bubble, each of which takes so much of the edge, and is as narrow as that makes it.
  func points(on body: StyleRect, cornerReach reach: Double) -> [StylePoint] {
    let isHorizontal = edge == .top || edge == .bottom
    let length = isHorizontal ? body.width : body.height
    let base = min(width, length - 2 * reach)
    guard base > 0, height > 0 else { return [] }
    let (least, most) = (reach + base / 2, length - reach - base / 2)
    let place = position * length + offset
    let middle = place > least ? min(place, max(least, most)) : least
    let places = [(middle - base / 2, 0), (middle, height), (middle + base / 2, 0)]
    switch edge {
    case .top: return places.map { StylePoint(x: body.x + $0, y: body.y - $1) }
    case .right: return places.map { StylePoint(x: body.x + body.width + $1, y: body.y + $0) }
    case .bottom:
      return places.reversed().map { StylePoint(x: body.x + $0, y: body.y + body.height + $1) }
    case .left: return places.reversed().map { StylePoint(x: body.x - $1, y: body.y + $0) }
    }
  }
}

nonisolated extension StylePath.ArrowEdge {
  /// The corner before the edge, clockwise.
  var corner: StyleCorners {
    switch self {
    case .top: .topLeft
    case .right: .topRight
    case .bottom: .bottomRight
    case .left: .bottomLeft
    }
  }
}
