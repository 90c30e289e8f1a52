import StyleModel
import StyleSource

extension Rule {
  static let unreadableLabel = Rule(
    .unreadableLabel, .naming, scope: .file, options: [.longestWord],
    good: """
      components:
        Card:
          base: UIView
          properties:
            cornerRadius: { type: CGFloat, default: 8 }
          layer: { cornerRadius: $cornerRadius }
      """
  ) { context in
    let longest = Int(clamping: context.number(.longestWord))
    let ofComponents = context.components.flatMap { index in
      context.sheet.components[index].properties.filter { $0.owner == .component(index) }
    }
    let ofTraits = context.traits.flatMap { context.sheet.traits[$0].properties }
    return (ofComponents + ofTraits).compactMap { property in
      guard let span = property.span else { return nil }
      let label = inspectorLabel(property.name)
      let isReadable = label.split(separator: " ").allSatisfy { $0.unicodeScalars.count <= longest }
      return isReadable && !label.contains("_") ? nil : .unreadableLabel(property, label, at: span)
    }
  }
}

extension RuleOption {
  fileprivate static let longestWord = RuleOption(
    "longestWord", .number(14), "The most letters in one word of a label.")
}

extension DiagnosticCode {
  static let unreadableLabel = DiagnosticCode(
    "unreadable-label", .warning, "A property's name makes a readable label.",
    explanation: """
      Interface Builder splits a property's name at capitals to make its label: `cornerRadius` becomes “Corner
      Radius”. A name without capitals becomes one long word.
      """,
    example: """
      components:
        Card:
          base: UIView
          properties:
            badlynamedvariable: { type: CGFloat, default: 8 }
          # ^^^^^^^^^^^^^^^^^^
          layer: { cornerRadius: $badlynamedvariable }
      """)
}

extension Diagnostic {
  fileprivate static func unreadableLabel(_ property: Property, _ label: String, at span: Span) -> Diagnostic
  {
    Diagnostic(
      .unreadableLabel, "Interface Builder shows this property as ‘\(label.shortened)’", at: span,
      notes: ["start each word except the first with a capital, as in ‘cornerRadius’"])
  }
}
