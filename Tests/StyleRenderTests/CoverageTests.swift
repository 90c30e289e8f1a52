import Foundation
import Oracles
import SeededRandom
import StyleModel
import Testing

@testable import StyleRender
@testable import StyleScene

/// Edges cover exactly that part of each pixel which they should, at 1, 2 and 3 pixels a point, within 8 of 255.
@Suite struct CoverageTests {
  static let tolerance = 8.0

  /// What is drawn in black against the area that it should fill.
  private func check(
    _ items: [Scene.Item], _ area: ExactArea, _ name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let size = Size(width: 56, height: 48)
    let scene = Scene(size: size, frame: Rect(size: size), items: items)
    for scale in 1...3 {
      let bitmap = try Bitmap(drawing: scene, scale: scale)
      let expected = area.coverage(width: bitmap.width, height: bitmap.height, scale: Double(scale))
      var (worst, place) = (0.0, 0)
      for index in expected.indices {
        let difference = abs(expected[index] * 255 - Double(bitmap.bytes[index * 4 + 3]))
        if difference > worst { (worst, place) = (difference, index) }
      }
      #expect(
        worst <= Self.tolerance,
        "\(name) at \(scale)×: \(worst) of 255 apart at (\(place % bitmap.width), \(place / bitmap.width))",
        sourceLocation: sourceLocation)
    }
  }

  private let black = Scene.Paint.color(Scene.Color(red: 0, green: 0, blue: 0))

  private func rect(_ random: inout SplitMix) -> Rect {
    Rect(
      x: random.number(0...8), y: random.number(0...8), width: random.number(12...44),
      height: random.number(12...36))
  }

  @Test func roundedRectanglesAndEllipses() throws {
    var random = SplitMix(seed: 1)
    for round in 0..<8 {
      let rect = rect(&random)
      let radius = random.number(0.3...min(rect.width, rect.height) / 2)
      let corners = random.pick([
        Corners.all, [.topLeft, .bottomRight], [.topRight], [.bottomLeft, .bottomRight],
      ])
      let radii = [Corners.topLeft, .topRight, .bottomRight, .bottomLeft].map {
        corners.contains($0) ? radius : 0
      }
      let shape = Scene.RoundedRectangle(rect, radius: radius, corners: corners)
      try check([.fill(.roundedRectangle(shape), black)], .rounded(rect, radii), "rounded \(round)")
      try check([.fill(.ellipse(rect), black)], .ellipse(rect), "ellipse \(round)")
    }
  }

  @Test func clipsAndMasks() throws {
    var random = SplitMix(seed: 2)
    let everything = Scene.Item.fill(.rectangle(Rect(x: -5, y: -5, width: 100, height: 100)), black)
    // Two items are drawn apart and cut together; one alone is filled at once.
    let halves = [0.0, 28].map {
      Scene.Item.fill(.rectangle(Rect(x: $0, y: 0, width: 28, height: 48)), black)
    }
    for round in 0..<6 {
      let rect = rect(&random)
      let radius = random.number(0.3...min(rect.width, rect.height) / 2)
      let shape = Scene.Shape.roundedRectangle(Scene.RoundedRectangle(rect, radius: radius))
      let area = ExactArea.rounded(rect, [radius, radius, radius, radius])
      try check([.group(Scene.Group([everything], clip: shape))], area, "clip \(round)")
      try check([.group(Scene.Group(halves, clip: shape))], area, "clip of two \(round)")
      try check(
        [.group(Scene.Group([everything], mask: [.fill(.ellipse(rect), black)]))], .ellipse(rect),
        "mask \(round)")
      try check(
        [.group(Scene.Group([.group(Scene.Group(halves, clip: shape, opacity: 0.999))]))], area,
        "faded \(round)")
    }
  }

  @Test func borders() throws {
    var random = SplitMix(seed: 3)
    for round in 0..<8 {
      let rect = rect(&random)
      let radius = random.number(1...min(rect.width, rect.height) / 2)
      let width = random.number(0.5...min(5, radius))
      let outer = ExactArea.rounded(rect, [radius, radius, radius, radius])
      let inside = rect.inset(by: EdgeInsets(width))
      let inner = ExactArea.rounded(inside, [Double](repeating: radius - width, count: 4))
      let middle = Scene.RoundedRectangle(rect, radius: radius).inset(by: width / 2)
      let stroke = Scene.Item.stroke(
        .roundedRectangle(middle), Scene.Color(red: 0, green: 0, blue: 0), Scene.Stroke(width: width))
      try check([stroke], .ring(outer, inner), "border \(round)")
    }
  }

  @Test func lines() throws {
    var random = SplitMix(seed: 4)
    for round in 0..<6 {
      let (radius, width) = (random.number(6...18), random.number(0.7...6))
      func circle(_ radius: Double) -> Rect {
        Rect(x: 26.3 - radius, y: 23.8 - radius, width: 2 * radius, height: 2 * radius)
      }
      let stroke = Scene.Item.stroke(
        .ellipse(circle(radius)), Scene.Color(red: 0, green: 0, blue: 0), Scene.Stroke(width: width))
      try check(
        [stroke], .ring(.ellipse(circle(radius + width / 2)), .ellipse(circle(radius - width / 2))),
        "line \(round)")
    }
  }

  @Test func pathsThatCrossThemselves() throws {
    var random = SplitMix(seed: 5)
    for round in 0..<10 {
      let points = (0..<random.pick([3, 5, 9])).map { _ in
        Point(x: random.number(-10...66), y: random.number(-10...58))
      }
      for rule in [Scene.FillRule.nonZero, .evenOdd] {
        try check(
          [.fill(.path(Scene.Path(polygon: points)), black, rule)],
          .polygon([points], evenOdd: rule == .evenOdd), "path \(round), \(rule)")
      }
    }
  }

  @Test func curves() throws {
    var random = SplitMix(seed: 6)
    for round in 0..<3 {
      let places = (0..<7).map { _ in Point(x: random.number(-4...60), y: random.number(-4...52)) }
      let path = Scene.Path([
        .move(places[0]), .curve(places[1], places[2], places[3]),
        .curve(places[4], places[5], places[6]), .close,
      ])
      let outline =
        [places[0]] + points(along: Array(places[0...3])) + points(along: Array(places[3...6]))
      try check([.fill(.path(path), black)], .polygon([outline]), "curve \(round)")
    }
  }

  @Test func turnedLayers() throws {
    var random = SplitMix(seed: 7)
    for round in 0..<6 {
      let angle = random.number(-80...80)
      let matrix = Scene.Matrix.translation(-12, -9).then(.rotation(angle)).then(.translation(28.2, 23.7))
      let rect = Rect(x: 0, y: 0, width: 24, height: 18)
      let group = Scene.Group([.fill(.rectangle(rect), black)], transform: matrix)
      let (sine, cosine) = (sin(angle * .pi / 180), cos(angle * .pi / 180))
      let corners = [(-12.0, -9.0), (12, -9), (12, 9), (-12, 9)].map { x, y in
        Point(x: 28.2 + x * cosine - y * sine, y: 23.7 + x * sine + y * cosine)
      }
      try check([.group(group)], .polygon([corners]), "turned \(round)")
    }
  }

  /// So many edges in each row of pixels that these are no longer cut at every end of an edge.
  @Test(.tags(.slow)) func manyEdgesInARow() throws {
    var random = SplitMix(seed: 9)
    for round in 0..<2 {
      let rect = rect(&random)
      let once = Scene.Shape.ellipse(rect).path
      let path = (1..<300).reduce(into: once) { path, _ in path = path + once }
      try check([.fill(.path(path), black)], .ellipse(rect), "ellipses \(round)")
      try check(
        [.fill(.path(path + once), black, .evenOdd)], .ellipse(rect), "an odd number of ellipses \(round)")
    }
  }
}
