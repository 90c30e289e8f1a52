import StyleModel

/// The colours at points of a look, as `SceneBuilder` composites them, without drawing a picture.
///
/// Layers are composited from bottom to top with their opacities, by the same rules, within their masks and the outlines of shapes.
/// Rounded corners, transforms, strokes and shadows are ignored: they rarely reach the middle of a control, where its text is.
package struct Backdrop: Equatable {
  /// The frame of each layer, in points from the control's top left corner.
  package let frames: [Rect]
  let paints: [LayerPaint]
  /// The index of each layer's lowest sublayer that shows anything beside ink; −1 where there is none.
  let lowest: [Int]
  /// The index of the next layer above each one, in the same layer, that shows anything beside ink; −1 for the topmost.
  private let above: [Int]
  /// The number of layers that show anything beside ink: at most so many are composited for one point.
  package let paintedLayers: Int
  /// The index of the layer that each one is drawn in; −1 for the root and for masks.
  private let parents: [Int]
  /// The index of each layer's mask, and of each mask's layer; −1 where there is none. Empty where no layer has a mask.
  let masks, masked: [Int]
  /// Whether something in the look differs along or down any area.
  private let variesAcross, variesDown: Bool
  /// The frames of layers whose edges may cross an area, each once if there are many.
  private let edges: [Rect]

  package init(_ look: Look, size: Size) { self.init(look, in: look.frames(in: size)) }

  /// - Parameter frames: The frames of the look's layers.
  package init(_ look: Look, in frames: [Rect]) { self.init(look, frames, root: nil) }

  /// - Parameters:
  ///   - frames: The frames of the look's layers.
  ///   - other: Another look of the same style in the same size, and its backdrop, which may share most layers with this one.
  package init(
    _ look: Look, in frames: @autoclosure () -> [Rect], like other: (look: Look, backdrop: Backdrop)
  ) {
    let before = other.backdrop.frames
    let frames = look.hasFixedFrames ? before : frames()
    guard let changed = look.changedLayers(since: other.look) else {
      self.init(look, in: frames)
      return
    }
    var paints = other.backdrop.paints
    for index in paints.indices where changed.contains(index) || frames[index].size != before[index].size {
      paints[index] = LayerPaint(look.layer(index), size: frames[index].size)
    }
    self.init(look, frames, paints)
  }

  /// Makes the backdrop of a component that a layer holds: that layer is its root.
  init(sublayersOf look: Look, size: Size) { self.init(look, look.frames(in: size), root: LayerPaint()) }

  /// Makes a backdrop with the paint `root` of the root layer; nil for what that paints in the look.
  private init(_ look: Look, _ frames: [Rect], root: LayerPaint?) {
    self.init(
      look, frames,
      look.layers.map { layer in
        if layer.index == 0, let root { return root }
        return LayerPaint(layer, size: frames[layer.index].size)
      })
  }

  private init(_ look: Look, _ frames: [Rect], _ paints: [LayerPaint]) {
    var lowest = Array(repeating: -1, count: frames.count)
    var above = lowest
    var parents = lowest
    var paintedLayers = 1
    var (masks, masked): ([Int], [Int]) = ([], [])
    for layer in look.layers.reversed() {
      guard let parent = layer.parent else { continue }
      if layer.isMask {
        if masks.isEmpty {
          masks = Array(repeating: -1, count: frames.count)
          masked = masks
        }
        (masks[parent], masked[layer.index]) = (layer.index, parent)
        continue
      }
      parents[layer.index] = parent
      guard paints[layer.index].showsMoreThanInk || lowest[layer.index] >= 0 else { continue }
      above[layer.index] = lowest[parent]
      lowest[parent] = layer.index
      paintedLayers += 1
    }
    var (variesAcross, variesDown) = (false, false)
    var edges: [Rect] = []
    edges.reserveCapacity(frames.count)
    for index in paints.indices where paints[index].opacity > 0 {
      switch paints[index].contents {
      case .nothing, .pixel, .picture: break
      case .text: continue
      case .outline:
        (variesAcross, variesDown) = (true, true)
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
    self.paintedLayers = paintedLayers
    self.parents = parents
    (self.masks, self.masked) = (masks, masked)
    self.paints = paints
    self.variesAcross = variesAcross
    self.variesDown = variesDown
    self.edges = edges.count > 32 ? Array(Set(edges)) : edges
  }

  /// Compares the frames and the paints; everything else follows from these and the component.
  package static func == (a: Backdrop, b: Backdrop) -> Bool { a.frames == b.frames && a.paints == b.paints }

  /// The colour at a point without any text; nil where a picture of unknown colours lies there.
  package func pixel(at point: Point) -> Pixel? { pixels(at: point, around: nil)?.under }

  /// The colours at a point, with one text or symbol as if it filled its frame and no other; nil where a picture of unknown
  /// colours lies there.
  ///
  /// - Parameters:
  ///   - foreground: The index of the text or symbol. One that is in a mask shows the layer that the mask belongs to.
  ///   - picture: The colour that stands for pictures of unknown colours.
  package func pixels(at point: Point, around foreground: Int?, picture: Pixel? = nil) -> Pixels? {
    if paints.isEmpty { return Pixels(.clear) }
    var question = Question(foreground: foreground, stencil: nil, picture: picture)
    if let foreground, let shown = layer(seenThrough: foreground) {
      question = Question(foreground: shown, stencil: paints[foreground].ink?.alpha ?? 0, picture: picture)
    }
    return pixels(0, at: point, question, holder: 0)
  }

  /// The conditions under which the colours at a point are computed.
  private struct Question {
    let foreground: Int?
    /// The opacity of the foreground in a mask; nil for a text or symbol of its own.
    let stencil: Double?
    let picture: Pixel?
  }

  /// The layer whose colours a text or symbol shows: itself, or the layer with the mask that it is in.
  package func shownLayer(of foreground: Int) -> Int { layer(seenThrough: foreground) ?? foreground }

  /// The layer with the mask that a layer is in; nil for one that is in none.
  private func layer(seenThrough layer: Int) -> Int? {
    if masks.isEmpty { return nil }
    var root = layer
    while parents[root] >= 0 { root = parents[root] }
    return masked[root] >= 0 ? masked[root] : nil
  }

  /// The part of a layer that its mask leaves at a point. Letters and symbols leave too little to count.
  private func coverage(ofMask mask: Int, at point: Point) -> Double {
    if paints[mask].ink != nil, case .text = paints[mask].contents { return 0 }
    if paints[mask].ink != nil, case .picture = paints[mask].contents { return 0 }
    let none = Question(foreground: nil, stencil: nil, picture: Pixel(.black))
    return pixels(mask, at: point, none, holder: -1)?.under.alpha ?? 1
  }

  /// The sublayer of a layer that is or holds another one; −1 where none does.
  func sublayer(of index: Int, holding layer: Int) -> Int {
    var next = layer
    while next >= 0, parents[next] != index { next = parents[next] }
    return next
  }

  /// Takes the lower of two sublayers of a layer, `other` or `next`; if that is `next`, moves it to the next one above.
  func takeLower(_ next: inout Int, _ other: inout Int) -> Int? {
    let lower = other >= 0 && (next < 0 || other < next) ? other : next
    guard lower >= 0 else { return nil }
    if lower == next { next = above[next] }
    if lower == other { other = -1 }
    return lower
  }

  /// The colours at a point without a text or symbol, and with it.
  package struct Pixels {
    package var under, over: Pixel

    fileprivate init(_ pixel: Pixel) { (under, over) = (pixel, pixel) }
  }

  /// The colours of a layer and all in it at a point. `foreground` is drawn where the layer holds it, other layers with nothing but ink are
  /// left out.
  ///
  /// - Parameter holder: The layer if it is the foreground or holds it; −1 otherwise.
  private func pixels(_ index: Int, at point: Point, _ question: Question, holder: Int) -> Pixels? {
    let isInside = frames[index].contains(point)
    guard paints[index].opacity > 0, isInside || !paints[index].clips else { return Pixels(.clear) }
    let background = isInside ? paints[index].background : .clear
    let isForeground = index == holder && index == question.foreground
    var result: Pixels
    if isForeground, question.stencil == nil, let ink = paints[index].ink {
      result = Pixels(background)
      if isInside { result.over = ink.over(background) }
    } else {
      guard let contents = contents(index, at: point) ?? question.picture else { return nil }
      result = Pixels(contents.over(background))
    }
    let isSeenThrough = isForeground && question.stencil != nil
    let inner =
      index == holder && !isSeenThrough
      ? question.foreground.map { sublayer(of: index, holding: $0) } ?? -1 : -1
    var (next, other) = (lowest[index], inner)
    while let sublayer = takeLower(&next, &other) {
      guard let pixels = pixels(sublayer, at: point, question, holder: sublayer == inner ? inner : -1) else {
        return nil
      }
      result.under = pixels.under.over(result.under)
      result.over = pixels.over.over(result.over)
    }
    if isSeenThrough, let stencil = question.stencil {
      (result.under, result.over) = (.clear, result.over.faded(stencil))
    } else if !masks.isEmpty, masks[index] >= 0 {
      let part = coverage(ofMask: masks[index], at: point)
      result.under = result.under.faded(part)
      // What is judged is looked at as if the mask left it.
      if index != holder { result.over = result.under }
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

  /// The contents of a layer at a point, but for ink; nil for a picture of unknown colours. A picture and an outline may reach beyond their
  /// layer.
  private func contents(_ index: Int, at point: Point) -> Pixel? {
    let frame = frames[index]
    let place = Point(x: point.x - frame.x, y: point.y - frame.y)
    if case .image(let pixel, let area) = paints[index].contents {
      return area.contains(place) ? pixel : .clear
    }
    // As an SVG path may.
    if case .outline(let pixel, let outline) = paints[index].contents {
      return outline.contains(place) ? pixel : .clear
    }
    guard frame.contains(point) else { return .clear }
    switch paints[index].contents {
    case .nothing, .text, .image, .outline: return .clear
    case .pixel(let pixel): return pixel
    case .picture: return nil
    case .gradient(let gradient):
      guard frame.width > 0, frame.height > 0 else { return .clear }
      return gradient.pixel(at: Point(x: place.x / frame.width, y: place.y / frame.height))
    case .component(let inner): return inner.pixel(at: place)
    }
  }

  /// The points of an area, along and down, that represent it: between any two edges of layers, and at even distances where colours change
  /// gradually.
  ///
  /// - Parameter lines: How many lines of text the area has.
  package func samples(in area: Rect, lines: Int = 1) -> (across: [Double], down: [Double]) {
    var (across, down): ([Double], [Double]) = ([], [])
    for frame in edges where frame.intersects(area) {
      if frame.x > area.x { across.append((frame.x - area.x) / area.width) }
      if frame.maxX < area.maxX { across.append((frame.maxX - area.x) / area.width) }
      if frame.y > area.y { down.append((frame.y - area.y) / area.height) }
      if frame.maxY < area.maxY { down.append((frame.maxY - area.y) / area.height) }
    }
    return (
      Backdrop.parts(between: across, count: variesAcross ? 5 : 1),
      Backdrop.parts(between: down, count: variesDown ? min(2 * lines + 3, 15) : 1)
    )
  }

  private static let middle = [0.5]
  private static let five = [0, 0.25, 0.5, 0.75, 1]

  /// The parts (0…1) of an area at which to sample colours: the middles between the edges, and `count` even ones.
  private static func parts(between edges: [Double], count: Int) -> [Double] {
    // Most areas lie on one colour, or on a gradient.
    let even =
      count == 1 ? middle : count == 5 ? five : (0..<count).map { Double($0) / Double(count - 1) }
    if edges.isEmpty { return even }
    let cuts = [0] + Set(edges).sorted() + [1]
    // Of very many edges the first ones are enough, since layers that are laid out evenly are alike.
    let between = zip(cuts, cuts.dropFirst()).prefix(24).map { ($0 + $1) / 2 }
    return count == 1 ? between + [0, 1] : even + between
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
