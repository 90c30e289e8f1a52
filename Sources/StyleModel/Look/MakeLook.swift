extension ResolvedSheet {
  /// How a style looks in a state when exactly `modes` hold; unnamed axes have their default.
  public func look(of style: Int, state: StateSet = .normal, modes: ModeSet = []) -> Look {
    look(
      component: styles[style].component, settings: styles[style].settings, state: state,
      modes: self.modes.completed(modes))
  }

  /// How a component looks without a style.
  public func look(component: Int, state: StateSet = .normal, modes: ModeSet = []) -> Look {
    look(component: component, settings: [], state: state, modes: self.modes.completed(modes))
  }

  private func look(component index: Int, settings: [Style.Setting], state: StateSet, modes: ModeSet) -> Look
  {
    let component = components[index]
    var winners = Winners(state: state, modes: modes)
    for setting in component.base.stateSettings(of: component) {
      winners.offer(setting.target, setting.state, [], .expression(setting.value))
    }
    for setting in component.settings {
      winners.offer(setting.target, setting.state, setting.modes, .expression(setting.value))
    }
    for setting in settings {
      winners.offer(setting.target, setting.state, setting.modes, .value(setting.value))
    }

    var properties = component.properties.map { property in
      let (value, origin) = property.defaultValue[modes]
      return LookValue(value, origin: origin)
    }
    // What is driven or set by an expression reads other properties, so plain values come first.
    for (property, entry) in winners.properties {
      if case .value(let value) = entry.content { properties[property] = LookValue(value, in: modes) }
    }
    let plain = properties
    func evaluate(_ expression: Expression) -> LookValue {
      let (value, origin) = expression.evaluate(in: modes) { (plain[$0].value, plain[$0].origin) }
      return LookValue(value, origin: origin)
    }
    for (property, declaration) in component.properties.enumerated() {
      if let driven = declaration.driven { properties[property] = evaluate(driven) }
      if case .expression(let expression)? = winners.properties[property]?.content {
        properties[property] = evaluate(expression)
      }
    }

    for (property, declaration) in component.properties.enumerated() where declaration.isPseudo {
      let holds = declaration.sets.allSatisfy { properties[$0.property].value == $0.value[modes].value }
      properties[property].value = .bool(holds)
    }

    let known = properties
    let layers = component.layers.enumerated().map { index, layer in
      lookLayer(layer, overrides: winners.layers[index] ?? [:], state: state, modes: modes) { expression in
        let (value, origin) = expression.evaluate(in: modes) { (known[$0].value, known[$0].origin) }
        return LookValue(value, origin: origin)
      }
    }
    return Look(component: index, state: state, modes: modes, properties: known, layers: layers)
  }

  private func lookLayer(
    _ layer: Layer, overrides: [LayerKey: Winners.Entry], state: StateSet, modes: ModeSet,
    evaluate: (Expression) -> LookValue
  ) -> LookLayer {
    var values: [LayerProperty: LookValue] = [:]
    var nested: [Style.Setting] = []
    func set(_ key: LayerKey, _ value: LookValue) {
      switch key {
      case .layer(let property):
        values[property] = value
      case .property(let property):
        nested.removeAll { $0.target == .property(property) }
        nested.append(
          Style.Setting(.property(property), value: ModedValue(value.value, origin: value.origin)))
      }
    }
    for setting in layer.settings { set(setting.key, evaluate(setting.value)) }
    for (key, entry) in overrides {
      switch entry.content {
      case .value(let value): set(key, LookValue(value, in: modes))
      case .expression(let expression): set(key, evaluate(expression))
      }
    }
    var result = LookLayer(layer: layer, inset: nil, values: values)
    if case .inset(let expression) = layer.frame {
      switch evaluate(expression).value {
      case .edgeInsets(let insets): result.inset = insets
      case let value: result.inset = value.double.map { EdgeInsets($0) }
      }
    }
    if case .component(let index) = layer.kind {
      // The nested component stands in the same state as the one that holds it.
      result.nested = LookLayer.Nested(look(component: index, settings: nested, state: state, modes: modes))
    }
    return result
  }
}

extension LookValue {
  fileprivate init(_ value: ModedValue, in modes: ModeSet) {
    let (value, origin) = value[modes]
    self.init(value, origin: origin)
  }
}
