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
          LinearGradient(gradient: gradient, startPoint: start, endPoint: axialEnd(in: frame.size))
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
      // Drawn at the lesser radius and stretched, so that it covers the frame.
      return RadialGradient(gradient: gradient, center: start, startRadius: 0, endRadius: radius)
        .scaleEffect(x: width / radius, y: height / radius, anchor: start)
    }

    /// Around the start, clockwise from the direction of the end.
    private func cone(in size: CGSize) -> some View {
      let side = max(size.width, size.height, 0.001)
      let angle = atan2(Double(end.y - start.y), Double(end.x - start.x))
      return AngularGradient(gradient: gradient, center: start, angle: Angle(radians: angle))
        .frame(width: side, height: side)
        .scaleEffect(x: size.width / side, y: size.height / side, anchor: .topLeading)
    }
  }
#endif
