import StyleModel

extension ViewClass {
  /// How a change of state moves, and what moves by itself.
  func writeMotion(_ writer: inout SwiftWriter) {
    if let transition = plan.component.transition { writeTransition(transition, &writer) }
    if !plan.component.animations.isEmpty { writeAnimations(&writer) }
  }

  private func writeTransition(_ transition: Expression, _ writer: inout SwiftWriter) {
    let look = plan.readsTokens(transition) ? "(_shown?.look ?? \(plan.styleMember))" : plan.styleMember
    let value = plan.value(transition, as: .animation, of: look)
    var (isDelayed, isSudden) = (true, true)
    if case .animation(let animation)? = value.constant {
      (isDelayed, isSudden) = (animation.delay > 0, animation.delay <= 0)
    }
    writer.line()
    writer.documentation(
      "Shows the look of another state: at once where nobody sees it or a person has asked for less motion.")
    writer.block("private func _changeState()") { writer in
      writer.block("guard window != nil, !\(framework.reducesMotion) else") { $0.line("return _showStyle()") }
      writer.statement("let animation = ", value.bare)
      if isDelayed {
        if isSudden { writer.line("guard animation.delay > 0 else { return _move(animation) }") }
        writer.comment("Layers have no delay of their own, and by then the state may be another one.")
        writer.lines(
          """
          DispatchQueue.main.asyncAfter(deadline: .now() + animation.delay) { [weak self] in
            MainActor.assumeIsolated { self?._move(animation) }
          }
          """)
      } else {
        writer.line("_move(animation)")
      }
    }
    writer.line()
    writer.block("private func _move(_ animation: StyleAnimation)") { writer in
      switch framework {
      case .uikit:
        writer.lines(
          """
          UIView.animate(
            withDuration: animation.duration,
            delay: 0,
            options: [animation.viewOptions, .allowUserInteraction, .beginFromCurrentState],
            animations: { self._showStyle(animation) }
          )
          """)
      case .appkit:
        writer.lines(
          """
          NSAnimationContext.runAnimationGroup { context in
            context.duration = animation.duration
            context.timingFunction = animation.timingFunction
            context.allowsImplicitAnimation = true
            _showStyle(animation)
          }
          """)
      }
    }
  }

  /// Whether a person's wish for less motion stops anything.
  var stopsMotion: Bool { plan.component.animations.contains { $0.reduceMotion == .stop } }

  private func writeAnimations(_ writer: inout SwiftWriter) {
    let animations = plan.component.animations.map { RunningAnimation($0, of: plan) }
    writer.line()
    writer.documentation(
      "Runs what moves by itself in the present state; what moves between other values than before begins again."
    )
    let parameters = [Code("_ look: \(plan.styleName)"), Code("_ modes: StyleModes")]
    writer.statement("private func ", .call("_runAnimations", parameters), tail: " {")
    writer.nested { writer in
      if animations.contains(where: { $0.animation.state != nil }), tellsState {
        writer.line("let state = _state")
      }
      if stopsMotion { writer.line("let isStill = \(framework.reducesMotion)") }
      if animations.contains(where: { !$0.driven.isEmpty }) {
        writer.line("let before = _shown?.look ?? look")
      }
      if animations.contains(where: \.followsModes) {
        writer.line("let isOtherMode = _shown?.modes != modes")
      }
      writer.line("let isInWindow = window != nil")
      for animation in animations { write(animation, &writer) }
    }
    writer.line("}")
    writer.line()
    writer.documentation("Stops what nobody sees, and runs it again where it is seen.")
    writer.block("private func _checkAnimations()") {
      $0.line("if let _shown { _runAnimations(_shown.look, _shown.modes) }")
    }
    writeSightings(&writer)
  }

  /// What tells whether the view is seen.
  private func writeSightings(_ writer: inout SwiftWriter) {
    let methods =
      framework == .uikit ? ["didMoveToWindow"] : ["viewDidMoveToWindow", "viewDidHide", "viewDidUnhide"]
    for method in methods {
      writer.line()
      writer.block("\(options.access.open)override func \(method)()") {
        $0.line("super.\(method)()")
        $0.line(
          method == "viewDidMoveToWindow" && followsSurroundings ? "_showStyle()" : "_checkAnimations()")
      }
    }
    guard framework == .uikit else { return }
    writer.line()
    writer.block("\(options.access.open)override var isHidden: Bool") {
      $0.line("didSet { _checkAnimations() }")
    }
  }

  private func write(_ running: RunningAnimation, _ writer: inout SwiftWriter) {
    let animation = running.animation
    func plain(_ expression: Expression, of subject: String = "look") -> SwiftValue {
      plan.value(expression, as: animation.property.valueType, of: subject)
    }
    func value(_ expression: Expression) -> Code {
      animation.property.converted(plain(expression), traits: framework.traits).bare
    }
    var arguments = [Code(stringLiteral(animation.property.keyPath))]
    if let from = animation.from { arguments.append(value(from).labeled("from")) }
    arguments.append(value(animation.to).labeled("to"))
    arguments.append(Literal.code(AdaptiveValue(.animation(animation.timing))))
    if animation.autoreverses { arguments.append(Code("autoreverses: true")) }
    if animation.repeatCount != 1 {
      let count = animation.repeatCount.isFinite ? formatNumber(animation.repeatCount) : ".infinity"
      arguments.append(Code("repeatCount: \(count)"))
    }
    var changes = running.driven.map { expression in
      let (now, before) = (plain(expression), plain(expression, of: "before"))
      return SwiftValue.operation("!=", .comparison, [now, before])
    }
    if running.followsModes { changes.append(SwiftValue("isOtherMode")) }
    let fading = plan.fadingLayers.map { layerVariable($0) }.joined(separator: ", ")
    let fadingArgument = fading.isEmpty ? [] : [Code("fading: [\(fading)]")]
    let isOther = SwiftValue.operation("||", .disjunction, changes)
    let again = changes.isEmpty ? [] : [isOther.bare.labeled("again")]
    if let summary = animation.summary { writer.comment(summary) }
    writer.statement(
      "",
      .call(
        "\(layerVariable(animation.layer)).run",
        [Code(stringLiteral(animation.name)), condition(animation).labeled("while")]
          + fadingArgument + again + [.call("CABasicAnimation", arguments)]))
  }

  /// When an animation runs, if its layer can be seen.
  private func condition(_ animation: LayerAnimation) -> Code {
    var conditions: [String] = []
    if let state = animation.state {
      if !tellsState {
        if state != .normal { conditions.append("false") }
      } else {
        conditions.append(state == .normal ? "state.isEmpty" : "state.contains(\(plan.swift(state)))")
      }
    }
    if animation.reduceMotion == .stop { conditions.append("!isStill") }
    return .all(["isInWindow"] + conditions)
  }
}

/// An animation, and what of it changes while it runs.
struct RunningAnimation {
  let animation: LayerAnimation
  /// Those of its values that a style, a state or an app's values of tokens may change.
  let driven: [Expression]

  init(_ animation: LayerAnimation, of plan: ComponentPlan) {
    self.animation = animation
    driven = ([animation.from].compactMap(\.self) + [animation.to]).filter(plan.readsLook)
  }

  /// Whether it moves between colours, which are those of one mode while it runs.
  var followsModes: Bool { animation.property.valueType.isAdaptive }
}

extension ComponentPlan {
  /// The layers that an animation fades, in their order.
  var fadingLayers: [Int] {
    Set(component.animations.filter { $0.property == .opacity }.map(\.layer)).sorted()
  }
}

extension LayerProperty {
  /// What Core Animation's key-value coding calls it; of stops, their colours move.
  fileprivate var keyPath: String { self == .stops ? "colors" : name }
}
