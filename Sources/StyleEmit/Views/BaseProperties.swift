import StyleModel

extension ViewClass {
  /// Only what a style changes is set, so that what a storyboard says stays.
  func writeBaseProperties(_ writer: inout SwiftWriter) {
    let component = plan.component
    let isCompared = component.properties.indices.contains { index in
      isShownByBase(index) && component.base.hasDefault(component.properties[index])
        && plan.slot(ofProperty: index).map { $0.fallback == nil } ?? false
    }
    if isCompared { writer.line("let before = shown?.look ?? \(plan.styleName)()") }
    for index in component.properties.indices where isShownByBase(index) {
      let property = component.properties[index]
      let value = plan.read(property: index, of: "look").text
      let isNil = plan.mayBeNil(.property(index))
      guard let statement = baseStatement(property.name, value, mayBeNil: isNil) else { continue }
      let slot = plan.slot(ofProperty: index)
      if property.name == "titleColor" || slot?.fallback != nil {
        writer.line(statement)
      } else {
        // What is not the framework's default is set by the first look too.
        let isDefault = slot != nil && component.base.hasDefault(property)
        let previous =
          isDefault ? "before.\(property.storage(slot))" : "shown?.look.\(property.storage(slot))"
        let isChanged = "\(value) != \(previous)"
        if property.type == .image {
          // An image of a colour is of one appearance.
          let isOutdated = "shown?.modes != modes"
          writer.branch(isChanged, isNil ? "\(value) != nil && \(isOutdated)" : isOutdated, then: statement)
          if let given = givenPicture(ofProperty: index) {
            let image = picture(value, mayBeNil: isNil)
            writer.branch("let \(given)", then: statement.replacing(image, with: given))
          }
        } else {
          writer.branch(isChanged, then: statement)
        }
      }
    }
  }

  private func baseStatement(_ name: String, _ value: String, mayBeNil: Bool) -> String? {
    let base = plan.component.base
    return switch framework {
    case .uikit: base.uikitStatement(name, value, mayBeNil: mayBeNil)
    case .appkit: base.appkitStatement(name, value, mayBeNil: mayBeNil)
    }
  }

  private func isShownByBase(_ index: Int) -> Bool {
    let property = plan.component.properties[index]
    guard case .base = property.owner else { return false }
    return property.isOfLook || property.driven != nil
  }

  /// Whether the framework passes a property of a view on to its layer.
  func isPassedOn(_ index: Int) -> Bool {
    guard isShownByBase(index) else { return false }
    let name = plan.component.properties[index].name
    return framework == .uikit || name == "alpha" || name == "isHidden"
  }

  /// What a layer that the base class brings shows where nothing is set: a title without a colour has the accent's.
  func inherited(
    _ property: LayerProperty, _ value: Code, _ mayBeNil: Bool, isBackground: Bool
  ) -> ComponentPlan.Reading {
    switch property {
    case .foregroundColor where mayBeNil:
      return (ComponentPlan.operators("??", [value, Code("StyleColor.systemBlue")]), false)
    case .contents where isBackground && shows(.highlighted):
      return (Code("isPressed ? \(value.text)\(mayBeNil ? "?" : "").pressed : \(value.text)"), mayBeNil)
    case _:
      return (value, mayBeNil)
    }
  }
}

extension Property {
  /// What its value is stored as, or computed under.
  fileprivate func storage(_ slot: Slot?) -> String { slot?.storage ?? swiftIdentifier(name) }
}
