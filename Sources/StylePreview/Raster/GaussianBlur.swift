import StyleModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A true Gaussian blur of eight-bit alpha, first along rows, then along columns.
///
/// Three box passes, the usual stand-in, are off by up to 1 % of the range at an edge, which eight bits show.
/// Weights reach as far as `reach` and are scaled to a sum of one.
enum GaussianBlur {
  /// How many pixels away from a pixel still count.
  static func reach(sigma: Double) -> Double { (3.2 * sigma).rounded(.up) }

  /// Blurs in place. Beyond the edges there is nothing.
  static func blur(
    _ pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, sigma: Size
  ) {
    let (across, down) = (weights(sigma: sigma.width), weights(sigma: sigma.height))
    // Zeros around rows and columns stand for what lies beyond, so that no step has to look for the edge.
    let (before, above) = (across.count - 1, down.count - 1)
    let lineLength = (width + lanes - 1) / lanes * lanes
    var row = [Float](repeating: 0, count: before + lineLength + before)
    var plane = [Float](repeating: 0, count: lineLength * (above + height + above))
    row.withUnsafeMutableBufferPointer { row in
      plane.withUnsafeMutableBufferPointer { plane in
        guard let row = row.baseAddress, let plane = plane.baseAddress?.advanced(by: above * lineLength)
        else {
          return
        }
        for y in 0..<height {
          for x in 0..<width { row[before + x] = Float(pixels[y * stride + x]) }
          for x in Swift.stride(from: 0, to: lineLength, by: lanes) {
            store(convolve(row + before + x, step: 1, across), at: plane + y * lineLength + x)
          }
        }
        for y in 0..<height {
          for x in Swift.stride(from: 0, to: lineLength, by: lanes) {
            let sum = convolve(plane + y * lineLength + x, step: lineLength, down)
            let bytes = SIMD8<UInt8>(truncatingIfNeeded: SIMD8<Int32>(sum + 0.5))
            for lane in 0..<min(lanes, width - x) { pixels[y * stride + x + lane] = bytes[lane] }
          }
        }
      }
    }
  }

  private static let lanes = 8

  /// The weighted sums around eight neighbouring values at once; `step` leads from a value to the next.
  @inline(__always)
  private static func convolve(_ center: UnsafePointer<Float>, step: Int, _ weights: [Float]) -> SIMD8<Float>
  {
    var sum = load(center) * weights[0]
    for distance in weights.indices.dropFirst() {
      sum += (load(center - distance * step) + load(center + distance * step)) * weights[distance]
    }
    return sum
  }

  @inline(__always)
  private static func load(_ pointer: UnsafePointer<Float>) -> SIMD8<Float> {
    UnsafeRawPointer(pointer).loadUnaligned(as: SIMD8<Float>.self)
  }

  @inline(__always)
  private static func store(_ values: SIMD8<Float>, at pointer: UnsafeMutablePointer<Float>) {
    UnsafeMutableRawPointer(pointer).storeBytes(of: values, as: SIMD8<Float>.self)
  }

  /// The weight of a pixel itself, then of those one, two … pixels away on either side.
  ///
  /// Each is the Gaussian's integral over the pixel, so that a sigma of a part of a pixel blurs rightly too.
  static func weights(sigma: Double) -> [Float] {
    guard sigma > 0.01 else { return [1] }
    let unit = 1 / (sigma * 2.0.squareRoot())
    let weights = (0...Int(reach(sigma: sigma))).map { distance in
      0.5 * (erf((Double(distance) + 0.5) * unit) - erf((Double(distance) - 0.5) * unit))
    }
    let sum = weights[0] + 2 * weights[1...].reduce(0, +)
    return weights.map { Float($0 / sum) }
  }
}
