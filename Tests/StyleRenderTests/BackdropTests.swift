import SeededRandom
import StyleModel
import Testing

@testable import StyleScene

/// What rules take for the colour behind a text is what the picture shows there.
@Suite struct BackdropTests {
  @Test(.tags(.slow), arguments: 1...40 as ClosedRange<UInt64>)
  func pointsHaveTheColoursOfPictures(_ seed: UInt64) throws {
    var trees = RandomRectangles(seed: seed)
    let text = trees.component()
    let sheet = try Drawn.sheet(text)
    let look = sheet.look(component: 0)
    let backdrop = Backdrop(look, size: RandomRectangles.size)
    let drawn = try Drawn(text)
    func isEven(_ x: Int, _ y: Int, _ channels: SIMD4<Double>) -> Bool {
      [(-1, 0), (1, 0), (0, -1), (0, 1)].allSatisfy { across, down in
        let difference = premultiplied(drawn.pixel(Double(x + across), Double(y + down))) - channels
        return max(difference.max(), -difference.min()) < 8
      }
    }
    var compared = 0
    for y in 0..<Int(RandomRectangles.size.height) {
      for x in 0..<Int(RandomRectangles.size.width) {
        let point = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
        let pixel = try #require(backdrop.pixel(at: point)).channels * 255
        let expected = premultiplied(drawn.pixel(Double(x), Double(y)))
        let difference = pixel - expected
        // A picture shows the mean of a pixel, which is not the colour of its middle where that changes steeply.
        guard isEven(x, y, expected) else { continue }
        compared += 1
        if max(difference.max(), -difference.min()) > 3 {
          Issue.record("seed \(seed), (\(x), \(y)): \(pixel), drawn \(expected)\n\(text)")
          return
        }
      }
    }
    #expect(compared > 40, "seed \(seed) has next to no even places")
  }

  private func premultiplied(_ pixel: [Int]) -> SIMD4<Double> {
    let opacity = Double(pixel[3]) / 255
    return SIMD4(
      Double(pixel[0]) * opacity, Double(pixel[1]) * opacity, Double(pixel[2]) * opacity, Double(pixel[3]))
  }
}

/// Components of layers at random, with all that a `Backdrop` composites: backgrounds, gradients, images of one colour, opacities,
/// hidden layers and layers that cut off what lies outside them. Edges lie on whole points.
private struct RandomRectangles {
  static let size = Size(width: 24, height: 16)

  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  mutating func component() -> String {
    """
    components:
      Random:
        base: UIView
        layer:
          \(common())
          sublayers: [\(sublayers(depth: 2))]
        preview: { size: [24, 16] }
    """
  }

  private mutating func sublayers(depth: Int) -> String {
    (0..<random.pick([1, 2, 3])).map { layer("l\(depth)\($0)", depth) }.joined(separator: ", ")
  }

  private mutating func layer(_ name: String, _ depth: Int) -> String {
    let frame = [
      random.pick([-2, 0, 3, 8]), random.pick([-1, 0, 2, 5]), random.pick([6, 10, 20]),
      random.pick([4, 8, 14]),
    ]
    var parts = ["name: \(name)", "frame: \(frame)", kind()]
    if random.flip() { parts.append("backgroundColor: \(color())") }
    if random.flip() { parts.append("opacity: \(random.pick([0.2, 0.5, 0.8]))") }
    if random.number(0...1) < 0.1 { parts.append("hidden: true") }
    if random.flip() { parts.append("masksToBounds: true") }
    if depth > 0, random.flip() {
      let inner = (0..<random.pick([1, 2])).map { layer("\(name)\($0)", depth - 1) }
      parts.append("sublayers: [\(inner.joined(separator: ", "))]")
    }
    return "{ \(parts.joined(separator: ", ")) }"
  }

  private mutating func common() -> String { random.flip() ? "backgroundColor: \(color())" : "opacity: 0.9" }

  private mutating func kind() -> String {
    switch random.pick([0, 1, 2, 3]) {
    case 0: "kind: rectangle"
    case 1:
      "kind: image, contents: { color: \(color()) }, contentMode: \(random.pick(["scaleToFill", "scaleAspectFit", "scaleAspectFill"]))"
    default:
      "kind: gradient, type: \(random.pick(["axial", "radial", "conic"])), startPoint: \(point()), endPoint: \(point()), stops: [\(stops())]"
    }
  }

  private mutating func point() -> String {
    "[\(random.pick([0, 0.25, 0.5])), \(random.pick([0.5, 0.75, 1]))]"
  }

  private mutating func stops() -> String {
    let locations = random.pick([["0", "1"], ["0.25", "0.75"], ["0", "0.5", "1"]])
    return locations.map { "{ color: \(color()), location: \($0) }" }.joined(separator: ", ")
  }

  private mutating func color() -> String {
    let channels = (0..<3).map { _ in random.pick([0, 51, 128, 204, 255]) }
    return "rgb(\(channels[0]) \(channels[1]) \(channels[2]) / \(random.pick([0, 40, 80, 100, 100]))%)"
  }
}
