import CCairo
import StyleModel
import StyleScene

extension Painter {
  /// Draws items as one picture that is blurred, in its colours and in its alpha.
  func drawBlurred(_ items: [Scene.Item], sigma: Double) {
    guard let bounds = items.bounds(in: renderCache) else { return }
    let grid = ShadowGrid(sigma: sigma, matrix: pixelMatrix)
    let toGrid = pixelMatrix.then(grid.fromPixels)
    guard let area = grid.area(of: toGrid.bounds(of: bounds), seenIn: visiblePixels) else { return }
    guard
      let surface = ImageSurface(
        .argb32, width: Int(clamping: area.width), height: Int(clamping: area.height)),
      let context = surface.makeContext()
    else { return renderCache.lackMemory() }
    cairo_translate(context, -area.x, -area.y)
    let painter = Painter(
      context, in: renderCache, shadowDepth: shadowDepth, deepestShadow: deepestShadow, imageScale: imageScale
    )
    painter.transform(by: toGrid)
    painter.draw(items)
    cairo_destroy(context)
    surface.blur(grid.sigma)
    let isInPixels = grid.cell == Size(width: 1, height: 1)
    let matrix = grid.fromPixels.then(.translation(-area.x, -area.y))
    guard let pattern = makePattern(surface, matrix, isSmooth: !isInPixels) else { return }
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_set_source(cairo, pattern)
    cairo_paint(cairo)
    cairo_restore(cairo)
    cairo_pattern_destroy(pattern)
  }
}

extension ImageSurface {
  /// Blurs a surface of colours, each of the four premultiplied components separately.
  fileprivate func blur(_ sigma: Size) {
    let (width, height, stride) = (width, height, stride)
    var plane = [UInt8](repeating: 0, count: width * height)
    _ = withPixels { pixels in
      plane.withUnsafeMutableBufferPointer { plane in
        guard let plane = plane.baseAddress else { return }
        for component in 0..<4 {
          for y in 0..<height {
            let row = pixels + y * stride + component
            for x in 0..<width { plane[y * width + x] = row[4 * x] }
          }
          GaussianBlur.blur(plane, width: width, height: height, stride: width, sigma: sigma)
          for y in 0..<height {
            let row = pixels + y * stride + component
            for x in 0..<width { row[4 * x] = plane[y * width + x] }
          }
        }
      }
    }
  }
}
