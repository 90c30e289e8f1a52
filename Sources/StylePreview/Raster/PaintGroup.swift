import CCairo
import StyleModel

extension Painter {
  func draw(_ group: Scene.Group) {
    guard group.opacity > 0, group.transform.isInvertible else { return }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    transform(by: group.transform)
    if group.opacity == 1, group.mask == nil { return drawContents(of: group) }

    // What fades as one or is masked is drawn on a surface of its own, no larger than what can be seen.
    if let clip = group.clip { limit(to: clip.bounds) }
    cairo_push_group(cairo)
    drawContents(of: group)
    let contents = cairo_pop_group(cairo)
    defer { cairo_pattern_destroy(contents) }
    guard let mask = group.mask else {
      cairo_set_source(cairo, contents)
      return cairo_paint_with_alpha(cairo, group.opacity)
    }
    cairo_push_group_with_content(cairo, CAIRO_CONTENT_ALPHA)
    draw([.group(Scene.Group(mask, opacity: group.opacity))])
    let alpha = cairo_pop_group(cairo)
    defer { cairo_pattern_destroy(alpha) }
    cairo_set_source(cairo, contents)
    cairo_mask(cairo, alpha)
  }

  private func drawContents(of group: Scene.Group) {
    if let clip = group.clip {
      trace(clip)
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
      cairo_clip(cairo)
    }
    if let shadow = group.shadow { draw(shadow, of: group.items) }
    draw(group.items)
  }

  func transform(by matrix: Scene.Matrix) {
    var matrix = cairo_matrix_t(
      xx: matrix.a, yx: matrix.b, xy: matrix.c, yy: matrix.d, x0: matrix.tx, y0: matrix.ty)
    cairo_transform(cairo, &matrix)
  }

  /// Clips to the whole pixels around `bounds`, so that no edge is softened twice.
  private func limit(to bounds: Rect) {
    let pixels = deviceMatrix.bounds(of: bounds).roundedOut
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_new_path(cairo)
    cairo_rectangle(cairo, pixels.x, pixels.y, pixels.width, pixels.height)
    cairo_restore(cairo)
    cairo_clip(cairo)
  }

  /// From the items' coordinates to pixels.
  var deviceMatrix: Scene.Matrix {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    return Scene.Matrix(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }

  /// The whole pixels that the current clip leaves to draw on.
  var visiblePixels: Rect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    cairo_restore(cairo)
    return Rect(x: left, y: top, width: right - left, height: bottom - top).roundedOut
  }
}

extension Scene.Matrix {
  /// Whether it keeps an area an area. One that flattens it leaves nothing to draw, and cairo refuses it.
  var isInvertible: Bool {
    let area = a * d - b * c
    return area.isFinite && abs(area) > 1e-12 && tx.isFinite && ty.isFinite
  }
}
