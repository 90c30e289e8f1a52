import CCairo
import StyleModel
import StyleScene

/// The part of a shadow's colour that falls on each pixel, or on each cell where its grid is rotated: the blurred alpha of the silhouettes.
final class ShadowMask {
  let alpha: ImageSurface
  /// The corner of the mask's first pixel or cell.
  let origin: Point
  let isInPixels: Bool

  /// Everything on which a mask depends.
  struct Key: Hashable {
    /// The items that cast the shadow; only their alpha counts.
    var silhouettes: [Scene.Item]
    /// The transform from the silhouettes' coordinates to cells.
    var matrix: Scene.Matrix
    /// The cells that the mask covers.
    var area: Rect
    /// The standard deviations in cells, along rows and along columns.
    var sigma: Size
    /// The lengths of a cell in pixels; nil where the grid is rotated.
    var cell: Size?
    /// The pixels on which the mask can be seen.
    var visible: Rect
    /// The number of other shadows that this one lies in.
    var depth: Int
    /// The number of shadows in which a shadow still casts one.
    var deepest: Int
  }

  /// Makes the mask of a key; nil where there is no memory for it.
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
