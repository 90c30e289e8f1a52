import Testing

@testable import StyleEmit

/// Components as views of SwiftUI's own: with arguments, in states that a program tells of, and in layers of others.
@Suite(.tags(.toolchain)) struct SwiftUIViewTests {
  private static let generated = Generated(
    """
    components:
      Row:
        base: UITableViewCell
        properties:
          heading: { type: String, default: Heading }
          detail: { type: String?, default: null }
          inset: { type: CGFloat, default: 4 }
        sets: { backgroundColor: "#FF0000" }
        layer:
          sublayers:
            - { name: heading, kind: text, string: $heading, frame: [4, 0, 90%, 20] }
            - { name: detail, kind: text, string: $detail, frame: [4, 20, 90%, 20] }
        states:
          own: [loading]
          selected: { backgroundColor: "#0000FF" }
          highlighted: { backgroundColor: "#00FF00" }
          loading: { backgroundColor: "#FFFFFF" }
      Tag:
        base: UILabel
        sets: { backgroundColor: "#FF00FF", text: New, textAlignment: center }
      Push:
        base: UIButton
        sets: { backgroundColor: "#00FFFF", title: Push }
        states: { selected: { alpha: 0.5 } }
      Icon:
        base: UIImageView
        sets: { image: { systemName: star }, tintColor: red, contentMode: center }
      Tray:
        base: UIControl
        layer:
          sublayers:
            - { name: tag, kind: Tag, text: Held, frame: [0, 0, 20, 20] }
            - { name: push, kind: Push, frame: [20, 0, 20, 20] }
            - { name: icon, kind: Icon, frame: [40, 0, 20, 20] }
            - { name: row, kind: Row, heading: Held row, frame: [60, 0, 40, 20] }
        states: { highlighted: { alpha: 0.9 } }
      Line: { base: UIView, layer: { backgroundColor: black } }
    styles:
      row: { component: Row }
      tray: { component: Tray }
    """)

  @Test func viewsTakeTheirContentsAndStates() throws {
    let output = try SwiftUIProgram.run(
      """
      import SwiftUI
      @MainActor func show(_ name: String, _ view: some View, x: CGFloat = 90) {
        _Notes.all = []
        let pixel = view._draw(in: CGSize(width: 100, height: 50))(CGPoint(x: x, y: 10))
        let texts = _Notes.all.filter { $0.hasPrefix("text ") && $0 != "text " || $0.hasPrefix("image") }
        print(name, pixel.red, pixel.green, pixel.blue, texts.joined(separator: ", "))
      }
      @MainActor func all() {
        show("row", RowView())
        show("given", RowView(style: .row, heading: "Ada", detail: "Engineer"))
        show("selected", RowView(isSelected: true))
        show("highlighted", RowView(isSelected: true, isHighlighted: true))
        show("loading", RowView(isHighlighted: true, isLoading: true))
        show("around", Color.clear.modifier(RowStyle.row).styleState(.selected))
        show("tag", TagView(text: "3"), x: 50)
        let tray = Button("Tray") {}.buttonStyle(.tray)
        show("tag in a tray", tray, x: 10)
        show("button in a tray", tray, x: 30)
        show("row in a tray", tray, x: 95)
      }
      all()
      """, with: Self.generated, named: "swiftui-views")
    #expect(
      output == """
        row 1.0 0.0 0.0 text Heading
        given 1.0 0.0 0.0 text Ada, text Engineer
        selected 0.0 0.0 1.0 text Heading
        highlighted 0.0 1.0 0.0 text Heading
        loading 1.0 1.0 1.0 text Heading
        around 0.0 0.0 1.0 text Heading
        tag 1.0 0.0 1.0 text 3
        tag in a tray 1.0 0.0 1.0 text Tray, text Held, text Push, image system star, text Held row
        button in a tray 0.0 1.0 1.0 text Tray, text Held, text Push, image system star, text Held row
        row in a tray 1.0 0.0 0.0 text Tray, text Held, text Push, image system star, text Held row

        """)
  }

  /// What takes nothing beside its style needs no view.
  @Test func viewsAreWrittenWhereTheyAreOfUse() {
    #expect(!Self.generated.text("SwiftUI/LineStyle+SwiftUI.swift").contains("LineView"))
    #expect(!Self.generated.text("SwiftUI/TrayStyle+SwiftUI.swift").contains("TrayStyleFace"))
    #expect(!Self.generated.text("SwiftUI/TrayStyle+SwiftUI.swift").contains("left out in a layer"))
  }
}
