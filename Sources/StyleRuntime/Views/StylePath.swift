#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  @_spi(Generated) extension CAShapeLayer {
    /// Draws an outline that fits into the layer, whose corners are the layer's.
    ///
    /// `points` and `innerRadius`, a part of the outer one, are those of a star or a polygon.
    public func _styleShow(
      _ path: StylePath,
      points: Int = 5,
      innerRadius: Double = StylePath.innerRadius
    ) {
      let outline = CGMutablePath()
      outline._styleAdd(
        path.elements(
          in: StyleRect(bounds),
          cornerRadius: cornerRadius,
          isContinuous: cornerCurve == .continuous,
          points: points,
          innerRadius: innerRadius
        )
      )
      let before = self.path
      self.path = outline
      _styleMovePath("path", from: before, to: outline)
    }
  }
#endif
