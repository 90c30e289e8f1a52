import Testing

@testable import StyleEmit

/// UIKit's effect below a pointer, on top of a component's own look or in its shape: run against the doubles.
@Suite(.tags(.toolchain)) struct HoverTests {
  private static let generated = Generated(
    """
    components:
      Push: { base: UIButton, layer: { cornerRadius: 8 } }
      Tile:
        base: UIControl
        properties: { corner: { type: CGFloat, default: 4 } }
        layer: { cornerRadius: $corner, cornerCurve: continuous, maskedCorners: [topLeft, topRight] }
      Glow: { base: UIControl, layer: { cornerRadius: 4 }, states: { hovered: { alpha: 0.5 } } }
      Pane: { base: UIView, layer: { cornerRadius: 4 } }
    styles:
      push: { component: Push, title: Go }
      loud: { component: Push, title: Go, backgroundColor: red }
      tile: { component: Tile }
      glow: { component: Glow }
      pane: { component: Pane }
    """)

  @Test func aControlHasTheEffectInItsShape() throws {
    let errors = Self.generated.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.message) == [])
    let output = try ViewProgram(.uikit).run(
      """
      @MainActor func tell(_ what: String, _ view: UIView) {
        let shape = view.hoverStyle?.shape
        print(what, shape.map { "\\($0._cornerRadius) \\($0._cornerCurve) \\($0._maskedCorners.rawValue)" } ?? "nil")
      }
      let push = Push(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
      push.apply(.push)
      push.layoutIfNeeded()
      tell("a button", push)
      push.frame.size.height = 10
      push.layoutIfNeeded()
      tell("a low one", push)
      push.hoverStyle = UIHoverStyle(shape: .rect(cornerRadius: 1))
      push.frame.size.height = 40
      push.apply(.loud)
      push.layoutIfNeeded()
      tell("the app's own", push)
      push.hoverStyle = nil
      push.apply(.push)
      push.isEnabled = false
      tell("none, says the app", push)

      let tile = Tile(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
      tile.apply(.tile)
      tell("a control", tile)
      tile.corner = 12
      tell("rounder", tile)

      let glow = Glow(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
      glow.hoverStyle = UIHoverStyle()
      let other = Glow(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
      tell("a look of its own", other)
      other.setHovered(true)
      print(other.alpha, glow.hoverStyle != nil)

      tell("a view", Pane(frame: .zero))
      """, with: Self.generated, named: "hover")
    #expect(
      output == """
        a button 8.0 circular 15
        a low one 5.0 circular 15
        the app's own 1.0 automatic \(UInt.max)
        none, says the app nil
        a control 4.0 continuous 3
        rounder 12.0 continuous 3
        a look of its own nil
        0.5 true
        a view nil

        """)
  }
}
