import CCairo
import StyleModel
import StyleScene

extension Painter {
  func setSource(_ color: Scene.Color) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
  }

  /// Makes a paint the source for drawing inside of `bounds`; false where there is nothing to draw with.
  func setSource(_ paint: Scene.Paint, for bounds: Rect) -> Bool {
    switch paint {
    case .color(let color):
      setSource(color)
      return true
    case .linear(_, _, let stops), .radial(_, _, let stops):
      if shadowDepth > 0, stops.allSatisfy({ $0.color.alpha == 1 }) {
        // A shadow's mask has no colours, so one that is as opaque will do.
        cairo_set_source_rgba(cairo, 0, 0, 0, 1)
        return true
      }
      return setSource(makeGradient(paint))
    case .conic(let center, let angle, let unit, let stops):
      let matrix = Scene.Matrix.conic(center: center, angle: angle, unit: unit)
      if isVector { return setSource(makeMesh(matrix, stops: stops, for: bounds)) }
      return setConicSource(matrix, stops: stops, for: bounds)
    }
  }

  func setSource(_ pattern: OpaquePointer?) -> Bool {
    guard let pattern else { return false }
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
    return true
  }

  private func makeGradient(_ paint: Scene.Paint) -> OpaquePointer? {
    let pattern: OpaquePointer?
    let stops: [Scene.Stop]
    switch paint {
    case .linear(let from, let to, let colors):
      pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
      stops = colors
    case .radial(let center, let radii, let colors):
      // A pattern's matrix leads from user space to a circle. pixman keeps its numbers in 1/65536: one as large as the ellipse
      // loses the fewest digits.
      let radius = max(radii.width, radii.height)
      pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, radius)
      let (x, y) = (radius / max(radii.width, radius * 1e-4), radius / max(radii.height, radius * 1e-4))
      var matrix = cairo_matrix_t(xx: x, yx: 0, xy: 0, yy: y, x0: -center.x * x, y0: -center.y * y)
      cairo_pattern_set_matrix(pattern, &matrix)
      stops = colors
    case .color, .conic:
      return nil
    }
    // Before two stops at one location, readers of PDFs show the second colour unless the first one begins at 0.
    let first = isVector ? stops.first.map { Scene.Stop($0.color, at: 0) } : nil
    for stop in (first.map { [$0] } ?? []) + stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    return pattern
  }
}
