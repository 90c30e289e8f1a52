import StyleModel
import StyleTokenFiles

extension ValueReader {
  /// The functions of colours that files of design tokens need.
  static let colorsOfTokenFiles = ColorsOfStyleFiles(
    isColor: isColorName, movingLightness: { moved($0, to: $1, by: $2, in: $3) })

  /// - Parameters:
  ///   - end: 0 for black, 1 for white.
  ///   - space: The colour space, as Tokens Studio calls it.
  private static func moved(
    _ text: String, to end: Double, by part: Double, in space: String
  ) -> ColorsOfStyleFiles.Moved? {
    let spaces: [String: ColorSpace] = ["srgb": .srgb, "p3": .displayP3, "lch": .lch, "hsl": .hsl]
    guard let space = spaces[space], case .success(.fixed(let color)) = parseColor(text.utf8) else {
      return nil
    }
    let part = min(max(part, 0), 1)
    let start = color.converted(to: space)
    var components = start.components
    func move(_ index: Int, to end: Double) { components[index] += (end - components[index]) * part }
    switch space {
    case .hsl: move(2, to: 100 * end)
    case .lch:
      move(0, to: 100 * end)
      move(1, to: 0)
    case .srgb, .srgbLinear, .displayP3, .displayP3Linear, .a98RGB, .prophotoRGB, .rec2020, .xyzD50, .xyzD65,
      .hwb, .lab, .oklab, .oklch:
      for index in 0..<3 { move(index, to: end) }
    }
    let moved = Color(space, components, alpha: color.alpha)
    let shown = moved.shown
    let numbers = (0..<3).map { "\(shown.components[$0])" }.joined(separator: " ")
    return ("color(\(shown.space.rawValue) \(numbers) / \(shown.alpha))", color.alpha == 1)
  }
}
