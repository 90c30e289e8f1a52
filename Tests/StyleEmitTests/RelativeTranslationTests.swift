import StyleModel
import Testing

@testable import StyleEmit

/// Layers that are moved by parts of their size, in views of several sizes: run against the doubles.
@Suite(.tags(.toolchain)) struct RelativeTranslationTests {
  static let drawer = Generated(
    """
    components:
      Drawer:
        base: UIButton
        properties: { part: { type: CGFloat, default: 0.5 } }
        layer:
          sublayers:
            - { name: sheet, kind: rectangle, transform: { translation: [0, 100%] } }
            - { name: driven, kind: rectangle, frame: [0, 0, 50%, 10], transform: { translation: [$part * 100% + 3, 0] } }
            - { name: gleam, kind: rectangle }
            - { name: dial, kind: rectangle, frame: [0, 0, 20, 20] }
        states:
          highlighted: { sheet.transform: { scale: 2, translation: [25%, 0] } }
          selected: { layer.transform: { translation: [0, -50%] } }
        transition: { duration: 0.25 }
        animations:
          shimmer: { property: gleam.transform, from: { translation: [-100%, 0] }, to: { translation: [100%, 0] }, duration: 1.5, curve: linear, repeatCount: infinite }
          spin: { property: dial.transform, to: { rotation: 180, translation: [100%, 0] }, duration: 1, curve: linear, repeatCount: infinite }
    styles:
      drawer: { component: Drawer }
    """)

  private static func program(
    layer: String, layOut: String, select: (on: String, off: String), window: String
  ) -> String {
    """
    func text(_ matrix: Any?) -> String {
      guard let matrix = matrix as? CATransform3D else { return "none" }
      return [matrix.m11, matrix.m41, matrix.m42].map { "\\((Double($0) * 1000).rounded() / 1000 + 0)" }.joined(separator: ",")
    }
    let view = Drawer(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
    @MainActor func show(_ moment: String) {
      view.\(layOut)
      print(moment, text(view.\(layer).transform))
      for layer in view.\(layer).sublayers ?? [] where ["sheet", "driven", "gleam", "dial"].contains(layer.name ?? "") {
        print(layer.name ?? "", text(layer.transform))
        for key in (layer.animationKeys() ?? []).sorted() {
          if let move = layer.animation(forKey: key) as? CABasicAnimation {
            print("moves", key, text(move.fromValue), text(move.toValue))
          } else if let move = layer.animation(forKey: key) as? CAKeyframeAnimation {
            print("moves", key, (move.values ?? []).map(text).joined(separator: " "))
          }
        }
      }
    }
    view.apply(.drawer)
    show("wide")
    view.frame = CGRect(x: 0, y: 0, width: 60, height: 80)
    show("high")
    view.style.part = -1
    show("driven")
    view.frame = .zero
    show("empty")
    view.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
    view.\(select.on)
    show("selected")
    view.\(select.off)
    view.isHighlighted = true
    show("pressed")
    view.isHighlighted = false
    let window = \(window)
    view.move(to: window)
    show("in a window")
    let gleam = view.\(layer).sublayers!.first { $0.name == "gleam" }!
    let first = gleam.animation(forKey: "shimmer")
    view.\(layOut)
    print("goes on", gleam.animation(forKey: "shimmer") === first)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    show("wider")
    print("goes on", gleam.animation(forKey: "shimmer") === first)
    """
  }

  /// Of 120 × 40 points, the height is 40, half of the driven layer's width 30, and so on. An animation goes on as long as the layer has its
  /// size.
  private static let expected = [
    "wide 1.0,0.0,0.0",
    "sheet 1.0,0.0,40.0",
    "driven 1.0,33.0,0.0",
    "gleam 1.0,0.0,0.0",
    "dial 1.0,0.0,0.0",
    "high 1.0,0.0,0.0",
    "sheet 1.0,0.0,80.0",
    "driven 1.0,18.0,0.0",
    "gleam 1.0,0.0,0.0",
    "dial 1.0,0.0,0.0",
    "driven 1.0,0.0,0.0",
    "sheet 1.0,0.0,80.0",
    "driven 1.0,-27.0,0.0",
    "gleam 1.0,0.0,0.0",
    "dial 1.0,0.0,0.0",
    "empty 1.0,0.0,0.0",
    "sheet 1.0,0.0,0.0",
    "driven 1.0,3.0,0.0",
    "gleam 1.0,0.0,0.0",
    "dial 1.0,0.0,0.0",
    "selected 1.0,0.0,-20.0",
    "sheet 1.0,0.0,40.0",
    "driven 1.0,-57.0,0.0",
    "gleam 1.0,0.0,0.0",
    "dial 1.0,0.0,0.0",
    "pressed 1.0,0.0,0.0",
    "sheet 2.0,30.0,0.0",
    "driven 1.0,-57.0,0.0",
    "gleam 1.0,0.0,0.0",
    "dial 1.0,0.0,0.0",
    "in a window 1.0,0.0,0.0",
    "sheet 1.0,0.0,40.0",
    "driven 1.0,-57.0,0.0",
    "gleam 1.0,0.0,0.0",
    "moves shimmer 1.0,-120.0,0.0 1.0,120.0,0.0",
    "dial 1.0,0.0,0.0",
    "moves spin 1.0,0.0,0.0 0.0,10.0,0.0 -1.0,20.0,0.0",
    "goes on true",
    "wider 1.0,0.0,0.0",
    "sheet 1.0,0.0,40.0",
    "driven 1.0,-147.0,0.0",
    "gleam 1.0,0.0,0.0",
    "moves shimmer 1.0,-300.0,0.0 1.0,300.0,0.0",
    "dial 1.0,0.0,0.0",
    "moves spin 1.0,0.0,0.0 0.0,10.0,0.0 -1.0,20.0,0.0",
    "goes on false",
  ]

  @Test func partsOfTheSizeFollowItInUIKit() throws {
    let program = Self.program(
      layer: "layer", layOut: "layoutIfNeeded()", select: ("isSelected = true", "isSelected = false"),
      window: "UIWindow(frame: .zero)")
    let output = try ViewProgram(.uikit).run(program, with: Self.drawer, named: "relative-uikit")
    #expect(output.split(separator: "\n").map(String.init) == Self.expected)
  }

  @Test func partsOfTheSizeFollowItInAppKit() throws {
    let program = Self.program(
      layer: "layer!", layOut: "layoutSubtreeIfNeeded()", select: ("state = .on", "state = .off"),
      window: "NSWindow()")
    let output = try ViewProgram(.appkit).run(program, with: Self.drawer, named: "relative-appkit")
    #expect(output.split(separator: "\n").map(String.init) == Self.expected)
  }
}
