import StyleModel
import Testing

@testable import StyleRender
@testable import StyleScene

/// What a style's pictures are known by.
@Suite struct StyleFingerprintTests {
  private static let file = """
    tokens:
      color: { tint: { value: "#007AFF", dark: "#0A84FF" }, other: red }
    components:
      Inner:
        base: UIView
        properties: { ink: { type: UIColor, default: $color.tint } }
        layer: { backgroundColor: $ink, opacity: 0.5 }
      Card:
        base: UIButton
        properties:
          radius: { type: CGFloat, default: 8 }
          line: { type: CGFloat, default: 1 }
        layer:
          cornerRadius: $radius * 2
          borderWidth: $line
          sublayers:
            - { name: inner, kind: Inner, frame: { inset: 4 } }
            - { name: dot, kind: shape, path: star, points: 5, frame: [0, 0, 20, 20] }
        states: { highlighted: { dot.hidden: true } }
        transition: { duration: 0.2 }
        animations: { breath: { property: dot.opacity, to: 0.5, duration: 1 } }
        preview: { size: [60, 40], title: Card }
    styles:
      plain: { component: Card }
      rich:
        component: Card
        title: Rich
        font: { size: 12 }
        states: { highlighted: { line: 2 } }
        modes: { dark: { line: 3 } }

    """

  /// By the style's name.
  private func fingerprints(_ text: String) throws -> [String: [UInt64]] {
    let styles = stylePictures(of: try Drawn.sheet(text))
    let words = styles.map { ($0.name, [$0.fingerprint.words.0, $0.fingerprint.words.1]) }
    return Dictionary(words) { $1 }
  }

  @Test func placesAndWhatIsNotSeenAreNoPart() throws {
    let before = try fingerprints(Self.file)
    let moved = "# A comment.\n\n" + Self.file.replacing("other: red", with: "other: blue, new: green")
    #expect(try fingerprints(moved) == before)
    let summary = Self.file.replacing("title: Rich", with: "title: Rich\n    summary: It is.")
    #expect(try fingerprints(summary) == before)
    // A value counts, and not how it is written.
    #expect(try fingerprints(Self.file.replacing("\"#007AFF\"", with: "rgb(0 122 255)")) == before)
  }

  /// What is written, what instead, and whether the plain style shows it too.
  @Test(arguments: [
    ("\"#007AFF\"", "\"#007AFE\"", true), ("dark: \"#0A84FF\"", "dark: \"#0A84FE\"", true),
    ("default: 8", "default: 9", true), ("$radius * 2", "$radius + 2", true),
    ("$radius * 2", "$line * 2", true), ("opacity: 0.5", "opacity: 0.25", true),
    ("inset: 4", "inset: 5", true), ("points: 5", "points: 6", true), ("star", "polygon", true),
    ("kind: shape, path: star, points: 5", "kind: rectangle", true),
    ("[0, 0, 20, 20]", "[0, 0, 20, 21]", true), ("dot.hidden", "inner.hidden", true),
    ("highlighted: { dot", "disabled: { dot", true), ("duration: 0.2", "duration: 0.3", true),
    ("to: 0.5", "to: 0.6", true), ("duration: 1 }", "duration: 1, repeatCount: 2 }", true),
    ("size: [60", "size: [61", true), ("title: Card", "title: Cards", true),
    ("title: Rich", "title: Poor", false), ("size: 12", "size: 13", false),
    ("font: { size: 12 }", "font: { size: 12, weight: bold }", false),
    ("{ line: 2 }", "{ line: 2.5 }", false), ("highlighted: { line", "selected: { line", false),
    ("{ dark: { line: 3 } }", "{ high-contrast: { line: 3 } }", false),
  ])
  func whatIsSeenIsAPart(_ old: String, _ new: String, _ isOfBoth: Bool) throws {
    try #require(Self.file.contains(old))
    let (before, after) = (
      try fingerprints(Self.file), try fingerprints(Self.file.replacing(old, with: new))
    )
    #expect(before["rich"] != after["rich"])
    #expect((before["plain"] != after["plain"]) == isOfBoth)
  }

  @Test func whatIsRememberedIsNotLookedForAgain() throws {
    let sheet = try Drawn.sheet(Self.file)
    let all = stylePictures(of: sheet)
    let known = Dictionary(all.map { ($0.fingerprint, $0.pictures.map(\.view)) }) { $1 }
    let again = stylePictures(of: sheet) { known[$0] }
    #expect(again.map(\.pictures) == all.map(\.pictures))
    #expect(again.map(\.moving) == all.map(\.moving))
    #expect(all.contains { !$0.moving.isEmpty })
  }
}
