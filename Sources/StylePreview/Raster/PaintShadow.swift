import CCairo
import StyleModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Painter {
  /// Draws what `items` cast, as their joint alpha is when nothing else is drawn.
  ///
  /// The shadow moves, turns and grows with the layer, as Core Animation draws it in the layer's own space.
  func draw(_ shadow: Scene.Shadow, of items: [Scene.Item]) {
    guard shadow.color.alpha > 0, let silhouette = items.bounds else { return }
    let matrix = Scene.Matrix.translation(shadow.offset.x, shadow.offset.y).then(deviceMatrix)
    let sigma = Size(
      width: shadow.sigma * hypot(matrix.a, matrix.c), height: shadow.sigma * hypot(matrix.b, matrix.d))
    let reach = GaussianBlur.reach(sigma: max(sigma.width, sigma.height))

    // Only what lies near enough to what is seen can be told from nothing.
    let source = matrix.bounds(of: silhouette).outset(by: 1)
    let visible = visiblePixels
    let area = visible.outset(by: reach).intersection(source).outset(by: reach).intersection(
      visible.outset(by: reach)
    ).roundedOut
    guard !area.isEmpty, let alpha = ImageSurface(.a8, width: Int(area.width), height: Int(area.height)),
      let context = alpha.makeContext()
    else { return }
    cairo_translate(context, -area.x, -area.y)
    let painter = Painter(context)
    painter.transform(by: matrix)
    painter.draw(items)
    cairo_destroy(context)
    let (width, height, stride) = (alpha.width, alpha.height, alpha.stride)
    _ = alpha.withPixels {
      GaussianBlur.blur($0, width: width, height: height, stride: stride, sigma: sigma)
    }

    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    setSource(shadow.color)
    cairo_mask_surface(cairo, alpha.pointer, area.x, area.y)
    cairo_restore(cairo)
  }
}
