import CCairo
import StyleModel
import StyleScene

extension Painter {
  /// Draws an image stretched to its box, or what stands for it where its file can't be unpacked.
  func draw(_ image: Scene.Image) {
    guard let file = image.file(forScale: imageScale), image.box.width > 0, image.box.height > 0 else {
      return
    }
    let decoded = renderCache.decoded(file)
    guard decoded.surface != nil else { return draw(image.standIn) }
    cairo_save(cairo)
    cairo_translate(cairo, image.box.x, image.box.y)
    decoded.paint(
      on: cairo,
      scaledBy: Size(
        width: image.box.width / Double(file.width), height: image.box.height / Double(file.height)),
      tint: image.tint)
    cairo_restore(cairo)
  }
}

extension DecodedImage {
  /// Paints all of it from the origin on, a pixel `scale` units large.
  func paint(on cairo: OpaquePointer, scaledBy scale: Size, tint: Scene.Color?) {
    guard let surface, let pattern = cairo_pattern_create_for_surface(surface) else { return }
    cairo_scale(cairo, scale.width, scale.height)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    // At its edges, it isn't mixed with what lies beyond them.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_rectangle(cairo, 0, 0, size.width, size.height)
    if let tint {
      cairo_clip(cairo)
      cairo_set_source_rgba(cairo, tint.red, tint.green, tint.blue, tint.alpha)
      cairo_mask(cairo, pattern)
    } else {
      cairo_set_source(cairo, pattern)
      cairo_fill(cairo)
    }
    cairo_pattern_destroy(pattern)
  }
}
