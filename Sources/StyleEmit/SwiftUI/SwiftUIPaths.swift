/// `StylePath+SwiftUI.swift`: the outlines of shape layers.
let swiftUIPathsSource = #"""
  /// The outline of a shape layer.
  struct StyleShape: Shape {
    var path: StylePath
    var cornerRadius: Double
    var cornerStyle = RoundedCornerStyle.circular
    var points: Int
    var innerRadius: Double

    nonisolated func path(in rect: CGRect) -> Path {
      switch path {
      case .rectangle: return Path(rect)
      case .roundedRectangle:
        let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
        return Path(roundedRect: rect, cornerRadius: radius, style: cornerStyle)
      case .ellipse: return Path(ellipseIn: rect)
      case .star: return polygon(in: rect, radii: [1, innerRadius], count: 2 * points)
      case .polygon: return polygon(in: rect, radii: [1], count: points)
      case .outline(let elements): return path(of: elements, from: rect.origin)
      }
    }

    /// Filled, and drawn along its outline above that.
    func painted(
      _ fill: Color,
      style: FillStyle = FillStyle(),
      stroke: Color,
      strokeStyle: StrokeStyle
    ) -> some View {
      self.fill(fill, style: style).overlay(self.stroke(stroke, style: strokeStyle))
    }

    /// The first corner is at the top, the others follow clockwise.
    private nonisolated func polygon(in rect: CGRect, radii: [Double], count: Int) -> Path {
      var path = Path()
      for index in 0..<count {
        let turn = Double(index) / Double(count) * 2 * Double.pi - Double.pi / 2
        let radius = radii[index % radii.count]
        let corner = CGPoint(
          x: rect.midX + cos(turn) * radius * rect.width / 2,
          y: rect.midY + sin(turn) * radius * rect.height / 2
        )
        if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
      }
      path.closeSubpath()
      return path
    }

    private nonisolated func path(of elements: [StylePath.Element], from origin: CGPoint) -> Path {
      func placed(_ point: StylePoint) -> CGPoint {
        CGPoint(x: origin.x + point.x, y: origin.y + point.y)
      }
      var path = Path()
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

  extension CGLineCap {
    init(_ name: String) {
      switch name {
      case "round": self = .round
      case "square": self = .square
      default: self = .butt
      }
    }
  }

  extension CGLineJoin {
    init(_ name: String) {
      switch name {
      case "round": self = .round
      case "bevel": self = .bevel
      default: self = .miter
      }
    }
  }
  """#
