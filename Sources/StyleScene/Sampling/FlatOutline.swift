import StyleModel

/// The outline of a shape as straight lines, for finding out which points lie in it.
struct FlatOutline: Equatable {
  private let parts: [[Point]]
  private let isEvenOdd: Bool

  /// The number of lines that stand for a curve.
  private static let steps = 8
  /// The most lines: a shape with more counts as its frame.
  private static let limit = 2000

  /// Makes the outline of a shape; nil for one that fills its frame, but for rounded corners.
  init?(_ layer: LookLayer, size: Size) {
    guard case .path(let path) = layer[.path] else { return nil }
    let frame = Rect(size: size)
    let outline: Scene.Path
    switch path {
    case .rectangle, .roundedRectangle: return nil
    case .ellipse, .star, .polygon, .arc, .sector, .ring, .bubble, .svg:
      outline = Scene.Path(path.outline.elements(in: frame, layer.pathValues))
    }
    guard outline.elements.count * FlatOutline.steps <= FlatOutline.limit else { return nil }
    parts = outline.flattened(steps: FlatOutline.steps)
    isEvenOdd = layer[.fillRule].text == "evenOdd"
  }

  /// Whether a point, from the layer's top left corner, lies in the outline.
  func contains(_ point: Point) -> Bool {
    var winding = 0
    for part in parts {
      guard var last = part.last else { continue }
      for next in part {
        // A line that crosses the ray to the right of the point.
        if (last.y <= point.y) != (next.y <= point.y) {
          let x = last.x + (point.y - last.y) / (next.y - last.y) * (next.x - last.x)
          if x > point.x { winding += next.y > last.y ? 1 : -1 }
        }
        last = next
      }
    }
    return isEvenOdd ? winding % 2 != 0 : winding != 0
  }
}

extension Scene.Path {
  /// The points of each part, with some on every curve.
  fileprivate func flattened(steps: Int) -> [[Point]] {
    var parts: [[Point]] = []
    for element in elements {
      switch element {
      case .move(let point): parts.append([point])
      case .line(let point): parts.append(point, toLastOr: [])
      case .curve(let first, let second, let end):
        guard let start = parts.last?.last else { continue }
        for step in 1...steps {
          let (t, u) = (Double(step) / Double(steps), 1 - Double(step) / Double(steps))
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          parts.append(
            Point(
              x: a * start.x + b * first.x + c * second.x + d * end.x,
              y: a * start.y + b * first.y + c * second.y + d * end.y), toLastOr: [])
        }
      case .close:
        // What follows without a move begins where this part does.
        if let start = parts.last?.first { parts.append([start]) }
      }
    }
    return parts.filter { $0.count > 2 }
  }
}

extension [[Point]] {
  fileprivate mutating func append(_ point: Point, toLastOr none: [Point]) {
    if isEmpty { append(none) }
    self[count - 1].append(point)
  }
}
