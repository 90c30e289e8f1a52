#if canImport(SwiftUI)
  import SwiftUI

  /// A gradient whose line has an angle, whatever size the view has; without one, and of other types than axial, the gradient as it is.
  @_spi(Generated) public struct StyleAngledGradient: View, Animatable {
    /// In degrees, clockwise from a line that runs up.
    var angle: Double?
    let gradient: StyleGradient

    #if !EMBEDDED
      public init(angle: Double?, gradient: StyleGradient) {
        self.angle = angle
        self.gradient = gradient
      }
    #endif

    nonisolated public var animatableData: Double {
      get { angle ?? 0 }
      set { if angle != nil { angle = newValue } }
    }

    public var body: some View {
      if let angle, gradient.type == .axial {
        GeometryReader { frame in linear(angle, in: frame.size) }
      } else {
        gradient
      }
    }

    private func linear(_ angle: Double, in size: CGSize) -> LinearGradient {
      let size = StyleSize(width: size.width, height: size.height)
      let ends = StyleGradientLine(angle: angle, in: size).ends
      return LinearGradient(
        styleGradient: gradient.gradient,
        from: UnitPoint(ends.start),
        to: UnitPoint(ends.end)
      )
    }
  }
#endif
