import Oracles
import StyleModel
import Testing

@testable import StyleRender
@testable import StyleScene

/// The animations of components that layers hold, in the pictures of the holder.
@Suite struct HeldAnimationTests {
  /// A card with two lamps of 10 points, and a shelf that holds the card.
  private static func sheet(_ lamp: String, card: String = "") throws -> ResolvedSheet {
    try Drawn.sheet(
      """
      components:
        Lamp:
          base: UIControl
          layer: { sublayers: [{ name: light, kind: rectangle, backgroundColor: blue }] }
          animations: { \(lamp) }
          preview: { size: [10, 10] }
        Card:
          base: UIControl
          layer:
            sublayers:
              - { name: left, kind: Lamp, frame: [0, 0, 10, 10] }
              - { name: right, kind: Lamp, frame: [20, 0, 10, 10] }
          \(card)
          preview: { size: [30, 10] }
        Shelf:
          base: UIControl
          layer: { sublayers: [{ name: card, kind: Card }] }
          preview: { size: [30, 10] }
      """)
  }

  private func moving(_ component: String, in sheet: ResolvedSheet) -> [MovingPicture] {
    movingPictures(in: sheet).filter { sheet.components[$0.picture.component].name == component }
  }

  private static let fade = "fade: { property: light.opacity, from: 0, to: 1, duration: 1, curve: linear }"

  /// What moves while it can't be seen has no strip, and no part in the name of another.
  @Test(arguments: [
    ("hidden: true", []), ("opacity: 0", []), ("opacity: 0.5", ["left.fade+right.fade"]),
  ]) func aStripShowsOnlyWhatIsVisible(_ value: String, _ names: [String]) throws {
    let key = value.prefix { $0 != ":" }
    let sheet = try Self.sheet(Self.fade)
    #expect(moving("Card", in: sheet).map(\.name) == ["left.fade+right.fade"])
    for (layers, expected) in [
      (["left"], names.isEmpty ? ["right.fade"] : names), (["left", "right"], names),
    ] {
      let sets = layers.map { "\($0).\(key): \(value.dropFirst(key.count + 2))" }.joined(separator: ", ")
      let sheet = try Self.sheet(Self.fade, card: "states: { normal: { \(sets) } }")
      #expect(moving("Card", in: sheet).map(\.name) == expected)
    }
  }

  @Test(arguments: ["Card", "Shelf"]) func aStripShowsThem(_ component: String) throws {
    let sheet = try Self.sheet(Self.fade)
    let moving = try #require(moving(component, in: sheet).first)
    let strip = moving.filmStrip(in: sheet)
    let drawn = try Drawn(scene: strip)
    for x in [5.0, 25] {
      let alphas = (0..<5).map {
        drawn.pixel(Double($0) * strip.size.width / 5 + x, 5)[3]
      }
      #expect(zip(alphas, [0, 64, 128, 191, 255]).allSatisfy { abs($0 - $1) <= 1 }, "\(alphas)")
    }
  }

  @Test func theyAreNamedByTheirLayers() throws {
    let sheet = try Self.sheet(
      Self.fade, card: "animations: { blink: { property: left.opacity, to: 0, duration: 1 } }")
    #expect(
      moving("Card", in: sheet).map { $0.title(in: sheet) } == ["default, normal, blink+left.fade+right.fade"]
    )
    #expect(
      moving("Shelf", in: sheet).map { $0.fileName(in: sheet) }
        == ["Previews/Shelf/default.normal.card-blink+card-left-fade+card-right-fade.filmstrip"])
  }

  /// They run in the states in which the holder can be.
  @Test func theyRunInStatesOfTheHolder() throws {
    let sheet = try Self.sheet(
      "fade: { property: light.opacity, to: 0, duration: 1, state: highlighted }",
      card: "states: { own: [open] }")
    #expect(moving("Card", in: sheet).map(\.picture.state) == [.highlighted])
    let hidden = try Drawn.sheet(
      """
      components:
        Lamp:
          base: UIControl
          layer: { sublayers: [{ name: light, kind: rectangle, backgroundColor: blue }] }
          animations: { fade: { property: light.opacity, to: 0, duration: 1, state: highlighted } }
        Plain: { base: UIView, layer: { sublayers: [{ name: lamp, kind: Lamp }] } }
      """)
    #expect(moving("Plain", in: hidden).isEmpty, "a plain view is never highlighted")
  }

  /// What the holder animates of the layer holds over what the component animates of its root, which is the same layer.
  @Test func theHolderMovesTheRoot() throws {
    let sheet = try Self.sheet(
      "fade: { property: layer.opacity, from: 1, to: 1, duration: 1 }",
      card: "animations: { out: { property: left.opacity, from: 0, to: 0, duration: 1 } }")
    let moving = try #require(moving("Card", in: sheet).first)
    let drawn = try Drawn(scene: moving.filmStrip(in: sheet))
    #expect(drawn.pixel(5, 5)[3] == 0 && drawn.pixel(25, 5)[3] == 255)
  }

  @Test func anSVGMovesThem() throws {
    let sheet = try Self.sheet(
      "fade: { property: light.opacity, from: 0, to: 1, duration: 1, curve: linear, repeatCount: infinite }")
    let moving = try #require(moving("Shelf", in: sheet).first)
    let bytes = try #require(renderMovingSVG(moving, in: sheet, idPrefix: "shelf"))
    let svg = String(decoding: bytes, as: UTF8.self)
    #expect(svg.split(separator: "<animate attributeName=\"opacity\" values=\"0; 1\"").count == 3, "\(svg)")
  }
}
