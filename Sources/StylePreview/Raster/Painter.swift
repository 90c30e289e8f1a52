import CCairo
import StyleModel

/// Draws items on a cairo context whose user space is the scene's points.
struct Painter {
  let cairo: OpaquePointer

  init(_ cairo: OpaquePointer) { self.cairo = cairo }

  func draw(_ items: [Scene.Item]) {
    for item in items { draw(item) }
  }

  private func draw(_ item: Scene.Item) {
    switch item {
    case .fill(let shape, let paint, let rule):
      fill(shape, paint, rule)
    case .stroke(let shape, let color, let stroke):
      self.stroke(shape, color, stroke)
    case .text(let text):
      draw(text)
    case .group(let group):
      draw(group)
    }
  }

  private func fill(_ shape: Scene.Shape, _ paint: Scene.Paint, _ rule: Scene.FillRule) {
    trace(shape)
    cairo_set_fill_rule(cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    switch paint {
    case .color(let color):
      setSource(color)
      cairo_fill(cairo)
    case .linear, .radial:
      guard let gradient = makeGradient(paint) else { return cairo_new_path(cairo) }
      cairo_set_source(cairo, gradient)
      cairo_pattern_destroy(gradient)
      cairo_fill(cairo)
    case .conic(let center, let angle, let stops):
      cairo_save(cairo)
      cairo_clip(cairo)
      paintConic(center: center, angle: angle, stops: stops)
      cairo_restore(cairo)
    }
  }

  private func stroke(_ shape: Scene.Shape, _ color: Scene.Color, _ stroke: Scene.Stroke) {
    trace(shape)
    setSource(color)
    cairo_set_line_width(cairo, stroke.width)
    cairo_set_miter_limit(cairo, Scene.Stroke.miterLimit)
    switch stroke.cap {
    case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
    }
    switch stroke.join {
    case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_dash(cairo, stroke.dashes, stroke.isDashed ? Int32(stroke.dashes.count) : 0, 0)
    cairo_stroke(cairo)
  }

  private func draw(_ text: Scene.Text) {
    setSource(text.color)
    for line in layOut(text).lines {
      cairo_move_to(cairo, line.bounds.x, line.baseline)
      line.shaped.show(on: cairo)
    }
    cairo_new_path(cairo)
  }

  func setSource(_ color: Scene.Color) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
  }

  /// Makes the shape the current path.
  func trace(_ shape: Scene.Shape) {
    cairo_new_path(cairo)
    if case .rectangle(let rect) = shape {
      return cairo_rectangle(cairo, rect.x, rect.y, rect.width, rect.height)
    }
    for element in shape.path.elements {
      switch element {
      case .move(let point): cairo_move_to(cairo, point.x, point.y)
      case .line(let point): cairo_line_to(cairo, point.x, point.y)
      case .curve(let first, let second, let end):
        cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close: cairo_close_path(cairo)
      }
    }
  }

  private func makeGradient(_ paint: Scene.Paint) -> OpaquePointer? {
    let pattern: OpaquePointer?
    let stops: [Scene.Stop]
    switch paint {
    case .linear(let from, let to, let colors):
      pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
      stops = colors
    case .radial(let center, let radii, let colors):
      pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
      // A pattern's matrix leads from user space to the unit circle.
      let (x, y) = (max(radii.width, 1e-6), max(radii.height, 1e-6))
      var matrix = cairo_matrix_t(
        xx: 1 / x, yx: 0, xy: 0, yy: 1 / y, x0: -center.x / x, y0: -center.y / y)
      cairo_pattern_set_matrix(pattern, &matrix)
      stops = colors
    case .color, .conic:
      return nil
    }
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    return pattern
  }
}
