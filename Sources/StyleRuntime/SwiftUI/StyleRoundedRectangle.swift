#if canImport(SwiftUI)
  import SwiftUI

  /// A rectangle of which some corners are round. Like all shapes of layers, it is the same for readers from right to left.
  @_spi(Generated) public struct StyleRoundedRectangle: InsettableShape {
    var cornerRadius: Double
    var corners: StyleCorners
    var style: RoundedCornerStyle
    var distance: CGFloat = 0

    #if !EMBEDDED
      nonisolated public init(
        cornerRadius: Double,
        corners: StyleCorners,
        style: RoundedCornerStyle
      ) {
        self.cornerRadius = cornerRadius
        self.corners = corners
        self.style = style
      }
    #endif

    nonisolated public var animatableData: AnimatablePair<Double, CGFloat> {
      get { AnimatablePair(cornerRadius, distance) }
      set { (cornerRadius, distance) = (newValue.first, newValue.second) }
    }

    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    nonisolated public func inset(by amount: CGFloat) -> StyleRoundedRectangle {
      var inset = self
      inset.distance += amount
      return inset
    }

    nonisolated public func path(in rect: CGRect) -> Path {
      let most = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
      // A rectangle that is inset by more than it has would be null.
      let distance = min(distance, rect.width / 2, rect.height / 2)
      let rect = rect.insetBy(dx: distance, dy: distance)
      func radius(_ corner: StyleCorners) -> CGFloat {
        corners.contains(corner) ? max(0, most - distance) : 0
      }
      if #available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *) {
        return UnevenRoundedRectangle(
          topLeadingRadius: radius(.topLeft),
          bottomLeadingRadius: radius(.bottomLeft),
          bottomTrailingRadius: radius(.bottomRight),
          topTrailingRadius: radius(.topRight),
          style: style
        )
        .path(in: rect)
      }
      let turns: [(corner: CGPoint, radius: CGFloat)] = [
        (CGPoint(x: rect.maxX, y: rect.minY), radius(.topRight)),
        (CGPoint(x: rect.maxX, y: rect.maxY), radius(.bottomRight)),
        (CGPoint(x: rect.minX, y: rect.maxY), radius(.bottomLeft)),
        (CGPoint(x: rect.minX, y: rect.minY), radius(.topLeft)),
      ]
      var path = Path()
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      for (index, turn) in turns.enumerated() {
        let next = index < 3 ? turns[index + 1].corner : CGPoint(x: rect.midX, y: rect.minY)
        path.addArc(tangent1End: turn.corner, tangent2End: next, radius: turn.radius)
      }
      path.closeSubpath()
      return path
    }
  }

  /// What lies between an outline and the same outline farther in: a border. It is filled by the even-odd
  /// rule.
  struct StyleBorder<Outline: InsettableShape>: Shape {
    var outline: Outline
    var width: Double

    nonisolated var animatableData: AnimatablePair<Outline.AnimatableData, Double> {
      get { AnimatablePair(outline.animatableData, width) }
      set { (outline.animatableData, width) = (newValue.first, newValue.second) }
    }

    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    nonisolated func path(in rect: CGRect) -> Path {
      var path = outline.path(in: rect)
      if width <= 0 { return Path() }
      if 2 * width < min(rect.width, rect.height) {
        path.addPath(outline.inset(by: width).path(in: rect))
      }
      return path
    }
  }

  /// A ring around a layer; its corners have the centres of the layer's own.
  struct StyleRing: Shape {
    var cornerRadius: Double
    var corners: StyleCorners
    var style: RoundedCornerStyle
    var offset: Double
    var width: Double

    nonisolated var animatableData: AnimatablePair<Double, AnimatablePair<Double, Double>> {
      get { AnimatablePair(cornerRadius, AnimatablePair(offset, width)) }
      set {
        cornerRadius = newValue.first
        (offset, width) = (newValue.second.first, newValue.second.second)
      }
    }

    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    nonisolated func path(in rect: CGRect) -> Path {
      if width <= 0 { return Path() }
      var path = outline(rect, at: offset + width)
      path.addPath(outline(rect, at: offset))
      return path
    }

    nonisolated private func outline(_ rect: CGRect, at distance: CGFloat) -> Path {
      let box = rect.insetBy(dx: -distance, dy: -distance)
      if box.isNull || box.isEmpty { return Path() }
      let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
      let grown = radius > 0 ? max(0, radius + distance) : 0
      if corners == .all {
        return RoundedRectangle(cornerRadius: grown, style: style).path(in: box)
      }
      let rectangle = StyleRoundedRectangle(cornerRadius: grown, corners: corners, style: style)
      return rectangle.path(in: box)
    }
  }

  /// An outline that clips while it is told to clip, and lets through all else.
  @_spi(Generated) public struct StyleClip<Outline: Shape>: Shape {
    var outline: Outline
    var isClipping: Bool

    #if !EMBEDDED
      public init(outline: Outline, isClipping: Bool) {
        self.outline = outline
        self.isClipping = isClipping
      }
    #endif

    nonisolated public var animatableData: Outline.AnimatableData {
      get { outline.animatableData }
      set { outline.animatableData = newValue }
    }

    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    nonisolated public func path(in rect: CGRect) -> Path {
      isClipping ? outline.path(in: rect) : Path(rect.insetBy(dx: -10_000, dy: -10_000))
    }
  }

  @_spi(Generated) extension RoundedCornerStyle {
    public init(styleName name: String) { self = name == "continuous" ? .continuous : .circular }
  }
#endif
