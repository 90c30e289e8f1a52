import Foundation
import SeededRandom
import StyleModel
import Testing

@testable import StyleRender
@testable import StyleScene

/// One layer of each kind, at places where a person can say what is there. A pixel at (x, y) has its middle half a point
/// further.
@Suite struct LayerKindTests {
  /// A sublayer with these keys that fills a square of 100 points, or what `frame` says.
  private func layer(_ keys: String, size: String = "[100, 100]", scale: Int = 1) throws -> Drawn {
    try Drawn(Drawn.example("{ sublayers: [{ name: inner, \(keys) }] }", size: size), scale: scale)
  }

  // MARK: Gradients

  @Test func aColourRunsBetweenItsStopsAndGoesOnBeyondThem() throws {
    let drawn = try layer(
      "kind: gradient, stops: [{ color: red, location: 0.2 }, { color: blue, location: 0.6 }]")
    #expect(drawn.pixel(50, 10) == [255, 0, 0, 255])
    // (0.405 − 0.2) / 0.4 = 0.5125 of the way.
    #expect(isNear(drawn.pixel(50, 40), [124, 0, 131, 255]))
    #expect(drawn.pixel(50, 80) == [0, 0, 255, 255])
  }

  @Test func aGradientRunsFromStartPointToEndPoint() throws {
    let drawn = try layer(
      "kind: gradient, startPoint: [0, 0.5], endPoint: [1, 0.5], stops: [{ color: black }, { color: white }]")
    #expect(isNear(drawn.pixel(25, 10), [65, 65, 65, 255]))
    #expect(drawn.pixel(25, 10) == drawn.pixel(25, 90))
  }

  /// The line has the length that CSS says, |w · sin α| + |h · cos α|, and goes through the middle: CSS Images 3, § 3.1.1.
  @Test(arguments: [0.0, 30, 90, 135, 200, 333, 450, -45])
  func anAngleIsThatOfCSS(_ angle: Double) throws {
    let (across, up) = (sin(angle * .pi / 180), cos(angle * .pi / 180))
    for (width, height) in [(160.0, 50.0), (60, 60), (24, 90)] {
      let drawn = try layer(
        "kind: gradient, angle: \(angle), stops: [{ color: black }, { color: white }]",
        size: "[\(width), \(height)]")
      let length = abs(across) * width + abs(up) * height
      for (x, y) in [(0.0, 0.0), (width - 1, 0), (5, height / 2), (width / 2, height - 1)] {
        let along = (x + 0.5 - width / 2) * across - (y + 0.5 - height / 2) * up
        let gray = Int(clamping: (255 * (0.5 + along / length)).rounded())
        #expect(isNear(drawn.pixel(x, y), [gray, gray, gray, 255]), "\(width) × \(height) at \(x), \(y)")
      }
    }
  }

  @Test func aGradientToClearDarkensAsItFades() throws {
    let drawn = try layer("kind: gradient, stops: [{ color: red }, { color: clear }]")
    // Half way to transparent black, 0.505 of it: half as red and half as opaque.
    #expect(isNear(drawn.pixel(50, 50), [126, 0, 0, 126]))
  }

  @Test func aRadialGradientEndsAtAnEllipse() throws {
    let drawn = try layer(
      """
      kind: gradient, type: radial, startPoint: [0.5, 0.5], endPoint: [1, 1],
        stops: [{ color: black }, { color: white }]
      """, size: "[200, 100]")
    #expect(isNear(drawn.pixel(100, 50), [1, 1, 1, 255]))
    // Half of the way to the right, and half of the way down.
    #expect(isNear(drawn.pixel(150, 50), [128, 128, 128, 255]))
    #expect(isNear(drawn.pixel(100, 75), [130, 130, 130, 255]))
    #expect(drawn.pixel(0, 0) == [255, 255, 255, 255])
  }

  @Test func aConicGradientRunsClockwiseFromWhereItPoints() throws {
    let drawn = try layer(
      """
      kind: gradient, type: conic, startPoint: [0.5, 0.5], endPoint: [0.5, 0],
        stops: [{ color: black }, { color: white }]
      """)
    // It points up; right is a quarter of a turn further, down a half, left three quarters.
    #expect(isNear(drawn.pixel(95, 50), [64, 64, 64, 255]))
    #expect(isNear(drawn.pixel(50, 95), [128, 128, 128, 255]))
    #expect(isNear(drawn.pixel(5, 50), [191, 191, 191, 255]))
    #expect(drawn.pixel(53, 5)[0] < 5 && drawn.pixel(46, 5)[0] > 250)
  }

  @Test func anAxialGradientIsStretchedWithItsLayer() throws {
    let drawn = try layer(
      "kind: gradient, startPoint: [0, 0], endPoint: [1, 1], stops: [{ color: black }, { color: white }]",
      size: "[120, 40]")
    // Of the unit square both other corners lie half way.
    #expect(isNear(drawn.pixel(119, 0), [128, 128, 128, 255]))
    #expect(isNear(drawn.pixel(0, 39), [128, 128, 128, 255]))
    #expect(isNear(drawn.pixel(60, 20), [128, 128, 128, 255]))
    // (30.5 / 120 + 10.5 / 40) / 2 = 0.258 of the way.
    #expect(isNear(drawn.pixel(30, 10), [66, 66, 66, 255]))
  }

  @Test func aConicGradientIsStretchedWithItsLayer() throws {
    let drawn = try layer(
      """
      kind: gradient, type: conic, startPoint: [0.5, 0.5], endPoint: [1, 0.5],
        stops: [{ color: black }, { color: white }]
      """, size: "[200, 100]")
    // Each corner is an odd number of eighths of a turn away.
    for (x, y, eighths) in [(199.0, 99.0, 1), (0, 99, 3), (0, 0, 5), (199, 0, 7)] {
      let grey = eighths * 255 / 8
      #expect(isNear(drawn.pixel(x, y), [grey, grey, grey, 255]))
    }
  }

  @Test(arguments: [
    "", "startPoint: [0.5, 0.5], endPoint: [1, 0.5],", "startPoint: [1, 1], endPoint: [1, 1],",
  ])
  func aFlatRadialGradientIsAllBeyondItsEnd(_ points: String) throws {
    let drawn = try layer("kind: gradient, type: radial, \(points) stops: [{ color: red }, { color: blue }]")
    for (x, y) in [(1.0, 1.0), (50, 50), (50, 1), (99, 99)] {
      #expect(drawn.pixel(x, y) == [0, 0, 255, 255])
    }
  }

  @Test func aGradientFillsTheOutlineOfItsLayer() throws {
    let stops = "stops: [{ color: red }, { color: blue }]"
    let drawn = try layer("kind: gradient, \(stops), cornerRadius: 30, maskedCorners: [topLeft]")
    #expect(drawn.pixel(2, 2)[3] == 0)
    #expect(drawn.pixel(97, 2)[3] == 255 && drawn.pixel(2, 97)[3] == 255)
    let smooth = try layer("kind: gradient, \(stops), cornerRadius: 20, cornerCurve: continuous", scale: 3)
    let circular = try layer("kind: gradient, \(stops), cornerRadius: 20", scale: 3)
    let row = stride(from: 20.5, to: 30, by: 1 / 3.0)
    #expect(
      row.contains { smooth.pixel($0, 0)[3] < 255 } && row.allSatisfy { circular.pixel($0, 0)[3] == 255 })
  }

  // MARK: Shapes

  @Test func aStarIsFilledUpToItsInnerCornersAndTips() throws {
    let drawn = try layer("kind: shape, path: star, fillColor: red")
    // Its first inner corner is 36° clockwise of the top and 0.382 · 50 = 19.1 points from the middle, at (61.2, 34.5).
    #expect(drawn.pixel(58, 38) == [255, 0, 0, 255])
    #expect(drawn.pixel(64, 30)[3] == 0)
    // Its second tip is 72° clockwise of the top, at (97.6, 34.5).
    #expect(drawn.pixel(94, 35)[3] == 255)
    #expect(drawn.pixel(98, 34)[3] == 0)
  }

  @Test func aPolygonOfFourIsADiamond() throws {
    let drawn = try layer("kind: shape, path: polygon, points: 4, fillColor: red")
    // Inside is where |x − 50| + |y − 50| < 50.
    #expect(drawn.pixel(27, 27) == [255, 0, 0, 255])
    #expect(drawn.pixel(22, 22)[3] == 0)
    #expect(drawn.pixel(50, 2)[3] == 255)
  }

  @Test func anEllipseTouchesAllFourSides() throws {
    let drawn = try layer("kind: shape, path: ellipse, fillColor: red", size: "[100, 50]")
    #expect(drawn.pixel(50, 1)[3] == 255 && drawn.pixel(1, 25)[3] == 255)
    // A corner of the box at 45°: 1 − 1/√2 of half the width and height in from the corner is (14.6, 7.3).
    #expect(drawn.pixel(12, 6)[3] == 0)
    #expect(drawn.pixel(16, 8)[3] == 255)
  }

  @Test func anSVGPathIsDrawnFromTheCornerOfItsLayer() throws {
    let drawn = try layer(
      "kind: shape, path: { svg: M10 0 H40 V30 H10 Z M20 10 H30 V20 H20 Z }, fillRule: evenOdd, frame: [20, 30, 50, 50]"
    )
    #expect(drawn.pixel(31, 31) == [0, 0, 0, 255])
    #expect(drawn.pixel(25, 35)[3] == 0)
    // The hole is a part of the path, and its points do not stretch with the layer.
    #expect(drawn.pixel(45, 45)[3] == 0)
    #expect(drawn.pixel(61, 45)[3] == 0)
  }

  @Test func aLineLiesHalfOnEitherSideOfItsOutline() throws {
    let drawn = try layer(
      "kind: shape, path: rectangle, fillColor: null, strokeColor: blue, lineWidth: 6, frame: [20, 20, 60, 60]"
    )
    #expect(drawn.pixel(17, 50) == [0, 0, 255, 255])
    #expect(drawn.pixel(22, 50) == [0, 0, 255, 255])
    #expect(drawn.pixel(16, 50)[3] == 0 && drawn.pixel(23, 50)[3] == 0)
    // A mitre fills the corner.
    #expect(drawn.pixel(17, 17) == [0, 0, 255, 255])
  }

  @Test func dashesAndGapsTakeTurnsAndASquareCapReachesIntoThem() throws {
    let line =
      "kind: shape, path: { svg: M0 50 H100 }, strokeColor: blue, lineWidth: 4, lineDashPattern: [10, 20]"
    let butt = try layer(line)
    #expect([5, 35, 65].allSatisfy { butt.pixel($0, 50)[3] == 255 })
    #expect([11, 25, 45].allSatisfy { butt.pixel($0, 50)[3] == 0 })
    // Half of the line's width further.
    let square = try layer(line + ", lineCap: square")
    #expect(square.pixel(11, 50)[3] == 255 && square.pixel(12, 50)[3] <= 1)
  }

  /// A point of the line is drawn where what lies before it, and the phase, leave it within a dash of the repeated pattern.
  @Test(arguments: 0..<12) func aPhaseMovesThePattern(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let count = Int.random(in: 1...3, using: &random)
    let pattern = (0..<count).map { _ in Int.random(in: 4...19, using: &random) }
    let phase = Int.random(in: -60...60, using: &random)
    let drawn = try layer(
      "kind: shape, path: { svg: M0 50 H100 }, strokeColor: blue, lineWidth: 4, lineDashPattern: \(pattern), "
        + "lineDashPhase: \(phase)")
    // A pattern of an odd count changes dashes and gaps each time it begins again.
    let lengths = pattern.count % 2 == 0 ? pattern : pattern + pattern
    let period = lengths.reduce(0, +)
    for x in 0..<100 {
      var rest = ((x + phase) % period + period) % period
      let part = lengths.firstIndex { length in
        if rest < length { return true }
        rest -= length
        return false
      }
      #expect((drawn.pixel(Double(x), 50)[3] == 255) == ((part ?? 0) % 2 == 0), "at \(x)")
    }
  }

  /// A dash begins just at the corner at (90, 60), 110 points along: its cap points to the right, and nothing is joined.
  @Test func aDashThatBeginsAtACornerHasItsOwnCap() throws {
    let corner = try layer(
      "kind: shape, path: { svg: M10 30 H90 V60 H10 }, strokeColor: blue, lineWidth: 8, lineCap: square, "
        + "lineJoin: round, lineDashPattern: [10, 12]", scale: 2)
    #expect([93, 92].allSatisfy { corner.pixel($0, 63.5)[3] == 255 })
  }

  // MARK: Images and text

  @Test func aCrossedFrameStandsForAnImageOfTheApp() throws {
    let drawn = try layer("kind: image, contents: photo, tintColor: red", scale: 2)
    // The frame lies 15 % inside; its line is a point wide.
    #expect(drawn.pixel(50, 14.75) == [255, 0, 0, 255])
    #expect(drawn.pixel(50, 10)[3] == 0 && drawn.pixel(50, 25)[3] == 0)
    // Both lines of the cross run through the middle.
    #expect(drawn.pixel(50, 50)[3] > 200)
    #expect(drawn.pixel(30, 30)[3] > 200 && drawn.pixel(30, 70)[3] > 200)
  }

  @Test func anImageOfOneColourFillsItsLayer() throws {
    let drawn = try layer("kind: image, contents: { color: red }, frame: [10, 10, 20, 20]")
    #expect(drawn.pixel(10, 10) == [255, 0, 0, 255] && drawn.pixel(29, 29) == [255, 0, 0, 255])
    #expect(drawn.pixel(30, 30)[3] == 0)
  }

  @Test(arguments: [
    ("scaleToFill", [40, 30, 40, 20]), ("center", [59, 39, 1, 1]), ("scaleAspectFit", [50, 30, 20, 20]),
    ("scaleAspectFill", [40, 20, 40, 40]), ("topLeft", [40, 30, 1, 1]), ("bottomRight", [79, 49, 1, 1]),
    ("left", [40, 39, 1, 1]), ("bottom", [59, 49, 1, 1]),
  ])
  func anImageOfOneColourIsAPointThatItsContentModePlaces(_ mode: String, _ place: [Int]) throws {
    // A layer of an odd height and width has a pixel in its middle.
    let odd = place[2] == 1 && (mode == "center" || mode == "left" || mode == "bottom")
    let frame = odd ? "[40, 30, 39, \(mode == "bottom" ? 20 : 19)]" : "[40, 30, 40, 20]"
    let drawn = try layer("kind: image, contents: { color: red }, contentMode: \(mode), frame: \(frame)")
    for y in 0..<100 {
      for x in 0..<100 {
        let isInside =
          (place[0]..<place[0] + place[2]).contains(x) && (place[1]..<place[1] + place[3]).contains(y)
        #expect(drawn.pixel(Double(x), Double(y))[3] == (isInside ? 255 : 0), "\(mode) at (\(x), \(y))")
      }
    }
  }

  /// A `CATextLayer` draws its text as its contents, which are as large as the layer.
  @Test func aTextLayerIsCutOffAtItsBounds() throws {
    let text =
      "kind: text, string: HHHHHHHH, truncationMode: none, font: { size: 20 }, foregroundColor: red, frame: [0, 0, 30, 30]"
    func isSeenBeyond(_ drawn: Drawn) -> Bool {
      (31..<80).contains { x in (0..<30).contains { y in drawn.pixel(Double(x), Double(y))[3] > 128 } }
    }
    #expect(!isSeenBeyond(try layer(text)))
    #expect(!isSeenBeyond(try layer(text + ", masksToBounds: true")))
  }

  @Test func aTextLayerBeginsAtItsTop() throws {
    let drawn = try layer("kind: text, string: HHHH, font: { size: 20 }, foregroundColor: red")
    let rows = (0..<100).filter { y in (0..<100).contains { drawn.pixel(Double($0), Double(y))[3] > 128 } }
    #expect(try #require(rows.first) < 10 && #require(rows.last) < 30)
  }

  // MARK: Components

  @Test func aNestedComponentFillsItsFrameAndTakesTheOuterColours() throws {
    let drawn = try Drawn(
      """
      components:
        Outer:
          base: UIView
          layer:
            backgroundColor: blue
            sublayers: [{ name: held, kind: Inner, fill: lime, frame: { inset: 10 } }]
          preview: { size: [60, 60] }
        Inner:
          base: UIView
          properties: { fill: { type: UIColor, default: red } }
          layer: { sublayers: [{ name: shape, kind: rectangle, backgroundColor: $fill, frame: { inset: 5 } }] }
      """)
    #expect(drawn.pixel(14, 30) == [0, 0, 255, 255])
    #expect(drawn.pixel(15, 30) == [0, 255, 0, 255])
    #expect(drawn.pixel(44, 30) == [0, 255, 0, 255])
    #expect(drawn.pixel(45, 30) == [0, 0, 255, 255])
  }
}
