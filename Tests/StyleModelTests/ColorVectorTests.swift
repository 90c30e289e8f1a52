import StyleModel
import Testing

/// Colours held against two oracles: coloraide's numbers and Chromium's pixels.
@Suite struct ColorVectorTests {
  @Test func colorsAndMixes() throws {
    for vector in colorVectors {
      let xyz = try color(vector.text).converted(to: .xyzD65)
      expect(
        Color(.xyzD65, xyz.components, alpha: xyz.alpha), .xyzD65, vector.x, vector.y, vector.z,
        alpha: vector.alpha,
        within: 1e-5, "\(vector.text)")
    }
  }

  @Test func lighterAndDarker() throws {
    for vector in lightnessVectors {
      let origin = try color(vector.text)
      let moved = vector.isLighter ? origin.lightened(by: vector.part) : origin.darkened(by: vector.part)
      let xyz = moved.converted(to: .xyzD65)
      expect(
        Color(.xyzD65, xyz.components), .xyzD65, vector.x, vector.y, vector.z, within: 2e-6,
        "\(vector.text) \(vector.part)")
    }
  }

  /// All the way is white or black, and none of it nothing; past either end it stays there.
  @Test func waysToWhiteAndBlack() throws {
    for text in ["#2f67b9", "red", "color(display-p3 0 1 0)", "oklch(0.4 0.3 20)", "rgb(10 20 30 / 40%)"] {
      let origin = try color(text).shown
      for (part, lighter, darker) in [
        (0.0, origin, origin), (-1, origin, origin), (1, Color.white, Color.black), (5, .white, .black),
      ] {
        for (moved, wanted) in [
          (origin.lightened(by: part), lighter), (origin.darkened(by: part), darker),
        ] {
          let wanted = wanted.withAlpha(origin.alpha).converted(to: origin.space)
          #expect(isNear(moved, wanted, within: 1e-4), "\(text) \(part): \(moved), not \(wanted)")
        }
      }
    }
  }

  /// What Chromium 156 paints, each channel within one of 255.
  @Test(arguments: [
    // Percentages end at 0 and 100.
    ("hsl(120 200% 50%)", 0, 255, 0, 255), ("hsl(120 -50% 50%)", 128, 128, 128, 255),
    ("hsl(120 50% 150%)", 255, 255, 255, 255), ("hsl(120 50% -20%)", 0, 0, 0, 255),
    ("hsl(120, 50%, 120%)", 255, 255, 255, 255), ("hsl(30 300% 80%)", 255, 204, 153, 255),
    ("hsla(30, -10%, 40%, 0.4)", 102, 102, 102, 102),
    ("hwb(90 -50 0)", 128, 255, 0, 255), ("hwb(90 0 -50)", 128, 255, 0, 255),
    ("hwb(90 120 -40)", 255, 255, 255, 255), ("hwb(90 -40 120)", 0, 0, 0, 255),
    ("hwb(90 60 60)", 128, 128, 128, 255), ("hwb(none -20 30)", 179, 0, 0, 255),
    ("oklch(150% 0.1 20)", 255, 255, 255, 255), ("lch(50 -10 20)", 119, 119, 119, 255),
    // They don't end in a mix.
    ("color-mix(in srgb, hsl(120 200% 50%), black)", 0, 191, 0, 255),
    ("color-mix(in hwb, hwb(90 -50 0), black)", 64, 128, 0, 255),
    // Comments.
    ("rgb(255/**/0/**/0)", 255, 0, 0, 255), ("/* a */ red /* b */", 255, 0, 0, 255),
    ("rgb(255 /* a ) , */ 0 0 /* x */ / /*/ y */ 50%)", 255, 0, 0, 128),
    ("rgb(10 20 30//**/40%)", 10, 20, 30, 102),
    ("color-mix(in/**/srgb,/**/red/**/20%,blue)", 51, 0, 204, 255),
    ("color-mix(/**/in srgb, red, blue)", 128, 0, 128, 255), ("red /* to the end", 255, 0, 0, 255),
    // Mixes without a space are Oklab's.
    ("color-mix(red, blue)", 140, 83, 162, 255), ("color-mix(red 20%, blue)", 68, 65, 219, 255),
    ("color-mix(oklab(0.6 0.1 0.1), blue)", 104, 95, 167, 255),
    ("color(display-p3-linear 0.5 0.2 0.1)", 198, 120, 82, 255),
    // What is missing is the other colour's, a and b as one.
    ("color-mix(in hsl, hsl(none 50% 50%), red)", 223, 32, 32, 255),
    ("color-mix(in hsl, oklab(0.5 none none), red)", 227, 0, 0, 255),
    ("color-mix(in oklch, hsl(none none 50%), red)", 249, 0, 0, 255),
    ("color-mix(in oklch, oklab(0.5 none 0.1), red)", 189, 82, 0, 255),
    ("color-mix(in srgb, color(xyz none 0.2 0.2), blue)", 0, 83, 185, 255),
    ("color-mix(in hsl, hsl(none 50% 40%), rgb(10 200 30 / 50%))", 37, 168, 51, 191),
    ("color-mix(in hwb longer hue, oklab(0.5 0.1 0.1), hwb(100 10% 20% / 0.5) 30%)", 165, 7, 169, 217),
    (
      "color-mix(in oklch longer hue, lch(45.32 51.49 82.81), hsl(190.2 28.42% none / 0.1491) 69%)", 136, 90,
      124, 105
    ),
    ("color-mix(in srgb, rgb(255 0 0 / none), rgb(0 0 255 / 40%))", 128, 0, 128, 102),
    ("color-mix(in srgb, rgb(none 0 0), color(display-p3 0.4 0.5 0.6))", 95, 64, 78, 255),
    ("rgb(none none none / none)", 0, 0, 0, 0), ("hwb(none none none / none)", 255, 0, 0, 0),
    ("color(xyz none 0.2 NONE)", 0, 165, 0, 255), ("rgb(50% 20 none)", 128, 20, 0, 255),
    ("hsl(120 50 50%)", 64, 191, 64, 255), ("rgb(1e2 1E1 +5)", 100, 10, 5, 255),
  ]) func paintedAsChromiumDoes(_ text: String, _ red: Int, _ green: Int, _ blue: Int, _ alpha: Int) throws {
    let painted = try color(text)
    let bytes = painted.srgb8
    // Chromium clips where CSS Color 4 § 13.2 maps.
    guard painted.isInGamut(of: .srgb) else { return }
    for (found, wanted) in [(bytes.red, red), (bytes.green, green), (bytes.blue, blue), (bytes.alpha, alpha)]
    {
      #expect(abs(Int(found) - wanted) <= 1, "\(text) is \(bytes)")
    }
  }

  /// What Chromium 156 refuses too.
  @Test(arguments: [
    "rgb/**/(1 2 3)", "rgb(1/**/2 3 4)", "rgb(none, 0, 0)", "hsl(120, 50, 50)", "hsl(120deg, 50%, 50%, none)",
    "rgb(50%, 20, 10)", "color(srgb 1 0)", "color(srgb 1 0 0 0)", "color(--x 1 0 0)", "hsl(50% 50% 50%)",
    "color-mix(red, blue, lime)", "color-mix(in srgb shorter hue, red, blue)",
    "color-mix(in hsl, red 150%, blue)",
    "color-mix(oklab, red, blue)",
  ]) func refusedAsChromiumDoes(_ text: String) throws {
    _ = try failure(text)
  }

  @Test(arguments: [
    ("rgb(from red r g b)", "from", ColorError.Kind.relative(function: "rgb")),
    ("color( FROM red srgb r g b)", "FROM", .relative(function: "color")),
    ("rgb(calc(1 + 2) 0 0)", "calc", .computedNumber(function: "calc")),
    ("hsl(1 var(--x) 0)", "var", .computedNumber(function: "var")),
    ("color-mix(srgb, red, blue)", "srgb", .mixSpace), ("color-mix(red, blue, lime)", ",", .mixColors),
  ]) func leftOutOfCSS(_ text: String, _ part: String, _ kind: ColorError.Kind) throws {
    let failure = try failure(text)
    #expect(failure.part == part)
    #expect(failure.error.kind == kind)
  }
}
