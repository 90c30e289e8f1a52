@testable import StyleLint
import Testing

/// Greys whose channels differ by one in 255 are 0.4 apart in CIEDE2000, so that two steps are near and three are not.
@Suite struct NearDuplicateColorTests {
  private func messages(_ tokens: String) -> [String] {
    Example("tokens:\n  color:\n    \(tokens.replacing("\n", with: "\n    "))\n")
      .findings(of: .nearDuplicateColor).map(\.message)
  }

  /// What can't be told from an earlier one is out of the game: once it is that one, the fourth is far from all.
  @Test func eachIsToldWithTheFirstThatIsNear() {
    let found = messages(
      """
      first: "#808080"
      second: "#828282"
      third: "#818181"
      fourth: "#848484"
      other: "#8A8A8A"
      """)
    #expect(
      found == [
        "‘color.second’ looks the same as ‘color.first’",
        "‘color.third’ looks the same as ‘color.first’",
      ])
  }

  @Test func equalOnesAreLeftAlone() {
    #expect(messages("a: gray\nb: gray\nc: $color.a").isEmpty)
  }

  @Test func whatDiffersInAnyModeCanBeToldApart() {
    #expect(
      messages("a: { value: \"#808080\", dark: black }\nb: { value: \"#818181\", dark: white }").isEmpty)
    #expect(messages("a: { value: \"#808080\", dark: black }\nb: \"#818181\"").isEmpty)
    #expect(
      messages(
        "a: { value: \"#808080\", high-contrast: black }\nb: { value: \"#818181\", high-contrast: white }"
      )
      .isEmpty)
    #expect(
      messages("a: { value: black, dark: \"#808080\" }\nb: { value: white, dark: \"#818181\" }").isEmpty)
    #expect(
      messages("a: { value: \"#808080\", dark: \"#101010\" }\nb: { value: \"#818181\", dark: \"#111111\" }")
        .count == 1)
  }
}
