import Foundation
import StyleModel
import Testing

@testable import StyleEmit

/// What a generated class does beside what an app, a storyboard and its reader do: run against the doubles.
@Suite struct InAppTests {
  static let generated = Generated(
    """
    components:
      Chip:
        base: UIButton
        properties:
          greeting: { type: LocalizedString, default: chip.greeting }
          tone: { type: UIColor, default: gold }
          golden: { type: Bool, sets: { tone: gold } }
        layer:
          sublayers:
            - { name: plate, kind: rectangle, backgroundColor: $tone }
            - { name: words, kind: text, string: $greeting, font: { textStyle: body } }
            - { name: dot, kind: image, contents: { color: red }, contentMode: center }
        sets: { title: $greeting }
      Late:
        base: UIControl
        properties: { tone: { type: UIColor, default: gold } }
        layer: { sublayers: [{ name: plate, kind: rectangle, backgroundColor: $tone }] }
        states: { selected: { plate.opacity: 0.5 } }
        transition: { duration: 0.1, delay: 0.01 }
      Plain: { base: UILabel, properties: { extra: { type: CGFloat, default: 1 } } }
    styles:
      chip: { component: Chip, image: { systemName: plus }, contentInsets: [1, 20, 3, 4] }
      red: { component: Chip, titleColor: red }
      late: { component: Late }
      caption: { component: Plain, text: Caption, font: { textStyle: caption1 } }
    """)

  private func run(_ program: String, _ framework: ViewFramework, _ name: String) throws -> [String] {
    try ViewProgram(framework).run(program, with: InAppTests.generated, named: "app-\(name)-\(framework)")
      .split(separator: "\n").map(String.init)
  }

  /// UIKit makes the view of an image late, and puts it below all that is there.
  @Test func aButtonsImageAndTitleAreNeverCovered() throws {
    let output = try run(
      """
      let chip = Chip(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
      chip.apply(.chip)
      chip.layoutIfNeeded()
      @MainActor func text(_ layer: CALayer) -> String {
        layer.name ?? layer.view.map { "\\(type(of: $0))" } ?? "unnamed"
      }
      print((chip.layer.sublayers ?? []).map(text))
      print(chip.layer.drawnSublayers.map(text))
      """, .uikit, "covered")
    #expect(
      output == [
        #"["UIImageView", "plate", "words", "dot", "UILabel"]"#,
        #"["plate", "words", "dot", "UIImageView", "UILabel"]"#,
      ])
  }

  /// The image is 20 points wide; the title's letters are 9 points wide and 22.5 high.
  @Test func aButtonLaysItsContentOutWithinItsInsets() throws {
    let output = try run(
      """
      let chip = Chip(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
      chip.apply(.chip)
      func text(_ frame: CGRect?) -> String { frame.map { "\\($0.minX) \\($0.minY) \\($0.width) \\($0.height)" } ?? "nil" }
      @MainActor func show() {
        chip.layoutIfNeeded()
        print(text(chip.imageView?.frame), "and", text(chip.titleLabel?.frame))
      }
      show()
      chip.layoutDirection = .rightToLeft
      show()
      chip.layoutDirection = .leftToRight
      chip.contentHorizontalAlignment = .right
      show()
      chip.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
      show()
      print(chip.intrinsicContentSize.width, chip.intrinsicContentSize.height)
      """, .uikit, "insets")
    // “chip.greeting” has thirteen letters: 137 points beside the image, and 176 for both.
    #expect(
      output == [
        "39.5 16.0 20.0 10.0 and 59.5 9.75 117.0 22.5", "156.5 16.0 20.0 10.0 and 39.5 9.75 117.0 22.5",
        "59.0 16.0 20.0 10.0 and 79.0 9.75 117.0 22.5", "20.0 16.0 20.0 10.0 and 40.0 9.75 56.0 22.5",
        "161.0 26.5",
      ])
  }

  /// What is made from a storyboard has a configuration and a title colour, which here is blue.
  @Test func colorsThatAnAppHasSetAreLeftAlone() throws {
    let output = try run(
      """
      let chip = Chip(coder: NSKeyedArchiver(requiringSecureCoding: false))!
      func text(_ color: UIColor?) -> String { color?.cgColor.text ?? "nil" }
      @MainActor func show() { print(text(chip.titleColor(for: .normal))) }
      print(chip.configuration == nil)
      show()
      chip.apply(.chip)
      show()
      chip.apply(.red)
      show()
      chip.setTitleColor(UIColor(red: 0, green: 1, blue: 0, alpha: 1), for: .normal)
      chip.isHighlighted = true
      chip.tintColor = UIColor(red: 0, green: 0.5, blue: 0, alpha: 1)
      show()
      let coded = Chip(frame: .zero)
      coded.apply(.chip)
      print(text(coded.titleColor(for: .normal)))
      coded.tintColor = UIColor(red: 0, green: 0.5, blue: 0, alpha: 1)
      print(text(coded.titleColor(for: .normal)))
      """, .uikit, "colors")
    let blue = "sRGB 0.0000 0.0000 1.0000 1.0000"
    #expect(
      output == [
        "true", blue, blue, "sRGB 1.0000 0.0000 0.0000 1.0000", "sRGB 0.0000 1.0000 0.0000 1.0000",
        "systemBlue 0.0000 0.0000 0.0000 1.0000", "sRGB 0.0000 0.5000 0.0000 1.0000",
      ])
  }

  /// One pixel of a colour is one point, whatever the screen; a text is as sharp as the screen and as large as a reader
  /// wants it.
  @Test func contentsFollowScreenAndReader() throws {
    let output = try run(
      """
      let chip = Chip(frame: .zero)
      chip.apply(.chip)
      @MainActor func show() {
        for layer in chip.layer.sublayers ?? [] where ["words", "dot"].contains(layer.name ?? "") {
          print(layer.name ?? "", layer.contentsScale, (layer as? CATextLayer)?.fontSize ?? 0)
        }
      }
      chip.change(traits: UITraitCollection(displayScale: 3))
      show()
      chip.change(traits: UITraitCollection { $0.displayScale = 2; $0.preferredContentSizeCategory = .extraLarge })
      show()
      let label = Plain(frame: .zero)
      print(label.adjustsFontForContentSizeCategory)
      label.apply(.caption)
      print(label.adjustsFontForContentSizeCategory)
      """, .uikit, "contents")
    #expect(
      output == ["words 3.0 17.0", "dot 1.0 0", "words 2.0 21.25", "dot 1.0 0", "false", "true"])
    let code = InAppTests.generated.text("UIKit/Chip.swift")
    #expect(code.contains("setTitle(StyleStrings.text(look.title), for: .normal)"))
    #expect(code.contains("_wordsLayer.string = StyleStrings.text(look.greeting)"))
  }

  @Test func appKitsContentsFollowTheScreen() throws {
    let output = try run(
      """
      let chip = Chip(frame: .zero)
      chip.apply(.chip)
      let window = NSWindow()
      window.backingScaleFactor = 3
      chip.window = window
      chip.viewDidChangeBackingProperties()
      for layer in chip.layer?.sublayers ?? [] where ["words", "dot"].contains(layer.name ?? "") {
        print(layer.name ?? "", layer.contentsScale)
      }
      let late = Late(frame: .zero)
      print(late.isAccessibilityElement(), late.accessibilityRole() == .button)
      """, .appkit, "contents")
    #expect(output == ["words 3.0", "dot 3.0", "true true"])
  }

  /// A colour that is the same everywhere is the literal that says so, and a pseudo-property knows it.
  @Test(arguments: [ViewFramework.uikit, .appkit])
  func aColorComesBackAsItWas(_ framework: ViewFramework) throws {
    let member = framework == .uikit ? "uiColor" : "nsColor"
    let output = try run(
      """
      let colors = [
        StyleColor(0xFFD700), StyleColor(0x336699, alpha: 0.5), .clear,
        StyleColor(displayP3Red: 1, green: 0.2, blue: 0, alpha: 1),
        StyleColor(light: StyleColor(0xFFFFFF), dark: StyleColor(0x000000)),
      ]
      print(colors.map { StyleColor($0.\(member)) == $0 })
      let chip = Chip(frame: .zero)
      chip.golden = true
      chip.tone = StyleColor(0xFFD700).\(member)
      print(chip.golden)
      chip.tone = StyleColor(0xFFD701).\(member)
      print(chip.golden)
      """, framework, "equal")
    #expect(output == ["[true, true, true, true, true]", "true", "false"])
  }

  /// Layers have no delay of their own: all of a change waits, and then shows the state of that moment.
  @Test func aChangeOfStateWaits() throws {
    let output = try run(
      """
      let late = Late(frame: .zero)
      late.apply(.late)
      let window = UIWindow(frame: .zero)
      late.window = window
      let plate = late.layer.sublayers?.first
      print(late.isAccessibilityElement, late.accessibilityTraits == .button)
      late.isSelected = true
      print(plate?.opacity ?? 0, UIView.animated.count)
      while UIView.animated.isEmpty { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.001)) }
      print(plate?.opacity ?? 0, UIView.animated.count)
      """, .uikit, "delay")
    #expect(output == ["true true", "1.0 0", "0.5 1"])
  }
}
