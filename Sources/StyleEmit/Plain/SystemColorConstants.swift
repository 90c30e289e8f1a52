import StyleModel

/// `StyleColor.swift`'s second half: the system colours, as Apple publishes them.
func writeSystemColors(_ writer: inout SwiftWriter) {
  writer.line("// The system's colours, with the values that they have where UIKit is not at hand.")
  writer.block("nonisolated extension StyleColor") { writer in
    for color in SystemColor.allCases {
      let looks = AdaptiveValue.combinations.map { modes in
        color.color(
          appearance: modes.contains(.dark) ? .dark : .light, highContrast: modes.contains(.highContrast))
      }
      let names = ["light", "dark", "lightHighContrast", "darkHighContrast"]
      let arguments = zip(names, looks).map { Literal.channels(of: $1).labeled($0) }
      writer.statement(
        "public static let \(color.rawValue): StyleColor = ",
        .call("system", [Code(stringLiteral(color.rawValue))] + arguments))
    }
    writer.line()
    writer.lines(
      """
      private static func system(
        _ name: String,
        light: StyleColor,
        dark: StyleColor,
        lightHighContrast: StyleColor,
        darkHighContrast: StyleColor
      ) -> StyleColor {
        var color = StyleColor(
          light: light,
          dark: dark,
          lightHighContrast: lightHighContrast,
          darkHighContrast: darkHighContrast
        )
        for index in color.appearances.indices { color.appearances[index].systemName = name }
        return color
      }
      """)
  }
}
