import CCairo
import StyleModel

extension Painter {
  func draw(_ group: Scene.Group) {
    guard group.opacity > 0, group.transform.then(deviceMatrix).isDrawable else { return }
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

  /// Clips to the whole pixels around `bounds`, so that no edge is softened twice.
  private func limit(to bounds: Rect) {
    let pixels = deviceMatrix.bounds(of: bounds).clamped(to: PictureLimit.coordinate).roundedOut
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_new_path(cairo)
    cairo_rectangle(cairo, pixels.x, pixels.y, pixels.width, pixels.height)
    cairo_restore(cairo)
    cairo_clip(cairo)
  }
}
