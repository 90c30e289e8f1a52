import StyleModel

extension LayerProperty {
  /// The properties for drawing the outline of a shape, beside its path, in the order of the run-time library's parameters.
  static let ofOutlines = allCases.filter { $0.shown.isOutline && $0 != .path }
}

extension ComponentPlan {
  /// Whether the outline of a shape may look different in a right-to-left language: the arrow of a bubble is mirrored with its frame.
  func mirrorsArrow(ofLayer index: Int) -> Bool {
    let keys = keys(ofLayer: index)
    return component.layers[index].frame.turns
      && [LayerProperty.arrowEdge, .arrowPosition, .arrowOffset].contains { keys.contains(.layer($0)) }
  }
}

extension SwiftValue {
  /// An argument of `_styleShow` and `StyleShape` for a property of an outline.
  func outlineArgument(_ property: LayerProperty) -> Code {
    let value =
      property == .arrowEdge ? word(of: "StylePath.ArrowEdge", else: ArrowEdge.bottom.rawValue) : self
    return value.bare.labeled(property.name)
  }
}
