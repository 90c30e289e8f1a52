import SeededRandom
import StyleModel
import Testing

@testable import StyleRender
@testable import StyleScene

/// How a text is broken and shortened, against pango itself asked about one line at a time.
@Suite struct TypesettingTests {
  private static let font = Scene.Font(size: 14)

  private func text(
    _ string: String, width: Double, height: Double = 1000, alignment: Scene.Text.Alignment = .left,
    vertical: Scene.Text.VerticalAlignment = .top, truncation: Scene.Text.Truncation = .end, lines: Int?
  ) -> Scene.Text {
    Scene.Text(
      string, font: Self.font, color: Scene.Color(red: 0, green: 0, blue: 0),
      box: Rect(x: 0, y: 0, width: width, height: height), alignment: alignment, verticalAlignment: vertical,
      truncation: truncation, lineLimit: lines)
  }

  private func lines(_ text: Scene.Text) -> [String] { layOut(text).lines.map(\.string) }

  /// How wide a string is that is set alone.
  private func width(_ string: String, font: Scene.Font = font) -> Double {
    ShapedLine(PangoText(Array(string.utf8), font: font)).width
  }

  /// Inter draws `->` as an arrow; the system font, in whose place it is drawn, doesn't.
  @Test func whatStandsInForTheSystemFontHasNoSignsOfItsOwn() {
    let inter = Scene.Font(family: "Inter", size: 14)
    let isInstalled =
      width("Ws", font: Scene.Font(family: "DejaVu Sans", size: 14)) != width("Ws", font: inter)
    #expect(width("Words", font: inter) == width("Words"))
    for (signs, alone) in [("->", ["-", ">"]), ("3x4", ["3", "x", "4"])] {
      let sum = alone.map { width($0) }.reduce(0, +)
      // Letters may be nearer to each other than alone.
      #expect(abs(width(signs) - sum) < 1, "\(signs)")
      if isInstalled { #expect(abs(width(signs, font: inter) - width(signs)) > 0.1, "\(signs)") }
    }
    for text in ["->", "•••• 4", "1:05", "3x4", "(A)", "→"] {
      #expect(Self.font.leavesOutAlternates(of: text.utf8), "\(text)")
      #expect(!inter.leavesOutAlternates(of: text.utf8), "\(text)")
    }
    for text in ["Words, and 12 more.", "extra", "Zoë", "Привет", "سلام - 1", "नमस्ते -> "] {
      #expect(!Self.font.leavesOutAlternates(of: text.utf8), "\(text)")
    }
  }

  /// Words of one to nine letters from a fixed seed.
  private func words(_ random: inout SplitMix, _ count: Int) -> String {
    (0..<count).map { _ in
      String(
        (0..<1 + random.next(below: 9)).map { _ in
          Character(Unicode.Scalar(97 + UInt8(random.next(below: 26))))
        })
    }.joined(separator: " ")
  }

  @Test func aLineHoldsAsManyWordsAsFit() {
    var random = SplitMix(seed: 1)
    for _ in 0..<40 {
      let string = words(&random, 12)
      // Wider than any word, which would be broken within.
      let limit = Double(120 + random.next(below: 120))
      let lines = lines(text(string, width: limit, lines: nil))
      #expect(lines.joined(separator: " ") == string)
      for (line, next) in zip(lines, lines.dropFirst()) {
        #expect(isFit(width(line), limit))
        let more = line + " " + next.prefix { $0 != " " }
        #expect(width(more) > limit, "‘\(line)’ has room for more than \(limit)")
      }
    }
  }

  @Test func aWordThatIsLongerThanALineIsBrokenWithin() {
    let string = String(repeating: "abcdefghij", count: 2000)
    let lines = lines(text(string, width: 100, lines: nil))
    #expect(lines.joined() == string)
    #expect(lines.dropLast().allSatisfy { isFit(width($0), 100.5) && width($0) > 85 })
    // Not between a letter and its accent.
    let accents = String(repeating: "e\u{301}", count: 60)
    let broken = self.lines(text(accents, width: 50, lines: nil))
    #expect(broken.count > 3 && broken.allSatisfy { !$0.unicodeScalars.starts(with: ["\u{301}"]) })
  }

  @Test(arguments: [Scene.Text.Truncation.start, .middle, .end])
  func aShortenedLineIsAsLongAsFits(_ truncation: Scene.Text.Truncation) throws {
    var random = SplitMix(seed: 2)
    for _ in 0..<40 {
      let string = words(&random, 9)
      let limit = Double(60 + random.next(below: 100))
      let shown = try #require(lines(text(string, width: limit, truncation: truncation, lines: 1)).first)
      guard width(string) > limit else {
        #expect(shown == string)
        continue
      }
      let parts = shown.split(separator: "…", omittingEmptySubsequences: false).map(String.init)
      try #require(parts.count == 2)
      let (start, end) = (parts[0], parts[1])
      #expect(string.hasPrefix(start) && string.hasSuffix(end))
      #expect(isFit(width(shown), limit))
      let rest = string.dropFirst(start.count).dropLast(end.count)
      switch truncation {
      case .none, .end:
        #expect(end == "" && width(start + rest.prefix(1) + "…") > limit - 0.5)
      case .start:
        #expect(start == "" && width("…" + rest.suffix(1) + end) > limit - 0.5)
      case .middle:
        #expect(width(start + rest.prefix(1) + "…" + end) > limit - 0.5)
        #expect(abs(width(start) - width(end)) < 2 * width("m"))
      }
    }
  }

  /// pango would fill the box, with a gap beside its ellipsis.
  @Test func aShortenedTitleStandsInTheMiddle() throws {
    for limit in stride(from: 60.0, through: 90, by: 0.5) {
      let title = text("Continue with a long title", width: limit, alignment: .center, lines: 1)
      let line = try #require(layOut(title).lines.first)
      #expect(abs(line.bounds.midX - limit / 2) < 0.01)
      #expect(abs(line.bounds.width - width(line.string)) < 0.01)
    }
  }

  /// As `UILabel` does: what does not fit its height is left out, and the last line that does says so.
  @Test func aLabelShowsTheLinesThatFit() {
    let string = "Many words that fill a few lines of a label, and then some more"
    let all = lines(text(string, width: 100, vertical: .center, lines: nil))
    #expect(all.count > 4 && !all.joined().contains("…"))
    // A line of Inter at 14 points is 16.94 high.
    let some = lines(text(string, width: 100, height: 40, vertical: .center, lines: nil))
    #expect(some.count == 2 && some[0] == all[0] && some[1].hasSuffix("…"))
    #expect(lines(text(string, width: 100, height: 3, vertical: .center, lines: nil)).count == 1)
    // A text layer goes on beyond its box.
    #expect(lines(text(string, width: 100, height: 40, lines: nil)) == all)
  }

  @Test func paragraphsEndWhereUnicodeSays() {
    for end in ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"] {
      #expect(lines(text("one\(end)two", width: 200, lines: nil)) == ["one", "two"])
      #expect(lines(text("one\(end)two", width: 200, lines: 1)) == ["one…"])
    }
    #expect(lines(text("one\n\ntwo\n", width: 200, lines: nil)) == ["one", "", "two", ""])
    #expect(lines(text("", width: 200, lines: nil)) == [])
  }
}
