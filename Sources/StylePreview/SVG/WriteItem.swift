import StyleModel

extension SVGWriter {
  mutating func write(_ item: Scene.Item) {
    switch item {
    case .fill(let shape, .conic(let center, let angle, let unit, let stops), let rule):
      writeConic(shape, rule, .conic(center: center, angle: angle, unit: unit), stops: stops)
    case .fill(let shape, let paint, let rule):
      write(shape, fillAttributes(paint) + (rule == .evenOdd ? [("fill-rule", "evenodd")] : []))
    case .stroke(let shape, let color, let stroke):
      write(
        shape, [("fill", "none")] + colorAttributes("stroke", color) + strokeAttributes(stroke, along: shape))
    case .text(let text):
      write(text)
    case .group(let group):
      write(group)
    }
  }

  private mutating func write(_ shape: Scene.Shape, _ attributes: [MarkupWriter.Attribute]) {
    let (name, geometry) = element(for: shape)
    body.element(name, geometry + attributes)
  }

  private mutating func write(_ group: Scene.Group) {
    guard group.opacity > 0, group.transform.isDrawable else { return }
    var attributes: [MarkupWriter.Attribute] = []
    if group.transform != .identity { attributes.append(("transform", attribute(group.transform))) }
    // SVG applies these in the scene's order: the filter, then the clip, the mask and the opacity.
    if let shadow = group.shadow, let bounds = group.items.bounds(in: studio) {
      attributes.append(("filter", reference(to: shadow, of: bounds)))
    }
    if let clip = group.clip { attributes.append(("clip-path", reference(toClip: clip))) }
    if let mask = group.mask { attributes.append(("mask", reference(toMask: mask))) }
    if group.opacity < 1 { attributes.append(("opacity", decimal(group.opacity, places: 5))) }
    guard !attributes.isEmpty else { return group.items.forEach { write($0) } }
    let contents = apart(depth: body.depth + 1) { writer in group.items.forEach { writer.write($0) } }
    body.element("g", attributes) { $0.append(contents) }
  }

  private func strokeAttributes(_ stroke: Scene.Stroke, along shape: Scene.Shape) -> [MarkupWriter.Attribute]
  {
    var attributes: [MarkupWriter.Attribute] = [("stroke-width", decimal(stroke.width))]
    switch stroke.cap {
    case .butt: break
    case .round: attributes.append(("stroke-linecap", "round"))
    case .square: attributes.append(("stroke-linecap", "square"))
    }
    switch stroke.join {
    case .miter: attributes.append(("stroke-miterlimit", decimal(Scene.Stroke.miterLimit)))
    case .round: attributes.append(("stroke-linejoin", "round"))
    case .bevel: attributes.append(("stroke-linejoin", "bevel"))
    }
    let dashes = stroke.dashes(along: shape)
    if !dashes.isEmpty {
      attributes.append(("stroke-dasharray", dashes.map { decimal($0) }.joined(separator: " ")))
    }
    return attributes
  }
}
