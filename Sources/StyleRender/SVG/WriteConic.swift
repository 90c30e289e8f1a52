import StyleModel
import StyleScene

extension SVGWriter {
  /// Writes a gradient around a point as thin triangles of one colour each, so many that two neighbours differ by
  /// one step of eight bits at most. Their edges are not softened, so that no seams show between them.
  ///
  /// - Parameter matrix: The transform from a gradient around the origin that begins along the x axis.
  mutating func writeConic(
    _ shape: Scene.Shape, _ rule: Scene.FillRule, _ matrix: Scene.Matrix, stops: [Scene.Stop]
  ) {
    guard let inverse = matrix.inverse else { return }
    // So far beyond the farthest corner that the far side of a triangle, of an eighth of a turn, stays outside the shape. Of
    // triangles that are much larger than a picture, resvg fills wrong pixels.
    let reach = 1.1 * shape.bounds.corners.map(inverse.apply).reduce(0) { max($0, abs($1.x) + abs($1.y)) }
    let center = Point(x: matrix.tx, y: matrix.ty)
    var triangles: [[MarkupWriter.Attribute]] = []
    for wedge in wedges(of: stops) {
      let ends = [wedge.start, wedge.end].map { location in
        Scene.Matrix.rotation(360 * location).then(matrix).apply(to: Point(x: reach, y: 0))
      }
      let outline = pathData(Scene.Path(polygon: [center] + ends))
      triangles.append([("d", outline)] + colorAttributes("fill", wedge.color))
    }
    let clip = reference(toClip: shape, rule: rule)
    body.element("g", ownTransform + [("clip-path", clip), ("shape-rendering", "crispEdges")]) { body in
      for triangle in triangles { body.element("path", triangle) }
    }
  }

  private struct Wedge {
    /// The angles of both sides, as parts of a full circle.
    var start, end: Double
    var color: Scene.Color
  }

  private func wedges(of stops: [Scene.Stop]) -> [Wedge] {
    guard let first = stops.first, let last = stops.last else { return [] }
    let all = [Scene.Stop(first.color, at: 0)] + stops + [Scene.Stop(last.color, at: 1)]
    return zip(all, all.dropFirst()).flatMap { a, b -> [Wedge] in
      let length = b.location - a.location
      guard length > 0 else { return [] }
      // No wider than an eighth of a turn, or a triangle would not reach the corners.
      let count = max(1, Int(clamping: max(a.color.difference(from: b.color) * 255, length * 8).rounded(.up)))
      return (0..<count).map { index in
        let (start, end) = (Double(index) / Double(count), Double(index + 1) / Double(count))
        return Wedge(
          start: a.location + start * length, end: a.location + end * length,
          color: a.color.mixed(with: b.color, by: (start + end) / 2))
      }
    }
  }
}

extension Scene.Color {
  /// The greatest difference of a component of two colours.
  fileprivate func difference(from other: Scene.Color) -> Double {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue), abs(alpha - other.alpha))
  }
}
