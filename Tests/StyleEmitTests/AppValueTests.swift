import Testing

@testable import StyleEmit

/// What an app says of a view stays where the style has nothing new to say, and a button is as large as its picture.
@Suite(.tags(.toolchain)) struct AppValueTests {
  private static let generated = Generated(
    """
    components:
      Chip:
        base: UIControl
        properties:
          fade: { type: CGFloat, default: 1 }
          isLoud: { type: Bool, default: false }
        layer: { opacity: $fade, hidden: $isLoud }
        states: { highlighted: { layer.borderWidth: 2 }, selected: { layer.opacity: 0.5 } }
      Shelf:
        base: UIView
        states: { own: [loading], loading: { chip.hidden: true, chip.opacity: 0.25 } }
        layer: { sublayers: [{ name: chip, kind: Chip, frame: [0, 0, 20, 20] }] }
      Push:
        base: UIButton
        properties: { edge: { type: CGFloat, default: 1 } }
        layer: { borderWidth: $edge }
    styles:
      chip: { component: Chip }
      faint: { component: Chip, fade: 0.75 }
      shelf: { component: Shelf }
      bare: { component: Push, title: Go on }
      padded: { component: Push, title: Go on, contentInsets: [1, 20, 3, 4] }
    """)

  @Test(arguments: [ViewFramework.uikit, .appkit])
  func whatAnAppHidesStaysHidden(_ framework: ViewFramework) throws {
    let isUIKit = framework == .uikit
    let (layer, alpha) = isUIKit ? ("layer", "alpha") : ("layer!", "alphaValue")
    let (press, release) =
      isUIKit
      ? ("chip.isHighlighted = true", "chip.isHighlighted = false")
      : ("chip.style.isLoud = false", "chip.style.isLoud = false")
    let output = try ViewProgram(framework).run(
      """
      let chip = Chip(frame: .zero)
      @MainActor func show(_ view: Chip) { print(view.\(layer).isHidden, view.\(layer).opacity) }
      chip.isHidden = true
      chip.\(alpha) = 0.125
      \(press)
      show(chip)
      \(release)
      show(chip)
      // What the style says anew is shown.
      chip.isSelected = true
      show(chip)
      chip.\(alpha) = 0.125
      chip.isSelected = false
      show(chip)
      chip.apply(.faint)
      show(chip)
      chip.style.isLoud = true
      chip.style.isLoud = false
      show(chip)
      // So does a component that a layer holds.
      let shelf = Shelf(frame: .zero)
      let held = shelf.subviews[0] as! Chip
      held.isHidden = true
      shelf.apply(.shelf)
      show(held)
      shelf.isLoading = true
      show(held)
      shelf.isLoading = false
      show(held)
      """, with: Self.generated, named: "app-values-\(framework)")
    #expect(
      output == """
        true 0.125
        true 0.125
        true 0.5
        true 1.0
        true 0.75
        false 0.75
        true 1.0
        true 0.25
        false 1.0

        """)
  }

  @Test(arguments: [ViewFramework.uikit, .appkit])
  func aButtonIsAsLargeAsItsPicture(_ framework: ViewFramework) throws {
    let output = try ViewProgram(framework).run(
      """
      for style in [PushStyle.bare, .padded] {
        let button = Push(frame: .zero)
        button.apply(style)
        print(button.intrinsicContentSize.width, button.intrinsicContentSize.height.rounded(.up))
      }
      """, with: Self.generated, named: "button-sizes-\(framework)")
    // In the doubles, a letter is half as wide as its font is large, and a line is as high as 1.25 times.
    #expect(output == "45.0 23.0\n69.0 27.0\n")
  }
}
