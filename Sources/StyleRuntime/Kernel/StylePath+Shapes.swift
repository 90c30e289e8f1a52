#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

// MARK: Corners

nonisolated extension StylePath {
  /// Lines from corner to corner and back to the first, each corner an arc of a radius. Where a side
  /// is too short for the arcs at both ends, these have smaller radii in proportion.
  package static func polygon(_ corners: [StylePoint], radius: Double) -> [Element] {
    guard radius > 0, corners.count > 2 else {
      return corners.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }
        + [.close]
    }
    let count = corners.count
    let round = corners.indices.map { index in
      StyleCornerArc(
        corners[index],
        from: corners[(index + count - 1) % count],
        to: corners[(index + 1) % count],
        radius: radius
      )
    }
    /// How much of the arcs fits on the side behind a corner.
    let fit = corners.indices.map { index -> Double in
      let needed = round[index].reach + round[(index + 1) % count].reach
      return needed > 0 ? min(1, round[index].length / needed) : 1
    }
    var elements: [Element] = []
    // From the middle of the first arc, where the tip would be.
    let first = round[0].curves(scaledBy: min(fit[count - 1], fit[0]))
    elements.append(.move(first?.middle ?? corners[0]))
    if let first { elements.append(first.out) }
    for index in corners.indices.dropFirst() {
      guard let arc = round[index].curves(scaledBy: min(fit[index - 1], fit[index])) else {
        elements.append(.line(corners[index]))
        continue
      }
      elements += [.line(arc.start), arc.into, arc.out]
    }
    if let first { elements += [.line(first.start), first.into] }
    elements.append(.close)
    return elements
  }
}

/// A corner of a polygon, and the arc that touches both of its sides.
nonisolated private struct StyleCornerArc {
  let corner: StylePoint
  /// The directions to the corners before and behind it.
  private let back: StylePoint
  private let ahead: StylePoint
  /// Half of the angle between these.
  private let half: Double
  private let radius: Double
  /// How far from the corner the arc begins and ends; 0 where there is none.
  let reach: Double
  /// Of the side behind the corner.
  let length: Double

  init(_ corner: StylePoint, from last: StylePoint, to next: StylePoint, radius: Double) {
    func way(to end: StylePoint) -> (direction: StylePoint, length: Double) {
      let length = hypot(end.x - corner.x, end.y - corner.y)
      guard length > 0 else { return (StylePoint(x: 0, y: 0), 0) }
      return (StylePoint(x: (end.x - corner.x) / length, y: (end.y - corner.y) / length), length)
    }
    let (before, behind) = (way(to: last), way(to: next))
    (back, ahead) = (before.direction, behind.direction)
    let across = abs(back.x * ahead.y - back.y * ahead.x)
    half = atan2(across, back.x * ahead.x + back.y * ahead.y) / 2
    // Sides that lie on one line have no corner, and those that lie on each other no room for an arc.
    let isCorner = before.length > 0 && behind.length > 0 && across > 1e-9
    self.corner = corner
    self.radius = radius
    reach = isCorner ? radius / tan(half) : 0
    length = behind.length
  }

  /// Two curves, each of a quarter of a turn at most, which meet in the middle of the arc.
  func curves(
    scaledBy scale: Double
  ) -> (start: StylePoint, into: StylePath.Element, middle: StylePoint, out: StylePath.Element)? {
    guard reach > 0, scale > 0 else { return nil }
    func point(_ origin: StylePoint, _ direction: StylePoint, _ distance: Double) -> StylePoint {
      StylePoint(x: origin.x + direction.x * distance, y: origin.y + direction.y * distance)
    }
    let (radius, reach) = (radius * scale, reach * scale)
    let handle = 4 / 3 * tan((Double.pi / 2 - half) / 4) * radius
    let (start, end) = (point(corner, back, reach), point(corner, ahead, reach))
    let size = 2 * cos(half)
    let inward = StylePoint(x: (back.x + ahead.x) / size, y: (back.y + ahead.y) / size)
    let middle = point(corner, inward, radius / sin(half) - radius)
    let width = 2 * sin(half)
    let along = StylePoint(x: (ahead.x - back.x) / width, y: (ahead.y - back.y) / width)
    return (
      start, .curve(point(start, back, -handle), point(middle, along, -handle), middle), middle,
      .curve(point(middle, along, handle), point(end, ahead, -handle), end)
    )
  }
}

// MARK: Parts of ellipses

nonisolated extension StylePath {
  /// The part of an ellipse between two angles, clockwise from the top; counterclockwise where the
  /// second is less. A whole turn is closed.
  package static func arc(from start: Double, to end: Double, in rect: StyleRect) -> [Element] {
    guard let arc = StyleEllipseArc(from: start, to: end, in: rect) else { return [] }
    return [.move(arc.point(0))] + arc.curves() + (arc.isWhole ? [.close] : [])
  }

  /// What lies between the middle and an arc.
  package static func sector(from start: Double, to end: Double, in rect: StyleRect) -> [Element] {
    guard let arc = StyleEllipseArc(from: start, to: end, in: rect) else { return [] }
    if arc.isWhole { return [.move(arc.point(0))] + arc.curves() + [.close] }
    return [.move(arc.center), .line(arc.point(0))] + arc.curves() + [.close]
  }

  /// What lies between an arc and that of a smaller ellipse, whose radius is a part of the larger
  /// one's.
  package static func ring(
    _ innerRadius: Double,
    from start: Double,
    to end: Double,
    in rect: StyleRect
  ) -> [Element] {
    guard let outer = StyleEllipseArc(from: start, to: end, in: rect) else { return [] }
    let inner = outer.reversed(scaledBy: part(innerRadius))
    let edge = [.move(outer.point(0))] + outer.curves()
    if outer.isWhole { return edge + [.close, .move(inner.point(0))] + inner.curves() + [.close] }
    return edge + [.line(inner.point(0))] + inner.curves() + [.close]
  }
}

/// A part of an ellipse, as four curves.
nonisolated private struct StyleEllipseArc {
  let center: StylePoint
  private var radii: (x: Double, y: Double)
  /// In radians.
  private var start: Double
  private var sweep: Double
  /// Whether the ends meet.
  let isWhole: Bool

  /// nil where there is nothing to draw.
  init?(from start: Double, to end: Double, in rect: StyleRect) {
    guard start.isFinite, end.isFinite, end != start else { return nil }
    center = StylePoint(x: rect.x + rect.width / 2, y: rect.y + rect.height / 2)
    radii = (rect.width / 2, rect.height / 2)
    // The rest of a division loses no digit of an angle far beyond a turn.
    self.start = start.truncatingRemainder(dividingBy: 360) * Double.pi / 180
    sweep = min(max(end - start, -360), 360) * Double.pi / 180
    isWhole = abs(end - start) >= 360
  }

  func reversed(scaledBy part: Double) -> StyleEllipseArc {
    var arc = self
    arc.radii = (radii.x * part, radii.y * part)
    (arc.start, arc.sweep) = (start + sweep, -sweep)
    return arc
  }

  /// The point behind so many of the four curves.
  func point(_ index: Int) -> StylePoint {
    let angle = start + sweep * Double(index) / 4
    return StylePoint(x: center.x + sin(angle) * radii.x, y: center.y - cos(angle) * radii.y)
  }

  func curves() -> [StylePath.Element] {
    let handle = 4 / 3 * tan(sweep / 16)
    func control(_ index: Int, _ handle: Double) -> StylePoint {
      let (angle, place) = (start + sweep * Double(index) / 4, point(index))
      return StylePoint(
        x: place.x + cos(angle) * radii.x * handle,
        y: place.y + sin(angle) * radii.y * handle
      )
    }
    return (0..<4).map { .curve(control($0, handle), control($0 + 1, -handle), point($0 + 1)) }
  }
}

// MARK: Bubbles

nonisolated extension StylePath {
  /// A rounded rectangle with an arrow, whose tip lies on the edge of the rectangle that both fill.
  package static func bubble(
    _ arrow: StyleArrow,
    radius: Double,
    isContinuous: Bool,
    in rect: StyleRect
  ) -> [Element] {
    let body = arrow.body(of: rect)
    var arrow = arrow
    arrow.height = body.depth
    return StylePath.box(
      body.rect,
      radius: min(max(radius, 0), body.rect.width / 2, body.rect.height / 2),
      isContinuous: isContinuous,
      arrow: arrow
    )
  }
}

// MARK: View boxes

nonisolated extension StylePath {
  /// Elements in the coordinates of a view box, as SVG fits that to a rectangle. There is nothing to
  /// see without a size.
  package static func fitted(
    _ elements: [Element],
    _ viewBox: StyleRect,
    _ ratio: PreserveAspectRatio,
    in rect: StyleRect
  ) -> [Element] {
    guard viewBox.width > 0, viewBox.height > 0 else { return [] }
    var (across, down) = (rect.width / viewBox.width, rect.height / viewBox.height)
    guard across > 0, down > 0, across.isFinite, down.isFinite else { return [] }
    let name = ratio.rawValue
    if ratio != .none {
      let scale = name.hasSuffix("slice") ? max(across, down) : min(across, down)
      (across, down) = (scale, scale)
    }
    func part(_ name: String, _ axis: String) -> Double {
      name.hasPrefix(axis + "Min") ? 0 : name.hasPrefix(axis + "Max") ? 1 : 0.5
    }
    let x = rect.x + (rect.width - viewBox.width * across) * part(name, "x")
    let y = rect.y + (rect.height - viewBox.height * down) * part(String(name.dropFirst(4)), "Y")
    return elements.map { element in
      element.mapped { point in
        StylePoint(x: x + (point.x - viewBox.x) * across, y: y + (point.y - viewBox.y) * down)
      }
    }
  }
}

nonisolated extension StylePath.Element {
  func mapped(_ place: (StylePoint) -> StylePoint) -> StylePath.Element {
    switch self {
    case .move(let point): .move(place(point))
    case .line(let point): .line(place(point))
    case .curve(let first, let second, let end): .curve(place(first), place(second), place(end))
    case .close: .close
    }
  }
}
