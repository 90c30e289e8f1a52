import CCairo
import StyleScene

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The memory in which a PNG is made: first the pixels that cairo draws, then, in their place, the rows to compress.
///
/// A picture so takes its memory once, and a large one is not copied.
struct PNGCanvas: ~Copyable {
  let width, height: Int
  private let memory: UnsafeMutableRawBufferPointer

  /// The bytes before each row of pixels: space for the first byte of a row of a PNG, and for cairo a whole word.
  private static let gap = 4
  private let stride: Int

  /// Makes a transparent canvas; nil where there is no memory for it.
  init?(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    stride = PNGCanvas.gap + width * 4
    guard let zeros = calloc(height, stride) else { return nil }
    memory = UnsafeMutableRawBufferPointer(start: zeros, count: height * stride)
  }

  deinit { free(memory.baseAddress) }

  /// Lets `body` draw with a context whose units are pixels.
  func draw(_ body: (OpaquePointer) -> Void) -> cairo_status_t {
    let pixels = memory.baseAddress?.advanced(by: PNGCanvas.gap).assumingMemoryBound(to: UInt8.self)
    let surface = cairo_image_surface_create_for_data(
      pixels, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(stride))
    defer { cairo_surface_destroy(surface) }
    guard let cairo = cairo_create(surface) else { return CAIRO_STATUS_NO_MEMORY }
    defer { cairo_destroy(cairo) }
    body(cairo)
    cairo_surface_flush(surface)
    return cairo_status(cairo)
  }

  /// Ends drawing, and calls `body` with the rows of the PNG: each is a zero, for its pixels are not filtered (PNG, third
  /// edition, § 9.2), and then red, green, blue and straight alpha of each pixel.
  consuming func withRows<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let rowLength = 1 + width * 4
    for y in 0..<height {
      // A row is shorter than its pixels with their gap, so it never lies on pixels that are still to be read.
      let row = y * rowLength
      let pixels = y * stride + PNGCanvas.gap
      memory[row] = 0
      var (last, straight) = (UInt32(0), UInt32(0))
      var x = 0
      while x < width {
        let (from, to) = (pixels + x * 4, row + 1 + x * 4)
        let pixel = memory.load(fromByteOffset: from, as: UInt32.self)
        if pixel != last {
          (last, straight) = (pixel, straightened(pixel))
        } else if x + 8 <= width, areEight(pixel, at: from) {
          // Most pixels are like the one before: eight such are done at once.
          let two = UInt64(straight) << 32 | UInt64(straight)
          for offset in Swift.stride(from: 0, to: 32, by: 8) {
            memory.storeBytes(of: two, toByteOffset: to + offset, as: UInt64.self)
          }
          x += 8
          continue
        }
        memory.storeBytes(of: straight, toByteOffset: to, as: UInt32.self)
        x += 1
      }
    }
    return body(UnsafeRawBufferPointer(rebasing: memory[..<(height * rowLength)]))
  }

  /// Whether eight pixels at an offset all equal one.
  @inline(__always)
  private func areEight(_ pixel: UInt32, at offset: Int) -> Bool {
    let two = UInt64(pixel) << 32 | UInt64(pixel)
    func differences(_ place: Int) -> UInt64 {
      memory.loadUnaligned(fromByteOffset: offset + place, as: UInt64.self) ^ two
    }
    return differences(0) | differences(8) | differences(16) | differences(24) == 0
  }
}

/// Converts a pixel of cairo's, a word of alpha, red, green and blue from the top, to bytes of red, green, blue and alpha, with straight
/// colours rounded to nearest.
private func straightened(_ pixel: UInt32) -> UInt32 {
  let alpha = pixel >> 24
  guard alpha > 0 else { return 0 }
  if alpha == 255 { return (pixel << 8 | alpha).bigEndian }
  func straight(_ component: UInt32) -> UInt32 { min(255, (component * 255 + alpha / 2) / alpha) }
  let (red, green, blue) = (straight(pixel >> 16 & 255), straight(pixel >> 8 & 255), straight(pixel & 255))
  return (red << 24 | green << 16 | blue << 8 | alpha).bigEndian
}
