import StyleModel

extension Component {
  /// The same component, where each constant within an expression that differs by mode in a way that no one value in
  /// Swift can hold is a property of its own: what differs by mode is data, wherever it stands.
  func namingModedConstants(in sheet: ResolvedSheet) -> Component {
    var namer = ConstantNamer(component: self, sheet: sheet)
    namer.component.properties = properties.map { property in
      var property = property
      property.driven = property.driven.map { namer.named($0, isWhole: true) }
      return property
    }
    for index in layers.indices {
      namer.component.layers[index].frame = layers[index].frame.mapOperands {
        namer.named($0, isWhole: false)
      }
      for place in layers[index].settings.indices {
        let value = layers[index].settings[place].value
        namer.component.layers[index].settings[place].value = namer.named(value, isWhole: true)
      }
    }
    for index in settings.indices {
      namer.component.settings[index].value = namer.named(settings[index].value, isWhole: true)
    }
    namer.component.properties += namer.constants
    return namer.component
  }
}

private struct ConstantNamer {
  var component: Component
  let sheet: ResolvedSheet
  private(set) var constants: [Property] = []

  init(component: Component, sheet: ResolvedSheet) {
    self.component = component
    self.sheet = sheet
  }

  /// A constant that is the whole of a value differs by mode as that value does.
  mutating func named(_ expression: Expression, isWhole: Bool) -> Expression {
    switch expression {
    case .property:
      return expression
    case .call(let function, let operands):
      return .call(function, operands.map { named($0, isWhole: false) })
    case .constant(let value):
      guard !isWhole, !value.isUniform, let type = value.value.typeInExpressions,
        expression.needsSlot(of: type, in: sheet.modes)
      else { return expression }
      let token = token(of: value.origin)
      let name = token?.name ?? "constant"
      let known = constants.firstIndex { $0.name == name && $0.defaultValue.holdsTheSame(as: value) }
      let index = known ?? constants.count
      if known == nil {
        let isToken = type == .edgeInsets || token?.value.holdsTheSame(as: value) ?? false
        constants.append(
          Property(
            name: name, type: type, defaultValue: value, owner: .base(component.base),
            summary: (isToken ? "" : "Computed from ") + "`$\(name)`, which differs by mode."))
      }
      return .property(component.properties.count + index)
    }
  }

  /// The token that a value was taken from.
  private func token(of id: Origin.ID) -> Token? {
    var next: Origin.ID? = id
    while let current = next {
      if case .token(let index) = sheet[current].place { return sheet.tokens[index] }
      next = sheet[current].source
    }
    return nil
  }
}

extension ModedValue {
  /// Whether another has the same value in each mode, wherever the values come from.
  fileprivate func holdsTheSame(as other: ModedValue) -> Bool {
    value == other.value && cases.count == other.cases.count
      && zip(cases, other.cases).allSatisfy { $0.modes == $1.modes && $0.value == $1.value }
  }
}

extension Value {
  /// The type of what expressions compute with.
  fileprivate var typeInExpressions: ValueType? {
    switch self {
    case .color: .color
    case .number, .integer: .number(.double)
    case .edgeInsets: .edgeInsets
    case .point: .point
    case .size: .size
    case .null, .bool, .string, .localizedString, .choice, .rect, .range, .image,
      .gradientStops, .shadow, .font, .animation, .corners, .transform, .path, .numbers, .invalid:
      nil
    }
  }
}
