import StyleModel
import StyleScene
import StyleSource

extension MarkupWriter {
  /// The values of a style's first look in a table, each with where it came from.
  mutating func writeValues(_ group: StylePictures, _ prepared: PreparedStyle, _ places: PlaceNames) {
    guard let picture = group.pictures.first else { return }
    let (sheet, look) = (prepared.sheet, picture.look(in: prepared))
    let component = sheet.components[group.component]
    element("details") { writer in
      writer.element("summary", text: "Values and where they come from")
      writer.element("table") { writer in
        writer.element("thead") { writer in
          writer.element("tr") { writer in
            for title in ["Property", "Value", "Origin"] {
              writer.element("th", [("scope", "col")], text: title)
            }
          }
        }
        writer.element("tbody") { writer in
          for (property, entry) in zip(component.properties, look.properties) {
            let steps = sheet.steps(entry.origin, places)
            // What nobody wrote is Apple's default, and says nothing of the style.
            guard sheet[entry.origin].span != nil || property.isPseudo else { continue }
            writer.element("tr") { writer in
              writer.element("th", [("scope", "row")], text: property.name)
              writer.element("td") { writer in
                if let style = entry.value.swatchStyle {
                  let swatch = [("class", "swatch"), ("style", style), ("aria-hidden", "true")]
                  writer.element("span", swatch, text: "")
                }
                writer.element("code", text: entry.value.spelling)
              }
              writer.element("td") { writer in for step in steps { writer.element("div", text: step) } }
            }
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
