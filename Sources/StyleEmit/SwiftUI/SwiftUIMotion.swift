import StyleModel

/// An animation of the language in SwiftUI: a variable with its phase, and another value for each phase.
struct SwiftUIMotion {
  let animation: LayerAnimation
  /// The variable that holds the phase.
  let variable: String
  /// Swift's condition under which the animation runs.
  let condition: Code

  /// The animations of a component.
  static func all(of plan: ComponentPlan) -> [SwiftUIMotion] {
    // The variables of the environment.
    var names = Names(reserved: ["reduceMotion"])
    return plan.component.animations.map { animation in
      var conditions: [String] = []
      if animation.reduceMotion == .stop { conditions.append("!reduceMotion") }
      switch animation.state {
      case nil: break
      case .normal?:
        if !plan.states.isEmpty { conditions.append("state.isEmpty") }
      case let state?:
        conditions.append("state.contains(\(plan.swift(state)))")
      }
      conditions += plan.conditionsOfSight(ofLayer: animation.layer)
      return SwiftUIMotion(
        animation: animation, variable: names.claim(swiftIdentifier(animation.name + "+motion")),
        condition: conditions.isEmpty ? Code("true") : .all(conditions))
    }
  }

  /// The value of the property in each phase.
  func value(_ plan: ComponentPlan, else usual: SwiftValue?) -> SwiftValue {
    let property = animation.property
    let usual = usual ?? SwiftValue(AdaptiveValue(property.defaultValue))
    guard animation.isPlain, let last = animation.keyframes[1].value else { return passed(plan, usual) }
    let start = animation.keyframes[0].value.map { plan.value($0, as: property.valueType, of: "look") }
    let end = plan.value(last, as: property.valueType, of: "look")
    return SwiftValue(
      .call(
        "\(variable).value",
        [usual.bare] + (start.map { [$0.bare.labeled("from")] } ?? []) + [end.bare.labeled("to")]),
      mayBeNil: usual.mayBeNil || end.mayBeNil || start?.mayBeNil ?? false)
  }

  /// The value of the property on its way through several ones, in a view that is made again at each moment.
  private func passed(_ plan: ComponentPlan, _ usual: SwiftValue) -> SwiftValue {
    let values = animation.keyframes.map { keyframe in
      keyframe.value.map { plan.value($0, as: animation.property.valueType, of: "look") } ?? usual
    }
    let curves = animation.keyframes.dropLast().map(\.curve)
    let usualCurve =
      animation.drivenTiming == nil
      ? Literal.curve(animation.timing.curve) : .chain(plan.timing(of: animation), Code(".curve"))
    let codes =
      curves.allSatisfy { $0 == nil }
      ? [usualCurve] : curves.map { $0.map(Literal.curve) ?? usualCurve }
    return SwiftValue(
      .call(
        "\(variable).value",
        [
          usual.bare, Code.array(values.map(\.bare)).labeled("through"),
          Code.array(animation.keyTimes).labeled("at"), Code.array(codes).labeled("along"),
        ]),
      mayBeNil: usual.mayBeNil || values.contains(where: \.mayBeNil))
  }

  /// Writes the modifiers that run the animation on the view in front of them.
  func write(_ plan: ComponentPlan, _ writer: inout SwiftWriter) {
    if let summary = animation.summary { writer.comment(summary) }
    var timing = plan.timing(of: animation)
    if !animation.isPlain {
      // Each step has its own curve.
      var even = animation.timing
      even.curve = .linear
      timing =
        animation.drivenTiming == nil
        ? Literal.code(AdaptiveValue(.animation(even))) : .chain(timing, Code(".evenly"))
    }
    writer.statement(
      "",
      .call(
        "._styleMoving",
        [Code("$\(variable)"), timing] + repetition + [condition.labeled("while")]
          + following(plan)))
  }

  /// The values of the animation that a style, a state or a mode may change while it runs.
  private func following(_ plan: ComponentPlan) -> [Code] {
    let running = PlannedAnimation(animation, of: plan)
    let type = animation.property.valueType
    let values =
      running.driven.map { plan.value($0, as: type, of: "look").bare }
      + [running.timing].compactMap(\.self).filter(plan.readsLook).map {
        plan.value($0, as: .animation, of: "look").bare
      } + (running.followsModes ? [Code("modes")] : [])
    return values.isEmpty ? [] : [Code.array(values).labeled("following")]
  }

  /// The arguments for repetition. SwiftUI counts each way, Core Animation a run to and fro.
  private var repetition: [Code] {
    let isBack = animation.autoreverses
    let back = isBack ? [Code("autoreverses: true")] : []
    guard animation.repeatCount.isFinite else { return back + [Code("count: nil")] }
    let count = Int(clamping: animation.repeatCount.rounded(.up)) * (isBack ? 2 : 1)
    return count == 1 ? back : back + [Code("count: \(count)")]
  }
}

extension ComponentPlan {
  /// The conditions on the look for a layer to be visible: neither it nor a layer around it is hidden or transparent, except by an
  /// animation. SwiftUI reports itself which views appear and disappear.
  fileprivate func conditionsOfSight(ofLayer index: Int) -> [String] {
    var conditions: [String] = []
    var next: Int? = index
    while let layer = next {
      if let hidden = usualValue(of: .hidden, ofLayer: layer), hidden.constant != .bool(false) {
        let standard = SwiftValue(AdaptiveValue(.bool(false)))
        let isSeen = (hidden.mayBeNil ? hidden.or(standard) : hidden).negated
        conditions.append(isSeen.operand(of: .conjunction).text)
      }
      if !fadingLayers.contains(layer), let opacity = usualValue(of: .opacity, ofLayer: layer),
        (opacity.constant?.double ?? 0) <= 0
      {
        let standard = SwiftValue(AdaptiveValue(.number(1)))
        let shown = opacity.mayBeNil ? opacity.or(standard) : opacity
        conditions.append("\(shown.operand(of: .comparison).text) > 0")
      }
      next = component.layers[layer].parent
    }
    return conditions
  }
}
