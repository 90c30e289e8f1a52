import StyleModel
import StyleSource

extension Rule {
  static let missingSummary = Rule(
    .missingSummary, .naming, scope: .file, isOnByDefault: false,
    options: [.summarizesProperties, .summarizesTokens],
    good: """
      components:
        Card:
          summary: A surface for contents that belong together.
          base: UIView
      """
  ) { context in
    let sheet = context.sheet
    var findings: [Diagnostic] = []
    for index in context.components {
      let component = sheet.components[index]
      if component.summary == nil { findings.append(.missingSummary(component.name, at: component.span)) }
      guard context.flag(.summarizesProperties) else { continue }
      for property in component.properties where property.owner == .component(index) {
        if property.summary == nil, let span = property.span {
          findings.append(.missingSummary(property.name, at: span))
        }
      }
    }
    for trait in context.traits.lazy.map({ sheet.traits[$0] }) {
      if trait.summary == nil { findings.append(.missingSummary(trait.name, at: trait.span)) }
      for property in trait.properties where property.summary == nil && context.flag(.summarizesProperties) {
        findings.append(.missingSummary(property.name, at: property.span ?? trait.span))
      }
    }
    for index in context.styles where sheet.styles[index].summary == nil && !sheet.styles[index].isPrivate {
      findings.append(.missingSummary(sheet.styles[index].name, at: sheet.styles[index].span))
    }
    if context.flag(.summarizesTokens) {
      for index in context.tokens where sheet.tokens[index].summary == nil && !sheet.tokens[index].isPrivate {
        findings.append(.missingSummary(sheet.tokens[index].name, at: sheet.tokens[index].span))
      }
    }
    return findings
  }
}

extension RuleOption {
  fileprivate static let summarizesProperties = RuleOption(
    "properties", .flag(true), "Whether a component's properties need a summary.")
  fileprivate static let summarizesTokens = RuleOption(
    "tokens", .flag(false), "Whether tokens need a description.")
}

extension DiagnosticCode {
  static let missingSummary = DiagnosticCode(
    "missing-summary", .info, "Declarations have a summary.",
    explanation: """
      A summary becomes the documentation of the generated Swift, and is shown beside the pictures in the
      gallery. Write one sentence that says when to use the style.
      """,
    example: """
      components:
        Card: { base: UIView }
      # ^^^^
      """)
}

extension Diagnostic {
  fileprivate static func missingSummary(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .missingSummary, "\(name.quoted) has no summary", at: span,
      notes: ["write one sentence as ‘summary’, or as ‘description’ of a token"])
  }
}
