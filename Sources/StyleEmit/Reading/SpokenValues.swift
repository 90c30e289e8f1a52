import StyleModel

extension ComponentPlan {
  /// The value that a look has for a role of an accessibility text; nil where there never is one.
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
