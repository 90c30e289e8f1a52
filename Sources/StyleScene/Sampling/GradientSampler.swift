import StyleModel

/// Computes the colours of a gradient layer at points.
struct GradientSampler: Equatable {
  private let stops: [Stop]
  private let geometry: UnitGradient
  private let kind: GradientKind

  private struct Stop: Equatable {
    var location: Double
    /// The colour with straight alpha, as Core Animation mixes it.
    var channels: SIMD4<Double>
  }

  /// Makes the sampler of a gradient layer; nil for a layer that shows no gradient.
  init?(_ layer: LookLayer, size: Size) {
    guard let gradient = layer.gradient(in: size) else { return nil }
    stops = gradient.stops.map { Stop(location: $0.location, channels: $0.color.straightChannels) }
    geometry = gradient.geometry
    kind = gradient.kind
  }

  /// Whether the colour changes along a line of text.
  var variesAcross: Bool { kind != .axial || geometry.variesAcross }

  /// The least and the greatest channels of the colours in a part of the unit square.
  func bounds(in area: Rect) -> StraightBounds {
    var (first, last) = (-Double.infinity, Double.infinity)
    if kind == .axial {
      // Locations change evenly along a line, so that corners have the least and the greatest.
      if let a = location(area.x, area.y), let b = location(area.maxX, area.y),
        let c = location(area.x, area.maxY), let d = location(area.maxX, area.maxY)
      {
        (first, last) = (min(min(a, b), min(c, d)), max(max(a, b), max(c, d)))
      }
    }
    var bounds = StraightBounds(straight(at: first))
    bounds.mayBe(straight(at: last))
    for stop in stops where stop.location >= first && stop.location <= last { bounds.mayBe(stop.channels) }
    return bounds
  }

  private func location(_ x: Double, _ y: Double) -> Double? {
    geometry.location(of: Point(x: x, y: y), kind)
  }

  /// The colour at a point of the unit square.
  func pixel(at point: Point) -> Pixel {
    Pixel(straight: straight(at: geometry.location(of: point, kind) ?? .infinity))
  }

  private func straight(at location: Double) -> SIMD4<Double> {
    guard let next = stops.firstIndex(where: { $0.location > location }) else {
      return stops.last?.channels ?? .zero
    }
    guard next > 0 else { return stops[0].channels }
    let (a, b) = (stops[next - 1], stops[next])
    let part = (location - a.location) / (b.location - a.location)
    return a.channels + (b.channels - a.channels) * part
  }
}
