import CCairo
import StyleModel
import StyleScene

extension Painter {
  /// Draws an image stretched to its box, or its stand-in where the file can't be unpacked.
  func draw(_ image: Scene.Image) {
    guard let file = image.file(forScale: imageScale), image.box.width > 0, image.box.height > 0 else {
      return
    }
    // A PDF has no pixels of its own.
    let scale = imageScale.isFinite ? imageScale : Scene.Image.mostPixelsPerPoint
    let decoded = renderCache.decoded(file, pixels: file.pixels(in: image.box.size, scale: scale))
    guard case .success(let surface) = decoded.result else { return draw(image.standIn) }
    cairo_save(cairo)
    cairo_translate(cairo, image.box.x, image.box.y)
    surface.paint(on: cairo, in: image.box.size, decoded.orientation, tint: image.tint)
    cairo_restore(cairo)
  }
}

extension DecodedImage.Surface {
  /// Paints the whole surface, upright, into a box from the origin on.
  func paint(on cairo: OpaquePointer, in box: Size, _ orientation: ImageOrientation, tint: Scene.Color?) {
    guard let pattern = cairo_pattern_create_for_surface(pointer) else { return }
    cairo_scale(cairo, box.width, box.height)
    var turn = orientation.matrix
    cairo_transform(cairo, &turn)
    cairo_scale(cairo, 1 / size.width, 1 / size.height)
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

extension ImageOrientation {
  /// The transform from the unit square of the stored pixels to that of the upright image.
  fileprivate var matrix: cairo_matrix_t {
    switch self {
    case .topLeft: cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
    case .topRight: cairo_matrix_t(xx: -1, yx: 0, xy: 0, yy: 1, x0: 1, y0: 0)
    case .bottomRight: cairo_matrix_t(xx: -1, yx: 0, xy: 0, yy: -1, x0: 1, y0: 1)
    case .bottomLeft: cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: -1, x0: 0, y0: 1)
    case .leftTop: cairo_matrix_t(xx: 0, yx: 1, xy: 1, yy: 0, x0: 0, y0: 0)
    case .rightTop: cairo_matrix_t(xx: 0, yx: 1, xy: -1, yy: 0, x0: 1, y0: 0)
    case .rightBottom: cairo_matrix_t(xx: 0, yx: -1, xy: -1, yy: 0, x0: 1, y0: 1)
    case .leftBottom: cairo_matrix_t(xx: 0, yx: -1, xy: 1, yy: 0, x0: 0, y0: 1)
    }
  }
}
