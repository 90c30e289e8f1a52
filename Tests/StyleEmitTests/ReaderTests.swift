import StyleModel
import Testing

@testable import StyleEmit

/// What generated code makes of a reader's text sizes and settings, of little room, and of variants that nobody picks: run against the
/// doubles, whose letters are half as wide as high, and whose lines are a quarter higher.
@Suite(.tags(.toolchain)) struct ReaderTests {
  static let generated = Generated(
    """
    modes:
      transparency: [standard-transparency, reduced-transparency]
      button-shapes: [standard-buttons, button-shapes]
      differentiation: [with-color, without-color]
    components:
      Go: { base: UIButton, sets: { font: { size: 20 }, minimumScaleFactor: 0.5, contentInsets: [0, 10, 0, 10] } }
      Word: { base: UILabel, sets: { minimumScaleFactor: 0.75 } }
      Save: { base: UIButton, sets: { font: { textStyle: body } } }
      One: { base: UIButton, sets: { font: { textStyle: body }, numberOfLines: 1 } }
      Badge:
        base: UIView
        properties: { words: { type: String, default: Wednesdays }, least: { type: CGFloat, default: 0.5 } }
        layer:
          sublayers:
            - { name: plain, kind: text, string: $words, font: { size: 20 }, minimumScaleFactor: $least }
            - { name: spread, kind: text, string: $words, font: { size: 20, tracking: 2, lineHeight: 30 }, minimumScaleFactor: 0.5 }
            - { name: wide, kind: text, string: $words, font: { size: 20 } }
      Row:
        base: UIView
        layer: { sublayers: [{ name: row, kind: stack, sublayers: [{ name: words, kind: text, string: Wednesdays, font: { size: 20 }, minimumScaleFactor: 0.5 }] }] }
      Pane:
        base: UIView
        properties: { fill: { type: UIColor, default: "#FFFFFF80" } }
        layer: { backgroundColor: $fill }
        modes:
          reduced-transparency: { fill: white, layer.borderColor: black }
          button-shapes: { layer.borderWidth: 1 }
          without-color: { layer.opacity: 0.75 }
      Dot:
        base: UIView
        properties: { corner: { type: CGFloat, default: 50% } }
        layer:
          cornerRadius: $corner
          sublayers:
            - { name: pill, kind: rectangle, cornerRadius: 50%, backgroundColor: red, frame: { inset: 2 } }
            - { name: small, kind: rectangle, cornerRadius: 4, backgroundColor: red, frame: [0, 0, 8, 20] }
      Tile: { base: UIControl, states: { highlighted: { alpha: 0.5 } } }
      Push:
        base: UIButton
        variants:
          kind: { primary: {}, danger: { backgroundColor: red, states: { highlighted: { alpha: 0.5 } } } }
          size: { default: large, small: {}, large: { backgroundColor: blue, states: { highlighted: { alpha: 0.25 } } } }
          compounds: [{ when: primary+large, tintColor: lime }]
    styles:
      go: { component: Go, title: Wednesdays }
      word: { component: Word, text: Wednesdays }
      save: { component: Save, title: Save all changes }
      one: { component: One, title: Save all changes }
      badge: { component: Badge }
      pane: { component: Pane }
      dot: { component: Dot }
      danger: { component: Push, variants: { kind: danger } }
      both: { component: Push, variants: { kind: danger, size: large } }
    """)

  private static func output(_ program: String, _ framework: ViewFramework, _ name: String) throws -> [String]
  {
    #expect(generated.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    return try ViewProgram(framework, areClassesShared: true).run(
      program, with: generated, named: "\(name)-\(framework)"
    )
    .split(separator: "\n").map(String.init)
  }

  private static let show = """
    @MainActor func layer(_ name: String, of view: CALayer) -> CALayer {
      func find(_ layer: CALayer) -> CALayer? {
        if layer.name == name { return layer }
        for inner in layer.sublayers ?? [] { if let found = find(inner) { return found } }
        return nil
      }
      return find(view)!
    }
    @MainActor func size(_ layer: CALayer) -> String {
      let words = layer as! CATextLayer
      guard let set = words.string as? NSAttributedString else { return "full \\(words.fontSize)" }
      func number(_ key: NSAttributedString.Key) -> CGFloat { set.attribute(key, at: 0, effectiveRange: nil) as? CGFloat ?? 0 }
      let font = set.attribute(.init("NSFont"), at: 0, effectiveRange: nil) as! any SpelledFont
      guard let lines = set.attribute(.init("NSParagraphStyle"), at: 0, effectiveRange: nil) as? NSParagraphStyle else {
        return "full \\(font.pointSize)"
      }
      let line = lines.minimumLineHeight
      return "\\(font.pointSize) in \\(line) up \\(number(.init("NSBaselineOffset"))) spread \\(number(.init("CTTracking")))"
    }

    """

  private static func layOut(_ framework: ViewFramework) -> String {
    """
    @MainActor func layOut(_ view: \(framework == .uikit ? "UIView" : "NSView"), _ width: CGFloat, _ height: CGFloat = 40) {
      view.frame = CGRect(x: 0, y: 0, width: width, height: height)
      \(framework == .uikit ? "view.setNeedsLayout(); view.layoutIfNeeded()" : "view.needsLayout = true; view.layoutSubtreeIfNeeded()")
    }
    @MainActor func root(_ view: \(framework == .uikit ? "UIView" : "NSView")) -> CALayer { view.layer\(framework == .uikit ? "" : "!") }

    """
  }

  /// Ten letters of 10 points are 100 points wide.
  @Test(arguments: [ViewFramework.uikit, .appkit])
  func aTextOfOneLineShrinksToItsLayer(_ framework: ViewFramework) throws {
    let output = try Self.output(
      Self.show + Self.layOut(framework) + """
        let badge = Badge(frame: .zero)
        for width in [120.0, 80, 25, 100, 120] {
          layOut(badge, width)
          print(width, size(layer("plain", of: root(badge))), "|", size(layer("spread", of: root(badge))), "|", size(layer("wide", of: root(badge))))
        }
        layOut(badge, 50)
        badge.words = "Wed"
        layOut(badge, 50)
        print("short", size(layer("plain", of: root(badge))))
        badge.words = "Wednesdays"
        badge.least = 0.75
        layOut(badge, 50)
        print("least", size(layer("plain", of: root(badge))))
        let row = Row(frame: .zero)
        layOut(row, 50)
        print("row", row.intrinsicContentSize.width, size(layer("words", of: root(row))))
        layOut(row, 200)
        print("row", row.intrinsicContentSize.width, size(layer("words", of: root(row))))
        """, framework, "shrinking")
    #expect(
      output == [
        "120.0 full 20.0 | 20.0 in 30.0 up 2.5 spread 2.0 | full 20.0",
        "80.0 16.0 in 25.0 up 2.5 spread 0.0 | 13.333333333333332 in 30.0 up 6.666666666666668 spread 1.3333333333333333 | full 20.0",
        "25.0 10.0 in 25.0 up 6.25 spread 0.0 | 10.0 in 30.0 up 8.75 spread 1.0 | full 20.0",
        "100.0 full 20.0 | 16.666666666666668 in 30.0 up 4.583333333333332 spread 1.6666666666666667 | full 20.0",
        "120.0 full 20.0 | 20.0 in 30.0 up 2.5 spread 2.0 | full 20.0",
        "short full 20.0",
        "least 15.0 in 25.0 up 3.125 spread 0.0",
        "row 100.0 10.0 in 25.0 up 6.25 spread 0.0",
        "row 100.0 full 20.0",
      ])
  }

  /// `UILabel` shrinks its text itself; AppKit's button draws its title in a layer.
  @Test func buttonsShrinkTheirTitles() throws {
    let uikit = try Self.output(
      Self.layOut(.uikit) + """
        let go = Go(frame: .zero)
        go.apply(.go)
        layOut(go, 80)
        let label = go.titleLabel!
        print(label.adjustsFontSizeToFitWidth, label.minimumScaleFactor, label.baselineAdjustment, label.frame.width, go.intrinsicContentSize.width)
        go.style.minimumScaleFactor = 1
        print(label.adjustsFontSizeToFitWidth, label.minimumScaleFactor, label.baselineAdjustment)
        let word = Word(frame: .zero)
        print(word.adjustsFontSizeToFitWidth, word.minimumScaleFactor)
        """, .uikit, "shrunk-titles")
    #expect(
      uikit == ["true 0.5 alignCenters 60.0 120.0", "false 0.0 alignBaselines", "true 0.75"])
    let appkit = try Self.output(
      Self.show + Self.layOut(.appkit) + """
        let go = Go(frame: .zero)
        go.apply(.go)
        layOut(go, 80)
        print(size(layer("title", of: root(go))), go.intrinsicContentSize.width)
        layOut(go, 200)
        print(size(layer("title", of: root(go))), layer("title", of: root(go)).frame.width)
        """, .appkit, "shrunk-titles")
    #expect(appkit == ["12.0 in 25.0 up 5.0 spread 0.0 120.0", "full 20.0 100.0"])
  }

  /// 16 letters of 8.5 points: the label of the double doesn't grow by itself, as UIKit's does.
  @Test func titlesWrapAtTheSizesForAccessibility() throws {
    let output = try Self.output(
      """
      func text(_ size: CGSize) -> String { "\\(size.width) x \\(size.height)" }
      let save = Save(frame: .zero)
      save.apply(.save)
      let one = One(frame: .zero)
      one.apply(.one)
      print(save.titleLabel!.numberOfLines, text(save._layOut(in: 100)), one.titleLabel!.numberOfLines)
      for view in [save, one] as [UIButton] { view.change(traits: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)) }
      print(save.titleLabel!.numberOfLines, text(save._layOut(in: 100)), one.titleLabel!.numberOfLines)
      save.style.numberOfLines = 2
      print(save.titleLabel!.numberOfLines)
      """, .uikit, "large-titles")
    #expect(output == ["1 100.0 x 22.0 1", "0 100.0 x 43.0 1", "2"])
  }

  @Test(arguments: [ViewFramework.uikit, .appkit])
  func settingsAreModes(_ framework: ViewFramework) throws {
    let (post, on) =
      framework == .uikit
      ? (
        "NotificationCenter.default.post(name: UIAccessibility.%, object: nil)",
        [
          "UIAccessibility.isReduceTransparencyEnabled = true",
          "UIAccessibility.buttonShapesEnabled = true",
          "UIAccessibility.shouldDifferentiateWithoutColor = true",
        ]
      )
      : (
        "NSWorkspace.shared.notificationCenter.post(name: NSWorkspace.accessibilityDisplayOptionsDidChangeNotification, object: nil)",
        [
          "NSWorkspace.shared.accessibilityDisplayShouldReduceTransparency = true",
          "",
          "NSWorkspace.shared.accessibilityDisplayShouldDifferentiateWithoutColor = true",
        ]
      )
    let names = [
      "reduceTransparencyStatusDidChangeNotification", "buttonShapesEnabledStatusDidChangeNotification",
      "differentiateWithoutColorDidChangeNotification",
    ]
    let changes = zip(on, names).map { "\($0)\n\(post.replacing("%", with: $1))\nprint(look())" }
    let output = try Self.output(
      Self.layOut(framework) + """
        let glass = Pane(frame: .zero)
        @MainActor func look() -> String {
          let shown = root(glass).sublayers?.first { $0.name == "root" } ?? root(glass)
          return "\\(shown.backgroundColor!.components!.last!) \\(shown.borderWidth) \\(shown.opacity)"
        }
        print(look())

        """ + changes.joined(separator: "\n"), framework, "settings")
    let shapes = framework == .uikit ? "1.0" : "0.0"
    #expect(output.first?.hasSuffix(" 0.0 1.0") ?? false)
    #expect(output.dropFirst() == ["1.0 0.0 1.0", "1.0 \(shapes) 1.0", "1.0 \(shapes) 0.75"])
  }

  /// Core Animation draws another shape with a larger radius, and pictures draw half of the shorter side.
  @Test(arguments: [ViewFramework.uikit, .appkit])
  func aRadiusIsNoMoreThanHalfOfASide(_ framework: ViewFramework) throws {
    let output = try Self.output(
      Self.show + Self.layOut(framework) + """
        let dot = Dot(frame: .zero)
        for (width, height) in [(40.0, 20.0), (100.0, 60.0), (6.0, 30.0)] {
          layOut(dot, width, height)
          print(root(dot).cornerRadius, layer("pill", of: root(dot)).cornerRadius, layer("small", of: root(dot)).cornerRadius)
        }
        layOut(dot, 40, 20)
        dot.corner = 5
        print(root(dot).cornerRadius)
        dot.corner = 50
        print(root(dot).cornerRadius)
        layOut(dot, 200, 200)
        print(root(dot).cornerRadius)
        """, framework, "corners")
    #expect(
      output == ["10.0 8.0 4.0", "30.0 28.0 4.0", "3.0 1.0 4.0", "5.0", "10.0", "50.0"])
  }

  /// A remote's select button, and the keys that press a control.
  @Test func aControlWithTheFocusIsPressed() throws {
    let output = try Self.output(
      """
      let tile = Tile(frame: .zero)
      @MainActor func press(_ press: UIPress) {
        tile.pressesBegan([press], with: nil)
        print("pressed", tile.isHighlighted, tile.alpha)
        tile.pressesEnded([press], with: nil)
        print("sent", tile._sent.count, tile.alpha)
      }
      print(tile.canBecomeFocused)
      press(UIPress(.select))
      press(UIPress(.menu, .keyboardSpacebar))
      press(UIPress(.menu, .keyboardA))
      tile.pressesBegan([UIPress(.select)], with: nil)
      tile.pressesCancelled([UIPress(.select)], with: nil)
      print(tile.isHighlighted, tile._sent.count, tile._sent[0] == [.touchUpInside, .primaryActionTriggered])
      tile.isEnabled = false
      print(tile.canBecomeFocused)
      """, .uikit, "presses")
    #expect(
      output == [
        "true", "pressed true 0.5", "sent 1 1.0", "pressed true 0.5", "sent 2 1.0", "pressed false 1.0",
        "sent 2 1.0", "false 2 true", "false",
      ])
  }

  @Test func aVariantThatIsPickedGoesBeforeADefault() throws {
    let output = try Self.output(
      """
      func text(_ style: PushStyle) -> String {
        let color = style.backgroundColor == StyleColor(0xFF0000) ? "red" : "blue"
        return "\\(color) \\(style.resolved(in: [.highlighted]).alpha) \\(style.tintColor == nil ? "" : "lime")"
      }
      print(text(.danger), text(PushStyle(kind: .danger)), PushStyle(kind: .danger) == .danger)
      print(text(.both), text(PushStyle(kind: .danger, size: .large)), PushStyle(kind: .danger, size: .large) == .both)
      print(text(PushStyle()), text(PushStyle(kind: .primary)), text(PushStyle(size: .large)), text(PushStyle(size: .small)))
      """, .uikit, "picks")
    #expect(
      output == [
        "red 0.5  red 0.5  true", "blue 0.25  blue 0.25  true",
        "blue 0.25 lime blue 0.25 lime blue 0.25 lime blue 1.0 ",
      ])
  }

  @Test func swiftUIFollowsAReaderToo() throws {
    let output = try SwiftUIProgram.run(
      """
      import SwiftUI
      @MainActor func notes(_ view: some View, _ words: String...) -> String {
        _Notes.all = []
        _ = view._draw(in: CGSize(width: 60, height: 40))
        return _Notes.all.filter { note in words.contains { note.hasPrefix($0) } }.joined(separator: ", ")
      }
      @MainActor func alpha(_ view: some View) -> String {
        let pixel = view._draw(in: CGSize(width: 40, height: 20))(CGPoint(x: 20, y: 10))
        return "\\(pixel.alpha > 0.8)"
      }
      @MainActor func edge(_ view: some View) -> String {
        let picture = view._draw(in: CGSize(width: 40, height: 20))
        return "\\(picture(CGPoint(x: 0.5, y: 10)).red < 0.5)"
      }
      @MainActor func corner(_ view: some View) -> String {
        let picture = view._draw(in: CGSize(width: 40, height: 20))
        return "\\(picture(CGPoint(x: 38.5, y: 1.5)).alpha > 0.5) \\(picture(CGPoint(x: 30.5, y: 3.5)).alpha > 0.5)"
      }
      @MainActor func main() {
        print(notes(Button("Wednesdays") {}.buttonStyle(.go), "shrinks", "lines"))
        print(notes(Color.clear.badgeStyle(.badge), "shrinks", "lines"))
        let glass = Color.clear.paneStyle(.pane)
        print(alpha(glass), edge(glass))
        EnvironmentValues._settings = ["Reduce Transparency"]
        print(alpha(glass), edge(glass))
        EnvironmentValues._settings = ["Reduce Transparency", "Button Shapes"]
        print(alpha(glass), edge(glass))
        EnvironmentValues._settings = ["Reduce Transparency", "Button Shapes", "Differentiate Without Color"]
        print(alpha(glass), edge(glass))
        print(corner(Color.clear.dotStyle(.dot)))
      }
      MainActor.assumeIsolated { main() }
      """, with: Self.generated, named: "reader-swiftui")
    #expect(
      output.split(separator: "\n").map(String.init) == [
        "lines 1, shrinks to 0.5",
        "lines 1, shrinks to 0.5, lines 1, shrinks to 0.5, lines 1",
        "false false", "true false", "true true", "false true",
        "false true",
      ])
  }
}
