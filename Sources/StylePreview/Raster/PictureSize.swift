import CCairo
import StyleModel

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
  return .success((Int(clamping: width), Int(clamping: height)))
}

enum PictureLimit {
  /// How many pictures of looks one run draws; film strips are not counted.
  static let pictures = 50_000
  static let pixels = 64e6
  /// In bytes, of all pictures that a process draws at the same time: enough for one of the most pixels.
  static let memory = 512_000_000
  /// In bytes, of what is drawn apart before it becomes a part of a picture.
  static let bandMemory = 48_000_000
  /// In points, the most that is kept free on a side of a control.
  static let margin = 512.0
  /// cairo's image surfaces end here.
  static let side = 32_767.0
  /// In pixels, either way of the origin: half of what cairo's 24.8 fixed-point numbers hold, so that no difference of two
  /// overflows.
  static let coordinate = 4_194_303.0
}
