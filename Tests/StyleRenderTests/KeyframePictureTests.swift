import SeededRandom
import StyleModel
import Testing

@testable import StyleRender
@testable import StyleScene

/// Animations through several values in film strips and in SVGs that move, against what is worked out here by other means.
@Suite struct KeyframePictureTests {
  private func moving(_ keys: String) throws -> (moving: MovingPicture, sheet: ResolvedSheet) {
    let sheet = try Drawn.sheet(
      """
      components:
        Box:
          base: UIControl
          layer: { sublayers: [{ name: inner, kind: rectangle, backgroundColor: blue, opacity: 0.75 }] }
          animations: { change: { \(keys) } }
          preview: { size: [40, 40] }
      """)
    return (try #require(movingPictures(in: sheet).first), sheet)
  }

  private func opacities(_ keys: String, at times: [Double]) throws -> [Double] {
    let (moving, sheet) = try moving(keys)
    return moving.looks(at: times, in: PreparedStyle(of: moving.picture, in: sheet)).map {
      $0.layer(1)[.opacity].double ?? -1
    }
  }

  private func svg(_ keys: String) throws -> String {
    let (moving, sheet) = try moving(keys)
    return String(
      decoding: try #require(renderMovingSVG(moving, in: sheet, idPrefix: "box")), as: UTF8.self)
  }

  private func isNear(_ one: [Double], _ other: [Double], _ slack: Double = 1e-4) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) <= slack }
  }

  @Test func aFilmStripShowsWhatIsPassed() throws {
    func alphas(_ keyframes: String) throws -> [Int] {
      let (moving, sheet) = try moving(
        "property: inner.opacity, keyframes: \(keyframes), duration: 1, curve: linear")
      let drawn = try Drawn(scene: moving.filmStrip(in: sheet))
      return (0..<5).map { drawn.pixel(Double($0) * 56 + 28, 28)[3] }
    }
    #expect(try alphas("[0, 1, 0, 1, 0]") == [0, 255, 0, 255, 0])
    // The frames near what is passed show just that, and the others a quarter of the time.
    #expect(
      try alphas("[1, { value: 0, keyTime: 20% }, { value: 1, keyTime: 85% }, 0]") == [255, 0, 118, 255, 0])
  }

  @Test func whatIsLeftOutAtTheEndsIsShownAndHeld() throws {
    let keys =
      "property: inner.opacity, keyframes: [{ value: 0, keyTime: 0.5 }, { value: 1, keyTime: 0.8 }], duration: 2, curve: linear"
    #expect(
      isNear(try opacities(keys, at: [0, 0.25, 0.5, 0.65, 0.8, 0.9, 1]), [0.75, 0.375, 0, 0.5, 1, 1, 1]))
  }

  /// One colour fades out, and the other fades in: neither becomes the other on the way.
  @Test(arguments: [
    ("[red, null, lime]", "#ff0000; #ff0000; #00ff00; #00ff00", "1; 0; 0; 1"),
    ("[red, null, null, lime]", "#ff0000; #ff0000; #000000; #000000; #00ff00; #00ff00", "1; 0; 0; 0; 0; 1"),
  ])
  func coloursOnBothSidesOfNone(keyframes: String, colors: String, alphas: String) throws {
    let svg = try svg(
      "property: inner.backgroundColor, keyframes: \(keyframes), duration: 1, curve: linear, repeatCount: infinite"
    )
    func values(_ attribute: String) -> String? {
      guard
        let tag = svg.split(separator: "<").first(where: { $0.contains("attributeName=\"\(attribute)\"") }),
        let start = tag.firstRange(of: "values=\"")?.upperBound
      else { return nil }
      return String(tag[start...].prefix { $0 != "\"" })
    }
    let (fill, opacity) = (values("fill") ?? "", values("fill-opacity") ?? "")
    // A keyframe more where nothing changes makes no difference.
    func withoutRepeats(_ pairs: [[Substring]]) -> [[Substring]] {
      pairs.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
    func pairs(_ colors: String, _ alphas: String) -> [[Substring]] {
      zip(colors.split(separator: "; "), alphas.split(separator: "; ")).map { [$0, $1] }
    }
    #expect(withoutRepeats(pairs(fill, opacity)) == withoutRepeats(pairs(colors, alphas)))
  }

  @Test func keyframesAreSpreadBetweenThoseThatSayWhen() throws {
    let keys =
      "property: inner.opacity, keyframes: [0, 0.1, { value: 0.5, keyTime: 60% }, 0, 0.2, { value: 1, keyTime: 0.9 }], duration: 1, curve: linear"
    #expect(isNear(try opacities(keys, at: [0.3, 0.6, 0.7, 0.8, 0.9, 1]), [0.1, 0.5, 0, 0.2, 1, 1]))
  }

  @Test func ofValuesAtOneTimeTheLastIsShown() throws {
    let keys =
      "property: inner.opacity, keyframes: [0.2, { value: 0.4, keyTime: 50% }, { value: 1, keyTime: 50% }, 0.6], duration: 1, curve: linear"
    #expect(isNear(try opacities(keys, at: [0.4999, 0.5, 0.75]), [0.4, 1, 0.8], 1e-3))
    let turned = try svg(
      "property: inner.transform, keyframes: [{}, { value: {}, keyTime: 50% }, { value: { scale: 0.5 }, keyTime: 50% }, { scale: 0.5 }], duration: 1, repeatCount: infinite"
    )
    #expect(turned.contains("49.99% {") && turned.contains("\n50% {"), "\(turned)")
    #expect(turned.ranges(of: "50% {").count == 1)
  }

  @Test func aTurnBetweenKeyframesIsWrittenInSmallSteps() throws {
    let svg = try svg(
      "property: inner.transform, keyframes: [{}, { rotation: 360 }, { rotation: 360 }], duration: 1, curve: linear, repeatCount: infinite"
    )
    // A quarter of the turn about (20, 20), which is over after half of the time.
    #expect(svg.contains("12.5% { transform: matrix(0, 1, -1, 0, 40, 0);"), "\(svg)")
  }

  // MARK: At random

  private struct Random {
    var values: [Double] = []
    var times: [Double] = []
    var curves: [[Double]] = []
    var isBack = false
    var text = ""
  }

  private static let named: [(String, [Double])] = [
    ("linear", [0, 0, 1, 1]), ("easeIn", [0.42, 0, 1, 1]), ("easeOut", [0, 0, 0.58, 1]),
    ("easeInOut", [0.42, 0, 0.58, 1]), ("[0.2, 0, 0, 1]", [0.2, 0, 0, 1]),
  ]

  /// Keyframes, each with its time and its curve, and in words.
  private func random(_ seed: Int) -> Random {
    var random = SplitMix(seed: UInt64(seed))
    var result = Random()
    let count = Int.random(in: 2...6, using: &random)
    let usual = Self.named[Int.random(in: 0..<5, using: &random)]
    var frames: [String] = []
    for index in 0..<count {
      let value = Double(Int.random(in: 0...20, using: &random)) / 20
      let time =
        index == 0
        ? 0
        : index == count - 1
          ? 1 : (Double(index) + Double.random(in: -0.4...0.4, using: &random)) / Double(count - 1)
      let curve = Self.named[Int.random(in: 0..<5, using: &random)]
      let isOwn = index < count - 1 && Bool.random(using: &random)
      result.values.append(value)
      result.times.append(time)
      if index < count - 1 { result.curves.append(isOwn ? curve.1 : usual.1) }
      frames.append("{ value: \(value), keyTime: \(time)\(isOwn ? ", curve: \"\(curve.0)\"" : "") }")
      if isOwn, curve.0.hasPrefix("[") { frames[index] = frames[index].replacing("\"", with: "") }
    }
    result.isBack = Bool.random(using: &random)
    result.text =
      "property: inner.opacity, keyframes: [\(frames.joined(separator: ", "))], duration: 2, curve: \(usual.0), repeatCount: infinite, autoreverses: \(result.isBack)"
    return result
  }

  /// The way along a curve at a moment: found by walking along it in small steps.
  private func way(_ points: [Double], at time: Double) -> Double {
    func place(_ first: Double, _ second: Double, _ s: Double) -> Double {
      3 * (1 - s) * (1 - s) * s * first + 3 * (1 - s) * s * s * second + s * s * s
    }
    var s = 0.0
    while s < 1, place(points[0], points[2], s) < time { s += 1e-4 }
    return place(points[1], points[3], s)
  }

  private func shown(_ values: [Double], _ times: [Double], _ curves: [[Double]], at moment: Double) -> Double
  {
    for step in times.indices.dropLast() where moment < times[step + 1] {
      let part = way(curves[step], at: (moment - times[step]) / (times[step + 1] - times[step]))
      return values[step] + (values[step + 1] - values[step]) * part
    }
    return values[values.count - 1]
  }

  @Test(arguments: 0..<24) func looksAndSVGsShowTheSame(_ seed: Int) throws {
    let random = random(seed)
    let moments = [0.03, 0.11, 0.27, 0.42, 0.58, 0.66, 0.79, 0.93]
    let wanted = moments.map { shown(random.values, random.times, random.curves, at: $0) }
    #expect(isNear(try opacities(random.text, at: moments), wanted, 2e-3), "\(random.text)")
    guard Set(random.values).count > 1 else { return }
    let svg = try svg(random.text)
    let line = try #require(svg.split(separator: "\n").first { $0.contains("attributeName=\"opacity\"") })
    func numbers(_ name: String) throws -> [[Double]] {
      let start = try #require(line.range(of: " \(name)=\"")).upperBound
      return line[start...].prefix { $0 != "\"" }.split(separator: ";").map {
        $0.split(separator: " ").compactMap { Double($0) }
      }
    }
    let (values, times, curves) = (
      try numbers("values").map { $0[0] }, try numbers("keyTimes").map { $0[0] }, try numbers("keySplines")
    )
    // There and back, it takes twice as long.
    let shownMoments = random.isBack ? moments.map { $0 / 2 } : moments
    #expect(isNear(shownMoments.map { shown(values, times, curves, at: $0) }, wanted, 5e-3), "\(line)")
    if random.isBack {
      #expect(isNear(moments.map { shown(values, times, curves, at: 1 - $0 / 2) }, wanted, 5e-3), "\(line)")
    }
  }
}
