import StyleModel
import StyleScene

/// The background of a new layer, in light and in dark: in the style that is shown, or in the component without one.
struct LayerGround {
  /// The width of the layer around it.
  private(set) var width = 100.0
  private var grounds: [(luminance: Double, isDark: Bool)] = []

  /// - Parameter parent: The layer around the new one; nil for the view's own.
  init(_ model: InspectorSheet, component: Int, style: Int?, in parent: String?) {
    // What a person sees counts, as with a style that gives its component a ground.
    let subject: DrawnSubject = style.map { .style($0) } ?? .component(component)
    let size = model.spec(of: subject).size
    let dark = model.sheet.modes.modes(named: "dark")
    for isDark in [false, true] {
      let look = model.looks(of: subject).look(state: .normal, modes: isDark ? dark ?? [] : [])
      let backdrop = Backdrop(look, size: size)
      let holder = look.layers.first { $0.layer.writtenName == parent }?.index ?? 0
      let frame = backdrop.frames[holder]
      width = frame.size.width
      let middle = Point(
        x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
      let page = Pixel(isDark ? .black : .white)
      let seen = (backdrop.pixel(at: middle) ?? .clear).over(page)
      grounds.append((seen.relativeLuminance, isDark))
    }
  }

  /// A colour in which words are readable: a system colour, where one is.
  var readColor: String {
    // `label` is black in light and white in dark.
    let colors: [(name: String, light: Double, dark: Double)] = [
      ("label", 0, 1), ("black", 0, 0), ("white", 1, 1), ("#767676", 0.181, 0.181),
    ]
    return best(colors, atLeast: 4.5)
  }

  /// A colour that stands out.
  var seenColor: String {
    best(
      [("#0A84FF", 0.235, 0.235), ("#FF9F0A", 0.456, 0.456), ("white", 1, 1), ("black", 0, 0)],
      atLeast: 1.6)
  }

  /// The first colour with enough contrast in all looks, or else the one with the most.
  private func best(_ colors: [(name: String, light: Double, dark: Double)], atLeast needed: Double) -> String
  {
    let contrasts = colors.map { color in
      grounds.map { ground in
        let luminance = ground.isDark ? color.dark : color.light
        return (max(luminance, ground.luminance) + 0.05) / (min(luminance, ground.luminance) + 0.05)
      }.min() ?? 21
    }
    let place =
      contrasts.firstIndex { $0 >= needed } ?? contrasts.firstIndex(of: contrasts.max() ?? 0) ?? 0
    return colors[place].name
  }
}
