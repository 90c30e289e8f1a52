import Testing

@testable import StyleEmit

/// Where texts stand in the height of their layers: run against the doubles, whose letters are half as wide as high, and whose lines are a
/// quarter higher.
@Suite(.tags(.toolchain)) struct TextPlaceTests {
  private static let generated = Generated(
    """
    components:
      Tile:
        base: UIView
        properties: { place: { type: String, default: Price } }
        layer:
          sublayers:
            - { name: caption, kind: text, string: $place, font: { size: 16 }, isWrapped: true, frame: { left: 0, right: 0, top: 0, bottom: 0 }, verticalAlignment: center }
            - { name: plain, kind: text, string: $place, font: { size: 16 }, frame: [0, 0, 60, 60] }
      Control: { base: UIControl, layer: { sublayers: [{ name: caption, kind: text, string: One, font: { size: 16 }, frame: [0, 0, 60, 60] }] }, states: { highlighted: { caption.verticalAlignment: bottom } } }
    styles:
      cell: { component: Tile }
      dark: { component: Tile, modes: { dark: { caption.verticalAlignment: bottom } } }
      many: { component: Tile, place: Some words and more than there is room for }
      control: { component: Control }
    """)

  @Test(arguments: [ViewFramework.uikit, .appkit])
  func aTextIsDrawnAtItsPlace(_ framework: ViewFramework) throws {
    let isUIKit = framework == .uikit
    let layout = isUIKit ? "layoutIfNeeded" : "layoutSubtreeIfNeeded"
    let root = isUIKit ? "layer" : "layer!"
    let darken =
      isUIKit
      ? "view.change(traits: UITraitCollection(userInterfaceStyle: .dark))"
      : "view.change(appearance: NSAppearance(named: .darkAqua)!)"
    let output = try ViewProgram(framework).run(
      """
      @MainActor func show(_ name: String, _ view: \(isUIKit ? "UIView" : "NSView")) {
        view.\(layout)()
        let layers = view.\(root).drawnSublayers.compactMap { $0 as? CATextLayer }
        let drawn = layers.map { layer in
          let context = CGContext()
          layer.draw(in: context)
          return context._drawn[0].y
        }
        print(name, drawn, layers.map { $0 is StyleTextLayer }, layers.map(\\.frame.height))
      }
      let view = Tile(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      view.apply(.cell)
      show("center", view)
      view.frame.size.height = 100
      show("higher", view)
      view.apply(.many)
      show("too many", view)
      view.frame.size.height = 10
      show("low", view)
      view.frame.size.height = 60
      view.apply(.dark)
      show("light", view)
      \(darken)
      show("dark", view)
      let control = Control(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      control.apply(.control)
      show("normal", control)
      control.isHighlighted = true
      show("pressed", control)
      """, with: Self.generated, named: "text-places-\(framework)")
    #expect(
      output.split(separator: "\n").map(String.init) == [
        "center [20.0, 0.0] [true, false] [60.0, 60.0]", "higher [40.0, 0.0] [true, false] [100.0, 60.0]",
        "too many [0.0, 0.0] [true, false] [100.0, 60.0]", "low [0.0, 0.0] [true, false] [10.0, 60.0]",
        "light [20.0, 0.0] [true, false] [60.0, 60.0]", "dark [40.0, 0.0] [true, false] [60.0, 60.0]",
        "normal [0.0] [true] [60.0]", "pressed [40.0] [true] [60.0]",
      ])
  }
}
