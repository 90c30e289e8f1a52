import StyleSource

/// A value to be written into a file of design tokens.
package enum NewDesignValue {
  case color(NewDesignColor)
  /// As a style file counts: in points, in seconds, from 0 to 1.
  case number(Double)
  case text(String)
  case flag(Bool)
  /// A token, as a style file calls it: `color.surface.card`.
  case reference(String)
}

/// A colour to be written.
package struct NewDesignColor {
  /// As CSS has it.
  let css: String
  /// The bytes of sRGB, with those of an alpha below 1 behind them; nil for a colour that these aren't.
  let hex: String?
  /// The nearest in sRGB, without alpha: `#0a5fd6`.
  let nearestHex: String
  /// Its own colour space, as the format calls it; nil where the format has none of the kind.
  let space: String
  let alpha: Double
  /// Its components in a colour space of the format; nil where they lie outside of that.
  let components: (String) -> [Double]?
  /// The same colour by the function of CSS that a text has, such as `hsl()`, and with commas where that has some; nil where there is none.
  let text: (String) -> String?

  package init(
    css: String, hex: String?, nearestHex: String, space: String, alpha: Double,
    components: @escaping (String) -> [Double]?, text: @escaping (String) -> String?
  ) {
    (self.css, self.hex, self.nearestHex, self.space) = (css, hex, nearestHex, space)
    (self.alpha, self.components, self.text) = (alpha, components, text)
  }
}

/// Why a value can't be written.
package struct DesignEditProblem: Error {
  package let message: String
}
