@_spi(Generated) import StyleRuntime

/// A closed set of words, as style files spell them.
public protocol LayerChoice: RawRepresentable<String>, CaseIterable, Sendable {}

extension LayerChoice {
  /// The type of a value that is one of the words.
  static var type: ValueType { .choice(allCases.map(\.rawValue)) }
}

extension Value {
  /// The case that the value's word names; nil for any other value.
  public func chosen<Choice: LayerChoice>(_ type: Choice.Type) -> Choice? { text.flatMap(Choice.init) }
}

/// The kind of a gradient: `CAGradientLayerType`.
public enum GradientKind: String, LayerChoice {
  case axial, radial, conic
}

/// The way in which a picture fills its layer: `UIView.ContentMode`.
public enum ContentMode: String, LayerChoice {
  case scaleToFill, scaleAspectFit, scaleAspectFill, center, top, bottom, left, right, topLeft, topRight,
    bottomLeft
  case bottomRight
}

/// The axis along which a stack puts its layers: `NSLayoutConstraint.Axis`.
package typealias StackAxis = StyleStackAxis
/// The place of layers across a stack: `UIStackView.Alignment`. `top` and `bottom` are `leading` and `trailing`.
package typealias StackAlignment = StyleStackAlignment
/// The way in which layers share the length of a stack: `UIStackView.Distribution`.
package typealias StackDistribution = StyleStackDistribution

extension StackAxis: LayerChoice {}
extension StackAlignment: LayerChoice {}
extension StackDistribution: LayerChoice {}

/// The side of a bubble at which its arrow is.
package typealias ArrowEdge = StylePath.ArrowEdge
/// The way in which the view box of a path is fitted to its layer.
public typealias PreserveAspectRatio = StylePath.PreserveAspectRatio

extension ArrowEdge: LayerChoice {}
extension PreserveAspectRatio: LayerChoice {}

/// The material with which a layer blurs what lies below it: SwiftUI's `Material` and `Glass`.
public enum Material: String, LayerChoice {
  case ultraThin, thin, regular, thick, ultraThick
  /// The material of the system's toolbars.
  case bar
  /// Liquid Glass, since the systems of 2025.
  case glass
  /// Liquid Glass through which more is seen.
  case clearGlass
}
