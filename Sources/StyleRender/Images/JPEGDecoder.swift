import CCairo
import StyleModel

/// Unpacks JPEG files by libjpeg-turbo, through its interface TurboJPEG 2.
struct JPEGDecoder: Sendable {
  /// The decoder; nil where the library isn't installed.
  static let shared = JPEGDecoder()

  private typealias MakeHandle = @convention(c) @Sendable () -> UnsafeMutableRawPointer?
  private typealias Destroy = @convention(c) @Sendable (UnsafeMutableRawPointer) -> CInt
  /// The type of `tjDecompress2`: the file, its length, where pixels go, the width, the bytes of a row, the height, the order of colours,
  /// flags.
  private typealias Decompress =
    @convention(c) @Sendable (
      UnsafeMutableRawPointer, UnsafePointer<UInt8>?, CUnsignedLong, UnsafeMutablePointer<UInt8>, CInt, CInt,
      CInt, CInt, CInt
    ) -> CInt
  private let makeHandle: MakeHandle
  private let destroy: Destroy
  private let decompress: Decompress

  /// The order blue, green, red and an opaque alpha, as cairo has them in memory (`TJPF_BGRA`).
  private static let order: CInt = 8

  private init?() {
    guard let library = LoadedLibrary(soname: "libturbojpeg.so.0", dylib: "libturbojpeg.0.dylib"),
      let makeHandle = library.function("tjInitDecompress", as: MakeHandle.self),
      let destroy = library.function("tjDestroy", as: Destroy.self),
      let decompress = library.function("tjDecompress2", as: Decompress.self)
    else { return nil }
    (self.makeHandle, self.destroy, self.decompress) = (makeHandle, destroy, decompress)
  }

  /// Fills a surface of the size in the file's header.
  ///
  /// - Returns: Whether the file is whole.
  func decode(_ bytes: [UInt8], into surface: borrowing ImageSurface) -> Bool {
    guard let handle = makeHandle() else { return false }
    defer { _ = destroy(handle) }
    let (width, height, stride) = (surface.width, surface.height, surface.stride)
    let status = surface.withPixels { pixels in
      decompress(
        handle, bytes, CUnsignedLong(bytes.count), pixels, CInt(width), CInt(stride), CInt(height),
        Self.order, 0)
    }
    return status == 0
  }
}
