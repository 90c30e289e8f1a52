import CCairo
import SeededRandom
import StyleModel
import Testing

@testable import StyleRender

/// Loops over pixels that take several at once, against the plain ones that they stand for.
@Suite struct PixelLoopTests {
  /// Half planes, dots, and noise: what is alike over long stretches, and what isn't.
  private func pixels(_ width: Int, _ height: Int, seed: UInt64) -> [UInt8] {
    var random = SplitMix(seed: seed)
    let edge = Int.random(in: 0...width, using: &random)
    let rows = Int.random(in: 0...height, using: &random)
    var pixels = (0..<width * height).map { index -> UInt8 in
      let (x, y) = (index % width, index / width)
      return x < edge && y < rows ? 255 : y == height - 1 ? UInt8.random(in: 0...255, using: &random) : 0
    }
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      pixels[Int.random(in: 0..<pixels.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
    }
    return pixels
  }

  /// Exactly: sums are added up in the same order.
  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func aBlurIsTheWeightedSumAroundEachPixel(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    let (width, height) = (Int.random(in: 1...40, using: &random), Int.random(in: 1...40, using: &random))
    let sigma = [0.001, 0.4, 1, 2.5, 6, 15]
    let (across, down) = (sigma.randomElement(using: &random) ?? 1, sigma.randomElement(using: &random) ?? 1)
    var pixels = pixels(width, height, seed: seed)
    func blurred(_ weights: [Float], _ value: (Int) -> Float) -> Float {
      var sum = value(0) * weights[0]
      for distance in weights.indices.dropFirst() {
        sum += (value(-distance) + value(distance)) * weights[distance]
      }
      return sum
    }
    let weights = (GaussianBlur.weights(sigma: across), GaussianBlur.weights(sigma: down))
    let rows = pixels.indices.map { index in
      blurred(weights.0) { (0..<width).contains(index % width + $0) ? Float(pixels[index + $0]) : 0 }
    }
    let expected = pixels.indices.map { index in
      UInt8(
        clamping: blurred(weights.1) {
          (0..<height).contains(index / width + $0) ? rows[index + $0 * width] : 0
        } + 0.5)
    }
    pixels.withUnsafeMutableBufferPointer {
      guard let start = $0.baseAddress else { return }
      GaussianBlur.blur(
        start, width: width, height: height, stride: width, sigma: Size(width: across, height: down))
    }
    #expect(pixels == expected, "\(width) × \(height), \(across) and \(down)")
  }

  /// What the rows of a PNG say of each pixel, whatever its neighbours are.
  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func rowsOfAPNGHoldEachPixelStraight(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    let (width, height) = (Int.random(in: 1...40, using: &random), Int.random(in: 1...8, using: &random))
    guard let canvas = PNGCanvas(width: width, height: height) else {
      Issue.record("there is no memory for it")
      return
    }
    var drawn: [UInt32] = []
    _ = canvas.draw { cairo in
      for _ in 0..<Int.random(in: 0...9, using: &random) {
        func part() -> Double { [0, 0.2, 0.5, 0.999, 1].randomElement(using: &random) ?? 0 }
        cairo_set_source_rgba(cairo, part(), part(), part(), part())
        cairo_rectangle(
          cairo, Double.random(in: 0...40, using: &random).rounded(),
          Double.random(in: 0...8, using: &random).rounded(),
          Double.random(in: 1...20, using: &random).rounded(), 3)
        cairo_fill(cairo)
      }
      let surface = cairo_get_target(cairo)
      cairo_surface_flush(surface)
      let stride = Int(cairo_image_surface_get_stride(surface))
      guard let bytes = UnsafeRawPointer(cairo_image_surface_get_data(surface)) else { return }
      for y in 0..<height {
        for x in 0..<width { drawn.append(bytes.load(fromByteOffset: y * stride + x * 4, as: UInt32.self)) }
      }
    }
    #expect(drawn.count == width * height)
    var expected: [UInt8] = []
    for (index, pixel) in drawn.enumerated() {
      if index % width == 0 { expected.append(0) }
      let alpha = pixel >> 24
      for shift: UInt32 in [16, 8, 0] {
        let component = alpha == 0 ? 0 : ((pixel >> shift & 255) * 255 + alpha / 2) / alpha
        expected.append(UInt8(min(255, component)))
      }
      expected.append(UInt8(alpha))
    }
    #expect(canvas.withRows { Array($0) } == expected)
  }
}
