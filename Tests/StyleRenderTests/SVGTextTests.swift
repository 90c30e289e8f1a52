import SeededRandom
import StyleModel
import Testing

@testable import StyleRender
@testable import StyleScene

/// What of an SVG's text and colours renderers that differ read alike.
@Suite struct SVGTextTests {
  private func svg(_ layer: String) throws -> String {
    String(
      decoding: renderSVG(try Drawn.scene(of: layer, size: "[100, 60]"), idPrefix: "test"), as: UTF8.self)
  }

  private func text(_ keys: String) -> String {
    "{ sublayers: [{ name: words, kind: text, font: { size: 14 }, foregroundColor: black, \(keys) }] }"
  }

  /// `direction` would turn the meaning of `x` and `text-anchor` in some renderers alone.
  @Test func aLineFromRightToLeftIsPlacedByItsLeftEnd() throws {
    let hebrew = try svg(text("string: שלום"))
    #expect(!hebrew.contains("direction"))
    #expect(hebrew.contains("x=\"100\"") && hebrew.contains("text-anchor=\"end\""))
    #expect(hebrew.contains(">&#x202B;שלום&#x202C;</text>"))
    let english = try svg(text("string: Peace"))
    #expect(english.contains("text-anchor=\"start\"") && english.contains(">Peace</text>"))
  }

  @Test func aColourBeyondSRGBIsForWiderScreens() throws {
    let wide = try svg("{ backgroundColor: color(display-p3 0 1 0) }")
    #expect(wide.contains("fill=\"#00fb29\" class=\"stest-p3-1\"") || wide.contains("class=\"stest-p3-1\""))
    #expect(wide.contains("@media (color-gamut: p3)"))
    #expect(wide.contains(".stest-p3-1 { fill: color(display-p3 0 1 0) }"))
    #expect(try !svg("{ backgroundColor: color(display-p3 0.5 0.5 0.5) }").contains("class"))
  }

  /// No filter stands inside a transform, since renderers disagree about its axes.
  @Test func aShadowOfATurnedLayerIsBlurredAlongThePicturesAxes() throws {
    let turned = try svg(
      """
      { backgroundColor: white, sublayers: [{ name: a, kind: rectangle, frame: [20, 10, 40, 30], backgroundColor: red,
        shadowOpacity: 1, shadowRadius: 3, shadowOffset: [4, 0], transform: { rotation: 90 } }] }
      """)
    #expect(turned.contains("<feOffset in=\"SourceAlpha\" dx=\"0\" dy=\"4\"/>"))
    #expect(turned.contains("<feGaussianBlur stdDeviation=\"3\" result=\"silhouette\"/>"))
    let groups = turned.split(separator: "\n").filter { $0.contains("filter=") }
    #expect(groups.count == 1 && groups.allSatisfy { !$0.contains("matrix") })
  }
}

/// A blur that a matrix turns and stretches, by the spread of what its parts come to.
@Suite struct SpreadBlurTests {
  @Test func itSpreadsAsTheMatrixDoes() {
    var random = SplitMix(seed: 3)
    func number(_ range: ClosedRange<Double>) -> Double {
      range.lowerBound + Double(random.next(below: 1000)) / 999 * (range.upperBound - range.lowerBound)
    }
    for _ in 0..<200 {
      let matrix = Scene.Matrix.scale(number(0.3...2), number(0.3...2)).then(.rotation(number(-180...180)))
      let sigma = number(1...8)
      let blur = SpreadBlur(sigma: sigma, in: matrix)
      // The mean of two that are a shift apart spreads by a quarter of its square.
      let xx = blur.sigma.width * blur.sigma.width + blur.shifts.reduce(0) { $0 + $1.x * $1.x / 4 }
      let yy = blur.sigma.height * blur.sigma.height + blur.shifts.reduce(0) { $0 + $1.y * $1.y / 4 }
      let xy = blur.shifts.reduce(0) { $0 + $1.x * $1.y / 4 }
      let square = sigma * sigma
      #expect(abs(xx - square * (matrix.a * matrix.a + matrix.c * matrix.c)) < 0.01 * square)
      #expect(abs(yy - square * (matrix.b * matrix.b + matrix.d * matrix.d)) < 0.01 * square)
      #expect(abs(xy - square * (matrix.a * matrix.b + matrix.c * matrix.d)) < 0.01 * square)
    }
  }
}
