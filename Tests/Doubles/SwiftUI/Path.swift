public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// Nobody turns anything by one here.
public struct CGAffineTransform: Sendable {
  let tx, ty: CGFloat
  public static let identity = CGAffineTransform(translationX: 0, y: 0)
  public init(translationX tx: CGFloat, y ty: CGFloat) { (self.tx, self.ty) = (tx, ty) }
}

/// An outline of straight lines: curves are flattened as they are added, and a continuous corner is a round one.
public struct Path: Sendable {
  private var polygons: [[CGPoint]] = []

  public init() {}
  public init(_ rect: CGRect) { self.init(_rect: rect, radii: [0, 0, 0, 0]) }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    self.init(_rect: rect, radii: [radius, radius, radius, radius], style)
  }
  public init(ellipseIn rect: CGRect) {
    polygons = [
      (0..<128).map { step in
        let turn = Double(step) / 64 * .pi
        return CGPoint(
          x: rect.midX + cos(turn) * rect.width / 2, y: rect.midY + sin(turn) * rect.height / 2)
      }
    ]
  }

  /// With a radius for each corner, clockwise from the top left.
  init(_rect rect: CGRect, radii: [CGFloat], _ style: RoundedCornerStyle = .circular) {
    if style == .continuous, radii.contains(where: { $0 > 0 }) { _Notes.all.append("continuous corners") }
    let corners: [(x: CGFloat, y: CGFloat, start: Double)] = [
      (rect.minX, rect.minY, 1), (rect.maxX, rect.minY, 1.5), (rect.maxX, rect.maxY, 0),
      (rect.minX, rect.maxY, 0.5),
    ]
    polygons = [
      zip(corners, radii).flatMap { corner, radius -> [CGPoint] in
        let center = CGPoint(
          x: corner.x + (corner.x == rect.minX ? radius : -radius),
          y: corner.y + (corner.y == rect.minY ? radius : -radius))
        return (0...16).map { step in
          let turn = (corner.start + Double(step) / 32) * .pi
          return CGPoint(x: center.x + cos(turn) * radius, y: center.y + sin(turn) * radius)
        }
      }
    ]
  }

  public mutating func move(to end: CGPoint) { polygons.append([end]) }
  public mutating func addLine(to end: CGPoint) { polygons[polygons.count - 1].append(end) }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard let start = polygons.last?.last else { return }
    for step in 1...24 {
      let t = Double(step) / 24
      let (a, b, c, d) = (
        (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t
      )
      addLine(
        to: CGPoint(
          x: a * start.x + b * control1.x + c * control2.x + d * end.x,
          y: a * start.y + b * control1.y + c * control2.y + d * end.y))
    }
  }
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    addLine(to: tangent1End)
  }
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    polygons += path.polygons
  }
  public mutating func closeSubpath() {
    if let first = polygons.last?.first { addLine(to: first) }
  }

  /// Around all of its points.
  var _box: CGRect {
    let points = polygons.joined()
    guard let first = points.first else { return CGRect(x: 0, y: 0, width: 0, height: 0) }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    var crossings = 0
    for polygon in polygons {
      for (start, end) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
        guard (start.y <= point.y) != (end.y <= point.y) else { continue }
        let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
        if x > point.x {
          crossings += 1
          winding += end.y > start.y ? 1 : -1
        }
      }
    }
    return eoFill ? !crossings.isMultiple(of: 2) : winding != 0
  }

  /// Whether a point lies within a distance of the line; ends and dashes are not looked at.
  func _isNear(_ point: CGPoint, _ distance: CGFloat) -> Bool {
    polygons.contains { polygon in
      zip(polygon, polygon.dropFirst()).contains { start, end in
        let (x, y) = (end.x - start.x, end.y - start.y)
        let square = x * x + y * y
        let part = square > 0 ? ((point.x - start.x) * x + (point.y - start.y) * y) / square : 0
        let near = min(1, max(0, part))
        let (dx, dy) = (point.x - start.x - near * x, point.y - start.y - near * y)
        return dx * dx + dy * dy <= distance * distance
      }
    }
  }
}
