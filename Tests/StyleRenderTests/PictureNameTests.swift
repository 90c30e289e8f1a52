import StyleModel
import Testing

@testable import StyleRender
@testable import StyleScene

/// The names of pictures' files: every file system takes them, and no two are the same.
@Suite struct PictureNameTests {
  /// A style that differs over axes with long names.
  private func sheet(style: String, axes: Int) throws -> ResolvedSheet {
    let long = String(repeating: "m", count: 70)
    var text = "modes:\n"
    for axis in 0..<axes { text += "  axis\(axis): [\(long)\(axis)a, \(long)\(axis)b]\n" }
    text += "styles:\n  \(style):\n    component: UIView\n    modes:\n"
    for axis in 0..<axes { text += "      \(long)\(axis)b: { alpha: 0.\(axis + 1) }\n" }
    return try Drawn.sheet(text)
  }

  @Test func aLongNameIsShortenedAndStaysItsOwn() throws {
    let sheet = try sheet(style: String(repeating: "card", count: 100), axes: 4)
    let names = pictureList(sheet).map { $0.fileName(in: sheet) }
    #expect(names.count == 16 && Set(names).count == 16)
    for name in names {
      let file = try #require(name.split(separator: "/").last)
      #expect(file.utf8.count == 200, "\(file)")
      #expect(file.utf8.allSatisfy { $0 < 0x80 })
    }
  }

  @Test func anOrdinaryNameStays() throws {
    let sheet = try Drawn.sheet(
      "styles:\n  card: { component: UIView, modes: { dark: { alpha: 0.5 } } }\n")
    #expect(
      pictureList(sheet).map { $0.fileName(in: sheet) } == [
        "Previews/UIView/card.normal.light", "Previews/UIView/card.normal.dark",
      ])
  }

  @Test func manyNamesThatAreSpelledAlikeStayApart() {
    // With 32 bits, two of these have the same hash.
    let names = Set((0..<200_000).map { fileSafe("ä\($0)") })
    #expect(names.count == 200_000)
    #expect(fileSafe("a b") != fileSafe("a_b") && fileSafe("") != fileSafe("_"))
  }
}
