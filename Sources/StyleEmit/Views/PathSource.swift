/// `StylePath+UIKit.swift` and its like: the outlines of shape layers.
let pathsSource = #"""
  extension StylePath {
    /// The outline that fits into some bounds.
    func cgPath(
      in bounds: CGRect,
      cornerRadius: CGFloat,
      points: Int,
      innerRadius: Double
    ) -> CGPath {
      switch self {
      case .rectangle:
        return CGPath(rect: bounds, transform: nil)
      case .roundedRectangle:
        let radius = min(cornerRadius, bounds.width / 2, bounds.height / 2)
        return CGPath(
          roundedRect: bounds,
          cornerWidth: radius,
          cornerHeight: radius,
          transform: nil
        )
      case .ellipse:
        return CGPath(ellipseIn: bounds, transform: nil)
      case .star:
        return polygon(in: bounds, radii: [1, innerRadius], count: 2 * points)
      case .polygon:
        return polygon(in: bounds, radii: [1], count: points)
      case .outline(let elements):
        return path(of: elements, from: bounds.origin)
      }
    }

    /// The first corner is at the top, the others follow clockwise.
    private func polygon(in bounds: CGRect, radii: [Double], count: Int) -> CGPath {
      let path = CGMutablePath()
      for index in 0..<count {
        let turn = Double(index) / Double(count) * 2 * Double.pi - Double.pi / 2
        let radius = radii[index % radii.count]
        let corner = CGPoint(
          x: bounds.midX + cos(turn) * radius * bounds.width / 2,
          y: bounds.midY + sin(turn) * radius * bounds.height / 2
        )
        if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
      }
      path.closeSubpath()
      return path
    }

    private func path(of elements: [Element], from origin: CGPoint) -> CGPath {
      func placed(_ point: StylePoint) -> CGPoint {
        CGPoint(x: origin.x + point.x, y: origin.y + point.y)
      }
      let path = CGMutablePath()
      for element in elements {
        switch element {
        case .move(let point): path.move(to: placed(point))
        case .line(let point): path.addLine(to: placed(point))
        case .curve(let first, let second, let end):
          path.addCurve(to: placed(end), control1: placed(first), control2: placed(second))
        case .close: path.closeSubpath()
        }
      }
      return path
    }
  }
  """#
