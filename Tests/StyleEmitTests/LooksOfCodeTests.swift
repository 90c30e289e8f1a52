import Foundation
import Testing
import UnsyncedFiles

@testable import StyleEmit

/// Looks that only code gives to a style, in states and modes of which no style file speaks: run against the doubles.
@Suite(.tags(.toolchain)) struct LooksOfCodeTests {
  private static let generated = Generated(
    """
    components:
      Card: { base: UIView, layer: { cornerRadius: 4 } }
      Chip: { base: UIControl, layer: { cornerRadius: 4 } }
      Push: { base: UIButton }
      Field: { base: UITextField }
      Row: { base: UITableViewCell }
      Moving: { base: UIControl, transition: { duration: 0.2 } }
      Switcher: { base: UIControl, accessibility: { traits: toggleButton }, layer: { cornerRadius: 4 } }
    styles:
      card: { component: Card, backgroundColor: white }
      chip: { component: Chip }
      push: { component: Push, title: Go }
      field: { component: Field }
      row: { component: Row }
      moving: { component: Moving }
      switcher: { component: Switcher }
    """)

  /// What a view shows in each state: 1 is the usual look.
  private static let expected = """
    card 1.0 0.5 0.25 1.0
    chip 1.0 0.5 0.25 0.75 0.875 0.625 1.0
    push 1.0 0.5 0.25 0.75 0.875 0.625 1.0
    field 1.0 0.5 0.25 0.625 1.0

    """

  @Test func uiKitFollowsThem() throws {
    let output = try ViewProgram(.uikit).run(
      """
      @MainActor func told<Style: ComponentStyle>(_ style: Style, _ set: (inout Style, StyleCondition, Double) -> Void) -> Style {
        var style = style
        for (state, alpha) in [(StyleCondition.hovered, 0.5), (.focused, 0.25), (.highlighted, 0.75), (.selected, 0.875), (.disabled, 0.625)] {
          set(&style, state, alpha)
        }
        return style
      }
      @MainActor func alphas(_ name: String, _ view: UIView) {
        var alphas = [view.alpha]
        view.setHovered(true)
        alphas.append(view.alpha)
        view.setHovered(false)
        if view is UITextField { view.becomeFirstResponder() } else { view.setFocused(true) }
        alphas.append(view.alpha)
        if view is UITextField { view.resignFirstResponder() } else { view.setFocused(false) }
        if let control = view as? UIControl {
          if !(view is UITextField) {
            control.isHighlighted = true
            alphas.append(view.alpha)
            control.isHighlighted = false
            control.isSelected = true
            alphas.append(view.alpha)
            control.isSelected = false
          }
          control.isEnabled = false
          alphas.append(view.alpha)
          control.isEnabled = true
        }
        alphas.append(view.alpha)
        print(name, alphas.map { String(describing: $0) }.joined(separator: " "))
      }
      let frame = CGRect(x: 0, y: 0, width: 80, height: 40)
      let (card, chip, push, field) = (Card(frame: frame), Chip(frame: frame), Push(frame: frame), Field(frame: frame))
      print(card.interactions.count, chip.interactions.count, chip.hoverStyle == nil, chip.focusEffect == nil)
      card.apply(told(.card) { $0[$1].alpha = $2 })
      chip.apply(told(.chip) { $0[$1].alpha = $2 })
      push.apply(told(.push) { $0[$1].alpha = $2 })
      field.apply(told(.field) { $0[$1].alpha = $2 })
      alphas("card", card)
      alphas("chip", chip)
      alphas("push", push)
      alphas("field", field)
      print(card.interactions.count, chip.interactions.count, chip.hoverStyle == nil, chip.focusEffect == nil)
      // Without such looks again, UIKit's effects come back, and nothing is heard of.
      chip.apply(.chip)
      chip.setHovered(true)
      chip.setFocused(true)
      print(chip.alpha, chip.hoverStyle == nil, chip.focusEffect == nil)

      let row = Row(style: .default, reuseIdentifier: nil)
      row.frame = frame
      row.apply(told(.row) { $0[$1].alpha = $2 })
      row.layoutIfNeeded()
      row.setSelected(true, animated: false)
      row.layoutIfNeeded()
      print(row.alpha)
      row.setHighlighted(true, animated: false)
      row.layoutIfNeeded()
      print(row.alpha)

      // What changes nothing is shown at once, without an animation.
      let moving = Moving(frame: frame)
      let window = UIWindow()
      moving.move(to: window)
      let before = UIView.animated.count
      moving.isHighlighted = true
      moving.isSelected = true
      print(UIView.animated.count - before)
      moving.style.disabled.alpha = 0.5
      moving.isEnabled = false
      print(UIView.animated.count - before, moving.alpha)

      // A view that has the focus when its style gets a look for that.
      let late = Card(frame: frame)
      late.setFocused(true)
      late.style.focused.alpha = 0.5
      late.setFocused(false)
      print(late.alpha)
      """, with: Self.generated, named: "looks-of-code-uikit")
    #expect(
      output == """
        0 0 false false
        \(Self.expected)1 1 true true
        1.0 false false
        0.875
        0.75
        0
        1 0.5
        1.0

        """)
  }

  @Test func appKitFollowsThem() throws {
    let output = try ViewProgram(.appkit).run(
      """
      @MainActor func told<Style: ComponentStyle>(_ style: Style, _ set: (inout Style, StyleCondition, Double) -> Void) -> Style {
        var style = style
        for (state, alpha) in [(StyleCondition.hovered, 0.5), (.focused, 0.25), (.highlighted, 0.75), (.selected, 0.875), (.disabled, 0.625)] {
          set(&style, state, alpha)
        }
        return style
      }
      /// No view has the focus by itself but a control.
      final class FocusableCard: Card { override var acceptsFirstResponder: Bool { true } }
      let window = NSWindow()
      @MainActor func alphas(_ name: String, _ view: NSView) {
        view.move(to: window)
        var alphas = [view.alphaValue]
        view._setHovered(true)
        alphas.append(view.alphaValue)
        view._setHovered(false)
        _ = window.makeFirstResponder(view)
        window.update()
        alphas.append(view.alphaValue)
        _ = window.makeFirstResponder(nil)
        (view as? NSTextField)?.textDidEndEditing(Notification(name: Notification.Name("end")))
        window.update()
        if let control = view as? NSControl {
          if !(view is NSTextField) {
            control.isHighlighted = true
            alphas.append(view.alphaValue)
            control.isHighlighted = false
            (view as? Chip)?.isSelected = true
            (view as? Push)?.state = .on
            alphas.append(view.alphaValue)
            (view as? Chip)?.isSelected = false
            (view as? Push)?.state = .off
          }
          control.isEnabled = false
          alphas.append(view.alphaValue)
          control.isEnabled = true
        }
        alphas.append(view.alphaValue)
        print(name, alphas.map { String(describing: $0) }.joined(separator: " "))
      }
      let frame = NSRect(x: 0, y: 0, width: 80, height: 40)
      let (card, chip, push, field) = (FocusableCard(frame: frame), Chip(frame: frame), Push(frame: frame), Field(frame: frame))
      print(card.trackingAreas.count, chip.focusRingType)
      card.apply(told(.card) { $0[$1].alpha = $2 })
      chip.apply(told(.chip) { $0[$1].alpha = $2 })
      push.apply(told(.push) { $0[$1].alpha = $2 })
      field.apply(told(.field) { $0[$1].alpha = $2 })
      alphas("card", card)
      alphas("chip", chip)
      alphas("push", push)
      alphas("field", field)
      print(card.trackingAreas.count, chip.focusRingType)
      chip.apply(.chip)
      chip._setHovered(true)
      print(chip.alphaValue, chip.focusRingType)
      """, with: Self.generated, named: "looks-of-code-appkit")
    #expect(
      output == """
        0 default
        \(Self.expected)1 none
        1.0 default

        """)
  }

  @Test func swiftUIFollowsThem() throws {
    let output = try SwiftUIProgram.run(
      """
      import SwiftUI
      @MainActor func show(_ view: some View, isFocused: Bool = false) {
        var values = EnvironmentValues()
        values._isFocused = isFocused
        print(view._draw(in: CGSize(width: 10, height: 10), values)(CGPoint(x: 5, y: 5)))
      }
      @MainActor func all() {
        var chip = ChipStyle.chip
        chip.backgroundColor = StyleColor(0x000000)
        chip.disabled.backgroundColor = StyleColor(0xFF0000)
        chip.highlighted.backgroundColor = StyleColor(0x00FF00)
        chip.selected.backgroundColor = StyleColor(0x0000FF)
        chip.focused.backgroundColor = StyleColor(0xFFFF00)
        show(Button("Go") {}.buttonStyle(chip))
        show(Button("Go") {}.buttonStyle(chip).disabled(true))
        show(chip.makeBody(configuration: ButtonStyleConfiguration(_isPressed: true)))
        show(Button("Go") {}.buttonStyle(chip).styleState(.selected))
        show(Button("Go") {}.buttonStyle(chip), isFocused: true)
        var row = RowStyle.row
        row.backgroundColor = StyleColor(0x000000)
        row.selected.backgroundColor = StyleColor(0x0000FF)
        show(RowView(style: row, isSelected: true))
        show(Color.clear.rowStyle(row).styleState(.selected))
        // What says that it is a toggle is a style of toggles, whoever gives it a selected look.
        var switcher = SwitcherStyle.switcher
        switcher.backgroundColor = StyleColor(0x000000)
        switcher.selected.backgroundColor = StyleColor(0x0000FF)
        show(Toggle("Mute", isOn: .constant(false)).toggleStyle(SwitcherToggleStyle(switcher)))
        show(Toggle("Mute", isOn: .constant(true)).toggleStyle(SwitcherToggleStyle(switcher)))
      }
      all()
      """, with: Self.generated, named: "looks-of-code-swiftui")
    let lines = output.split(separator: "\n")
    try #require(lines.count == 9, "\(output)")
    #expect(Set(lines.prefix(5)).count == 5)
    #expect(lines[5] == lines[3] && lines[6] == lines[3])
    #expect(lines[7] == lines[0] && lines[8] == lines[3])
  }

  /// What code sets goes before what style files say of modes; what they say of states remains.
  @Test func codeGoesBeforeModes() throws {
    let generated = Generated(
      """
      modes: { brand: [acme, globex] }
      tokens:
        color: { accent: { value: "#0000FF", dark: "#00FFFF", globex: "#FF00FF" } }
        length: { gap: { value: 8, globex: 4 }, over: { value: 5, globex: 6 }, again: { value: 21, globex: 4 } }
      components:
        Pill:
          base: UIView
          properties: { fill: { type: UIColor, default: $color.accent }, gap: { type: CGFloat, default: $length.gap } }
          layer: { backgroundColor: $fill }
          states: { hovered: { gap: $length.over } }
      styles:
        pill: { component: Pill }
        wide: { component: Pill, gap: 20, modes: { globex: { gap: 30 } } }
        plain: { component: Pill, gap: 20 }
        again: { component: Pill, gap: $length.again }
      """, targets: [.plain])
    #expect(generated.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let folder = try generated.write("code-before-modes")
    let program = """
      func gaps(_ what: String, _ style: PillStyle) {
        var gaps: [Double] = []
        for state in [[], .hovered] as [StyleState] {
          for brand in [StyleModes.Brand.acme, .globex] { gaps.append(style.resolved(in: state, modes: StyleModes(brand: brand)).gap) }
        }
        print(what, gaps.map { "\\(Int($0))" }.joined(separator: " "))
      }
      gaps("as the file says", .pill)
      gaps("its own", .wide)
      gaps("in all modes", .plain)
      gaps("back in a mode", .again)
      var style = PillStyle.pill
      style.gap = 1
      gaps("code", style)
      style.globex.gap = 2
      gaps("and a mode", style)
      style.gap = 3
      gaps("and again", style)
      style = .wide
      style.gap = 20
      gaps("the same value", style)
      style = .wide
      style.hovered.gap = 9
      gaps("a state", style)
      style[.hovered, .globex].gap = 10
      gaps("a state in a mode", style)
      style.hovered.fill = nil
      style.hovered.gap = 9
      gaps("the same again", style)
      gaps("an argument", PillStyle(gap: 7))
      gaps("with a mode", PillStyle(gap: 7, changes: [.globex: .init(gap: 8), [.hovered, .globex]: .init(gap: 11), .hovered: .init(gap: 12)]))
      style = .pill
      style.apply(.init(gap: 40))
      gaps("applied", style)
      style = .wide
      style.globex = .init()
      gaps("a mode without changes", style)
      style = .wide
      style.globex.fill = StyleColor(0xFF0000)
      style.fill = StyleColor(0x00FF00)
      gaps("another value", style)
      print(style.globex.fill == nil, style == .wide, PillStyle.pill == PillStyle())
      var brand = StyleTokens()
      brand.lengths[.gap] = 50
      gaps("a brand at run time", PillStyle.pill.with(brand))
      style = .pill
      style.gap = 1
      gaps("code under a brand at run time", style.with(brand))
      print(PillStyle.pill.differs(in: .hovered), PillStyle.pill.differs(in: [.focused, .disabled]))
      """
    try Data(program.utf8).writeUnsynced(to: folder.appending(path: "main.swift"))
    let built = try Toolchain.build(folder.appending(path: "program"), of: Toolchain.swiftFiles(in: folder))
    try #require(built.status == 0, "\(built.output.prefix(4_000))")
    let output = try Toolchain.run(["./program"], in: folder).output
    #expect(
      output == """
        as the file says 8 4 5 6
        its own 20 30 5 6
        in all modes 20 20 5 6
        back in a mode 21 4 5 6
        code 1 1 5 6
        and a mode 1 2 5 6
        and again 3 3 5 6
        the same value 20 20 5 6
        a state 20 30 9 9
        a state in a mode 20 30 9 10
        the same again 20 30 9 10
        an argument 7 7 5 6
        with a mode 7 8 12 11
        applied 40 40 5 6
        a mode without changes 20 20 5 6
        another value 20 30 5 6
        true false true
        a brand at run time 50 50 5 6
        code under a brand at run time 1 1 5 6
        true false

        """)
  }
}
