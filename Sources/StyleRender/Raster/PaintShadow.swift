import CCairo
import StyleModel
import StyleScene

extension Painter {
  /// Draws the shadow of `items`, from their joint alpha when nothing else is drawn.
  ///
  /// The shadow moves, rotates and grows with the layer, as Core Animation draws it in the layer's own space.
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
  /// The number of levels of shadows of shadows that are drawn, at least one: the shadow of a layer, that of this shadow as a part of the
  /// layer around it, and so on.
  ///
  /// Each shadow is drawn again for that of the layer around it, so that n within each other take 2ⁿ drawings. The levels
  /// that take at most 256 drawings, and eight more for each shadow, are drawn. Those that are left out are faint.
  var deepestShadow: Int {
    var counts: [Double] = []
    countShadows(within: 0, &counts)
    let most = 256 + 8 * counts.reduce(0, +)
    // By the number m of shadows around: the drawings at a depth k, which are (m over k) for each shadow.
    var ways = counts
    var drawings = 0.0
    for depth in counts.indices {
      drawings += ways.reduce(0, +)
      if drawings > most { return Swift.max(1, depth) }
      for around in ways.indices {
        ways[around] *= Double(Swift.max(0, around - depth)) / Double(depth + 1)
      }
    }
    return Swift.max(1, counts.count)
  }

  /// Counts the shadows by the number of shadows around them.
  private func countShadows(within around: Int, _ counts: inout [Double]) {
    for case .group(let group) in self {
      if group.shadow != nil {
        while counts.count <= around { counts.append(0) }
        counts[around] += 1
      }
      let inside = around + (group.shadow == nil ? 0 : 1)
      group.items.countShadows(within: inside, &counts)
      group.mask?.countShadows(within: inside, &counts)
    }
  }
}
