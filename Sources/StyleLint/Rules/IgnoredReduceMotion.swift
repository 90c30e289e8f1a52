import StyleModel
import StyleSource

extension Rule {
  static let ignoredReduceMotion = Rule(
    .ignoredReduceMotion, .accessibility, scope: .file,
    good: """
      components:
        Key:
          base: UIButton
          animations:
            growth: { property: layer.transform, to: { scale: 1.1 }, duration: 0.2 }
            glow: { property: layer.shadowOpacity, to: 0.5, duration: 0.2, reduceMotion: keep }
      """
  ) { context in
    var seen: Set<Span> = []
    return context.components.flatMap { index in
      context.sheet.components[index].animations.filter {
        $0.reduceMotion == .keep && $0.disturbs && seen.insert($0.span).inserted
      }
      .map(Diagnostic.ignoredReduceMotion)
    }
  }
}

extension LayerAnimation {
  /// Whether the animation is of the kind that people want to stop: it moves something, or never ends.
  fileprivate var disturbs: Bool { property.isMovement || repeatCount == .infinity }
}

extension DiagnosticCode {
  static let ignoredReduceMotion = DiagnosticCode(
    "ignored-reduce-motion", .warning, "Movement stops under Reduce Motion.",
    explanation: """
      Movement and endless animations make some people dizzy or distract them. They turn on Reduce Motion (WCAG
      2.2, success criteria 2.2.2 and 2.3.3), which stops animations by default. `reduceMotion: keep` is for a
      colour or an opacity that changes once.
      """,
    example: """
      components:
        Key:
          base: UIButton
          animations:
            growth: { property: layer.transform, to: { scale: 1.1 }, duration: 0.2, reduceMotion: keep }
          # ^^^^^^
      """)
}

extension Diagnostic {
  fileprivate static func ignoredReduceMotion(_ animation: LayerAnimation) -> Diagnostic {
    Diagnostic(
      .ignoredReduceMotion,
      "\(animation.name.quoted) \(animation.repeatCount == .infinity ? "goes on" : "moves") where a person has asked for less motion",
      at: animation.span, notes: ["leave out ‘reduceMotion: keep’"])
  }
}
