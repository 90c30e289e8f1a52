@_spi(Generated) import StyleRuntime

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
package typealias StackAxis = StyleStackAxis
/// `UIStackView.Alignment`: where layers lie across a stack. `top` and `bottom` are `leading` and `trailing`.
package typealias StackAlignment = StyleStackAlignment
/// `UIStackView.Distribution`: how layers share the length of a stack.
package typealias StackDistribution = StyleStackDistribution

extension StackAxis: LayerChoice {}
extension StackAlignment: LayerChoice {}
extension StackDistribution: LayerChoice {}

/// The side of a bubble at which its arrow is.
package typealias ArrowEdge = StylePath.ArrowEdge
/// How the view box of a path is fitted to its layer.
public typealias PreserveAspectRatio = StylePath.PreserveAspectRatio

extension ArrowEdge: LayerChoice {}
extension PreserveAspectRatio: LayerChoice {}

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
