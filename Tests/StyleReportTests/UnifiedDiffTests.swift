import SeededRandom
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

  @Test func linesOfOneTextStandBetweenThoseOfBoth() {
    #expect(
      diff("a\nb\nc\nd\n", "x\nb\ny\na\n") == """
        --- a.yaml
        +++ a.yaml
        @@ -1,4 +1,4 @@
        -a
        +x
         b
        -c
        -d
        +y
        +a

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

  /// Lines of few kinds and of many, few changes and as many as there are lines.
  @Test(.tags(.slow), arguments: (0..<200).someCases(oneIn: 4))
  func anyDiffLeadsToTheNewText(_ seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let count = Int.random(in: 0...(seed % 10 == 0 ? 6000 : 60), using: &random)
    let kinds = Int.random(in: 1...(2 * count + 2), using: &random)
    let changed = Int.random(in: 0...100, using: &random)
    func line() -> String { "\(Int.random(in: 0..<kinds, using: &random))\n" }
    var old = (0..<count).map { _ in line() }
    var new = old.flatMap { old in
      guard Int.random(in: 0..<100, using: &random) < changed else { return [old] }
      return (0..<Int.random(in: 0...2, using: &random)).map { _ in line() }
    }
    if Bool.random(using: &random), let last = new.popLast() { new.append(String(last.dropLast())) }
    if Bool.random(using: &random), let last = old.popLast() { old.append(String(last.dropLast())) }
    let text = diff(old.joined(), new.joined())
    #expect(patched(old, text) == new.joined())
    if old.count + new.count < 1500 {
      let fewest = Array(new).difference(from: old).count
      #expect(text.split(separator: "\n").dropFirst(2).count { "+-".contains($0.first!) } == fewest)
    }
  }

  @Test func linesBetweenManyChangesStay() {
    let old = (0..<4000).map { "a\($0)\nb\($0)\n\n" }.joined()
    let new = (0..<4000).map { "a\($0)\nc\($0)\n\n" }.joined()
    let lines = diff(old, new).split(separator: "\n").dropFirst(2)
    #expect(lines.count { $0.first == "-" } == 4000)
    #expect(lines.count { $0.first == "+" } == 4000)
  }

  /// What `patch` makes of a text, which has to agree with all that the diff says of it; nil where it doesn't.
  private func patched(_ old: [String], _ diff: String) -> String? {
    guard !diff.isEmpty else { return old.joined() }
    var lines = diff.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast()
    guard lines.prefix(2) == ["--- a.yaml", "+++ a.yaml"] else { return nil }
    lines = lines.dropFirst(2)
    var (result, next): ([String], Int) = ([], 0)
    while let header = lines.popFirst() {
      let numbers = header.split { !$0.isNumber }.compactMap { Int($0) }
      guard header.hasPrefix("@@ -"), numbers.count == 4 else { return nil }
      let start = numbers[1] == 0 ? numbers[0] : numbers[0] - 1
      guard start >= next, start <= old.count else { return nil }
      result += old[next..<start]
      next = start
      guard result.count == (numbers[3] == 0 ? numbers[2] : numbers[2] - 1) else { return nil }
      let (oldEnd, newEnd) = (next + numbers[1], result.count + numbers[3])
      while next < oldEnd || result.count < newEnd {
        guard let line = lines.popFirst(), let mark = line.first else { return nil }
        var text = line.dropFirst() + "\n"
        if lines.first?.hasPrefix("\\") == true {
          lines = lines.dropFirst()
          text = text.dropLast()
        }
        if mark != "+" {
          guard next < old.count, old[next] == text else { return nil }
          next += 1
        }
        if mark != "-" { result.append(String(text)) }
      }
    }
    return (result + old[next...]).joined()
  }
}
