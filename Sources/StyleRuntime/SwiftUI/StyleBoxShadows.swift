#if canImport(SwiftUI)
  import SwiftUI

  /// The shadows that a box casts outwards or inwards; the first lies above the others.
  @_spi(Generated) public struct StyleBoxShadows: View {
    let shadows: [StyleBoxShadow]
    var isInset = false
    /// Whether the layer clips, which casts none outwards.
    var isClipped = false
    var cornerRadius = 0.0
    var corners = StyleCorners.all
    var style = RoundedCornerStyle.circular
    let modes: StyleModes

    #if !EMBEDDED
      public init(
        shadows: [StyleBoxShadow],
        isInset: Bool = false,
        isClipped: Bool = false,
        cornerRadius: Double = 0,
        corners: StyleCorners = .all,
        style: RoundedCornerStyle = .circular,
        modes: StyleModes
      ) {
        self.shadows = shadows
        self.isInset = isInset
        self.isClipped = isClipped
        self.cornerRadius = cornerRadius
        self.corners = corners
        self.style = style
        self.modes = modes
      }
    #endif

    public var body: some View {
      let seen = shadows.filter { $0.isInset == isInset && !isClipped }
      ZStack {
        ForEach(seen.indices.reversed(), id: \.self) { cast(seen[$0]) }
      }
      .allowsHitTesting(false)
    }

    /// Without blur it is a shape, and with it a blurred one. It is seen outside of the box alone, or within it.
    private func cast(_ shadow: StyleBoxShadow) -> some View {
      let distance = isInset ? -shadow.spread : shadow.spread
      let seen = box(0, hole: isInset ? nil : shadow.reach)
      return box(distance, hole: isInset ? shadow.reach : nil)
        .fill(shadow.color.color(in: modes).opacity(shadow.opacity), style: FillStyle(eoFill: true))
        .blur(radius: shadow.radius)
        .offset(x: shadow.offset.width, y: shadow.offset.height)
        .mask(seen.fill(Color.black, style: FillStyle(eoFill: true)))
    }

    private func box(_ distance: Double, hole reach: Double?) -> StyleBox {
      StyleBox(
        cornerRadius: cornerRadius,
        corners: corners,
        style: style,
        distance: distance,
        reach: reach
      )
    }
  }

  /// A box that is larger by a distance than the one it is drawn in, with the corners of a shadow that spreads so far; or what is around it, as far
  /// as something reaches.
  struct StyleBox: Shape {
    var cornerRadius: Double
    var corners: StyleCorners
    var style: RoundedCornerStyle
    var distance: Double
    var reach: Double?

    nonisolated var animatableData: AnimatablePair<Double, AnimatablePair<Double, Double>> {
      get { AnimatablePair(cornerRadius, AnimatablePair(distance, reach ?? 0)) }
      set {
        (cornerRadius, distance) = (newValue.first, newValue.second.first)
        // Without a hole before, there is none on the way.
        if reach != nil { reach = newValue.second.second }
      }
    }

    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    nonisolated func path(in rect: CGRect) -> Path {
      var path = Path()
      if let reach { path.addPath(Path(rect.insetBy(dx: -reach, dy: -reach))) }
      let box = rect.insetBy(dx: -distance, dy: -distance)
      if box.isNull || box.isEmpty { return path }
      let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
      let grown = StyleBoxShadow.radius(radius, grownBy: distance)
      if corners == .all {
        path.addPath(RoundedRectangle(cornerRadius: grown, style: style).path(in: box))
      } else {
        path.addPath(
          StyleRoundedRectangle(cornerRadius: grown, corners: corners, style: style).path(in: box)
        )
      }
      return path
    }
  }
#endif
