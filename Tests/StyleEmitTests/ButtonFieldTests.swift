import StyleModel
import Testing

@testable import StyleEmit

/// What an app sets of a button after the style did: run against the doubles.
@Suite(.tags(.toolchain)) struct ButtonFieldTests {
  private static let text = """
    components:
      Follow:
        base: UIButton
        sets: { titleColor: white }
        states: { highlighted: { alpha: 0.5 }, disabled: { title: Wait, image: { systemName: clock } } }
    styles:
      plain: { component: Follow }
      tracked: { component: Follow, title: Follow, font: { size: 15, tracking: 1 }, image: { systemName: plus } }
    """

  /// A title or a colour of another state is shown in the font's tracking too.
  @Test func eachStateHasItsTitleAndItsColor() throws {
    let output = try ViewProgram(.uikit).run(
      """
      let button = Follow(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      button.apply(.tracked)
      button.setTitle("Following", for: .selected)
      button.setTitleColor(UIColor(red: 1, green: 0, blue: 0, alpha: 1), for: .highlighted)
      @MainActor func show(_ what: String) {
        button.layoutIfNeeded()
        let label = button.titleLabel
        print(what, label?.text ?? "nil", label?.textColor?.cgColor.text ?? "no colour", label?.attributedText?._typography == nil ? "as usual" : "tracked")
      }
      show("at rest")
      button.isSelected = true
      show("selected")
      button.isSelected = false
      button.isHighlighted = true
      show("pressed")
      button.isHighlighted = false
      button.setTitle(nil, for: .selected)
      button.isSelected = true
      show("without a title of its own")
      button.setAttributedTitle(NSAttributedString(string: "The app's"), for: .selected)
      button.isHighlighted = true
      button.isHighlighted = false
      show("with a text of the app's own")
      button.isSelected = false
      button.apply(.plain)
      show("plain")
      """, with: Generated(Self.text), named: "button-states")
    #expect(
      output == """
        at rest Follow sRGB 1.0000 1.0000 1.0000 1.0000 tracked
        selected Following sRGB 1.0000 1.0000 1.0000 1.0000 tracked
        pressed Follow sRGB 1.0000 0.0000 0.0000 1.0000 tracked
        without a title of its own Follow sRGB 1.0000 1.0000 1.0000 1.0000 tracked
        with a text of the app's own The app's no colour as usual
        plain nil sRGB 1.0000 1.0000 1.0000 1.0000 as usual

        """)
  }

  /// What the app sets stays until the style says something else, and comes back when the style says nothing again.
  @Test func whatAnAppSetsLaterStays() throws {
    let output = try ViewProgram(.uikit).run(
      """
      let button = Follow(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      button.setTitle("Ours", for: .normal)
      button.apply(.plain)
      @MainActor func show(_ what: String) {
        button.layoutIfNeeded()
        print(what, button.title(for: .normal) ?? "nil", button.image(for: .normal)?.content ?? "nil")
      }
      show("before")
      button.setImage(UIImage(named: "own", in: nil, compatibleWith: nil), for: .normal)
      button.isHighlighted = true
      button.change(traits: UITraitCollection(userInterfaceStyle: .dark))
      button.isHighlighted = false
      show("after a touch")
      button.isEnabled = false
      show("disabled")
      button.isEnabled = true
      show("enabled")
      button.apply(.tracked)
      show("another style")
      button.setTitle("Sold", for: .normal)
      button.setImage(nil, for: .normal)
      button.isHighlighted = true
      button.change(traits: UITraitCollection(userInterfaceStyle: .light))
      button.isHighlighted = false
      show("set since")
      """, with: Generated(Self.text), named: "button-fields")
    #expect(
      output == """
        before Ours nil
        after a touch Ours asset own
        disabled Wait system clock
        enabled Ours asset own
        another style Follow system plus
        set since Sold nil

        """)
  }

  /// The same of a configuration, the way since iOS 15.
  @Test func whatAnAppSetsOfAConfigurationStays() throws {
    var options = EmitOptions()
    options.buttonConfiguration = .style
    let output = try ViewProgram(.uikit).run(
      """
      let button = Follow(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      button.apply(.plain)
      button.layoutIfNeeded()
      @MainActor func show(_ what: String) {
        button.layoutIfNeeded()
        guard let shown = button.configuration else { return print("nothing") }
        print(what, shown.title ?? "nil", shown.image?.content ?? "nil", shown.baseForegroundColor?.cgColor.text ?? "nil", shown.contentInsets.top, shown.background.cornerRadius)
      }
      button.configuration?.title = "Save"
      button.configuration?.image = UIImage(named: "own", in: nil, compatibleWith: nil)
      button.configuration?.baseForegroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      button.configuration?.background.cornerRadius = 9
      button.isHighlighted = true
      show("touched")
      button.isHighlighted = false
      show("afterwards")
      button.isEnabled = false
      show("disabled")
      button.isEnabled = true
      show("enabled")
      button.apply(.tracked)
      button.configuration?.title = "Sold"
      button.isHighlighted = true
      show("set since")
      """, with: Generated(Generated(Self.text).sheet, options: options), named: "configured-fields")
    let red = "sRGB 1.0000 0.0000 0.0000 1.0000"
    #expect(
      output == """
        touched Save asset own \(red) 0.0 9.0
        afterwards Save asset own \(red) 0.0 9.0
        disabled Wait system clock \(red) 0.0 9.0
        enabled Save asset own \(red) 0.0 9.0
        set since Follow system plus \(red) 0.0 9.0

        """)
  }
}
