import Foundation
import StyleModel
import Testing

@testable import StyleEmit

/// What assistive technologies reach of generated classes: run against the doubles, whose `_spokenElements` follow Apple's documentation
/// of elements and containers.
@Suite(.tags(.toolchain)) struct AccessibilityTests {
  static let generated = Generated(
    """
    components:
      Card:
        base: UIView
        properties:
          heading: { type: String, default: Heading }
          detail: { type: String?, default: Detail }
          showsNote: { type: Bool, default: false }
        layer:
          sublayers:
            - { name: heading, kind: text, string: $heading, accessibility: { traits: header } }
            - name: rest
              kind: rectangle
              sublayers:
                - { name: detail, kind: text, string: $detail }
                - { name: note, kind: text, string: Note, hidden: "!$showsNote" }
            - { name: initials, kind: text, string: AB, accessibility: { hidden: true } }
            - { name: star, kind: image, contents: { systemName: star }, accessibility: { label: Favourite } }
      Badge: { base: UILabel, layer: { cornerRadius: 9 } }
      Row:
        base: UITableViewCell
        properties: { name: { type: String, default: Ada }, count: { type: String, default: "3" } }
        layer:
          sublayers:
            - { name: title, kind: text, string: $name }
            - { name: badge, kind: Badge, text: $count }
      Item:
        base: UICollectionViewCell
        layer: { sublayers: [{ name: title, kind: text, string: Photos }] }
      Chip:
        base: UIControl
        properties: { label: { type: String, default: Filter } }
        layer: { sublayers: [{ name: label, kind: text, string: $label }] }
        states: { selected: { label.opacity: 0.9 }, disabled: { alpha: 0.5 } }
      Switcher:
        base: UIControl
        properties: { name: { type: String?, default: null } }
        accessibility: { label: $name, traits: toggleButton }
        layer: { sublayers: [{ name: dot, kind: shape, path: ellipse }] }
        states: { selected: { dot.opacity: 0.9 } }
      Mute:
        base: UIButton
        accessibility: { traits: [toggleButton] }
        states: { selected: { alpha: 0.9 } }
      Buy:
        base: UIButton
        properties: { price: { type: String, default: 3 € } }
        layer: { sublayers: [{ name: price, kind: text, string: $price }] }
      Meter:
        base: UIView
        properties: { progress: { type: CGFloat, default: 0.25, min: 0, max: 1 } }
        accessibility: { label: Progress, value: $progress, hint: It loads. }
        layer: { sublayers: [{ name: bar, kind: rectangle, frame: [0, 0, $progress * 100%, 100%] }] }
        states: { own: [failed], failed: { accessibilityValue: Failed } }
      Pages:
        base: UIView
        accessibility: { children: contain }
        layer:
          sublayers:
            - { name: first, kind: text, string: First, accessibility: { traits: header }, frame: [10, 20, 30, 40] }
            - { name: buy, kind: Buy, title: Buy }
      Silent:
        base: UIView
        accessibility: { hidden: true }
        layer: { sublayers: [{ name: text, kind: text, string: Decoration }] }
      Own:
        base: UIView
        accessibility: { label: Own label, children: ignore }
        layer: { sublayers: [{ name: text, kind: text, string: Text }] }
      Field:
        base: UITextField
        properties: { label: { type: String, default: E-mail } }
        layer: { sublayers: [{ name: label, kind: text, string: $label }] }
      Blot: { base: UIView, layer: { sublayers: [{ name: dot, kind: shape, path: ellipse }] } }
    styles:
      card: { component: Card }
      blot: { component: Blot, accessibilityLabel: A dot }
      buy: { component: Buy, title: Buy }
      mute: { component: Mute, title: Mute }
      close: { component: Mute, image: { systemName: xmark }, accessibilityLabel: Close, states: { selected: { accessibilityLabel: Open } } }
    """)

  private func values(_ program: String, _ framework: ViewFramework, _ name: String) throws -> [String] {
    let output = try ViewProgram(framework).run(
      program, with: AccessibilityTests.generated, named: "accessibility-\(name)-\(framework)")
    return output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func uikitReadsWhatIsShown() throws {
    let lines = try values(
      """
      @MainActor func show(_ view: UIView) { print(view._spokenElements.joined(separator: " | ")) }
      @MainActor func run() {
        let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        show(card)
        card.detail = nil
        card.showsNote = true
        card.heading = "Other"
        show(card)
        card.accessibilityLabel = "The app’s own"
        show(card)
        card.accessibilityLabel = nil
        let button = UIButton(frame: .zero)
        button.setTitle("Undo", for: .normal)
        card.addSubview(button)
        show(card)
        button.isHidden = true
        show(card)
        let row = Row(style: .default, reuseIdentifier: nil)
        row.isSelected = true
        show(row)
        row.contentView.addSubview(UILabel(frame: .zero))
        (row.contentView.subviews.last as? UILabel)?.text = "Beside"
        show(row)
        show(Item(frame: .zero))
        let chip = Chip(frame: .zero)
        show(chip)
        chip.isSelected = true
        chip.isEnabled = false
        chip.label = "Sort"
        show(chip)
        chip.accessibilityTraits.insert(.updatesFrequently)
        chip.isSelected = false
        chip.isEnabled = true
        show(chip)
        let toggle = Switcher(frame: .zero)
        toggle.name = "Mute"
        toggle.isSelected = true
        show(toggle)
        let mute = Mute(frame: .zero)
        mute.apply(.mute)
        show(mute)
        mute.apply(.close)
        show(mute)
        mute.isSelected = true
        show(mute)
        let buy = Buy(frame: .zero)
        buy.apply(.buy)
        show(buy)
        let meter = Meter(frame: .zero)
        show(meter)
        meter.isFailed = true
        show(meter)
        let group = Pages(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        group.layoutIfNeeded()
        show(group)
        let first = group.accessibilityElements?.first as? UIAccessibilityElement
        let frame = first?.accessibilityFrameInContainerSpace ?? .zero
        print(frame.minX, frame.minY, frame.width, frame.height, first === group.accessibilityElements?.first as AnyObject?)
        show(Silent(frame: .zero))
        show(Own(frame: .zero))
        let field = Field(frame: .zero)
        field.text = "ada@example.org"
        show(field)
        let shape = Blot(frame: .zero)
        show(shape)
        shape.apply(.blot)
        show(shape)
      }
      run()
      """, .uikit, "reads")
    #expect(
      lines == [
        "Heading, Detail, Favourite [staticText header]",
        "Other, Note, Favourite [staticText header]",
        "The app’s own [staticText header]",
        "Other [staticText header] | Note [staticText] | Favourite [image] | Undo [button]",
        "Other, Note, Favourite [staticText header]",
        "Ada, 3 [selected]",
        "Ada [staticText] | 3 [staticText] | Beside [staticText]",
        "Photos",
        "Filter [button]",
        "Sort [button selected notEnabled]",
        "Sort [button updatesFrequently]",
        "Mute = 1 [button toggleButton]",
        "Mute = 0 [button toggleButton]",
        "Close = 0 [button toggleButton]",
        "Open = 1 [button toggleButton]",
        "Buy, 3 € [button]",
        "Progress = 25% It loads.",
        "Progress = Failed It loads.",
        "First [staticText header] | Buy, 3 € [button]",
        "10.0 20.0 30.0 40.0 true",
        "",
        "Own label",
        "E-mail = ada@example.org",
        "",
        "A dot",
        "",
      ])
  }

  @Test func appKitReadsWhatIsShown() throws {
    let lines = try values(
      """
      @MainActor func show(_ view: NSView) { print(view._spokenElements.joined(separator: " | ")) }
      @MainActor func run() {
        let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        show(card)
        card.detail = nil
        card.showsNote = true
        show(card)
        card.setAccessibilityValue("The app’s own")
        show(card)
        card.setAccessibilityValue(nil)
        let button = NSButton(frame: .zero)
        button.title = "Undo"
        card.addSubview(button)
        show(card)
        let row = Row(frame: .zero)
        show(row)
        let chip = Chip(frame: .zero)
        chip.label = "Sort"
        chip.isSelected = true
        show(chip)
        let toggle = Switcher(frame: .zero)
        toggle.name = "Mute"
        toggle.isSelected = true
        show(toggle)
        let mute = Mute(frame: .zero)
        mute.apply(.mute)
        mute.state = .on
        show(mute)
        mute.apply(.close)
        show(mute)
        let meter = Meter(frame: .zero)
        show(meter)
        meter.isFailed = true
        show(meter)
        let group = Pages(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        group.layoutSubtreeIfNeeded()
        show(group)
        show(Silent(frame: .zero))
        show(Own(frame: .zero))
      }
      run()
      """, .appkit, "reads")
    #expect(
      lines == [
        "StaticText = Heading, Detail, Favourite",
        "StaticText = Heading, Note, Favourite",
        "StaticText = The app’s own",
        "StaticText = Heading, Note, Favourite | Button Undo",
        "Group Ada, 3",
        "Button Sort selected",
        "CheckBox Mute = 1",
        "CheckBox Mute = 1",
        "CheckBox Open = 1",
        "Group Progress = 25% It loads.",
        "Group Progress = Failed It loads.",
        "Group | StaticText = First | Button Buy, 3 €",
        "",
        "Group Own label",
        "",
      ])
  }
}
