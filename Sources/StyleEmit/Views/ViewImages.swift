import StyleModel

/// Pictures of a class: a style names one; Interface Builder and code may give the class a picture, which then replaces the style's until
/// the class gets another style.
extension ViewClass {
  /// The component's own properties of pictures, each with the variable of one that was given.
  var pictures: [(slot: Slot, index: Int, variable: String)] {
    plan.slots.compactMap { slot in
      guard case .property(let index) = slot.target, slot.valueType == .image else { return nil }
      if case .base = plan.component.properties[index].owner { return nil }
      return (slot, index, "_given" + swiftTypeName(withoutBackticks(slot.name)))
    }
  }

  /// The framework's picture of a plain value.
  func picture(_ value: SwiftValue) -> SwiftValue {
    value.calling(framework == .uikit ? "uiImage" : "nsImage", [Code("for: \(framework.traits)")])
  }

  func writePicture(_ slot: Slot, _ property: Property, _ writer: inout SwiftWriter) {
    guard let variable = pictures.first(where: { $0.slot.target == slot.target })?.variable else { return }
    let value = picture(SwiftValue("\(styleMember).\(slot.storage)", mayBeNil: slot.isOptional)).code
      .text
    writer.line("@IBInspectable")
    writer.block("\(options.access.open)var \(slot.name): \(framework.imageType)?") { writer in
      writer.shortBlock("get", "", Code("\(variable) ?? \(value)"))
      writer.line("set { \(variable) = newValue }")
    }
    writer.block("private var \(variable): \(framework.imageType)?") {
      $0.line("didSet { if \(variable) != oldValue { _showStyle() } }")
    }
  }

  /// The pictures of an app of which a condition asks whether there is one.
  var askedPictures: [(variable: String, storage: String, name: String)] {
    pictures.compactMap { picture in
      let property = plan.component.properties[picture.index]
      guard plan.component.expressions.contains(where: { $0.asksForNull(of: picture.index) }) else {
        return nil
      }
      return (picture.variable, picture.slot.storage, property.name)
    }
  }

  /// The variable of a picture that replaces the value of a property, or of the one that drives it, and the name of the picture in code.
  func givenPicture(ofProperty index: Int) -> (variable: String, name: String)? {
    let property = plan.component.properties[index]
    if case .base = property.owner, property.driven == nil, ownContent(property.name) == "image" {
      return ("image", "image")
    }
    if case .property(let other)? = plan.component.properties[index].driven {
      return givenPicture(ofProperty: other)
    }
    return pictures.first { $0.index == index }.map { ($0.variable, String($0.variable.dropFirst())) }
  }

  /// The variable of a picture that may be given in place of what a layer has of a property.
  func givenPicture(_ key: LayerKey, ofLayer index: Int) -> String? {
    guard key == .layer(.contents),
      case .property(let property)? = plan.component.layers[index].value(of: .contents)
    else { return nil }
    return givenPicture(ofProperty: property)?.variable
  }
}

extension Expression {
  /// Whether the expression depends on whether a property is null.
  fileprivate func asksForNull(of property: Int) -> Bool {
    guard case .call(let function, let operands) = self else { return false }
    if function == .isNull, operands.contains(.property(property)) { return true }
    return operands.contains { $0.asksForNull(of: property) }
  }
}
