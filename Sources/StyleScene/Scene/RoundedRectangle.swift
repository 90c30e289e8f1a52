import StyleModel
import StyleRuntime

extension Scene {
  /// A rectangle whose corners are rounded as a `CALayer` rounds them.
  public struct RoundedRectangle: Hashable, Sendable {
    public var rect: Rect
    /// The radius, never negative. Half of the shorter side is the most that is drawn.
    public var radius: Double
    public var curve: Curve
    /// The corners that are rounded.
    public var corners: Corners

    public init(_ rect: Rect, radius: Double, curve: Curve = .circular, corners: Corners = .all) {
      self.rect = rect
      self.radius = radius
      self.curve = curve
      self.corners = corners
    }

    /// The curve of corners: `CALayerCornerCurve`.
    public enum Curve: Hashable, Sendable { case circular, continuous }

    /// The radius that is drawn.
    public var fittedRadius: Double { max(0, min(radius, rect.width / 2, rect.height / 2)) }

    /// The rectangle, smaller by `distance` on each side, with corners around the same centres.
    public func inset(by distance: Double) -> RoundedRectangle {
      RoundedRectangle(
        rect.inset(by: EdgeInsets(distance)), radius: max(0, fittedRadius - distance), curve: curve,
        corners: corners)
    }

    /// The outline, clockwise from the left side.
    public var path: Path {
      Path(
        StylePath.box(
          rect, radius: fittedRadius, isContinuous: curve == .continuous, corners: corners))
    }
  }
}
