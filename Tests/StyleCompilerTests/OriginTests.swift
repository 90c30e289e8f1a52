import StyleModel
import Testing

/// Where values came from, step by step.
@Suite struct OriginTests {
  static let sheet = compiled(
    """
    tokens:
      color: { ink: black, text: { value: $color.ink, dark: white } }
    components:
      Card:
        base: UIView
        properties: { border: { type: UIColor, default: red } }
    styles:
      base: { component: Card, border: $color.text }
      mine: { extends: base, border: blue }
    """
  ).product

  @Test func aValueKnowsItsTokenAndTheTokensOfThat() throws {
    let origin = try #require(Self.sheet.origin("border", of: "base"))
    #expect(origin.author == .style(0))
    let text = Self.sheet[try #require(origin.source)]
    #expect(text.author == .token(1))
    let ink = Self.sheet[try #require(text.source)]
    #expect(ink.author == .token(0))
    #expect(ink.source == nil)
  }

  @Test func aModeHasAnOriginOfItsOwn() throws {
    let origin = try #require(Self.sheet.origin("border", of: "base", modes: .dark))
    let text = Self.sheet[try #require(origin.source)]
    #expect(text.author == .token(1))
    #expect(text.source == nil)
  }

  @Test func aValueKnowsWhatItReplaces() throws {
    let mine = try #require(Self.sheet.origin("border", of: "mine"))
    let base = Self.sheet[try #require(mine.replaces)]
    #expect(base.author == .style(0))
    #expect(Self.sheet[try #require(base.replaces)].author == .componentDefault(0))
  }

  @Test func tokensKnowWhetherTheyAreUsed() {
    #expect(Self.sheet.tokens.map(\.isReferenced) == [true, true])
  }

  /// Sixteen files or more are read side by side; what comes out is the same.
  @Test func originsHoldWhenFilesAreReadSideBySide() throws {
    let files = (0..<40).map { index in
      (path: "f\(index).yaml", text: "styles:\n  s\(index): { component: UIView, alpha: 0.\(index + 10) }\n")
    }
    let sheet = compiled(files).product
    for index in files.indices {
      let origin = try #require(sheet.origin("alpha", of: "s\(index)"))
      #expect(origin.author == .style(index))
      #expect(origin.span?.file.index == UInt32(index))
    }
  }
}
