#if canImport(SwiftUI)
  import SwiftUI

  /// A gradient as Core Animation draws it: worked out in the unit square, then stretched to the frame.
  @_spi(Generated) public struct StyleGradient: View {
    public enum Kind: String {
      case axial, radial, conic

      public init(_ name: String) { self = Kind(rawValue: name) ?? .axial }
    }

    let type: Kind
    let gradient: Gradient
    let start: UnitPoint
    let end: UnitPoint

    #if !EMBEDDED
      public init(type: Kind, gradient: Gradient, start: UnitPoint, end: UnitPoint) {
        self.type = type
        self.gradient = gradient
        self.start = start
        self.end = end
      }
    #endif

    public var body: some View {
      GeometryReader { frame in
        switch type {
        case .axial:
          LinearGradient(styleGradient: gradient, from: start, to: axialEnd(in: frame.size))
        case .radial: ellipse(in: frame.size)
        case .conic: cone(in: frame.size)
        }
      }
      .clipped()
    }

    /// SwiftUI's isolines are perpendicular to the gradient, and those of a stretched square are not. They
    /// are the same for another end point.
    private func axialEnd(in size: CGSize) -> UnitPoint {
      let (x, y) = (end.x - start.x, end.y - start.y)
      let (slopeX, slopeY) = (x / max(size.width, 0.001), y / max(size.height, 0.001))
      let steepness = slopeX * slopeX + slopeY * slopeY
      guard steepness > 0 else { return end }
      let stretch = (x * x + y * y) / steepness
      return UnitPoint(
        x: start.x + stretch * slopeX / max(size.width, 0.001),
        y: start.y + stretch * slopeY / max(size.height, 0.001)
      )
    }

    /// Around the start, as wide and as high as the end point says.
    private func ellipse(in size: CGSize) -> some View {
      let width = max(0.001, abs(end.x - start.x) * size.width)
      let height = max(0.001, abs(end.y - start.y) * size.height)
      let radius = min(width, height)
      let ends = gradient._styleEnds
      // Drawn at the lesser radius and stretched, so that it covers the frame.
      return RadialGradient(
        gradient: gradient._styleMoved(from: 0, to: ends.last),
        center: start,
        startRadius: 0,
        endRadius: radius * ends.last
      )
      .scaleEffect(x: width / radius, y: height / radius, anchor: start)
    }

    /// Around the start, clockwise from the direction of the end.
    private func cone(in size: CGSize) -> some View {
      let side = max(size.width, size.height, 0.001)
      let angle = atan2(Double(end.y - start.y), Double(end.x - start.x))
      return AngularGradient(
        gradient: gradient._styleMoved(from: 0, to: 1),
        center: start,
        angle: Angle(radians: angle)
      )
      .frame(width: side, height: side)
      .scaleEffect(x: size.width / side, y: size.height / side, anchor: .topLeading)
    }
  }

  nonisolated extension LinearGradient {
    /// SwiftUI's stops lie between 0 and 1; those beyond do on a longer line.
    init(styleGradient gradient: Gradient, from start: UnitPoint, to end: UnitPoint) {
      let ends = gradient._styleEnds
      func point(_ location: CGFloat) -> UnitPoint {
        UnitPoint(
          x: start.x + (end.x - start.x) * location,
          y: start.y + (end.y - start.y) * location
        )
      }
      self.init(
        gradient: gradient._styleMoved(from: ends.first, to: ends.last),
        startPoint: point(ends.first),
        endPoint: point(ends.last)
      )
    }
  }

  nonisolated extension Gradient {
    /// Where the stops begin and end, at least from 0 to 1.
    fileprivate var _styleEnds: (first: CGFloat, last: CGFloat) {
      (min(0, stops.first?.location ?? 0), max(1, stops.last?.location ?? 1))
    }

    /// The same colours on a line that begins and ends elsewhere on theirs.
    fileprivate func _styleMoved(from first: CGFloat, to last: CGFloat) -> Gradient {
      if first == 0, last == 1, stops.allSatisfy({ (0...1).contains($0.location) }) { return self }
      return Gradient(
        stops: stops.map {
          let location = ($0.location - first) / (last - first)
          return Gradient.Stop(color: $0.color, location: min(1, max(0, location)))
        }
      )
    }
  }
#endif
