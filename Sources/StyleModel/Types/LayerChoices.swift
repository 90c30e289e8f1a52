/// A word of a closed set, as style files spell it.
public protocol LayerChoice: RawRepresentable<String>, CaseIterable, Sendable {}

extension LayerChoice {
  /// The type of a value that is one of these words.
  static var type: ValueType { .choice(allCases.map(\.rawValue)) }
}

extension Value {
  /// The case that a choice names; nil for any other value.
  public func chosen<Choice: LayerChoice>(_ type: Choice.Type) -> Choice? { text.flatMap(Choice.init) }
}

/// `CAGradientLayerType`.
public enum GradientKind: String, LayerChoice {
  case axial, radial, conic
}

/// `UIView.ContentMode`.
public enum ContentMode: String, LayerChoice {
  case scaleToFill, scaleAspectFit, scaleAspectFill, center, top, bottom, left, right, topLeft, topRight,
    bottomLeft
  case bottomRight
}
