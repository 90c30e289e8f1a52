import Foundation
import SeededRandom
import StyleModel
@_spi(Generated) import StyleRuntime
import Testing

/// Outlines as pictures and generated code draw them.
@Suite struct OutlineElementTests {
  private let rect = Rect(x: 10, y: -20, width: 120, height: 60)

  /// Points along the lines and curves, `parts` for each curve.
  private func points(_ elements: [PathElement], parts: Int = 200) -> [Point] {
    var points: [Point] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .curve(let first, let second, let end):
        guard let start = points.last else { continue }
        points += (1...parts).map { part in
          let t = Double(part) / Double(parts)
          func at(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
            let s = 1 - t
            return a * s * s * s + 3 * b * s * s * t + 3 * c * s * t * t + d * t * t * t
          }
          return Point(
            x: at(start.x, first.x, second.x, end.x), y: at(start.y, first.y, second.y, end.y))
        }
      case .close: break
      }
    }
    return points
  }

  /// Above 0 for an outline that runs clockwise where y grows downwards.
  private func area(_ elements: [PathElement]) -> Double {
    let points = points(elements)
    return zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { sum, pair in
      sum + (pair.0.x * pair.1.y - pair.1.x * pair.0.y) / 2
    }
  }

  @Test func circularCornersAreCircles() {
    let radius = 24.0
    let center = Point(x: rect.x + radius, y: rect.y + radius)
    for point in points(StylePath.box(rect, radius: radius)) where point.x < center.x && point.y < center.y {
      let distance = hypot(point.x - center.x, point.y - center.y)
      #expect(abs(distance / radius - 1) < 0.000_3)
    }
  }

  /// A rectangle without corners has what a circle or Apple's curve leaves of it. A hole runs the other way round, on the same way.
  @Test(arguments: [false, true]) func cornersTakeTheirArea(_ isContinuous: Bool) {
    for corners in (0...15).map({ Corners(rawValue: $0) }) {
      for radius in [0.0, 8, 19.5, 30] {
        let box = StylePath.box(rect, radius: radius, isContinuous: isContinuous, corners: corners)
        let hole = StylePath.box(
          rect, radius: radius, isContinuous: isContinuous, corners: corners, isHole: true)
        #expect(abs(area(box) + area(hole)) < 1e-6)
        let taken = (rect.width * rect.height - area(box)) / Double(max(1, corners.rawValue.nonzeroBitCount))
        let circle = corners.isEmpty ? 0 : (1 - Double.pi / 4) * radius * radius
        // A continuous corner takes a little more: 1.7 % where all of it fits.
        #expect(
          isContinuous
            ? taken >= circle * 0.999 && taken < circle * 1.06 + 1e-9
            : abs(taken - circle) < 0.001 * circle + 1e-9,
          "\(corners) \(radius): \(taken), \(circle)")
      }
    }
  }

  /// It stays within the rectangle and leaves each side where it is rounded 1.528665 radii from the corner, or less where there is no room.
  @Test func continuousCornersLeaveTheSides() throws {
    let elements = StylePath.box(rect, radius: 20, isContinuous: true)
    let points = points(elements)
    #expect(points.allSatisfy { $0.x >= rect.x - 1e-9 && $0.x <= rect.maxX + 1e-9 })
    #expect(points.allSatisfy { $0.y >= rect.y - 1e-9 && $0.y <= rect.maxY + 1e-9 })
    let top = points.filter { $0.y == rect.y }.map(\.x)
    #expect(abs(try #require(top.min()) - (rect.x + 20 * 1.528_665)) < 1e-9)
    let left = points.filter { $0.x == rect.x }.map(\.y)
    // Half of the side is 1.5 radii.
    #expect(abs(try #require(left.min()) - (rect.y + 20 * 1.5)) < 1e-9)
  }

  @Test func ellipsesAreEllipses() {
    for point in points(StylePath.ellipse(in: rect)) {
      let (x, y) = ((point.x - rect.midX) / rect.width * 2, (point.y - rect.midY) / rect.height * 2)
      #expect(abs(hypot(x, y) - 1) < 0.000_3)
    }
    #expect(abs(area(StylePath.ellipse(in: rect)) / (.pi * rect.width * rect.height / 4) - 1) < 0.000_5)
  }

  /// The sides of a star with five tips continue one another with the default inner radius.
  @Test func starsHaveStraightSides() {
    let tips = points(StylePath.star(points: 5, innerRadius: StylePath.innerRadius, in: rect))
    #expect(tips.count == 10)
    #expect(tips[0] == Point(x: rect.midX, y: rect.y))
    for (index, tip) in tips.enumerated() where index.isMultiple(of: 2) {
      let line: [Point] = [tip, tips[(index + 1) % 10], tips[(index + 3) % 10], tips[(index + 4) % 10]]
      for (a, b) in zip(line.dropFirst(), line.dropFirst(2)) {
        let first = (a.x - tip.x) * (b.y - tip.y)
        let second = (b.x - tip.x) * (a.y - tip.y)
        #expect(abs(first - second) < 1e-9)
      }
    }
    #expect(points(StylePath.star(points: 1, in: rect)).count == 3)
    #expect(points(StylePath.star(points: .max, innerRadius: 0.5, in: rect)).count == 2000)
    #expect(
      StylePath.star(points: 5, innerRadius: 1.5, in: rect)
        == StylePath.star(points: 5, innerRadius: 1, in: rect))
    #expect(
      StylePath.star(points: 5, innerRadius: -0.5, in: rect)
        == StylePath.star(points: 5, innerRadius: 0, in: rect))
  }
}
