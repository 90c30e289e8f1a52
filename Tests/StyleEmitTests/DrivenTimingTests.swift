import StyleModel
import StyleScene
import Testing

@testable import StyleEmit

/// Animations whose timing is said by properties: run against the doubles, and drawn.
@Suite(.tags(.toolchain)) struct DrivenTimingTests {
  static let bone = Generated(
    """
    components:
      Bone:
        base: UIButton
        properties:
          seconds: { type: Double, default: 1.5 }
          wait: { type: Double, default: 0 }
          pace: { type: String, values: [linear, easeIn], default: linear }
        layer: { sublayers: [{ name: gleam, kind: rectangle, backgroundColor: white }] }
        states: { highlighted: { seconds: 0.5 } }
        animations:
          shimmer: { property: gleam.opacity, from: 0, to: 1, duration: $seconds, delay: $wait, curve: $pace, repeatCount: infinite }
    styles:
      bone: { component: Bone }
      slow: { component: Bone, seconds: 4, pace: easeIn }
      none: { component: Bone, seconds: -1, wait: -2 }
    """)

  private static func program(layer: String, window: String) -> String {
    """
    let view = Bone(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
    let window = \(window)
    view.move(to: window)
    var last: CAAnimation?
    @MainActor func show(_ moment: String) {
      let gleam = view.\(layer).sublayers!.first { $0.name == "gleam" }!
      guard let move = gleam.animation(forKey: "shimmer") else { return print(moment, "stands") }
      let isDelayed = move.beginTime > 0
      let curve = move.timingFunction?.name == .linear ? "linear" : "other"
      print(moment, move.duration, curve, isDelayed, move === last ? "goes on" : "begins")
      last = move
    }
    view.apply(.bone)
    show("bone")
    view.isHighlighted = true
    show("pressed")
    view.isHighlighted = false
    show("released")
    view.apply(.slow)
    show("slow")
    view.style.alpha = 0.5
    show("faded")
    view.apply(.none)
    show("none")
    view.style.wait = 1
    show("waits")
    """
  }

  private static let expected = """
    bone 1.5 linear false begins
    pressed 0.5 linear false begins
    released 1.5 linear false begins
    slow 4.0 other false begins
    faded 4.0 other false goes on
    none 0.001 linear false begins
    waits 0.001 linear true begins

    """

  @Test func timingFollowsPropertiesInUIKit() throws {
    let program = Self.program(layer: "layer", window: "UIWindow(frame: .zero)")
    let output = try ViewProgram(.uikit).run(program, with: Self.bone, named: "timing-uikit")
    #expect(output == Self.expected)
  }

  @Test func timingFollowsPropertiesInAppKit() throws {
    let program = Self.program(layer: "layer!", window: "NSWindow()")
    let output = try ViewProgram(.appkit).run(program, with: Self.bone, named: "timing-appkit")
    #expect(output == Self.expected)
  }

  /// What pictures show is what the look says.
  @Test func looksSayTheTiming() throws {
    let sheet = Self.bone.sheet
    func timing(_ name: String, in state: StateSet = .normal) throws -> Animation {
      let style = try #require(sheet.styles.firstIndex { $0.name == name })
      return try #require(sheet.look(of: style, state: state).animations.first).declaration.timing
    }
    #expect(try timing("bone") == Animation(duration: 1.5, curve: .linear))
    #expect(try timing("bone", in: .highlighted) == Animation(duration: 0.5, curve: .linear))
    #expect(try timing("slow") == Animation(duration: 4, curve: .easeIn))
    #expect(try timing("none") == Animation(duration: 0.001, curve: .linear))
  }
}
