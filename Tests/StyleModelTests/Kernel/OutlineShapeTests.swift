import Foundation
import StyleModel
@_spi(Generated) import StyleRuntime
import Testing

/// Round corners, parts of ellipses, bubbles and view boxes, by their areas and by what can't be.
@Suite struct OutlineShapeTests {
  private let rect = Rect(x: 10, y: -20, width: 100, height: 100)

  private func elements(_ path: StylePath, in rect: Rect? = nil, _ change: (inout StylePathValues) -> Void)
    -> [PathElement]
  {
    var values = StylePathValues()
    change(&values)
    return path.elements(in: rect ?? self.rect, values)
  }

  /// Of all contours; above 0 for one that runs clockwise where y grows downwards.
  private func area(_ elements: [PathElement]) -> Double {
    var (area, contour) = (0.0, [Point]())
    func close() {
      for (a, b) in zip(contour, contour.dropFirst() + contour.prefix(1)) {
        area += (a.x * b.y - b.x * a.y) / 2
      }
      contour = []
    }
    for element in elements {
      switch element {
      case .move(let point):
        close()
        contour = [point]
      case .line(let point): contour.append(point)
      case .curve(let first, let second, let end):
        let start = contour[contour.count - 1]
        for part in 1...200 {
          let (t, u) = (Double(part) / 200, 1 - Double(part) / 200)
          func at(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
            a * u * u * u + 3 * b * u * u * t + 3 * c * u * t * t + d * t * t * t
          }
          contour.append(
            Point(x: at(start.x, first.x, second.x, end.x), y: at(start.y, first.y, second.y, end.y)))
        }
      case .close: break
      }
    }
    close()
    return area
  }

  /// An arc takes r² (tan(φ / 2) − φ / 2) of a corner that turns by φ. Where sides are too short, a regular polygon becomes the circle in it.
  @Test(arguments: [3, 4, 6, 12]) func polygonsAreRound(_ count: Int) {
    let turn = 2 * Double.pi / Double(count)
    let sharp = Double(count) * 2500 * sin(turn) / 2
    let inner = 50 * cos(turn / 2)
    for radius in [0, 4, inner - 1, 50, 1e9] {
      let round = min(radius, inner)
      let expected = sharp - Double(count) * round * round * (tan(turn / 2) - turn / 2)
      let drawn = area(elements(.polygon) { ($0.points, $0.cornerRadius) = (count, radius) })
      #expect(abs(drawn / expected - 1) < 0.000_6, "\(radius): \(drawn), \(expected)")
    }
  }

  /// A tip is rounded off, and an inner corner is filled.
  @Test func starsAreRound() {
    let sharp = area(elements(.star) { ($0.points, $0.innerRadius) = (4, 0.5) })
    let round = area(elements(.star) { ($0.points, $0.innerRadius, $0.cornerRadius) = (4, 0.5, 3) })
    let half = 25 * 0.5.squareRoot()
    let tip = 2 * atan2(half, 50 - half)
    // The angles of eight corners come to 6π, so one between two tips is larger by a right angle than a tip.
    func between(_ angle: Double) -> Double { 9 * (1 / tan(angle / 2) - (.pi - angle) / 2) }
    let expected = sharp + 4 * (between(tip + .pi / 2) - between(tip))
    #expect(abs(round - expected) < 0.05, "\(round), \(expected)")
  }

  @Test(
    arguments: [
      (0.0, 90.0, 0.25), (-45, 45, 0.25), (350, 370, 1.0 / 18), (0, 360, 1), (10, 700, 1), (90, 0, -0.25),
      (1e9, 1e9 + 90, 0.25), (0, -720, -1), (30, 30, 0),
    ] as [(Double, Double, Double)])
  func anglesAreParts(_ start: Double, _ end: Double, _ part: Double) {
    let circle = Double.pi * 2500
    func drawn(_ path: StylePath) -> Double {
      area(elements(path) { ($0.startAngle, $0.endAngle, $0.innerRadius) = (start, end, 0.5) })
    }
    #expect(abs(drawn(.sector) - part * circle) < 0.001 * circle)
    #expect(abs(drawn(.ring) - part * circle * 0.75) < 0.001 * circle)
    let turn = abs(part) * 2 * .pi
    let segment = abs(part) == 1 ? circle : 1250 * (turn - sin(turn))
    #expect(abs(abs(drawn(.arc)) - segment) < 0.001 * circle)
  }

  /// From the top, clockwise.
  @Test func anglesBeginAtTheTop() throws {
    guard case .move(let start) = try #require(elements(.arc) { $0.endAngle = 90 }.first),
      case .curve(_, _, let end) = try #require(elements(.arc) { $0.endAngle = 90 }.last)
    else { return #expect(Bool(false), "an arc is curves behind a move") }
    #expect(hypot(start.x - 60, start.y + 20) < 1e-9)
    #expect(hypot(end.x - 110, end.y - 30) < 1e-9)
  }

  @Test func bubblesAreARectangleAndATriangle() {
    for edge in ArrowEdge.allCases {
      for (radius, width, height) in [
        (0.0, 16.0, 8.0), (10, 20, 12), (50, 30, 8), (4, 500, 8), (4, 0, 8), (4, 16, 0),
      ] {
        let drawn = elements(.bubble) {
          ($0.cornerRadius, $0.arrow.edge, $0.arrow.width, $0.arrow.height) = (radius, edge, width, height)
        }
        let round = min(radius, 50, (100 - height) / 2)
        let base = max(0, min(width, 100 - 2 * round))
        let expected = 100 * (100 - height) - (4 - Double.pi) * round * round + base * height / 2
        #expect(abs(area(drawn) - expected) < 2, "\(edge) \(radius) \(width) \(height)")
      }
    }
  }

  @Test(
    arguments: [(0.0, 0.0, 18.0), (0.5, 0, 50), (1, 0, 82), (0, 30, 30), (1, -30, 70), (0.5, 1e9, 82)]
      as [(Double, Double, Double)])
  func arrowsStayBetweenCorners(_ position: Double, _ offset: Double, _ expected: Double) throws {
    for isMirrored in [false, true] {
      let drawn = elements(.bubble, in: Rect(x: 0, y: 0, width: 100, height: 60)) {
        $0.cornerRadius = 10
        ($0.arrow.position, $0.arrow.offset) = (position, offset)
        if isMirrored { $0.arrow = $0.arrow.mirrored }
      }
      let tips = drawn.compactMap { if case .line(let point) = $0, point.y == 60 { point.x } else { nil } }
      #expect(tips == [isMirrored ? 100 - expected : expected])
    }
  }

  @Test(arguments: PreserveAspectRatio.allCases) func viewBoxesAreFitted(_ ratio: PreserveAspectRatio) {
    let box = Rect(x: -2, y: 3, width: 20, height: 10)
    let corners: [PathElement] = [.move(Point(x: -2, y: 3)), .line(Point(x: 18, y: 13))]
    let path = StylePath.drawing(corners, viewBox: box, preserveAspectRatio: ratio)
    guard case .move(let start)? = elements(path, { _ in }).first,
      case .line(let end)? = elements(path, { _ in }).last
    else { return #expect(Bool(false), "nothing is drawn") }
    // In 100 × 100 points, it is 5 times as large within the layer, and 10 times where it covers that.
    let name = "\(ratio.rawValue)"
    let scale = name == "none" ? nil : name.hasSuffix("slice") ? 10.0 : 5
    let size = Size(width: 20 * (scale ?? 5), height: 10 * (scale ?? 10))
    let x =
      name.contains("xMin") || scale == nil
      ? 0 : name.contains("xMax") ? 100 - size.width : 50 - size.width / 2
    let y =
      name.contains("YMin") || scale == nil
      ? 0 : name.contains("YMax") ? 100 - size.height : 50 - size.height / 2
    #expect(start == Point(x: rect.x + x, y: rect.y + y))
    #expect(end == Point(x: rect.x + x + size.width, y: rect.y + y + size.height))
  }

  /// What properties may come to: no number that isn't one is drawn, and nothing traps.
  @Test func whatCannotBeIsNotDrawn() {
    let odd = [Double.nan, .infinity, -.infinity, -1, 0, 1e300]
    let rects = [rect, Rect(x: 0, y: 0, width: 0, height: 0), Rect(x: 0, y: 0, width: 40, height: 0)]
    for number in odd {
      for rect in rects {
        #expect(elements(.arc, in: rect) { $0.startAngle = number }.isEmpty == !number.isFinite)
        for path in [StylePath.star, .polygon, .sector, .ring, .bubble, .roundedRectangle] {
          let drawn = elements(path, in: rect) {
            ($0.cornerRadius, $0.innerRadius, $0.endAngle, $0.points) = (
              number, number, number, Int(clamping: number)
            )
            ($0.arrow.width, $0.arrow.height, $0.arrow.offset) = (number, number, number)
            $0.arrow.position = number
          }
          #expect(!"\(drawn)".contains("nan"), "\(path) \(number) \(rect)")
        }
        let box = Rect(x: 0, y: 0, width: number, height: 24)
        let drawn = elements(.drawing([.move(Point(x: 1, y: 2))], viewBox: box), in: rect) { _ in }
        #expect(number > 0 && number.isFinite && !rect.size.isEmpty || drawn.isEmpty)
      }
    }
    #expect(elements(.star) { ($0.points, $0.cornerRadius) = (10_000, 1) }.count == 6_002)
  }
}

extension Size {
  fileprivate var isEmpty: Bool { width <= 0 || height <= 0 }
}

extension Int {
  fileprivate init(clamping number: Double) {
    self = number.isNaN ? 0 : Int(Swift.max(-1e6, Swift.min(1e6, number)))
  }
}
