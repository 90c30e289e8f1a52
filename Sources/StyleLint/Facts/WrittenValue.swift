import StyleModel
import StyleSource

/// A value at the place where a file writes it.
struct WrittenValue {
  var value: ModedValue
  var type: ValueType
  var owner: Owner
  /// The name of the value's property or token: `borderColor`, `shine.stops`, `color.tint`.
  var name: String
  /// The modes in which the value holds.
  var modes: ModeSet = []
  /// Whether a pseudo-property sets the value, and is on while it holds.
  var isOfPseudoProperty = false

  enum Owner: Hashable {
    case token(Int)
    case component(Int)
    case style(Int)
  }

  /// The base value and the value of each mode that differs.
  var entries: [ModedValue.Case] {
    [ModedValue.Case(modes: [], value: value.value, origin: value.origin)] + value.cases
  }

  static func written(asToken index: Int, in sheet: ResolvedSheet) -> WrittenValue {
    let token = sheet.tokens[index]
    return WrittenValue(
      value: token.value, type: token.type.valueType, owner: .token(index), name: token.name)
  }

  static func written(byComponent index: Int, in sheet: ResolvedSheet) -> [WrittenValue] {
    let component = sheet.components[index]
    let inherited = component.parent.map { sheet.components[$0] }
    var values: [WrittenValue] = []
    func add(_ expression: Expression, _ type: ValueType, _ name: String, _ modes: ModeSet = []) {
      for constant in expression.constants {
        values.append(
          WrittenValue(
            value: constant, type: expression.constant == nil ? constant.value.looseType : type,
            owner: .component(index), name: name, modes: modes))
      }
    }
    for (place, property) in component.properties.enumerated() {
      // A base's property counts where the component gives it another default.
      // What the component declares itself has no place among its parent's.
      let parental = inherited.flatMap { place < $0.properties.count ? $0.properties[place] : nil }
      let before = parental?.defaultValue ?? property.inheritedDefault(in: component)
      if property.defaultValue != before {
        add(.constant(property.defaultValue), property.type, property.name)
      }
      if case .component(index) = property.owner {
        for assignment in property.sets {
          let target = component.properties[assignment.property]
          values.append(
            WrittenValue(
              value: assignment.value, type: target.type, owner: .component(index), name: target.name,
              isOfPseudoProperty: true))
        }
      }
      if let driven = property.driven, parental?.driven == nil {
        add(driven, property.type, property.name)
      }
    }
    for layer in component.layers {
      for setting in layer.settings where layer.isOwn(setting, of: index) {
        add(setting.value, sheet.type(of: setting.key, in: layer), sheet.name(of: setting.key, in: layer))
      }
    }
    for setting in component.settings where setting.rank > inherited?.rank ?? 0 {
      add(
        setting.value, sheet.type(of: setting.target, in: component),
        sheet.name(of: setting.target, in: component), setting.modes)
    }
    for variant in component.variants where variant.owner == index {
      for setting in variant.settings {
        add(
          .constant(setting.value), sheet.type(of: setting.target, in: component),
          sheet.name(of: setting.target, in: component), setting.modes)
      }
    }
    return values
  }

  /// The value of a style's setting.
  static func written(_ place: Int, ofStyle index: Int, in sheet: ResolvedSheet) -> WrittenValue {
    let setting = sheet.styles[index].settings[place]
    let component = sheet.styles[index].component
    return WrittenValue(
      value: setting.value, type: sheet.type(of: setting.target, in: sheet.components[component]),
      owner: .style(index), name: sheet.name(of: setting.target, in: sheet.components[component]),
      modes: setting.modes)
  }
}

extension ResolvedSheet {
  /// The property that a written value belongs to; nil for a token's value, and for a layer's.
  func property(of written: WrittenValue) -> (component: Int, property: Int)? {
    let component: Int
    switch written.owner {
    case .token: return nil
    case .component(let index): component = index
    case .style(let index): component = styles[index].component
    }
    return components[component].properties.firstIndex { $0.name == written.name }.map { (component, $0) }
  }
}

extension Property {
  /// The property's default of its class, if the component didn't set one; nil for a property that the component declares.
  func inheritedDefault(in component: Component) -> ModedValue? {
    guard case .base = owner else { return nil }
    return component.base.properties.first { $0.name == name }?.defaultValue
  }
}

extension Layer {
  /// Whether the component at `index` wrote a setting, and not its base.
  fileprivate func isOwn(_ setting: Setting, of index: Int) -> Bool {
    guard setting.span != nil else { return false }
    if case .component(index) = owner { return true }
    return parent == nil
  }
}

extension Value {
  /// The type of an operand, exact only in its kind.
  fileprivate var looseType: ValueType {
    switch self {
    case .color: .color
    case .image: .image
    case .gradientStops: .gradientStops
    case .null, .bool, .integer, .number, .string, .localizedString, .choice, .point, .size, .rect, .range,
      .shadow, .shadows, .outline, .font, .edgeInsets, .animation, .corners, .transform, .path, .numbers,
      .strings,
      .invalid:
      .number(.double)
    }
  }
}
