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

  /// `UILabel` draws in the middle of the rectangle that it is given.
  @Test func aLabelsTextIsDrawnAtItsPlace() throws {
    let labels = Generated(
      """
      components:
        Note: { base: UILabel, sets: { font: { size: 16 } } }
        Padded: { base: Note, sets: { contentInsets: [8, 4, 6, 4] } }
      styles:
        Note.middle: { text: One }
        Note.top: { text: One, verticalAlignment: top }
        Note.bottom: { text: One, verticalAlignment: bottom, modes: { dark: { verticalAlignment: center } } }
        Padded.middle: { text: One }
        Padded.top: { text: One, verticalAlignment: top }
        Padded.bottom: { text: One, verticalAlignment: bottom }
      """)
    #expect(labels.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let onPhone = try ViewProgram(.uikit).run(
      """
      @MainActor func show(_ name: String, _ label: UILabel) {
        label._draw()
        print(name, label._drawn.midY, label.intrinsicContentSize.height)
      }
      let note = Note(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      note.apply(.middle)
      show("middle", note)
      note.apply(.top)
      show("top", note)
      note.apply(.bottom)
      show("bottom", note)
      note.change(traits: UITraitCollection(userInterfaceStyle: .dark))
      show("dark", note)
      note.apply(.top)
      note.frame.size.height = 10
      show("low", note)
      let padded = Padded(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      padded.apply(.middle)
      show("padded", padded)
      padded.apply(.top)
      show("padded, top", padded)
      padded.apply(.bottom)
      show("padded, bottom", padded)
      """, with: labels, named: "label-places")
    #expect(
      onPhone == """
        middle 30.0 20.0
        top 10.0 20.0
        bottom 50.0 20.0
        dark 30.0 20.0
        low 5.0 20.0
        padded 31.0 34.0
        padded, top 18.0 34.0
        padded, bottom 44.0 34.0

        """)
    let onMac = try ViewProgram(.appkit).run(
      """
      @MainActor func show(_ name: String, _ label: NSView) {
        label.layoutSubtreeIfNeeded()
        print(name, label.layer!.drawnSublayers[0].frame.midY)
      }
      let note = Note(frame: NSRect(x: 0, y: 0, width: 60, height: 60))
      note.apply(.middle)
      show("middle", note)
      note.apply(.top)
      show("top", note)
      note.apply(.bottom)
      show("bottom", note)
      note.change(appearance: NSAppearance(named: .darkAqua)!)
      show("dark", note)
      let padded = Padded(frame: NSRect(x: 0, y: 0, width: 60, height: 60))
      padded.apply(.bottom)
      show("padded, bottom", padded)
      """, with: labels, named: "label-places-appkit")
    #expect(onMac == "middle 30.0\ntop 10.0\nbottom 50.0\ndark 30.0\npadded, bottom 44.0\n")
  }
}
