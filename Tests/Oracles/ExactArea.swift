import Foundation
import StyleModel

/// An area that says on which parts of a horizontal line it lies: an oracle for what renderers cover, which shares nothing with
/// them.
package struct ExactArea {
  /// The parts at a y, from left to right.
  let spans: (_ y: Double) -> [ClosedRange<Double>]

  package static func ellipse(_ rect: Rect) -> ExactArea {
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    return ExactArea { y in
      let part = 1 - pow((y - rect.y - ry) / ry, 2)
      guard part > 0 else { return [] }
      return [rect.x + rx - rx * part.squareRoot()...rect.x + rx + rx * part.squareRoot()]
    }
  }

  /// A rectangle with a circle of a radius of its own at each corner, clockwise from the top left.
  package static func rounded(_ rect: Rect, _ radii: [Double]) -> ExactArea {
    ExactArea { y in
      let (top, bottom) = (y - rect.y, rect.y + rect.height - y)
      guard top > 0, bottom > 0 else { return [] }
      func indent(_ radius: Double, _ distance: Double) -> Double {
        distance < radius ? radius - (radius * radius - pow(radius - distance, 2)).squareRoot() : 0
      }
      let left = max(indent(radii[0], top), indent(radii[3], bottom))
      let right = max(indent(radii[1], top), indent(radii[2], bottom))
      guard left + right < rect.width else { return [] }
      return [rect.x + left...rect.x + rect.width - right]
    }
  }

  package static func polygon(_ parts: [[Point]], evenOdd: Bool = false) -> ExactArea {
    ExactArea { y in
      var crossings: [(x: Double, turn: Int)] = []
      for part in parts {
        for (a, b) in zip(part, part.dropFirst() + part.prefix(1)) where (a.y <= y) != (b.y <= y) {
          crossings.append((a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x), a.y <= y ? 1 : -1))
        }
      }
      crossings.sort { $0.x < $1.x }
      var spans: [ClosedRange<Double>] = []
      var turns = 0
      for (place, crossing) in crossings.enumerated() {
        turns += crossing.turn
        if evenOdd ? turns % 2 != 0 : turns != 0, place + 1 < crossings.count {
          spans.append(crossing.x...crossings[place + 1].x)
        }
      }
      return spans
    }
  }

  /// What lies in one and not in the other; the second lies inside the first.
  package static func ring(_ outer: ExactArea, _ inner: ExactArea) -> ExactArea {
    ExactArea { y in
      var parts = outer.spans(y)
      for hole in inner.spans(y) {
        parts = parts.flatMap { part -> [ClosedRange<Double>] in
          guard hole.overlaps(part) else { return [part] }
          return [
            part.lowerBound...max(part.lowerBound, hole.lowerBound),
            min(part.upperBound, hole.upperBound)...part.upperBound,
          ]
        }
      }
      return parts
    }
  }

  /// The part of each pixel that is covered, row by row, at a number of pixels a point: along 96 lines a row, each exactly.
  package func coverage(width: Int, height: Int, scale: Double) -> [Double] {
    let lines = 96
    var result = [Double](repeating: 0, count: width * height)
    for y in 0..<height {
      for line in 0..<lines {
        for span in spans((Double(y) + (Double(line) + 0.5) / Double(lines)) / scale) {
          let (from, to) = (max(0, span.lowerBound * scale), min(Double(width), span.upperBound * scale))
          guard from < to else { continue }
          for x in Int(clamping: from)..<min(width, Int(clamping: to.rounded(.up))) {
            result[y * width + x] += (min(to, Double(x + 1)) - max(from, Double(x))) / Double(lines)
          }
        }
      }
    }
    return result
  }
}

/// Points along a cubic Bézier curve, its start left out.
package func points(along curve: [Point], count: Int = 200) -> [Point] {
  (1...count).map { step in
    let t = Double(step) / Double(count)
    func mix(_ a: Point, _ b: Point) -> Point { Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
    // De Casteljau's construction.
    var points = curve
    while points.count > 1 { points = zip(points, points.dropFirst()).map(mix) }
    return points[0]
  }
}
