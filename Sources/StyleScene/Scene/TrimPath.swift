import StyleModel

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension Scene.Path {
  /// The path between two parts of its length, each from 0 to 1, as with `strokeStart` and `strokeEnd` of a `CAShapeLayer`. Empty where the
  /// end isn't behind the start.
  package func trimmed(from start: Double, to end: Double) -> Scene.Path {
    if start <= 0, end >= 1 { return self }
    let pieces = pieces
    let length = pieces.reduce(0) { $0 + $1.length }
    let range = max(0, start) * length..<max(max(0, start), min(1, end)) * length
    guard !range.isEmpty else { return Scene.Path() }
    var result = Scene.Path()
    var walked = 0.0
    var last: Point?
    for piece in pieces where piece.length > 0 {
      let from = max(0, (range.lowerBound - walked) / piece.length)
      let to = min(1, (range.upperBound - walked) / piece.length)
      walked += piece.length
      guard from < 1, to > 0, from < to else { continue }
      let part = piece.part(from, to)
      if last != part.start { result.elements.append(.move(part.start)) }
      result.elements.append(part.element)
      last = part.end
    }
    return result
  }

  /// The path's lines and curves, those that close a part among them.
  private var pieces: [Piece] {
    var pieces: [Piece] = []
    var (start, last) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
    for element in elements {
      switch element {
      case .move(let point): (start, last) = (point, point)
      case .line(let end):
        pieces.append(Piece(line: last, end))
        last = end
      case .curve(let first, let second, let end):
        pieces.append(Piece(curve: last, first, second, end))
        last = end
      case .close:
        if last != start { pieces.append(Piece(line: last, start)) }
        last = start
      }
    }
    return pieces
  }
}

/// A line, or a cubic Bézier curve, with its length.
private struct Piece {
  let start, first, second, end: Point
  private let isLine: Bool
  /// The length up to each of some evenly spaced parameters.
  private let lengths: [Double]

  private static let steps = 64

  init(line start: Point, _ end: Point) {
    (self.start, first, second, self.end) = (start, start, end, end)
    isLine = true
    lengths = [0, distance(start, end)]
  }

  init(curve start: Point, _ first: Point, _ second: Point, _ end: Point) {
    (self.start, self.first, self.second, self.end) = (start, first, second, end)
    isLine = false
    var lengths = [0.0]
    var last = start
    for step in 1...Piece.steps {
      let point = cut(start, first, second, end, at: Double(step) / Double(Piece.steps)).left.3
      lengths.append((lengths.last ?? 0) + distance(last, point))
      last = point
    }
    self.lengths = lengths
  }

  var length: Double { lengths.last ?? 0 }

  var element: PathElement { isLine ? .line(end) : .curve(first, second, end) }

  /// The piece between two parts of its length.
  func part(_ from: Double, _ to: Double) -> Piece {
    if from <= 0, to >= 1 { return self }
    if isLine { return Piece(line: mix(start, end, from), mix(start, end, to)) }
    let (from, to) = (parameter(at: from), parameter(at: to))
    let left = cut(start, first, second, end, at: to).left
    let (start, first, second, end) =
      to > 0 ? cut(left.0, left.1, left.2, left.3, at: from / to).right : left
    return Piece(curve: start, first, second, end)
  }

  /// The parameter at which a curve has run some part of its length.
  private func parameter(at part: Double) -> Double {
    let wanted = part * length
    guard let step = lengths.firstIndex(where: { $0 >= wanted }), step > 0 else { return part <= 0 ? 0 : 1 }
    let (before, after) = (lengths[step - 1], lengths[step])
    let rest = after > before ? (wanted - before) / (after - before) : 0
    return (Double(step - 1) + rest) / Double(Piece.steps)
  }
}

private typealias Curve = (Point, Point, Point, Point)

/// De Casteljau's two halves of a curve.
private func cut(_ a: Point, _ b: Point, _ c: Point, _ d: Point, at part: Double) -> (
  left: Curve, right: Curve
) {
  let (ab, bc, cd) = (mix(a, b, part), mix(b, c, part), mix(c, d, part))
  let (abc, bcd) = (mix(ab, bc, part), mix(bc, cd, part))
  let middle = mix(abc, bcd, part)
  return ((a, ab, abc, middle), (middle, bcd, cd, d))
}

private func mix(_ a: Point, _ b: Point, _ part: Double) -> Point {
  Point(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
}

private func distance(_ a: Point, _ b: Point) -> Double { hypot(b.x - a.x, b.y - a.y) }
