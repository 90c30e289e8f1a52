import Foundation
import StyleModel
import Testing

@testable import StyleEmit

/// What moves in generated classes, traits as protocols, and extensions: run against the doubles.
@Suite(.tags(.toolchain)) struct MotionTests {
  static let beacon = Generated(
    """
    tokens:
      number: { bright: { value: 0.8, dark: 0.4 } }
    traits:
      Glowing:
        summary: Something that glows.
        properties:
          tone: { type: UIColor, default: gold, summary: Its light. }
          wick: { type: UIImage, default: wick }
          warmth: { type: CGFloat?, default: null }
          kind: { type: String, values: [gas, oil], default: gas }
        layer: { borderColor: $tone }
    components:
      Beacon:
        base: UIButton
        traits: [Glowing]
        layer:
          sublayers:
            - { name: lamp, kind: rectangle, backgroundColor: $tone }
            - { name: sweep, kind: gradient, stops: [{ color: $tone }, { color: clear }] }
        states: { highlighted: { lamp.opacity: 0.5 } }
        transition: { duration: 0.25, curve: easeIn }
        animations:
          pulse: { property: lamp.opacity, from: $number.bright / 4, to: $number.bright, duration: 2, autoreverses: true, repeatCount: infinite, state: normal }
          press: { property: layer.transform, to: { scale: 1.5 }, duration: 0.5, curve: linear, state: highlighted }
          warm: { property: lamp.backgroundColor, from: $tone, to: red, duration: 1, delay: 3, repeatCount: 4, reduceMotion: keep }
          turn: { property: sweep.startPoint, to: [1, 0.5], duration: 1, curve: easeOut, state: disabled }
          spin: { property: lamp.transform, to: { rotation: 360, scale: 2 }, duration: 1, curve: linear, state: selected }
          glide: { property: sweep.stops, to: [{ color: gold, location: 0.5 }, { color: clear, location: 0.75 }], duration: 1, state: selected }
    styles:
      beacon: { component: Beacon, title: Light }
    """)

  /// Each line is a layer's animation: what it is called, what it moves and between which values, its duration, its
  /// curve, how often it runs and whether back again, when it begins (the doubles' time is 100) and what stays.
  static let pulse = "lamp pulse opacity 0.2 0.8 2.0 easeInEaseOut inf back 0.0 removed"
  /// The same in the dark, between two tokens' other values.
  static let dimmed = pulse.replacing("0.2 0.8", with: "0.1 0.4")
  static let press = "layer press transform nil 1.5 0.5 linear 1.0 once 0.0 forwards"
  static let warm =
    "lamp warm backgroundColor sRGB 1.0000 0.8431 0.0000 1.0000 sRGB 1.0000 0.0000 0.0000 1.0000 1.0 "
    + "easeInEaseOut 4.0 once 103.0 forwards"
  /// Through each quarter of the turn: the matrices of its end and its beginning are the same but for their scale.
  static let spin =
    "lamp spin transform 1.0,0.0 0.0,1.25 -1.5,0.0 0.0,-1.75 2.0,0.0 1.0 linear 1.0 once 0.0 forwards"
  static let glide = [
    "sweep glide colors nil 2 1.0 easeInEaseOut 1.0 once 0.0 forwards",
    "sweep glide.locations locations nil 0.5 0.75 1.0 easeInEaseOut 1.0 once 0.0 forwards",
  ]
  static let turn = "sweep turn startPoint nil 1.0,0.5 1.0 easeOut 1.0 once 0.0 forwards"

  /// The trait's property, of the struct and of the view.
  static let gold = "true sRGB 1.0000 0.8431 0.0000 1.0000"

  static let show = """
    func text(_ value: Any?) -> String {
      switch value {
      case let color as CGColor: color.text
      case let matrix as CATransform3D: "\\(matrix.m11)"
      case let point as CGPoint: "\\(point.x),\\(point.y)"
      case let numbers as [NSNumber]: numbers.map { "\\($0.doubleValue)" }.joined(separator: " ")
      case let values as [Any]: "\\(values.count)"
      case let value?: "\\(value)"
      case nil: "nil"
      }
    }
    func turn(_ matrix: Any) -> String {
      guard let matrix = matrix as? CATransform3D else { return "none" }
      return [matrix.m11, matrix.m12].map { "\\(($0 * 1000).rounded() / 1000 + 0)" }.joined(separator: ",")
    }
    @MainActor func show(_ root: CALayer, _ moment: String) {
      print(moment)
      for layer in [root] + (root.sublayers ?? []) {
        for key in layer.animationKeys() ?? [] {
          guard let move = layer.animation(forKey: key) as? CAPropertyAnimation else { continue }
          let basic = move as? CABasicAnimation
          let values = (move as? CAKeyframeAnimation)?.values?.map(turn)
          print(
            layer.name ?? "layer", key, move.keyPath ?? "",
            values?.joined(separator: " ") ?? "\\(text(basic?.fromValue)) \\(text(basic?.toValue))", move.duration,
            move.timingFunction?.name.rawValue ?? "", move.repeatCount, move.autoreverses ? "back" : "once",
            move.beginTime, move.fillMode.rawValue)
        }
      }
    }
    let view = Beacon(frame: .zero)
    view.apply(.beacon)
    @MainActor func light(_ view: some Glowing) -> String { view.tone.cgColor.text }
    func tone(_ style: some GlowingStyle) -> StyleColor { style.tone }
    print(tone(BeaconStyle.beacon) == StyleColor(0xFFD700), light(view))
    """

  @Test func animationsRunWhileTheirStateHolds() throws {
    let output = try ViewProgram(.uikit).run(
      MotionTests.show + """

        show(view.layer, "in no window")
        view.isHighlighted = true
        view.isHighlighted = false
        print(UIView.animated.count)
        let window = UIWindow(frame: .zero)
        view.move(to: window)
        show(view.layer, "at rest")
        view.isHighlighted = true
        show(view.layer, "pressed")
        view.isHighlighted = false
        view.isEnabled = false
        show(view.layer, "disabled")
        view.isHidden = true
        show(view.layer, "hidden")
        view.isHidden = false
        view.isEnabled = true
        print(UIView.animated.count, UIView.animated[0].duration, UIView.animated[0].options.contains(.curveEaseIn))
        print(CATransaction.duration == 0.25, CALayer.implicitAnimations > 0)
        UIAccessibility.isReduceMotionEnabled = true
        view.isHighlighted = true
        show(view.layer, "pressed with less motion")
        print(UIView.animated.count)
        view.isHighlighted = false
        UIAccessibility.isReduceMotionEnabled = false
        NotificationCenter.default.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
        show(view.layer, "with motion again")
        view.style.tone = StyleColor(0x0000FF)
        show(view.layer, "in another tone")
        view.change(traits: UITraitCollection(userInterfaceStyle: .dark))
        show(view.layer, "in the dark")
        view.isSelected = true
        show(view.layer, "selected")
        """, with: MotionTests.beacon, named: "motion-uikit")
    let expected =
      [
        MotionTests.gold, "in no window", "0", "at rest", MotionTests.pulse, MotionTests.warm,
        "pressed", MotionTests.press, MotionTests.warm,
        "disabled", MotionTests.warm, MotionTests.turn, "hidden", "4 0.25 true", "true true",
        // The press fades, which Reduce Motion leaves.
        "pressed with less motion", MotionTests.warm, "5",
        "with motion again", MotionTests.warm, MotionTests.pulse,
        "in another tone",
        MotionTests.pulse,
        MotionTests.warm.replacing(
          "1.0000 0.8431 0.0000 1.0000 sRGB", with: "0.0000 0.0000 1.0000 1.0000 sRGB"),
        "in the dark", MotionTests.dimmed,
        MotionTests.warm.replacing(
          "1.0000 0.8431 0.0000 1.0000 sRGB", with: "0.0000 0.0000 1.0000 1.0000 sRGB"),
        "selected",
        MotionTests.warm.replacing(
          "1.0000 0.8431 0.0000 1.0000 sRGB", with: "0.0000 0.0000 1.0000 1.0000 sRGB"),
        MotionTests.spin,
      ] + MotionTests.glide
    #expect(output.split(separator: "\n").map(String.init) == expected)
  }

  /// Reduce Motion stops a change of state that moves something, and leaves one that fades.
  @Test func reduceMotionLeavesFades() throws {
    let generated = Generated(
      """
      components:
        Fading:
          base: UIButton
          properties: { tone: { type: UIColor, default: gold } }
          layer: { sublayers: [{ name: lamp, kind: rectangle, backgroundColor: $tone }] }
          states: { highlighted: { tone: red, lamp.opacity: 0.5, titleColor: red } }
          transition: { duration: 0.25 }
        Moving: { base: Fading, states: { selected: { lamp.transform: { scale: 2 } } } }
        Framed:
          base: UIButton
          properties: { edge: { type: CGFloat, default: 2 } }
          layer: { sublayers: [{ name: lamp, kind: rectangle, backgroundColor: red, frame: { inset: $edge } }] }
          states: { highlighted: { edge: 4 } }
          transition: { duration: 0.25 }
        Row:
          base: UIButton
          layer:
            sublayers:
              - name: row
                kind: stack
                sublayers: [{ name: word, kind: text, string: Word }, { name: mark, kind: text, string: "!" }]
          states: { highlighted: { mark.hidden: true } }
          transition: { duration: 0.25 }
      """)
    let files = [
      ("UIKit/", ".swift", "isReduceMotionEnabled"),
      ("AppKit/", "+AppKit.swift", "accessibilityDisplayShouldReduceMotion"),
      ("SwiftUI/", "Style+SwiftUI.swift", "isStill: reduceMotion"),
    ]
    for (folder, ending, question) in files {
      let asking = ["Fading", "Moving", "Framed", "Row"].filter { name in
        generated.text(folder + name + ending).contains(question)
      }
      #expect(asking == ["Moving", "Framed", "Row"])
    }
  }

  @Test func appKitsAnimationsRunWhileTheirStateHolds() throws {
    let output = try ViewProgram(.appkit).run(
      MotionTests.show + """

        show(view.layer!, "in no window")
        let window = NSWindow()
        view.move(to: window)
        show(view.layer!, "at rest")
        view.isHidden = true
        show(view.layer!, "hidden")
        view.isHidden = false
        NSButton.tracking = { show(view.layer!, "pressed") }
        view.mouseDown(with: NSEvent())
        print(NSAnimationContext.animated.map(\\.duration), NSAnimationContext.animated[0].allowsImplicitAnimation)
        NSWorkspace.shared.accessibilityDisplayShouldReduceMotion = true
        view.isEnabled = false
        show(view.layer!, "disabled with less motion")
        print(NSAnimationContext.animated.count)
        NSWorkspace.shared.accessibilityDisplayShouldReduceMotion = false
        view.isEnabled = true
        view.change(appearance: NSAppearance(named: .darkAqua)!)
        show(view.layer!, "in the dark")
        """, with: MotionTests.beacon, named: "motion-appkit")
    let expected = [
      MotionTests.gold, "in no window", "at rest", MotionTests.pulse, MotionTests.warm, "hidden",
      "pressed", MotionTests.press, MotionTests.warm,
      "[0.25, 0.25] true", "disabled with less motion", MotionTests.warm, "3",
      "in the dark", MotionTests.dimmed, MotionTests.warm,
    ]
    #expect(output.split(separator: "\n").map(String.init) == expected)
  }

  /// What nobody sees does not move: a layer that is hidden in a state, or lies in one that is clear; but what fades by itself
  /// may be clear.
  @Test(arguments: [ViewFramework.uikit, .appkit])
  func whatIsNotSeenStands(_ framework: ViewFramework) throws {
    let generated = Generated(
      """
      components:
        Waiting:
          base: UIControl
          layer:
            sublayers:
              - { name: ring, kind: rectangle, hidden: true }
              - { name: group, kind: rectangle, opacity: 0, sublayers: [{ name: dot, kind: rectangle }] }
              - { name: glow, kind: rectangle, opacity: 0 }
          states:
            own: [loading]
            loading: { ring.hidden: false }
            disabled: { group.opacity: 1 }
          animations:
            turn: { property: ring.transform, to: { rotation: 90 }, duration: 1, repeatCount: infinite }
            beat: { property: dot.borderWidth, to: 3, duration: 1, repeatCount: infinite }
            fade: { property: glow.opacity, to: 1, duration: 1, repeatCount: infinite }
      styles:
        waiting: { component: Waiting }
      """)
    #expect(
      generated.text("SwiftUI/WaitingStyle+SwiftUI.swift").contains("!look.ringHidden")
        && generated.text("SwiftUI/WaitingStyle+SwiftUI.swift").contains("look.groupOpacity > 0"))
    let (layer, window) =
      framework == .uikit ? ("view.layer", "UIWindow(frame: .zero)") : ("view.layer!", "NSWindow()")
    let output = try ViewProgram(framework).run(
      """
      let view = Waiting(frame: .zero)
      let window = \(window)
      @MainActor func show() {
        func moving(_ layer: CALayer) -> [String] {
          (layer.animationKeys() ?? []) + (layer.sublayers ?? []).flatMap(moving)
        }
        print(moving(\(layer)).sorted().joined(separator: " "), "end")
      }
      show()
      view.move(to: window)
      show()
      view.isLoading = true
      show()
      view.isEnabled = false
      show()
      view.isLoading = false
      show()
      view.move(to: nil)
      show()
      """, with: generated, named: "motion-seen-\(framework)")
    #expect(
      output == " end\nfade end\nfade turn end\nbeat fade turn end\nbeat fade end\n end\n", "\(output)")
  }

  /// What moves in a component in a layer does so while the holder is in that state.
  @Test(arguments: [ViewFramework.uikit, .appkit])
  func aHeldComponentMovesInTheStateOfItsHolder(_ framework: ViewFramework) throws {
    let generated = Generated(
      """
      components:
        Dot:
          base: UIView
          layer: { sublayers: [{ name: light, kind: rectangle }] }
          states: { own: [loading], loading: { alpha: 0.9 } }
          animations: { beat: { property: light.opacity, to: 0.2, duration: 1, state: loading } }
        Chip: { base: UIView, layer: { sublayers: [{ name: dot, kind: Dot }] } }
        Row:
          base: UIControl
          layer: { sublayers: [{ name: chip, kind: Chip }] }
          states: { own: [loading] }
      styles:
        row: { component: Row }
      """)
    let (layer, window) =
      framework == .uikit ? ("view.layer", "UIWindow(frame: .zero)") : ("view.layer!", "NSWindow()")
    let output = try ViewProgram(framework).run(
      """
      let view = Row(frame: .zero)
      let window = \(window)
      @MainActor func show() {
        func moving(_ layer: CALayer) -> [String] {
          (layer.animationKeys() ?? []) + (layer.sublayers ?? []).flatMap(moving)
        }
        print(moving(\(layer)).sorted().joined(separator: " "), "end")
      }
      view.move(to: window)
      show()
      view.isLoading = true
      show()
      view.isLoading = false
      show()
      """, with: generated, named: "motion-held-\(framework)")
    #expect(output == " end\nbeat end\n end\n", "\(output)")
  }

  /// An extension reads and writes the view and its layer, for every view.
  @Test(arguments: [ViewFramework.uikit, .appkit])
  func extensionsStoreNothing(_ framework: ViewFramework) throws {
    let isUIKit = framework == .uikit
    let (view, color) =
      isUIKit
      ? ("UIView", "UIColor(red: 1, green: 0, blue: 0, alpha: 1)")
      : (
        "NSView", "NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)"
      )
    let layer = isUIKit ? "view.layer" : "view.layer!"
    let output = try ViewProgram(framework).run(
      """
      let view = \(view)(frame: .zero)
      print(view.testingId ?? "none", view.borderWidth, view.bigBorder)
      view.testingId = "one"
      view.borderWidth = 5
      print(view.accessibilityIdentifier\(isUIKit ? " ?? \"\"" : "()"), \(layer).borderWidth, view.bigBorder)
      view.borderColor = \(color)
      print(\(layer).borderColor?.text ?? "nil", view.bigBorder)
      \(layer).borderWidth = 4
      print(view.borderWidth, view.bigBorder)
      view.bigBorder = true
      print(\(layer).borderWidth)
      view.bigBorder = false
      print(\(layer).borderWidth, view.bigBorder)
      let other = \(view)(frame: .zero)
      other.apply(.marked)
      print(other.testingId ?? "none", other.borderWidth, other.bigBorder)
      """, with: .shippedExtensions, named: "extension-\(framework)")
    let none = isUIKit ? "none" : ""
    #expect(
      output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) == [
        "\(none) 0.0 false", "one 5.0 false", "sRGB 1.0000 0.0000 0.0000 1.0000 true", "4.0 false", "5.0",
        "0.0 false",
        "marked-view 5.0 true", "",
      ])
  }
}
