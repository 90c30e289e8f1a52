import StyleModel

extension SwiftUIRoot {
  /// Writes the images of a text field, around the content of an app or of the class's own view.
  func writeFieldImages(_ writer: inout SwiftWriter) {
    guard plan.hasFieldImages else { return }
    func value(_ role: PropertyRole) -> SwiftValue? {
      plan.baseProperty(role).map { plan.value(ofProperty: $0, of: "look") }
    }
    var arguments = [
      value(.leftImage)?.bare.labeled("left"), value(.leftImageMode)?.word.bare.labeled("leftMode"),
      value(.rightImage)?.bare.labeled("right"), value(.rightImageMode)?.word.bare.labeled("rightMode"),
      value(.imagePadding)?.bare.labeled("padding"),
    ].compactMap(\.self)
    if let own = value(.imageTint) {
      let tint = own.mayBeNil ? inheritedTint.map(own.or) ?? own : own
      arguments.append(tint.calling("color", [Code("in: modes")]).bare.labeled("tint"))
    }
    writer.statement("", .call(".modifier", [.call("StyleFieldImages", arguments)]))
  }
}

extension ComponentPlan {
  /// Whether a style file may put images beside the text of a field; a layer with the component always may.
  var hasFieldImages: Bool {
    [PropertyRole.leftImage, .rightImage].contains { role in
      baseProperty(role).map { isHeld || !isAlways($0, .null) } ?? false
    }
  }
}
