import StyleModel
import StyleSource

extension DiagnosticCode {
  package static let unknownFont = DiagnosticCode(
    "unknown-font", .info, "Pictures have the fonts that styles name.",
    explanation: """
      Pictures show the system font in place of a family that isn't installed where stylec runs; apps aren't affected. Put the files of
      the font into a folder, and name it in the setting `fonts`. Each family is reported once.
      """,
    example: """
      tokens:
        font: { title: { value: { family: Not Installed Anywhere, size: 20 } } }
      """)
}

extension Diagnostic {
  /// Warns of each family that isn't installed where it is written first.
  ///
  /// - Parameter written: The families that styles name, in the order of reports.
  package static func unknownFonts(
    _ written: [(family: String, span: Span)], isInstalled: (String) -> Bool
  ) -> [Diagnostic] {
    var seen: Set<String> = []
    return written.compactMap { family, span in
      // Names of families are compared without regard to case.
      guard seen.insert(family.lowercased()).inserted, !isInstalled(family) else { return nil }
      return Diagnostic(
        .unknownFont,
        "no font of the family \(family.quoted) is installed, and pictures show the system font",
        at: span, notes: ["to draw it, put its files into a folder that ‘fonts’ in .stylec.yml names"])
    }
  }
}
