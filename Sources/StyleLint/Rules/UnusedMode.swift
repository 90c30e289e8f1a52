import StyleModel
import StyleSource

extension Rule {
  static let unusedMode = Rule(
    .unusedMode, .upkeep, scope: .sheet, needsEveryUse: true,
    good: """
      modes:
        density: [regular, compact]
      styles:
        row: { component: UIView, alpha: 0.9, modes: { compact: { alpha: 0.8 } } }
      """
  ) { context in
    // With a reader's text size, texts alone differ.
    context.sheet.modes.axes.filter { $0.name != ModeAxis.textSize }.flatMap { axis in
      // The first value is the one that holds where no other is given.
      axis.values.dropFirst().compactMap { value in
        guard let span = value.span, !context.facts.mentionedModes.contains(value.mode) else { return nil }
        return .unusedMode(value.name, axis: axis.name, at: span)
      }
    }
  }
}

extension DiagnosticCode {
  static let unusedMode = DiagnosticCode(
    "unused-mode", .warning, "Some value differs in each mode.",
    explanation: """
      A mode without values looks like the default of its axis. Give something a value in it, or remove it until
      there is one.
      """,
    example: """
      modes:
        density: [regular, compact, roomy]
                                  # ^^^^^
      styles:
        row: { component: UIView, alpha: 0.9, modes: { compact: { alpha: 0.8 } } }
      """)
}

extension Diagnostic {
  fileprivate static func unusedMode(_ name: String, axis: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .unusedMode, "no value differs in the mode \(name.quoted) of \(axis.quoted)", at: span)
  }
}
