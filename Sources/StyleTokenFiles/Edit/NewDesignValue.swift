import StyleSource

/// A value to be written into a file of design tokens.
package enum NewDesignValue {
  case color(NewDesignColor)
  /// A number in a style file's unit: points, seconds, or 0 to 1.
  case number(Double)
  case text(String)
  case flag(Bool)
  /// A token, by its name in style files: `color.surface.card`.
  case reference(String)
}

/// A colour to be written.
package struct NewDesignColor {
  /// The colour as CSS writes it.
  let css: String
  /// The colour's bytes in sRGB, followed by that of an alpha below 1; nil where bytes can't express it.
  let hex: String?
  /// The nearest in sRGB, without alpha: `#0a5fd6`.
  let nearestHex: String
  /// The colour's own colour space, as the format calls it; nil where the format has none of the kind.
  let space: String
  let alpha: Double
  /// Returns the colour's components in a colour space of the format; nil where they lie outside of it.
  let components: (String) -> [Double]?
  /// Returns the colour with the function of CSS that a text has, such as `hsl()`, and with commas if the text has some; nil where that
  /// can't be done.
  let text: (String) -> String?

  package init(
    css: String, hex: String?, nearestHex: String, space: String, alpha: Double,
    components: @escaping (String) -> [Double]?, text: @escaping (String) -> String?
  ) {
    (self.css, self.hex, self.nearestHex, self.space) = (css, hex, nearestHex, space)
    (self.alpha, self.components, self.text) = (alpha, components, text)
  }
}

/// The reason why a value can't be written.
package struct DesignEditProblem: Error {
  package let message: String
}
