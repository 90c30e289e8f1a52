import CCairo
import StyleScene

/// The reason why a picture could not be drawn.
public enum RasterError: Error, Hashable, Sendable {
  /// It would have more than 64 megapixels, or a side longer than cairo can draw.
  case tooLarge(width: Double, height: Double)
  /// It would take about so many seconds of processor time.
  case tooMuchWork(seconds: Double)
  /// The system has no memory left for it.
  case outOfMemory
  /// cairo could not draw it, and says why.
  case cairo(String)

  init(_ problem: TooLargePicture) { self = .tooLarge(width: problem.width, height: problem.height) }

  init(_ status: cairo_status_t) {
    self =
      status == CAIRO_STATUS_NO_MEMORY
      ? .outOfMemory : .cairo(String(cString: cairo_status_to_string(status)))
  }
}
