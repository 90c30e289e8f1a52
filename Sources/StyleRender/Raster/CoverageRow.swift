import StyleModel
import StyleScene

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The covered part of each pixel of a row, added up edge by edge.
struct CoverageRow {
  /// The difference in coverage between each pixel and the one before it.
  private var steps: [Float]
  /// A bit for each pixel that has a step.
  private var touched: [UInt64]
  private let width: Int

  init(width: Int) {
    self.width = width
    steps = [Float](repeating: 0, count: width + 2)
    touched = [UInt64](repeating: 0, count: width / 64 + 1)
  }

  /// Adds the area right of an edge that runs from `start` to `end`, through a part of the row that is `height` high; subtracts it where
  /// `height` is negative.
  mutating func add(from start: Double, to end: Double, height: Double) {
    let limit = Double(width)
    let (left, right) = (max(0, min(start, end)), min(limit, max(start, end)))
    let first = Int(clamping: left)
    let last = Int(clamping: right.rounded(.up))
    if last <= first + 1 {
      let part = (left + right) / 2 - Double(first)
      step(first, height * (1 - part))
      step(first + 1, height * part)
      return
    }
    // Of each pixel that the edge crosses, a triangle at its ends and a trapezoid between lie right of it.
    let slope = 1 / (right - left)
    var covered = 0.0
    for pixel in first...last {
      let (from, to) = (max(left, Double(pixel)), min(right, Double(pixel + 1)))
      // Of the edge's height, what it has run through before this pixel counts for all of it.
      let before = (from - left) * slope
      let within = max(0, to - from) * slope
      let all = pixel == last ? 1 : before + within * (Double(pixel + 1) - (from + to) / 2)
      step(pixel, height * (all - covered))
      covered = all
    }
  }

  private mutating func step(_ pixel: Int, _ size: Double) {
    steps[pixel] += Float(size)
    if pixel < width { touched[pixel >> 6] |= 1 << UInt64(pixel & 63) }
  }

  /// Writes the row, and begins an empty one.
  mutating func finish(_ pixels: UnsafeMutablePointer<UInt8>) {
    var sum: Float = 0
    var (value, written): (UInt8, Int) = (0, 0)
    for word in touched.indices where touched[word] != 0 {
      var bits = touched[word]
      touched[word] = 0
      while bits != 0 {
        let pixel = word << 6 + bits.trailingZeroBitCount
        bits &= bits - 1
        // Between the edges all is alike.
        if value > 0 { memset(pixels + written, Int32(value), pixel - written) }
        sum += steps[pixel]
        steps[pixel] = 0
        value = UInt8(clamping: min(1, max(0, sum)) * 255 + 0.5)
        pixels[pixel] = value
        written = pixel + 1
      }
    }
    if value > 0, written < width { memset(pixels + written, Int32(value), width - written) }
    steps[width] = 0
    steps[width + 1] = 0
  }
}
