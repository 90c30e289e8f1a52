import StyleModel
@_spi(Generated) import StyleRuntime

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The geometry of a `CAGradientLayer`, which computes its colours in a unit square and stretches it to its bounds, lines of
/// equal colour included. (`CAGradientLayer.startPoint`: “The point is defined in the unit coordinate space and is
/// then mapped to the layer’s bounds rectangle when drawn.”)
///
/// Each function returns nil if nothing lies between the first and the last colour, so that only the last one is visible.
struct UnitGradient: Equatable {
  private let start, end: Point

  /// Makes a gradient between points of the unit square.
  init(from start: Point, to end: Point) {
    // Farther out nothing changes across a layer, and numbers keep enough digits.
    self.start = start.clamped(to: UnitGradient.farthest)
    self.end = end.clamped(to: UnitGradient.farthest)
  }

  /// Makes a gradient at an angle of CSS, in a layer of a size.
  init(angle: Double, in size: Size) {
    let ends = StyleGradientLine(angle: angle, in: size).unitEnds
    self.init(from: ends.start, to: ends.end)
  }

  private static let farthest = 1e5
  /// The least length, as a part of a layer.
  private static let shortest = 1e-6

  private var across: Double { end.x - start.x }
  private var down: Double { end.y - start.y }
  private var length: Double { hypot(across, down) }

  /// Whether the colour changes from left to right in an axial gradient.
  var variesAcross: Bool { across != 0 }

  private func place(_ point: Point, in frame: Rect) -> Point {
    Point(x: frame.x + point.x * frame.width, y: frame.y + point.y * frame.height)
  }

  /// The paint of an axial gradient in a frame.
  ///
  /// In the unit square the colour depends on how far a point lies along the line from start to end:
  /// t = (p − start)·d / |d|². Stretched, t still grows evenly, in the direction of its gradient
  /// g = (dx / width, dy / height) / |d|², and by 1 over g / |g|².
  func axial(_ stops: [Scene.Stop], in frame: Rect) -> Scene.Paint? {
    guard length > UnitGradient.shortest else { return nil }
    let growth = Point(
      x: across / length / length / frame.width, y: down / length / length / frame.height)
    let square = growth.x * growth.x + growth.y * growth.y
    let from = place(start, in: frame)
    func end(_ location: Double) -> Point {
      Point(x: from.x + location * growth.x / square, y: from.y + location * growth.y / square)
    }
    // Paints have stops from 0 to 1, which others are on a longer line.
    let (first, last) = (min(0, stops.first?.location ?? 0), max(1, stops.last?.location ?? 1))
    return .linear(from: end(first), to: end(last), stops.moved(from: first, to: last))
  }

  /// The paint of a radial gradient around `start`, to the ellipse in whose box `end` is a corner. Where they have an x or y in common, the
  /// ellipse is flat, and all else lies beyond it.
  func radial(_ stops: [Scene.Stop], in frame: Rect) -> Scene.Paint? {
    guard min(abs(across), abs(down)) > UnitGradient.shortest else { return nil }
    let last = max(1, stops.last?.location ?? 1)
    let radii = Size(width: abs(across) * frame.width * last, height: abs(down) * frame.height * last)
    return .radial(
      center: place(start, in: frame), radii: radii, stops.cut(from: 0, to: last).moved(from: 0, to: last))
  }

  /// The paint of a conic gradient, clockwise around `start` from `end`, by angles of the unit square.
  func conic(_ stops: [Scene.Stop], in frame: Rect) -> Scene.Paint? {
    .conic(
      center: place(start, in: frame), angle: atan2(down, across) * 180 / .pi, unit: frame.size,
      stops.cut(from: 0, to: 1))
  }

  /// The location of a point of the unit square, between the first colour (0) and the last (1); nil where the last is all that is seen.
  func location(of point: Point, _ kind: GradientKind) -> Double? {
    let (x, y) = (point.x - start.x, point.y - start.y)
    switch kind {
    case .axial:
      guard length > UnitGradient.shortest else { return nil }
      return (x * across + y * down) / (length * length)
    case .radial:
      guard min(abs(across), abs(down)) > UnitGradient.shortest else { return nil }
      return hypot(x / across, y / down)
    case .conic:
      let turn = (atan2(y, x) - atan2(down, across)) / (2 * .pi)
      return turn - turn.rounded(.down)
    }
  }
}

extension LookLayer {
  /// The gradient that a layer of a size shows; nil without two stops.
  func gradient(in size: Size) -> (stops: [GradientStop], geometry: UnitGradient, kind: GradientKind)? {
    guard case .gradientStops(let stops) = self[.stops], stops.count > 1,
      case .point(let start) = self[.startPoint], case .point(let end) = self[.endPoint]
    else { return nil }
    let kind = self[.type].chosen(GradientKind.self) ?? .axial
    if kind == .axial, let angle = self[.angle].double {
      return (stops, UnitGradient(angle: angle, in: size), kind)
    }
    return (stops, UnitGradient(from: start, to: end), kind)
  }
}
