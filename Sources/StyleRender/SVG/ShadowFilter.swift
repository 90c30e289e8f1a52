import StyleModel
import StyleScene

extension SVGWriter {
  /// A reference to a filter that draws a shadow beneath an element.
  ///
  /// The filter is in the coordinates of an element that is not transformed, to which `matrix` leads from those of the shadow. Not
  /// `feDropShadow`: librsvg 2.54 drops an element with it.
  mutating func reference(
    to shadow: Scene.Shadow, of bounds: Rect, turnedBy matrix: Scene.Matrix
  ) -> String {
    let region = frame(matrix.bounds(of: shadow.bounds(of: bounds).union(bounds)).outset(by: 1).roundedOut)
    let blur = SpreadBlur(sigma: shadow.sigma, in: matrix)
    let offset = Point(
      x: matrix.a * shadow.offset.x + matrix.c * shadow.offset.y - blur.drift.x,
      y: matrix.b * shadow.offset.x + matrix.d * shadow.offset.y - blur.drift.y)
    let flood = colorAttributes("flood", shadow.color)
    return reference(.shadow(shadow, of: bounds, matrix)) { definitions, id in
      definitions.element(
        "filter", [id, ("filterUnits", "userSpaceOnUse"), ("color-interpolation-filters", "sRGB")] + region
      ) { filter in
        // First moved and then blurred: what leaves the region on the way is lost.
        filter.element(
          "feOffset", [("in", "SourceAlpha"), ("dx", decimal(offset.x)), ("dy", decimal(offset.y))])
        blur.write(&filter, result: "silhouette")
        filter.element("feFlood", flood)
        filter.element("feComposite", [("in2", "silhouette"), ("operator", "in"), ("result", "shadow")])
        if shadow.isAlone { return }
        filter.element("feMerge") { merge in
          merge.element("feMergeNode", [("in", "shadow")])
          merge.element("feMergeNode", [("in", "SourceGraphic")])
        }
      }
    }
  }
}

extension SVGWriter {
  /// A reference to a filter that blurs an element that fills `bounds`.
  mutating func reference(toBlur sigma: Double, of bounds: Rect, turnedBy matrix: Scene.Matrix) -> String {
    let blur = SpreadBlur(sigma: sigma, in: matrix)
    let region = frame(matrix.bounds(of: bounds.outset(by: 3 * sigma)).outset(by: 1).roundedOut)
    return reference(.blur(sigma, of: bounds, matrix)) { definitions, id in
      definitions.element(
        "filter", [id, ("filterUnits", "userSpaceOnUse"), ("color-interpolation-filters", "sRGB")] + region
      ) { filter in
        filter.element(
          "feOffset",
          [("in", "SourceGraphic"), ("dx", decimal(-blur.drift.x)), ("dy", decimal(-blur.drift.y))])
        blur.write(&filter, result: "blurred")
      }
    }
  }
}

extension SpreadBlur {
  /// Writes the primitives that blur the result of the one before.
  fileprivate func write(_ filter: inout MarkupWriter, result: String) {
    let sigmas = [sigma.width, sigma.height].map { decimal($0) }
    filter.element(
      "feGaussianBlur",
      [
        ("stdDeviation", sigmas[0] == sigmas[1] ? sigmas[0] : sigmas.joined(separator: " ")),
        ("result", result),
      ])
    for shift in shifts {
      filter.element("feOffset", [("in", result), ("dx", decimal(shift.x)), ("dy", decimal(shift.y))])
      filter.element(
        "feComposite",
        [
          ("in2", result), ("operator", "arithmetic"), ("k2", "0.5"), ("k3", "0.5"), ("result", result),
        ])
    }
  }
}
