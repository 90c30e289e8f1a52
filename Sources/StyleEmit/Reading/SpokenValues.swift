import StyleModel

extension ComponentPlan {
  /// What a look says for a role of what assistive technologies read; nil where nothing ever says anything.
  func said(_ role: PropertyRole, of subject: String = "look") -> SwiftValue? {
    guard let index = component.property(role) else { return nil }
    let property = component.properties[index]
    if slot(ofProperty: index) != nil || property.driven != nil {
      return value(.property(index), as: .string, of: subject)
    }
    let standard = property.defaultValue
    if standard.value.isNull, standard.cases.allSatisfy(\.value.isNull) { return nil }
    return value(.constant(standard), as: .string, of: subject)
  }

  /// Whether some layer of the component's own is read.
  var readsLayers: Bool {
    component.accessibility.children != .ignore
      && component.spokenParts.contains { !component.layers[$0.layer].isOfBaseClass }
  }
}
