import StyleModel
import Testing

@testable import StyleRender
@testable import StyleScene

/// Which corners keep their mitres, by the angles of the path and not of the pixels.
@Suite struct MitreTests {
  private func corner(_ degrees: Double) -> Scene.Path {
    let turn = Scene.Matrix.rotation(degrees).apply(to: Point(x: 10, y: 0))
    return Scene.Path([.move(Point(x: 10, y: 0)), .line(Point(x: 0, y: 0)), .line(turn)])
  }

  /// A mitre is 1 / sin(θ / 2) line widths long: ten of them at 11.48°.
  @Test func aMitreIsCutWhereItIsLongerThanTenLineWidths() {
    #expect(Scene.Stroke(width: 1).mitres(along: .path(corner(11.6))) == .all)
    #expect(Scene.Stroke(width: 1).mitres(along: .path(corner(11.3))) == .none)
    #expect(Scene.Stroke(width: 1).mitres(along: .path(corner(0))) == .none)
    #expect(Scene.Stroke(width: 1).mitres(along: .path(corner(11.6) + corner(11.3))) == .some)
    #expect(Scene.Stroke(width: 1, join: .round).mitres(along: .path(corner(90))) == .none)
    let ellipse = Scene.Path(ellipseIn: Rect(x: 0, y: 0, width: 50, height: 9))
    #expect(Scene.Stroke(width: 1).mitres(along: .path(ellipse)) == .all)
  }

  /// At 60° it is two line widths long, and at a right angle √2.
  @Test func aMitreIsCutWhereTheLimitSays() {
    func mitres(_ limit: Double, _ shape: Scene.Shape) -> Scene.Stroke.Mitres {
      Scene.Stroke(width: 3, miterLimit: limit).mitres(along: shape)
    }
    #expect(mitres(2.01, .path(corner(60))) == .all && mitres(1.99, .path(corner(60))) == .none)
    let square = Scene.Shape.rectangle(Rect(x: 0, y: 0, width: 9, height: 9))
    #expect(mitres(1.42, square) == .all && mitres(1.41, square) == .none)
  }

  /// The tip of a star that is turned by 90° is as long as one that is not.
  @Test func aTurnedLineKeepsItsMitres() throws {
    func drawn(_ rotation: Int) throws -> Drawn {
      let star = "kind: shape, path: star, innerRadius: 0.2, fillColor: null, strokeColor: red, lineWidth: 4"
      return try Drawn(
        Drawn.example(
          "{ sublayers: [{ name: a, \(star), frame: [20, 20, 60, 60], transform: { rotation: \(rotation) } }] }",
          size: "[100, 100]"))
    }
    func reach(_ drawn: Drawn, _ pixel: (Int) -> [Int]) -> Int {
      (-8..<50).first { pixel($0)[3] > 64 } ?? 50
    }
    let upright = try drawn(0)
    let turned = try drawn(-90)
    let top = reach(upright) { upright.pixel(50, Double($0)) }
    let left = reach(turned) { turned.pixel(Double($0), 50) }
    #expect(abs(top - left) <= 1 && top < 16)
  }

  /// Of a wide star, the tips at the sides are too sharp for a mitre, and those at the top and bottom are not.
  @Test func someCornersKeepTheirMitres() throws {
    let star = "kind: shape, path: star, fillColor: null, strokeColor: red, lineWidth: 4"
    let drawn = try Drawn(
      Drawn.example("{ sublayers: [{ name: a, \(star), frame: [30, 40, 89, 24] }] }", size: "[150, 110]"))
    // The left tip lies at (32.2, 48.3); a mitre would go on for twenty points.
    #expect((10..<28).allSatisfy { drawn.pixel(Double($0), 48.3)[3] < 8 })
    // The upper one at (74.5, 40), with a mitre of 2.6 points.
    #expect(drawn.pixel(74.5, 38)[3] > 200)
  }
}
