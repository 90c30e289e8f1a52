import Foundation
import StyleModel

/// Core Animation's rules, one point at a time: what a look shows, without text, shadows and pictures from files. It
/// shares no code with what draws pictures or writes Swift.
struct LayerModel {
  let look: Look
  let size: Size

  /// Premultiplied red, green, blue and alpha in sRGB.
  typealias Pixel = SIMD4<Double>

  func pixel(at point: Point) -> Pixel { pixel(ofLayer: 0, Rect(size: size), point) }

  /// What one of the layers in the root shows, with all that it holds, and nothing else.
  func pixel(ofLayer index: Int, at point: Point) -> Pixel {
    pixel(ofLayer: index, index == 0 ? Rect(size: size) : look.layers[index].frame(in: size), point)
  }

  /// `point` and `frame` are in the coordinates of the layer that holds this one.
  private func pixel(ofLayer index: Int, _ frame: Rect, _ point: Point) -> Pixel {
    let layer = look.layers[index]
    if layer[.hidden] == .bool(true) { return .zero }
    guard let point = untransformed(point, layer, frame) else { return .zero }
    let bounds = Rect(size: frame.size)
    let isInside = outlineContains(point, layer, bounds, inset: 0)
    var pixel = shadows(layer, bounds, point, isInset: false)
    if isInside { pixel = over(color(layer[.backgroundColor]), pixel) }
    var inside = contents(layer, bounds, point, isInside)
    inside = over(shadows(layer, bounds, point, isInset: true), inside)
    // A layer that holds a component is its root.
    let held = layer.nested.map { LayerModel(look: $0, size: frame.size) }
    if let held { inside = held.sublayers(of: 0, frame.size, point, over: inside) }
    inside = sublayers(of: index, frame.size, point, over: inside)
    if layer[.masksToBounds] == .bool(true), !isInside { inside = .zero }
    pixel = over(inside, pixel)
    let width = layer[.borderWidth].double ?? 0
    if width > 0, isInside, !outlineContains(point, layer, bounds, inset: width) {
      pixel = over(color(layer[.borderColor]), pixel)
    }
    if layer[.masksToBounds] != .bool(true), case .outline(let outline) = layer[.outline], outline.width > 0 {
      let far = ringContains(point, layer, bounds, outline.offset + outline.width)
      if far, !ringContains(point, layer, bounds, outline.offset) {
        pixel = over(color(.color(outline.color)), pixel)
      }
    }
    if let part = mask(of: index, frame.size, point) ?? held?.mask(of: 0, frame.size, point) { pixel *= part }
    return pixel * min(1, max(0, layer[.opacity].double ?? 1))
  }

  /// Those of the layer's box, without their blur: outwards beside the box, inwards within it, the last at the bottom.
  private func shadows(_ layer: LookLayer, _ bounds: Rect, _ point: Point, isInset: Bool) -> Pixel {
    guard case .shadows(let shadows) = layer[.shadows], isInset || layer[.masksToBounds] != .bool(true),
      ringContains(point, layer, bounds, 0) == isInset
    else { return .zero }
    var pixel = Pixel.zero
    for shadow in shadows.reversed() where shadow.isInset == isInset {
      let from = Point(x: point.x - shadow.offset.width, y: point.y - shadow.offset.height)
      let distance = isInset ? -shadow.spread : shadow.spread
      let isLeft = bounds.width + 2 * distance > 0 && bounds.height + 2 * distance > 0
      let isInBox = isLeft && ringContains(from, layer, bounds, distance)
      if isInBox != isInset { pixel = over(color(.color(shadow.color)) * shadow.opacity, pixel) }
    }
    return pixel
  }

  private func sublayers(of index: Int, _ size: Size, _ point: Point, over below: Pixel) -> Pixel {
    var pixel = below
    for (place, sublayer) in look.layers.enumerated()
    where sublayer.layer.parent == index && !sublayer.layer.isMask {
      pixel = over(self.pixel(ofLayer: place, sublayer.frame(in: size), point), pixel)
    }
    return pixel
  }

  /// How much of the layer its mask leaves; nil where it has none.
  private func mask(of index: Int, _ size: Size, _ point: Point) -> Double? {
    guard let place = look.layers.firstIndex(where: { $0.layer.parent == index && $0.layer.isMask }) else {
      return nil
    }
    return pixel(ofLayer: place, look.layers[place].frame(in: size), point).w
  }

  /// A point in the layer's own bounds; nil where nothing of it is seen.
  private func untransformed(_ point: Point, _ layer: LookLayer, _ frame: Rect) -> Point? {
    var (x, y) = (point.x - frame.x, point.y - frame.y)
    guard case .transform(let transform) = layer[.transform], case .point(let anchor) = layer[.anchorPoint]
    else { return Point(x: x, y: y) }
    let (centerX, centerY) = (anchor.x * frame.width, anchor.y * frame.height)
    x -= centerX + transform.translation.x
    y -= centerY + transform.translation.y
    let turn = -transform.rotation * .pi / 180
    (x, y) = (x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn))
    guard transform.scale.width != 0, transform.scale.height != 0 else { return nil }
    return Point(x: centerX + x / transform.scale.width, y: centerY + y / transform.scale.height)
  }

  /// Whether a point lies in the layer's rounded rectangle, or in that `inset` farther in.
  private func outlineContains(_ point: Point, _ layer: LookLayer, _ bounds: Rect, inset: Double) -> Bool {
    var corners = Corners.all
    if case .corners(let masked) = layer[.maskedCorners] { corners = masked }
    let most = min(layer[.cornerRadius].double ?? 0, bounds.width / 2, bounds.height / 2)
    return roundedContains(
      point, bounds.inset(by: EdgeInsets(inset)), max(0, most - inset), corners)
  }

  /// Whether a point lies within a ring at a distance from the layer's bounds; what has square corners has a square ring.
  private func ringContains(_ point: Point, _ layer: LookLayer, _ bounds: Rect, _ distance: Double) -> Bool {
    let radius = min(layer[.cornerRadius].double ?? 0, bounds.width / 2, bounds.height / 2)
    if radius > 0 { return outlineContains(point, layer, bounds, inset: -distance) }
    return bounds.inset(by: EdgeInsets(-distance)).contains(point)
  }

  private func roundedContains(_ point: Point, _ rect: Rect, _ radius: Double, _ corners: Corners) -> Bool {
    guard point.x >= rect.x, point.x < rect.maxX, point.y >= rect.y, point.y < rect.maxY else { return false }
    let isLeft = point.x < rect.midX
    let isTop = point.y < rect.midY
    let corner: Corners = isTop ? (isLeft ? .topLeft : .topRight) : (isLeft ? .bottomLeft : .bottomRight)
    guard corners.contains(corner) else { return true }
    let x = isLeft ? rect.x + radius - point.x : point.x - rect.maxX + radius
    let y = isTop ? rect.y + radius - point.y : point.y - rect.maxY + radius
    return x <= 0 || y <= 0 || x * x + y * y <= radius * radius
  }

  private func contents(_ layer: LookLayer, _ bounds: Rect, _ point: Point, _ isInside: Bool) -> Pixel {
    switch layer.layer.kind {
    case .rectangle, .text, .stack, .material, .component: return .zero
    case .gradient: return isInside ? gradient(layer, bounds, point) : .zero
    case .shape: return shape(layer, bounds, point)
    case .image:
      guard case .image(.color(let color)) = layer[.contents],
        pointPlaced(in: bounds, layer[.contentMode].text ?? "").contains(point)
      else { return .zero }
      return self.color(.color(color))
    }
  }

  /// Where an image of one point lies.
  private func pointPlaced(in bounds: Rect, _ mode: String) -> Rect {
    let mode = mode.lowercased()
    var size = Size(width: 1, height: 1)
    switch mode {
    case "scaletofill": size = Size(width: bounds.width, height: bounds.height)
    case "scaleaspectfit":
      let side = min(bounds.width, bounds.height)
      size = Size(width: side, height: side)
    case "scaleaspectfill":
      let side = max(bounds.width, bounds.height)
      size = Size(width: side, height: side)
    default: break
    }
    let (right, bottom) = (bounds.width - size.width, bounds.height - size.height)
    return Rect(
      x: mode.contains("left") ? 0 : mode.contains("right") ? right : right / 2,
      y: mode.contains("top") ? 0 : mode.contains("bottom") ? bottom : bottom / 2,
      width: size.width, height: size.height)
  }

  /// Worked out in the unit square, whatever the layer's sides.
  private func gradient(_ layer: LookLayer, _ bounds: Rect, _ point: Point) -> Pixel {
    guard case .gradientStops(let stops) = layer[.stops], stops.count > 1,
      case .point(let start) = layer[.startPoint], case .point(let end) = layer[.endPoint]
    else { return .zero }
    let (x, y) = (point.x / bounds.width - start.x, point.y / bounds.height - start.y)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let place: Double
    switch layer[.type].text {
    case "radial": place = (x * x / (dx * dx) + y * y / (dy * dy)).squareRoot()
    case "conic":
      let turn = (atan2(y, x) - atan2(dy, dx)) / (2 * .pi)
      place = turn - turn.rounded(.down)
    default: place = (x * dx + y * dy) / (dx * dx + dy * dy)
    }
    if place <= stops[0].location { return color(.color(stops[0].color)) }
    for (stop, next) in zip(stops, stops.dropFirst()) where place < next.location {
      let part = (place - stop.location) / (next.location - stop.location)
      return color(.color(stop.color)) * (1 - part) + color(.color(next.color)) * part
    }
    return color(.color(stops[stops.count - 1].color))
  }

  private func shape(_ layer: LookLayer, _ bounds: Rect, _ point: Point) -> Pixel {
    guard case .path(let path) = layer[.path] else { return .zero }
    let isInside: Bool
    switch path {
    case .rectangle: isInside = bounds.contains(point)
    case .roundedRectangle:
      let radius = min(layer[.cornerRadius].double ?? 0, bounds.width / 2, bounds.height / 2)
      isInside = roundedContains(point, bounds, radius, .all)
    case .ellipse:
      let (x, y) = (point.x / bounds.width * 2 - 1, point.y / bounds.height * 2 - 1)
      isInside = x * x + y * y <= 1
    case .star, .polygon:
      let points = Int(layer[.points].double ?? 0)
      let inner = layer[.innerRadius].double ?? 1
      let count = path == .star ? 2 * points : points
      let corners = (0..<count).map { index in
        let turn = Double(index) * 2 * .pi / Double(count)
        let radius = path == .star && index % 2 == 1 ? inner : 1
        return Point(
          x: bounds.midX + sin(turn) * radius * bounds.width / 2,
          y: bounds.midY - cos(turn) * radius * bounds.height / 2)
      }
      isInside = turns([corners], around: point) != 0
    case .svg(let data):
      let turns = turns(polygons(SVGPathData(data)?.outline() ?? []), around: point)
      isInside = layer[.fillRule].text == "evenOdd" ? turns % 2 != 0 : turns != 0
    }
    return isInside ? color(layer[.fillColor]) : .zero
  }

  /// Of a path without curves.
  private func polygons(_ elements: [PathElement]) -> [[Point]] {
    var polygons: [[Point]] = []
    for element in elements {
      switch element {
      case .move(let end): polygons.append([end])
      case .line(let end), .curve(_, _, let end): polygons[polygons.count - 1].append(end)
      case .close: break
      }
    }
    return polygons
  }

  /// How often closed polygons go around a point.
  private func turns(_ polygons: [[Point]], around point: Point) -> Int {
    var angle = 0.0
    for polygon in polygons {
      for (a, b) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
        let (ax, ay, bx, by) = (a.x - point.x, a.y - point.y, b.x - point.x, b.y - point.y)
        angle += atan2(ax * by - ay * bx, ax * bx + ay * by)
      }
    }
    return Int((angle / (2 * .pi)).rounded())
  }

  private func color(_ value: Value) -> Pixel {
    guard let color = value.color?.mapped(into: .srgb) else { return .zero }
    let (parts, alpha) = (color.components, color.alpha)
    return Pixel(parts.first * alpha, parts.second * alpha, parts.third * alpha, alpha)
  }

  private func over(_ top: Pixel, _ below: Pixel) -> Pixel { top + below * (1 - top.w) }
}

extension Rect {
  fileprivate func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }
}
