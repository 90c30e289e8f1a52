import StyleModel
import StyleScene
import StyleSource

extension MarkupWriter {
  /// The values of a style in a table, in each state and mode, each with where it came from.
  mutating func writeValues(_ group: StylePictures, _ prepared: PreparedStyle, _ places: PlaceNames) {
    let sheet = prepared.sheet
    element("details") { writer in
      writer.element("summary", text: "Values and where they come from")
      writer.element("table") { writer in
        writer.element("thead") { writer in
          writer.element("tr") { writer in
            for title in ["Property", "When", "Value", "Origin"] {
              writer.element("th", [("scope", "col")], text: title)
            }
          }
        }
        for (index, property) in sheet.components[group.component].properties.enumerated() {
          let values = sheet.values(ofProperty: index, in: prepared.looks)
          // What nobody wrote is Apple's default, and says nothing of the style.
          let isWritten = values.contains { sheet[$0.entry.origin].span != nil }
          if isWritten || property.isPseudo { writer.writeValues(values, of: property.name, sheet, places) }
        }
      }
    }
  }

  /// A row for each value of a property.
  private mutating func writeValues(
    _ values: [ConditionalValue], of property: String, _ sheet: ResolvedSheet, _ places: PlaceNames
  ) {
    element("tbody") { writer in
      for (index, value) in values.enumerated() {
        writer.element("tr") { writer in
          if index == 0 {
            let rows = values.count > 1 ? [("rowspan", "\(values.count)")] : []
            writer.element("th", [("scope", values.count > 1 ? "rowgroup" : "row")] + rows, text: property)
          }
          writer.element("td", text: sheet.name(of: value) ?? (values.count > 1 ? "normal" : "always"))
          writer.element("td") { writer in
            if let style = value.entry.value.swatchStyle {
              let swatch = [("class", "swatch"), ("style", style), ("aria-hidden", "true")]
              writer.element("span", swatch, text: "")
            }
            writer.element("code", text: value.entry.value.spelling)
          }
          writer.element("td") { writer in
            for step in sheet.steps(value.entry.origin, places) { writer.element("div", text: step) }
          }
        }
      }
    }
  }
}

extension Value {
  /// The style of a swatch of a colour or a gradient; nil for other values. What sRGB does not hold says besides what a
  /// wider screen shows.
  fileprivate var swatchStyle: String? {
    guard let usual = cssBackground(\.css) else { return nil }
    guard !isInSRGB, let wide = cssBackground(\.wideCSS) else { return "background: \(usual)" }
    return "background: \(usual); --wide: \(wide)"
  }

  private func cssBackground(_ spelling: (Color) -> String) -> String? {
    if case .gradientStops(let stops) = self, stops.count > 1 {
      let colors = stops.map { "\(spelling($0.color)) \(formatNumber($0.location * 100))%" }
      return "linear-gradient(\(colors.joined(separator: ", ")))"
    }
    return color.map(spelling)
  }

  private var isInSRGB: Bool {
    if case .gradientStops(let stops) = self { return stops.allSatisfy { $0.color.isInGamut(of: .srgb) } }
    return color?.isInGamut(of: .srgb) ?? true
  }
}

extension Color {
  fileprivate var css: String {
    let rgba = srgb8
    return "rgb(\(rgba.red) \(rgba.green) \(rgba.blue) / \(formatNumber(alpha)))"
  }

  /// As a wider screen shows it.
  fileprivate var wideCSS: String {
    let color = Scene.Color.DisplayP3(self)
    let parts = [color.red, color.green, color.blue].map { decimal($0, places: 5) }.joined(separator: " ")
    return "color(display-p3 \(parts) / \(formatNumber(alpha)))"
  }
}
