import StyleModel

extension Component {
  /// Whether expressions in its code mix colours.
  var mixesColors: Bool {
    properties.contains { $0.driven?.mixesColors ?? false } || settings.contains { $0.value.mixesColors }
      || layers.contains { $0.settings.contains { $0.value.mixesColors } }
      || animations.contains { $0.values.contains(where: \.mixesColors) }
  }
}

extension Expression {
  fileprivate var mixesColors: Bool {
    switch self {
    case .constant, .property: false
    case .call(let function, let operands): function.mixesColors || operands.contains(where: \.mixesColors)
    }
  }
}

extension Function {
  /// Whether generated code for the function has to mix colours.
  var mixesColors: Bool {
    switch self {
    case .lighten, .darken, .mix, .color: true
    case .add, .subtract, .multiply, .divide, .negate, .min, .max, .clamp, .round, .withAlpha, .imageOfColor,
      .highlightedImage, .gradientStops, .compound, .shadowPart, .boxShadow, .boxShadows, .firstNonNull,
      .choose, .hasText, .isNull, .element, .count, .sameText, .compare, .copyIndex, .formatted, .joined,
      .localized:
      false
    }
  }
}
