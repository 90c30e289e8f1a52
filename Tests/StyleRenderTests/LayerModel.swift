import Foundation
import StyleModel

/// Core Animation's rules in small, as an oracle: what a layer shows at a pixel, worked out from the layer itself. It shares no
/// code with what draws, but for the names of points and sizes.
///
/// Each thing that a layer draws (its background, its contents, its border) covers a part of a pixel; parts are counted by
/// points in the pixel, and colours blend one over the other as layers are composited.
struct ModelLayer {
  var kind = Kind.rectangle
  /// In its parent's coordinates.
  var frame: Rect
  var background: ModelColor?
  var cornerRadius = 0.0
  /// Clockwise from the top left.
  var roundCorners = [true, true, true, true]
  var borderWidth = 0.0
  var borderColor = ModelColor(0, 0, 0, 255)
  var masksToBounds = false
  var opacity = 1.0
  var isHidden = false
  var anchor = Point(x: 0.5, y: 0.5)
  var scale = Size(width: 1, height: 1)
  /// In degrees.
  var rotation = 0.0
  var translation = Point(x: 0, y: 0)
  /// A shadow without a blur.
  var shadow: Shadow?
  /// Those of its box, without a blur; the first lies above the others.
  var boxShadows: [BoxShadow] = []
  var sublayers: [ModelLayer] = []
  /// At most one.
  var mask: [ModelLayer] = []

  enum Kind {
    case rectangle
    case gradient(type: String, start: Point, end: Point, stops: [(color: ModelColor, location: Double)])
    case ellipse(ModelColor)
    case star(ModelColor, points: Int, inner: Double)
    /// A path around the frame, and a line along it.
    case outlined(fill: ModelColor, line: ModelColor, width: Double)
    case image(ModelColor, contentMode: String)
  }

  struct Shadow {
    var color: ModelColor
    var opacity: Double
    var offset: Size
  }

  struct BoxShadow {
    var cast: Shadow
    var spread: Double
    var isInset: Bool
  }
}

/// Straight, each part 0…255 as a style file writes it.
struct ModelColor {
  var red, green, blue, alpha: Int

  init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  var yaml: String { String(format: "'#%02X%02X%02X%02X'", red, green, blue, alpha) }
}

/// Red, green, blue and alpha, 0…1, the first three multiplied by the last.
typealias Premultiplied4 = SIMD4<Double>

extension ModelColor {
  var straight: SIMD4<Double> {
    SIMD4(Double(red), Double(green), Double(blue), Double(alpha)) / 255
  }

  var premultiplied: Premultiplied4 { straight.premultiplied }
}

extension SIMD4<Double> {
  fileprivate var premultiplied: Premultiplied4 { SIMD4(x * w, y * w, z * w, w) }
  fileprivate func over(_ below: Premultiplied4) -> Premultiplied4 { self + below * (1 - w) }
}

/// A pixel of the picture, anywhere.
struct ModelPixel {
  var center: Point
  /// The length of its sides.
  var side: Double
}

/// From the coordinates of the picture to those of a layer's parent.
private struct Way {
  var steps: [(Point) -> Point] = []
  /// How many times a length may grow.
  var growth = 1.0

  func apply(_ point: Point) -> Point { steps.reduce(point) { $1($0) } }
}

/// What a pixel shows of a tree of layers.
struct ModelView {
  /// Whether some edge runs through the pixel.
  private(set) var isAtEdge = false
  private var pixel: ModelPixel

  init(_ pixel: ModelPixel) { self.pixel = pixel }

  mutating func color(of layer: ModelLayer) -> Premultiplied4 { color(layer, Way(), Point(x: 0, y: 0)) }

  /// - Parameter shift: Of the pixel, in the picture, for what falls as a shadow.
  private mutating func color(_ layer: ModelLayer, _ outer: Way, _ shift: Point) -> Premultiplied4 {
    guard !layer.isHidden, layer.opacity > 0 else { return .zero }
    let way = layer.way(from: outer)
    var color = composited(layer, way, shift)
    if let shadow = layer.shadow, !layer.masksToBounds {
      // The shadow's offset is in the layer's own coordinates: where does it lead in the picture?
      let offset = layer.inPicture(shadow.offset, outer)
      let moved = Point(x: shift.x - offset.x, y: shift.y - offset.y)
      let alpha = composited(layer, way, moved).w
      color = color.over(shadow.color.premultiplied * (shadow.opacity * alpha))
    }
    for mask in layer.mask { color *= self.color(mask, way, shift).w }
    return color * layer.opacity
  }

  /// Background, contents, sublayers and border.
  private mutating func composited(_ layer: ModelLayer, _ way: Way, _ shift: Point) -> Premultiplied4 {
    let size = layer.frame.size
    let bounds = Rect(size: size)
    let outline = RoundedArea(rect: bounds, radius: layer.cornerRadius, corners: layer.roundCorners)
    var result = Premultiplied4.zero
    if !layer.masksToBounds { result = boxShadows(of: layer, isInset: false, over: result, way, shift) }
    if let background = layer.background {
      result = (background.premultiplied * part(outline.contains, bounds, way, shift)).over(result)
    }
    // A gradient fills the outline, and is cut by it once; all other contents, and the sublayers, are cut as one.
    var inside = contents(layer, way, shift)
    if case .gradient = layer.kind { (result, inside) = (inside.over(result), .zero) }
    inside = boxShadows(of: layer, isInset: true, over: inside, way, shift)
    for sublayer in layer.sublayers { inside = color(sublayer, way, shift).over(inside) }
    if layer.masksToBounds { inside *= part(outline.contains, bounds, way, shift) }
    result = inside.over(result)
    let width = min(layer.borderWidth, min(size.width, size.height) / 2)
    if width > 0 {
      let inner = RoundedArea(
        rect: bounds.inset(by: EdgeInsets(width)), radius: max(0, outline.fitted - width),
        corners: layer.roundCorners)
      let border = part({ outline.contains($0) && !inner.contains($0) }, bounds, way, shift)
      result = (layer.borderColor.premultiplied * border).over(result)
    }
    return result
  }

  /// Outwards beside the box, inwards within it.
  private mutating func boxShadows(
    of layer: ModelLayer, isInset: Bool, over below: Premultiplied4, _ way: Way, _ shift: Point
  ) -> Premultiplied4 {
    let bounds = Rect(size: layer.frame.size)
    let box = RoundedArea(rect: bounds, radius: layer.cornerRadius, corners: layer.roundCorners)
    var result = below
    for shadow in layer.boxShadows.reversed() where shadow.isInset == isInset {
      let distance = isInset ? -shadow.spread : shadow.spread
      let area = bounds.inset(by: EdgeInsets(-distance))
      let grown = RoundedArea(
        rect: area, radius: box.fitted > 0 ? max(0, box.fitted + distance) : 0, corners: layer.roundCorners)
      let offset = shadow.cast.offset
      let moved = Rect(
        x: area.x + offset.width, y: area.y + offset.height, width: area.width, height: area.height)
      let covered = part(
        { point in
          let from = Point(x: point.x - offset.width, y: point.y - offset.height)
          return box.contains(point) == isInset && grown.contains(from) != isInset
        }, isInset ? bounds : moved, way, shift)
      result = (shadow.cast.color.premultiplied * (shadow.cast.opacity * covered)).over(result)
    }
    return result
  }

  private mutating func contents(_ layer: ModelLayer, _ way: Way, _ shift: Point) -> Premultiplied4 {
    let size = layer.frame.size
    let bounds = Rect(size: size)
    switch layer.kind {
    case .rectangle:
      return .zero
    case .gradient(let type, let start, let end, let stops):
      let outline = RoundedArea(rect: bounds, radius: layer.cornerRadius, corners: layer.roundCorners)
      let covered = part(outline.contains, bounds, way, shift)
      guard covered > 0 else { return .zero }
      func location(_ place: Point) -> Double {
        let point = way.apply(Point(x: place.x + shift.x, y: place.y + shift.y))
        return gradientLocation(type, start, end, Point(x: point.x / size.width, y: point.y / size.height))
      }
      guard type == "conic" else {
        return gradientColor(stops, location(pixel.center)).premultiplied * covered
      }
      // The seam of a conic gradient is an edge too, and its middle.
      let rough = grid(0.999).map(location)
      guard let least = rough.min(), let most = rough.max(), most - least > 0.1 else {
        return gradientColor(stops, location(pixel.center)).premultiplied * covered
      }
      isAtEdge = true
      let fine = samples(16)
      return fine.reduce(.zero) { $0 + gradientColor(stops, location($1)).premultiplied } / Double(fine.count)
        * covered
    case .ellipse(let color):
      let (rx, ry) = (size.width / 2, size.height / 2)
      return color.premultiplied
        * part({ pow(($0.x - rx) / rx, 2) + pow(($0.y - ry) / ry, 2) < 1 }, bounds, way, shift)
    case .star(let color, let points, let inner):
      return color.premultiplied
        * part({ isInStar($0, points, inner, size) }, bounds, way, shift)
    case .outlined(let fill, let line, let width):
      func isInside(_ point: Point, _ distance: Double) -> Bool {
        point.x > -distance && point.y > -distance && point.x < size.width + distance
          && point.y < size.height + distance
      }
      let filled = fill.premultiplied * part({ isInside($0, 0) }, bounds, way, shift)
      let around = bounds.inset(by: EdgeInsets(-width / 2))
      let lined = part({ isInside($0, width / 2) && !isInside($0, -width / 2) }, around, way, shift)
      return (line.premultiplied * lined).over(filled)
    case .image(let color, let mode):
      let place = imagePlace(mode, size)
      let covered = part(
        { $0.x > place.x && $0.y > place.y && $0.x < place.maxX && $0.y < place.maxY }, place, way, shift)
      return color.premultiplied * covered
    }
  }

  // MARK: Parts of a pixel

  /// Even points of the pixel, so many each way.
  private func samples(_ count: Int) -> [Point] {
    (0..<count * count).map { index in
      func place(_ index: Int) -> Double { (Double(index) + 0.5) / Double(count) - 0.5 }
      return Point(
        x: pixel.center.x + place(index % count) * pixel.side,
        y: pixel.center.y + place(index / count) * pixel.side)
    }
  }

  /// Corners and sides of the pixel, or a little inside of them, and places between.
  private func grid(_ part: Double) -> [Point] {
    let half = pixel.side / 2 * part
    return [-1, -0.5, 0, 0.5, 1].flatMap { y in
      [-1, -0.5, 0, 0.5, 1].map { x in Point(x: pixel.center.x + x * half, y: pixel.center.y + y * half) }
    }
  }

  /// The part of the pixel that lies in an area, none of which lies beyond `bounds`.
  private mutating func part(
    _ contains: (Point) -> Bool, _ bounds: Rect, _ way: Way, _ shift: Point
  ) -> Double {
    func isInside(_ place: Point) -> Bool {
      contains(way.apply(Point(x: place.x + shift.x, y: place.y + shift.y)))
    }
    let middle = way.apply(Point(x: pixel.center.x + shift.x, y: pixel.center.y + shift.y))
    let reach = pixel.side * way.growth
    guard middle.x > bounds.x - reach, middle.x < bounds.maxX + reach, middle.y > bounds.y - reach,
      middle.y < bounds.maxY + reach
    else { return 0 }
    let rough = grid(0.999).map(isInside)
    if !rough.contains(true) { return 0 }
    if !rough.contains(false) { return 1 }
    isAtEdge = true
    let fine = samples(16)
    return Double(fine.count(where: isInside)) / Double(fine.count)
  }
}

// MARK: Geometry

/// A rectangle with circular corners.
private struct RoundedArea {
  var rect: Rect
  var radius: Double
  var corners: [Bool]

  var fitted: Double { min(radius, rect.width / 2, rect.height / 2) }

  func contains(_ point: Point) -> Bool {
    guard point.x > rect.x, point.y > rect.y, point.x < rect.maxX, point.y < rect.maxY else { return false }
    let (isLeft, isTop) = (point.x < rect.midX, point.y < rect.midY)
    guard corners[isTop ? (isLeft ? 0 : 1) : (isLeft ? 3 : 2)] else { return true }
    let dx = fitted - (isLeft ? point.x - rect.x : rect.maxX - point.x)
    let dy = fitted - (isTop ? point.y - rect.y : rect.maxY - point.y)
    return dx <= 0 || dy <= 0 || dx * dx + dy * dy < fitted * fitted
  }
}

/// Tips and inner corners in turn around the middle, the first tip at the top.
private func isInStar(_ point: Point, _ points: Int, _ inner: Double, _ size: Size) -> Bool {
  // In the unit circle, as the angle from the nearest tip and the distance from the middle.
  let (x, y) = (point.x / size.width * 2 - 1, point.y / size.height * 2 - 1)
  let step = 2 * Double.pi / Double(points)
  var angle = atan2(x, -y)
  angle = abs(angle - (angle / step).rounded() * step)
  let distance = (x * x + y * y).squareRoot()
  // The edge from the tip (1, 0) to the inner corner at half a step.
  let (px, py) = (distance * cos(angle), distance * sin(angle))
  let (cx, cy) = (inner * cos(step / 2), inner * sin(step / 2))
  return (cx - 1) * py - cy * (px - 1) > 0
}

private func imagePlace(_ mode: String, _ size: Size) -> Rect {
  func centered(_ side: Double) -> Rect {
    Rect(x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side)
  }
  switch mode {
  case "center": return centered(1)
  case "scaleAspectFit": return centered(min(size.width, size.height))
  case "scaleAspectFill": return centered(max(size.width, size.height))
  case "topRight": return Rect(x: size.width - 1, y: 0, width: 1, height: 1)
  default: return Rect(size: size)
  }
}

private func gradientLocation(_ type: String, _ start: Point, _ end: Point, _ unit: Point) -> Double {
  let (dx, dy) = (end.x - start.x, end.y - start.y)
  let (px, py) = (unit.x - start.x, unit.y - start.y)
  switch type {
  case "radial":
    // Nothing lies inside of an ellipse without an area.
    return dx == 0 || dy == 0 ? 1 : (px * px / (dx * dx) + py * py / (dy * dy)).squareRoot()
  case "conic":
    let turn = (atan2(py, px) - atan2(dy, dx)) / (2 * .pi)
    return turn - turn.rounded(.down)
  default:
    return (px * dx + py * dy) / (dx * dx + dy * dy)
  }
}

private func gradientColor(_ stops: [(color: ModelColor, location: Double)], _ location: Double) -> SIMD4<
  Double
> {
  guard location > stops[0].location else { return stops[0].color.straight }
  for (a, b) in zip(stops, stops.dropFirst()) where location < b.location {
    let part = (location - a.location) / (b.location - a.location)
    return a.color.straight + (b.color.straight - a.color.straight) * part
  }
  return stops[stops.count - 1].color.straight
}

extension ModelLayer {
  /// Scaled, then turned, then moved, about the anchor point; the origin of the result is the corner of the layer's bounds.
  fileprivate func way(from outer: Way) -> Way {
    let pivot = Point(x: frame.x + anchor.x * frame.width, y: frame.y + anchor.y * frame.height)
    let angle = -rotation * .pi / 180
    var way = outer
    way.growth /= min(abs(scale.width), abs(scale.height))
    way.steps.append { [scale, translation, frame, anchor] point in
      let (x, y) = (point.x - pivot.x - translation.x, point.y - pivot.y - translation.y)
      let turned = Point(x: x * cos(angle) - y * sin(angle), y: x * sin(angle) + y * cos(angle))
      return Point(
        x: turned.x / scale.width + anchor.x * frame.width,
        y: turned.y / scale.height + anchor.y * frame.height)
    }
    return way
  }

  /// A distance in the layer's coordinates as one in the picture's, where only this layer and none around it is transformed.
  fileprivate func inPicture(_ distance: Size, _ outer: Way) -> Point {
    let angle = rotation * .pi / 180
    let (x, y) = (distance.width * scale.width, distance.height * scale.height)
    return Point(x: x * cos(angle) - y * sin(angle), y: x * sin(angle) + y * cos(angle))
  }
}
