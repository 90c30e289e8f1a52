import StyleModel
import Testing

@testable import StyleEmit

/// Layers that are there as often as a property says, in views whose property changes: run against the doubles.
@Suite(.tags(.toolchain)) struct RepetitionTests {
  static let rating = Generated(
    """
    components:
      Rating:
        base: UIControl
        properties:
          count: { type: Int, default: 2, min: 0, max: 3 }
          level: { type: Double, default: 1.5 }
        layer:
          sublayers:
            - name: row
              kind: stack
              spacing: 4
              sublayers:
                - name: star
                  kind: shape
                  path: star
                  repeat: $count
                  points: 3 + $index
                  frame: { width: 8 + $index * 2, height: 10 }
                  fillColor: "if($index < $level, red, blue)"
                  sublayers: [{ name: part, kind: rectangle, frame: [0, 0, "clamp(0, $level - $index, 1) * 100%", 100%] }]
                - { name: number, kind: text, string: "{$index + 1} of {$count}", repeat: $count }
            - name: line
              kind: rectangle
              frame: [0, 20, 100%, 10]
              repeat: { count: 2, index: y }
              sublayers: [{ name: cell, kind: rectangle, repeat: { count: 1 + $y, index: x }, frame: [$x * 10, $y * 20, 8, 8], borderWidth: $x + $y }]
        states:
          selected: { star.fillColor: "if($index == 0, green, blue)", star.hidden: $index == 1, cell.borderWidth: $x }
        animations:
          beat: { property: star.opacity, to: $index / 4, duration: 1, delay: $index * 0.5, repeatCount: infinite }
    styles:
      rating: { component: Rating }
      loud: { component: Rating, count: 3, star.lineWidth: 5 }
    """)

  @Test func isRight() {
    #expect(Self.rating.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
  }

  /// A copy that is hidden takes no space in its stack.
  private static let expected = """
    two
    row 0.0,120.0
    star[0] 0.0,8.0 red 1.0
    part[0] 0.0,8.0
    star[1] 12.0,10.0 red 1.0
    part[1] 0.0,5.0
    number[0] 1 of 2
    number[1] 2 of 2
    line[0] 0.0,120.0
    cell[0][0] 0.0,8.0
    line[1] 0.0,120.0
    cell[1][0] 0.0,8.0 border 1.0
    cell[1][1] 10.0,8.0 border 2.0
    three
    row 0.0,120.0
    star[0] 0.0,8.0 red 1.0
    part[0] 0.0,8.0
    star[1] 12.0,10.0 red 1.0
    part[1] 0.0,10.0
    star[2] 26.0,12.0 red 1.0
    part[2] 0.0,3.0
    number[0] 1 of 3
    number[1] 2 of 3
    number[2] 3 of 3
    line[0] 0.0,120.0
    cell[0][0] 0.0,8.0
    line[1] 0.0,120.0
    cell[1][0] 0.0,8.0 border 1.0
    cell[1][1] 10.0,8.0 border 2.0
    0 0
    -1 0
    99 6
    selected
    row 0.0,120.0
    star[0] 0.0,8.0 green 5.0
    part[0] 0.0,8.0
    star[2] 12.0,12.0 blue 5.0
    part[2] 0.0,0.0
    number[0] 1 of 3
    number[1] 2 of 3
    number[2] 3 of 3
    line[0] 0.0,120.0
    cell[0][0] 0.0,8.0
    line[1] 0.0,120.0
    cell[1][0] 0.0,8.0
    cell[1][1] 10.0,8.0 border 1.0
    star[0] beat[0] to 0
    star[1] beat[1] to 0.25
    star[2] beat[2] to 0.5

    """

  private static func program(layer: String, layOut: String, window: String) -> String {
    """
    func text(_ number: CGFloat) -> String { "\\((Double(number) * 100).rounded() / 100)" }
    func color(_ color: CGColor?) -> String {
      let parts = color?.components ?? []
      return parts.count < 3 ? "none" : parts[0] > 0.5 ? "red" : parts[2] > 0.5 ? "blue" : "green"
    }
    let view = Rating(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
    @MainActor func show(_ layers: [CALayer]) {
      for layer in layers where !layer.isHidden {
        var line = (layer.name ?? "") + " " + text(layer.frame.minX) + "," + text(layer.frame.width)
        if let shape = layer as? CAShapeLayer {
          line += " \\(color(shape.fillColor)) \\(text(shape.lineWidth))"
        }
        // How long words are depends on the font.
        if let words = layer as? CATextLayer {
          line = (layer.name ?? "") + " " + ((words.string as? NSAttributedString)?.string ?? words.string as? String ?? "")
        }
        if layer.borderWidth > 0 { line += " border \\(text(layer.borderWidth))" }
        print(line)
        show(layer.sublayers ?? [])
      }
    }
    @MainActor func show(_ moment: String) {
      view.\(layOut)
      print(moment)
      show(view.\(layer).sublayers ?? [])
    }
    view.apply(.rating)
    show("two")
    view.count = 3
    view.level = 2.25
    show("three")
    for count in [0, -1, 99] {
      view.count = count
      view.\(layOut)
      print(count, view.\(layer).sublayers![0].sublayers!.count { !$0.isHidden })
    }
    view.apply(.loud)
    view.isSelected = true
    show("selected")
    view.isSelected = false
    let window = \(window)
    view.move(to: window)
    view.\(layOut)
    for star in (view.\(layer).sublayers![0].sublayers ?? []).prefix(3) {
      let moves = (star.animationKeys() ?? []).compactMap { key in
        (star.animation(forKey: key) as? CABasicAnimation).map { "\\(key) to \\($0.toValue ?? "nil")" }
      }
      print(star.name ?? "", moves.joined(separator: ", "))
    }
    """
  }

  @Test func copiesFollowThePropertyInUIKit() throws {
    let program = Self.program(layer: "layer", layOut: "layoutIfNeeded()", window: "UIWindow(frame: .zero)")
    let output = try ViewProgram(.uikit).run(program, with: Self.rating, named: "repetition-uikit")
    #expect(output == Self.expected)
  }

  @Test func copiesFollowThePropertyInAppKit() throws {
    let program = Self.program(
      layer: "layer!", layOut: "layoutSubtreeIfNeeded()", window: "NSWindow()")
    let output = try ViewProgram(.appkit).run(program, with: Self.rating, named: "repetition-appkit")
    #expect(output == Self.expected)
  }
}
