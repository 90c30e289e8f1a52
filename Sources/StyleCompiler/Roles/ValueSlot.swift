import StyleModel

/// A value of a type.
package struct ValueSlot {
  package var type: ValueType
  package var isOptional = false
  package var bounds: NumberBounds?
  /// The name of what the value is for: `cornerRadius`.
  package var name: String
  /// The subject whose properties names without a dot refer to; nil in tokens and styles.
  package var scope: Subject?
  /// Whether the value is an element of a list of such values: a stop of a gradient, or one of some shadows.
  package var isElement = false
  /// Words that may stand in place of a value of the type.
  package var words: [String] = []

  /// Whether the value is the name of a symbol of SF Symbols, or a list of such names.
  package var isSymbol = false

  package init(
    type: ValueType, isOptional: Bool = false, bounds: NumberBounds? = nil, name: String,
    scope: Subject? = nil,
    words: [String] = []
  ) {
    self.type = type
    self.isOptional = isOptional
    self.bounds = bounds
    self.name = name
    self.scope = scope
    self.words = words
  }
}

extension Grammar {
  private func namesSymbol(_ property: Property) -> Bool {
    switch property.owner {
    case .base: property.role == .symbols
    case .component(let index): names.namesSymbol(property.name, of: index)
    case .trait: false
    }
  }

  package func valueSlot(_ property: Property, _ subject: Subject) -> ValueSlot {
    var slot = ValueSlot(
      type: property.type, isOptional: property.isOptional, bounds: property.bounds, name: property.name,
      scope: subject.kind == .style ? nil : subject, words: property.isCornerRadius ? ["50%"] : [])
    slot.isSymbol = namesSymbol(property)
    return slot
  }

  package func valueSlot(_ property: LayerProperty, _ subject: Subject) -> ValueSlot {
    ValueSlot(
      type: property.valueType, isOptional: property.isOptional, bounds: property.bounds,
      name: property.name, scope: subject.kind == .style ? nil : subject,
      words: property == .cornerRadius ? ["50%"] : [])
  }
}
