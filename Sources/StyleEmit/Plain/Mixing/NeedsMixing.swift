import StyleModel

extension Component {
  /// Whether generated code has to mix colours for it.
  var mixesColors: Bool {
    properties.contains { $0.driven?.mixesColors ?? false } || settings.contains { $0.value.mixesColors }
      || layers.contains { $0.settings.contains { $0.value.mixesColors } }
  }
}

extension Expression {
  fileprivate var mixesColors: Bool {
    switch self {
    case .constant, .property: return false
    case .call(let function, let operands):
      switch function {
      case .lighten, .darken, .mix: return true
      case .add, .subtract, .multiply, .divide, .negate, .min, .max, .clamp, .withAlpha, .imageOfColor,
        .highlightedImage, .gradientStops, .compound, .shadowPart, .boxShadow, .boxShadows, .firstNonNull,
        .choose, .hasText:
        return operands.contains { $0.mixesColors }
      }
    }
  }
}
