#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import StyleModel

/// What one sees at a place of a look: its layers composited bottom to top, each with its opacity, as Core
/// Animation does.
///
/// Rounded corners, masks, transforms and shadows are left out: they hardly reach the middle of a control, where
/// text stands.
struct Backdrop {
  let look: LookValues
  let frames: [Rect]
  /// By the index of the layer that holds them, bottom to top.
  private let sublayers: [[Int]]

  init(_ look: LookValues, size: Size) {
    self.init(look, frames: look.frames(in: size))
  }

  private init(_ look: LookValues, frames: [Rect]) {
    self.look = look
    self.frames = frames
    var sublayers = Array(repeating: [Int](), count: look.layers.count)
    for (index, layer) in look.layers.enumerated() where !layer.layer.isMask {
      if let parent = layer.layer.parent { sublayers[parent].append(index) }
    }
    self.sublayers = sublayers
  }

  /// The colour at a point, with one text layer as if it filled its frame and no other text. nil where a picture
  /// of unknown colours lies there.
  func color(at point: Point, withText text: Int?) -> Color? {
    guard !look.layers.isEmpty else { return .clear }
    return paint(0, at: point, text)
  }

  /// Whether every point of `area` may look different: a gradient, or an edge, runs through it.
  func varies(in area: Rect) -> Bool {
    look.layers.indices.contains { index in
      guard look.isDrawn(index), look.layers[index].layer.kind != .text else { return false }
      if case .gradient = look.layers[index].layer.kind { return true }
      if case .component = look.layers[index].layer.kind { return true }
      return frames[index].intersects(area) && !frames[index].contains(area)
    }
  }

  private func paint(_ index: Int, at point: Point, _ text: Int?) -> Color? {
    let layer = look.layers[index]
    let opacity = min(max(layer.number(.opacity), 0), 1)
    guard !layer.isTrue(.hidden), opacity > 0 else { return .clear }
    let isInside = frames[index].contains(point)
    if layer.isTrue(.masksToBounds), !isInside { return .clear }
    var result = Color.clear
    if isInside {
      if let background = layer.color(.backgroundColor) { result = background.composited(over: result) }
      guard let contents = contents(index, at: point, text) else { return nil }
      if contents.alpha > 0 { result = contents.composited(over: result) }
    }
    for sublayer in sublayers[index] {
      guard let color = paint(sublayer, at: point, text) else { return nil }
      if color.alpha > 0 { result = color.composited(over: result) }
    }
    return opacity < 1 ? result.withAlpha(result.alpha * opacity) : result
  }

  private func contents(_ index: Int, at point: Point, _ text: Int?) -> Color? {
    let layer = look.layers[index]
    switch layer.layer.kind {
    case .rectangle:
      return .clear
    case .gradient:
      return gradient(layer, frames[index], at: point)
    case .shape:
      // An outline that does not fill its frame still lies under the middle of it.
      return layer.color(.fillColor) ?? .clear
    case .text:
      return index == text ? layer.color(.foregroundColor) ?? .clear : .clear
    case .image:
      // A picture beside the title is not under it.
      if layer.layer.frame == .buttonContent { return .clear }
      guard case .image(let picture) = layer[.contents] else { return .clear }
      if case .color(let color) = picture { return color }
      return nil
    case .component:
      guard let nested = layer.nested else { return .clear }
      let frame = frames[index]
      let inner = Point(x: point.x - frame.x, y: point.y - frame.y)
      return Backdrop(nested, size: frame.size).color(at: inner, withText: nil)
    }
  }

  private func gradient(_ layer: LayerValues, _ frame: Rect, at point: Point) -> Color {
    guard case .gradientStops(let stops) = layer[.stops], case .point(let start) = layer[.startPoint],
      case .point(let end) = layer[.endPoint], frame.width > 0, frame.height > 0
    else { return .clear }
    // In parts of the layer, as the start and the end are given.
    let place = Point(x: (point.x - frame.x) / frame.width, y: (point.y - frame.y) / frame.height)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let (px, py) = (place.x - start.x, place.y - start.y)
    switch layer[.type].text {
    case "radial":
      let (x, y) = (dx == 0 ? 0 : px / dx, dy == 0 ? 0 : py / dy)
      return stops.color(at: (x * x + y * y).squareRoot())
    case "conic":
      let turn = (atan2(py, px) - atan2(dy, dx)) / (2 * .pi)
      return stops.color(at: turn - turn.rounded(.down))
    default:
      let length = dx * dx + dy * dy
      return stops.color(at: length == 0 ? 1 : (px * dx + py * dy) / length)
    }
  }
}

extension [GradientStop] {
  /// The colour between the stops on both sides of a location, mixed in sRGB as Core Animation draws it; outside,
  /// that of the nearest stop.
  func color(at location: Double) -> Color {
    guard let first, let last else { return .clear }
    if location < first.location { return first.color }
    guard let next = firstIndex(where: { $0.location > location }), next > 0 else { return last.color }
    let (a, b) = (self[next - 1], self[next])
    let part = (location - a.location) / (b.location - a.location)
    return a.color.mixed(with: b.color, by: part, in: .srgb)
  }
}

extension Rect {
  func contains(_ point: Point) -> Bool {
    point.x >= x && point.x <= maxX && point.y >= y && point.y <= maxY
  }

  func contains(_ other: Rect) -> Bool {
    other.x >= x && other.maxX <= maxX && other.y >= y && other.maxY <= maxY
  }

  func intersects(_ other: Rect) -> Bool {
    other.x < maxX && x < other.maxX && other.y < maxY && y < other.maxY
  }
}
