import CCairo
import StyleModel
import StyleScene

extension Painter {
  /// Draws what `items` cast, as their joint alpha is when nothing else is drawn.
  ///
  /// The shadow moves, turns and grows with the layer, as Core Animation draws it in the layer's own space.
  func draw(_ shadow: Scene.Shadow, of items: [Scene.Item]) {
    guard shadowDepth < deepestShadow, shadow.color.alpha > 0,
      let bounds = items.bounds(in: renderCache)
    else { return }
    let matrix = Scene.Matrix.translation(shadow.offset.x, shadow.offset.y).then(pixelMatrix)
    let grid = ShadowGrid(sigma: shadow.sigma, matrix: matrix)
    let toGrid = matrix.then(grid.fromPixels)
    guard let area = grid.area(of: toGrid.bounds(of: bounds), seenIn: visiblePixels) else { return }
    let key = ShadowMask.Key(
      silhouettes: items.map(\.silhouette), matrix: toGrid, area: area, sigma: grid.sigma, cell: grid.cell,
      visible: visiblePixels, depth: shadowDepth, deepest: deepestShadow)
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

extension [Scene.Item] {
  /// In how many shadows, each cast by what holds the last, a shadow falls and still casts one.
  ///
  /// Each shadow is drawn again for that of the layer around it, so that n within each other take 2ⁿ drawings. Of more than
  /// eight, what is seen of the fourth is left out.
  var deepestShadow: Int {
    let nesting = shadowNesting
    return nesting <= 8 ? nesting : 3
  }

  private var shadowNesting: Int {
    reduce(0) { nesting, item in
      guard case .group(let group) = item else { return nesting }
      let inside = Swift.max(group.items.shadowNesting, group.mask?.shadowNesting ?? 0)
      return Swift.max(nesting, inside + (group.shadow == nil ? 0 : 1))
    }
  }
}
