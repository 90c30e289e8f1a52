#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  @_spi(Generated) extension CAShapeLayer {
    /// Draws an outline that fits into the layer, whose corners are the layer's.
    ///
    /// The other values are those of the style file's keys of the same names. `isMirrored` is for
    /// the arrow of a bubble.
    public func _styleShow(
      _ path: StylePath,
      points: Int = 5,
      innerRadius: Double = StylePath.innerRadius,
      startAngle: Double = 0,
      endAngle: Double = 360,
      arrowEdge: StylePath.ArrowEdge = .bottom,
      arrowPosition: Double = 0.5,
      arrowOffset: Double = 0,
      arrowWidth: Double = 16,
      arrowHeight: Double = 8,
      isMirrored: Bool = false
    ) {
      var values = StylePathValues()
      values.cornerRadius = cornerRadius
      values.isContinuous = cornerCurve == .continuous
      values.points = points
      values.innerRadius = innerRadius
      (values.startAngle, values.endAngle) = (startAngle, endAngle)
      values.arrow.edge = arrowEdge
      (values.arrow.position, values.arrow.offset) = (arrowPosition, arrowOffset)
      (values.arrow.width, values.arrow.height) = (arrowWidth, arrowHeight)
      if isMirrored { values.arrow = values.arrow.mirrored }
      let outline = CGMutablePath()
      outline._styleAdd(path.elements(in: StyleRect(bounds), values))
      let before = self.path
      self.path = outline
      _styleMovePath("path", from: before, to: outline)
    }
  }
#endif
