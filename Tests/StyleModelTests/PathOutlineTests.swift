import StyleModel
import Testing

/// Arcs of paths as curves.
@Suite struct PathOutlineTests {
  private func outline(_ text: String) throws -> [PathElement] {
    try #require(SVGPathData(text), "\(text)").outline()
  }

  /// The ends of its curves.
  private func ends(_ text: String) throws -> [Point] {
    try outline(text).compactMap { element in
      guard case .curve(_, _, let end) = element else { return nil }
      return end
    }
  }

  private func isNear(_ a: Point, _ b: Point) -> Bool { abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 }

  @Test(arguments: [
    // Half a circle is as high as its radius, above or below.
    ("M0 0 a5 5 0 0 1 10 0", Point(x: 5, y: -5)), ("M0 0 a5 5 0 0 0 10 0", Point(x: 5, y: 5)),
    // A radius that is too small grows until it reaches.
    ("M0 0 a1 1 0 0 1 10 0", Point(x: 5, y: -5)), ("M0 0 a1 2 0 1 1 10 0", Point(x: 5, y: -10)),
    // Three quarters of a circle go the long way round.
    ("M0 0 a5 5 0 1 1 5 5", Point(x: 5, y: -5)),
  ])
  func anArcPasses(_ text: String, _ place: Point) throws {
    let ends = try ends(text)
    #expect(ends.contains { isNear($0, place) }, "\(ends)")
  }

  /// What fuzzing found: the square of a chord that is 0, and what is past all numbers.
  @Test(arguments: [
    "M0 0a01 2-30 11 0-55e-324", "M0 0 A5e-324 4 0 0 0 3 5",
    "M0 0a1 1 0 1 1 1e-200 0",
    "M0 0a1e9 1e-9 45 1 0 1e-170 1e-170",
    "M0 0a532401 252e-306-30 11 8-55e-324",
  ])
  func anArcIsFinite(_ text: String) throws {
    for case .curve(let first, let second, let end) in try outline(text) {
      for point in [first, second, end] { #expect(point.x.isFinite && point.y.isFinite, "\(text)") }
    }
  }
}
