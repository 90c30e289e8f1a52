import CCairo
import StyleModel
import StyleScene

/// Draws a scene and encodes it as a PNG with straight alpha and a transparent background.
///
/// Many threads can call this at the same time, each with its own cache. Together they use at most 512 MB; a picture that needs
/// more than is left waits. The bytes depend on the scene, the scale (in pixels per point) and the installed fonts.
public func renderPNG(
  _ scene: Scene, scale: Double, in renderCache: RenderCache = RenderCache()
) -> Result<[UInt8], RasterError> {
  renderPNG(scene, scale: scale, bandMemory: MemoryBudget.ofBands, in: renderCache)
}

/// - Parameter bandMemory: The most bytes for layers that are drawn apart, such as groups and shadows. A picture that needs more is
///   drawn in bands of some rows, which show the same.
func renderPNG(
  _ scene: Scene, scale: Double, bandMemory: Int, in renderCache: RenderCache
) -> Result<[UInt8], RasterError> {
  pixelSize(of: scene.size, scale: scale).mapError { RasterError($0) }.flatMap { width, height in
    let work = DrawingWork.estimate(scene, scale: scale, in: renderCache)
    guard work <= DrawingWork.most else { return .failure(.tooMuchWork(seconds: work / 1e9)) }
    let rows = max(1, min(height, bandMemory / (width * max(1, scene.items.bytesPerPixel))))
    // What packs the pixels leaves of them half as much, at most.
    let memory =
      width * height * 6 + min(bandMemory, width * rows * scene.items.bytesPerPixel)
      + scene.mostPixelsOfImage(forScale: scale) * 4
    return MemoryBudget.shared.spend(memory) {
      renderCache.beginPicture()
      guard let canvas = PNGCanvas(width: width, height: height) else { return .failure(.outOfMemory) }
      let deepestShadow = scene.items.deepestShadow
      let status = canvas.draw { cairo in
        for top in stride(from: 0, to: height, by: rows) {
          cairo_save(cairo)
          if rows < height {
            cairo_rectangle(cairo, 0, Double(top), Double(width), Double(rows))
            cairo_clip(cairo)
          }
          cairo_scale(cairo, scale, scale)
          Painter(cairo, in: renderCache, deepestShadow: deepestShadow, imageScale: scale).draw(scene.items)
          cairo_restore(cairo)
        }
      }
      guard status == CAIRO_STATUS_SUCCESS else { return .failure(RasterError(status)) }
      guard !renderCache.lacksMemory else { return .failure(.outOfMemory) }
      return .success(encodePNG(canvas, pixelsPerPoint: scale))
    }
  }
}
