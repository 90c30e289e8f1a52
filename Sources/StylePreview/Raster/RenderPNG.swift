import CCairo
import StyleModel

/// Draws a scene at a number of pixels a point and encodes it as a PNG with straight alpha. Where nothing is
/// drawn it is transparent.
///
/// May be called from many threads at once, in a studio each. The bytes depend on the scene, the scale and the installed
/// fonts.
public func renderPNG(
  _ scene: Scene, scale: Double, in studio: Studio = Studio()
) -> Result<[UInt8], RasterError> {
  pixelSize(of: scene.size, scale: scale).flatMap { width, height in
    studio.beginPicture()
    guard let canvas = PNGCanvas(width: width, height: height) else { return .failure(.outOfMemory) }
    let status = canvas.draw { cairo in
      cairo_scale(cairo, scale, scale)
      Painter(cairo, in: studio).draw(scene.items)
    }
    guard status == CAIRO_STATUS_SUCCESS else { return .failure(RasterError(status)) }
    guard !studio.lacksMemory else { return .failure(.outOfMemory) }
    return .success(encodePNG(canvas, pixelsPerPoint: scale))
  }
}

/// Why a picture could not be drawn.
public enum RasterError: Error, Hashable, Sendable {
  /// It would have more than 64 megapixels, or a side longer than cairo can draw.
  case tooLarge(width: Double, height: Double)
  case outOfMemory
  /// cairo could not draw it, and says why.
  case cairo(String)

  init(_ status: cairo_status_t) {
    self =
      status == CAIRO_STATUS_NO_MEMORY
      ? .outOfMemory : .cairo(String(cString: cairo_status_to_string(status)))
  }
}

/// The size of a picture in whole pixels, at least one each way; `points` is that of its scene.
public func pixelSize(of points: Size, scale: Double) -> Result<(width: Int, height: Int), RasterError> {
  let width = max(1, (points.width * scale).rounded(.up))
  let height = max(1, (points.height * scale).rounded(.up))
  guard width <= PictureLimit.side, height <= PictureLimit.side, width * height <= PictureLimit.pixels else {
    return .failure(.tooLarge(width: width, height: height))
  }
  return .success((Int(width), Int(height)))
}

enum PictureLimit {
  static let pixels = 64e6
  /// cairo's image surfaces end here.
  static let side = 32_767.0
  /// In pixels, either way of the origin: half of what cairo's 24.8 fixed-point numbers hold, so that no difference of two
  /// overflows.
  static let coordinate = 4_194_303.0
}
