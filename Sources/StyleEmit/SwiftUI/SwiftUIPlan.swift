import StyleModel

/// The facts about a component that SwiftUI's code depends on: values that its styles never change.
extension ComponentPlan {
  /// Whether a style file determines the position of an image beside a button's title. Otherwise SwiftUI's labels keep their layout.
  var placesImages: Bool {
    baseProperty(.imagePlacement) != nil
      && !(isAlways(.imagePlacement, .choice("leading")) && isAlways(.imagePadding, .number(0)))
  }

  /// Whether labels in a button have a style of ours.
  var stylesLabels: Bool { placesImages || showsActivity }

  /// Whether the property of the base class for a role, if it has one, has one value in all styles, states and modes.
  func isAlways(_ role: PropertyRole, _ value: Value) -> Bool {
    baseProperty(role).map { isAlways($0, value) } ?? true
  }

  /// Whether a property of the base class has one value in all styles, states and modes.
  func isAlways(_ index: Int, _ value: Value) -> Bool {
    guard let slot = slots.firstIndex(where: { $0.target == .property(index) }) else {
      return component.properties[index].driven.flatMap(fixedConstant)?.value == value
    }
    let constant = AdaptiveValue(value)
    return slots[slot].fallback == nil && slots[slot].initial == constant
      && !someVariant(assigns: slot) { $0 != constant }
      && changes.allSatisfy { $0.initial[slot].map { $0 == constant } ?? true }
      && styles.allSatisfy { style in
        style.values.allSatisfy { $0.slot != slot || $0.value == constant }
          && style.changes.allSatisfy { $0.values[slot].map { $0 == constant } ?? true }
      }
  }

  /// Whether some state sets a property of the base class.
  func changesInState(_ index: Int?) -> Bool {
    guard let index, let slot = slotOfTarget[.property(index)], component.base.isEditable else {
      return false
    }
    return changes.indices.contains { change in
      !changes[change].condition.state.isEmpty
        && (changes[change].initial[slot] != nil || changes[change].computed.contains { $0.slot == slot }
          || styles.contains { $0.changes.contains { $0.index == change && $0.values[slot] != nil } })
    }
  }

  /// Whether no style file sets a property of a layer, so that it has Apple's default unless code sets it.
  func isUntouched(_ property: LayerProperty, ofLayer layer: Int) -> Bool {
    guard slotOfTarget[.layer(layer, .layer(property))] == nil,
      case .property(let index)? = component.layers[layer].value(of: property),
      component.base.hasDefault(component.properties[index])
    else { return false }
    guard let slot = slotOfTarget[.property(index)] else { return true }
    return slots[slot].initial == AdaptiveValue(property.defaultValue) && slots[slot].fallback == nil
      && !someVariant(assigns: slot) { _ in true }
      && changes.allSatisfy { $0.initial[slot] == nil && !$0.computed.contains { $0.slot == slot } }
      && styles.allSatisfy { style in
        style.values.allSatisfy { $0.slot != slot } && style.changes.allSatisfy { $0.values[slot] == nil }
      }
  }

  /// Whether a property of the base class has the class's default in all styles, states and modes.
  func hasDefault(ofProperty index: Int) -> Bool {
    let property = component.properties[index]
    return component.base.hasDefault(property)
      && slot(ofProperty: index).map { !$0.initial.followsTokens } ?? true
      && !component.variants.contains { $0.settings.contains { $0.target == .property(index) } }
      && !styles.contains { style in
        style.values.contains { slots[$0.slot].target == .property(index) }
          || style.changes.contains { $0.values.keys.contains { slots[$0].target == .property(index) } }
      }
  }
}
