import CCairo
import StyleScene

/// Draws a scene as a PDF of one page, as large in points as the picture. Text, shapes and gradients stay what they are;
/// shadows and blurs, which PDF doesn't have, become images of four pixels per point, or fewer if the page is so large that
/// they would need too much memory.
///
/// The bytes depend on the scene, the installed fonts and cairo's version. They contain no date.
///
/// - Parameter title: The title of the document in viewers.
public func renderPDF(
  _ scene: Scene, title: String, in renderCache: RenderCache = RenderCache()
) -> Result<[UInt8], RasterError> {
  pixelSize(of: scene.size, scale: 1).mapError { RasterError($0) }.flatMap { _ in
    let work = DrawingWork.estimateOfPDF(scene, in: renderCache)
    guard work <= DrawingWork.most else { return .failure(.tooMuchWork(seconds: work / 1e9)) }
    renderCache.beginPicture()
    let output = ByteStream()
    let surface = cairo_pdf_surface_create_for_stream(
      { stream, bytes, count in
        guard let stream else { return CAIRO_STATUS_WRITE_ERROR }
        let output = Unmanaged<ByteStream>.fromOpaque(stream).takeUnretainedValue()
        output.bytes += UnsafeBufferPointer(start: bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(output).toOpaque(), scene.size.width, scene.size.height)
    defer { cairo_surface_destroy(surface) }
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, encodable(title))
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "stylec")
    // Left out; otherwise it would be the time of day.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
    guard let cairo = cairo_create(surface) else { return .failure(.outOfMemory) }
    Painter(
      cairo, in: renderCache, isVector: true, pixelsPerUnit: shadowDensity(of: scene),
      deepestShadow: scene.items.deepestShadow
    ).draw(scene.items)
    let drawn = cairo_status(cairo)
    cairo_destroy(cairo)
    guard drawn == CAIRO_STATUS_SUCCESS else { return .failure(RasterError(drawn)) }
    guard !renderCache.lacksMemory else { return .failure(.outOfMemory) }
    // Writes what is not written yet, while `output` is alive.
    cairo_surface_finish(surface)
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else { return .failure(RasterError(status)) }
    return .success(output.bytes)
  }
}

/// The pixels per point of the images of shadows and blurs. cairo keeps all of them until the page is whole.
func shadowDensity(of scene: Scene) -> Double {
  let pixels = scene.size.width * scene.size.height * Double(max(1, scene.items.imageCount))
  return [4, 2, 1, 0.5].first { pixels * $0 * $0 <= 64e6 } ?? 0.25
}

extension [Scene.Item] {
  /// The number of images in the page. A blur within a blur becomes a part of its image.
  fileprivate var imageCount: Int {
    reduce(0) { count, item in
      guard case .group(let group) = item else { return count }
      if group.blur > 0 { return count + 1 }
      return count + (group.shadow == nil ? 0 : 1) + group.items.imageCount + (group.mask?.imageCount ?? 0)
    }
  }
}

/// The bytes that cairo writes.
private final class ByteStream {
  var bytes: [UInt8] = []
}
