import StyleReport
import StyleSource
import Testing

/// What a finding is known by stays while the file changes around it.
@Suite struct FingerprintTests {
  /// The fingerprints of each `word` in a text.
  private func fingerprints(
    _ text: String, _ word: String = "ink", path: String = "card.yaml", id: String = "a"
  )
    -> [String]
  {
    var sample = Sample(text, path: path)
    let count = text.split(separator: word, omittingEmptySubsequences: false).count - 1
    for index in 0..<count {
      sample.findings.append(
        Diagnostic(DiagnosticCode(id, .warning, "A rule."), "m", at: sample.span(word, occurrence: index)))
    }
    return StyleReport.fingerprints(of: sample.findings, in: sample.sources)
  }

  @Test func linesAboveAndSpaceDoNotMatter() {
    let before = fingerprints("a: $ink\n")
    #expect(fingerprints("# new\n\n\tb: 1\na: $ink\nc: 2\n") == before)
    #expect(fingerprints("    a:   $ink  \r\n") == before)
  }

  @Test func theCodeThePathAndTheLineMatter() {
    let all = [
      fingerprints("a: $ink\n"), fingerprints("b: $ink\n"), fingerprints("a: $ink\n", path: "b.yaml"),
      fingerprints("a: $ink\n", id: "b"),
    ]
    #expect(Set(all).count == 4)
  }

  @Test func equalLinesAreCounted() {
    let two = fingerprints("a: $ink\nb: 1\na: $ink\n")
    #expect(Set(two).count == 2)
    #expect(two[0] == fingerprints("a: $ink\n")[0])
    #expect(Set(fingerprints("a: [$ink, $ink]\n")).count == 2)
  }

  /// A field can't run over into the next.
  @Test func fieldsAreSeparate() {
    #expect(fingerprints("ink", path: "ab", id: "c") != fingerprints("ink", path: "b", id: "ca"))
  }

  /// FNV-1a of `a FF card.yaml FF a:$ink FF 0 FF`, worked out apart from this code.
  @Test func itIsTheSameOnEveryMachine() {
    #expect(fingerprints("a: $ink\n") == ["224d7b6726ecb096"])
  }
}
