#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

import StyleModel

/// The colours of a gradient layer, by place in parts of the layer.
struct Gradient: Equatable {
  private var stops: [Stop]
  private var start, end: Point
  private var kind: GradientKind

  private struct Stop: Equatable {
    var location: Double
    var pixel: Pixel
  }

  /// nil where the layer has no stops.
  init?(_ layer: LayerValues) {
    guard case .gradientStops(let stops) = layer[.stops], !stops.isEmpty,
      case .point(let start) = layer[.startPoint], case .point(let end) = layer[.endPoint]
    else { return nil }
    self.stops = stops.map { Stop(location: $0.location, pixel: Pixel($0.color)) }
    self.start = start
    self.end = end
    kind = layer[.type].chosen(GradientKind.self) ?? .axial
  }

  /// Whether the colour changes along a line of text.
  var variesAcross: Bool { kind != .axial || start.x != end.x }

  func pixel(at place: Point) -> Pixel { pixel(at: location(of: place)) }

  private func location(of place: Point) -> Double {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let (px, py) = (place.x - start.x, place.y - start.y)
    switch kind {
    case .axial:
      let length = dx * dx + dy * dy
      return length == 0 ? 1 : (px * dx + py * dy) / length
    case .radial:
      let (x, y) = (dx == 0 ? 0 : px / dx, dy == 0 ? 0 : py / dy)
      return (x * x + y * y).squareRoot()
    case .conic:
      let turn = (atan2(py, px) - atan2(dy, dx)) / (2 * .pi)
      return turn - turn.rounded(.down)
    }
  }

  /// Between the stops on both sides of a location, mixed in sRGB as Core Animation draws it; outside, the nearest.
  private func pixel(at location: Double) -> Pixel {
    guard let next = stops.firstIndex(where: { $0.location > location }) else {
      return stops.last?.pixel ?? .clear
    }
    guard next > 0 else { return stops[0].pixel }
    let (a, b) = (stops[next - 1], stops[next])
    return a.pixel.mixed(b.pixel, by: (location - a.location) / (b.location - a.location))
  }
}
