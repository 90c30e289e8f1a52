import StyleModel
import Testing

@testable import StyleRender
@testable import StyleScene

/// Core Animation's rules, each by pixels that a person can work out.
@Suite struct CoreAnimationTests {
  @Test func aBackgroundFillsTheFrameAndNothingElse() throws {
    let drawn = try Drawn(Drawn.example("{ backgroundColor: red }"))
    #expect(drawn.pixel(20, 20) == [255, 0, 0, 255])
    #expect(drawn.pixel(0, 0) == [255, 0, 0, 255])
    #expect(drawn.pixel(-1, 20)[3] == 0)
    // Eight points of margin on each side.
    #expect(drawn.scene.size == Size(width: 56, height: 56))
  }

  @Test func theBorderLiesInsideTheBoundsAndAboveSublayers() throws {
    let layer = """
      { borderWidth: 4, borderColor: blue, sublayers: [{ name: fill, kind: rectangle, backgroundColor: red }] }
      """
    let drawn = try Drawn(Drawn.example(layer))
    #expect(drawn.pixel(1, 20) == [0, 0, 255, 255])
    #expect(drawn.pixel(3, 20) == [0, 0, 255, 255])
    #expect(drawn.pixel(5, 20) == [255, 0, 0, 255])
    #expect(drawn.pixel(-1, 20)[3] == 0)
    // It needs no more room than the control itself.
    #expect(drawn.scene.frame.origin == Point(x: 8, y: 8))
  }

  @Test func aCornerRadiusClipsSublayersOnlyWithMasksToBounds() throws {
    let sublayers = "sublayers: [{ name: fill, kind: rectangle, backgroundColor: red }]"
    let open = try Drawn(Drawn.example("{ cornerRadius: 20, \(sublayers) }"))
    #expect(open.pixel(1, 1) == [255, 0, 0, 255])
    let clipped = try Drawn(Drawn.example("{ cornerRadius: 20, masksToBounds: true, \(sublayers) }"))
    #expect(clipped.pixel(1, 1)[3] == 0)
    #expect(clipped.pixel(20, 20) == [255, 0, 0, 255])
  }

  @Test func onlyMaskedCornersAreRound() throws {
    let drawn = try Drawn(
      Drawn.example("{ backgroundColor: red, cornerRadius: 16, maskedCorners: [topLeft] }"))
    #expect(drawn.pixel(0, 0)[3] == 0)
    #expect(drawn.pixel(39, 0)[3] == 255)
    #expect(drawn.pixel(39, 39)[3] == 255)
  }

  @Test func continuousCornersLeaveTheEdgeEarlierThanCircularOnes() throws {
    let circular = try Drawn(
      Drawn.example("{ backgroundColor: red, cornerRadius: 20 }", size: "[120, 120]"), scale: 3)
    let continuous = try Drawn(
      Drawn.example(
        "{ backgroundColor: red, cornerRadius: 20, cornerCurve: continuous }", size: "[120, 120]"),
      scale: 3)
    // A circle of radius 20 ends 20 points from the corner; Apple's curve at 1.528665 × 20 = 30.6.
    let row = stride(from: 20.5, to: 30, by: 1 / 3.0)
    #expect(row.allSatisfy { circular.pixel($0, 0)[3] == 255 })
    #expect(row.contains { continuous.pixel($0, 0)[3] < 255 })
    #expect(continuous.pixel(60, 0)[3] == 255)
  }

  @Test func twoStopsAtOnePlaceMakeAHardEdge() throws {
    let stops = """
      [{ color: white, location: 0 }, { color: white, location: 0.5 }, { color: black, location: 0.5 },
      { color: black, location: 1 }]
      """
    let drawn = try Drawn(Drawn.example("{ sublayers: [{ name: shine, kind: gradient, stops: \(stops) }] }"))
    #expect(drawn.pixel(20, 19) == [255, 255, 255, 255])
    #expect(drawn.pixel(20, 20) == [0, 0, 0, 255])
  }

  @Test func stopsAreMixedAsTheyAreEncoded() throws {
    let layer = "{ sublayers: [{ name: ramp, kind: gradient, stops: [{ color: black }, { color: white }] }] }"
    let drawn = try Drawn(Drawn.example(layer, size: "[40, 100]"))
    // Half way in gamma-encoded sRGB is 128; in linear light it would be 188.
    #expect(isNear(drawn.pixel(20, 50), [128, 128, 128, 255], by: 3))
  }

  @Test func opacityFadesALayerAsAWhole() throws {
    let layer = """
      { sublayers: [{ name: group, kind: rectangle, backgroundColor: red, opacity: 0.5,
      sublayers: [{ name: top, kind: rectangle, backgroundColor: blue, frame: { inset: 10 } }] }] }
      """
    let drawn = try Drawn(Drawn.example(layer))
    #expect(isNear(drawn.pixel(2, 2), [255, 0, 0, 128]))
    // The red beneath the blue does not show through.
    #expect(isNear(drawn.pixel(20, 20), [0, 0, 255, 128]))
  }

  @Test func aShadowIsBlurredByItsRadiusAndFallsOutside() throws {
    let shadow = "shadowColor: black, shadowOpacity: 1, shadowOffset: [0, 0], shadowRadius: 4"
    let drawn = try Drawn(Drawn.example("{ backgroundColor: white, \(shadow) }", size: "[80, 80]"))
    // The shadow of a long straight edge, x points outside it, is 1 − Φ(x / σ). Pixel centres lie half a point in, so
    // these are x = 0.5 and 3.5: 1 − Φ(0.125) = 0.450 and 1 − Φ(0.875) = 0.191 of 255.
    #expect(isNear(Array(drawn.pixel(-1, 40)[3...]), [115]))
    #expect(isNear(Array(drawn.pixel(-4, 40)[3...]), [49]))
    #expect(drawn.pixel(40, 40) == [255, 255, 255, 255])
    #expect(drawn.scene.frame.x > 8)
  }

  @Test func aShadowFollowsWhatIsDrawnNotTheBounds() throws {
    let layer = """
      { shadowColor: black, shadowOpacity: 1, shadowOffset: [0, 0], shadowRadius: 1,
      sublayers: [{ name: dot, kind: rectangle, backgroundColor: red, frame: { inset: 15 } }] }
      """
    let drawn = try Drawn(Drawn.example(layer))
    #expect(drawn.pixel(1, 1)[3] == 0)
    #expect(drawn.pixel(14, 20)[3] > 40)
  }

  @Test func clippingAndMasksCutTheShadow() throws {
    let shadow = "shadowColor: black, shadowOpacity: 1, shadowOffset: [0, 0], shadowRadius: 3"
    let clipped = try Drawn(Drawn.example("{ backgroundColor: red, masksToBounds: true, \(shadow) }"))
    #expect(clipped.pixel(-2, 20)[3] == 0)
    let masked = try Drawn(
      Drawn.example("{ backgroundColor: red, \(shadow), mask: { kind: shape, path: ellipse } }"))
    #expect(masked.pixel(-2, 20)[3] == 0)
    #expect(masked.pixel(1, 1)[3] == 0)
    #expect(masked.pixel(20, 20) == [255, 0, 0, 255])
  }

  @Test func aStarHasItsFirstTipAtTheTop() throws {
    let drawn = try Drawn(
      Drawn.example(
        "{ sublayers: [{ name: star, kind: shape, path: star, fillColor: red }] }", size: "[100, 100]"))
    #expect(drawn.pixel(50, 50) == [255, 0, 0, 255])
    #expect(drawn.pixel(50, 6)[3] > 0)
    #expect(drawn.pixel(10, 10)[3] == 0)
    // The notch between the two lower tips.
    #expect(drawn.pixel(50, 90)[3] == 0)
  }

  @Test func aTransformScalesAboutTheCentre() throws {
    let drawn = try Drawn(Drawn.example("{ backgroundColor: red, transform: { scale: 0.5 } }"))
    #expect(drawn.pixel(5, 20)[3] == 0)
    #expect(drawn.pixel(12, 20) == [255, 0, 0, 255])
  }

  @Test func aHiddenLayerIsLeftOutUntilAStateShowsIt() throws {
    let yaml = """
      components:
        Box:
          base: UIControl
          layer: { sublayers: [{ name: glow, kind: rectangle, backgroundColor: red, hidden: true }] }
          states: { highlighted: { glow.hidden: false } }
      """
    #expect(try Drawn(yaml).pixel(20, 20)[3] == 0)
    #expect(try Drawn(yaml, state: .highlighted).pixel(20, 20) == [255, 0, 0, 255])
  }

  @Test(arguments: [1, 2, 3])
  func aPictureHasItsSizeTimesItsScale(_ scale: Int) throws {
    let drawn = try Drawn(Drawn.example("{ backgroundColor: red }"), scale: scale)
    let size = try pixelSize(of: drawn.scene.size, scale: Double(scale)).get()
    #expect(size.width == 56 * scale && size.height == 56 * scale)
    #expect(drawn.pixel(20, 20) == [255, 0, 0, 255])
  }
}
