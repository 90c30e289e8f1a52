import Testing

@testable import StyleEmit

/// A view is focused while a person writes into a text field in its layers: run against the doubles.
@Suite(.tags(.toolchain)) struct EditingHolderTests {
  private static let generated = Generated(
    """
    components:
      Line: { base: UITextField, sets: { borderStyle: none }, states: { focused: { layer.borderWidth: 2 } } }
      Area: { base: UITextView }
      Box:
        base: UIView
        layer: { borderWidth: 1, sublayers: [{ name: line, kind: Line, frame: [0, 0, 100, 20] }, { name: other, kind: Line, frame: [0, 20, 100, 20] }] }
        states: { focused: { layer.borderWidth: 3 } }
      Outer:
        base: UIView
        layer: { sublayers: [{ name: one, kind: Box, frame: [0, 0, 100, 50] }, { name: two, kind: Box, frame: [0, 50, 100, 50] }] }
        states: { focused: { layer.borderWidth: 5 } }
      Calm: { base: UIView, layer: { sublayers: [{ name: line, kind: Line, frame: [0, 0, 100, 20] }] } }
    styles:
      box: { component: Box }
      outer: { component: Outer }
      calm: { component: Calm }
    """)

  private func expect(_ output: String, _ lines: [String]) {
    #expect(output.split(separator: "\n").map(String.init) == lines)
  }

  @Test func viewsOfUIKitAreFocused() throws {
    #expect(Self.generated.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let output = try ViewProgram(.uikit).run(
      """
      let outer = Outer(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      @MainActor func show() {
        let (one, two) = (outer.oneView, outer.twoView)
        let views = [outer, one, one.lineView, one.otherView, two, two.lineView] as [UIView]
        print(views.map { "\\($0.layer.borderWidth)" }.joined(separator: " "))
      }
      show()
      outer.oneView.lineView.becomeFirstResponder()
      show()
      outer.oneView.lineView.resignFirstResponder()
      outer.twoView.lineView.becomeFirstResponder()
      show()
      outer.twoView.lineView.resignFirstResponder()
      show()
      // One that lies elsewhere changes nothing.
      let box = Box(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      box.otherView.becomeFirstResponder()
      show()
      print(box.layer.borderWidth)
      """, with: Self.generated, named: "editing-uikit")
    let still = "0.0 1.0 0.0 0.0 1.0 0.0"
    expect(output, [still, "5.0 3.0 2.0 0.0 1.0 0.0", "5.0 1.0 0.0 0.0 3.0 2.0", still, still, "3.0"])
  }

  @Test func viewsOfAppKitAreFocused() throws {
    let output = try ViewProgram(.appkit).run(
      """
      let window = NSWindow()
      let box = Box(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      window.contentView = box
      @MainActor func show() {
        window.update()
        print([box, box.lineView, box.otherView].map { "\\($0.layer?.borderWidth ?? -1)" }.joined(separator: " "))
      }
      show()
      _ = window.makeFirstResponder(box.lineView)
      show()
      _ = window.makeFirstResponder(box.otherView)
      show()
      box.otherView.textDidEndEditing(Notification(name: Notification.Name("end")))
      _ = window.makeFirstResponder(nil)
      show()
      """, with: Self.generated, named: "editing-appkit")
    expect(output, ["1.0 0.0 0.0", "3.0 2.0 0.0", "3.0 2.0 2.0", "1.0 2.0 0.0"])
  }

  /// What the layers of a view say of the focus is told by the fields in them, where someone listens.
  @Test func viewsOfSwiftUIListen() throws {
    func names(with text: String) -> [String] {
      Self.generated.files.filter { String(decoding: $0.bytes, as: UTF8.self).contains(text) }.map(\.path)
        .sorted()
    }
    #expect(names(with: "._styleEditing(isFocused)") == ["SwiftUI/LineStyle+SwiftUI.swift"])
    #expect(
      names(with: "._styleFollowingEditing($isEdited)")
        == ["SwiftUI/BoxStyle+SwiftUI.swift", "SwiftUI/OuterStyle+SwiftUI.swift"])
    _ = try SwiftUIProgram.run(
      "import SwiftUI\nprint(1)", with: Self.generated, .embed, named: "editing-swiftui")
  }
}
