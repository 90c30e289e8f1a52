import SeededRandom
import StyleSource
import StyleSyntax
import Testing

/// What holds of the layout of any file: thousands of them, the same on each run.
@Suite struct FormatPropertyTests {
  /// The same values, comments and line breaks, written with other indentation and other spaces, come out the same.
  @Test(.tags(.slow), arguments: (0..<4).someCases(oneIn: 2))
  func layoutsOfTheSameValuesMeet(_ seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    for _ in 0..<1_000 {
      let tree = RandomTree(&random)
      let one = tree.text(&random)
      let other = tree.text(&random)
      guard case .success(let result) = format(file(one)), case .success(let same) = format(file(other))
      else {
        Issue.record("it wasn't laid out: \(one.debugDescription), \(other.debugDescription)")
        return
      }
      let text = String(decoding: result, as: UTF8.self)
      #expect(
        String(decoding: same, as: UTF8.self) == text, "\(one.debugDescription), \(other.debugDescription)")
      #expect((try? format(file(result)).get()) == result, "\(one.debugDescription)")
    }
  }

  /// Whatever can be read is laid out, keeps its meaning, and is left alone the second time.
  @Test(.tags(.slow), arguments: (0..<8).someCases(oneIn: 4))
  func whatCanBeReadIsLaidOut(_ seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    var count = 0
    for _ in 0..<2_000 {
      let bytes = random.damaged(samples)
      switch format(file(bytes)) {
      case .failure(.notReadable(let problems)): #expect(!problems.isEmpty, "\(bytes)")
      case .failure(.changesMeaning): Issue.record("it would mean something else: \(bytes)")
      case .success(let once):
        count += 1
        #expect((try? format(file(once)).get()) == once, "\(bytes)")
      }
    }
    #expect(count > 200)
  }

  private let samples =
    yamlSamples + [
      "a: |+  # c \n   x\n    \n\n\n# end  \n",
      "a:\n  - |2-  \n      x  \n\n     y\n  -   >+\n    a\n\n\n    \n  - b\nc: |\n\n  x\n   ",
      "a: \"one  \n  two\\  \n\n  three \\\n    four\"   \nb: 'x  \n\n   y'\nc: d   \n  e\t\n\n  f # g\n",
      "a: [ \"x  \n y\", z  \n w, {k: v , ? q : r,\n # c\n 'k2':v2}\n # d\n ]  # e\nb: {\n}\n",
      "a: &x # c\n  - b\n  -   # d\n    e\n  - &y\n    f: *x\n    # g\n  # h\n# i\nj:\n# k\n- l\n- - m\n  -\tn\n",
    ]
}
