import CCairo
import StyleModel
import StyleScene

extension Painter {
  func fill(_ shape: Scene.Shape, _ paint: Scene.Paint, _ rule: Scene.FillRule) {
    guard setSource(paint, for: shape.bounds) else { return }
    fill(shape, rule)
  }

  /// Fills a shape with the current source.
  func fill(_ shape: Scene.Shape, _ rule: Scene.FillRule = .nonZero) {
    guard !isVector, !isBoxOfPixels(shape) else {
      trace(shape)
      cairo_set_fill_rule(cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      return cairo_fill(cairo)
    }
    let path = pixelPath(of: shape)
    let area = path.bounds.roundedOut.intersection(visiblePixels)
    guard !area.isEmpty else { return }
    guard let coverage = ImageSurface.coverage(of: path, rule, in: area) else {
      return renderCache.lackMemory()
    }
    mask(by: coverage, at: area.origin)
  }

  /// Paints the current source through a surface's alpha; nothing beyond the surface.
  ///
  /// - Parameter origin: The origin of the surface, in pixels.
  func mask(by surface: borrowing ImageSurface, at origin: Point) {
    let matrix = deviceMatrix
    cairo_identity_matrix(cairo)
    cairo_mask_surface(cairo, surface.pointer, origin.x, origin.y)
    setMatrix(matrix)
  }

  /// Whether a shape is a rectangle along rows and columns of pixels, whose coverage of pixels cairo computes exactly.
  func isBoxOfPixels(_ shape: Scene.Shape) -> Bool {
    let matrix = deviceMatrix
    guard matrix.b == 0 && matrix.c == 0 || matrix.a == 0 && matrix.d == 0 else { return false }
    switch shape {
    case .rectangle: return true
    case .roundedRectangle(let rectangle): return rectangle.fittedRadius == 0 || rectangle.corners.isEmpty
    case .ellipse, .path: return false
    }
  }

  /// Whether a shape is a rectangle of whole pixels.
  func isBoxOfWholePixels(_ shape: Scene.Shape) -> Bool {
    guard isBoxOfPixels(shape) else { return false }
    let pixels = deviceMatrix.bounds(of: shape.bounds)
    return [pixels.x, pixels.y, pixels.maxX, pixels.maxY].allSatisfy { abs($0 - $0.rounded()) < 1e-6 }
  }

  /// Makes the shape the current path.
  func trace(_ shape: Scene.Shape) {
    cairo_new_path(cairo)
    let path = pixelPath(of: shape)
    let matrix = deviceMatrix
    cairo_identity_matrix(cairo)
    for element in path.elements {
      switch element {
      case .move(let point): cairo_move_to(cairo, point.x, point.y)
      case .line(let point): cairo_line_to(cairo, point.x, point.y)
      case .curve(let first, let second, let end):
        cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close: cairo_close_path(cairo)
      }
    }
    setMatrix(matrix)
  }

  /// The path of a shape in the surface's units. cairo stores them as 24.8 fixed-point numbers, and does not check for overflow.
  private func pixelPath(of shape: Scene.Shape) -> Scene.Path {
    let matrix = deviceMatrix
    func place(_ point: Point) -> Point { matrix.apply(to: point).clamped(to: PictureLimit.coordinate) }
    var path = shape.path
    for index in path.elements.indices {
      switch path.elements[index] {
      case .move(let point): path.elements[index] = .move(place(point))
      case .line(let point): path.elements[index] = .line(place(point))
      case .curve(let first, let second, let end):
        path.elements[index] = .curve(place(first), place(second), place(end))
      case .close: break
      }
    }
    return path
  }
}
