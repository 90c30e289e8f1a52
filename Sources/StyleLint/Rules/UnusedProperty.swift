import StyleModel
import StyleSource

extension Rule {
  static let unusedProperty = Rule(
    .unusedProperty, .upkeep, scope: .declarations, needsEveryUse: true,
    good: """
      components:
        Card:
          base: UIView
          properties:
            radius: { type: CGFloat, default: 8 }
          layer: { cornerRadius: $radius }
      """
  ) { context in
    let components = context.sheet.components
    var used = components.map(\.drivingProperties)
    // What a component does with a property, it does for those that it is based on.
    for index in components.indices {
      var ancestor = components[index].parent
      while let next = ancestor {
        used[next].formUnion(used[index])
        ancestor = components[next].parent
      }
    }
    return components.indices.flatMap { index -> [Diagnostic] in
      let own = components[index].properties.indices.filter {
        components[index].properties[$0].owner == .component(index)
          && !components[index].properties[$0].isOwnState
      }
      // Where none drives anything, the properties are there for code that draws by itself.
      guard own.contains(where: { used[index].contains($0) }) else { return [] }
      return own.compactMap { place in
        let property = components[index].properties[place]
        guard !used[index].contains(place), !property.isPseudo, property.deprecated == nil,
          let span = property.span
        else { return nil }
        return .unusedProperty(property, at: span)
      }
    }
  }
}

extension Component {
  /// The properties that something in the component depends on.
  package var drivingProperties: Set<Int> {
    var used: Set<Int> = []
    for property in properties { used.formUnion(property.driven?.properties ?? []) }
    for setting in settings { used.formUnion(setting.value.properties) }
    for animation in animations {
      for value in animation.expressions { used.formUnion(value.properties) }
    }
    used.formUnion(transition?.properties ?? [])
    for transition in propertyTransitions { used.formUnion(transition.timing.properties) }
    used.formUnion(accessibility.number?.expression.properties ?? [])
    for layer in layers {
      for setting in layer.settings { used.formUnion(setting.value.properties) }
      for operand in layer.frame.operands { used.formUnion(operand.properties) }
      used.formUnion(layer.accessibility?.label?.properties ?? [])
    }
    return used
  }
}

extension DiagnosticCode {
  static let unusedProperty = DiagnosticCode(
    "unused-property", .warning, "A property has an effect.",
    explanation: """
      No layer, state or other property reads this property, so changing it in Interface Builder or in a style
      does nothing. Components without any driving property are exempt; their code draws by itself.
      """,
    example: """
      components:
        Card:
          base: UIView
          properties:
            radius: { type: CGFloat, default: 8 }
            shade: { type: UIColor, default: black }
          # ^^^^^
          layer: { cornerRadius: $radius }
      """)
}

extension Diagnostic {
  fileprivate static func unusedProperty(_ property: Property, at span: Span) -> Diagnostic {
    Diagnostic(.unusedProperty, "\(property.name.quoted) has no effect", at: span)
  }
}
