import StyleModel
import Testing

@Suite struct ColorTests {
  @Test func hexDigits() throws {
    #expect(try color("#f80") == Color(red: 255, green: 136, blue: 0))
    #expect(try color("#FF8800CC").srgb8 == RGBA8(red: 255, green: 136, blue: 0, alpha: 204))
    #expect(try color("#f80c") == color("#ff8800cc"))
  }

  /// CSS Color 4 § 5 to § 9, and web-platform-tests, css-color/parsing/color-computed-lab.html.
  @Test func functions() throws {
    #expect(try color("rgb(255 0 0 / 40%)") == color("rgba(100%, 0%, 0%, .4)"))
    #expect(try color("hsl(120deg 100% 50%)").srgb8 == RGBA8(red: 0, green: 255, blue: 0))
    #expect(try color("hsl(0.5turn 100% 50%)") == color("hsl(200grad 100% 50%)"))
    #expect(try color("hwb(0 20% 20%)").srgb8 == RGBA8(red: 204, green: 51, blue: 51))
    expect(try color("lab(20% -50% 90%/0.5)"), .lab, 20, -62.5, 112.5, alpha: 0.5)
    expect(try color("oklab(20% 70% -80%/0.5)"), .oklab, 0.2, 0.28, -0.32, alpha: 0.5)
    expect(try color("lch(20% 80% 10/0.5)"), .lch, 20, 120, 10, alpha: 0.5)
    expect(try color("lch(10 20 1.28rad)"), .lch, 10, 20, 73.3386, within: 1e-4)
    expect(try color("lab(400 0 10/50%)"), .lab, 100, 0, 10, alpha: 0.5)
    expect(try color("lch(20 -20 -340deg / 100%)"), .lch, 20, 0, 20)
    expect(try color("oklab(0.2 none none / none)"), .oklab, 0.2, 0, 0, missing: [.second, .third, .alpha])
  }

  /// Oklab of red: CSS Color 4's own reference values as web-platform-tests have them; P3, Lab and XYZ of the sRGB
  /// primaries follow from the matrices' definition.
  @Test func conversions() throws {
    expect(
      try color("red").converted(to: .oklch), .oklch, 0.62795536, 0.2576833, 29.23388028, within: 1e-3)
    expect(
      try color("red").converted(to: .lch), .lch, 54.2905414, 106.8371816, 40.85765651, within: 1e-3)
    expect(Color.white.converted(to: .xyzD65), .xyzD65, 0.3127 / 0.329, 1, 0.3583 / 0.329, within: 1e-6)
    // A pure power of 2.4 since csswg-drafts issue 12574.
    expect(
      try color("color(rec2020 0.25 0.5 0.75)").converted(to: .srgb), .srgb, -0.328686, 0.491201, 0.76185,
      within: 1e-3)
    expect(Color.white.converted(to: .oklch), .oklch, 1, 0, 0, missing: .third, within: 1e-3)
  }

  @Test(arguments: ColorSpace.allCases) func conversionAndBack(_ space: ColorSpace) throws {
    let origin = Color(.srgb, 0.8, 0.3, 0.1, alpha: 0.5)
    let back = origin.converted(to: space).converted(to: .srgb)
    #expect(isNear(back, origin, within: 1e-6), "\(space): \(back)")
    let spelled = origin.converted(to: space)
    #expect(try color(spelled.description) == spelled)
  }

  /// A description reads as the same colour, however great a number was.
  @Test(arguments: [
    "lch(100 1e9% 280)", "oklch(1 1e9% 1e9)", "lab(50 -1e300% 1e9)", "lch(50 1e9 1e9turn)",
    "hsl(1e9 1e9% 50%)",
    "color(display-p3 1e9% -1e30% 0)",
  ]) func greatNumbers(_ text: String) throws {
    let read = try color(text)
    let again = try color(read.description)
    for index in 0..<3 {
      let (first, second) = (read.components[index], again.components[index])
      #expect(abs(first - second) <= 1e-6 * max(1, abs(first)), "\(text) is \(read), read as \(again)")
    }
  }

  /// web-platform-tests, css-color/parsing/color-computed-color-mix-function.html.
  @Test(arguments: [
    ("color-mix(in hsl, hsl(120deg 10% 20%) 12.5%, hsl(30deg 30% 40%) 37.5%)", 0.4375, 0.415625, 0.2625, 0.5),
    (
      "color-mix(in hsl, hsl(120deg 10% 20% / .4), hsl(30deg 30% 40% / .8))", 0.37222222, 0.41111111,
      0.25555556, 0.6
    ),
    ("color-mix(in hsl, white 10%, blue)", 0.145, 0.145, 0.955, 1),
    ("color-mix(in hsl longer hue, hsl(40deg 50% 50%), hsl(60deg 50% 50%))", 0.25, 0.33333333, 0.75, 1),
    ("color-mix(in hsl increasing hue, hsl(50deg 50% 50%), hsl(330deg 50% 50%))", 0.25, 0.66666667, 0.75, 1),
    ("color-mix(in hsl decreasing hue, hsl(20deg 50% 50%), hsl(320deg 50% 50%))", 0.75, 0.25, 0.33333333, 1),
    ("color-mix(in hsl, hsl(none none none), hsl(30deg 40% 80%))", 0.88, 0.8, 0.72, 1),
    ("color-mix(in hwb, white, blue)", 0.5, 0.5, 1, 1),
    // A mix isn't clipped to what hsl() or hwb() can express.
    (
      "color-mix(in hsl, color(display-p3 0 1 0), color(display-p3 0 1 0))", -0.511605, 1.018266, -0.310675, 1
    ),
    (
      "color-mix(in hwb, color(display-p3 0 1 0), color(display-p3 0 1 0))", -0.511605, 1.018266, -0.310675, 1
    ),
  ]) func mixes(_ text: String, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) throws {
    expect(try color(text).converted(to: .srgb), .srgb, red, green, blue, alpha: alpha, within: 1e-4)
  }

  /// Each error, and the part of the text it underlines.
  @Test(arguments: [
    ("#12345", "#12345", ColorError.Kind.hexLength(5)), ("#ggg", "#ggg", .hexDigit),
    ("light blue", "light blue", .unknownName("light blue")), ("foo(1)", "foo", .unknownFunction("foo")),
    ("red 5", "5", .trailingText), ("12", "12", .notAColor), ("rgb(1 2 3", "1 2 3", .unclosed),
    ("rgb(1 2)", "1 2", .components(function: "rgb", needed: "red, green and blue")),
    ("rgb(1,2 3)", "3", .mixedSeparators), ("lab(1,2,3)", ",", .commas(function: "lab")),
    ("rgb(1 2 3px)", "px", .unknownUnit("px")), ("hsl(50% 1 2)", "50%", .percentageAsHue),
    ("color-mix(in srgb longer hue, red, blue)", "longer hue", .noHue(.srgb)),
    ("color-mix(in srgb, red 0%, blue 0%)", "in srgb, red 0%, blue 0%", .mixOfNothing),
  ]) func errors(_ text: String, _ part: String, _ kind: ColorError.Kind) throws {
    let failure = try failure(text)
    #expect(failure.part == part)
    #expect(failure.error.kind == kind)
  }

  @Test func systemColorsInFourModes() throws {
    func red(_ appearance: Appearance, _ highContrast: Bool) -> RGBA8 {
      SystemColor.systemRed.color(appearance: appearance, highContrast: highContrast).srgb8
    }
    // Human Interface Guidelines, Color, Specifications.
    #expect(red(.light, false) == RGBA8(red: 255, green: 59, blue: 48))
    #expect(red(.dark, false) == RGBA8(red: 255, green: 69, blue: 58))
    #expect(red(.light, true) == RGBA8(red: 215, green: 0, blue: 21))
    #expect(red(.dark, true) == RGBA8(red: 255, green: 105, blue: 97))
    let mix = try parseColor(Array("color-mix(in srgb, label, white)".utf8)).get()
    #expect(mix.dependsOnAppearance && !mix.dependsOnContrast)
    #expect(parseColor(Array("systemred".utf8)) != .success(.system(.systemRed)))
  }

  /// WCAG 2.2: black on white is 21 : 1; #767676 is the lightest grey that reaches 4.5 on white.
  @Test func contrast() throws {
    func onWhite(_ text: String) throws -> Double {
      Color.contrastRatio(
        ofLuminances: try color(text).relativeLuminance, Color.white.relativeLuminance)
    }
    #expect(abs(try onWhite("black") - 21) < 1e-9)
    #expect(abs(try onWhite("#767676") - 4.54) < 0.005)
    #expect(try onWhite("#777777") < 4.5)
  }

  @Test func gamutMappingKeepsTheHue() throws {
    let p3 = try color("color(display-p3 1 0 0)")
    #expect(!p3.isInGamut(of: .srgb))
    let mapped = p3.mapped(into: .srgb)
    #expect(mapped.isInGamut(of: .srgb))
    #expect(mapped.deltaEOK(to: p3) < 0.06)
    #expect(try color("oklch(1 0.3 120)").srgb8 == RGBA8(red: 255, green: 255, blue: 255))
  }

  @Test func shortestNumbers() {
    #expect(
      [15, 0.4, -0.0, -12.5, 1e-7, 1.0 / 3, 1e16].map(formatNumber) == [
        "15", "0.4", "0", "-12.5", "0.0000001", "0.3333333333333333", "10000000000000000",
      ])
  }
}
