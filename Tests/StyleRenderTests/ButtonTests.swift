import StyleModel
import Testing

@testable import StyleRender
@testable import StyleScene

/// Where a button puts its image (lime here) and its title (blue), as `UIButton` does without a configuration.
@Suite struct ButtonTests {
  private func button(_ keys: String) throws -> Drawn {
    try Drawn(
      """
      styles:
        go: { component: UIButton, titleColor: blue, tintColor: lime, preview: { size: [150, 44] }, \(keys) }
      """)
  }

  /// The columns with ink of a colour.
  private func columns(_ drawn: Drawn, _ part: Int) -> [Int] {
    (-8..<158).filter { x in
      (0..<44).contains { y in
        let pixel = drawn.pixel(Double(x), Double(y))
        return pixel[3] > 60 && pixel[part] > 128
      }
    }
  }

  @Test func imageAndTitleStandInTheMiddleTogether() throws {
    let drawn = try button("title: HHHH, image: star")
    let (image, title) = (columns(drawn, 1), columns(drawn, 2))
    let (first, last) = (try #require(image.first), try #require(title.last))
    #expect(try #require(image.last) < #require(title.first))
    // The image's frame stands 15 % inside its 24 points.
    #expect(abs((Double(first) - 3.6 + Double(last + 1)) / 2 - 75) <= 1.5)
    #expect(try #require(title.first) - #require(image.last) <= 7)
  }

  @Test func aTitleWithoutRoomBesideTheImageIsCutInItsMiddle() throws {
    let drawn = try button("title: A title much longer than its button is, image: star")
    let (image, title) = (columns(drawn, 1), columns(drawn, 2))
    #expect(abs(try #require(image.first) - 4) <= 1)
    #expect(try #require(title.first) >= 24 && #require(title.last) < 150)
    // The last letters are there: more than the ellipsis reaches to the end.
    #expect(try #require(title.last) > 140)
  }

  @Test func anImageAloneStandsInTheMiddleWithinTheInsets() throws {
    let image = columns(try button("image: star"), 1)
    #expect(abs(try #require(image.first) + #require(image.last) - 149) <= 2)
    let moved = columns(try button("image: star, contentInsets: [0, 40, 0, 0]"), 1)
    #expect(abs(try #require(moved.first) + #require(moved.last) - 149 - 40) <= 2)
  }
}
