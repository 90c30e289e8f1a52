import StyleModel
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
                if let background = entry.value.cssBackground {
                  let swatch = [
                    ("class", "swatch"), ("style", "background: \(background)"), ("aria-hidden", "true"),
                  ]
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
  /// What paints a swatch of a colour or a gradient; nil for other values.
  fileprivate var cssBackground: String? {
    if case .gradientStops(let stops) = self, stops.count > 1 {
      let colors = stops.map { "\($0.color.css) \(formatNumber($0.location * 100))%" }
      return "linear-gradient(\(colors.joined(separator: ", ")))"
    }
    return color?.css
  }
}

extension Color {
  fileprivate var css: String {
    let rgba = srgb8
    return "rgb(\(rgba.red) \(rgba.green) \(rgba.blue) / \(formatNumber(alpha)))"
  }
}
