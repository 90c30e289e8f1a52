import Foundation
import StyleModel
import Testing

@testable import StyleEmit
@testable import StyleScene

/// Properties that move by themselves when code changes them, and curves that views don't have by name: run against the doubles.
@Suite(.tags(.toolchain)) struct PropertyMotionTests {
  private static let generated = Generated(
    """
    components:
      Ring:
        base: UIView
        properties:
          progress: { type: CGFloat, default: 0.25, transition: { duration: 0.4, curve: easeOut } }
          tone: { type: UIColor, default: gold, transition: { duration: 0.2 } }
          lift: { type: CGFloat, default: 0, transition: { duration: 0.5, curve: spring(0.5) } }
          late: { type: CGFloat, default: 2, transition: { duration: 0.3, delay: 0.05 } }
          plain: { type: CGFloat, default: 8 }
        layer:
          sublayers:
            - { name: ring, kind: shape, path: ellipse, strokeColor: red, strokeEnd: $progress }
            - { name: dot, kind: rectangle, backgroundColor: $tone, frame: [$lift, 0, 10, 10] }
            - { name: fade, kind: rectangle, opacity: $plain / 10, frame: { inset: $late } }
            - { name: rest, kind: rectangle, frame: [0, 0, $plain, 4] }
        modes: { dark: { progress: 0.9 } }
      Dial:
        base: UIView
        properties: { part: { type: CGFloat, default: 0.1 } }
        layer: { sublayers: [{ name: inner, kind: Ring, progress: $part }] }
      Key:
        base: UIControl
        properties: { change: { type: Animation, default: { duration: 0.5, curve: [0.2, 0, 0, 1] } } }
        layer: { sublayers: [{ name: face, kind: rectangle, opacity: 0.2, frame: [0, 0, 10, 10] }] }
        states: { highlighted: { face.opacity: 1, layer.cornerRadius: 4 } }
        transition: $change
        animations:
          bob: { property: face.transform, to: { translation: [10, 0] }, duration: 2, curve: spring(0.2), state: selected }
          spin: { property: face.transform, to: { rotation: 360 }, duration: 1, curve: spring, state: disabled }
    styles:
      ring: { component: Ring }
      full: { component: Ring, progress: 1, tone: red, plain: 4 }
      far: { component: Ring, modes: { dark: { progress: 0.5 } } }
      dial: { component: Dial }
      key: { component: Key }
    """)

  private static let show = """
    @MainActor func layer(_ name: String, in root: CALayer) -> CALayer? {
      for each in root.sublayers ?? [] {
        if each.name == name { return each }
        if let found = layer(name, in: each) { return found }
      }
      return nil
    }
    func digits(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
    func text(_ value: Any?) -> String {
      switch value {
      case let number as CGFloat: "\\(digits(number))"
      case let point as CGPoint: "\\(point.x),\\(point.y)"
      default: "other"
      }
    }
    @MainActor func moves(_ what: String, of root: CALayer, _ change: () -> Void) {
      CALayer._moves = []
      func clear(_ layer: CALayer) {
        for key in layer.animationKeys() ?? [] { layer.removeAnimation(forKey: key) }
        (layer.sublayers ?? []).forEach(clear)
      }
      clear(root)
      change()
      func added(_ layer: CALayer) -> [String] {
        (layer.animationKeys() ?? []).compactMap { key in
          guard let move = layer.animation(forKey: key) as? CABasicAnimation else { return nil }
          let spring = move as? CASpringAnimation
          return "\\(layer.name ?? "root").\\(key) from \\(text(move.fromValue)) \\(digits(move.duration))"
            + (spring.map { " spring \\(digits($0.mass)) \\(digits($0.stiffness)) \\(digits($0.damping))" }
              ?? " " + (move.timingFunction?.name.rawValue ?? "none"))
        } + (layer.sublayers ?? []).flatMap(added)
      }
      print(what, (CALayer._moves + added(root)).sorted())
    }
    """

  private static func program(_ framework: ViewFramework) -> String {
    let (window, root, layOut, less) =
      framework == .uikit
      ? (
        "UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))", "layer", "layoutIfNeeded",
        "UIAccessibility.isReduceMotionEnabled"
      )
      : (
        "NSWindow()", "layer!", "layoutSubtreeIfNeeded",
        "NSWorkspace.shared.accessibilityDisplayShouldReduceMotion"
      )
    let animate =
      framework == .uikit
      ? "UIView.animate(withDuration: 0.7, delay: 0, animations: change)"
      : "NSAnimationContext.runAnimationGroup { $0.duration = 0.7; $0.allowsImplicitAnimation = true; change() }"
    let still =
      framework == .uikit
      ? "UIView.performWithoutAnimation(change)"
      : "NSAnimationContext.runAnimationGroup { $0.duration = 0; $0.allowsImplicitAnimation = true; change() }"
    return show + """

      @MainActor func animate(_ change: @escaping () -> Void) { \(animate) }
      @MainActor func still(_ change: @escaping () -> Void) { \(still) }
      let window = \(window)
      let ring = Ring(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      moves("in no window", of: ring.\(root)) { ring.progress = 0.3 }
      ring.move(to: window)
      ring.\(layOut)()
      moves("the same", of: ring.\(root)) { ring.progress = 0.3 }
      moves("a property", of: ring.\(root)) { ring.progress = 0.8 }
      moves("one that doesn't", of: ring.\(root)) { ring.plain = 6; ring.\(layOut)() }
      moves("two, one after the other", of: ring.\(root)) { ring.progress = 0.5; ring.plain = 5; ring.style.tone = StyleColor(0x000000) }
      moves("a style", of: ring.\(root)) { ring.apply(.full) }
      print(digits(Double(layer("fade", in: ring.\(root))!.opacity)), (layer("ring", in: ring.\(root)) as! CAShapeLayer).strokeEnd)
      moves("in an animation of the app", of: ring.\(root)) { animate { ring.progress = 0.2 } }
      moves("without animation", of: ring.\(root)) { still { ring.progress = 0.9 } }
      moves("a spring", of: ring.\(root)) { ring.lift = 40 }
      \(less) = true
      moves("less motion", of: ring.\(root)) { ring.progress = 0.1; ring.lift = 0; ring.style.tone = StyleColor(0xFFFFFF) }
      \(less) = false
      moves("late", of: ring.\(root)) { ring.late = 6; ring.plain = 3 }
      let fade = layer("fade", in: ring.\(root))!
      print(fade.frame.minX, digits(Double(fade.opacity)))
      moves("when its time has come", of: ring.\(root)) { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.3)) }
      print(fade.frame.minX)
      let dial = Dial(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      dial.move(to: window)
      dial.\(layOut)()
      moves("in a layer", of: dial.\(root)) { dial.part = 0.6 }
      """
  }

  private static let spring = "spring 1.0 157.914 12.566"
  private static func expected(_ framework: ViewFramework) -> [String] {
    [
      "in no window []", "the same []", #"a property ["ring.strokeEnd 0.4"]"#, "one that doesn't []",
      #"two, one after the other ["dot.backgroundColor 0.2", "ring.strokeEnd 0.4"]"#,
      #"a style ["dot.backgroundColor 0.2", "ring.strokeEnd 0.4"]"#,
      "0.4 1.0", #"in an animation of the app ["ring.strokeEnd 0.7"]"#, "without animation []",
      #"a spring ["dot.position from 5.0,5.0 1.122 \#(spring)"]"#,
      #"less motion ["dot.backgroundColor 0.2", "ring.strokeEnd 0.4"]"#, "late []", "2.0 0.3",
      #"when its time has come ["fade.bounds 0.3"]"#, "6.0", #"in a layer ["ring.strokeEnd 0.4"]"#,
    ]
  }

  @Test(arguments: [ViewFramework.uikit, .appkit])
  func aPropertyMovesByItself(_ framework: ViewFramework) throws {
    #expect(Self.generated.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let output = try ViewProgram(framework, areClassesShared: true).run(
      Self.program(framework), with: Self.generated, named: "property-motion-\(framework)")
    let lines = output.split(separator: "\n").map(String.init)
    let expected = Self.expected(framework)
    for (line, wanted) in zip(lines, expected) { #expect(line == wanted) }
    #expect(lines.count == expected.count, "\(output)")
  }

  private static let entered = Generated(
    """
    components:
      Volume: { base: UISlider }
      Fader:
        base: UIView
        properties:
          level: { type: CGFloat, default: 0.5, transition: { duration: 0.4, curve: spring(0) } }
          late: { type: CGFloat, default: 0.5, transition: { duration: 0.4, delay: 0.05 } }
        layer:
          sublayers:
            - { name: slider, kind: Volume, value: $level, frame: [0, 0, 100, 31] }
            - { name: bar, kind: rectangle, frame: [0, 40, 100 * $level, 4] }
            - { name: other, kind: Volume, value: $late, frame: [0, 50, 100, 31] }
            - { name: lateBar, kind: rectangle, frame: [0, 90, 100 * $late, 4] }
    styles:
      fader: { component: Fader }
    """)

  /// What a person drags is shown at once, and so is what code sets without an animation, also while the last change still moves. What code
  /// sets after a drag moves from there, even if the style said that all the time.
  @Test(arguments: [ViewFramework.uikit, .appkit])
  func aDragStopsAMovement(_ framework: ViewFramework) throws {
    #expect(Self.entered.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let isUIKit = framework == .uikit
    let (root, layOut) = isUIKit ? ("layer", "layoutIfNeeded") : ("layer!", "layoutSubtreeIfNeeded")
    let still =
      isUIKit
      ? "UIView.performWithoutAnimation(change)"
      : "NSAnimationContext.runAnimationGroup { $0.duration = 0; $0.allowsImplicitAnimation = true; change() }"
    let output = try ViewProgram(framework).run(
      Self.show + """

        @MainActor func still(_ change: @escaping () -> Void) { \(still) }
        let window = \(isUIKit ? "UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))" : "NSWindow()")
        let fader = Fader(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        fader.move(to: window)
        fader.\(layOut)()
        let bar = layer("bar", in: fader.\(root))!
        let lateBar = layer("lateBar", in: fader.\(root))!
        @MainActor func state() -> String { "\\(digits(Double(bar.bounds.width))) \\((bar.animationKeys() ?? []).sorted())" }
        fader.level = 0.9
        print("set", state())
        fader.level = 0.7
        print("set again", state())
        fader.sliderView._enter(0.25)
        print("dragged", state(), fader.level)
        moves("the same as ever", of: fader.\(root)) { fader.level = 0.7 }
        fader.sliderView._enter(0.25)
        moves("something else", of: fader.\(root)) { fader.level = 1 }
        still { fader.level = 0.5 }
        print("at once", state())
        fader.sliderView._enter(0.25)
        moves("another property", of: fader.\(root)) { fader.late = 1 }
        print(digits(Double(lateBar.bounds.width)), fader.level)
        fader.otherView._enter(0.75)
        fader.\(layOut)()
        print("dragged before it moves", digits(Double(lateBar.bounds.width)))
        """, with: Self.entered, named: "entered-motion-\(framework)")
    #expect(
      output.split(separator: "\n").map(String.init) == [
        #"set 90.0 ["bounds", "position"]"#, #"set again 70.0 ["bounds", "position"]"#,
        "dragged 25.0 [] 0.25",
        #"the same as ever ["bar.bounds from other 0.588 spring 1.0 246.74 31.416", "bar.position from 12.5,42.0 0.588 spring 1.0 246.74 31.416"]"#,
        #"something else ["bar.bounds from other 0.588 spring 1.0 246.74 31.416", "bar.position from 12.5,42.0 0.588 spring 1.0 246.74 31.416"]"#,
        "at once 50.0 []", "another property []", "50.0 0.25", "dragged before it moves 75.0",
      ], "\(output)")
  }

  /// A look in the middle of a spring is what pictures draw of it: the solution of its equation, with what the layer is given.
  @Test func theMiddleOfASpringIsWhatIsDrawn() throws {
    let timing = Animation(duration: 0.5, curve: .spring(bounce: 0.5))
    // Of the stiffness 157.914 and the damping 12.566, with a mass of 1.
    let (fall, swing) = (6.2832, 10.8828)
    for part in [0.1, 0.25, 0.5, 0.75] {
      let time = part * timing.length
      let way = 1 - exp(-fall * time) * (cos(swing * time) + fall / swing * sin(swing * time))
      #expect(abs(timing.curve.progress(at: part) - way) < 1e-3, "\(part)")
    }
    // It swings beyond its end at half of a swing.
    #expect(timing.curve.progress(at: .pi / swing / timing.length) > 1.1)
  }

  /// A change of state along four numbers, or along what a property says; and animations that are springs.
  @Test func otherCurvesMoveLayers() throws {
    let output = try ViewProgram(.uikit, areClassesShared: true).run(
      Self.show + """

        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let key = Key(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        key.move(to: window)
        key.layoutIfNeeded()
        moves("four numbers", of: key.layer) { key.isHighlighted = true }
        key.style.change = StyleAnimation(duration: 0.3, curve: .linear)
        moves("a name", of: key.layer) { key.isHighlighted = false }
        key.style.change = StyleAnimation(duration: 0.5, curve: .spring(bounce: 0))
        moves("a spring", of: key.layer) { key.isHighlighted = true }
        key.isHighlighted = false
        moves("an animation", of: key.layer) { key.isSelected = true }
        key.isSelected = false
        key.isEnabled = false
        let spin = layer("face", in: key.layer)!.animation(forKey: "spin") as! CAKeyframeAnimation
        print(spin.values!.count, digits(spin.duration), spin.timingFunction!.name.rawValue)
        """, with: Self.generated, named: "other-curves")
    #expect(
      output.split(separator: "\n").map(String.init) == [
        #"four numbers ["face.opacity from 0.2 0.5 0.2,0.0,0.0,1.0", "root.cornerRadius from 0.0 0.5 0.2,0.0,0.0,1.0"]"#,
        #"a name ["face.opacity 0.3"]"#,
        #"a spring ["face.opacity from 0.2 0.735 spring 1.0 157.914 25.133", "root.cornerRadius from 0.0 0.735 spring 1.0 157.914 25.133"]"#,
        #"an animation ["face.bob from other 2.952 spring 1.0 9.87 5.027"]"#, "90 1.47 linear",
      ], "\(output)")
  }

  @Test func swiftUIMovesWithTheProperty() throws {
    let output = try SwiftUIProgram.run(
      """
      import SwiftUI
      @MainActor func show(_ view: some View) {
        Animation._all = []
        _ = view._draw(in: CGSize(width: 10, height: 10))(CGPoint(x: 5, y: 5))
        print(Animation._all.joined(separator: "; "))
      }
      @MainActor func all() {
        show(RingView(progress: 0.8))
        show(RingView(style: .full))
        show(Button(action: {}) { Color.clear }.buttonStyle(KeyStyle.key))
      }
      all()
      print(StyleAnimation(duration: 1, delay: 2, curve: .cubicBezier(0, 0.1, 0.2, 1)).swiftUIAnimation._text)
      """, with: Self.generated, named: "property-motion-swiftui")
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // The double asks for a view more than once.
    #expect(
      lines.first?.hasPrefix(
        "easeOut 0.4 with 0.8; easeInOut 0.2 with #FFD700; spring 0.5 0.5 with 0.0; easeInOut 0.3 after 0.05 with 2.0; easeOut"
      ) ?? false, "\(output)")
    #expect(lines.dropFirst().first?.hasPrefix("easeOut 0.4 with 1.0; ") ?? false, "\(output)")
    #expect(output.contains("timingCurve 0.0 0.1 0.2 1.0 1.0 after 2.0"))
  }
}
