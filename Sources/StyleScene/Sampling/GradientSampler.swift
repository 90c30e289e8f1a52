import StyleModel

/// Computes the colours of a gradient layer at points.
struct GradientSampler: Equatable {
  private let stops: [Stop]
  private let geometry: UnitGradient
  private let kind: GradientKind

  private struct Stop: Equatable {
    var location: Double
    /// With straight alpha, as Core Animation mixes them.
    var channels: SIMD4<Double>
  }

  /// nil for a layer that shows no gradient.
  init?(_ layer: LookLayer) {
    guard let gradient = layer.gradient else { return nil }
    stops = gradient.stops.map { Stop(location: $0.location, channels: $0.color.straightChannels) }
    geometry = gradient.geometry
    kind = gradient.kind
  }

  /// Whether the colour changes along a line of text.
  var variesAcross: Bool { kind != .axial || geometry.variesAcross }

  /// Between which colours it shows others.
  var bounds: PixelBounds {
    guard var low = stops.first?.channels else { return .clear }
    var high = low
    for stop in stops.dropFirst() {
      low = pointwiseMin(low, stop.channels)
      high = pointwiseMax(high, stop.channels)
    }
    return PixelBounds(low: Pixel(straight: low), high: Pixel(straight: high))
  }

  /// The colour at a point of the unit square.
  func pixel(at point: Point) -> Pixel {
    guard let location = geometry.location(of: point, kind),
      let next = stops.firstIndex(where: { $0.location > location })
    else { return stops.last.map { Pixel(straight: $0.channels) } ?? .clear }
    guard next > 0 else { return Pixel(straight: stops[0].channels) }
    let (a, b) = (stops[next - 1], stops[next])
    let part = (location - a.location) / (b.location - a.location)
    return Pixel(straight: a.channels + (b.channels - a.channels) * part)
  }
}
