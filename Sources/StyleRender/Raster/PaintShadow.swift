import CCairo
import StyleModel
import StyleScene

extension Painter {
  /// How many shadows deep a shadow still casts one: each is drawn again for that of the layer around it, and the
  /// shadow of a shadow of a shadow is not told from none.
  private static let deepestShadow = 3

  /// Draws what `items` cast, as their joint alpha is when nothing else is drawn.
  ///
  /// The shadow moves, turns and grows with the layer, as Core Animation draws it in the layer's own space.
  func draw(_ shadow: Scene.Shadow, of items: [Scene.Item]) {
    guard shadowDepth < Painter.deepestShadow, shadow.color.alpha > 0,
      let bounds = items.bounds(in: renderCache)
    else { return }
    let matrix = Scene.Matrix.translation(shadow.offset.x, shadow.offset.y).then(pixelMatrix)
    let grid = ShadowGrid(sigma: shadow.sigma, matrix: matrix)
    let toGrid = matrix.then(grid.fromPixels)

    // Only what lies near enough to what is seen can be told from nothing.
    let reach = 1 + GaussianBlur.reach(sigma: max(grid.sigma.width, grid.sigma.height))
    let near = grid.fromPixels.bounds(of: visiblePixels).outset(by: reach)
    let source = toGrid.bounds(of: bounds).outset(by: 1)
    guard !near.intersection(source).isEmpty else { return }
    let area = near.intersection(source.outset(by: reach)).roundedOut
    let key = ShadowMask.Key(
      silhouettes: items.map(\.silhouette), matrix: toGrid, area: area, sigma: grid.sigma, cell: grid.cell,
      visible: visiblePixels, depth: shadowDepth)
    guard let mask = renderCache.mask(key) else { return renderCache.lackMemory() }
    paint(mask, of: grid, in: shadow.color)
  }

  private func paint(_ mask: ShadowMask, of grid: ShadowGrid, in color: Scene.Color) {
    let toMask = Scene.Matrix.translation(-mask.origin.x, -mask.origin.y)
    let matrix = mask.isInPixels ? toMask : grid.fromPixels.then(toMask)
    guard let pattern = makePattern(mask.alpha, matrix, isSmooth: !mask.isInPixels) else { return }
    defer { cairo_pattern_destroy(pattern) }
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    setSource(color)
    cairo_mask(cairo, pattern)
    cairo_restore(cairo)
  }
}
