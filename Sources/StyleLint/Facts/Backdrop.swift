import StyleModel

/// What one sees at a place of a look: its layers composited bottom to top, each with its opacity, as Core
/// Animation does.
///
/// Rounded corners, masks, transforms and shadows are left out: they hardly reach the middle of a control, where
/// text stands.
struct Backdrop: Equatable {
  let frames: [Rect]
  private let paints: [Paint]
  /// By the index of the layer that holds them, bottom to top.
  private let sublayers: [[Int]]

  init(_ look: LookValues, size: Size) {
    let frames = look.frames(in: size)
    var sublayers = Array(repeating: [Int](), count: frames.count)
    for (index, layer) in look.component.layers.enumerated() where !layer.isMask {
      if let parent = layer.parent { sublayers[parent].append(index) }
    }
    self.frames = frames
    self.sublayers = sublayers
    paints = look.layers.map { Paint($0, size: frames[$0.index].size) }
  }

  /// The colour at a point, with one text layer as if it filled its frame and no other text. nil where a picture
  /// of unknown colours lies there.
  func pixel(at point: Point, withText text: Int?) -> Pixel? {
    paints.isEmpty ? .clear : pixel(0, at: point, text)
  }

  private func pixel(_ index: Int, at point: Point, _ text: Int?) -> Pixel? {
    let paint = paints[index]
    let isInside = frames[index].contains(point)
    guard paint.opacity > 0, isInside || !paint.clips else { return .clear }
    var result = Pixel.clear
    if isInside {
      guard let contents = contents(index, at: point, text) else { return nil }
      result = contents.over(paint.background)
    }
    for sublayer in sublayers[index] {
      guard let pixel = pixel(sublayer, at: point, text) else { return nil }
      result = pixel.over(result)
    }
    return result.faded(paint.opacity)
  }

  private func contents(_ index: Int, at point: Point, _ text: Int?) -> Pixel? {
    let frame = frames[index]
    switch paints[index].contents {
    case .nothing: return .clear
    case .pixel(let pixel): return pixel
    case .text(let pixel): return index == text ? pixel : .clear
    case .picture: return nil
    case .gradient(let gradient):
      guard frame.width > 0, frame.height > 0 else { return .clear }
      return gradient.pixel(
        at: Point(x: (point.x - frame.x) / frame.width, y: (point.y - frame.y) / frame.height))
    case .component(let inner):
      return inner.pixel(at: Point(x: point.x - frame.x, y: point.y - frame.y), withText: nil)
    }
  }

  /// The parts of an area, along and down, at which it is enough to look.
  func samples(in area: Rect) -> (across: [Double], down: [Double]) {
    var (variesAcross, variesDown) = (false, false)
    for (index, paint) in paints.enumerated() where paint.opacity > 0 {
      switch paint.contents {
      case .nothing, .pixel, .picture: break
      case .text: continue
      case .gradient(let gradient):
        variesAcross = variesAcross || gradient.variesAcross
        variesDown = true
      case .component:
        (variesAcross, variesDown) = (true, true)
      }
      let frame = frames[index]
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
