import CCairo
import StyleModel
import StyleScene

extension Painter {
  /// Makes a gradient around a point, as patches of a mesh (PDF 1.7, § 8.7.4.5.7: type 6 shadings), each from one colour to the
  /// next; nil where nothing is seen of it.
  ///
  /// - Parameters:
  ///   - matrix: The transform from a gradient around the origin that begins along the x axis.
  ///   - bounds: The area in which the gradient is needed.
  func makeMesh(_ matrix: Scene.Matrix, stops: [Scene.Stop], for bounds: Rect) -> OpaquePointer? {
    guard let inverse = matrix.inverse, let first = stops.first, let last = stops.last,
      let mesh = cairo_pattern_create_mesh()
    else { return nil }
    // Farther than the farthest corner, so that the straight far side of a patch stays outside.
    let reach = 1.1 * bounds.corners.map(inverse.apply).reduce(0) { max($0, abs($1.x) + abs($1.y)) }
    func place(_ turn: Double) -> Point {
      Scene.Matrix.rotation(360 * turn).then(matrix).apply(to: Point(x: reach, y: 0))
    }
    let all = [Scene.Stop(first.color, at: 0)] + stops + [Scene.Stop(last.color, at: 1)]
    for (from, to) in zip(all, all.dropFirst()) where to.location > from.location {
      // Along a chord colours run nearly as along its arc, where the arc is short.
      let count = ((to.location - from.location) * 64).rounded(.up)
      for step in stride(from: 0, to: count, by: 1) {
        func stop(_ part: Double) -> Scene.Stop {
          Scene.Stop(
            from.color.mixed(with: to.color, by: part),
            at: from.location + (to.location - from.location) * part)
        }
        add(
          stop(step / count), stop((step + 1) / count), from: Point(x: matrix.tx, y: matrix.ty), place,
          to: mesh)
      }
    }
    return mesh
  }

  /// Adds a wedge whose point is the centre.
  private func add(
    _ start: Scene.Stop, _ end: Scene.Stop, from center: Point, _ place: (Double) -> Point,
    to mesh: OpaquePointer
  ) {
    let (near, far) = (place(start.location), place(end.location))
    cairo_mesh_pattern_begin_patch(mesh)
    cairo_mesh_pattern_move_to(mesh, center.x, center.y)
    cairo_mesh_pattern_line_to(mesh, near.x, near.y)
    cairo_mesh_pattern_line_to(mesh, far.x, far.y)
    cairo_mesh_pattern_line_to(mesh, center.x, center.y)
    for (corner, color) in [start.color, start.color, end.color, end.color].enumerated() {
      cairo_mesh_pattern_set_corner_color_rgba(
        mesh, UInt32(corner), color.red, color.green, color.blue, color.alpha)
    }
    cairo_mesh_pattern_end_patch(mesh)
  }
}
