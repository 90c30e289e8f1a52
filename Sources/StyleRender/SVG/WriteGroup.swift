import StyleModel
import StyleScene

extension SVGWriter {
  /// Writes a group as a `g` with its effects, or its items alone where it has none.
  ///
  /// Renderers disagree about filters on a rotated or stretched element: some blur along its axes, some along those of the picture. So no
  /// filter is inside a transform: where a group has a shadow or a blur, or something in it has, the transforms of its items are written on
  /// their contents instead.
  mutating func write(_ group: Scene.Group) {
    let matrix = group.transform.then(transform)
    guard group.opacity > 0, matrix.isDrawable else { return }
    let isHandedOn = group.hasFilter && (moves || !matrix.isTranslation)
    let inside = isHandedOn ? matrix : .identity
    var attributes: [MarkupWriter.Attribute] = []
    if !isHandedOn, matrix != .identity { attributes.append(("transform", attribute(matrix))) }
    // SVG applies these in the scene's order: the filter, then the clip, the mask and the opacity.
    let bounds = group.items.bounds(in: renderCache)
    if group.blur > 0, let bounds {
      attributes.append(("filter", reference(toBlur: group.blur, of: bounds, turnedBy: inside)))
    }
    if let shadow = group.shadow, let bounds {
      attributes.append(("filter", reference(to: shadow, of: bounds, turnedBy: inside)))
    }
    if let clip = group.clip { attributes.append(("clip-path", reference(toClip: clip, turnedBy: inside))) }
    if let mask = group.mask { attributes.append(("mask", reference(toMask: mask, turnedBy: inside))) }
    if group.opacity < 1 { attributes.append(("opacity", decimal(group.opacity, places: 5))) }
    guard !attributes.isEmpty else { return write(group.items, turnedBy: inside) }
    let contents = apart(depth: body.depth + 1) { writer in
      if let bounds, group.fadesOrShadesFilters { writer.writeExtent(inside.bounds(of: bounds)) }
      writer.write(group.items, turnedBy: inside)
    }
    body.element("g", attributes) { $0.append(contents) }
  }

  /// Writes an invisible rectangle as large as all that an element holds.
  ///
  /// Of filters in filters, Chromium 156 makes the surface of an element with an opacity or a filter as large as one of them
  /// needs, and cuts off the shadows of shadows.
  private mutating func writeExtent(_ bounds: Rect) {
    body.element("rect", frame(bounds.outset(by: 1).roundedOut) + [("fill-opacity", "0")])
  }

  /// Writes items whose coordinates a matrix transforms to those of the element around them.
  mutating func write(_ items: [Scene.Item], turnedBy matrix: Scene.Matrix) {
    let outer = transform
    defer { transform = outer }
    guard matrix != .identity else {
      transform = .identity
      return items.forEach { write($0) }
    }
    // Those between two that have filters are turned together.
    for run in items.split(around: \.hasFilter) {
      if run.count > 1 {
        transform = .identity
        let contents = apart(depth: body.depth + 1) { writer in run.forEach { writer.write($0) } }
        body.element("g", [("transform", attribute(matrix))]) { $0.append(contents) }
      } else {
        transform = matrix
        run.forEach { write($0) }
      }
    }
  }

  /// The transform attribute of an element, if it needs one.
  var ownTransform: [MarkupWriter.Attribute] {
    transform == .identity ? [] : [("transform", attribute(transform))]
  }
}

extension [Scene.Item] {
  /// The items in runs, each of one separator or of those between two.
  fileprivate func split(
    around isSeparator: (Scene.Item) -> Bool
  ) -> [ArraySlice<Scene.Item>] {
    var runs: [ArraySlice<Scene.Item>] = []
    var start = startIndex
    for index in indices where isSeparator(self[index]) {
      if start < index { runs.append(self[start..<index]) }
      runs.append(self[index...index])
      start = index + 1
    }
    return start < endIndex ? runs + [self[start...]] : runs
  }
}

extension Scene.Item {
  /// Whether the item has a shadow or a blur, or something in it has.
  var hasFilter: Bool {
    switch self {
    case .fill, .stroke, .text, .image: false
    case .group(let group): group.hasFilter
    }
  }
}

extension Scene.Group {
  fileprivate var hasFilter: Bool {
    shadow != nil || blur > 0 || items.contains(where: \.hasFilter)
      || mask?.contains(where: \.hasFilter) ?? false
  }

  /// Whether the group has a shadow, a blur or an opacity, and something in it has a shadow or a blur.
  fileprivate var fadesOrShadesFilters: Bool {
    (shadow != nil || blur > 0 || opacity < 1) && items.contains(where: \.hasFilter)
  }
}

extension Scene.Matrix {
  var isTranslation: Bool { self == .translation(tx, ty) }
}
