import StyleModel
import StyleScene

extension SVGWriter {
  /// A reference to a clip. `matrix` leads from the shape's coordinates to those of the element that is clipped.
  mutating func reference(
    toClip shape: Scene.Shape, rule: Scene.FillRule = .nonZero, turnedBy matrix: Scene.Matrix = .identity
  ) -> String {
    let (name, geometry) = element(for: shape)
    let turn = matrix == .identity ? [] : [("transform", attribute(matrix))]
    return reference(.clip(shape, rule, matrix)) { definitions, id in
      definitions.element("clipPath", [id]) {
        $0.element(name, geometry + turn + (rule == .evenOdd ? [("clip-rule", "evenodd")] : []))
      }
    }
  }

  /// A reference to a mask of white silhouettes. SVG 1.1 masks by luminance times alpha, and not every renderer knows `mask-type`: white
  /// leaves the alpha.
  mutating func reference(toMask items: [Scene.Item], turnedBy matrix: Scene.Matrix) -> String {
    let contents = apart(depth: 3) { $0.write(items.map(\.silhouette), turnedBy: matrix) }
    let bounds = items.bounds(in: renderCache).map(matrix.bounds) ?? Rect(x: 0, y: 0, width: 0, height: 0)
    let region = frame(bounds.outset(by: 1).roundedOut)
    return reference(.mask(items, matrix)) { definitions, id in
      definitions.element("mask", [id, ("maskUnits", "userSpaceOnUse")] + region) { $0.append(contents) }
    }
  }
}
