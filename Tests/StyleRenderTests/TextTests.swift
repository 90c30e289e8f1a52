import StyleModel
import Testing

@testable import StyleRender
@testable import StyleScene

/// Where text stands in its box, by the columns and rows that hold ink; no letter's form is looked at.
@Suite struct TextTests {
  @Test func aTitleIsCentredAndTruncatedWhenItIsTooLong() throws {
    func button(_ title: String) throws -> Drawn {
      try Drawn(
        "styles: { go: { component: UIButton, title: \(title), titleColor: black, preview: { size: [150, 44] } } }"
      )
    }
    func inked(_ drawn: Drawn) -> [Int] {
      (0..<150).filter { x in (0..<44).contains { drawn.pixel(Double(x), Double($0))[3] > 60 } }
    }
    let short = inked(try button("Go"))
    let left = try #require(short.first)
    let right = try #require(short.last)
    #expect(abs((left + right) / 2 - 75) <= 2)
    let long = inked(try button("Continue with the very long title of a button"))
    #expect(try #require(long.first) >= 0 && #require(long.last) < 150)
  }

  /// A paragraph in a box of 120 points, which breaks it into three lines or more.
  private func paragraph(_ alignment: String) throws -> Drawn {
    let text =
      "string: Many words that fill a few lines of a text, font: { size: 14 }, foregroundColor: black"
    let layer =
      "name: words, kind: text, isWrapped: true, numberOfLines: 0, alignmentMode: \(alignment), \(text)"
    return try Drawn(Drawn.example("{ sublayers: [{ \(layer) }] }", size: "[120, 80]"))
  }

  /// The first and the last column with ink among the rows of one line, 17 points high in Inter.
  private func extent(ofLine line: Int, in drawn: Drawn) throws -> ClosedRange<Int> {
    let rows = line * 17..<(line + 1) * 17
    let columns = (-8..<128).filter { x in
      rows.contains { drawn.pixel(Double(x), Double($0))[3] > 60 }
    }
    return try #require(columns.first)...(try #require(columns.last))
  }

  @Test func linesStandWhereTheirAlignmentSays() throws {
    let left = try extent(ofLine: 0, in: paragraph("left"))
    #expect(left.lowerBound <= 2 && left.upperBound < 117)
    let right = try extent(ofLine: 0, in: paragraph("right"))
    #expect(right.lowerBound > 3 && right.upperBound >= 117)
  }

  @Test func allButTheLastLineOfAJustifiedTextFillTheBox() throws {
    let drawn = try paragraph("justified")
    for line in 0...1 {
      let extent = try extent(ofLine: line, in: drawn)
      #expect(extent.lowerBound <= 2 && extent.upperBound >= 117)
    }
    let last = try extent(ofLine: 2, in: drawn)
    #expect(last.lowerBound <= 2 && last.upperBound < 110)
  }
}
