import StyleSource
import Testing

/// The optimal string alignment distance, up to a third of the name's length.
@Suite struct DidYouMeanTests {
  @Test(arguments: [
    ("colour", "color"), ("shadwo", "shadow"), ("tnit", "tint"), ("heigth", "height"), ("radius", "Radius"),
  ])
  func `one byte more, less or other, and two in the other order, are near`(_ pair: (String, String)) {
    #expect(nearest(to: pair.0, among: [pair.1]) == pair.1)
    #expect(nearest(to: pair.1, among: [pair.0]) == pair.0)
  }

  @Test func `what differs in more than a third is not near`() {
    #expect(nearest(to: "border", among: ["bxxder"]) == "bxxder")
    #expect(nearest(to: "border", among: ["bxxxer", "bord", "other", ""]) == "bord")
    #expect(nearest(to: "border", among: ["bxxxer", "bor"]) == nil)
    #expect(nearest(to: "", among: ["a", "ab"]) == "a")
  }

  @Test func `a swap within a text that is too far elsewhere does not make it near`() {
    // Two swaps and a substitution are three steps, where a name of seven bytes allows two.
    #expect(nearest(to: "abcdefg", among: ["badcxfg"]) == nil)
    #expect(nearest(to: "abcdefg", among: ["badcefg"]) == "badcefg")
    // The swap is the last of three steps, so that the row before it is beyond two already.
    #expect(nearest(to: "abcdefgh", among: ["xycdefhg"]) == nil)
    #expect(nearest(to: "abcdefghi", among: ["xycdefgih"]) == "xycdefgih")
  }

  @Test func `the nearest wins, then the one that sorts first, in any order`() {
    let names = ["tone13", "tune12", "tone22", "tone"]
    #expect(nearest(to: "tone12", among: names) == "tone13")
    #expect(nearest(to: "tone12", among: names.reversed()) == "tone13")
    #expect(nearest(to: "tone12", among: ["tone12", "ton12", "tomes12"]) == "ton12")
  }
}
