import StyleModel
import StyleSource

/// The targets and constants that decide the letter case of texts that a person edits: the font of a text field, and what it is computed
/// from, also of fields in layers.
struct EditedCases {
  /// The class that is edited, by each target that decides the case.
  private(set) var targets: [Target: BaseClass] = [:]
  /// The constants in expressions that decide the case, each with the class that is edited.
  private(set) var constants: [(value: ModedValue, base: BaseClass)] = []

  /// The cases of components, each computed once, since layers of many may hold the same one.
  struct Known {
    private let sheet: ResolvedSheet
    private var cases: [Int: EditedCases] = [:]

    init(of sheet: ResolvedSheet) { self.sheet = sheet }

    mutating func of(_ component: Int) -> EditedCases {
      if let known = cases[component] { return known }
      let found = EditedCases(of: component, in: sheet, &self)
      cases[component] = found
      return found
    }
  }

  private init(of index: Int, in sheet: ResolvedSheet, _ known: inout Known) {
    let component = sheet.components[index]
    // Nor does UIKit write the titles of segments and in bars in another case.
    if component.base.isEditable || component.base.showsTexts {
      for (font, property) in component.properties.enumerated() where property.type == .font {
        if case .base = property.owner { add(.property(font), component.base, component) }
      }
    }
    for (place, layer) in component.layers.enumerated() {
      guard case .component(let held) = layer.kind else { continue }
      for (target, base) in known.of(held).targets {
        guard case .property(let property) = target else { continue }
        targets[.layer(place, .property(property))] = base
        for setting in layer.settings where setting.key == .property(property) {
          add(setting.value, base, component)
        }
      }
    }
    for setting in component.settings where setting.value.constant == nil {
      if let base = targets[setting.target] { add(setting.value, base, component) }
    }
  }

  var isEmpty: Bool { targets.isEmpty }

  /// Adds the operands of an expression that a font or its `textCase` follows.
  private mutating func add(_ expression: Expression, _ base: BaseClass, _ component: Component) {
    switch expression {
    case .constant(let value): constants.append((value, base))
    case .property(let index):
      guard targets.updateValue(base, forKey: .property(index)) == nil,
        let driven = component.properties[index].driven
      else { return }
      add(driven, base, component)
    case .call(.compound(.font), let parts):
      if let place = EditedCases.part, place < parts.count { add(parts[place], base, component) }
    case .call(_, let operands):
      for operand in operands { add(operand, base, component) }
    }
  }

  private static let part = Font.parts.firstIndex { $0.name == "textCase" }

  /// Whether a value of one of the targets changes the case.
  static func isChanged(by value: Value) -> Bool {
    if case .font(let font) = value { return font.textCase != .none }
    return value.text.flatMap(Font.TextCase.init).map { $0 != .none } ?? false
  }
}
