import StyleModel
import Testing

@testable import StyleEmit

/// Buttons whose configuration is made from their style: run against the doubles.
@Suite(.tags(.toolchain)) struct ButtonConfigurationTests {
  private static func generated() -> Generated {
    var options = EmitOptions()
    options.buttonConfiguration = .style
    let sheet = Generated(
      """
      components:
        Chip:
          base: UIButton
          properties: { radius: { type: CGFloat, default: 8 } }
          layer:
            cornerRadius: $radius
            sublayers: [{ name: dot, kind: rectangle, backgroundColor: gold, frame: [0, 0, 10, 10] }]
          states: { highlighted: { radius: 4 } }
        TabItem:
          base: UIButton
          properties:
            photo: { type: UIImage?, default: null }
            greeting: { type: LocalizedString, default: tab.greeting }
          layer: { cornerRadius: 6, maskedCorners: [topLeft, topRight] }
          sets: { image: $photo, title: $greeting }
      styles:
        chip:
          component: Chip
          title: Buy
          titleColor: white
          font: { size: 15, weight: bold }
          backgroundColor: blue
          contentInsets: [1, 2, 3, 4]
          image: { systemName: plus }
          states: { highlighted: { backgroundColor: navy }, disabled: { titleColor: null, backgroundColor: null } }
          modes: { dark: { backgroundColor: black } }
        bare: { component: Chip }
        tab: { component: TabItem, backgroundColor: red }
      """)
    #expect(sheet.diagnostics.map(\.message) == [])
    return Generated(sheet.sheet, options: options)
  }

  @Test func aConfigurationIsMadeFromTheStyle() throws {
    let output = try ViewProgram(.uikit).run(
      """
      @MainActor func show(_ button: UIButton) {
        button.layoutIfNeeded()
        guard let shown = button.configuration else { return print("nothing") }
        let background = shown.background.backgroundColor?.resolvedColor(with: button.traitCollection).cgColor.text
        print(shown.title ?? "none", background ?? "tint", shown.background.cornerRadius, shown.cornerStyle)
        let insets = shown.contentInsets
        print(insets.top, insets.leading, insets.bottom, insets.trailing, shown.image?.content ?? "none")
        let title = button.titleLabel
        print(title?.text ?? "", title?.textColor.cgColor.text ?? "", title?.font.pointSize ?? 0, shown.imagePlacement == .trailing)
      }
      @MainActor func storyboard<Button: UIButton>(_ make: (NSCoder) -> Button?) -> Button { make(NSCoder())! }
      let chip = storyboard(Chip.init(coder:))
      chip.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      chip.configuration?.imagePlacement = .trailing
      chip.apply(.chip)
      print("at rest"); show(chip)
      print(chip.layer.backgroundColor == nil, chip.layer.drawnSublayers.map { $0.name ?? "\\($0.view.map { "\\(type(of: $0))" } ?? "")" })
      chip.isHighlighted = true
      print("pressed"); show(chip)
      chip.isHighlighted = false
      chip.isEnabled = false
      print("disabled"); show(chip)
      chip.isEnabled = true
      chip.change(traits: UITraitCollection(userInterfaceStyle: .dark))
      print("dark"); show(chip)
      chip.configurationUpdateHandler = { $0.configuration?.title = "App" }
      chip.setNeedsUpdateConfiguration()
      print("with a handler"); show(chip)
      let bare = Chip(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      bare.apply(.bare)
      print("bare"); show(bare)
      let tab = TabItem(frame: .zero)
      tab.apply(.tab)
      tab.photo = UIImage(named: "own", in: nil, compatibleWith: nil)
      print("masked"); show(tab)
      print(tab.layer.backgroundColor?.text ?? "nil")
      """, with: ButtonConfigurationTests.generated(), named: "button-configuration")
    #expect(
      output == """
        at rest
        Buy sRGB 0.0000 0.0000 1.0000 1.0000 8.0 fixed
        1.0 2.0 3.0 4.0 system plus
        Buy sRGB 1.0000 1.0000 1.0000 1.0000 15.0 true
        true ["UIImageView", "dot", "UIImageView", "UILabel"]
        pressed
        Buy sRGB 0.0000 0.0000 0.5020 1.0000 4.0 fixed
        1.0 2.0 3.0 4.0 system plus
        Buy sRGB 1.0000 1.0000 1.0000 1.0000 15.0 true
        disabled
        Buy nil 8.0 fixed
        1.0 2.0 3.0 4.0 system plus
        Buy systemBlue 0.0000 0.0000 0.0000 1.0000 15.0 true
        dark
        Buy sRGB 0.0000 0.0000 0.0000 1.0000 8.0 fixed
        1.0 2.0 3.0 4.0 system plus
        Buy sRGB 1.0000 1.0000 1.0000 1.0000 15.0 true
        with a handler
        App sRGB 0.0000 0.0000 0.0000 1.0000 8.0 fixed
        1.0 2.0 3.0 4.0 system plus
        App sRGB 1.0000 1.0000 1.0000 1.0000 15.0 true
        bare
        none nil 8.0 fixed
        0.0 0.0 0.0 0.0 none
         label 0.0000 0.0000 0.0000 1.0000 18.0 false
        masked
        tab.greeting nil 6.0 fixed
        0.0 0.0 0.0 0.0 asset own
        tab.greeting systemBlue 0.0000 0.0000 0.0000 1.0000 18.0 false
        sRGB 1.0000 0.0000 0.0000 1.0000

        """)
  }
}
