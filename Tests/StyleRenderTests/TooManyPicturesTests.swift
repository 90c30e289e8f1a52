import StyleModel
import StyleSource
import Testing

@testable import StyleRender
@testable import StyleScene

/// What happens where states and modes multiply the pictures of a run.
@Suite struct TooManyPicturesTests {
  private static let file = """
    modes:
      size: [small, large]
      theme: [sea, wood, stone]
    components:
      Tile:
        base: UIView
    styles:
      one: { component: Tile, backgroundColor: red, modes: { large: { alpha: 0.5 } } }
      two: { component: Tile, backgroundColor: red, modes: { large: { alpha: 0.5 }, wood: { backgroundColor: blue } } }
      three: { component: Tile, backgroundColor: red, alpha: 0.9 }

    """

  private func problem(most: Int) throws -> Diagnostic? {
    let sheet = try Drawn.sheet(Self.file)
    let styles = stylePictures(of: sheet)
    return tooManyPictures(styles, in: sheet, most: most)
  }

  private func text(_ span: Span) -> String {
    String(decoding: Array(Self.file.utf8)[span.range], as: UTF8.self)
  }

  @Test func whatFitsIsNoProblem() throws {
    let sheet = try Drawn.sheet(Self.file)
    let count = stylePictures(of: sheet).flatMap(\.pictures).count
    #expect(try problem(most: count) == nil)
    #expect(try problem(most: count - 1) != nil)
  }

  @Test func theAxisThatMakesThemTooManyIsNamed() throws {
    let found = try #require(try problem(most: 3))
    #expect(text(found.span) == "sea", "\(found)")
    #expect(found.message.contains("‘two’") && found.message.contains("more than 3 pictures"))
    #expect(found.related.map { text($0.span) } == ["two"])
    let first = try #require(try problem(most: 1))
    #expect(text(first.span) == "small", "\(first)")
  }

  @Test func withoutAnAxisTheStyleIsNamed() throws {
    let sheet = try Drawn.sheet(Self.file)
    let count = stylePictures(of: sheet).flatMap(\.pictures).count
    let found = try #require(try problem(most: count - 1))
    #expect(text(found.span) == "three")
  }
}
