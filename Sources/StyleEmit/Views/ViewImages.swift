import StyleModel

/// A style says where a picture comes from; Interface Builder and code may give the class a picture itself, which then
/// stands in the place of the style's until it takes on another style.
extension ViewClass {
  /// The component's own properties that hold a picture, each with the variable of one that was given.
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

  /// The pictures that an app may give of which a condition asks whether there is one.
  var askedPictures: [(variable: String, storage: String, name: String)] {
    pictures.compactMap { picture in
      let property = plan.component.properties[picture.index]
      guard plan.component.expressions.contains(where: { $0.asksForNull(of: picture.index) }) else {
        return nil
      }
      return (picture.variable, picture.slot.storage, property.name)
    }
  }

  /// The variable of a picture that stands for a property, or for the one that drives it, and what it is called where
  /// it is there.
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
  /// Whether it depends on whether a property is null.
  fileprivate func asksForNull(of property: Int) -> Bool {
    guard case .call(let function, let operands) = self else { return false }
    if function == .isNull, operands.contains(.property(property)) { return true }
    return operands.contains { $0.asksForNull(of: property) }
  }
}
