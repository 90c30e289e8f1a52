import SeededRandom
import StyleModel

/// Trees of layers at random: every kind, with all that Core Animation composites. Places are quarters of a point, so that
/// counting sixteen points a pixel's side is exact for what is not turned.
struct RandomLayers {
  private var random: SplitMix

  static let size = Size(width: 44, height: 36)

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  mutating func tree() -> ModelLayer {
    var root = ModelLayer(frame: Rect(size: Self.size))
    for _ in 0..<2 { root.sublayers.append(layer(in: Self.size, depth: 2, isTransformed: false)) }
    return root
  }

  private mutating func quarters(_ range: ClosedRange<Double>) -> Double {
    (random.number(range) * 4).rounded() / 4
  }

  private mutating func part() -> Int { random.pick([0, 51, 102, 153, 204, 255]) }

  private mutating func color(isOpaque: Bool = false) -> ModelColor {
    ModelColor(part(), part(), part(), isOpaque || random.flip() ? 255 : random.pick([64, 128, 200]))
  }

  private mutating func layer(in size: Size, depth: Int, isTransformed: Bool) -> ModelLayer {
    let width = quarters(min(12, size.width * 0.5)...max(13, size.width * 0.9))
    let height = quarters(min(10, size.height * 0.5)...max(11, size.height * 0.9))
    var layer = ModelLayer(
      frame: Rect(
        x: quarters(-2...max(0, size.width - width)), y: quarters(-2...max(0, size.height - height)),
        width: width, height: height))
    layer.kind = kind()
    if random.flip() { layer.background = color() }
    if random.flip() { layer.cornerRadius = random.pick([3, 6.5, 10, 40]) }
    if layer.cornerRadius > 0, random.flip() { layer.roundCorners = (0..<4).map { _ in random.flip() } }
    if random.flip() { (layer.borderWidth, layer.borderColor) = (random.pick([0.5, 1, 3, 8]), color()) }
    layer.masksToBounds = random.flip()
    if random.number(0...1) < 0.3 { layer.opacity = random.pick([0.2, 0.5, 0.8]) }
    layer.isHidden = random.number(0...1) < 0.05
    var isTurned = isTransformed
    if !isTransformed, random.number(0...1) < 0.4 {
      isTurned = true
      layer.rotation = random.pick([0, 17, 45, 90, -130])
      layer.scale = random.pick([
        Size(width: 1, height: 1), Size(width: 1.25, height: 0.75), Size(width: -1, height: 1),
      ])
      layer.translation = Point(x: quarters(-4...4), y: quarters(-4...4))
      layer.anchor = random.pick([Point(x: 0.5, y: 0.5), Point(x: 0, y: 0.25)])
    }
    // Only where no layer around is transformed can the model tell where a shadow falls.
    if !isTransformed, random.number(0...1) < 0.3 {
      layer.shadow = ModelLayer.Shadow(
        color: color(), opacity: random.pick([0.4, 1]),
        offset: Size(width: random.pick([-3.0, 2, 5]), height: random.pick([-2.0, 0, 4])))
    }
    if random.number(0...1) < 0.3 {
      layer.boxShadows = (0..<random.pick([1, 2])).map { _ in
        ModelLayer.BoxShadow(
          cast: ModelLayer.Shadow(
            color: color(), opacity: random.pick([0.4, 1]),
            offset: Size(width: random.pick([-3.0, 0, 2]), height: random.pick([-1.5, 0, 4]))),
          spread: random.pick([-2.0, 0, 0.5, 3]), isInset: random.flip())
      }
    }
    let hasShadow = layer.shadow != nil
    if depth > 0 {
      for _ in 0..<random.pick([0, 1, 2]) {
        layer.sublayers.append(
          self.layer(in: layer.frame.size, depth: depth - 1, isTransformed: isTurned || hasShadow))
      }
      if random.number(0...1) < 0.3 {
        var mask = self.layer(in: layer.frame.size, depth: 0, isTransformed: true)
        mask.isHidden = false
        layer.mask = [mask]
      }
    }
    return layer
  }

  private mutating func kind() -> ModelLayer.Kind {
    switch Int(random.number(0...7.99)) {
    case 0, 1, 2:
      let points = [
        Point(x: 0, y: 0), Point(x: 1, y: 1), Point(x: 0.5, y: 0.5), Point(x: 0.25, y: 1),
        Point(x: 1, y: 0.5),
      ]
      let start = random.pick(points)
      let end = random.pick(points.filter { $0 != start })
      let stops = random.pick([[0.0, 1], [0.2, 0.6], [0, 0.35, 1], [0.1, 0.5, 0.9]]).map {
        (color: color(isOpaque: random.flip()), location: $0)
      }
      return .gradient(type: random.pick(["axial", "radial", "conic"]), start: start, end: end, stops: stops)
    case 3: return .ellipse(color())
    case 4: return .star(color(), points: random.pick([3, 5, 8]), inner: random.pick([0.4, 0.7]))
    case 5: return .outlined(fill: color(), line: color(), width: random.pick([0.5, 2, 5]))
    case 6:
      return .image(
        color(),
        contentMode: random.pick(["scaleToFill", "center", "scaleAspectFit", "scaleAspectFill", "topRight"]))
    default: return .rectangle
    }
  }
}

// MARK: As a style file says it

extension ModelLayer {
  /// A component whose layer it is.
  var file: String {
    """
    components:
      Box:
        base: UIView
        layer: \(keys(isRoot: true))
        preview: { size: [\(frame.width), \(frame.height)] }
    """
  }

  private func keys(isRoot: Bool, name: String = "l") -> String {
    let keys = isRoot ? [] : ["frame: [\(frame.x), \(frame.y), \(frame.width), \(frame.height)]"]
    let all = kindKeys(isRoot: isRoot) + keys + commonKeys + nestedKeys(name)
    return isRoot ? "{ \(all.joined(separator: ", ")) }" : all.joined(separator: ", ")
  }

  private func point(_ point: Point) -> String { "[\(point.x), \(point.y)]" }

  private func kindKeys(isRoot: Bool) -> [String] {
    switch kind {
    case .rectangle: return isRoot ? [] : ["kind: rectangle"]
    case .gradient(let type, let start, let end, let stops):
      let list = stops.map { "{ color: \($0.color.yaml), location: \($0.location) }" }
      return [
        "kind: gradient", "type: \(type)", "startPoint: \(point(start))", "endPoint: \(point(end))",
        "stops: [\(list.joined(separator: ", "))]",
      ]
    case .ellipse(let color): return ["kind: shape", "path: ellipse", "fillColor: \(color.yaml)"]
    case .star(let color, let points, let inner):
      return [
        "kind: shape", "path: star", "points: \(points)", "innerRadius: \(inner)", "fillColor: \(color.yaml)",
      ]
    case .outlined(let fill, let line, let width):
      return [
        "kind: shape", "path: rectangle", "fillColor: \(fill.yaml)", "strokeColor: \(line.yaml)",
        "lineWidth: \(width)",
      ]
    case .image(let color, let mode):
      return ["kind: image", "contents: { color: \(color.yaml) }", "contentMode: \(mode)"]
    }
  }

  private var commonKeys: [String] {
    var keys: [String] = []
    if let background { keys.append("backgroundColor: \(background.yaml)") }
    if cornerRadius > 0 {
      keys.append("cornerRadius: \(cornerRadius)")
      let names = zip(["topLeft", "topRight", "bottomRight", "bottomLeft"], roundCorners).filter(\.1).map(\.0)
      if names.count < 4 { keys.append("maskedCorners: [\(names.joined(separator: ", "))]") }
    }
    if borderWidth > 0 { keys += ["borderWidth: \(borderWidth)", "borderColor: \(borderColor.yaml)"] }
    if masksToBounds { keys.append("masksToBounds: true") }
    if opacity < 1 { keys.append("opacity: \(opacity)") }
    if isHidden { keys.append("hidden: true") }
    if let shadow {
      keys += [
        "shadowColor: \(shadow.color.yaml)", "shadowOpacity: \(shadow.opacity)", "shadowRadius: 0",
        "shadowOffset: [\(shadow.offset.width), \(shadow.offset.height)]",
      ]
    }
    if !boxShadows.isEmpty {
      let list = boxShadows.map { shadow in
        let (cast, offset) = (shadow.cast, shadow.cast.offset)
        return
          "{ color: \(cast.color.yaml), opacity: \(cast.opacity), offset: [\(offset.width), \(offset.height)], "
          + "spread: \(shadow.spread), inset: \(shadow.isInset) }"
      }
      keys.append("shadows: [\(list.joined(separator: ", "))]")
    }
    if rotation != 0 || scale != Size(width: 1, height: 1) || translation != Point(x: 0, y: 0) {
      keys += [
        "anchorPoint: \(point(anchor))",
        "transform: { scale: [\(scale.width), \(scale.height)], rotation: \(rotation), translation: \(point(translation)) }",
      ]
    }
    return keys
  }

  private func nestedKeys(_ name: String) -> [String] {
    var keys: [String] = []
    if !sublayers.isEmpty {
      let list = sublayers.enumerated().map { index, layer in
        "{ name: \(name)\(index), \(layer.keys(isRoot: false, name: "\(name)\(index)")) }"
      }
      keys.append("sublayers: [\(list.joined(separator: ", "))]")
    }
    if let mask = mask.first {
      keys.append("mask: { name: \(name)mask, \(mask.keys(isRoot: false, name: "\(name)mask")) }")
    }
    return keys
  }
}
