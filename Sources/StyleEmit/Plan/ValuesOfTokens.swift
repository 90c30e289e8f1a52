import StyleModel

// Which values of a component are those of tokens, so that an app may give them others.

extension ComponentPlan {
  /// The value of a constant in the component's code when `modes` hold, with its source.
  func value(of constant: ModedValue, in modes: ModeSet) -> SourcedValue {
    let (value, origin) = constant[modes]
    return SourcedValue(value: value, source: sourcesOfConstants[origin] ?? .none)
  }

  /// The constant that an expression is, and stays whatever values an app gives tokens.
  func fixedConstant(_ expression: Expression) -> ModedValue? {
    readsTokens(expression) ? nil : expression.constant
  }

  /// Whether Swift reads something of the look for an expression.
  func readsLook(_ expression: Expression) -> Bool {
    !expression.properties.isEmpty || readsTokens(expression)
  }

  /// Whether an expression has the values of tokens that an app may give others.
  func readsTokens(_ expression: Expression) -> Bool {
    expression.constants.contains { value in
      sourcesOfConstants[value.origin] != nil
        || value.cases.contains { sourcesOfConstants[$0.origin] != nil }
    }
  }
}

extension ComponentPlan.PseudoValue {
  var followsTokens: Bool {
    value.followsTokens || changes.contains { $0.value?.followsTokens ?? false }
  }

  var mixesColors: Bool {
    ([value] + changes.compactMap(\.value)).contains { $0.formula?.mixesColors ?? false }
  }
}

extension Component {
  /// All constants in the component's code, but for the defaults of properties.
  var constants: [ModedValue] { expressions.flatMap(\.constants) }

  /// All expressions in the component's code, but for the defaults of properties.
  var expressions: [Expression] {
    let ofLayers = layers.flatMap { $0.settings.map(\.value) + $0.frame.operands }
    let ofAnimations =
      animations.flatMap(\.expressions) + [transition].compactMap(\.self) + propertyTransitions.map(\.timing)
    return properties.compactMap(\.driven) + settings.map(\.value) + ofLayers + ofAnimations
  }
}

extension ResolvedSheet {
  /// The components in whose layers one of some components lies, however deep.
  func components(holding held: Set<Int>) -> Set<Int> {
    var holders: [Int: [Int]] = [:]
    for (index, component) in components.enumerated() {
      for held in component.layers.compactMap(\.kind.component) { holders[held, default: []].append(index) }
    }
    var (found, next) = (Set<Int>(), Array(held))
    while let index = next.popLast() {
      for holder in holders[index] ?? [] where found.insert(holder).inserted { next.append(holder) }
    }
    return found
  }
}
