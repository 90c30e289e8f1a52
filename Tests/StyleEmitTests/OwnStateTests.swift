import Testing

@testable import StyleEmit

/// States that components declare, as an app brings views into them.
@Suite struct OwnStateTests {
  private static let generated = Generated(
    """
    components:
      Field:
        base: UIControl
        properties: { edge: { type: CGFloat, default: 1 } }
        layer: { borderWidth: $edge }
        states:
          own: [loading, out-of-date]
          loading: { edge: 2 }
          out-of-date: { edge: 3 }
          loading+out-of-date: { edge: 4 }
          highlighted: { edge: 5 }
          disabled: { edge: 6 }
      Row:
        base: UIView
        layer: { backgroundColor: "#FF0000" }
        states: { own: [loading], loading: { layer.backgroundColor: "#0000FF" } }
      Shelf:
        base: UIView
        layer: { sublayers: [{ name: row, kind: Row }] }
        states: { own: [loading] }
    styles:
      field: { component: Field }
      row: { component: Row }
      shelf: { component: Shelf }
    """)

  @Test(.tags(.toolchain), arguments: [ViewFramework.uikit, .appkit])
  func aViewStoresThem(_ framework: ViewFramework) throws {
    let layer = framework == .uikit ? "view.layer" : "view.layer!"
    let pressed =
      framework == .uikit ? "view.isHighlighted = true; show(); view.isHighlighted = false" : "print(5.0)"
    let output = try ViewProgram(framework).run(
      """
      let view = Field(frame: .zero)
      @MainActor func show() { print(\(layer).borderWidth) }
      show()
      view.isLoading = true
      show()
      view.isOutOfDate = true
      show()
      view.isLoading = false
      show()
      \(pressed.replacing("show()", with: "print(\(layer).borderWidth == 3 ? 5.0 : 0.0)"))
      view.isEnabled = false
      show()
      let shelf = Shelf(frame: .zero)
      shelf.isLoading = true
      print(shelf.isLoading)
      """, with: Self.generated, named: "own-states-\(framework)")
    // Of states that both hold, what the component declares wins over highlighted, and disabled over that.
    #expect(output == "1.0\n2.0\n4.0\n3.0\n5.0\n6.0\ntrue\n")
  }

  @Test(.tags(.toolchain)) func swiftUIHasThemInTheEnvironment() throws {
    let output = try SwiftUIProgram.run(
      """
      import SwiftUI
      @MainActor func show(_ view: some View) {
        let pixel = view._draw(in: CGSize(width: 10, height: 10))(CGPoint(x: 5, y: 5))
        print(pixel)
      }
      @MainActor func all() {
        show(Color.clear.modifier(RowStyle.row))
        show(Color.clear.modifier(RowStyle.row).styleState(.loading))
        show(Color.clear.modifier(RowStyle.row).styleState(.outOfDate))
        show(Color.clear.modifier(RowStyle.row).styleState(.loading, false).styleState(.loading))
        show(Color.clear.modifier(ShelfStyle.shelf).styleState([.loading, .outOfDate]))
      }
      all()
      print(FieldStyle.field.resolved(in: [.loading, .outOfDate]).edge)
      """, with: Self.generated, named: "own-states-swiftui")
    let lines = output.split(separator: "\n")
    try #require(lines.count == 6, "\(output)")
    #expect(lines[0] != lines[1])
    #expect(lines[2] == lines[0] && lines[3] == lines[1] && lines[4] == lines[1])
    #expect(lines[5] == "4.0")
  }

  // MARK: Styles that are in a state

  private static let said = Generated(
    """
    components:
      Chip:
        base: UIControl
        layer: { borderWidth: 1, backgroundColor: white }
        states:
          own: [loading, filled]
          loading: { layer.borderWidth: 2 }
          filled: { layer.borderWidth: 3, layer.backgroundColor: red }
          loading+filled: { layer.borderWidth: 4 }
          disabled: { layer.borderWidth: 9 }
        transition: { duration: 0.5 }
        variants: { kind: { plain: {}, solid: { isFilled: true } } }
        preview: { size: [44, 44] }
      Tag:
        base: UIView
        layer: { backgroundColor: white }
        states: { own: [filled], filled: { layer.backgroundColor: red } }
        preview: { size: [44, 44] }
      Row:
        base: UIView
        properties: { isBusy: { type: Bool, default: false } }
        layer:
          sublayers:
            - { name: chip, kind: Chip, frame: [0, 0, 44, 44], isLoading: $isBusy }
            - { name: solid, kind: Chip, frame: [50, 0, 44, 44], variants: { kind: solid } }
            - { name: tag, kind: Tag, frame: [100, 0, 44, 44], isFilled: $isBusy }
        preview: { size: [144, 44] }
    styles:
      chip: { component: Chip }
      full: { component: Chip, isFilled: true }
      busy: { extends: full, isLoading: true }
      plain: { extends: busy, isFilled: false }
      off: { component: Chip, isEnabled: false }
      tag: { component: Tag, isFilled: true }
      row: { component: Row }
    """)

  @Test(.tags(.toolchain), arguments: [ViewFramework.uikit, .appkit])
  func aStyleBringsAViewIntoThem(_ framework: ViewFramework) throws {
    #expect(Self.said.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let layer = framework == .uikit ? "layer" : "layer!"
    let output = try ViewProgram(framework).run(
      """
      let view = Chip(frame: .zero)
      @MainActor func show(_ moment: String) {
        print(moment, view.\(layer).borderWidth, view.isLoading, view.isFilled, view.isEnabled)
      }
      show("first")
      view.apply(.full)
      show("full")
      view.isLoading = true
      show("loading")
      view.isFilled = false
      show("empty")
      view.apply(.busy)
      show("busy")
      view.style = .plain
      show("plain")
      view.apply(.off)
      show("off")
      view.apply(ChipStyle(kind: .solid))
      show("solid")
      let row = Row(frame: CGRect(x: 0, y: 0, width: 144, height: 44))
      @MainActor func show(of moment: String) {
        let tag = (row.subviews[2].\(layer).backgroundColor?.components ?? [0, 0, 0])[1] < 0.5
        print(moment, row.chipView.\(layer).borderWidth, row.solidView.\(layer).borderWidth, tag)
      }
      show(of: "row")
      row.isBusy = true
      show(of: "busy")
      row.isBusy = false
      show(of: "idle")
      print(ChipStyle.busy.resolved(in: []) == ChipStyle.full.resolved(in: .loading), ChipStyle.full.isFilled)
      """, with: Self.said, named: "states-of-styles-\(framework)")
    let lines = output.split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "first 1.0 false false true", "full 3.0 false true true", "loading 4.0 true true true",
        "empty 2.0 true false true", "busy 4.0 true true true", "plain 2.0 true false true",
        "off 9.0 false false false", "solid 3.0 false true true", "row 1.0 3.0 false", "busy 2.0 3.0 true",
        "idle 1.0 3.0 false", "false true",
      ], "\(output)")
  }

  /// A change of state that code makes moves as any other, and another style is there at once.
  @Test(arguments: [ViewFramework.uikit, .appkit])
  func aChangeOfStateMovesWhereStylesSayStates(_ framework: ViewFramework) {
    let text = Self.said.text(framework == .uikit ? "UIKit/Chip.swift" : "AppKit/Chip+AppKit.swift")
    #expect(
      text.contains(
        """
              didSet {
                if style == oldValue { return }
                if style.isLoading == oldValue.isLoading, style.isFilled == oldValue.isFilled {
                  return _showStyle()
                }
                _changeState()
              }
        """))
  }

  @Test(.tags(.toolchain)) func aStyleIsInThemInSwiftUI() throws {
    let output = try SwiftUIProgram.run(
      """
      import SwiftUI
      @MainActor func show(_ view: some View) {
        print(view._draw(in: CGSize(width: 144, height: 44))(CGPoint(x: 122, y: 22)))
      }
      @MainActor func all() {
        show(Color.clear.modifier(TagStyle()))
        show(Color.clear.modifier(TagStyle.tag))
        show(Color.clear.modifier(TagStyle()).styleState(.filled))
        show(RowView())
        show(RowView(isBusy: true))
        print(ChipStyle.busy.resolved(in: .disabled) == ChipStyle.busy.resolved(in: [.disabled, .filled]))
      }
      all()
      """, with: Self.said, named: "states-of-styles-swiftui")
    let lines = output.split(separator: "\n")
    try #require(lines.count == 6, "\(output)")
    #expect(lines[0] != lines[1] && lines[1] == lines[2])
    #expect(lines[3] == lines[0] && lines[4] == lines[1])
    #expect(lines[5] == "true")
  }
}
