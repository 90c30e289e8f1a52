/// `StylePath+UIKit.swift` and its like: the outlines of shape layers.
let pathsSource = #"""
  extension CAShapeLayer {
    /// Draws an outline that fits into the layer, whose corners are the layer's.
    ///
    /// `points` and `innerRadius`, a part of the outer one, are those of a star or a polygon.
    func show(_ path: StylePath, points: Int = 5, innerRadius: Double = 0.381_966_011_250_105) {
      switch path {
      case .rectangle:
        self.path = CGPath(rect: bounds, transform: nil)
      case .roundedRectangle:
        let radius = min(cornerRadius, bounds.width / 2, bounds.height / 2)
        if cornerCurve == .continuous, radius > 0 {
          let path = CGMutablePath()
          path.addBox(bounds, radius: radius, curve: .continuous)
          self.path = path
        } else {
          self.path = CGPath(
            roundedRect: bounds,
            cornerWidth: radius,
            cornerHeight: radius,
            transform: nil
          )
        }
      case .ellipse:
        self.path = CGPath(ellipseIn: bounds, transform: nil)
      case .star:
        self.path = polygon(in: bounds, radii: [1, innerRadius], count: 2 * points)
      case .polygon:
        self.path = polygon(in: bounds, radii: [1], count: points)
      case .outline(let elements):
        self.path = outline(elements, at: bounds.origin)
      }
    }
  }

  \#(outlineSource(of: "CAShapeLayer", as: "CGPath", from: "let path = CGMutablePath()", "fileprivate"))
  """#
