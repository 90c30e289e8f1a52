import StyleModel

extension SVGWriter {
  mutating func reference(toClip shape: Scene.Shape, rule: Scene.FillRule = .nonZero) -> String {
    let (name, geometry) = element(for: shape)
    return reference(.clip(shape, rule)) { definitions, id in
      definitions.element("clipPath", [id]) {
        $0.element(name, geometry + (rule == .evenOdd ? [("clip-rule", "evenodd")] : []))
      }
    }
  }

  /// SVG 1.1 masks by luminance times alpha, and not every renderer knows `mask-type`: white leaves the alpha.
  mutating func reference(toMask items: [Scene.Item]) -> String {
    let contents = apart(depth: 3) { writer in items.forEach { writer.write($0.silhouette) } }
    let bounds = items.bounds(in: studio) ?? Rect(x: 0, y: 0, width: 0, height: 0)
    let region = frame(bounds.outset(by: 1).roundedOut)
    return reference(.mask(items)) { definitions, id in
      definitions.element("mask", [id, ("maskUnits", "userSpaceOnUse")] + region) { $0.append(contents) }
    }
  }

  /// Not `feDropShadow`: librsvg 2.54 drops what uses it.
  mutating func reference(to shadow: Scene.Shadow, of bounds: Rect) -> String {
    let region = frame(shadow.bounds(of: bounds).union(bounds).outset(by: 1).roundedOut)
    let flood = colorAttributes("flood", shadow.color)
    return reference(.shadow(shadow, of: bounds)) { definitions, id in
      definitions.element(
        "filter", [id, ("filterUnits", "userSpaceOnUse"), ("color-interpolation-filters", "sRGB")] + region
      ) { filter in
        filter.element("feGaussianBlur", [("in", "SourceAlpha"), ("stdDeviation", decimal(shadow.sigma))])
        filter.element(
          "feOffset",
          [("dx", decimal(shadow.offset.x)), ("dy", decimal(shadow.offset.y)), ("result", "silhouette")])
        filter.element("feFlood", flood)
        filter.element("feComposite", [("in2", "silhouette"), ("operator", "in"), ("result", "shadow")])
        filter.element("feMerge") { merge in
          merge.element("feMergeNode", [("in", "shadow")])
          merge.element("feMergeNode", [("in", "SourceGraphic")])
        }
      }
    }
  }
}
