import StyleModel

extension ViewClass {
  /// Writes the animations of a change of state, and those that run without one.
  func writeMotion(_ writer: inout SwiftWriter) {
    if let transition = plan.component.transition { writeTransition(transition, &writer) }
    writePropertyMotion(resolvedStyle, &writer)
    if plan.component.transition != nil || movesProperties { writeMove(&writer) }
    if !plan.component.animations.isEmpty { writeAnimations(&writer) }
  }

  private func writeTransition(_ transition: Expression, _ writer: inout SwiftWriter) {
    let look = plan.readsTokens(transition) ? "(_shown?.look ?? \(styleMember))" : styleMember
    let value = plan.value(transition, as: .animation, of: look)
    var (isDelayed, isSudden) = (true, true)
    if case .animation(let animation)? = value.constant {
      (isDelayed, isSudden) = (animation.delay > 0, animation.delay <= 0)
    }
    writer.line()
    // Reduce Motion leaves fades.
    let moves = !plan.fadesBetweenStates
    writer.documentation(
      "Shows the look of another state: at once where nobody sees it\(moves ? " or a person has asked for less motion" : "")."
    )
    writer.block("private func _changeState()") { writer in
      let stillness = moves ? ", !\(framework.reducesMotion)" : ""
      writer.shortBlock("guard window != nil\(stillness) else", "", Code("return _showStyle()"))
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
  }

  /// Shows the look in an animation.
  private func writeMove(_ writer: inout SwiftWriter) {
    writer.line()
    let timings =
      [plan.component.transition].compactMap(\.self) + plan.movingProperties.map(\.transition.timing)
    let isEverUnnamed = timings.contains(where: plan.mayBeUnnamed)
    let isEverNamed = timings.contains { timing in
      if case .animation(let animation)? = timing.constant?.value, plan.mayBeUnnamed(timing) {
        return animation.curve.isNamed || plan.readsLook(timing)
      }
      return true
    }
    let moves = """
      \(framework.rootLayer)._styleMove(animation) {
        _showStyle()
        \(layOut)()
      }
      """
    writer.block("private func _move(_ animation: StyleAnimation)") { writer in
      if !isEverNamed { return writer.lines(moves) }
      if isEverUnnamed {
        writer.block("if !animation.isNamed") { writer in
          writer.lines(moves)
          writer.line("return")
        }
      }
      switch framework {
      case .uikit:
        writer.lines(
          """
          UIView.animate(
            withDuration: animation.duration,
            delay: 0,
            options: [animation.viewOptions, .allowUserInteraction, .beginFromCurrentState],
            animations: {
              CATransaction._styleBegin(moving: animation)
              self._showStyle()
              CATransaction.commit()
          """)
        writer.lines("  }\n)")
      case .appkit:
        writer.lines(
          """
          NSAnimationContext.runAnimationGroup { context in
            context.duration = animation.duration
            context.timingFunction = animation.timingFunction
            context.allowsImplicitAnimation = true
            CATransaction._styleBegin(moving: animation)
            _showStyle()
            CATransaction.commit()
          }
          """)
      }
    }
  }

  /// Whether a person's wish for less motion stops anything.
  var stopsMotion: Bool { plan.component.animations.contains { $0.reduceMotion == .stop } }

  private func writeAnimations(_ writer: inout SwiftWriter) {
    let animations = plan.component.animations.map { PlannedAnimation($0, of: plan) }
    writer.line()
    writer.documentation(
      "Runs what moves by itself in the present state; what moves between other values than before begins again."
    )
    let parameters = [Code("_ look: \(plan.styleName)"), Code("_ modes: StyleModes")]
    writer.statement("private func ", .call("_runAnimations", parameters), tail: " {")
    writer.nested { writer in
      if animations.contains(where: { $0.animation.state != nil }) {
        writer.line("let state = \(plan.passesOnState ? "look._stateOfHolder" : "_state")")
      }
      if stopsMotion { writer.line("let isStill = \(framework.reducesMotion)") }
      if animations.contains(where: { $0.isDriven(in: plan) }) {
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

  /// Writes the overrides by which the class notices whether the view is visible.
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

  private func write(_ running: PlannedAnimation, _ writer: inout SwiftWriter) {
    let animation = running.animation
    func plain(_ expression: Expression, of subject: String = "look") -> SwiftValue {
      plan.value(expression, as: animation.property.valueType, of: subject)
    }
    var changes = running.driven.map { expression in
      let (now, before) = (plain(expression), plain(expression, of: "before"))
      return SwiftValue.operation("!=", .comparison, [now, before])
    }
    if let timing = running.timing, plan.readsLook(timing) {
      let name = timingVariable(of: animation)
      writer.statement("let \(name) = ", plan.timing(of: animation))
      let before = plan.value(timing, as: .animation, of: "before")
      changes.append(SwiftValue.operation("!=", .comparison, [SwiftValue(name), before]))
    }
    if running.followsModes { changes.append(SwiftValue("isOtherMode")) }
    let fading = plan.fadingLayers(around: animation.layer).map { layerVariable($0, hasMember: false) }
      .joined(separator: ", ")
    let fadingArgument = fading.isEmpty ? [] : [Code("fading: [\(fading)]")]
    let isOther = SwiftValue.operation("||", .disjunction, changes)
    let again = changes.isEmpty ? [] : [isOther.bare.labeled("again")]
    if let summary = animation.summary { writer.comment(summary) }
    for movement in movements(animation) {
      let shown = isOfSize(animation) ? movement.animation.labeled("moving") : movement.animation
      writer.statement(
        "",
        .call(
          "\(layerVariable(animation.layer))._styleRun",
          [Code(stringLiteral(movement.name)), condition(animation).labeled("while")]
            + fadingArgument + again + [shown]))
    }
  }

  /// The bounds of a layer. A view of AppKit may have no layer, but has bounds itself.
  func bounds(ofLayer index: Int) -> String {
    let layer = layerVariable(index)
    return layer.hasSuffix("?") ? "\(variable(ofLayer: index)).bounds" : "\(layer).bounds"
  }

  /// The variable with an animation's timing, where the look has it.
  private func timingVariable(of animation: LayerAnimation) -> String {
    swiftIdentifier(animation.name + "+timing")
  }

  /// Whether an animation may move its layer by parts of the layer's size.
  private func isOfSize(_ animation: LayerAnimation) -> Bool {
    animation.property == .transform && plan.movesBySize(layer: animation.layer)
  }

  /// The animations of Core Animation for one of the language, each under a name of its own. Stops animate their colours and their
  /// locations.
  private func movements(_ animation: LayerAnimation) -> [(name: String, animation: Code)] {
    let property = animation.property
    func plain(_ expression: Expression) -> SwiftValue {
      plan.value(expression, as: property.valueType, of: "look")
    }
    let isNamed = animation.drivenTiming.map(plan.readsLook) ?? false
    var timing = [isNamed ? Code(timingVariable(of: animation)) : plan.timing(of: animation)]
    if animation.autoreverses { timing.append(Code("autoreverses: true")) }
    if animation.repeatCount != 1 {
      let count = animation.repeatCount.isFinite ? formatNumber(animation.repeatCount) : ".infinity"
      timing.append(Code("repeatCount: \(count)"))
    }
    guard animation.isPlain, let end = animation.keyframes[1].value else {
      return keyframeMovements(animation, timing, isOfSize: isOfSize(animation))
    }
    let start = animation.keyframes[0].value
    func basic(_ keyPath: String, _ value: (SwiftValue) -> Code) -> Code {
      let start = start.map { [value(plain($0)).labeled("from")] } ?? []
      return .call(
        mayBeSpring(animation) ? "CASpringAnimation._styleMovement" : "CABasicAnimation",
        [Code(stringLiteral(keyPath))] + start + [value(plain(end)).labeled("to")] + timing)
    }
    func converted(_ value: SwiftValue) -> Code { property.converted(value, traits: framework.traits).bare }
    if property == .transform {
      let start = start.map(plain) ?? plan.usualValue(of: .transform, ofLayer: animation.layer)
      let bounds = isOfSize(animation) ? [Code("in: \(bounds(ofLayer: animation.layer))")] : []
      guard turnsFar(from: start, to: plain(end)) else {
        let matrix = { (value: SwiftValue) in Code.call("CATransform3D", [value.bare] + bounds) }
        return [(animation.name, basic(property.name, matrix))]
      }
      let identity = SwiftValue(AdaptiveValue(property.defaultValue))
      let shown = start.map { $0.mayBeNil ? $0.or(identity) : $0 }
      let arguments =
        (shown.map { [$0.bare.labeled("from")] } ?? []) + [plain(end).bare.labeled("to")] + bounds
      return [(animation.name, .call("CAKeyframeAnimation", arguments + timing))]
    }
    if property == .stops {
      let colors = (animation.name, basic("colors", converted))
      let places = (
        animation.name + ".locations",
        basic("locations") { locations(ofStops: $0) }
      )
      return movesLocations(animation) ? [colors, places] : [colors]
    }
    return [(animation.name, basic(property.name, converted))]
  }

  /// The locations of stops, in Core Animation's type.
  func locations(ofStops stops: SwiftValue) -> Code {
    if let constant = locations(stops) {
      return Code("[\(constant.map(formatNumber).joined(separator: ", "))] as [NSNumber]")
    }
    return Code(stops.code.text + ".map { NSNumber(value: $0.location) }")
  }

  /// Whether an animation may run as a spring.
  private func mayBeSpring(_ animation: LayerAnimation) -> Bool {
    if animation.drivenTiming != nil { return true }
    return if case .spring = animation.timing.curve { true } else { false }
  }

  /// Whether a rotation may be one that two matrices don't determine.
  private func turnsFar(from start: SwiftValue?, to end: SwiftValue) -> Bool {
    guard case .transform(let end)? = end.constant else { return true }
    guard let start else { return abs(end.rotation) >= 180 }
    guard case .transform(let start)? = start.constant else { return true }
    return abs(end.rotation - start.rotation) >= 180
  }

  /// Whether stops may lie elsewhere later.
  func movesLocations(_ animation: LayerAnimation) -> Bool {
    let places = animation.keyframes.map { keyframe in
      locations(
        keyframe.value.map { plan.value($0, as: .gradientStops, of: "look") }
          ?? plan.usualValue(of: .stops, ofLayer: animation.layer))
    }
    return places.contains { $0 == nil || $0 != places[0] }
  }

  /// The locations of stops that never change; nil for others.
  private func locations(_ stops: SwiftValue?) -> [Double]? {
    guard case .gradientStops(let stops)? = stops?.constant else { return nil }
    return stops.map(\.location)
  }

  /// The condition under which an animation runs, if its layer is visible.
  private func condition(_ animation: LayerAnimation) -> Code {
    var conditions: [String] = []
    if let state = animation.state {
      conditions.append(state == .normal ? "state.isEmpty" : "state.contains(\(plan.swift(state)))")
    }
    if animation.reduceMotion == .stop { conditions.append("!isStill") }
    return .all(["isInWindow"] + conditions)
  }
}

/// An animation, and its values that change while it runs.
struct PlannedAnimation {
  let animation: LayerAnimation
  /// The values that a style, a state or an app's values of tokens may change.
  let driven: [Expression]

  init(_ animation: LayerAnimation, of plan: ComponentPlan) {
    self.animation = animation
    var driven: [Expression] = []
    var values = animation.values
    if !animation.isPlain, animation.keyframes[0].value == nil,
      let shown = plan.component.layers[animation.layer].value(of: animation.property)
    {
      values.insert(shown, at: 0)
    }
    for value in values where plan.readsLook(value) && !driven.contains(value) {
      driven.append(value)
    }
    self.driven = driven
  }

  /// The expression of the timing, where properties determine it.
  var timing: Expression? { animation.drivenTiming }

  /// Whether any value or the timing of the animation changes with the look.
  func isDriven(in plan: ComponentPlan) -> Bool {
    !driven.isEmpty || timing.map(plan.readsLook) ?? false
  }

  /// Whether the animation is one between colours, which are those of one mode while it runs.
  var followsModes: Bool { animation.property.valueType.isAdaptive }
}

extension ComponentPlan {
  /// The `StyleAnimation` of an animation.
  func timing(of animation: LayerAnimation) -> Code {
    animation.drivenTiming.map { value($0, as: .animation, of: "look").bare }
      ?? Literal.code(AdaptiveValue(.animation(animation.timing)))
  }

  /// The layers that animations fade, among a layer and those around it, in their order.
  fileprivate func fadingLayers(around index: Int) -> [Int] {
    var layers: [Int] = []
    var next: Int? = index
    while let layer = next {
      if fadingLayers.contains(layer) { layers.append(layer) }
      next = component.layers[layer].parent
    }
    return layers.reversed()
  }
}
