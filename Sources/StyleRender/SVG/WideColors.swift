import StyleModel
import StyleScene

/// The colours of a document that sRGB can't show, each a rule for a class, which only a wider screen follows.
///
/// They are rules in a style sheet, since a renderer that does not know `color()` must use the attribute: resvg paints black for a value of
/// a `style` attribute that it does not know.
struct WideColors {
  private var rules: [(property: String, color: Scene.Color.DisplayP3)] = []

  /// The number of the rule that gives a property a colour.
  mutating func number(of property: String, _ color: Scene.Color.DisplayP3) -> Int {
    if let known = rules.firstIndex(where: { $0.property == property && $0.color == color }) { return known }
    rules.append((property, color))
    return rules.count - 1
  }

  /// The style sheet, with classes whose names begin with `prefix`; nil where there are no rules.
  func styleSheet(prefix: String) -> String? {
    guard !rules.isEmpty else { return nil }
    let lines = rules.enumerated().map { number, rule in
      let parts = [rule.color.red, rule.color.green, rule.color.blue].map { decimal($0, places: 5) }
      let color = "color(display-p3 \(parts.joined(separator: " ")))"
      return "  .\(WideColors.name(number, prefix)) { \(rule.property): \(color) }\n"
    }
    return "\n@media (color-gamut: p3) {\n\(lines.joined())}\n"
  }

  static func name(_ number: Int, _ prefix: String) -> String { "\(prefix)-p3-\(number + 1)" }
}
