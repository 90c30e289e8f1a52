import StyleModel

/// The colours at points of a look, as `SceneBuilder` composites them, without drawing a picture.
///
/// Layers are composited from bottom to top with their opacities, by the same rules. Rounded corners, the outlines of shapes,
/// masks, transforms and shadows are ignored: they rarely reach the middle of a control, where its text is.
package struct Backdrop: Equatable {
  /// By the index of a layer, in points from the control's top left corner.
  package let frames: [Rect]
  private let paints: [LayerPaint]
  /// By the index of a layer, its lowest sublayer that shows anything beside ink; −1 where there is none.
  private let lowest: [Int]
  /// By the index of a layer, the next such above it in the same layer; −1 for the topmost.
  private let above: [Int]
  /// By the index of a layer, the one that it is drawn in; −1 for the root and for masks.
  private let parents: [Int]
  /// Whether something in it differs along or down whatever area is looked at.
  private let variesAcross, variesDown: Bool
  /// The frames of layers whose edges may cross an area, each once if there are many.
  private let edges: [Rect]

  package init(_ look: Look, size: Size) { self.init(look, size: size, root: nil) }

  /// Of a component that a layer holds: that layer is its root.
  init(sublayersOf look: Look, size: Size) { self.init(look, size: size, root: LayerPaint()) }

  /// `root` is what the root layer paints; nil for what it paints in the look.
  private init(_ look: Look, size: Size, root: LayerPaint?) {
    let frames = look.frames(in: size)
    let paints = look.layers.map { layer in
      layer.index == 0
        ? root ?? LayerPaint(layer, size: size) : LayerPaint(layer, size: frames[layer.index].size)
    }
    var lowest = Array(repeating: -1, count: frames.count)
    var above = lowest
    var parents = lowest
    for layer in look.layers.reversed() where !layer.isMask {
      guard let parent = layer.parent else { continue }
      parents[layer.index] = parent
      guard paints[layer.index].showsMoreThanInk || lowest[layer.index] >= 0 else { continue }
      above[layer.index] = lowest[parent]
      lowest[parent] = layer.index
    }
    var (variesAcross, variesDown) = (false, false)
    var edges: [Rect] = []
    edges.reserveCapacity(frames.count)
    for index in paints.indices where paints[index].opacity > 0 {
      switch paints[index].contents {
      case .nothing, .pixel, .picture: break
      case .text: continue
      case .gradient(let gradient):
        variesAcross = variesAcross || gradient.variesAcross
        variesDown = true
      case .image, .component:
        (variesAcross, variesDown) = (true, true)
      }
      edges.append(frames[index])
    }
    self.frames = frames
    self.lowest = lowest
    self.above = above
    self.parents = parents
    self.paints = paints
    self.variesAcross = variesAcross
    self.variesDown = variesDown
    self.edges = edges.count > 32 ? Array(Set(edges)) : edges
  }

  /// Everything else follows from these and the component.
  package static func == (a: Backdrop, b: Backdrop) -> Bool { a.frames == b.frames && a.paints == b.paints }

  /// The colour at a point without any text; nil where a picture of unknown colours lies there.
  package func pixel(at point: Point) -> Pixel? { pixels(at: point, around: nil)?.under }

  /// The colours at a point, with one text or symbol as if it filled its frame and no other; nil where a picture of unknown
  /// colours lies there.
  package func pixels(at point: Point, around foreground: Int?) -> Pixels? {
    paints.isEmpty ? Pixels(.clear) : pixels(0, at: point, foreground)
  }

  /// The sublayer of a layer that holds another one, or is it; −1 where none does.
  private func sublayer(of index: Int, holding layer: Int) -> Int {
    var next = layer
    while next >= 0, parents[next] != index { next = parents[next] }
    return next
  }

  /// Takes the lower of two sublayers of a layer, `other` or `next`, which then is the next above it.
  private func takeLower(_ next: inout Int, _ other: inout Int) -> Int? {
    let lower = other >= 0 && (next < 0 || other < next) ? other : next
    guard lower >= 0 else { return nil }
    if lower == next { next = above[next] }
    if lower == other { other = -1 }
    return lower
  }

  /// What one sees at a point without a text or symbol, and with it.
  package struct Pixels {
    package var under, over: Pixel

    fileprivate init(_ pixel: Pixel) { (under, over) = (pixel, pixel) }
  }

  /// `foreground` is looked at where the layer holds it. Others that show nothing but ink are passed over.
  private func pixels(_ index: Int, at point: Point, _ foreground: Int?) -> Pixels? {
    let isInside = frames[index].contains(point)
    guard paints[index].opacity > 0, isInside || !paints[index].clips else { return Pixels(.clear) }
    let background = isInside ? paints[index].background : .clear
    var result: Pixels
    if index == foreground, let ink = paints[index].ink {
      result = Pixels(background)
      if isInside { result.over = ink.over(background) }
    } else {
      guard let contents = contents(index, at: point) else { return nil }
      result = Pixels(contents.over(background))
    }
    let holder = foreground.map { sublayer(of: index, holding: $0) } ?? -1
    var (next, other) = (lowest[index], holder)
    while let sublayer = takeLower(&next, &other) {
      guard let pixels = pixels(sublayer, at: point, sublayer == holder ? foreground : nil) else {
        return nil
      }
      result.under = pixels.under.over(result.under)
      result.over = pixels.over.over(result.over)
    }
    result.under = result.under.faded(paints[index].opacity)
    result.over = result.over.faded(paints[index].opacity)
    return result
  }

  /// The topmost layer that shows at a point under another; nil where none does.
  package func topmostLayer(at point: Point, under foreground: Int) -> Int? {
    var top: Int?
    _ = look(in: 0, at: point, under: foreground, &top)
    return top
  }

  /// Goes through a layer and all in it from the bottom to the top. Returns whether `foreground` was met.
  private func look(in index: Int, at point: Point, under foreground: Int?, _ top: inout Int?) -> Bool {
    let isInside = frames[index].contains(point)
    guard paints[index].opacity > 0, isInside || !paints[index].clips else { return index == foreground }
    let hasBackground = isInside && paints[index].background.alpha > 0
    if hasBackground || index != foreground && (contents(index, at: point)?.alpha ?? 1) > 0 { top = index }
    if index == foreground { return true }
    let holder = foreground.map { sublayer(of: index, holding: $0) } ?? -1
    var (next, other) = (lowest[index], holder)
    while let sublayer = takeLower(&next, &other) {
      if look(in: sublayer, at: point, under: sublayer == holder ? foreground : nil, &top) { return true }
    }
    return false
  }

  /// What a layer itself shows at a point, but for ink; nil for a picture of unknown colours. A picture may reach beyond its layer.
  private func contents(_ index: Int, at point: Point) -> Pixel? {
    let frame = frames[index]
    let place = Point(x: point.x - frame.x, y: point.y - frame.y)
    if case .image(let pixel, let area) = paints[index].contents {
      return area.contains(place) ? pixel : .clear
    }
    guard frame.contains(point) else { return .clear }
    switch paints[index].contents {
    case .nothing, .text, .image: return .clear
    case .pixel(let pixel): return pixel
    case .picture: return nil
    case .gradient(let gradient):
      guard frame.width > 0, frame.height > 0 else { return .clear }
      return gradient.pixel(at: Point(x: place.x / frame.width, y: place.y / frame.height))
    case .component(let inner): return inner.pixel(at: place)
    }
  }

  /// The parts of an area, along and down, at which it is enough to look.
  package func samples(in area: Rect) -> (across: [Double], down: [Double]) {
    var (variesAcross, variesDown) = (variesAcross, variesDown)
    for frame in edges {
      if variesAcross, variesDown { break }
      guard frame.intersects(area) else { continue }
      variesAcross = variesAcross || frame.x > area.x || frame.maxX < area.maxX
      variesDown = variesDown || frame.y > area.y || frame.maxY < area.maxY
    }
    let parts = [0, 0.25, 0.5, 0.75, 1]
    return (variesAcross ? parts : [0.5], variesDown ? parts : [0.5])
  }
}

extension Rect {
  func contains(_ point: Point) -> Bool {
    point.x >= x && point.x <= maxX && point.y >= y && point.y <= maxY
  }

  func intersects(_ other: Rect) -> Bool {
    other.x < maxX && x < other.maxX && other.y < maxY && y < other.maxY
  }
}
