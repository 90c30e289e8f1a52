import CCairo
import StyleScene

/// The reason why a picture could not be drawn.
public enum RasterError: Error, Hashable, Sendable {
  /// A picture with more than 64 megapixels, or a side longer than cairo can draw.
  case tooLarge(width: Double, height: Double)
  /// A picture that would take about so many seconds of processor time.
  case tooMuchWork(seconds: Double)
  /// A picture for which the system has no memory left.
  case outOfMemory
  /// An error of cairo's, in its words.
  case cairo(String)

  init(_ problem: TooLargePicture) { self = .tooLarge(width: problem.width, height: problem.height) }

  init(_ status: cairo_status_t) {
    self =
      status == CAIRO_STATUS_NO_MEMORY
      ? .outOfMemory : .cairo(String(cString: cairo_status_to_string(status)))
  }
}
