import CCairo
import StyleModel
import StyleScene

/// Draws items on a cairo context whose user space is the scene's points.
struct Painter {
  let cairo: OpaquePointer
  let renderCache: RenderCache
  /// The number of pixels for a unit of the surface where something is computed in pixels: 1 where units are pixels.
  let pixelsPerUnit: Double
  /// Whether shapes stay shapes, and do not become pixels.
  let isVector: Bool
  /// The number of shadows that the items are drawn in: 0 in the picture itself.
  let shadowDepth: Int
  /// The number of shadows in which a shadow still casts one.
  let deepestShadow: Int

  /// The pixels per point of the picture; infinite where images are drawn with all their pixels.
  let imageScale: Double

  init(
    _ cairo: OpaquePointer, in renderCache: RenderCache, isVector: Bool = false, pixelsPerUnit: Double = 1,
    shadowDepth: Int = 0, deepestShadow: Int, imageScale: Double = .infinity
  ) {
    self.imageScale = imageScale
    self.cairo = cairo
    self.renderCache = renderCache
    self.pixelsPerUnit = pixelsPerUnit
    self.isVector = isVector
    self.shadowDepth = shadowDepth
    self.deepestShadow = deepestShadow
  }

  func draw(_ items: [Scene.Item]) {
    for item in items { draw(item) }
  }

  private func draw(_ item: Scene.Item) {
    switch item {
    case .fill(let shape, let paint, let rule):
      fill(shape, paint, rule)
    case .stroke(let shape, let color, let stroke):
      self.stroke(shape, color, stroke)
    case .text(let text):
      draw(text)
    case .image(let image):
      draw(image)
    case .group(let group):
      draw(group)
    }
  }

  private func draw(_ text: Scene.Text) {
    let layout = renderCache.layOut(text)
    if let clipped = text.clipped(to: layout) { return draw(clipped) }
    setSource(text.color)
    for line in layout.lines {
      cairo_move_to(cairo, line.bounds.x, line.baseline)
      line.shaped.show(on: cairo)
      for stroke in line.strokes { fill(.rectangle(stroke)) }
    }
    cairo_new_path(cairo)
  }
}
