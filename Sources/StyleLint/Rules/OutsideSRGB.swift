import StyleModel
import StyleSource

extension Rule {
  static let outsideSRGB = Rule(
    .outsideSRGB, .color, scope: .file,
    good: """
      modes:
        gamut: [wide, narrow]
      tokens:
        color:
          alarm: { value: color(display-p3 1 0.2 0.1), narrow: "#FF3B1F" }
      styles:
        card: { component: UIView, backgroundColor: $color.alarm }
      """
  ) { context in
    let builtIn: ModeSet = [.light, .dark, .standardContrast, .highContrast]
    return context.literals.compactMap { literal in
      guard let color = literal.value.color, !color.isInGamut(of: .srgb) else { return nil }
      let hasFallback = literal.whole.entries.contains { entry in
        !entry.modes.subtracting(builtIn).isEmpty && entry.value.color?.isInGamut(of: .srgb) ?? false
      }
      return hasFallback ? nil : .outsideSRGB(color, at: literal.span)
    }
  }
}

extension DiagnosticCode {
  static let outsideSRGB = DiagnosticCode(
    "outside-srgb", .info, "A colour that not every screen can show has a fallback.",
    explanation: """
      Screens without wide colour, SVG files and asset catalogs show the nearest sRGB colour, which can be paler
      than you want. Look at it. If it isn't good enough, give the colour another value in a mode for such
      screens.
      """,
    example: """
      tokens:
        color:
          alarm: color(display-p3 1 0.2 0.1)
               # ^^^^^^^^^^^^^^^^^^^^^^^^^^^
      styles:
        card: { component: UIView, backgroundColor: $color.alarm }
      """)
}

extension Diagnostic {
  fileprivate static func outsideSRGB(_ color: Color, at span: Span) -> Diagnostic {
    let shown = color.srgb8
    return Diagnostic(
      .outsideSRGB, "this colour lies outside sRGB and has no fallback", at: span,
      notes: [
        "other screens show \(Color(red: shown.red, green: shown.green, blue: shown.blue).spelling) instead"
      ]
    )
  }
}
