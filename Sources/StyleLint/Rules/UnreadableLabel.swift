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
    "longestWord", .number(14), "How many letters one word of a label may have.")
}

extension DiagnosticCode {
  static let unreadableLabel = DiagnosticCode(
    "unreadable-label", .warning, "A property's name gives a label that can be read.",
    explanation: """
      Interface Builder makes the label of a property from its name: a capital begins a word, so `cornerRadius` reads
      “Corner Radius”. A name without capitals comes out as one long word.
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
      notes: ["begin each word but the first with a capital, as in ‘cornerRadius’"])
  }
}
