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
  /// In how many shadows, each cast by what holds the last, a shadow falls and still casts one; at least in none but its own.
  ///
  /// Each shadow is drawn again for that of the layer around it, so that n within each other take 2ⁿ drawings. As many levels are
  /// kept as take at most eight drawings for each shadow, and 256 in a small picture. What is left out is faint: the shadow of a
  /// shadow of a shadow.
  var deepestShadow: Int {
    var counts: [Double] = []
    countShadows(within: 0, &counts)
    let most = 256 + 8 * counts.reduce(0, +)
    // Of the shadows within m others, those that fall in k shadows: (m over k) for each.
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

  /// Adds how many shadows lie within how many others.
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
