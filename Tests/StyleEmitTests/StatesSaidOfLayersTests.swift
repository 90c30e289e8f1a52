import Testing

@testable import StyleEmit

/// What a layer says of the control that it holds beside its look: whether it is selected and enabled, and what is read of it.
@Suite(.tags(.toolchain)) struct StatesSaidOfLayersTests {
  private static let generated = Generated(
    """
    components:
      Tool:
        base: UIButton
        sets: { title: B, titleColor: black }
        layer: { backgroundColor: white }
        states:
          selected: { layer.backgroundColor: red }
          disabled: { layer.borderWidth: 3 }
        preview: { size: [44, 44] }
      Lamp:
        base: UIControl
        accessibility: { label: Lamp, traits: toggleButton }
        sets: { accessibilityValue: Low }
        layer: { backgroundColor: white }
        states: { selected: { layer.backgroundColor: red }, highlighted: { alpha: 0.5 } }
        preview: { size: [44, 44] }
      Bar:
        base: UIView
        properties:
          isBold: { type: Bool, default: false }
          canItalic: { type: Bool, default: true }
          isShown: { type: Bool, default: true }
        layer:
          sublayers:
            - { name: bold, kind: Tool, isSelected: $isBold, accessibilityLabel: Bold, frame: [0, 0, 44, 44] }
            - { name: italic, kind: Tool, isEnabled: $canItalic, accessibility: { label: Italic }, frame: [50, 0, 44, 44] }
            - { name: always, kind: Tool, isSelected: true, frame: [100, 0, 44, 44] }
            - { name: shade, kind: rectangle, backgroundColor: gray, hidden: "!$isShown", frame: [0, 0, 10, 10] }
        animations: { sweep: { property: shade.opacity, to: 0.2, duration: 1, repeatCount: infinite } }
        preview: { size: [144, 44] }
      Desk:
        base: UIView
        layer: { sublayers: [{ name: lamp, kind: Lamp, frame: [0, 0, 44, 44] }] }
        preview: { size: [44, 44] }
    styles:
      bar: { component: Bar }
      lamp: { component: Lamp }
      desk: { component: Desk }
    """)

  private func expect(_ output: String, _ lines: [String]) {
    #expect(output.split(separator: "\n").map(String.init) == lines)
  }

  private static func program(layer: String, label: String, selected: String = "isSelected") -> String {
    """
    let bar = Bar(frame: CGRect(x: 0, y: 0, width: 144, height: 44))
    @MainActor func show(_ moment: String) {
      let tools = [bar.boldView, bar.italicView, bar.alwaysView].map { tool in
        let isRed = (tool.\(layer).backgroundColor?.components ?? [0, 0, 0])[1] < 0.5
        return (tool.\(selected) ? "selected" : "-") + (tool.isEnabled ? "" : " disabled") + (isRed ? " red" : "") + " \\(tool.\(layer).borderWidth)"
      }
      print(moment, tools.joined(separator: ", "))
    }
    show("first")
    bar.isBold = true
    bar.canItalic = false
    show("then")
    bar.isBold = false
    bar.canItalic = true
    show("last")
    print([bar.boldView, bar.italicView].map { $0.\(label) ?? "nil" }.joined(separator: ", "))
    """
  }

  private let expected = [
    "first - 0.0, - 0.0, selected red 0.0",
    "then selected red 0.0, - disabled 3.0, selected red 0.0",
    "last - 0.0, - 0.0, selected red 0.0",
    "Bold, Italic",
  ]

  @Test func controlsInLayersAreSelectedAndDisabledInUIKit() throws {
    #expect(Self.generated.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let program = Self.program(layer: "layer", label: "accessibilityLabel")
    expect(
      try ViewProgram(.uikit).run(program, with: Self.generated, named: "states-said-uikit"), expected)
  }

  @Test func controlsInLayersAreSelectedAndDisabledInAppKit() throws {
    let program = Self.program(layer: "layer!", label: "accessibilityLabel()", selected: "state == .on")
    expect(
      try ViewProgram(.appkit).run(program, with: Self.generated, named: "states-said-appkit"), expected)
  }

  /// A toggle in a layer is read as one, with the value that its style says.
  @Test func controlsInLayersCompileInSwiftUI() throws {
    let output = try SwiftUIProgram.run(
      """
      import SwiftUI
      @MainActor func all() {
        var isOn = false
        _ = BarView(isBold: true)._draw(in: CGSize(width: 144, height: 44))
        _ = DeskView(lamp: Binding(get: { isOn }, set: { isOn = $0 }))._draw(in: CGSize(width: 44, height: 44))
        print("drawn")
      }
      all()
      """, with: Self.generated, .embed, named: "states-said-swiftui")
    expect(output, ["drawn"])
    let face = Self.generated.text("SwiftUI/LampStyle+SwiftUI.swift")
    #expect(face.contains("Toggle(isOn: isOn)"))
    #expect(face.contains("._styleValue("))
  }
}
