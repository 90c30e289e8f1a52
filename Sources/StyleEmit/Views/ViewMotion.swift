import StyleModel

extension ViewClass {
  /// How a change of state moves, and what moves by itself.
  func writeMotion(_ writer: inout SwiftWriter) {
    if let transition = plan.component.transition { writeTransition(transition, &writer) }
    if !plan.component.animations.isEmpty { writeAnimations(&writer) }
  }

  private func writeTransition(_ transition: Expression, _ writer: inout SwiftWriter) {
    let value = plan.swift(transition, as: .animation, of: "style")
    writer.line()
    writer.documentation(
      "Shows the look of another state: at once where nobody sees it or a person has asked for less motion.")
    writer.block("private func changeState()") { writer in
      writer.block("guard window != nil, !\(framework.reducesMotion) else") { $0.line("return showStyle()") }
      writer.statement("let animation = ", value)
      switch framework {
      case .uikit:
        writer.lines(
          """
          UIView.animate(
            withDuration: animation.duration,
            delay: animation.delay,
            options: [animation.viewOptions, .allowUserInteraction, .beginFromCurrentState],
            animations: { self.showStyle(animation) }
          )
          """)
      case .appkit:
        writer.lines(
          """
          NSAnimationContext.runAnimationGroup { context in
            context.duration = animation.duration
            context.timingFunction = animation.timingFunction
            context.allowsImplicitAnimation = true
            showStyle(animation)
          }
          """)
      }
    }
  }

  private func writeAnimations(_ writer: inout SwiftWriter) {
    let animations = plan.component.animations
    writer.line()
    writer.documentation("Runs what moves by itself in the present state.")
    writer.block("private func runAnimations(_ look: \(plan.styleName))") { writer in
      if animations.contains(where: { $0.state != nil }), !states.isEmpty {
        writer.line("let state = styleState")
      }
      if animations.contains(where: { $0.reduceMotion == .stop }) {
        writer.line("let isStill = \(framework.reducesMotion)")
      }
      for animation in animations { write(animation, &writer) }
    }
  }

  private func write(_ animation: LayerAnimation, _ writer: inout SwiftWriter) {
    var conditions: [String] = []
    switch animation.state {
    case nil: break
    case _ where states.isEmpty: if animation.state != .normal { conditions.append("false") }
    case .normal?: conditions.append("state.isEmpty")
    case let state?: conditions.append("state.contains(\(state.swift))")
    }
    if animation.reduceMotion == .stop { conditions.append("!isStill") }
    let condition = conditions.isEmpty ? "true" : conditions.joined(separator: " && ")
    func value(_ expression: Expression) -> Code {
      let code = plan.swift(expression, as: animation.property.valueType, of: "look")
      let shown = animation.property.converted(
        code, mayBeNil: plan.mayBeNil(expression), traits: framework.traits)
      guard animation.property == .opacity || animation.property == .shadowOpacity,
        expression.constant != nil
      else { return shown }
      return code
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
    if let summary = animation.summary { writer.comment(summary) }
    writer.statement(
      "",
      .call(
        "\(layerVariable(animation.layer)).run",
        [
          Code(stringLiteral(animation.name)), Code("while: \(condition)"),
          .call("CABasicAnimation", arguments),
        ]))
  }
}

extension LayerProperty {
  /// What Core Animation's key-value coding calls it; of stops, their colours move.
  fileprivate var keyPath: String { self == .stops ? "colors" : name }
}
