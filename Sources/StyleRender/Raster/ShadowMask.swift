import CCairo
import StyleModel
import StyleScene

/// How much of a shadow's colour falls on each pixel, or where its grid is turned on each cell: the blurred alpha of what
/// casts it.
final class ShadowMask {
  let alpha: ImageSurface
  /// The corner of its first pixel or cell.
  let origin: Point
  let isInPixels: Bool

  /// All that decides what a mask holds.
  struct Key: Hashable {
    /// What casts the shadow; only its alpha counts.
    var silhouettes: [Scene.Item]
    /// From the silhouettes' coordinates to cells.
    var matrix: Scene.Matrix
    /// The cells that the mask covers.
    var area: Rect
    /// In cells, along rows and along columns.
    var sigma: Size
    /// The lengths of a cell in pixels; nil where the grid is turned against them.
    var cell: Size?
    /// The pixels on which it can be seen.
    var visible: Rect
    /// In how many other shadows this one lies.
    var depth: Int
    /// In how many a shadow still casts one.
    var deepest: Int
  }

  /// nil where there is no memory for it.
  init?(_ key: Key, in renderCache: RenderCache) {
    guard
      let alpha = ImageSurface(
        .a8, width: Int(clamping: key.area.width), height: Int(clamping: key.area.height)),
      let context = alpha.makeContext()
    else { return nil }
    cairo_translate(context, -key.area.x, -key.area.y)
    let painter = Painter(
      context, in: renderCache, shadowDepth: key.depth + 1, deepestShadow: key.deepest)
    painter.transform(by: key.matrix)
    painter.draw(key.silhouettes)
    cairo_destroy(context)
    let (width, height, stride) = (alpha.width, alpha.height, alpha.stride)
    _ = alpha.withPixels {
      GaussianBlur.blur($0, width: width, height: height, stride: stride, sigma: key.sigma)
    }
    isInPixels = key.cell != nil
    guard let cell = key.cell, cell != Size(width: 1, height: 1) else {
      self.alpha = alpha
      origin = key.area.origin
      return
    }
    let pixels = Scene.Matrix.scale(cell.width, cell.height).bounds(of: key.area).intersection(key.visible)
    guard let enlarged = alpha.enlarged(from: key.area, cell: cell, to: pixels) else { return nil }
    self.alpha = enlarged
    origin = pixels.origin
  }
}
