@testable import StyleLint
import StyleSource
import Testing

@Suite struct TextContrastTests {
  private func messages(_ style: String, _ options: [String: OptionValue] = [:]) -> [String] {
    Example("styles:\n  s: { \(style) }").findings(of: .textContrast, options).map(\.message)
  }

  /// White on #767676 is the lightest grey that passes 4.5 : 1 (WebAIM); one step lighter has 4.48 : 1.
  @Test func theLimitIsThatOfWCAG() {
    let label = "component: UILabel, text: Hi, textColor: white"
    #expect(messages("\(label), backgroundColor: '#767676'") == [])
    #expect(
      messages("\(label), backgroundColor: '#777777'") == [
        "the text's contrast is 4.47 : 1 in ‘s’: #FFFFFF on #777777, and 4.5 : 1 is needed"
      ])
  }

  /// White on #949494 is 3.03 : 1.
  @Test func largeTextNeedsLess() {
    let label = "component: UILabel, text: Hi, textColor: white, backgroundColor: '#949494'"
    #expect(messages("\(label), font: { size: 18 }") == [])
    #expect(messages("\(label), font: { size: 14, weight: bold }") == [])
    #expect(messages("\(label), font: { size: 14, weight: semibold }").count == 1)
    #expect(messages("\(label), font: { size: 17 }").count == 1)
  }

  @Test func theRatioIsAnOption() {
    let label = "component: UILabel, text: Hi, textColor: white, backgroundColor: '#767676'"
    #expect(messages(label, ["ratio": .number(7)]).count == 1)
  }

  @Test func everyStateAndModeCountsButDisabledOnes() {
    let button = "component: UIButton, title: Go, titleColor: white, backgroundColor: black"
    let poor = "{ backgroundColor: '#EEEEEE' }"
    #expect(
      messages("\(button), states: { highlighted: \(poor) }").first?.contains("in ‘s’, highlighted") == true)
    #expect(messages("\(button), modes: { dark: \(poor) }").first?.contains("in ‘s’, dark") == true)
    #expect(messages("\(button), states: { disabled: \(poor) }") == [])
  }

  /// Half of black over white is #808080, on which white has 3.95 : 1.
  @Test func translucentBackgroundsStandOnThePage() {
    let label = "component: UILabel, text: Hi, textColor: white, backgroundColor: rgb(0 0 0 / 50%)"
    #expect(messages(label).first?.contains("3.9") == true)
  }

  @Test func whatStandsOnNothingIsNotJudged() {
    #expect(messages("component: UILabel, text: Hi, textColor: white") == [])
    #expect(messages("component: UIButton, title: Hi, titleColor: white, backgroundImage: photo") == [])
  }

  @Test func layersUnderTheTextCount() {
    let findings = Example(
      """
      components:
        Veiled:
          base: UIButton
          layer:
            sublayers:
              - { name: veil, kind: gradient, stops: [{ color: black, location: 0 }, { color: "#EEEEEE", location: 1 }] }
      styles:
        veiled: { component: Veiled, title: Go, titleColor: black, backgroundColor: white }
      """
    ).findings(of: .textContrast)
    // A third of the way down, at the top of the letters, the veil is still dark.
    #expect(findings.count == 1)
  }

  @Test func aChildIsNotBlamedForItsParent() {
    let findings = Example(
      """
      styles:
        base: { component: UIButton, title: Go, titleColor: white, backgroundColor: "#EEEEEE" }
        same: { extends: base, contentInsets: 4 }
        worse: { extends: base, backgroundColor: white }
      """
    ).findings(of: .textContrast)
    #expect(findings.count == 2)
  }

  @Test func aTextThatIsClearIsHidden() {
    let button = "component: UIButton, title: Go, titleColor: white, backgroundColor: black"
    #expect(messages("\(button), states: { selected: { titleColor: clear } }") == [])
    #expect(messages("\(button), states: { selected: { titleColor: rgb(255 255 255 / 1%) } }").count == 1)
  }
}
