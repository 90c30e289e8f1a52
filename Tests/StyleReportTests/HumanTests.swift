import StyleReport
import StyleSource
import Testing

/// What a person reads at a terminal.
@Suite struct HumanTests {
  @Test func oneLineIsUnderlinedWithItsLabelNotesAndFix() {
    var sample = Sample("styles:\n  card: { alpha: $number.dimed }\n")
    let span = sample.span("$number.dimed")
    sample.findings = [
      Diagnostic(
        Sample.code, "no token is named ‘number.dimed’", at: span, label: "unknown",
        notes: ["tokens stand under ‘tokens’"],
        fixes: [FixIt("write ‘$number.dimmed’", replace: span, with: "$number.dimmed", isSafe: false)])
    ]
    #expect(
      sample.report(.human) == """
        error[unknown-token]: no token is named ‘number.dimed’
         --> styles/card.yaml:2:18
          |
        2 |   card: { alpha: $number.dimed }
          |                  ^^^^^^^^^^^^^ unknown
          = note: tokens stand under ‘tokens’
          = fix: write ‘$number.dimmed’
          |
        2 +   card: { alpha: $number.dimmed }
          |                  ~~~~~~~~~~~~~~

        """)
  }

  @Test func otherPlacesInTheFileStandInOrderAndThoseInOtherFilesBelow() {
    var sample = Sample("a: 1\nb: 2\nc: 3\na: 4\n")
    let other = sample.sources.add(path: "styles/tokens.yaml", bytes: Array("a: 0\n".utf8))
    sample.findings = [
      Diagnostic(
        Sample.code, "‘a’ stands twice", at: sample.span("a", occurrence: 1),
        related: [
          .init("first here", at: sample.span("a")), .init("and there", at: Span(other, 0, 1)),
        ])
    ]
    #expect(
      sample.report(.human) == """
        error[unknown-token]: ‘a’ stands twice
         --> styles/card.yaml:4:1
          |
        1 | a: 1
          | - first here
          ⋮
        4 | a: 4
          | ^
         ::: styles/tokens.yaml:1:1
          |
        1 | a: 0
          | - and there

        """)
  }

  @Test func aSpanOverLinesHasARailBesideItAndLeavesOutItsMiddle() {
    let text = "styles:\n" + (1...9).map { "  s\($0): {}\n" }.joined()
    var sample = Sample(text)
    let span = sample.span("s1").joined(to: sample.span("s9: {}"))
    sample.findings = [Diagnostic(Sample.code, "too many styles", at: span, label: "nine")]
    #expect(
      sample.report(.human) == """
        error[unknown-token]: too many styles
          --> styles/card.yaml:2:3
           |
         2 | ╭   s1: {}
         3 | │   s2: {}
         4 | │   s3: {}
           ⋮ │
         9 | │   s8: {}
        10 | ╰   s9: {}
           | ^ nine

        """)
  }

  @Test(arguments: [
    // A tab goes on to the next multiple of four columns.
    ("k:\tx!", "x!", 4, 2),
    // Han characters take two columns each.
    ("k: 漢字x!", "x!", 7, 2),
    ("k: 漢字", "漢字", 3, 4),
    // A combining acute accent takes none.
    ("k: e\u{301}x!", "x!", 4, 2),
    // A thumb with a skin tone, and a family joined of three, are one emoji each.
    ("k: 👍🏽x!", "x!", 5, 2),
    ("k: 👩\u{200D}👩\u{200D}👧x!", "x!", 5, 2),
    // A heart becomes an emoji, and wide, by U+FE0F.
    ("k: ❤\u{FE0F}x!", "x!", 5, 2),
  ])
  func underlinesStandBelowWhatATerminalShows(_ text: String, _ marked: String, _ indent: Int, _ width: Int) {
    var sample = Sample(text)
    sample.findings = [Diagnostic(Sample.code, "m", at: sample.span(marked))]
    let underline = String(repeating: " ", count: indent) + String(repeating: "^", count: width)
    #expect(sample.report(.human).hasSuffix("  | \(underline)\n"))
  }

  @Test func aLongLineIsShortenedAroundTheSpan() {
    var sample = Sample(String(repeating: "a", count: 5000) + "HERE" + String(repeating: "b", count: 5000))
    sample.findings = [Diagnostic(Sample.code, "m", at: sample.span("HERE"))]
    let report = sample.report(.human, ReportOptions(sourceWidth: 60))
    #expect(
      report.hasSuffix(
        """
        1 | …aaaaaaaaaaaaaaaaaaaaHEREbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb…
          |                      ^^^^

        """))
  }

  @Test func aLineThatIsLongOnlyBehindTheSpanKeepsItsStart() {
    var sample = Sample("key: value " + String(repeating: "b", count: 500))
    sample.findings = [Diagnostic(Sample.code, "m", at: sample.span("value"))]
    let report = sample.report(.human, ReportOptions(sourceWidth: 20))
    #expect(report.contains("1 | key: value bbbbbbbb"))
    #expect(report.hasSuffix("  |      ^^^^^\n"))
  }

  /// Whatever stands in a file, a name or a path: a terminal gets no control but line feeds.
  @Test(arguments: ReportFormat.all.map(\.name))
  func nothingHostileReachesATerminal(_ name: String) throws {
    let format = try #require(ReportFormat.all.first { $0.name == name })
    let hostile = "\u{1B}]0;owned\u{7}\u{202E}\u{9B}31m\r::error::x%0A\u{2028}\u{200B}"
    var sample = Sample("k: " + hostile, path: "st\u{1B}[2Jyles/a\r\nb,c:d.yaml")
    let span = sample.span("k: \u{1B}")
    sample.findings = [
      Diagnostic(
        Sample.code, "‘\(hostile)’ is wrong", at: span, label: hostile,
        related: [.init(hostile, at: span)], notes: [hostile],
        fixes: [FixIt(hostile, replace: span, with: hostile, isSafe: true)])
    ]
    let scalars = sample.report(format).unicodeScalars
    let bad = scalars.filter { scalar in
      scalar != "\n" && [.control, .format, .lineSeparator].contains(scalar.properties.generalCategory)
    }
    #expect(bad.isEmpty)
    let isLineEach = ["concise", "github"].contains(name)
    if isLineEach { #expect(scalars.filter { $0 == "\n" }.count == 1) }
  }

  @Test func bytesThatAreNoUTF8AreShownAsReplacements() {
    var sample = Sample([0x6B, 0x3A, 0x20, 0xFF, 0xC3, 0x28])
    sample.findings = [Diagnostic(Sample.code, "m", at: Span(FileID(0), 3, 4))]
    #expect(sample.report(.human).hasSuffix("1 | k: \u{FFFD}\u{FFFD}(\n  |    ^\n"))
  }

  @Test func colourOnlyAddsEscapes() throws {
    var sample = Sample("a: 1\n\nb:\n  c: 2\n  d: 3\n")
    let span = sample.span("b:").joined(to: sample.span("3"))
    sample.findings = [
      Diagnostic(
        Sample.code, "m", at: sample.span("1"), label: "l", related: [.init("r", at: span)], notes: ["n"],
        fixes: [FixIt("f", replace: sample.span("1"), with: "2\n\n", isSafe: true)])
    ]
    let colored = sample.report(.human, ReportOptions(isColored: true))
    #expect(colored.contains("\u{1B}[1;31merror"))
    let withoutEscapes = colored.replacing(try Regex("\u{1B}\\[[0-9;]*m"), with: "")
    #expect(withoutEscapes == sample.report(.human))
  }

  @Test func theEndOfAFileAndAnEmptyFileCanBePointedAt() {
    var sample = Sample("a: 1\n")
    sample.findings = [Diagnostic(Sample.code, "m", at: Span(FileID(0), 5, 5))]
    #expect(sample.report(.human).hasSuffix("card.yaml:2:1\n  |\n2 |\n  | ^\n"))
    sample = Sample("")
    sample.findings = [Diagnostic(Sample.code, "m", at: Span(FileID(0), 0, 0))]
    #expect(sample.report(.human).hasSuffix(" --> styles/card.yaml:1:1\n"))
  }

  @Test func aFixThatAddsALineShowsWhatItAdds() {
    var sample = Sample("styles:\n  card: {}\n")
    sample.findings = [
      Diagnostic(
        Sample.code, "m", at: sample.span("card"),
        fixes: [
          FixIt(
            "add a component",
            [.init(Span(FileID(0), 8, 8), "  # new\n"), .init(sample.span("{}"), "{ a: b }")],
            isSafe: true)
        ])
    ]
    #expect(
      sample.report(.human).hasSuffix(
        """
          = fix: add a component
          |
        2 +   # new
          | ~~~~~~~
        3 +   card: { a: b }
          |         ~~~~~~~~

        """))
  }

  /// Nothing may count from the start of the file, or of a long line, for each finding.
  @Test(.tags(.slow), arguments: ["\n", " "]) func manyFindingsAreQuick(_ separator: String) {
    let count = 2_000
    let filler = String(repeating: "x", count: 500)
    var sample = Sample((0..<count).map { "key\($0): \(filler)" }.joined(separator: separator))
    var offset = 0
    for index in 0..<count {
      sample.findings.append(Diagnostic(Sample.code, "m", at: Span(FileID(0), offset, offset + 3)))
      offset += "key\(index): \(filler)".utf8.count + 1
    }
    // Generous for a debug build on a busy machine; quadratic work over a million bytes takes minutes.
    #expect(ContinuousClock().measure { _ = sample.report(.human) } < .seconds(60))
  }
}
