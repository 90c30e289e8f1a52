import CCairo
import StyleModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Draws items on a cairo context whose user space is the scene's points.
struct Painter {
  let cairo: OpaquePointer
  let studio: Studio
  /// How many pixels stand for a unit of the surface where something is worked out in pixels: 1 where units are pixels.
  let pixelsPerUnit: Double
  /// In how many shadows what is drawn lies: 0 in the picture itself.
  let shadowDepth: Int

  init(_ cairo: OpaquePointer, in studio: Studio, pixelsPerUnit: Double = 1, shadowDepth: Int = 0) {
    self.cairo = cairo
    self.studio = studio
    self.pixelsPerUnit = pixelsPerUnit
    self.shadowDepth = shadowDepth
  }

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
    case .linear(_, _, let stops), .radial(_, _, let stops):
      if shadowDepth > 0, stops.allSatisfy({ $0.color.alpha == 1 }) {
        // A shadow's mask has no colours, so one that is as opaque will do.
        cairo_set_source_rgba(cairo, 0, 0, 0, 1)
        return cairo_fill(cairo)
      }
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
    // The pen is as round as it is large.
    let matrix = deviceMatrix
    let widest = PictureLimit.coordinate / 4 / max(hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d))
    cairo_set_line_width(cairo, min(stroke.width, widest))
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
    let dashes = stroke.dashes(along: shape)
    cairo_set_dash(cairo, dashes, Int32(dashes.count), 0)
    cairo_stroke(cairo)
  }

  private func draw(_ text: Scene.Text) {
    setSource(text.color)
    for line in studio.layOut(text).lines {
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
    // cairo keeps a path in pixels, as 24.8 fixed-point numbers, and does not look for overflow.
    let matrix = deviceMatrix
    func pixel(_ point: Point) -> Point { matrix.apply(to: point).clamped(to: PictureLimit.coordinate) }
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    for element in shape.path.elements {
      switch element {
      case .move(let point):
        let place = pixel(point)
        cairo_move_to(cairo, place.x, place.y)
      case .line(let point):
        let place = pixel(point)
        cairo_line_to(cairo, place.x, place.y)
      case .curve(let first, let second, let end):
        let places = (pixel(first), pixel(second), pixel(end))
        cairo_curve_to(
          cairo, places.0.x, places.0.y, places.1.x, places.1.y, places.2.x, places.2.y)
      case .close: cairo_close_path(cairo)
      }
    }
    cairo_restore(cairo)
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
