import Testing

@testable import StyleEmit

/// Subtitles and activity indicators of buttons: run against the doubles, whose letters are half as wide as high, whose lines are a
/// quarter higher, and whose images are 20 points wide and 10 high.
@Suite(.tags(.toolchain)) struct ButtonSubtitleTests {
  static let text = """
    components:
      Plan:
        base: UIButton
        sets: { font: { size: 16 }, subtitleFont: { size: 8 } }
      Bare: { base: UIButton }
    styles:
      two: { component: Plan, title: Next, subtitle: Step, titlePadding: 4 }
      image: { extends: two, image: star, imagePadding: 8 }
      trailing: { extends: image, imagePlacement: trailing }
      top: { extends: image, imagePlacement: top }
      center: { extends: image, titleAlignment: center }
      wide: { extends: two, subtitle: Step 2 of 3, titleAlignment: trailing, contentInsets: [1, 2, 3, 4] }
      alone: { component: Plan, subtitle: Step }
      empty: { extends: two, subtitle: "" }
      colored: { extends: two, titleColor: red, states: { highlighted: { subtitleColor: blue, subtitle: Now } } }
      lines: { extends: two, title: Some more words, subtitle: and below, numberOfLines: 0 }
      busy: { extends: image, states: { disabled: { showsActivityIndicator: true } } }
      waiting: { component: Plan, showsActivityIndicator: true }
      bare: { component: Bare, title: Next }
    """

  static let generated = Generated(text)

  private static func output(_ program: String, _ framework: ViewFramework, _ name: String) throws -> [String]
  {
    #expect(generated.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    return try ViewProgram(framework, areClassesShared: true).run(
      program, with: generated, named: "subtitles-\(name)-\(framework)"
    )
    .split(separator: "\n").map(String.init)
  }

  @Test(arguments: [ViewFramework.uikit, .appkit])
  func aSubtitleStandsBelowTheTitle(_ framework: ViewFramework) throws {
    let isUIKit = framework == .uikit
    let layout = isUIKit ? "layoutIfNeeded" : "layoutSubtreeIfNeeded"
    let turned = isUIKit ? "_layoutDirection" : "userInterfaceLayoutDirection"
    let title =
      isUIKit
      ? "button.titleLabel?.frame" : "button.layer!.drawnSublayers.first { $0.name == \"title\" }?.frame"
    let output = try Self.output(
      """
      func text(_ frame: CGRect?) -> String { frame.map { "\\($0.minX) \\($0.minY) \\($0.width) \\($0.height)" } ?? "nil" }
      let button = Plan(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      @MainActor func show(_ style: PlanStyle, _ name: String) {
        button.apply(style)
        button.\(layout)()
        let subtitle = button.layer\(isUIKit ? "" : "!").drawnSublayers.first { $0.name == "subtitle" }?.frame
        let size = button.intrinsicContentSize
        let title = style.title == nil ? nil : \(title)
        print(name, text(title), "and", text(subtitle), "of", size.width, size.height)
      }
      show(.two, "two")
      show(.image, "image")
      show(.trailing, "trailing")
      show(.top, "top")
      show(.center, "center")
      show(.wide, "wide")
      show(.alone, "alone")
      show(.empty, "empty")
      button.\(turned) = .rightToLeft
      show(.image, "turned")
      show(.center, "turned center")
      button.\(turned) = .leftToRight
      button.apply(.lines)
      let size = button.sizeThatFits(CGSize(width: 64, height: 0))
      print("lines", size.width, size.height)
      """, framework, "places")
    #expect(
      output == [
        "two 84.0 33.0 32.0 20.0 and 84.0 57.0 16.0 10.0 of 32.0 34.0",
        "image 98.0 33.0 32.0 20.0 and 98.0 57.0 16.0 10.0 of 60.0 34.0",
        "trailing 70.0 33.0 32.0 20.0 and 86.0 57.0 16.0 10.0 of 60.0 34.0",
        "top 84.0 42.0 32.0 20.0 and 92.0 66.0 16.0 10.0 of 32.0 52.0",
        "center 98.0 33.0 32.0 20.0 and 106.0 57.0 16.0 10.0 of 60.0 34.0",
        "wide 89.0 32.0 32.0 20.0 and 77.0 56.0 44.0 10.0 of 50.0 38.0",
        "alone nil and 92.0 45.0 16.0 10.0 of 16.0 10.0",
        "empty 84.0 40.0 32.0 20.0 and 84.0 64.0 0.0 0.0 of 32.0 20.0",
        "turned 70.0 33.0 32.0 20.0 and 86.0 57.0 16.0 10.0 of 60.0 34.0",
        "turned center 70.0 33.0 32.0 20.0 and 78.0 57.0 16.0 10.0 of 60.0 34.0",
        "lines 64.0 54.0",
      ])
  }

  @Test(arguments: [ViewFramework.uikit, .appkit])
  func aSubtitleFollowsTheStateAndIsRead(_ framework: ViewFramework) throws {
    let isUIKit = framework == .uikit
    let label = isUIKit ? "button.accessibilityLabel" : "button.accessibilityLabel()"
    let output = try Self.output(
      """
      let button = Plan(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      @MainActor func show(_ name: String) {
        let subtitle = button.layer\(isUIKit ? "" : "!").drawnSublayers.first { $0.name == "subtitle" } as? CATextLayer
        print(name, subtitle?.string ?? "nil", subtitle?.foregroundColor?.text ?? "nil", subtitle?.fontSize ?? 0, \(label) ?? "nil")
      }
      button.apply(.colored)
      show("colored")
      button.isHighlighted = true
      show("pressed")
      button.isHighlighted = false
      button.apply(.two)
      \(isUIKit ? "button.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)" : "")
      show("tinted")
      button.style.subtitle = nil
      show("none")
      button.apply(.alone)
      show("alone")
      """, framework, "looks")
    let tint = isUIKit ? "sRGB 0.0000 1.0000 0.0000 1.0000" : "systemBlue 0.0000 0.0000 0.0000 1.0000"
    #expect(
      output == [
        "colored Step sRGB 1.0000 0.0000 0.0000 1.0000 8.0 Next, Step",
        "pressed Now sRGB 0.0000 0.0000 1.0000 1.0000 8.0 Next, Now",
        "tinted Step \(tint) 8.0 Next, Step", "none nil \(tint) 8.0 Next",
        "alone Step \(tint) 8.0 Step",
      ])
  }

  @Test func anActivityIndicatorStandsInPlaceOfTheImage() throws {
    let output = try Self.output(
      """
      func text(_ frame: CGRect?) -> String { frame.map { "\\($0.minX) \\($0.minY) \\($0.width) \\($0.height)" } ?? "nil" }
      let button = Plan(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      @MainActor func show(_ name: String) {
        button.layoutIfNeeded()
        let found = button.subviews.compactMap { $0 as? UIActivityIndicatorView }
        let indicator = found.first
        let size = button.intrinsicContentSize
        print(
          name, found.count, indicator?.isAnimating ?? false, text(indicator?.frame), button.imageView?.isHidden ?? false,
          text(button.titleLabel?.frame), size.width, size.height, indicator?.color?.cgColor.text ?? "nil")
      }
      button.apply(.busy)
      show("at rest")
      button.isEnabled = false
      show("busy")
      button.isEnabled = true
      show("again")
      button.apply(.waiting)
      show("waiting")
      button.apply(.two)
      show("done")
      let bare = Bare(frame: .zero)
      bare.apply(.bare)
      bare.layoutIfNeeded()
      print("bare", bare.subviews.contains { $0 is UIActivityIndicatorView })
      """, .uikit, "activity")
    let color = "systemBlue 0.0000 0.0000 0.0000 1.0000"
    #expect(
      output == [
        "at rest 0 false nil false 98.0 33.0 32.0 20.0 60.0 34.0 nil",
        "busy 1 true 70.0 40.0 20.0 20.0 true 98.0 33.0 32.0 20.0 60.0 34.0 \(color)",
        "again 1 false 70.0 45.0 20.0 10.0 false 98.0 33.0 32.0 20.0 60.0 34.0 \(color)",
        "waiting 1 true 90.0 40.0 20.0 20.0 false 98.0 33.0 32.0 20.0 20.0 20.0 \(color)",
        "done 1 false 90.0 40.0 20.0 20.0 false 84.0 33.0 32.0 20.0 32.0 34.0 \(color)", "bare false",
      ])
  }

  /// What a style file says goes into the configuration; where none does, it is the app's.
  @Test func aConfigurationHasTheSubtitle() throws {
    let sheet = Generated(
      Self.text.replacing("subtitleFont: { size: 8 }", with: "subtitleFont: { size: 8, textCase: uppercase }")
    )
    var options = EmitOptions()
    options.buttonConfiguration = .style
    let output = try ViewProgram(.uikit).run(
      """
      @MainActor func show(_ button: UIButton) {
        button.layoutIfNeeded()
        guard let shown = button.configuration else { return print("nothing") }
        var attributes = AttributeContainer()
        if let transformer = shown.subtitleTextAttributesTransformer { attributes = transformer(attributes) }
        let font = attributes[AttributeScopes.UIKitAttributes.FontAttribute.self]
        let color = attributes[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self]
        print(
          shown.subtitle ?? "nil", shown.titlePadding, shown.titleAlignment, shown.showsActivityIndicator, font?.pointSize ?? 0,
          color?.cgColor.text ?? "nil", button.accessibilityLabel ?? "nil", button.subviews.contains { $0 is UIActivityIndicatorView })
      }
      let plan = Plan(frame: .zero)
      plan.apply(.wide)
      show(plan)
      plan.apply(.colored)
      plan.isHighlighted = true
      show(plan)
      plan.isHighlighted = false
      plan.apply(.busy)
      plan.isEnabled = false
      show(plan)
      plan.isEnabled = true
      show(plan)
      plan.configuration?.titleAlignment = .center
      plan.setNeedsUpdateConfiguration()
      show(plan)
      let bare = Bare(frame: .zero)
      bare.apply(.bare)
      bare.layoutIfNeeded()
      bare.configuration?.subtitle = "App"
      bare.configuration?.titleAlignment = .trailing
      bare.configuration?.showsActivityIndicator = true
      bare.setNeedsUpdateConfiguration()
      show(bare)
      """, with: Generated(sheet.sheet, options: options), named: "subtitle-configuration")
    #expect(
      output.split(separator: "\n").map(String.init) == [
        "STEP 2 OF 3 4.0 trailing false 8.0 nil Next, Step 2 of 3 false",
        "NOW 4.0 automatic false 8.0 sRGB 0.0000 0.0000 1.0000 1.0000 Next, Now false",
        "STEP 4.0 automatic true 8.0 nil Next, Step false",
        "STEP 4.0 automatic false 8.0 nil Next, Step false",
        "STEP 4.0 center false 8.0 nil Next, Step false", "App 0.0 trailing true 0 nil Next, App false",
      ])
  }

  /// A button in a layer shows both texts; elsewhere the label is the app's, and an activity indicator stands in place of its icon.
  @Test func swiftUIShowsTheSubtitleAndTheActivityIndicator() throws {
    let generated = Generated(
      """
      components:
        Go: { base: UIButton, sets: { subtitleColor: red } }
        Bar:
          base: UIView
          properties: { isBusy: { type: Bool, default: false }, step: { type: String?, default: null } }
          layer:
            sublayers:
              - { name: next, kind: Go, title: Next, image: { systemName: star }, subtitle: $step, showsActivityIndicator: $isBusy, frame: [0, 0, 120, 60] }
              - { name: wait, kind: Go, showsActivityIndicator: true, frame: [0, 60, 40, 40] }
      styles:
        bar: { component: Bar }
        stepped: { component: Bar, step: Step 2 }
        go: { component: Go, title: Next, subtitle: Ours }
        busy: { component: Go, showsActivityIndicator: true }
      """)
    #expect(generated.diagnostics.map(\.message) == [])
    let output = try SwiftUIProgram.run(
      """
      import SwiftUI
      @MainActor func draw(_ view: some View) -> String {
        _Notes.all = []
        _ = view._draw(in: CGSize(width: 200, height: 80))
        return _Notes.all.filter { $0.hasPrefix("text ") || $0 == "progress" }.joined(separator: ", ")
      }
      @MainActor func all() {
        print(draw(BarView(style: .bar)))
        print(draw(BarView(style: .stepped)))
        print(draw(BarView(style: .stepped, isBusy: true)))
        let button = Button(action: {}) { Label { Text(verbatim: "App") } icon: { Text(verbatim: "icon") } }
        print(draw(button.buttonStyle(GoStyle.go)))
        print(draw(button.buttonStyle(GoStyle.busy)))
        print(draw(Button(action: {}) { Text(verbatim: "App") }.buttonStyle(GoStyle.busy)))
      }
      all()
      """, with: generated, .embed, named: "subtitles-swiftui")
    #expect(
      output.split(separator: "\n").map(String.init) == [
        "text Next, progress", "text Next, text Step 2, progress",
        "progress, text Next, text Step 2, progress",
        "text icon, text App", "progress, text App", "text App",
      ])
  }
}
