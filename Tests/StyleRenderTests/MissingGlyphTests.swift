import StyleModel
import StyleSource
import Testing

@testable import StyleRender
@testable import StyleScene

/// What is said of characters that no font has. U+100001 is for private use, and no font of a system has it.
@Suite struct MissingGlyphTests {
  private func findings(_ yaml: String) throws -> [Diagnostic] {
    let sheet = try Drawn.sheet(yaml)
    let renderCache = RenderCache()
    return stylePictures(of: sheet).flatMap { style in
      let missing = style.pictures.flatMap { renderCache.missingCharacters(in: buildScene($0, in: sheet)) }
      return style.findings(missing: missing, in: sheet)
    }
  }

  @Test func aCharacterThatNoFontHasIsToldOfWhereItIsWritten() throws {
    let yaml = "styles: { menu: { component: UILabel, text: \"Menu \u{100001}\" } }"
    let finding = try #require(try findings(yaml).first)
    #expect(finding.message == "no installed font has U+100001, and pictures show a box instead")
    let written = Array(yaml.utf8)[Int(finding.span.start)..<Int(finding.span.end)]
    #expect(String(decoding: written, as: UTF8.self) == "\"Menu \u{100001}\"")
    #expect(try findings("styles: { menu: { component: UILabel, text: Menu … } }").isEmpty)
  }

  @Test func theTextOfAPreviewIsToldOfAtTheNameOfItsStyle() throws {
    let yaml = "styles: { menu: { component: UIButton, preview: { title: \"\u{100001}\" } } }"
    let finding = try #require(try findings(yaml).first)
    let written = Array(yaml.utf8)[Int(finding.span.start)..<Int(finding.span.end)]
    #expect(String(decoding: written, as: UTF8.self) == "menu")
  }

  @Test func whereAFontComesFrom() {
    let sources: [(Unicode.Scalar, FontSource)] = [
      ("😀", .emoji), ("한", .eastAsian), ("中", .eastAsian), ("あ", .eastAsian), ("ไ", .other), ("ଅ", .other),
      ("\u{F8FF}", .none), ("\u{100001}", .none), ("\u{1}", .none),
    ]
    for (character, source) in sources { #expect(FontSource(of: character) == source, "\(character)") }
  }
}
