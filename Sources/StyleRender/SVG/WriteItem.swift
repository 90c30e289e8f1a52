import StyleModel
import StyleScene

extension SVGWriter {
  mutating func write(_ item: Scene.Item) {
    switch item {
    case .fill(let shape, .conic(let center, let angle, let unit, let stops), let rule):
      writeConic(shape, rule, .conic(center: center, angle: angle, unit: unit), stops: stops)
    case .fill(let shape, let paint, let rule):
      write(shape, fillAttributes(paint) + (rule == .evenOdd ? [("fill-rule", "evenodd")] : []))
    case .stroke(let shape, let color, let stroke):
      // Dashes begin where a shape does, and SVG's rounded rectangle begins elsewhere.
      let outline: Scene.Shape =
        if case .roundedRectangle = shape, !stroke.dashes.isEmpty { .path(shape.path) } else { shape }
      write(
        outline,
        [("fill", "none")] + colorAttributes("stroke", color) + strokeAttributes(stroke, along: shape))
    case .text(let text):
      write(text)
    case .image(let image):
      write(image)
    case .group(let group):
      write(group)
    }
  }

  private mutating func write(_ shape: Scene.Shape, _ attributes: [MarkupWriter.Attribute]) {
    let (name, geometry) = element(for: shape)
    body.element(name, geometry + ownTransform + attributes)
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
    case .miter: attributes.append(("stroke-miterlimit", decimal(stroke.miterLimit)))
    case .round: attributes.append(("stroke-linejoin", "round"))
    case .bevel: attributes.append(("stroke-linejoin", "bevel"))
    }
    let dashes = stroke.dashes(along: shape)
    if !dashes.isEmpty {
      attributes.append(("stroke-dasharray", dashes.map { decimal($0) }.joined(separator: " ")))
      if stroke.dashOffset != 0 { attributes.append(("stroke-dashoffset", decimal(stroke.dashOffset))) }
    }
    return attributes
  }
}
