/// `StylePath+SwiftUI.swift`: the outlines of shape layers.
let swiftUIPathsSource = #"""
  /// The outline of a shape layer.
  struct StyleShape: Shape {
    var path: StylePath
    var cornerRadius: Double = 0
    var cornerStyle = RoundedCornerStyle.circular
    var points = 5
    var innerRadius = 0.381_966_011_250_105

    \#(fixedLayoutDirection)

    nonisolated func path(in rect: CGRect) -> Path {
      switch path {
      case .rectangle: return Path(rect)
      case .roundedRectangle:
        let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
        return Path(roundedRect: rect, cornerRadius: radius, style: cornerStyle)
      case .ellipse: return Path(ellipseIn: rect)
      case .star: return polygon(in: rect, radii: [1, innerRadius], count: 2 * points)
      case .polygon: return polygon(in: rect, radii: [1], count: points)
      case .outline(let elements): return outline(elements, at: rect.origin)
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

    /// The same with a line along a part of the outline.
    func painted(
      _ fill: Color,
      style: FillStyle = FillStyle(),
      stroke: Color,
      strokeStyle: StrokeStyle,
      from start: Double,
      to end: Double
    ) -> some View {
      self.fill(fill, style: style)
        .overlay(trim(from: start, to: max(start, end)).stroke(stroke, style: strokeStyle))
    }
  }

  \#(outlineSource(of: "StyleShape", as: "Path", from: "var path = Path()", "fileprivate nonisolated"))

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
