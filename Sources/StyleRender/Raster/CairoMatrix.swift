import CCairo
import StyleModel
import StyleScene

extension cairo_matrix_t {
  init(_ matrix: Scene.Matrix) {
    self.init(xx: matrix.a, yx: matrix.b, xy: matrix.c, yy: matrix.d, x0: matrix.tx, y0: matrix.ty)
  }
}

extension Scene.Matrix {
  init(_ matrix: cairo_matrix_t) {
    self.init(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }
}

extension Painter {
  /// The transform from the items' coordinates to the surface's units.
  var deviceMatrix: Scene.Matrix {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    return Scene.Matrix(matrix)
  }

  func setMatrix(_ matrix: Scene.Matrix) {
    var matrix = cairo_matrix_t(matrix)
    cairo_set_matrix(cairo, &matrix)
  }

  func transform(by matrix: Scene.Matrix) {
    var matrix = cairo_matrix_t(matrix)
    cairo_transform(cairo, &matrix)
  }

  /// The transform from the items' coordinates to pixels.
  var pixelMatrix: Scene.Matrix { deviceMatrix.then(.scale(pixelsPerUnit, pixelsPerUnit)) }

  /// The whole pixels that the current clip leaves to draw on.
  var visiblePixels: Rect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    cairo_restore(cairo)
    let units = Rect(x: left, y: top, width: right - left, height: bottom - top)
    return Scene.Matrix.scale(pixelsPerUnit, pixelsPerUnit).bounds(of: units).roundedOut
  }

  /// Makes a surface the pattern of the source or the mask.
  ///
  /// - Parameter matrix: The transform from pixels to the surface's own.
  func makePattern(_ surface: borrowing ImageSurface, _ matrix: Scene.Matrix, isSmooth: Bool)
    -> OpaquePointer?
  {
    guard let pattern = cairo_pattern_create_for_surface(surface.pointer) else { return nil }
    var matrix = cairo_matrix_t(Scene.Matrix.scale(pixelsPerUnit, pixelsPerUnit).then(matrix))
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, isSmooth ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_NEAREST)
    return pattern
  }
}
