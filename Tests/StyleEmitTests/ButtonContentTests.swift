import Testing

@testable import StyleEmit

/// Where buttons put an image and a title, and labels their text: run against the doubles, whose letters are half as wide as high, whose
/// lines are a quarter higher, and whose images are 20 points wide and 10 high.
@Suite(.tags(.toolchain)) struct ButtonContentTests {
  static let generated = Generated(
    """
    components:
      Go:
        base: UIButton
        sets: { font: { size: 16 } }
      Padded: { base: UILabel, sets: { font: { size: 16 } } }
      Bar:
        base: UIView
        layer:
          sublayers: [{ name: next, kind: Go, title: Next, image: star, imagePlacement: top, imagePadding: 8, frame: [0, 0, 100, 100] }]
    styles:
      leading: { component: Go, title: Next, image: star, imagePadding: 8 }
      trailing: { extends: leading, imagePlacement: trailing }
      top: { extends: leading, imagePlacement: top, contentInsets: [0, 20, 0, 0] }
      bottom: { extends: leading, imagePlacement: bottom }
      start: { extends: leading, contentHorizontalAlignment: leading, contentVerticalAlignment: bottom }
      wrapped: { extends: top, numberOfLines: 0, title: Some more words, contentInsets: 0 }
      bare: { component: Go, title: Next, imagePlacement: top, imagePadding: 8 }
      icon: { component: Go, image: star, imagePlacement: top, imagePadding: 8 }
      label: { component: Padded, text: Some, contentInsets: [1, 10, 3, 4] }
      plain: { component: Padded, text: Some }
      bar: { component: Bar }
    """)

  private static func output(_ program: String, _ framework: ViewFramework, _ name: String) throws -> [String]
  {
    #expect(generated.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    return try ViewProgram(framework, areClassesShared: true).run(
      program, with: generated, named: "\(name)-\(framework)"
    )
    .split(separator: "\n").map(String.init)
  }

  @Test(arguments: [ViewFramework.uikit, .appkit])
  func imageAndTitleStandWhereTheStyleSays(_ framework: ViewFramework) throws {
    let isUIKit = framework == .uikit
    let layout = isUIKit ? "layoutIfNeeded" : "layoutSubtreeIfNeeded"
    let (image, title) =
      isUIKit
      ? ("$0.imageView?.frame", "$0.titleLabel?.frame")
      : (
        "$0.layer!.drawnSublayers.first { $0.name == \"image\" }?.frame",
        "$0.layer!.drawnSublayers.first { $0.name == \"title\" }?.frame"
      )
    let turned = isUIKit ? "_layoutDirection" : "userInterfaceLayoutDirection"
    let output = try Self.output(
      """
      func text(_ frame: CGRect?) -> String { frame.map { "\\($0.minX) \\($0.minY) \\($0.width) \\($0.height)" } ?? "nil" }
      @MainActor func imageFrame(_ button: Go) -> CGRect? { { \(image) }(button) }
      @MainActor func titleFrame(_ button: Go) -> CGRect? { { \(title) }(button) }
      let button = Go(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      @MainActor func show(_ name: String) {
        button.\(layout)()
        let size = button.intrinsicContentSize
        print(name, text(imageFrame(button)), "and", text(titleFrame(button)), "of", size.width, size.height)
      }
      @MainActor func show(_ style: GoStyle, _ name: String) {
        button.apply(style)
        show(name)
      }
      show(.leading, "leading")
      show(.trailing, "trailing")
      show(.top, "top")
      show(.bottom, "bottom")
      show(.start, "start")
      button.style.imagePlacement = .trailing
      button.style.imagePadding = 0
      show("by code")
      button.\(turned) = .rightToLeft
      show(.leading, "turned leading")
      show(.trailing, "turned trailing")
      show(.top, "turned top")
      show(.start, "turned start")
      button.\(turned) = .leftToRight
      button.apply(.bare)
      button.\(layout)()
      print("bare", text(titleFrame(button)), button.intrinsicContentSize.width, button.intrinsicContentSize.height)
      button.apply(.icon)
      button.\(layout)()
      print("icon", text(imageFrame(button)), button.intrinsicContentSize.width, button.intrinsicContentSize.height)
      button.apply(.wrapped)
      let size = button.sizeThatFits(CGSize(width: 64, height: 0))
      print("wrapped", size.width, size.height)
      """, framework, "places")
    #expect(
      output == [
        "leading 70.0 45.0 20.0 10.0 and 98.0 40.0 32.0 20.0 of 60.0 20.0",
        "trailing 110.0 45.0 20.0 10.0 and 70.0 40.0 32.0 20.0 of 60.0 20.0",
        "top 100.0 31.0 20.0 10.0 and 94.0 49.0 32.0 20.0 of 52.0 38.0",
        "bottom 90.0 59.0 20.0 10.0 and 84.0 31.0 32.0 20.0 of 32.0 38.0",
        "start 0.0 90.0 20.0 10.0 and 28.0 80.0 32.0 20.0 of 60.0 20.0",
        "by code 32.0 90.0 20.0 10.0 and 0.0 80.0 32.0 20.0 of 52.0 20.0",
        "turned leading 110.0 45.0 20.0 10.0 and 70.0 40.0 32.0 20.0 of 60.0 20.0",
        "turned trailing 70.0 45.0 20.0 10.0 and 98.0 40.0 32.0 20.0 of 60.0 20.0",
        "turned top 80.0 31.0 20.0 10.0 and 74.0 49.0 32.0 20.0 of 52.0 38.0",
        "turned start 180.0 90.0 20.0 10.0 and 140.0 80.0 32.0 20.0 of 60.0 20.0",
        "bare 84.0 40.0 32.0 20.0 32.0 20.0", "icon 90.0 45.0 20.0 10.0 20.0 10.0",
        "wrapped 64.0 58.0",
      ])
  }

  @Test func aLabelKeepsItsTextWithinItsInsets() throws {
    let output = try Self.output(
      """
      let label = Padded(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      @MainActor func show() {
        label._draw()
        let (size, text) = (label.intrinsicContentSize, label._drawn)
        print(size.width, size.height, "at", text.minX, text.minY, text.width, text.height, "drawn", label._redraws)
      }
      label.apply(.plain)
      show()
      label.apply(.label)
      show()
      label._layoutDirection = .rightToLeft
      show()
      """, .uikit, "labels")
    #expect(
      output == [
        "32.0 20.0 at 0.0 0.0 100.0 40.0 drawn 0", "46.0 24.0 at 10.0 1.0 86.0 36.0 drawn 1",
        "46.0 24.0 at 4.0 1.0 86.0 36.0 drawn 1",
      ])
  }

  @Test func aLabelOfAppKitKeepsItsTextWithinItsInsets() throws {
    let output = try Self.output(
      """
      let label = Padded(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      @MainActor func show() {
        label.layoutSubtreeIfNeeded()
        let text = label.layer!.drawnSublayers.first { $0.name == "text" }!.frame
        print(text.minX, text.minY, text.width, text.height)
      }
      label.apply(.plain)
      let size = label.intrinsicContentSize
      show()
      label.apply(.label)
      let padded = label.intrinsicContentSize
      show()
      print(padded.width - size.width, padded.height - size.height)
      label.userInterfaceLayoutDirection = .rightToLeft
      label.apply(.plain)
      label.apply(.label)
      show()
      """, .appkit, "labels")
    #expect(
      output == ["0.0 10.0 100.0 20.0", "10.0 9.0 86.0 20.0", "14.0 4.0", "4.0 9.0 86.0 20.0"])
  }

  /// What a style file says of the image goes into the configuration; where none does, it is the app's.
  @Test func aConfigurationPlacesTheImage() throws {
    let sheet = Generated(
      """
      components: { Go: { base: UIButton }, Bare: { base: UIButton } }
      styles:
        top: { component: Go, title: Next, imagePlacement: top, imagePadding: 8, contentHorizontalAlignment: trailing }
        plain: { component: Go, title: Next }
        bare: { component: Bare, title: Next }
      """)
    var options = EmitOptions()
    options.buttonConfiguration = .style
    let output = try ViewProgram(.uikit).run(
      """
      @MainActor func show(_ button: UIButton) {
        button.layoutIfNeeded()
        guard let shown = button.configuration else { return print("nothing") }
        print(shown.imagePlacement == .top, shown.imagePlacement == .leading, shown.imagePadding, button.contentHorizontalAlignment)
      }
      let go = Go(frame: .zero)
      go.apply(.top)
      show(go)
      go.apply(.plain)
      show(go)
      go.configuration?.imagePadding = 3
      go.setNeedsUpdateConfiguration()
      show(go)
      go.apply(.top)
      show(go)
      let bare = Bare(frame: .zero)
      bare.apply(.bare)
      bare.layoutIfNeeded()
      bare.configuration?.imagePlacement = .top
      bare.configuration?.imagePadding = 5
      bare.setNeedsUpdateConfiguration()
      show(bare)
      """, with: Generated(sheet.sheet, options: options), named: "image-configuration")
    #expect(
      output.split(separator: "\n").map(String.init) == [
        "true false 8.0 trailing", "false true 0.0 center", "false true 3.0 center",
        "true false 8.0 trailing", "true false 5.0 center",
      ])
  }
}
