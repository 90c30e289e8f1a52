import Testing

@testable import StyleCompiler

/// Whether an expression may be half of something is asked before whether it is half of a side.
@Suite struct ForeignRadiusTests {
  @Test func halvesOfSidesMayBeHalves() {
    var count = 0
    for side in ["$height", "self.bounds.height", "min($width, $height)", "min-width, self.height"] {
      for (before, behind) in [
        ("", "/2"), ("", " / 2.0"), ("(", ") / 2"), ("", " * 0.5"), ("0.5 * ", ""), ("CGFloat(0.5)*", ""),
        ("", "/2,"), ("", "/2, self."),
      ] {
        let text = before + side + behind
        #expect(ForeignRadius.mayBeHalf(text), "\(text)")
        if ForeignRadius.isHalfOfSide(text) { count += 1 }
      }
    }
    // Some of them are no halves of sides after all.
    #expect(count > 16)
  }

  @Test(arguments: ["$length.l2 * 2", "$length.l0.5 + 2", "2 * $height", "$height - 2", "full", ""])
  func othersAreNone(_ text: String) {
    #expect(!ForeignRadius.mayBeHalf(text))
  }
}
