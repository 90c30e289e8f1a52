#if canImport(SwiftUI)
  import SwiftUI

  /// The outline of a shape layer.
  @_spi(Generated) public struct StyleShape: Shape {
    var path: StylePath
    var cornerRadius: Double = 0
    var cornerStyle: RoundedCornerStyle = .circular
    var points: Int = 5
    var innerRadius: Double = StylePath.innerRadius
    var startAngle: Double = 0
    var endAngle: Double = 360
    var arrowEdge: StylePath.ArrowEdge = .bottom
    var arrowPosition: Double = 0.5
    var arrowOffset: Double = 0
    var arrowWidth: Double = 16
    var arrowHeight: Double = 8

    #if !EMBEDDED
      nonisolated public init(
        path: StylePath,
        cornerRadius: Double = 0,
        cornerStyle: RoundedCornerStyle = .circular,
        points: Int = 5,
        innerRadius: Double = StylePath.innerRadius,
        startAngle: Double = 0,
        endAngle: Double = 360,
        arrowEdge: StylePath.ArrowEdge = .bottom,
        arrowPosition: Double = 0.5,
        arrowOffset: Double = 0,
        arrowWidth: Double = 16,
        arrowHeight: Double = 8
      ) {
        self.path = path
        self.cornerRadius = cornerRadius
        self.cornerStyle = cornerStyle
        self.points = points
        self.innerRadius = innerRadius
        self.startAngle = startAngle
        self.endAngle = endAngle
        self.arrowEdge = arrowEdge
        self.arrowPosition = arrowPosition
        self.arrowOffset = arrowOffset
        self.arrowWidth = arrowWidth
        self.arrowHeight = arrowHeight
      }
    #endif

    public typealias Radii = AnimatablePair<Double, Double>
    public typealias Angles = AnimatablePair<Double, Double>
    public typealias Arrow = AnimatablePair<
      AnimatablePair<Double, Double>, AnimatablePair<Double, Double>
    >

    nonisolated public var animatableData: AnimatablePair<Radii, AnimatablePair<Angles, Arrow>> {
      get {
        AnimatablePair(
          AnimatablePair(cornerRadius, innerRadius),
          AnimatablePair(
            AnimatablePair(startAngle, endAngle),
            AnimatablePair(
              AnimatablePair(arrowPosition, arrowOffset),
              AnimatablePair(arrowWidth, arrowHeight)
            )
          )
        )
      }
      set {
        let (radii, rest) = (newValue.first, newValue.second)
        let (angles, arrow) = (rest.first, rest.second)
        (cornerRadius, innerRadius) = (radii.first, radii.second)
        (startAngle, endAngle) = (angles.first, angles.second)
        (arrowPosition, arrowOffset) = (arrow.first.first, arrow.first.second)
        (arrowWidth, arrowHeight) = (arrow.second.first, arrow.second.second)
      }
    }

    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    nonisolated public func path(in rect: CGRect) -> Path {
      var values = StylePathValues()
      values.cornerRadius = cornerRadius
      values.isContinuous = cornerStyle == .continuous
      values.points = points
      values.innerRadius = innerRadius
      (values.startAngle, values.endAngle) = (startAngle, endAngle)
      values.arrow.edge = arrowEdge
      (values.arrow.position, values.arrow.offset) = (arrowPosition, arrowOffset)
      (values.arrow.width, values.arrow.height) = (arrowWidth, arrowHeight)
      let elements = path.elements(
        in: StyleRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height),
        values
      )
      var outline = Path()
      outline._styleAdd(elements)
      return outline
    }

    /// Filled, and drawn along its outline above that.
    public func painted(
      _ fill: Color,
      style: FillStyle = FillStyle(),
      stroke: Color,
      strokeStyle: StrokeStyle
    ) -> some View {
      self.fill(fill, style: style).overlay(self.stroke(stroke, style: strokeStyle))
    }

    /// Filled, and drawn along a part of its outline above that.
    public func painted(
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

  nonisolated extension Path {
    mutating func _styleAdd(_ elements: [StylePath.Element]) {
      func point(_ point: StylePoint) -> CGPoint { CGPoint(x: point.x, y: point.y) }
      for element in elements {
        switch element {
        case .move(let end): move(to: point(end))
        case .line(let end): addLine(to: point(end))
        case .curve(let first, let second, let end):
          addCurve(to: point(end), control1: point(first), control2: point(second))
        case .close: closeSubpath()
        }
      }
    }
  }

  @_spi(Generated) extension CGLineCap {
    public init(styleName name: String) {
      switch name {
      case "round": self = .round
      case "square": self = .square
      default: self = .butt
      }
    }
  }

  @_spi(Generated) extension CGLineJoin {
    public init(styleName name: String) {
      switch name {
      case "round": self = .round
      case "bevel": self = .bevel
      default: self = .miter
      }
    }
  }
#endif
