/// `StyleCorners+UIKit.swift` and its like: rectangles with the corners of layers, for shapes and for the shadows of boxes.
let cornersSource = #"""
  nonisolated extension CGMutablePath {
    /// Adds a rectangle of which some corners are round, clockwise or, as a hole, the other way round. Half of the shorter side is the
    /// most that a radius may be.
    func addBox(
      _ box: CGRect,
      radius: CGFloat = 0,
      curve: CALayerCornerCurve = .circular,
      corners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ],
      isHole: Bool = false
    ) {
      var turns: [(point: CGPoint, right: CGFloat, down: CGFloat, corner: CACornerMask)] = [
        (CGPoint(x: box.minX, y: box.minY), 1, 1, .layerMinXMinYCorner),
        (CGPoint(x: box.maxX, y: box.minY), -1, 1, .layerMaxXMinYCorner),
        (CGPoint(x: box.maxX, y: box.maxY), -1, -1, .layerMaxXMaxYCorner),
        (CGPoint(x: box.minX, y: box.maxY), 1, -1, .layerMinXMaxYCorner),
      ]
      if isHole { turns.reverse() }
      if curve == .continuous, radius > 0 {
        let fit = (x: CornerPoint.fit(radius, box.width), y: CornerPoint.fit(radius, box.height))
        for (index, turn) in turns.enumerated() {
          var bend = [turn.point]
          if corners.contains(turn.corner) {
            bend = CornerPoint.all.map { point in
              CGPoint(
                x: turn.point.x + turn.right * radius * point.x(fit: fit.x),
                y: turn.point.y + turn.down * radius * point.y(fit: fit.y)
              )
            }
          }
          // Every other corner is entered along its upright side.
          if !index.isMultiple(of: 2) { bend.reverse() }
          if index == 0 { move(to: bend[0]) } else { addLine(to: bend[0]) }
          for start in stride(from: 1, to: bend.count, by: 3) {
            addCurve(to: bend[start + 2], control1: bend[start], control2: bend[start + 1])
          }
        }
      } else {
        // From the middle of a side, so that each arc has a line before it.
        var last = turns[3].point
        move(to: CGPoint(x: (last.x + turns[0].point.x) / 2, y: (last.y + turns[0].point.y) / 2))
        for (index, turn) in turns.enumerated() {
          last = turns[(index + 1) % 4].point
          addArc(
            tangent1End: turn.point,
            tangent2End: last,
            radius: corners.contains(turn.corner) ? radius : 0
          )
        }
      }
      closeSubpath()
    }
  }

  /// A point of the curves around a corner of radius 1 with the curve of `CALayerCornerCurve.continuous`, which Core Graphics has no path
  /// for, as distances from the corner.
  private nonisolated struct CornerPoint {
    /// On the continuous curve, and on the circle that it becomes where there is no room for it.
    let smooth: (x: CGFloat, y: CGFloat)
    let round: (x: CGFloat, y: CGFloat)

    func x(fit: CGFloat) -> CGFloat { round.x + (smooth.x - round.x) * fit }
    func y(fit: CGFloat) -> CGFloat { round.y + (smooth.y - round.y) * fit }

    /// How much of the curve fits along a side of a length, from 0 to 1.
    static func fit(_ radius: CGFloat, _ length: CGFloat) -> CGFloat {
      min(1, max(0, (length / 2 / radius - 1) / (reach - 1)))
    }

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
