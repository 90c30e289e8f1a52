@testable import StyleLint
import StyleSource
import Testing

@Suite struct LintTests {
  private let redundant = """
    styles:
      base: { component: UIButton, alpha: 0.9, states: { selected: { alpha: 0.5, tintColor: red } } }
      flow: { extends: base, alpha: 0.9, title: Go }
      last: { extends: base, title: Go, alpha: 0.9 }
      block:
        extends: base
        alpha: 0.9  # as before
        title: Go
        states:
          selected: { alpha: 0.5 }
    """

  @Test func anEntryGoesWithItsCommaOrItsLine() {
    let example = Example(redundant)
    let findings = example.findings(of: .redundantOverride)
    #expect(findings.count == 4)
    #expect(
      example.fixed(findings) == """
        # example.yaml
        styles:
          base: { component: UIButton, alpha: 0.9, states: { selected: { alpha: 0.5, tintColor: red } } }
          flow: { extends: base, title: Go }
          last: { extends: base, title: Go }
          block:
            extends: base
            title: Go
            states:
              selected: { alpha: 0.5 }

        """)
  }

  @Test func theOnlyEntryOfAStateHasNoFix() {
    let findings = Example(redundant).findings(of: .redundantOverride)
    #expect(findings.map(\.fixes.isEmpty) == [false, false, false, true])
  }

  @Test func withoutSourcesThereIsNoRemoval() {
    let example = Example(redundant)
    let findings = lint(example.sheet, rules: .only([.redundantOverride]))
    #expect(findings.count == 4)
    #expect(findings.allSatisfy { $0.fixes.isEmpty })
  }

  @Test func aSelectionSwitchesRulesAndGradesThem() {
    let example = Example("styles:\n  close: { component: UIButton, preview: { size: [20, 20] } }")
    var selection = RuleSelection.default
    #expect(lint(example.sheet, rules: selection).map(\.code) == [.touchTarget])
    selection.settings["touch-target"] = RuleSelection.Setting(severity: .error)
    #expect(lint(example.sheet, rules: selection).map(\.severity) == [.error])
    selection.settings["touch-target"] = RuleSelection.Setting(options: ["side": .number(16)])
    #expect(lint(example.sheet, rules: selection).isEmpty)
    selection.settings["touch-target"] = RuleSelection.Setting(isOn: false)
    selection.settings["missing-summary"] = RuleSelection.Setting(isOn: true)
    #expect(lint(example.sheet, rules: selection).map(\.code.id) == ["missing-summary"])
  }

  @Test func findingsOfOneComponentAreToldOnce() {
    let example = Example(
      """
      components:
        Card:
          base: UIView
          layer: { backgroundColor: white, masksToBounds: true, shadowOpacity: 0.2 }
      styles:
        one: { component: Card }
        two: { component: Card, alpha: 0.9 }
      """)
    #expect(example.findings(of: .clippedShadow).count == 1)
  }

  @Test func aDeprecatedTokenOfAnotherValueIsNotReplacedUnasked() {
    let example = Example(
      """
      tokens:
        color:
          ink: { value: black, deprecated: Use color.text instead. }
          text: "#1A1A1A"
      styles:
        card: { component: UILabel, textColor: $color.ink }
      """)
    let fixes = example.findings(of: .deprecatedUse).flatMap(\.fixes)
    #expect(fixes.map(\.title) == ["write ‘$color.text’"])
    #expect(fixes.map(\.isSafe) == [false])
  }

  @Test func anImportThatOthersNeedIsUsed() {
    let example = Example(
      """
      # tokens.yaml
      tokens: { color: { tint: teal } }
      # base.yaml
      imports: [tokens.yaml]
      styles:
        base: { component: UIView }
      # card.yaml
      imports: [base.yaml]
      styles:
        card: { extends: base, backgroundColor: $color.tint }
      """)
    #expect(example.problems.isEmpty)
    #expect(example.findings(of: .unusedImport).isEmpty)
  }

  @Test func aTokenOfAFileThatIsNotSeenIsNotPreferred() {
    let example = Example(
      """
      # tokens.yaml
      tokens: { color: { tint: teal } }
      # card.yaml
      styles:
        card: { component: UIView, backgroundColor: teal }
      """)
    #expect(example.findings(of: .preferToken).isEmpty)
  }

  @Test func aHiddenBorderInOneModeIsMeant() {
    let example = Example(
      """
      components:
        Field:
          base: UIView
          layer: { borderWidth: 1, borderColor: gray }
      styles:
        field: { component: Field, modes: { dark: { layer.borderColor: clear } } }
      """)
    #expect(example.problems.isEmpty)
    #expect(example.findings(of: .invisibleBorder).isEmpty)
  }
}

/// A component that is based on another has properties which its parent lacks.
@Suite struct InheritedPropertyTests {
  @Test func aPropertyBeyondThoseOfTheParentIsNoProblem() {
    let example = Example(
      """
      components:
        Card:
          base: UIView
          properties: { borderWidth: { type: CGFloat, default: 1 } }
        Panel:
          base: Card
          properties: { inset: { type: CGFloat, default: 4 } }
          layer: { borderWidth: $borderWidth, cornerRadius: $inset }
      styles:
        panel: { component: Panel, inset: 6 }
      """)
    #expect(example.problems.isEmpty)
    #expect(lint(example.sheet, sources: example.sources).filter { $0.severity == .error }.isEmpty)
  }

  @Test func whatAPseudoPropertySetsIsNoLiteralForAToken() {
    let example = Example(
      """
      tokens:
        color: { tint: "#0A64D8" }
      components:
        Card:
          base: UIView
          properties:
            edge: { type: UIColor, default: red }
            loud: { type: Bool, sets: { edge: "#0A64D8" } }
          layer: { borderColor: $edge, borderWidth: 1 }
      styles:
        card: { component: Card, edge: "#0A64D8" }
      """)
    #expect(example.problems.isEmpty, "\(example.problems.map(\.message))")
    #expect(example.findings(of: .preferToken).map { example.place($0.span) } == ["example.yaml:11:34-43"])
  }
}
