import StyleModel

extension Scene.Item {
  /// A rectangle outside of which nothing is drawn; nil where nothing is drawn at all.
  func bounds(in studio: Studio) -> Rect? {
    switch self {
    case .fill(let shape, _, _):
      return shape.bounds
    case .stroke(let shape, _, let stroke):
      return shape.bounds.outset(by: stroke.width / 2 * reach(of: stroke, along: shape))
    case .text(let text):
      return text.bounds(in: studio)
    case .group(let group):
      return group.bounds(in: studio)
    }
  }
}

/// How many halves of its width a stroke reaches beyond the bounds of a shape.
private func reach(of stroke: Scene.Stroke, along shape: Scene.Shape) -> Double {
  switch shape {
  // Right angles at most: a mitre there ends where the straight sides do.
  case .rectangle, .roundedRectangle, .ellipse: 1
  // A mitre reaches furthest; a square cap √2 of half the width.
  case .path: stroke.join == .miter ? Scene.Stroke.miterLimit : 2.0.squareRoot()
  }
}

extension [Scene.Item] {
  func bounds(in studio: Studio) -> Rect? {
    compactMap { $0.bounds(in: studio) }.reduce(nil) { total, next in total?.union(next) ?? next }
  }
}

extension Scene.Group {
  func bounds(in studio: Studio) -> Rect? {
    guard opacity > 0, var bounds = items.bounds(in: studio) else { return nil }
    if let shadow { bounds = bounds.union(shadow.bounds(of: bounds)) }
    if let clip { bounds = bounds.intersection(clip.bounds) }
    if let mask {
      bounds = bounds.intersection(mask.bounds(in: studio) ?? Rect(x: 0, y: 0, width: 0, height: 0))
    }
    return transform.bounds(of: bounds)
  }
}

extension Scene.Text {
  /// Around the lines as they are set, with room for letters that stand out of theirs.
  func bounds(in studio: Studio) -> Rect? {
    studio.layOut(self).lines.map(\.bounds).reduce(nil) { total, next in total?.union(next) ?? next }?
      .outset(by: font.size / 4)
  }
}
