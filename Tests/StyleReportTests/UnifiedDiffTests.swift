import StyleReport
import StyleSource
import Testing

/// Diffs as GNU diff's manual describes the unified format.
@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    String(decoding: unifiedDiff(from: Array(old.utf8), to: Array(new.utf8), path: "a.yaml"), as: UTF8.self)
  }

  @Test func equalTextsHaveNone() {
    #expect(diff("a\nb\n", "a\nb\n").isEmpty)
    #expect(diff("", "").isEmpty)
  }

  @Test func farChangesAreHunksOfTheirOwn() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("2\n3\n", with: "2\nx\n").replacing("18\n", with: "")
    #expect(
      diff(old, new) == """
        --- a.yaml
        +++ a.yaml
        @@ -1,6 +1,6 @@
         1
         2
        -3
        +x
         4
         5
         6
        @@ -15,6 +15,5 @@
         15
         16
         17
        -18
         19
         20

        """)
  }

  @Test func aMissingLineBreakIsTold() {
    #expect(
      diff("a", "a\n") == """
        --- a.yaml
        +++ a.yaml
        @@ -1,1 +1,1 @@
        -a
        \\ No newline at end of file
        +a

        """)
    #expect(diff("", "a\n").contains("@@ -0,0 +1,1 @@"))
  }
}
