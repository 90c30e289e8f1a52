import CCairo
import StyleModel
import StyleScene

extension Painter {
  func draw(_ group: Scene.Group) {
    guard group.opacity > 0, group.transform.then(deviceMatrix).isDrawable else { return }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    transform(by: group.transform)
    // A clip with a soft edge cuts what is drawn as one.
    let cut = group.clip.flatMap { isVector || isBoxOfWholePixels($0) ? nil : $0 }
    if group.opacity == 1, group.mask == nil {
      guard let cut else { return drawContents(of: group) }
      if let paint = group.plainPaint(of: cut) { return fill(cut, paint, .nonZero) }
    } else if cut != nil {
      var inner = group
      (inner.mask, inner.opacity, inner.transform) = (nil, 1, .identity)
      let outer = Scene.Group([.group(inner)], mask: group.mask, opacity: group.opacity)
      limit(to: inner.clip?.bounds)
      return draw(outer)
    }

    // What is cut, fades as one or is masked is drawn on a surface of its own, no larger than what can be seen.
    limit(to: group.clip?.bounds)
    pushGroup()
    drawContents(of: group)
    let contents = cairo_pop_group(cairo)
    defer { cairo_pattern_destroy(contents) }
    if let cut {
      cairo_set_source(cairo, contents)
      return fill(cut)
    }
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
    if let clip = group.clip, isVector || isBoxOfWholePixels(clip) {
      trace(clip)
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
      cairo_clip(cairo)
    }
    if let shadow = group.shadow {
      draw(shadow, of: group.items)
      if shadow.isAlone { return }
    }
    if group.blur > 0 { drawBlurred(group.items, sigma: group.blur) } else { draw(group.items) }
  }

  /// Begins a group, with only alpha where the surface has only alpha.
  private func pushGroup() {
    cairo_push_group_with_content(cairo, cairo_surface_get_content(cairo_get_group_target(cairo)))
  }

  /// Clips to the whole pixels around `bounds`, so that no edge is softened twice.
  private func limit(to bounds: Rect?) {
    guard let bounds else { return }
    let pixels = deviceMatrix.bounds(of: bounds).clamped(to: PictureLimit.coordinate).roundedOut
    let matrix = deviceMatrix
    cairo_identity_matrix(cairo)
    cairo_new_path(cairo)
    cairo_rectangle(cairo, pixels.x, pixels.y, pixels.width, pixels.height)
    setMatrix(matrix)
    cairo_clip(cairo)
  }
}

extension Scene.Group {
  /// The only paint that is seen inside of the group's clip, if that is a single rectangle around it.
  fileprivate func plainPaint(of clip: Scene.Shape) -> Scene.Paint? {
    guard shadow == nil, blur == 0, items.count == 1 else { return nil }
    switch items[0] {
    case .fill(.rectangle(let rect), let paint, _):
      return rect.intersection(clip.bounds) == clip.bounds ? paint : nil
    case .group(let inner):
      guard inner.clip == nil, inner.mask == nil, inner.opacity == 1, inner.blur == 0,
        inner.transform == .identity
      else {
        return nil
      }
      return inner.plainPaint(of: clip)
    case .fill, .stroke, .text, .image:
      return nil
    }
  }
}
