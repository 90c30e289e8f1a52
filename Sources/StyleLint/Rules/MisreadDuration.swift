import StyleModel
import StyleSource

extension Rule {
  static let misreadDuration = Rule(
    .misreadDuration, .drawing, scope: .file,
    good: """
      components:
        Key:
          base: UIButton
          animations:
            hand: { property: layer.transform, to: { rotation: 360 }, duration: 60, curve: linear, repeatCount: infinite }
          transition: { duration: 0.3, delay: 0.1 }
      """
  ) { context in
    context.contradictions.compactMap { contradiction in
      guard case .milliseconds(let number) = contradiction.kind else { return nil }
      return .misreadDuration(number, at: contradiction.span)
    }
  }
}

extension DiagnosticCode {
  static let misreadDuration = DiagnosticCode(
    "misread-duration", .warning, "A duration is in seconds, as in Core Animation and SwiftUI.",
    explanation: """
      CSS, Android and design tools count milliseconds. A whole number of 75 or more is reported as the `duration` or
      the `delay` of an animation or of a transition: hardly any takes longer than a minute.
      """,
    example: """
      components:
        Key:
          base: UIButton
          transition: { duration: 300 }
                                # ^^^
      """)
}

extension Diagnostic {
  fileprivate static func misreadDuration(_ number: Double, at span: Span) -> Diagnostic {
    let seconds = formatNumber(number / 1000)
    return Diagnostic(
      .misreadDuration,
      "this is \(formatNumber(number)) seconds; \(formatNumber(number)) milliseconds are \(seconds)",
      at: span,
      fixes: [FixIt("write ‘\(seconds)’", replace: span, with: seconds, isSafe: false)])
  }
}
