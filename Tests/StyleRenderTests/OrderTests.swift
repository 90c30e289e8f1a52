import StyleModel
import Testing

@testable import StyleRender
@testable import StyleScene

/// What a class of UIKit draws itself, and the layers that a component adds, in the order in which they lie over each other.
@Suite struct OrderTests {
  /// A component with a red layer over all of it, in a style.
  private func covered(_ base: String, _ style: String) throws -> Drawn {
    try Drawn(
      """
      components:
        Covered:
          base: \(base)
          layer:
            sublayers: [{ name: cover, kind: rectangle, backgroundColor: red }]
          preview: { size: [80, 30] }
      styles:
        covered: { component: Covered, \(style) }
      """)
  }

  private func shows(_ drawn: Drawn, _ isExpected: ([Int]) -> Bool) -> Bool {
    (0..<80).contains { x in (0..<30).contains { isExpected(drawn.pixel(Double(x), Double($0))) } }
  }

  @Test func aLabelsTextLiesUnderItsSublayers() throws {
    let drawn = try covered("UILabel", "text: HHHH, textColor: blue, font: { size: 20 }")
    #expect(!shows(drawn) { $0[2] > 60 })
  }

  @Test func anImageViewsImageLiesUnderItsSublayers() throws {
    let drawn = try covered("UIImageView", "image: { color: blue }")
    #expect(!shows(drawn) { $0[2] > 60 })
  }

  @Test func aButtonsTitleAndImageLieOverItsSublayers() throws {
    let title = try covered("UIButton", "title: HHHH, titleColor: blue, font: { size: 20 }")
    #expect(shows(title) { $0[2] > 200 })
    let image = try covered("UIButton", "image: star, tintColor: blue")
    #expect(shows(image) { $0[2] > 200 })
    let background = try covered("UIButton", "backgroundImage: { color: blue }")
    #expect(!shows(background) { $0[2] > 60 })
  }

  /// What a base adds lies under what a component derived from it adds.
  @Test func aDerivedLabelsLayersLieOverThoseOfItsBase() throws {
    let drawn = try Drawn(
      """
      components:
        Derived:
          base: Base
          layer: { sublayers: [{ name: upper, kind: rectangle, backgroundColor: red, frame: [0, 0, 40, 30] }] }
          preview: { size: [80, 30] }
        Base:
          base: UILabel
          layer: { sublayers: [{ name: lower, kind: rectangle, backgroundColor: blue }] }
          preview: { size: [80, 30] }
      styles:
        derived: { component: Derived, text: HHHHHHHH, textColor: lime, font: { size: 20 } }
      """)
    #expect(drawn.pixel(20, 15) == [255, 0, 0, 255])
    #expect(drawn.pixel(60, 15) == [0, 0, 255, 255])
    #expect(!shows(drawn) { $0[1] > 0 })
  }
}
