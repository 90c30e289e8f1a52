import Foundation
import StyleModel

/// A pixel of the picture, anywhere.
package struct ModelPixel {
  var center: Point
  /// The length of its sides, 0 for a point.
  var side: Double

  package init(center: Point, side: Double) {
    self.center = center
    self.side = side
  }
}

extension ModelLayer {
  /// What a point of the layer's parent shows of it, premultiplied.
  package func pixel(at point: Point, mixing: ModelView.Mixing = .straight) -> ModelColor {
    var view = ModelView(ModelPixel(center: point, side: 0), mixing: mixing)
    return view.color(of: self)
  }
}

/// What a pixel shows of a tree of layers, worked out from the layers.
///
/// Each thing that a layer draws (its background, its contents, its border) covers a part of a pixel; parts are counted by
/// points in the pixel, and colours blend one over the other as layers are composited.
package struct ModelView {
  /// Whether some edge runs through the pixel.
  package private(set) var isAtEdge = false
  /// Whether an edge and another one that cuts the same thing run through the pixel: both edges between which the shadow of a box lies, or
  /// one of what a layer holds and its own, where it masks.
  package private(set) var isAtSeam = false
  private let pixel: ModelPixel
  private let mixing: Mixing

  /// How colours between two stops of a gradient come about.
  package enum Mixing: Sendable {
    /// Each component and the alpha apart, as `CAGradientLayer` does.
    case straight
    /// With premultiplied alpha, as SwiftUI does.
    case premultiplied
  }

  package init(_ pixel: ModelPixel, mixing: Mixing = .straight) {
    self.pixel = pixel
    self.mixing = mixing
  }

  package mutating func color(of layer: ModelLayer) -> ModelColor { color(layer, Way(), Point(x: 0, y: 0)) }

  /// - Parameter shift: Of the pixel, in the picture, for what falls as a shadow.
  private mutating func color(_ layer: ModelLayer, _ outer: Way, _ shift: Point) -> ModelColor {
    guard !layer.isHidden, layer.opacity > 0, layer.transform.scale.width != 0,
      layer.transform.scale.height != 0
    else { return .zero }
    let way = layer.way(from: outer)
    var color = composited(layer, way, shift)
    let shadow = layer.shadow
    if shadow.opacity > 0, shadow.radius == 0, !layer.masksToBounds {
      // The shadow's offset is in the layer's own coordinates: where does it lead in the picture?
      let offset = layer.inPicture(shadow.offset)
      let moved = Point(x: shift.x - offset.x, y: shift.y - offset.y)
      let alpha = composited(layer, way, moved).w
      color = color.over(ModelColor(premultiplied: .color(shadow.color)) * (shadow.opacity * alpha))
    }
    for mask in layer.mask { color *= self.color(mask, way, shift).w }
    return color * layer.opacity
  }

  /// Background, contents, sublayers, border and outline.
  private mutating func composited(_ layer: ModelLayer, _ way: Way, _ shift: Point) -> ModelColor {
    let size = layer.frame.size
    let bounds = Rect(size: size)
    let box = RoundedArea(rect: bounds, radius: layer.cornerRadius, corners: layer.corners)
    var result = ModelColor.zero
    if !layer.masksToBounds { result = boxShadows(of: layer, isInset: false, over: result, way, shift) }
    if layer.background.w > 0 {
      result = (layer.background * part(box.contains, bounds, way, shift)).over(result)
    }
    // A gradient fills the outline, and is cut by it once; all other contents, and the sublayers, are cut as one.
    var inside = ModelColor.zero
    let wasAtEdge = isAtEdge
    isAtEdge = false
    switch layer.kind {
    case .gradient: result = gradient(layer, box, way, shift).over(result)
    case .shape: inside = shape(layer, way, shift)
    case .image: inside = image(layer, way, shift)
    case .other: break
    }
    inside = boxShadows(of: layer, isInset: true, over: inside, way, shift)
    for sublayer in layer.sublayers { inside = color(sublayer, way, shift).over(inside) }
    let innerEdge = isAtEdge
    isAtEdge = wasAtEdge || innerEdge
    if layer.masksToBounds {
      let left = part(box.contains, bounds, way, shift)
      inside *= left
      if innerEdge, left > 0, left < 1 { isAtSeam = true }
    }
    result = inside.over(result)
    let width = min(layer.borderWidth, min(size.width, size.height) / 2)
    if width > 0 {
      let inner = RoundedArea(
        rect: bounds.inset(by: EdgeInsets(width)), radius: max(0, box.fitted - width), corners: layer.corners)
      let border = part({ box.contains($0) && !inner.contains($0) }, bounds, way, shift)
      result = (layer.borderColor * border).over(result)
    }
    if let outline = layer.outline, outline.width > 0, !layer.masksToBounds {
      let (outer, inner) = (box.grown(by: outline.offset + outline.width), box.grown(by: outline.offset))
      let ring = part({ outer.contains($0) && !inner.contains($0) }, outer.rect, way, shift)
      result = (ModelColor(premultiplied: .color(outline.color)) * ring).over(result)
    }
    return result
  }

  /// Outwards beside the box, inwards within it; as if they had no blur.
  private mutating func boxShadows(
    of layer: ModelLayer, isInset: Bool, over below: ModelColor, _ way: Way, _ shift: Point
  ) -> ModelColor {
    let bounds = Rect(size: layer.frame.size)
    let box = RoundedArea(rect: bounds, radius: layer.cornerRadius, corners: layer.corners)
    var result = below
    for shadow in layer.boxShadows.reversed() where shadow.isInset == isInset {
      let grown = box.spread(by: isInset ? -shadow.spread : shadow.spread)
      let (area, offset) = (grown.rect, shadow.offset)
      let moved = Rect(
        x: area.x + offset.width, y: area.y + offset.height, width: area.width, height: area.height)
      func isInShadow(_ point: Point) -> Bool {
        grown.contains(Point(x: point.x - offset.width, y: point.y - offset.height))
      }
      let covered = part(
        { box.contains($0) == isInset && isInShadow($0) != isInset }, isInset ? bounds : moved, way, shift)
      if pixel.side > 0 {
        let parts = [part(box.contains, bounds, way, shift), part(isInShadow, moved, way, shift)]
        if parts.allSatisfy({ $0 > 0 && $0 < 1 }) { isAtSeam = true }
      }
      result = (ModelColor(premultiplied: .color(shadow.color)) * (shadow.opacity * covered)).over(result)
    }
    return result
  }

  // MARK: Contents

  private mutating func gradient(
    _ layer: ModelLayer, _ box: RoundedArea, _ way: Way, _ shift: Point
  ) -> ModelColor {
    let (gradient, size, mixing) = (layer.gradient, layer.frame.size, mixing)
    guard gradient.stops.count > 1 else { return .zero }
    let covered = part(box.contains, Rect(size: size), way, shift)
    guard covered > 0 else { return .zero }
    func location(_ place: Point) -> Double {
      let point = way.apply(Point(x: place.x + shift.x, y: place.y + shift.y))
      return gradient.location(
        of: Point(x: point.x / size.width, y: point.y / size.height), in: size)
    }
    func color(_ place: Point) -> ModelColor { gradient.color(at: location(place), mixing) }
    // The seam of a conic gradient is an edge too, and its middle.
    if gradient.type == "conic", pixel.side > 0 {
      let rough = grid(0.999).map(location)
      if let least = rough.min(), let most = rough.max(), most - least > 0.1 {
        isAtEdge = true
        let fine = samples(16)
        return fine.reduce(.zero) { $0 + color($1) } / Double(fine.count) * covered
      }
    }
    return color(pixel.center) * covered
  }

  private mutating func shape(_ layer: ModelLayer, _ way: Way, _ shift: Point) -> ModelColor {
    let (shape, size) = (layer.shape, layer.frame.size)
    let bounds = Rect(size: size)
    func isInRectangle(_ point: Point, _ distance: Double) -> Bool {
      point.x > -distance && point.y > -distance && point.x < size.width + distance
        && point.y < size.height + distance
    }
    var reach = bounds
    let contains: (Point) -> Bool
    switch shape.path {
    case .rectangle: contains = { isInRectangle($0, 0) }
    case .roundedRectangle:
      contains = RoundedArea(rect: bounds, radius: layer.cornerRadius, corners: .all).contains
    case .ellipse:
      let (rx, ry) = (size.width / 2, size.height / 2)
      contains = { pow(($0.x - rx) / rx, 2) + pow(($0.y - ry) / ry, 2) < 1 }
    case .star where layer.cornerRadius > 0, .polygon where layer.cornerRadius > 0:
      contains = RoundedPolygon(shape, radius: layer.cornerRadius, size).contains
    case .star: contains = { isInStar($0, shape.points, inner: shape.innerRadius, size) }
    case .polygon: contains = { isInPolygon($0, shape.points, size) }
    case .arc, .sector, .ring: contains = { shape.isInPartOfEllipse($0, size) }
    case .bubble: contains = { shape.isInBubble($0, radius: layer.cornerRadius, size) }
    case .svg(let path):
      let outlines = shape.polygons.map { $0.map { path.place($0, in: size) } }
      let points = outlines.joined()
      let (left, top) = (points.map(\.x).min() ?? 0, points.map(\.y).min() ?? 0)
      reach = Rect(
        x: left, y: top, width: (points.map(\.x).max() ?? 0) - left,
        height: (points.map(\.y).max() ?? 0) - top)
      contains = { point in
        let turns = turns(of: outlines, around: point)
        return shape.isEvenOdd ? turns % 2 != 0 : turns != 0
      }
    }
    var result = shape.fill * part(contains, reach, way, shift)
    if shape.path == .rectangle, shape.line.w > 0, shape.lineWidth > 0 {
      let half = shape.lineWidth / 2
      let lined = part(
        { isInRectangle($0, half) && !isInRectangle($0, -half) }, bounds.inset(by: EdgeInsets(-half)), way,
        shift)
      result = (shape.line * lined).over(result)
    }
    return result
  }

  private mutating func image(_ layer: ModelLayer, _ way: Way, _ shift: Point) -> ModelColor {
    guard let color = layer.image.color else { return .zero }
    let place = placeOfPoint(in: layer.frame.size, layer.image.contentMode)
    let covered = part(
      { $0.x >= place.x && $0.y >= place.y && $0.x < place.maxX && $0.y < place.maxY }, place, way, shift)
    return color * covered
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
    if pixel.side == 0 { return isInside(pixel.center) ? 1 : 0 }
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

extension ModelLayer {
  /// Scaled, then turned, then moved, about the anchor point; the origin of the result is the corner of the layer's bounds.
  fileprivate func way(from outer: Way) -> Way {
    let pivot = Point(x: frame.x + anchor.x * frame.width, y: frame.y + anchor.y * frame.height)
    let angle = -transform.rotation * .pi / 180
    let move = Point(
      x: transform.translation.x + transform.relativeTranslation.x * frame.width,
      y: transform.translation.y + transform.relativeTranslation.y * frame.height)
    var way = outer
    way.growth /= min(abs(transform.scale.width), abs(transform.scale.height))
    way.steps.append { [transform, frame, anchor] point in
      let (x, y) = (point.x - pivot.x - move.x, point.y - pivot.y - move.y)
      let turned = Point(x: x * cos(angle) - y * sin(angle), y: x * sin(angle) + y * cos(angle))
      return Point(
        x: turned.x / transform.scale.width + anchor.x * frame.width,
        y: turned.y / transform.scale.height + anchor.y * frame.height)
    }
    return way
  }

  /// A distance in the layer's coordinates as one in the picture's, where only this layer and none around it is transformed.
  fileprivate func inPicture(_ distance: Size) -> Point {
    let angle = transform.rotation * .pi / 180
    let (x, y) = (distance.width * transform.scale.width, distance.height * transform.scale.height)
    return Point(x: x * cos(angle) - y * sin(angle), y: x * sin(angle) + y * cos(angle))
  }
}

/// From the coordinates of the picture to those of a layer's parent.
private struct Way {
  var steps: [(Point) -> Point] = []
  /// How many times a length may grow.
  var growth = 1.0

  func apply(_ point: Point) -> Point { steps.reduce(point) { $1($0) } }
}
