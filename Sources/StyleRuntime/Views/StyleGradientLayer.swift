#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  /// A gradient whose line has an angle, whatever size the layer has.
  @_spi(Generated) nonisolated public final class StyleGradientLayer: CAGradientLayer {
    /// The one that is shown, in degrees.
    private var angle: Double?

    /// Lays the line of an axial gradient through the middle of the layer, as it is at present, from corner to corner. Without an angle,
    /// and in gradients of other types, it lies between two points.
    public func _styleShow(
      angle: Double?,
      from start: CGPoint = CGPoint(x: 0.5, y: 0),
      to end: CGPoint = CGPoint(x: 0.5, y: 1)
    ) {
      let before = self.angle
      self.angle = type == .axial ? angle : nil
      guard let angle = self.angle else {
        startPoint = start
        endPoint = end
        return
      }
      let line = ends(at: angle)
      startPoint = line.start
      endPoint = line.end
      if let before, before != angle, !CATransaction.disableActions() {
        turn(from: before, to: angle)
      }
    }

    /// Core Animation would move both points straight to where they are at the end.
    private func turn(from before: Double, to angle: Double) {
      let steps = min(1000, abs(angle - before) / 10).rounded(.up)
      let count = max(1, Int(steps))
      let lines = (0...count).map { step in
        ends(at: before + (angle - before) * Double(step) / Double(count))
      }
      move("startPoint", through: lines.map(\.start))
      move("endPoint", through: lines.map(\.end))
    }

    private func move(_ keyPath: String, through points: [CGPoint]) {
      let move = CAKeyframeAnimation(keyPath: keyPath)
      move.values = points
      add(move, forKey: keyPath)
    }

    private func ends(at angle: Double) -> (start: CGPoint, end: CGPoint) {
      let size = StyleSize(width: bounds.width, height: bounds.height)
      let ends = StyleGradientLine(angle: angle, in: size).unitEnds
      return (CGPoint(ends.start), CGPoint(ends.end))
    }
  }
#endif
