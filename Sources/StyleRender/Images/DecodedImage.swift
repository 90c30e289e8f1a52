import CCairo
import StyleModel

/// The pixels of an image file: its own, or those that vectors become in a size.
final class DecodedImage {
  /// The reason why an image has no pixels.
  enum Failure: Error, Hashable {
    case damaged
    /// The library that unpacks the format isn't installed.
    case missingLibrary
    case outOfMemory
  }

  let result: Result<Surface, Failure>

  /// Pixels in a surface of cairo's.
  final class Surface {
    let pointer: OpaquePointer
    init(_ pointer: OpaquePointer) { self.pointer = pointer }
    deinit { cairo_surface_destroy(pointer) }

    /// The size in pixels, as they lie in the file.
    var size: Size {
      Size(
        width: Double(cairo_image_surface_get_width(pointer)),
        height: Double(cairo_image_surface_get_height(pointer)))
    }
  }

  /// The rotation that makes the pixels upright.
  let orientation: ImageOrientation

  /// - Parameter pixels: The size that vectors become; any other file has its own.
  init(_ file: ImageFile, pixels: Size) {
    let bytes = file.contents.bytes
    switch file.format {
    case .png:
      (result, orientation) = (Self.png(file), .topLeft)
    case .jpeg(let orientation):
      self.orientation = orientation
      let upright = Size(width: file.width, height: file.height)
      let size =
        orientation.swapsAxes ? Size(width: upright.height, height: upright.width) : upright
      result = Self.surface(size) { surface in
        JPEGDecoder.shared.map { $0.decode(bytes, into: surface) }
      }
    case .svg:
      orientation = .topLeft
      result = Self.surface(pixels) { surface in
        SVGDrawer.shared.map { drawer in
          surface.draw { drawer.draw(bytes, own: file.size, in: pixels, on: $0) }
        }
      }
    case .pdf:
      orientation = .topLeft
      result = Self.surface(pixels) { surface in
        PDFDrawer.shared.map { drawer in surface.draw { drawer.draw(bytes, in: pixels, on: $0) } }
      }
    }
  }

  /// Makes a surface of a size and fills it.
  ///
  /// - Parameter fill: Whether it could be filled; nil where the library is missing.
  private static func surface(
    _ size: Size, _ fill: (borrowing ImageSurface) -> Bool?
  ) -> Result<Surface, Failure> {
    guard
      let surface = ImageSurface(
        .argb32, width: Int(clamping: size.width), height: Int(clamping: size.height))
    else { return .failure(.outOfMemory) }
    guard let isFilled = fill(surface) else { return .failure(.missingLibrary) }
    return isFilled ? .success(Surface(cairo_surface_reference(surface.pointer))) : .failure(.damaged)
  }

  /// Reads the surface of a PNG, which cairo makes with libpng.
  private static func png(_ file: ImageFile) -> Result<Surface, Failure> {
    let input = ByteInput(file.contents.bytes)
    let pointer = withExtendedLifetime(input) {
      cairo_image_surface_create_from_png_stream(
        { input, bytes, count in
          guard let input, let bytes else { return CAIRO_STATUS_READ_ERROR }
          let stream = Unmanaged<ByteInput>.fromOpaque(input).takeUnretainedValue()
          return stream.read(into: bytes, Int(count)) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
        }, Unmanaged.passUnretained(input).toOpaque())
    }
    if cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS, let pointer {
      return .success(Surface(pointer))
    }
    cairo_surface_destroy(pointer)
    // cairo says of a broken file too that there is no memory.
    let size = (width: Int(clamping: file.width), height: Int(clamping: file.height))
    let hasMemory = ImageSurface(.argb32, width: size.width, height: size.height) != nil
    return .failure(hasMemory ? .damaged : .outOfMemory)
  }

  /// Whether the image is small enough to be stored for further pictures.
  var isSmall: Bool {
    switch result {
    case .success(let surface): surface.size.width * surface.size.height <= 1_000_000
    case .failure: true
    }
  }
}

extension ImageSurface {
  /// Draws with a context whose units are pixels.
  fileprivate borrowing func draw(_ body: (OpaquePointer) -> Bool) -> Bool {
    guard let cairo = makeContext() else { return false }
    defer { cairo_destroy(cairo) }
    return body(cairo) && cairo_status(cairo) == CAIRO_STATUS_SUCCESS
  }
}

/// A stream that hands out bytes one after another.
private final class ByteInput {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Copies bytes to a target; false where fewer are left.
  func read(into target: UnsafeMutablePointer<UInt8>, _ count: Int) -> Bool {
    guard count <= bytes.count - offset else { return false }
    for index in 0..<count { target[index] = bytes[offset + index] }
    offset += count
    return true
  }
}
