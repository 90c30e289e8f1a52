import StyleModel
import Testing

/// Which of several values of one property holds.
@Suite struct CascadeTests {
  static let sheet = compiled(
    """
    components:
      Card:
        base: UIButton
        properties:
          borderWidth: { type: CGFloat, default: 1 }
          borderColor: { type: UIColor, default: black }
          bigBorder: { type: Bool, sets: { borderWidth: 5, borderColor: red } }
    styles:
      base: { component: Card, borderWidth: 2, title: Base }
      large: { extends: base, borderWidth: 8, states: { highlighted: { borderWidth: 9 } } }
      calm: { extends: base, title: Calm, modes: { dark: { borderWidth: 3 } } }
      both: { extends: [large, calm] }
      big: { extends: base, bigBorder: true }
      thinner: { extends: base, bigBorder: true, borderWidth: 4 }
      later: { extends: base, borderWidth: 4, states: { selected: { bigBorder: true } } }
    """)

  @Test func nothingIsReported() { #expect(Self.sheet.diagnostics.map(\.message) == []) }

  @Test func aStyleHasWhatItsParentsSay() {
    let sheet = Self.sheet.product
    #expect(sheet.value("borderWidth", of: "base") == .number(2))
    #expect(sheet.value("title", of: "large") == .string("Base"))
    #expect(sheet.value("borderWidth", of: "large") == .number(8))
    #expect(sheet.value("borderColor", of: "large") == .color(.black))
  }

  @Test func aLaterParentWins() {
    // What ‘base’ says, which both extend, counts once and before both.
    let sheet = Self.sheet.product
    #expect(sheet.value("borderWidth", of: "both") == .number(8))
    #expect(sheet.value("title", of: "both") == .string("Calm"))
    #expect(sheet.value("borderWidth", of: "both", state: .highlighted) == .number(9))
    #expect(sheet.value("borderWidth", of: "both", modes: .dark) == .number(3))
  }

  @Test func aPseudoPropertyStandsForWhatItSets() {
    let sheet = Self.sheet.product
    #expect(sheet.value("borderWidth", of: "big") == .number(5))
    #expect(sheet.value("bigBorder", of: "big") == .bool(true))
    #expect(sheet.value("bigBorder", of: "base") == .bool(false))
  }

  @Test func whatIsWrittenBelowAPseudoPropertyWinsOverIt() {
    let sheet = Self.sheet.product
    #expect(sheet.value("borderWidth", of: "thinner") == .number(4))
    #expect(sheet.value("bigBorder", of: "thinner") == .bool(false))
  }

  @Test func aPseudoPropertyMayBeSetInAState() {
    let sheet = Self.sheet.product
    #expect(sheet.value("borderWidth", of: "later") == .number(4))
    #expect(sheet.value("borderWidth", of: "later", state: .selected) == .number(5))
    #expect(sheet.value("borderWidth", of: "later", state: [.selected, .highlighted]) == .number(5))
  }

  @Test func whatIsWrittenLaterWinsAmongModesThatHoldTogether() {
    let sheet = compiled(
      """
      styles:
        base:
          component: UIView
          modes: { dark: { alpha: 0.1 }, high-contrast: { alpha: 0.2 } }
        child: { extends: base, modes: { dark: { alpha: 0.3 } } }
      """
    ).product
    let both: ModeSet = [.dark, .highContrast]
    #expect(sheet.value("alpha", of: "base", modes: both) == .number(0.2))
    #expect(sheet.value("alpha", of: "child", modes: both) == .number(0.3))
  }

  @Test func aStyleOfABaseClassCanBeExtended() {
    let result = compiled(
      """
      components:
        Card: { base: UIButton, layer: { sublayers: [{ name: glow, kind: rectangle }] } }
      styles:
        view: { component: UIView, alpha: 0.5, layer.opacity: 0.4 }
        card: { component: Card, extends: view }
      """)
    #expect(result.diagnostics.isEmpty)
    #expect(result.product.value("alpha", of: "card") == .number(0.5))
  }
}
