import StyleModel

extension Scene.Item {
  /// A rectangle outside of which nothing is drawn; nil where nothing is drawn at all.
  package func bounds(in layouts: any TextLayouts) -> Rect? {
    switch self {
    case .fill(let shape, _, _):
      return shape.bounds
    case .stroke(let shape, _, let stroke):
      return shape.bounds.outset(by: stroke.width / 2 * stroke.reach(along: shape))
    case .text(let text):
      guard let lines = layouts.bounds(of: text) else { return nil }
      // With space for letters that reach beyond their lines.
      let drawn = lines.outset(by: text.font.size / 4)
      return text.clip(for: lines).map { drawn.intersection($0) } ?? drawn
    case .image(let image):
      return image.box
    case .group(let group):
      return group.bounds(in: layouts)
    }
  }
}

extension Scene.Text {
  /// The rectangle that cuts off lines with these bounds; nil where they fit, so that letters may reach beyond them.
  ///
  /// Lines fit if an eighth of the font's size is missing: in an app, they have another font, whose lines are often that much lower.
  package func clip(for lines: Rect) -> Rect? {
    let room = box.outset(by: font.size / 8)
    let fits =
      lines.x >= room.x && lines.y >= room.y && lines.maxX <= room.maxX && lines.maxY <= room.maxY
    return isClipped && !fits ? box : nil
  }
}

extension [Scene.Item] {
  package func bounds(in layouts: any TextLayouts) -> Rect? {
    compactMap { $0.bounds(in: layouts) }.reduce(nil) { total, next in total?.union(next) ?? next }
  }
}

extension Scene.Group {
  func bounds(in layouts: any TextLayouts) -> Rect? {
    guard opacity > 0, var bounds = items.bounds(in: layouts) else { return nil }
    // Past three sigmas less than 0.14 % is left of anything.
    if blur > 0 { bounds = bounds.outset(by: 3 * blur) }
    if let shadow {
      let cast = shadow.bounds(of: bounds)
      bounds = shadow.isAlone ? cast : bounds.union(cast)
    }
    if let clip { bounds = bounds.intersection(clip.bounds) }
    if let mask {
      bounds = bounds.intersection(mask.bounds(in: layouts) ?? Rect(x: 0, y: 0, width: 0, height: 0))
    }
    return transform.bounds(of: bounds)
  }
}
