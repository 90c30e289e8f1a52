import CCairo
import StyleModel

/// The pixels of an image file, unpacked by cairo, which leaves that to libpng. One that the settings' reader let through has at most
/// 16 million.
final class DecodedImage {
  /// nil for a file that can't be unpacked.
  let surface: OpaquePointer?
  /// Whether there was no memory for it.
  let lacksMemory: Bool

  init(_ file: ImageFile) {
    let input = ByteInput(file.contents.bytes)
    let pointer = withExtendedLifetime(input) {
      cairo_image_surface_create_from_png_stream(
        { input, bytes, count in
          guard let input, let bytes else { return CAIRO_STATUS_READ_ERROR }
          let stream = Unmanaged<ByteInput>.fromOpaque(input).takeUnretainedValue()
          return stream.read(into: bytes, Int(count)) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
        }, Unmanaged.passUnretained(input).toOpaque())
    }
    guard cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS, let pointer else {
      cairo_surface_destroy(pointer)
      surface = nil
      // cairo says so of a broken file too.
      lacksMemory = ImageSurface(.argb32, width: file.width, height: file.height) == nil
      return
    }
    lacksMemory = false
    surface = pointer
  }

  deinit { cairo_surface_destroy(surface) }

  /// In pixels.
  var size: Size {
    Size(
      width: Double(cairo_image_surface_get_width(surface)),
      height: Double(cairo_image_surface_get_height(surface)))
  }

  /// Whether it is small enough to be kept for further pictures.
  var isSmall: Bool { surface == nil || size.width * size.height <= 1_000_000 }
}

/// Hands out bytes one after another.
private final class ByteInput {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// False where fewer are left.
  func read(into target: UnsafeMutablePointer<UInt8>, _ count: Int) -> Bool {
    guard count <= bytes.count - offset else { return false }
    for index in 0..<count { target[index] = bytes[offset + index] }
    offset += count
    return true
  }
}
