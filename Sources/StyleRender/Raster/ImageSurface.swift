import CCairo
import StyleScene

/// A cairo surface in memory.
struct ImageSurface: ~Copyable {
  let pointer: OpaquePointer

  enum Format {
    /// The format of premultiplied pixels, each a native-endian 32-bit word: alpha, red, green, blue from the top.
    case argb32
    /// The format of alpha alone, a byte a pixel.
    case a8
  }

  /// Makes a transparent surface; nil where there is no memory for it.
  init?(_ format: Format, width: Int, height: Int) {
    let format = format == .argb32 ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8
    guard let pointer = cairo_image_surface_create(format, Int32(clamping: width), Int32(clamping: height))
    else { return nil }
    guard cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(pointer)
      return nil
    }
    self.pointer = pointer
  }

  deinit { cairo_surface_destroy(pointer) }

  var width: Int { Int(cairo_image_surface_get_width(pointer)) }
  var height: Int { Int(cairo_image_surface_get_height(pointer)) }
  /// The number of bytes from one row to the next.
  var stride: Int { Int(cairo_image_surface_get_stride(pointer)) }

  /// Makes a context that draws on the surface, to be destroyed by the caller.
  func makeContext() -> OpaquePointer? {
    guard let cairo = cairo_create(pointer) else { return nil }
    guard cairo_status(cairo) == CAIRO_STATUS_SUCCESS else {
      cairo_destroy(cairo)
      return nil
    }
    return cairo
  }

  /// Calls `body` with the surface's memory, `stride` bytes a row, for reading and writing while nothing draws on it.
  func withPixels<Result>(_ body: (UnsafeMutablePointer<UInt8>) -> Result) -> Result? {
    cairo_surface_flush(pointer)
    guard let data = cairo_image_surface_get_data(pointer) else { return nil }
    defer { cairo_surface_mark_dirty(pointer) }
    return body(data)
  }
}
