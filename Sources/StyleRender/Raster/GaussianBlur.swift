import StyleModel
import StyleScene

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A true Gaussian blur of eight-bit numbers, such as alpha, first along rows, then along columns.
///
/// Three box passes, the usual stand-in, are off by up to 1 % of the range at an edge, which eight bits show.
/// Weights reach as far as `reach` and are scaled to a sum of one.
///
/// Most silhouettes are opaque, clear, or a straight edge, so that neighbours are blurred alike. Equal rows, and bands of eight pixels with
/// the same surroundings as the band before, are computed once.
enum GaussianBlur {
  /// The distance in pixels up to which other pixels count.
  static func reach(sigma: Double) -> Double { (3.2 * sigma).rounded(.up) }

  /// Blurs in place. Beyond the edges there is nothing.
  static func blur(
    _ pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, sigma: Size
  ) {
    let (across, down) = (weights(sigma: sigma.width), weights(sigma: sigma.height))
    // Zeros around rows and columns stand for what lies beyond, so that no step has to look for the edge.
    let (before, above) = (across.count - 1, down.count - 1)
    let lineLength = (width + lanes - 1) / lanes * lanes
    var row = [Float](repeating: 0, count: before + lineLength + before + lanes)
    var plane = [Float](repeating: 0, count: lineLength * (above + height + above))
    plane.withUnsafeMutableBufferPointer { plane in
      guard let plane = plane.baseAddress?.advanced(by: above * lineLength) else { return }
      for y in 0..<height {
        let (source, line) = (pixels + y * stride, plane + y * lineLength)
        if y > 0, memcmp(source, source - stride, width) == 0 {
          line.update(from: line - lineLength, count: lineLength)
        } else {
          row.withUnsafeMutableBufferPointer { row in
            for x in 0..<width { row[before + x] = Float(source[x]) }
          }
          blurRow(row, to: line, bands: lineLength / lanes, across)
        }
      }
      for x in Swift.stride(from: 0, to: lineLength, by: lanes) {
        let target = Column(start: pixels + x, width: min(lanes, width - x), height: height, stride: stride)
        let source = plane + x
        if x > 0, (0..<height).allSatisfy({ isRepeated(source + $0 * lineLength, after: lanes) }) {
          target.copy(after: lanes)
        } else {
          blurColumn(source, lineLength, to: target, down)
        }
      }
    }
  }

  private static func blurRow(
    _ row: [Float], to line: UnsafeMutablePointer<Float>, bands: Int, _ weights: [Float]
  ) {
    row.withUnsafeBufferPointer { row in
      guard let row = row.baseAddress else { return }
      let first = row + weights.count - 1
      blurBands(first, count: bands, stepsPerBand: lanes, step: 1, weights) { band, sum in
        UnsafeMutableRawPointer(line + band * lanes).storeBytes(of: sum, as: SIMD8<Float>.self)
      }
    }
  }

  private static func blurColumn(
    _ first: UnsafePointer<Float>, _ lineLength: Int, to target: Column, _ weights: [Float]
  ) {
    blurBands(first, count: target.height, stepsPerBand: 1, step: lineLength, weights) { y, sum in
      let (row, bytes) = (target.row(y), rounded(sum))
      if target.width == lanes {
        UnsafeMutableRawPointer(row).storeBytes(of: bytes, as: SIMD8<UInt8>.self)
      } else {
        for x in 0..<target.width { row[x] = bytes[x] }
      }
    }
  }

  /// The numbers rounded to the nearest from 0 to 255.
  @inline(__always)
  private static func rounded(_ sum: SIMD8<Float>) -> SIMD8<UInt8> {
    func rounded(_ number: Float) -> UInt8 {
      // Added to 2²⁸, a number below 256 stands in the last 32 bits of the sum, and none of it is lost: its whole part is in the first
      // eight of them.
      UInt8(truncatingIfNeeded: (Double(number + 0.5) + 0x1p28).bitPattern >> 24)
    }
    return SIMD8(
      rounded(sum[0]), rounded(sum[1]), rounded(sum[2]), rounded(sum[3]), rounded(sum[4]), rounded(sum[5]),
      rounded(sum[6]), rounded(sum[7]))
  }

  /// Eight pixels of every row, or fewer at the right edge.
  private struct Column {
    let start: UnsafeMutablePointer<UInt8>
    let width, height, stride: Int

    func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { start + y * stride }

    /// Copies the pixels that are `distance` to the left.
    func copy(after distance: Int) {
      for y in 0..<height { row(y).update(from: row(y) - distance, count: width) }
    }
  }

  private static let lanes = 8

  /// Blurs one band of eight values after another, and gives each to `store`.
  ///
  /// - Parameters:
  ///   - first: The first band's own values.
  ///   - stepsPerBand: The number of steps from a band to the next.
  ///   - step: The distance from a value to the next one that it is blurred with.
  @inline(__always)
  private static func blurBands(
    _ first: UnsafePointer<Float>, count: Int, stepsPerBand: Int, step: Int, _ weights: [Float],
    store: (_ band: Int, _ sum: SIMD8<Float>) -> Void
  ) {
    let reach = weights.count - 1
    var sum = SIMD8<Float>()
    // The next place to compare with the one a band before it, and the last that differed.
    var (next, change) = (stepsPerBand - reach, -reach)
    for band in 0..<count {
      let center = band * stepsPerBand
      while next < center + reach + stepsPerBand {
        if !isRepeated(first + next * step, after: stepsPerBand * step) { change = next }
        next += stepsPerBand
      }
      if change + stepsPerBand > center - reach { sum = convolve(first + center * step, step: step, weights) }
      store(band, sum)
    }
  }

  /// The weighted sums around eight neighbouring values at once; `step` is the distance from a value to the next.
  @inline(__always)
  private static func convolve(_ center: UnsafePointer<Float>, step: Int, _ weights: [Float]) -> SIMD8<Float>
  {
    var sum = load(center) * weights[0]
    var (before, after) = (center, center)
    for weight in weights.dropFirst() {
      before -= step
      after += step
      sum += (load(before) + load(after)) * weight
    }
    return sum
  }

  @inline(__always)
  private static func load(_ pointer: UnsafePointer<Float>) -> SIMD8<Float> {
    UnsafeRawPointer(pointer).loadUnaligned(as: SIMD8<Float>.self)
  }

  /// Whether eight values are the same as those `distance` before them. None is negative or not a number, so comparing their bits is
  /// enough.
  @inline(__always)
  private static func isRepeated(_ values: UnsafePointer<Float>, after distance: Int) -> Bool {
    let (here, there) = (UnsafeRawPointer(values), UnsafeRawPointer(values - distance))
    func differences(_ offset: Int) -> UInt64 {
      here.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        ^ there.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
    return differences(0) | differences(8) | differences(16) | differences(24) == 0
  }

  /// The weight of a pixel itself, then those of pixels one, two … away on either side.
  ///
  /// Each is the Gaussian's integral over the pixel, so that a sigma of a part of a pixel blurs rightly too.
  static func weights(sigma: Double) -> [Float] {
    guard sigma > 0.01 else { return [1] }
    let unit = 1 / (sigma * 2.0.squareRoot())
    let weights = (0...Int(clamping: reach(sigma: sigma))).map { distance in
      0.5 * (erf((Double(distance) + 0.5) * unit) - erf((Double(distance) - 0.5) * unit))
    }
    let sum = weights[0] + 2 * weights[1...].reduce(0, +)
    return weights.map { Float($0 / sum) }
  }
}
