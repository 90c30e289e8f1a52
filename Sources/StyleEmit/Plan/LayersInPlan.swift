import StyleModel

extension ComponentPlan {
  /// Whether something may set a property of a layer.
  func sets(_ property: LayerProperty, onLayer index: Int) -> Bool {
    component.layers[index].value(of: property) != nil || slot(of: .layer(index, .layer(property))) != nil
  }

  /// Whether the box of some layer may cast shadows.
  var castsBoxShadows: Bool { component.layers.indices.contains { sets(.shadows, onLayer: $0) } }

  /// Whether generated code has a value for shadows of boxes.
  var hasBoxShadows: Bool { castsBoxShadows || component.properties.contains { $0.type == .shadows } }

  /// Whether some layer is a material.
  var showsMaterial: Bool { has(.material) }

  /// Whether one of its layers is of a kind. The stacks of classes are theirs alone.
  func has(_ kind: LayerKind) -> Bool {
    component.layers.contains { $0.kind == kind && !(kind == .stack && $0.isOfBaseClass) }
  }
}
