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
          self.path = continuousRectangle(radius: radius)
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

    /// A rectangle with the corners of `CALayerCornerCurve.continuous`, which Core Graphics has no path for.
    ///
    /// Where a side is too short for the whole curve, it comes closer to a circle.
    private func continuousRectangle(radius: CGFloat) -> CGPath {
      /// How much of the curve fits along a side, from 0 to 1.
      func fit(_ length: CGFloat) -> CGFloat {
        min(1, max(0, (length / 2 / radius - 1) / (CornerPoint.reach - 1)))
      }
      let (fitX, fitY) = (fit(bounds.width), fit(bounds.height))
      let path = CGMutablePath()
      let corners: [(x: CGFloat, y: CGFloat, right: CGFloat, down: CGFloat)] = [
        (bounds.minX, bounds.minY, 1, 1), (bounds.maxX, bounds.minY, -1, 1),
        (bounds.maxX, bounds.maxY, -1, -1), (bounds.minX, bounds.maxY, 1, -1),
      ]
      for (index, corner) in corners.enumerated() {
        let points = CornerPoint.all.map { point in
          CGPoint(
            x: corner.x + corner.right * radius * point.x(fit: fitX),
            y: corner.y + corner.down * radius * point.y(fit: fitY)
          )
        }
        // Clockwise: every other corner is entered along its upright side.
        let bend = index.isMultiple(of: 2) ? points : points.reversed()
        if index == 0 { path.move(to: bend[0]) } else { path.addLine(to: bend[0]) }
        for start in stride(from: 1, to: bend.count, by: 3) {
          path.addCurve(to: bend[start + 2], control1: bend[start], control2: bend[start + 1])
        }
      }
      path.closeSubpath()
      return path
    }
  }

  \#(outlineSource(of: "CAShapeLayer", as: "CGPath", from: "let path = CGMutablePath()", "fileprivate"))

  /// A point of the curves around a corner of radius 1, as distances from the corner.
  private struct CornerPoint {
    /// On the continuous curve, and on the circle that it becomes where there is no room for it.
    let smooth: (x: CGFloat, y: CGFloat)
    let round: (x: CGFloat, y: CGFloat)

    func x(fit: CGFloat) -> CGFloat { round.x + (smooth.x - round.x) * fit }
    func y(fit: CGFloat) -> CGFloat { round.y + (smooth.y - round.y) * fit }

    /// How far from the corner the continuous curve leaves a side.
    static let reach: CGFloat = 1.528_665

    /// From the upright side to the level one; the second half mirrors the first.
    static let all: [CornerPoint] = half.map(\.mirrored) + half.reversed()

    private var mirrored: CornerPoint {
      CornerPoint(smooth: (smooth.y, smooth.x), round: (round.y, round.x))
    }

    private static let half: [CornerPoint] = [
      CornerPoint(smooth: (reach, 0), round: (1, 0)),
      CornerPoint(smooth: (1.088_493, 0), round: (0.873_825, 0)),
      CornerPoint(smooth: (0.868_407, 0), round: (0.748_79, 0.023_878)),
      CornerPoint(smooth: (0.631_494, 0.074_911), round: (0.631_494, 0.070_375)),
      CornerPoint(smooth: (0.372_824, 0.169_06), round: (0.375_071, 0.172_021)),
    ]
  }
  """#
