import SeededRandom
import StyleModel
import StyleRuntime
import Testing

/// Colours as generated code computes them.
@Suite struct MixedColorTests {
  /// What apps compute of colours at run time is what pictures show, to the last bit.
  @Test func appsMixAsPicturesShow() throws {
    var random = SplitMix(seed: 35)
    for _ in 0..<600 {
      let (first, second) = (MixedColorTests.color(&random), MixedColorTests.color(&random))
      // A computed part may lie outside of 0…1.
      let part = [0, 0.25, 0.5, 1, -0.5, 1.5, Double(random.next(below: 1000)) / 1000][random.next(below: 7)]
      let space = ColorSpace.allCases[random.next(below: ColorSpace.allCases.count)]
      for (function, generated) in [
        (Function.mix(space), first.generated.mixed(with: second.generated, by: part, in: space)),
        (.lighten, first.generated.lightened(by: part)), (.darken, first.generated.darkened(by: part)),
      ] {
        let operands: [Value] =
          function == .mix(space)
          ? [.color(first), .color(second), .number(part)] : [.color(first), .number(part)]
        guard case .color(let color) = function.apply(to: operands) else {
          Issue.record("\(function) gives no colour")
          continue
        }
        #expect(
          generated == color.generated,
          "\(function) of \(first) and \(second), \(part): \(generated) for \(color)")
        let nearest = function.apply(to: operands.dropLast() + [.number(min(max(part, 0), 1))])
        #expect(nearest == .color(color), "\(function) of \(first) and \(second), \(part): \(color)")
      }
      #expect(first.generated.withAlpha(part) == first.withAlpha(part).generated)
    }
  }

  /// Components that an app computes, which may lie anywhere.
  @Test(arguments: ColorSpace.allCases) func appsMakeColorsAsPicturesShow(_ space: ColorSpace) {
    var random = SplitMix(seed: 36)
    func number(_ greatest: Double) -> Double { Double(random.next(below: 1201) - 100) / 1000 * greatest }
    let scale: Double =
      switch space {
      case .hsl, .hwb, .lab, .lch: 100
      case .srgb, .srgbLinear, .displayP3, .displayP3Linear, .a98RGB, .prophotoRGB, .rec2020, .xyzD50,
        .xyzD65,
        .oklab, .oklch:
        1
      }
    for _ in 0..<200 {
      var components = (0..<3).map { _ in number(scale) }
      if let hue = space.hueIndex { components[hue] = number(900) - 200 }
      let alpha = number(1)
      let value = Function.color(space).apply(to: (components + [alpha]).map { .number($0) })
      let generated = StyleColor(in: space, components[0], components[1], components[2], alpha: alpha)
      #expect(value.color?.shown.generated == generated, "\(space) \(components) \(alpha)")
      // What CSS says of the same numbers, where it has a function that clamps them.
      let isFunction = !space.isPredefined || space == .srgb
      guard isFunction, (0...1).contains(alpha) else { continue }
      let numbers = components.map { "\(space == .srgb ? min(max($0, 0), 1) * 255 : $0)" }.joined(
        separator: " ")
      let name = space == .srgb ? "rgb" : space.rawValue
      guard case .success(.fixed(let css)) = parseColor("\(name)(\(numbers) / \(alpha))".utf8) else {
        Issue.record("\(name)(\(numbers)) is no colour")
        continue
      }
      let (shown, found) = (css.shown, value.color?.shown)
      let difference = zip(0..<3, 0..<3).map {
        abs(shown.components[$0.0] - (found?.components[$0.1] ?? -1))
      }
      #expect(shown.space == found?.space && difference.allSatisfy { $0 < 1e-6 }, "\(name)(\(numbers))")
    }
  }

  /// Whatever an app computes, a colour has numbers.
  @Test(arguments: ColorSpace.allCases) func noComponentIsLost(_ space: ColorSpace) {
    let extremes = [0, 1, -1, 1e300, -1e300, Double.infinity, -.infinity, .nan]
    for first in extremes {
      for second in extremes {
        for third in extremes {
          let color = StyleColor(in: space, first, second, third, alpha: third)
          let shown = color.components(isDark: false, hasHighContrast: false)
          #expect(
            [shown.red, shown.green, shown.blue, shown.alpha].allSatisfy { (0...1).contains($0) },
            "\(space) \(first) \(second) \(third): \(color)")
        }
      }
    }
  }

  /// Greys and colours of sRGB and Display P3, some of them see-through, one or the other at the edge of the gamut.
  private static func color(_ random: inout SplitMix) -> Color {
    func channel() -> Double { Double(random.next(below: 65)) / 64 }
    let space: ColorSpace = random.next(below: 3) == 0 ? .displayP3 : .srgb
    let alpha = random.next(below: 3) == 0 ? channel() : 1
    if random.next(below: 5) == 0 {
      let grey = channel()
      return Color(space, grey, grey, grey, alpha: alpha)
    }
    return Color(space, channel(), channel(), channel(), alpha: alpha)
  }

  /// Each space's primaries lie at their chromaticities, and its white at that of D65 or D50. Their luminances follow from that.
  @Test(arguments: [
    (ColorSpace.srgbLinear, [(0.64, 0.33), (0.30, 0.60), (0.15, 0.06)], (0.3127, 0.3290)),
    (.displayP3Linear, [(0.680, 0.320), (0.265, 0.690), (0.150, 0.060)], (0.3127, 0.3290)),
    (.a98RGB, [(0.64, 0.33), (0.21, 0.71), (0.15, 0.06)], (0.3127, 0.3290)),
    (.rec2020, [(0.708, 0.292), (0.170, 0.797), (0.131, 0.046)], (0.3127, 0.3290)),
    (.prophotoRGB, [(0.734699, 0.265301), (0.159597, 0.840403), (0.036598, 0.000105)], (0.3457, 0.3585)),
  ])
  func primariesLieAtTheirChromaticities(
    _ space: ColorSpace, _ primaries: [(x: Double, y: Double)], _ white: (x: Double, y: Double)
  ) {
    let target: ColorSpace = space == .prophotoRGB ? .xyzD50 : .xyzD65
    func chromaticity(_ color: Color) -> (x: Double, y: Double, luminance: Double) {
      let xyz = color.converted(to: target).components
      let sum = xyz.first + xyz.second + xyz.third
      return (xyz.first / sum, xyz.second / sum, xyz.second)
    }
    // ProPhoto's matrix, as published, is rounded.
    let tolerance = space == .prophotoRGB ? 1e-5 : 1e-12
    for (index, primary) in primaries.enumerated() {
      let found = chromaticity(Color(space, index == 0 ? 1 : 0, index == 1 ? 1 : 0, index == 2 ? 1 : 0))
      #expect(
        abs(found.x - primary.x) < tolerance && abs(found.y - primary.y) < tolerance, "\(space) \(index)")
    }
    let found = chromaticity(Color(space, 1, 1, 1))
    #expect(abs(found.x - white.x) < tolerance && abs(found.y - white.y) < tolerance, "\(space)")
    #expect(abs(found.luminance - 1) < 1e-9)
  }

  /// The way to a space and back leads to where it began.
  @Test(arguments: ColorSpace.allCases) func waysBackAreInverse(_ space: ColorSpace) {
    var random = SplitMix(seed: 7)
    for _ in 0..<50 {
      let color = Color(.xyzD65, channel(&random), channel(&random), channel(&random))
      let back = color.converted(to: space).converted(to: .xyzD65)
      #expect(isNear(back, color, within: 1e-7), "\(color) in \(space)")
    }
    func channel(_ random: inout SplitMix) -> Double { 0.1 + Double(random.next(below: 800)) / 1000 }
  }
}

extension Color {
  /// As generated code has it.
  fileprivate var generated: StyleColor {
    let (red, green, blue) = (components.first, components.second, components.third)
    return space == .displayP3
      ? StyleColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : StyleColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
