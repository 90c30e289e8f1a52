import StyleModel
import StyleScene

extension SVGWriter {
  /// The element that draws a shape, with its geometry.
  func element(for shape: Scene.Shape) -> (name: String, geometry: [MarkupWriter.Attribute]) {
    switch shape {
    case .rectangle(let rect):
      return ("rect", frame(rect))
    case .roundedRectangle(let rectangle) where rectangle.curve == .circular && rectangle.corners == .all:
      return ("rect", frame(rectangle.rect) + [("rx", decimal(rectangle.fittedRadius))])
    case .ellipse(let rect):
      let (rx, ry) = (decimal(rect.width / 2), decimal(rect.height / 2))
      return ("ellipse", [("cx", decimal(rect.midX)), ("cy", decimal(rect.midY)), ("rx", rx), ("ry", ry)])
    case .roundedRectangle, .path:
      return ("path", [("d", pathData(shape.path))])
    }
  }

  func frame(_ rect: Rect) -> [MarkupWriter.Attribute] {
    [
      ("x", decimal(rect.x)), ("y", decimal(rect.y)), ("width", decimal(rect.width)),
      ("height", decimal(rect.height)),
    ]
  }

  func pathData(_ path: Scene.Path) -> String {
    func pair(_ point: Point) -> String { "\(decimal(point.x)) \(decimal(point.y))" }
    return path.elements.map { element in
      switch element {
      case .move(let point): "M\(pair(point))"
      case .line(let point): "L\(pair(point))"
      case .curve(let first, let second, let end): "C\(pair(first)) \(pair(second)) \(pair(end))"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }

  func attribute(_ matrix: Scene.Matrix) -> String {
    if matrix == .translation(matrix.tx, matrix.ty) {
      return "translate(\(decimal(matrix.tx)) \(decimal(matrix.ty)))"
    }
    let linear = [matrix.a, matrix.b, matrix.c, matrix.d].map { decimal($0, places: 6) }
    return "matrix(\((linear + [decimal(matrix.tx), decimal(matrix.ty)]).joined(separator: " ")))"
  }

  /// The attributes for a colour and, where it is not opaque, its alpha. `kind` is `fill`, `stroke`, `stop` or `flood`.
  ///
  /// A colour that sRGB can't show has a class besides, by which wider screens show it.
  mutating func colorAttributes(_ kind: String, _ color: Scene.Color) -> [MarkupWriter.Attribute] {
    let name = kind == "stop" || kind == "flood" ? "\(kind)-color" : kind
    var attributes = [(name, hexadecimal(color))]
    if color.alpha < 1 { attributes.append(("\(kind)-opacity", decimal(color.alpha, places: 5))) }
    if let wide = color.wide, let wideClass = wideClass(name, wide) {
      attributes.append(("class", wideClass))
    }
    return attributes
  }

  /// The colour as `#rrggbb`, without the alpha.
  private func hexadecimal(_ color: Scene.Color) -> String {
    let bytes = [color.red, color.green, color.blue].map {
      Int(clamping: (min(1, max(0, $0)) * 255).rounded())
    }
    return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  mutating func fillAttributes(_ paint: Scene.Paint) -> [MarkupWriter.Attribute] {
    switch paint {
    case .color(let color):
      return colorAttributes("fill", color)
    case .linear(let from, let to, let stops):
      // A gradient across a flat layer is short, and its direction counts.
      let geometry = [("x1", from.x), ("y1", from.y), ("x2", to.x), ("y2", to.y)].map {
        ($0.0, decimal($0.1, places: 6))
      }
      return [("fill", reference(toGradient: paint, "linearGradient", geometry, stops))]
    case .radial(let center, let radii, let stops):
      // The unit circle, stretched to the ellipse.
      let stretched = Scene.Matrix.scale(radii.width, radii.height).then(.translation(center.x, center.y))
      let geometry = [("cx", "0"), ("cy", "0"), ("r", "1"), ("gradientTransform", attribute(stretched))]
      return [("fill", reference(toGradient: paint, "radialGradient", geometry, stops))]
    case .conic:
      // SVG has no such paint; `writeConic` draws it.
      return [("fill", "none")]
    }
  }

  private mutating func reference(
    toGradient paint: Scene.Paint, _ name: String, _ geometry: [MarkupWriter.Attribute], _ stops: [Scene.Stop]
  ) -> String {
    var attributes: [[MarkupWriter.Attribute]] = []
    for stop in stops {
      attributes.append([("offset", decimal(stop.location, places: 5))] + colorAttributes("stop", stop.color))
    }
    return reference(.gradient(paint)) { definitions, id in
      definitions.element(name, [id, ("gradientUnits", "userSpaceOnUse")] + geometry) { definitions in
        for stop in attributes { definitions.element("stop", stop) }
      }
    }
  }
}
