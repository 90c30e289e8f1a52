import StyleModel
import Testing

@testable import StyleEmit

/// How controls of AppKit are pressed and get the focus: run against the doubles.
@Suite(.tags(.toolchain)) struct AppKitControlTests {
  private static let generated = Generated(
    """
    components:
      Push:
        base: UIButton
        layer: { cornerRadius: 6 }
        states: { highlighted: { layer.opacity: 0.5 }, selected: { layer.borderWidth: 2 } }
      Chip:
        base: UIControl
        layer: { cornerRadius: 9, sublayers: [{ name: t, kind: text, string: Tap }] }
        states: { highlighted: { layer.opacity: 0.5 } }
      Ringed:
        base: UIControl
        layer: { sublayers: [{ name: t, kind: text, string: Tap }] }
        states: { focused: { layer.borderWidth: 2 } }
      Field: { base: UITextField, layer: { cornerRadius: 3 } }
      Edited: { base: UITextField, states: { focused: { layer.borderWidth: 2 } } }
      Bare: { base: UIButton, states: { focused: { layer.borderWidth: 2 } } }
    styles:
      push: { component: Push }
      chip: { component: Chip }
      ringed: { component: Ringed }
      field: { component: Field }
      edited: { component: Edited }
      bare: { component: Bare }
    """)

  private static func output(_ program: String, _ name: String) throws -> String {
    #expect(generated.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    return try ViewProgram(.appkit).run(program, with: generated, named: "controls-\(name)")
  }

  /// The pressed look comes with the mouse and with keys, goes while the mouse is outside, and is there while the action is sent.
  @Test func controlsArePressed() throws {
    let output = try Self.output(
      """
      let frame = NSRect(x: 0, y: 0, width: 100, height: 40)
      let (inside, outside) = (NSEvent(locationInWindow: NSPoint(x: 5, y: 5)), NSEvent(locationInWindow: NSPoint(x: 500, y: 5)))
      NSControl._acting = { print("sent at", $0.layer!.opacity) }

      let push = Push(frame: frame)
      push.apply(.push)
      push.action = Selector()
      print("button")
      NSButton.tracking = {
        print(push.layer!.opacity)
        push._move(inside: false)
        print(push.layer!.opacity)
        push._move(inside: true)
        print(push.layer!.opacity)
      }
      push.mouseDown(with: inside)
      print(push.layer!.opacity)
      NSButton.tracking = { push._move(inside: false) }
      push.mouseDown(with: inside)
      print("released outside", push.layer!.opacity, push._sentActions)
      NSButton.tracking = {}
      print("click")
      push.performClick(nil)
      push.keyDown(with: NSEvent(_keys: " "))
      push.keyEquivalent = "\\r"
      print(push.performKeyEquivalent(with: NSEvent(_keys: "\\r")), push.layer!.opacity)
      push.highlight(true)
      print(push.layer!.opacity)
      push.isHighlighted = false
      print(push.layer!.opacity)
      push.setButtonType(.toggle)
      push.performClick(nil)
      print("on", push.layer!.borderWidth)
      push.performClick(nil)
      print("off", push.layer!.borderWidth)
      push.isEnabled = false
      push.performClick(nil)
      push.mouseDown(with: inside)

      let chip = Chip(frame: frame)
      chip.apply(.chip)
      chip.action = Selector()
      @MainActor func show(_ what: String) { print(what, chip.layer!.opacity, chip.isHighlighted, chip._sentActions) }
      chip.mouseDown(with: inside)
      show("down")
      chip.mouseDragged(with: outside)
      show("outside")
      chip.mouseDragged(with: inside)
      show("inside")
      chip.mouseUp(with: inside)
      show("up")
      chip.mouseDown(with: inside)
      chip.mouseDragged(with: outside)
      chip.mouseUp(with: outside)
      show("released outside")
      chip.mouseDown(with: inside)
      chip.isEnabled = false
      chip.mouseUp(with: inside)
      show("disabled meanwhile")
      chip.performClick(nil)
      print(chip.accessibilityPerformPress(), chip.acceptsFirstResponder)
      show("disabled")
      chip.isEnabled = true
      for event in [NSEvent(_keys: " "), NSEvent(_keys: "\\r"), NSEvent(_keys: " ", _isRepeated: true), NSEvent(_keys: "x"), NSEvent()] {
        chip.keyDown(with: event)
      }
      show("keys")
      try? await Task.sleep(nanoseconds: 300_000_000)
      show("later")
      print(chip.accessibilityPerformPress(), chip.acceptsFirstResponder)
      chip.refusesFirstResponder = true
      print(chip.acceptsFirstResponder)
      """, "press")
    #expect(
      output == """
        button
        0.5
        1.0
        0.5
        sent at 0.5
        1.0
        released outside 1.0 1
        click
        sent at 0.5
        sent at 0.5
        sent at 0.5
        true 1.0
        0.5
        1.0
        sent at 0.5
        on 2.0
        sent at 0.5
        off 0.0
        down 0.5 true 0
        outside 1.0 false 0
        inside 0.5 true 0
        sent at 1.0
        up 1.0 false 1
        released outside 1.0 false 1
        disabled meanwhile 1.0 false 1
        false false
        disabled 1.0 false 1
        sent at 0.5
        sent at 0.5
        keys 0.5 true 3
        later 1.0 false 3
        sent at 0.5
        true true
        false

        """)
  }

  /// A style's own look of the focus replaces AppKit's ring; otherwise the ring has the corners of the view.
  @Test func focusIsShownOnce() throws {
    let output = try Self.output(
      """
      let frame = NSRect(x: 0, y: 0, width: 100, height: 40)
      let window = NSWindow()
      @MainActor func show(_ view: NSView, _ layer: CALayer?) {
        NSBezierPath._filled = []
        view.drawFocusRingMask()
        print(type(of: view), view.focusRingType, view.focusRingMaskBounds.width, NSBezierPath._filled)
      }
      let (push, chip, ringed) = (Push(frame: frame), Chip(frame: frame), Ringed(frame: frame))
      let (field, edited, bare) = (Field(frame: frame), Edited(frame: frame), Bare(frame: frame))
      push.apply(.push); chip.apply(.chip); ringed.apply(.ringed); field.apply(.field); edited.apply(.edited); bare.apply(.bare)
      for view in [push, chip, ringed, field, edited, bare] as [NSView] { show(view, view.layer) }
      print(window.makeFirstResponder(ringed), ringed.layer!.borderWidth)
      print(window.makeFirstResponder(chip), ringed.layer!.borderWidth)
      ringed.isEnabled = false
      print(window.makeFirstResponder(ringed), ringed.layer!.borderWidth)
      """, "focus")
    #expect(
      output == """
        Push default 100.0 ["100.0 x 40.0 corners 6.0 6.0"]
        Chip default 100.0 ["100.0 x 40.0 corners 9.0 9.0"]
        Ringed none 0.0 []
        Field default 100.0 ["100.0 x 40.0 corners 3.0 3.0"]
        Edited none 0.0 []
        Bare none 0.0 []
        true 2.0
        true 0.0
        false 0.0

        """)
  }
}
