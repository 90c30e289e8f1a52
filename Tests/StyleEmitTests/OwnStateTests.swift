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
}
