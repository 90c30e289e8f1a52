import StyleModel
import Testing

@testable import StyleEmit

/// Gradients at an angle, in layers of several sizes: run against the doubles.
@Suite(.tags(.toolchain)) struct GradientAngleTests {
  static let banner = Generated(
    """
    components:
      Banner:
        base: UIButton
        properties: { angle: { type: CGFloat, default: 45 } }
        layer:
          sublayers:
            - { name: fixed, kind: gradient, angle: 90, stops: [{ color: red }, { color: blue }] }
            - { name: driven, kind: gradient, angle: $angle, stops: [{ color: red }, { color: blue }] }
            - { name: pointed, kind: gradient, startPoint: [0, 0.25], stops: [{ color: red }, { color: blue }] }
            - { name: round, kind: gradient, type: radial, angle: 90, endPoint: [1, 1], stops: [{ color: red }, { color: blue }] }
        states:
          highlighted: { driven.angle: 405, pointed.angle: 180 }
        transition: { duration: 0.25 }
    styles:
      banner: { component: Banner }
    """)

  /// `frame` of what stands for the view, and how it is laid out.
  private static func program(layer: String, layOut: String, press: String, window: String) -> String {
    """
    func text(_ point: CGPoint) -> String {
      [point.x, point.y].map { "\\((Double($0) * 1000).rounded() / 1000 + 0)" }.joined(separator: ",")
    }
    let view = Banner(frame: CGRect(x: 0, y: 0, width: 120, height: 44))
    @MainActor func show(_ moment: String) {
      view.\(layOut)
      print(moment)
      for case let layer as CAGradientLayer in view.\(layer).sublayers ?? [] {
        print(layer.name ?? "", text(layer.startPoint), text(layer.endPoint))
        for key in layer.animationKeys() ?? [] {
          guard let move = layer.animation(forKey: key) as? CAKeyframeAnimation else { continue }
          let points = (move.values ?? []).compactMap { $0 as? CGPoint }
          print("moves", move.keyPath ?? "", points.count, text(points[0]), text(points[points.count / 4]))
        }
      }
    }
    view.apply(.banner)
    show("wide")
    view.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    show("square")
    view.style.angle = -90
    show("turned")
    view.frame = CGRect(x: 0, y: 0, width: 0, height: 0)
    show("empty")
    view.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    view.style.angle = 45
    let window = \(window)
    view.move(to: window)
    show("in a window")
    view.\(press) = true
    show("pressed")
    """
  }

  /// Of a square the diagonal is the whole of it; of 120 × 44 points, half of the line is g / (2 |g|²) with g = (120, −44) / 164.
  private static let expected = [
    "wide", "fixed 0.0,0.5 1.0,0.5", "driven -0.102,0.721 1.102,0.279", "pointed 0.0,0.25 0.5,1.0",
    "round 0.5,0.0 1.0,1.0",
    "square", "fixed 0.0,0.5 1.0,0.5", "driven 0.0,1.0 1.0,0.0", "pointed 0.0,0.25 0.5,1.0",
    "round 0.5,0.0 1.0,1.0",
    "turned", "fixed 0.0,0.5 1.0,0.5", "driven 1.0,0.5 0.0,0.5", "pointed 0.0,0.25 0.5,1.0",
    "round 0.5,0.0 1.0,1.0",
    "empty", "fixed 0.0,0.5 1.0,0.5", "driven 1.0,0.5 0.0,0.5", "pointed 0.0,0.25 0.5,1.0",
    "round 0.5,0.0 1.0,1.0",
    "in a window", "fixed 0.0,0.5 1.0,0.5", "driven 0.0,1.0 1.0,0.0", "pointed 0.0,0.25 0.5,1.0",
    "round 0.5,0.0 1.0,1.0",
    // A whole turn, which has the same ends: a quarter of it later, the line points down to the right.
    "pressed", "fixed 0.0,0.5 1.0,0.5", "driven 0.0,1.0 1.0,0.0",
    "moves startPoint 37 0.0,1.0 0.0,0.0", "moves endPoint 37 1.0,0.0 1.0,1.0",
    "pointed 0.5,0.0 0.5,1.0", "round 0.5,0.0 1.0,1.0",
  ]

  @Test func theLineFollowsTheSizeInUIKit() throws {
    let program = Self.program(
      layer: "layer", layOut: "layoutIfNeeded()", press: "isHighlighted", window: "UIWindow(frame: .zero)")
    let output = try ViewProgram(.uikit).run(program, with: Self.banner, named: "angle-uikit")
    #expect(output.split(separator: "\n").map(String.init) == Self.expected)
  }

  @Test func theLineFollowsTheSizeInAppKit() throws {
    let program = Self.program(
      layer: "layer!", layOut: "layoutSubtreeIfNeeded()", press: "isHighlighted", window: "NSWindow()")
    let output = try ViewProgram(.appkit).run(program, with: Self.banner, named: "angle-appkit")
    #expect(output.split(separator: "\n").map(String.init) == Self.expected)
  }
}
