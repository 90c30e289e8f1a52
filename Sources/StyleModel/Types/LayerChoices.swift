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

/// `NSLayoutConstraint.Axis`: along which a stack puts its layers.
public enum StackAxis: String, LayerChoice {
  case horizontal, vertical
}

/// `UIStackView.Alignment`: where layers lie across a stack. `top` and `bottom` are `leading` and `trailing`.
public enum StackAlignment: String, LayerChoice {
  case fill, leading, top, center, trailing, bottom
}

/// `UIStackView.Distribution`: how layers share the length of a stack.
public enum StackDistribution: String, LayerChoice {
  /// Those without a length of their own share what the others leave; where there are none, it stays empty at the end.
  case fill
  /// All are equally long.
  case fillEqually
  /// What the layers leave lies between them.
  case equalSpacing
}

/// What a layer blurs what lies below it with: SwiftUI's `Material` and `Glass`.
public enum Material: String, LayerChoice {
  case ultraThin, thin, regular, thick, ultraThick
  /// That of the system's toolbars.
  case bar
  /// Liquid Glass, since the systems of 2025.
  case glass
  /// Liquid Glass through which more is seen.
  case clearGlass
}
