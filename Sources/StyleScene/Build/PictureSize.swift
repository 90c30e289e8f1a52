import StyleModel

/// The error for a picture with more than 64 megapixels, or a side longer than cairo can draw.
public struct TooLargePicture: Error, Hashable, Sendable {
  /// The size in pixels.
  public let width, height: Double
}

/// The size of a picture in whole pixels, at least 1 × 1. `points` is the size of its scene.
public func pixelSize(of points: Size, scale: Double) -> Result<(width: Int, height: Int), TooLargePicture> {
  let width = max(1, (points.width * scale).rounded(.up))
  let height = max(1, (points.height * scale).rounded(.up))
  guard width <= PictureLimit.side, height <= PictureLimit.side, width * height <= PictureLimit.pixels else {
    return .failure(TooLargePicture(width: width, height: height))
  }
  return .success((Int(clamping: width), Int(clamping: height)))
}

package enum PictureLimit {
  /// The greatest number of pictures of looks that one run draws; film strips are not counted.
  package static let pictures = 50_000
  package static let pixels = 64e6
  /// The greatest margin on a side of a control, in points.
  package static let margin = 512.0
  /// The greatest width and height of a control that fits its contents, in points.
  package static let fittingSide = 4096.0
  /// The greatest width and height of a picture, in pixels: those of cairo's image surfaces.
  package static let side = 32_767.0
  /// The greatest coordinate in pixels, either way of the origin: half of what cairo's 24.8 fixed-point numbers hold, so that no difference
  /// of two overflows.
  package static let coordinate = 4_194_303.0
}
