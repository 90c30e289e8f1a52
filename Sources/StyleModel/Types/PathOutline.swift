#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif
import StyleRuntime

extension SVGPathData {
  /// The path as lines and cubic curves, all absolute, with the path's origin at `origin`.
  public func outline(from origin: Point = Point(x: 0, y: 0)) -> [PathElement] {
    var reader = SVGPathReader(origin: origin)
    for command in commands { reader.take(command) }
    return reader.elements
  }
}

private struct SVGPathReader {
  let origin: Point
  var elements: [PathElement] = []
  private var current = Point(x: 0, y: 0)
  private var start = Point(x: 0, y: 0)
  /// The control point that `S` or `T` mirrors, if the command before left one.
  private var control: (point: Point, isCubic: Bool)?

  init(origin: Point) { self.origin = origin }

  mutating func take(_ command: SVGPathData.Command) {
    let isRelative = command.letter >= UInt8(ascii: "a")
    let base = isRelative ? current : Point(x: 0, y: 0)
    let numbers = command.numbers
    func point(_ index: Int) -> Point { Point(x: base.x + numbers[index], y: base.y + numbers[index + 1]) }
    let previous = control
    control = nil
    switch command.letter | 0x20 {
    case UInt8(ascii: "m"):
      current = point(0)
      start = current
      elements.append(.move(placed(current)))
    case UInt8(ascii: "l"): line(to: point(0))
    case UInt8(ascii: "h"): line(to: Point(x: base.x + numbers[0], y: current.y))
    case UInt8(ascii: "v"): line(to: Point(x: current.x, y: base.y + numbers[0]))
    case UInt8(ascii: "c"): curve(point(0), point(2), to: point(4))
    case UInt8(ascii: "s"): curve(mirrored(previous, isCubic: true), point(0), to: point(2))
    case UInt8(ascii: "q"): quadratic(point(0), to: point(2))
    case UInt8(ascii: "t"): quadratic(mirrored(previous, isCubic: false), to: point(0))
    case UInt8(ascii: "a"): arc(numbers, to: point(5))
    default:
      elements.append(.close)
      current = start
    }
  }

  private func placed(_ point: Point) -> Point { Point(x: point.x + origin.x, y: point.y + origin.y) }

  private func mirrored(_ control: (point: Point, isCubic: Bool)?, isCubic: Bool) -> Point {
    guard let control, control.isCubic == isCubic else { return current }
    return Point(x: 2 * current.x - control.point.x, y: 2 * current.y - control.point.y)
  }

  private mutating func line(to end: Point) {
    current = end
    elements.append(.line(placed(end)))
  }

  private mutating func curve(_ first: Point, _ second: Point, to end: Point) {
    elements.append(.curve(placed(first), placed(second), placed(end)))
    control = (second, true)
    current = end
  }

  private mutating func quadratic(_ middle: Point, to end: Point) {
    func third(_ point: Point) -> Point {
      Point(x: point.x + (middle.x - point.x) * 2 / 3, y: point.y + (middle.y - point.y) * 2 / 3)
    }
    elements.append(.curve(placed(third(current)), placed(third(end)), placed(end)))
    control = (middle, false)
    current = end
  }

  /// Appends an elliptical arc as cubic curves of a quarter turn at most (SVG 2, appendix B.2.4).
  private mutating func arc(_ numbers: [Double], to end: Point) {
    var (rx, ry) = (abs(numbers[0]), abs(numbers[1]))
    guard rx > 0, ry > 0, current != end else { return line(to: end) }
    let turn = numbers[2] * .pi / 180
    let (cosine, sine) = (cos(turn), sin(turn))
    let (dx, dy) = ((current.x - end.x) / 2, (current.y - end.y) / 2)
    let (x, y) = (cosine * dx + sine * dy, cosine * dy - sine * dx)
    // On the circle that a radius of 1 would give: half of the chord.
    var (u, v) = (x / rx, y / ry)
    let half = hypot(u, v)
    // The ellipse is too small and too flat to be told from its chord, or would be too large.
    guard half > 0, max(rx, ry) * max(half, 1) < 1e300 else { return line(to: end) }
    if half > 1 {
      // The least ellipse of that shape that reaches the end (B.2.5).
      (rx, ry, u, v) = (rx * half, ry * half, u / half, v / half)
    }
    // The middle lies at a right angle to the chord. Both are taken of length 1 apart from their lengths, of which the square
    // of a very short one would be 0.
    let chord = min(half, 1)
    let height = ((1 - chord) * (1 + chord)).squareRoot() * (numbers[3] == numbers[4] ? -1 : 1)
    let (p, q) = (height * (u / chord), height * (v / chord))
    let (cx, cy) = (rx * q, -ry * p)
    let center = Point(
      x: cosine * cx - sine * cy + (current.x + end.x) / 2,
      y: sine * cx + cosine * cy + (current.y + end.y) / 2)
    let first = atan2(v + p, u - q)
    var sweep = atan2(p - v, -u - q) - first
    if numbers[4] == 0, sweep > 0 { sweep -= 2 * .pi }
    if numbers[4] == 1, sweep < 0 { sweep += 2 * .pi }
    let parts = max(1, Int(clamping: (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(parts)
    let handle = 4 / 3 * tan(step / 4)
    // To twelve digits of the radius, which nobody sees: what people read says 8 then, and not 7.999999999999999.
    let digits = 11 - log10(max(rx, ry)).rounded(.down)
    let scale = (0...22).contains(digits) ? pow(10, digits) : nil
    // Adding 0 makes 0 of -0.
    func rounded(_ coordinate: Double) -> Double {
      scale.map { ($0 * coordinate).rounded() / $0 + 0 } ?? coordinate
    }
    func place(_ x: Double, _ y: Double) -> Point {
      Point(
        x: rounded(center.x + cosine * rx * x - sine * ry * y),
        y: rounded(center.y + sine * rx * x + cosine * ry * y))
    }
    for part in 0..<parts {
      let (from, to) = (first + Double(part) * step, first + Double(part + 1) * step)
      let finish = part + 1 == parts ? end : place(cos(to), sin(to))
      elements.append(
        .curve(
          placed(place(cos(from) - handle * sin(from), sin(from) + handle * cos(from))),
          placed(place(cos(to) + handle * sin(to), sin(to) - handle * cos(to))), placed(finish)))
    }
    current = end
  }
}
