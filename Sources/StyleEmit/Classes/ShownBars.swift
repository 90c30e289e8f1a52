import StyleModel

/// The rows of bars. AppKit has none of them, and SwiftUI draws its own.
extension ShownClass {
  static let navigationBar = ShownClass(
    barAppearance([
      "titleColor", "titleFont", "largeTitleColor", "largeTitleFont", "itemColor", "itemFont",
    ]).merging(
      [
        "title": inBar(.items), "leftBarButtonItems": inBar(.items), "rightBarButtonItems": inBar(.items),
        "prefersLargeTitles": ShownProperty(
          uikit: .statement("_styleShow(largeTitles: #)", get: ""), appkit: .missing,
          swiftUI: .leftOut("the content says it with navigationBarTitleDisplayMode")),
      ]) { $1 },
    uikit: InUIKit(files: [.bars]), swiftUI: InSwiftUI(bar: "navigationBar"))

  static let tabBar = ShownClass(
    barAppearance([
      "unselectedItemTintColor", "selectedItemTintColor", "itemFont", "badgeColor", "badgeTextColor",
    ]).merging(
      [
        "items": inBar(.items), "symbols": inBar(.items), "badges": inBar(.items),
        "selectedIndex": ShownProperty(
          uikit: .statement("_styleSelect(#)", get: ""), appkit: .missing, swiftUI: .leftOut(ownContent)),
      ]) { $1 },
    uikit: InUIKit(files: [.bars]), swiftUI: InSwiftUI(bar: "tabBar"))

  static let toolbar = ShownClass(
    barAppearance(["itemColor", "itemFont"]).merging(["items": inBar(.items)]) { $1 },
    uikit: InUIKit(files: [.bars]), swiftUI: InSwiftUI(bar: "bottomBar"))

  /// The properties of UIKit's bar appearances: those of all bars, and some of the class.
  private static func barAppearance(_ names: [String]) -> [String: ShownProperty] {
    func ofAppearance(_ name: String, as swiftUI: ShownProperty.InSwiftUI) -> ShownProperty {
      var shown = inBar(.appearance)
      shown.uikit = .statement("standardAppearance.\(name) = #", get: "standardAppearance.\(name)")
      shown.swiftUI = swiftUI
      return shown
    }
    var effect = inBar(.appearance)
    effect.swiftUI = .modifier
    var rows = [
      "barTintColor": ofAppearance("backgroundColor", as: .modifier),
      "backgroundEffect": effect,
      "backgroundImage": ofAppearance("backgroundImage", as: .unsettable),
      "shadowColor": ofAppearance("shadowColor", as: .unsettable),
      "isTranslucent": ShownProperty(
        uikit: .statement("isTranslucent = #"), appkit: .missing, swiftUI: .modifier, together: .appearance),
    ]
    for name in names { rows[name] = inBar(.appearance) }
    return rows
  }

  private static func inBar(_ group: ShownProperty.Group) -> ShownProperty {
    ShownProperty(
      uikit: .statement("#", get: ""), appkit: .missing,
      swiftUI: group == .items ? .leftOut(ownContent) : .unsettable, together: group)
  }
}

extension ViewClass {
  /// Writes one statement that shows all properties of a group, behind the last of them that a look may change.
  func writeTogether(_ group: ShownProperty.Group, at index: Int, _ writer: inout SwiftWriter) {
    let properties = plan.component.properties
    let all = properties.indices.filter {
      plan.component.base.findShownProperty(properties[$0].name)?.together == group
    }
    let shown = all.filter {
      isShownByBase($0) && (plan.slot(ofProperty: $0) != nil || properties[$0].driven != nil)
    }
    guard shown.last == index else { return }
    var arguments = shown.map(argument(ofProperty:))
    if group == .items, let place = properties.firstIndex(where: { $0.name == "selectedIndex" }) {
      arguments.append(plan.value(ofProperty: place, of: "look").bare.labeled("selecting"))
    }
    let statement = Code.call(group.method, arguments)
    // What a component computes may follow what no look tells.
    if shown.contains(where: { plan.slot(ofProperty: $0)?.fallback != nil }) {
      writer.statement("", statement)
      return
    }
    let outdated = shown.flatMap(conditionsOfReader)
    writer.block(ifAny: shown.map(isChanged(property:)) + outdated) { $0.statement("", statement) }
  }

  /// The value of a property in UIKit's type, as an argument with the property's name.
  private func argument(ofProperty index: Int) -> Code {
    let property = plan.component.properties[index]
    let value = plan.value(.property(index), as: property.type, of: "look")
    let label = ShownProperty.Setter.statement("\(property.name): #")
    let shown = label.statement(showing: value, property.type, in: framework)
    return Code(shown ?? "\(property.name): \(value.bare.text)")
  }

  /// The conditions on which a value is shown again though the look has the same one: an image of a colour belongs to one appearance, and a
  /// font with a text style follows the reader's text size.
  private func conditionsOfReader(_ index: Int) -> [String] {
    let property = plan.component.properties[index]
    let value = plan.value(ofProperty: index, of: "look")
    if property.type == .image {
      return [(value.mayBeNil ? "\(value.code.text) != nil && " : "") + "_shown?.modes != modes"]
    }
    if property.type == .font { return [value.member("textStyle").code.text + " != nil"] }
    return []
  }
}
