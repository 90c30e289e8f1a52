import StyleModel
import StyleSource

extension Rule {
  static let transitionWithoutEffect = Rule(
    .transitionWithoutEffect, .drawing, scope: .declarations, needsEveryUse: true,
    good: """
      components:
        Ring:
          base: UIView
          properties: { progress: { type: CGFloat, default: 0.5, min: 0, max: 1, transition: { duration: 0.3 } } }
          layer: { sublayers: [{ name: arc, kind: shape, path: ellipse, fillColor: null, strokeColor: teal, lineWidth: 4, strokeEnd: $progress }] }
      """
  ) { context in
    let components = context.sheet.components
    // A component that is based on another one may move what that doesn't.
    var moving: Set<Span> = []
    for component in components {
      for transition in component.propertyTransitions where component.moves(byProperty: transition.property) {
        moving.insert(transition.span)
      }
    }
    var told: Set<Span> = []
    return components.flatMap { component in
      component.propertyTransitions.compactMap { transition -> Diagnostic? in
        let keys = component.keys(drivenByProperty: transition.property)
        // A property that drives nothing is there for code that draws by itself, or is reported as such.
        guard !keys.isEmpty, !moving.contains(transition.span), told.insert(transition.span).inserted else {
          return nil
        }
        return .transitionWithoutEffect(component.properties[transition.property], keys, at: transition.span)
      }
    }
  }
}

extension Component {
  /// Whether anything that depends on a property has values between two others.
  fileprivate func moves(byProperty property: Int) -> Bool {
    func reads(_ expression: Expression?) -> Bool { expression?.properties.contains(property) ?? false }
    if properties.contains(where: { reads($0.driven) }) || reads(accessibility.number?.expression) {
      return true
    }
    if animations.contains(where: { $0.expressions.contains(where: reads) }) { return true }
    if layers.contains(where: { $0.frame.operands.contains(where: reads) }) { return true }
    return keysOfLayers(drivenByProperty: property).contains { key in
      switch key {
      // What a font changes in the size of a text moves other layers.
      case .layer(let property):
        property.movesBetweenLooks || property.isOfLayout || property.valueType == .font
          || property.valueType.canMove && property != .numberOfLines
      // What the held component does with it is its own affair.
      case .property: true
      }
    }
  }

  /// The names of the keys of layers that depend on a property, each once, in their order.
  fileprivate func keys(drivenByProperty property: Int) -> [String] {
    keysOfLayers(drivenByProperty: property).reduce(into: []) { names, key in
      guard case .layer(let property) = key, !names.contains(property.name) else { return }
      names.append(property.name)
    }
  }

  private func keysOfLayers(drivenByProperty property: Int) -> [LayerKey] {
    layers.flatMap { layer in layer.settings.filter { $0.value.properties.contains(property) }.map(\.key) }
      + settings.compactMap { setting in
        guard case .layer(_, let key) = setting.target, setting.value.properties.contains(property) else {
          return nil
        }
        return key
      }
  }
}

extension DiagnosticCode {
  static let transitionWithoutEffect = DiagnosticCode(
    "transition-without-effect", .warning, "The transition of a property moves something.",
    explanation: """
      A text, an image, a flag and a kind change at once: they have no values between two others. A property
      that drives nothing else has no use for a `transition`.
      """,
    example: """
      components:
        Badge:
          base: UIView
          properties:
            tone: { type: UIColor, default: teal, transition: { duration: 0.3 } }
                                                # ^^^^^^^^^^
          layer: { sublayers: [{ name: plate, kind: image, contents: { color: $tone } }] }
      """)
}

extension Diagnostic {
  fileprivate static func transitionWithoutEffect(
    _ property: Property, _ keys: [String], at span: Span
  ) -> Diagnostic {
    let names = keys.prefix(3).map { "‘\($0)’" }.joined(separator: ", ") + (keys.count > 3 ? " and more" : "")
    return Diagnostic(
      .transitionWithoutEffect,
      "‘\(property.name.shortened)’ has a transition, but nothing that it drives moves",
      at: span,
      notes: [
        "it drives \(names), which \(keys.count == 1 ? "changes" : "change") at once; remove ‘transition’"
      ])
  }
}
