import StyleModel
import Testing

@testable import StyleRender
@testable import StyleScene

/// How layers are moved, masked, faded and cast shadows, each by pixels that a person can work out.
@Suite struct CompositingTests {
  private func layer(_ keys: String, size: String = "[100, 100]") throws -> Drawn {
    try Drawn(Drawn.example("{ sublayers: [{ name: inner, kind: rectangle, \(keys) }] }", size: size))
  }

  // MARK: Transforms

  @Test func aQuarterTurnSwapsWidthAndHeight() throws {
    let drawn = try layer("backgroundColor: red, frame: [10, 40, 80, 20], transform: { rotation: 90 }")
    #expect(drawn.pixel(50, 12) == [255, 0, 0, 255] && drawn.pixel(50, 88) == [255, 0, 0, 255])
    #expect(drawn.pixel(38, 50)[3] == 0 && drawn.pixel(62, 50)[3] == 0)
  }

  @Test func aTurnGoesClockwise() throws {
    // The right end of a bar turned by 45° is down.
    let drawn = try layer("backgroundColor: red, frame: [10, 45, 80, 10], transform: { rotation: 45 }")
    #expect(drawn.pixel(70, 70)[3] == 255)
    #expect(drawn.pixel(70, 30)[3] == 0)
  }

  @Test func aLayerIsScaledThenTurnedThenMoved() throws {
    // A square of 20 becomes 80 by 20, turned upright, 20 points further to the right.
    let drawn = try layer(
      """
      backgroundColor: red, frame: [40, 40, 20, 20],
        transform: { scale: [4, 1], rotation: 90, translation: [20, 0] }
      """)
    #expect(drawn.pixel(70, 12)[3] == 255 && drawn.pixel(70, 88)[3] == 255)
    #expect(drawn.pixel(58, 50)[3] == 0 && drawn.pixel(82, 50)[3] == 0)
  }

  @Test func aLayerTurnsAboutItsAnchorPoint() throws {
    // About its top left corner, (50, 50): a quarter turn takes what was right of it below it, and what was below to the left.
    let drawn = try layer(
      "backgroundColor: red, frame: [50, 50, 40, 10], anchorPoint: [0, 0], transform: { rotation: 90 }")
    #expect(drawn.pixel(45, 88)[3] == 255)
    #expect(drawn.pixel(55, 55)[3] == 0)
  }

  @Test func sublayersMoveWithTheirLayer() throws {
    let drawn = try layer(
      """
      backgroundColor: red, frame: [0, 0, 20, 20], transform: { translation: [60, 60] },
        sublayers: [{ name: front, kind: rectangle, backgroundColor: blue, frame: [5, 5, 10, 10] }]
      """)
    #expect(drawn.pixel(10, 10)[3] == 0)
    #expect(drawn.pixel(62, 62) == [255, 0, 0, 255])
    #expect(drawn.pixel(70, 70) == [0, 0, 255, 255])
  }

  // MARK: Masks and opacity

  @Test func aMaskLeavesWhatItsAlphaSays() throws {
    let stops = "stops: [{ color: black, location: 0 }, { color: clear, location: 1 }]"
    let drawn = try Drawn(
      Drawn.example("{ backgroundColor: red, mask: { kind: gradient, \(stops) } }", size: "[100, 100]"))
    #expect(isNear(drawn.pixel(50, 0), [255, 0, 0, 254]))
    // 1 − 0.255, and 1 − 0.755; the mask's colour is not seen.
    #expect(isNear(drawn.pixel(50, 25), [255, 0, 0, 190]))
    #expect(isNear(drawn.pixel(50, 75), [255, 0, 0, 62], by: 4))
  }

  @Test func opacitiesOfALayerAndItsSublayerMultiply() throws {
    let drawn = try layer(
      "opacity: 0.5, sublayers: [{ name: front, kind: rectangle, backgroundColor: red, opacity: 0.5 }]")
    #expect(isNear(drawn.pixel(50, 50), [255, 0, 0, 64]))
  }

  // MARK: Borders and corners

  @Test func aTranslucentBorderLiesOverItsBackground() throws {
    let drawn = try layer("backgroundColor: red, borderWidth: 10, borderColor: rgb(0 0 255 / 50%)")
    #expect(isNear(drawn.pixel(5, 50), [128, 0, 128, 255]))
    #expect(drawn.pixel(11, 50) == [255, 0, 0, 255])
  }

  @Test func theBorderFollowsTheCorner() throws {
    let drawn = try layer("borderWidth: 10, borderColor: blue, cornerRadius: 40")
    // Along the diagonal the corner's circle is about (40, 40): distances 40 and 30 from there bound the border, 11.7 and 18.8
    // points from the corner each way.
    #expect(drawn.pixel(10, 10)[3] == 0)
    #expect(drawn.pixel(15, 15) == [0, 0, 255, 255])
    #expect(drawn.pixel(20, 20)[3] == 0)
  }

  @Test(arguments: ["circular", "continuous"])
  func aWideBorderKeepsTheRoundOutline(_ curve: String) throws {
    let drawn = try layer("borderWidth: 24, borderColor: blue, cornerRadius: 8, cornerCurve: \(curve)")
    // The corner's circle is about (8, 8); inside, the border's corner is square.
    #expect(drawn.pixel(0, 0)[3] == 0 && drawn.pixel(1, 1)[3] == 0)
    #expect(drawn.pixel(4, 4) == [0, 0, 255, 255] && drawn.pixel(99, 99)[3] == 0)
    #expect(drawn.pixel(23, 23) == [0, 0, 255, 255] && drawn.pixel(24, 24)[3] == 0)
    #expect(drawn.pixel(23, 50) == [0, 0, 255, 255] && drawn.pixel(24, 50)[3] == 0)
  }

  @Test func aRadiusPastHalfOfASideMakesACapsule() throws {
    let drawn = try Drawn(Drawn.example("{ backgroundColor: red, cornerRadius: 1000 }", size: "[100, 40]"))
    // A circle of radius 20 about (20, 20).
    #expect(drawn.pixel(4, 4)[3] == 0)
    #expect(drawn.pixel(7, 7)[3] == 255)
    #expect(drawn.pixel(50, 0)[3] == 255)
  }

  // MARK: Shadows

  @Test func aShadowWithoutRadiusIsTheSilhouetteMoved() throws {
    let drawn = try layer(
      """
      backgroundColor: red, frame: [10, 10, 40, 40],
        shadowOpacity: 0.5, shadowRadius: 0, shadowOffset: [20, 30], shadowColor: blue
      """)
    #expect(drawn.pixel(20, 20) == [255, 0, 0, 255])
    #expect(isNear(drawn.pixel(60, 70), [0, 0, 255, 128]))
    #expect(drawn.pixel(69, 79)[3] == 128 && drawn.pixel(70, 80)[3] == 0)
    #expect(drawn.pixel(20, 60)[3] == 0)
  }

  @Test func aShadowLiesUnderATranslucentLayerToo() throws {
    let drawn = try layer(
      """
      backgroundColor: rgb(255 0 0 / 50%), frame: [20, 20, 60, 60],
        shadowOpacity: 1, shadowRadius: 0, shadowOffset: [0, 0]
      """)
    // The layer's alpha is ½, so its shadow's is ½: black under half red, ¾ opaque in all.
    #expect(isNear(drawn.pixel(50, 50), [170, 0, 0, 191]))
  }

  @Test func theOpacityOfALayerFadesItsShadow() throws {
    let drawn = try layer(
      """
      backgroundColor: red, opacity: 0.5, frame: [10, 10, 40, 40],
        shadowOpacity: 1, shadowRadius: 0, shadowOffset: [40, 0]
      """)
    #expect(isNear(drawn.pixel(70, 30), [0, 0, 0, 128]))
  }
}
