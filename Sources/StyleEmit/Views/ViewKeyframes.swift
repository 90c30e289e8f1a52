import StyleModel

// Animations through several values.
extension ViewClass {
  /// The animations of Core Animation for one through several values, each under a name of its own.
  ///
  /// - Parameter timing: The duration and the repeats, as arguments.
  func keyframeMovements(
    _ animation: LayerAnimation, _ timing: [Code], isOfSize: Bool
  ) -> [(name: String, animation: Code)] {
    let property = animation.property
    func plain(_ expression: Expression) -> SwiftValue {
      plan.value(expression, as: property.valueType, of: "look")
    }
    /// - Parameter shown: What the layer shows.
    func through(
      _ keyPath: String, _ label: String = "through", shown: String, _ value: (SwiftValue) -> Code
    ) -> Code {
      let values = animation.keyframes.map { $0.value.map { value(plain($0)) } ?? Code(shown) }
      return .call(
        "CAKeyframeAnimation",
        [Code(stringLiteral(keyPath)), .array(values).labeled(label)] + keyTimes(animation) + timing)
    }
    func converted(_ value: SwiftValue) -> Code { property.converted(value, traits: framework.traits).bare }
    let layer = layerVariable(animation.layer)
    if property == .transform {
      let identity = SwiftValue(AdaptiveValue(property.defaultValue))
      let shown = plan.usualValue(of: .transform, ofLayer: animation.layer) ?? identity
      let values = animation.keyframes.map { keyframe in
        let value = keyframe.value.map(plain) ?? shown
        return value.mayBeNil ? value.or(identity).bare : value.bare
      }
      var list = Code.array(values)
      if isOfSize { list = .chain(list, Code(".map { $0.fixed(in: \(bounds(ofLayer: animation.layer))) }")) }
      return [
        (
          animation.name,
          .call("CAKeyframeAnimation", [list.labeled("through")] + keyTimes(animation) + timing)
        )
      ]
    }
    if property == .stops {
      let colors = (animation.name, through("colors", shown: "\(layer).colors", converted))
      let places = (
        animation.name + ".locations",
        through("locations", shown: "\(layer).locations") { locations(ofStops: $0) }
      )
      return movesLocations(animation) ? [colors, places] : [colors]
    }
    let label = property.valueType == .color ? "colors" : "through"
    let movement = through(property.name, label, shown: "\(layer).\(property.name)", converted)
    return [(animation.name, movement)]
  }

  /// The arguments for the time of each value, and for the curves between them where they differ from the timing.
  private func keyTimes(_ animation: LayerAnimation) -> [Code] {
    let times = Code.array(animation.keyTimes).labeled("at")
    let curves = animation.keyframes.dropLast().map(\.curve)
    guard curves.contains(where: { $0 != nil }) else { return [times] }
    let codes = curves.map { $0.map(Literal.curve) ?? Code("nil") }
    return [times, Code.array(codes).labeled("along")]
  }
}

extension LayerAnimation {
  /// The time of each value, as literals.
  var keyTimes: [Code] { keyframes.map { Code(formatNumber($0.keyTime)) } }
}

extension ComponentPlan {
  /// Whether an animation passes more than two values.
  var hasKeyframes: Bool { component.animations.contains { !$0.isPlain } }
}
