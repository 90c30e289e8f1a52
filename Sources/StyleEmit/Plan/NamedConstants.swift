import StyleModel

extension Component {
  /// The component with a property of its own for each constant within an expression that no one value of Swift can express in all modes:
  /// values that differ by mode are data everywhere. The property has the name of the constant's token, or where that is private or there
  /// is none, the name of the computed value.
  func namingModedConstants(_ tokens: TokenSources) -> Component {
    var namer = ConstantNamer(component: self, tokens: tokens)
    namer.component.properties = properties.map { property in
      var property = property
      property.driven = property.driven.map {
        namer.named($0, isWhole: true, as: property.type, in: property.name)
      }
      return property
    }
    for index in layers.indices {
      namer.component.layers[index].frame = layers[index].frame.mapOperands {
        namer.named(tokens.withoutFixedSums($0), isWhole: false, in: layers[index].name + ".frame")
      }
      for place in layers[index].settings.indices {
        let setting = layers[index].settings[place]
        let target = Target.layer(index, setting.key)
        namer.component.layers[index].settings[place].value = namer.named(
          setting.value, isWhole: true, as: namer.type(of: target), in: namer.name(of: target))
      }
    }
    for index in settings.indices {
      namer.component.settings[index].value = namer.named(
        settings[index].value, isWhole: true, as: namer.type(of: settings[index].target),
        in: namer.name(of: settings[index].target))
    }
    for index in animations.indices {
      let animation = animations[index]
      for (place, keyframe) in animation.keyframes.enumerated() {
        let name = animation.isPlain ? ["from", "to"][place] : "keyframe\(place + 1)"
        namer.component.animations[index].keyframes[place].value = keyframe.value.map {
          namer.named($0, in: animation, name)
        }
      }
      namer.component.animations[index].drivenTiming = animation.drivenTiming.map {
        namer.named($0, in: animation, "timing")
      }
    }
    namer.component.properties += namer.constants
    return namer.component
  }
}

private struct ConstantNamer {
  var component: Component
  let tokens: TokenSources
  private var sheet: ResolvedSheet { tokens.sheet }
  private(set) var constants: [Property] = []
  /// The names of properties in Swift.
  private var taken: Set<String>

  init(component: Component, tokens: TokenSources) {
    self.component = component
    self.tokens = tokens
    taken = Set(component.properties.map { swiftIdentifier($0.name) })
  }

  /// The name of a property, or of a key of a layer, in a style file.
  func name(of target: Target) -> String {
    switch target {
    case .property(let index): return component.properties[index].name
    case .layer(let index, let key):
      let layer = component.layers[index]
      switch key {
      case .layer(let property): return layer.name + "." + property.name
      case .property(let nested):
        guard case .component(let held) = layer.kind else { return layer.name }
        return layer.name + "." + sheet.components[held].properties[nested].name
      }
    }
  }

  func type(of target: Target) -> ValueType? {
    switch target {
    case .property(let index), .layer(0, .property(let index)): return component.properties[index].type
    case .layer(_, .layer(let property)): return property.valueType
    case .layer(let index, .property(let nested)):
      guard case .component(let held) = component.layers[index].kind else { return nil }
      return sheet.components[held].properties[nested].type
    }
  }

  /// A constant that is the whole of a value differs by mode as that value does.
  ///
  /// - Parameters:
  ///   - wanted: The type of what has the value.
  ///   - place: What has the value that the expression is, or is a part of.
  mutating func named(
    _ expression: Expression, isWhole: Bool, as wanted: ValueType? = nil, in place: String
  ) -> Expression {
    switch expression {
    case .property:
      return expression
    case .call(let function, let operands):
      return .call(function, operands.map { named($0, isWhole: false, as: wanted, in: place) })
    case .constant(let value):
      guard !isWhole, let type = value.value.typeInExpressions(for: wanted) else { return expression }
      return property(
        holding: value, of: type, called: place + ".operand", "What `\(place)` is computed from")
    }
  }

  /// Replaces a value of an animation, which has no slot, by a property where it differs by mode.
  mutating func named(_ expression: Expression, in animation: LayerAnimation, _ end: String) -> Expression {
    let place = "\(animation.name).\(end)"
    guard let constant = expression.constant else { return named(expression, isWhole: false, in: place) }
    return property(holding: constant, of: animation.property.valueType, called: place, "`\(place)`")
  }

  /// A property with a constant, where one value in Swift can't express it; else the constant.
  ///
  /// - Parameters:
  ///   - name: The property's name where the constant is no token's value.
  ///   - phrase: The words for the constant in the property's summary.
  private mutating func property(
    holding value: ModedValue, of type: ValueType, called name: String, _ phrase: String
  ) -> Expression {
    guard Expression.constant(value).needsSlot(of: type, tokens) else { return .constant(value) }
    let token = token(of: value.origin).flatMap { $0.isPrivate ? nil : $0 }
    let isToken = token.map { type == .edgeInsets || $0.value.holdsTheSame(as: value) } ?? false
    let subject = token.map { (isToken ? "" : "Computed from ") + "`$\($0.name)`" } ?? phrase
    let summary = subject + (value.isUniform ? "." : ", which differs by mode.")
    let known = constants.firstIndex {
      $0.summary == summary && $0.type == type && $0.defaultValue.holdsTheSame(as: value)
    }
    if let known { return .property(component.properties.count + known) }
    constants.append(
      Property(
        name: unused(isToken ? token?.name ?? name : name), type: type, defaultValue: value,
        owner: .base(component.base), summary: summary))
    return .property(component.properties.count + constants.count - 1)
  }

  /// A name, with a number where needed, that is no other property's in Swift.
  private mutating func unused(_ name: String) -> String {
    var (result, number) = (name, 2)
    while !taken.insert(swiftIdentifier(result)).inserted {
      result = "\(name)\(number)"
      number += 1
    }
    return result
  }

  /// The token that a value was taken from.
  private func token(of id: Origin.ID) -> Token? {
    var next: Origin.ID? = id
    while let current = next {
      if case .token(let index) = sheet[current].author { return sheet.tokens[index] }
      next = sheet[current].source
    }
    return nil
  }
}

extension TokenSources {
  /// The expression with the sums computed of numbers that neither modes nor an app's tokens change.
  fileprivate func withoutFixedSums(_ expression: Expression) -> Expression {
    switch expression {
    case .property: return expression
    case .constant(let value):
      let isFixed = value.isUniform && value.value.double != nil && sources(of: value).isEmpty
      return isFixed ? .constant(ModedValue(value.value, origin: .unknown)) : expression
    case .call(let function, let operands):
      let operands = operands.map(withoutFixedSums)
      let values = operands.compactMap { $0.constant.flatMap { $0.origin == .unknown ? $0.value : nil } }
      guard values.count == operands.count, case .number(let result) = function.apply(to: values) else {
        return .call(function, operands)
      }
      return .constant(ModedValue(.number(result), origin: .unknown))
    }
  }
}

extension ModedValue {
  /// Whether another value is equal in each mode, wherever the values come from and whatever types they are read as.
  fileprivate func holdsTheSame(as other: ModedValue) -> Bool {
    value.asInToken == other.value.asInToken && cases.count == other.cases.count
      && zip(cases, other.cases).allSatisfy {
        $0.modes == $1.modes && $0.value.asInToken == $1.value.asInToken
      }
  }
}

extension Value {
  /// The type of the value in expressions; `wanted` is that of the whole expression.
  fileprivate func typeInExpressions(for wanted: ValueType?) -> ValueType? {
    switch self {
    case .choice(let word):
      // What is chosen is of the type that is wanted. A word that something is compared with may be none of it.
      if case .choice(let words)? = wanted, words.contains(word) { wanted } else { nil }
    case .color: .color
    case .number, .integer: .number(.double)
    case .edgeInsets: .edgeInsets
    case .point: .point
    case .size: .size
    case .null, .bool, .string, .localizedString, .rect, .range, .image,
      .gradientStops, .shadow, .shadows, .outline, .font, .animation, .corners, .transform, .path, .numbers,
      .strings,
      .invalid:
      nil
    }
  }
}
