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
        if let words = layer as? CATextLayer {
          line = (layer.name ?? "") + " " + ((words.string as? NSAttributedString)?.string ?? words.string as? String ?? "")
        }
        if layer.borderWidth > 0 { line += " border \\(text(layer.borderWidth))" }
        for key in layer.animationKeys() ?? [] {
          if let move = layer.animation(forKey: key) as? CABasicAnimation {
            print("moves", key, move.toValue ?? "nil", (move.beginTime * 100).rounded() / 100 > 0)
          }
        }
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
    """
  }

  @Test func copiesFollowThePropertyInUIKit() throws {
    let program = Self.program(layer: "layer", layOut: "layoutIfNeeded()", window: "UIWindow(frame: .zero)")
    let output = try ViewProgram(.uikit).run(program, with: Self.rating, named: "repetition-uikit")
    #expect(output == "")
  }

  @Test func copiesFollowThePropertyInAppKit() throws {
    let program = Self.program(
      layer: "layer!", layOut: "layoutSubtreeIfNeeded()", window: "NSWindow()")
    let output = try ViewProgram(.appkit).run(program, with: Self.rating, named: "repetition-appkit")
    #expect(output == "")
  }
}
