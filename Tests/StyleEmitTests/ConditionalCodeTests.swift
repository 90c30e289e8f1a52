import RandomStyles
import StyleModel
import Testing

@testable import StyleEmit

/// Values that conditions choose, in the types that Swift wants, and what a component says before any style: run against the doubles.
@Suite(.tags(.toolchain)) struct ConditionalCodeTests {
  private static let generated = Generated(
    """
    components:
      Badge:
        base: UIView
        properties: { count: { type: Int, default: 1 }, step: { type: UInt8, default: 1 }, part: { type: Float, default: 0.5 } }
        layer: { borderWidth: $count, cornerRadius: $step, opacity: $part }
        preview: { size: [20, 20] }
      Row:
        base: UIControl
        properties:
          isFull: { type: Bool, default: false }
          count: { type: Int, default: 2, min: 0, max: 9 }
          gap: { type: CGFloat, default: 3 }
          word: { type: String, values: [few, many], default: few }
          edges: { type: EdgeInsets, default: { top: 1, left: 2, bottom: 3, right: 4 } }
        sets: { isEnabled: false, accessibilityIdentifier: row }
        layer:
          sublayers:
            - { name: badge, kind: Badge, count: "if($isFull, 9, $count)", step: "if($word == many, 4, $count)", part: "if($isFull, 1, $gap / 4)", frame: [0, 0, 20, 20] }
            - { name: inner, kind: rectangle, frame: { inset: "if($isFull, 8, 2)" } }
            - { name: near, kind: rectangle, frame: { inset: "if($isFull, $gap, 1)" } }
            - { name: sides, kind: rectangle, frame: { inset: "if($isFull, $edges, $gap)" } }
            - { name: star, kind: shape, path: star, points: "if($isFull, 12, $count + 4)" }
        accessibility: { label: Row }
      Volume:
        base: UISlider
        properties: { isLoud: { type: Bool, default: true }, most: { type: CGFloat, default: 2 } }
        sets: { maximumValue: "if($isLoud, 10, $most)" }
      Paragraph:
        base: UILabel
        properties: { isTall: { type: Bool, default: false }, lines: { type: Int, default: 2, min: 0 } }
        sets: { numberOfLines: "if($isTall, 0, $lines)" }
      Field:
        base: UITextField
        sets: { placeholder: Name }
      Pile:
        base: UIView
        properties: { isFull: { type: Bool, default: false } }
        layer: { sublayers: [{ name: all, kind: stack, frame: { inset: "if($isFull, 6, 3)" }, sublayers: [{ name: one, kind: rectangle, frame: { width: 10, height: 10 } }] }] }
        preview: { size: fitting }
    styles:
      row: { component: Row }
      volume: { component: Volume }
      paragraph: { component: Paragraph }
      field: { component: Field }
      pile: { component: Pile }
    """)

  @Test(arguments: [ViewFramework.uikit, .appkit])
  func viewsShowWhatConditionsChoose(_ framework: ViewFramework) throws {
    #expect(Self.generated.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let isUIKit = framework == .uikit
    let (layer, layOut) = isUIKit ? ("layer", "layoutIfNeeded()") : ("layer!", "layoutSubtreeIfNeeded()")
    let output = try ViewProgram(framework).run(
      """
      let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      @MainActor func show() {
        row.\(layOut)
        let badge = row.subviews.compactMap { $0 as? Badge }[0].style
        print(badge.count, badge.step, badge.part)
        for layer in row.\(layer).sublayers ?? [] where ["inner", "near", "sides"].contains(layer.name) {
          print(layer.name ?? "", layer.frame.minX, layer.frame.minY, layer.frame.width, layer.frame.height)
        }
      }
      print(row.isEnabled, row.accessibilityIdentifier\(isUIKit ? " ?? \"\"" : "()"))
      show()
      row.isFull = true
      row.word = "many"
      show()
      print(VolumeStyle().maximumValue, VolumeStyle(isLoud: false).maximumValue)
      print(ParagraphStyle(isTall: true).numberOfLines, ParagraphStyle(lines: 4).numberOfLines)
      print(Field(frame: .zero).\(isUIKit ? "placeholder" : "placeholderString") ?? "nothing")
      let pile = Pile(frame: .zero)
      print(pile.intrinsicContentSize.width)
      pile.isFull = true
      print(pile.intrinsicContentSize.width)
      """, with: Self.generated, named: "conditional-\(framework)")
    #expect(
      output == """
        false row
        2 2 0.75
        inner 2.0 2.0 96.0 56.0
        near 1.0 1.0 98.0 58.0
        sides 3.0 3.0 94.0 54.0
        9 4 1.0
        inner 8.0 8.0 84.0 44.0
        near 3.0 3.0 94.0 54.0
        sides 2.0 1.0 94.0 56.0
        10.0 2.0
        0 4
        Name
        16.0
        22.0

        """)
  }

  /// Nothing but an animation needs the mixing of colours, and AppKit's views may have no layer.
  private static let moving = Generated(
    """
    components:
      Dot:
        base: UIView
        properties: { tone: { type: UIColor, default: red } }
        layer: { backgroundColor: $tone }
        animations: { glow: { property: layer.backgroundColor, to: "mix($tone, white, 0.5 in srgb)", duration: 1 } }
        preview: { size: [20, 20] }
      Row:
        base: UIView
        layer: { sublayers: [{ name: dot, kind: Dot, frame: [0, 0, 20, 20] }] }
        animations: { blink: { property: dot.opacity, to: 0, duration: 1 } }
        preview: { size: [40, 20] }
    styles:
      dot: { component: Dot }
      row: { component: Row }
    """)

  @Test(arguments: [ViewFramework.uikit, .appkit])
  func animationsCompile(_ framework: ViewFramework) throws {
    let output = try ViewProgram(framework).run(
      "print(DotStyle().tone.mixed(with: StyleColor(0xFFFFFF), by: 0.5, in: .srgb).appearances[0].green)",
      with: Self.moving,
      named: "moving-\(framework)")
    #expect(output == "0.5\n")
  }

  @Test func codeOfAllTargetsCompiles() throws {
    for (index, generated) in [Self.generated, Self.moving].enumerated() {
      let folder = try generated.write("conditional-\(index)")
      for (framework, outcome) in try Toolchain.typecheckViews(Toolchain.swiftFiles(in: folder)) {
        #expect(outcome.status == 0, "\(framework): \(outcome.output)")
      }
    }
  }

  /// Layers whose values conditions choose, made from the table of properties.
  @Test(.tags(.slow), arguments: [1, 2]) func codeOfRandomLayersCompiles(_ seed: UInt64) throws {
    let random = RandomFile(seed: seed, bases: [.view, .control])
    #expect(random.text.contains("if($isChosen, "))
    let generated = Generated(random.text)
    #expect(generated.diagnostics.filter { $0.severity == .error }.map(\.message) == [], "\(random.text)")
    let folder = try generated.write("conditional-random-\(seed)")
    for (framework, outcome) in try Toolchain.typecheckViews(Toolchain.swiftFiles(in: folder)) {
      #expect(outcome.status == 0, "\(framework): \(outcome.output)\n\(random.text)")
    }
  }
}
