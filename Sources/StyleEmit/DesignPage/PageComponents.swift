import StyleModel

/// The looks of a sheet's public styles, as the `components` of a `DESIGN.md`: one for each style, and one more for each state and for the
/// dark in which it looks different.
struct PageComponents {
  struct Entry {
    let style: Int
    let name: String
    let values: [Key: Shown]
  }

  /// The properties of a component that the format has, in the order in which they are written.
  enum Key: String, CaseIterable {
    case backgroundColor, textColor, typography, rounded, padding
  }

  /// A value of a look, and the token that it comes from.
  struct Shown: Hashable {
    let value: Value
    let token: Int?
    let isInDark: Bool
  }

  private(set) var entries: [Entry] = []

  init(of sheet: ResolvedSheet) {
    var names = PageNames()
    var owners: [Int: ComponentLooks] = [:]
    let held = HeldComponents()
    for (index, style) in sheet.styles.enumerated() where !style.isPrivate {
      let component = sheet.components[style.component]
      let owner = owners[style.component] ?? ComponentLooks(style.component, in: sheet, sharing: held)
      owners[style.component] = owner
      let looks = StyleLooks(of: owner, settings: style.settings)
      let name = names.claim(component.pageWords(with: style.ownName))
      let usual = PageComponents.values(of: looks.look(modes: .light), isInDark: false, in: sheet)
        .withoutClearBackground
      entries.append(Entry(style: index, name: name, values: usual))
      for state in looks.states {
        let suffix = sheet.states.pageSuffix(of: state)
        var light = PageComponents.values(
          of: looks.look(state: state, modes: .light), isInDark: false, in: sheet)
        if usual[.backgroundColor] == nil { light = light.withoutClearBackground }
        if state != .normal, light != usual {
          entries.append(Entry(style: index, name: names.claim([name + suffix]), values: light))
        }
        var dark = PageComponents.values(
          of: looks.look(state: state, modes: .dark), isInDark: true, in: sheet)
        if light[.backgroundColor] == nil { dark = dark.withoutClearBackground }
        let differs = dark.contains { $0.value.value != light[$0.key]?.value } || dark.count != light.count
        if differs, state == .normal || light != usual {
          entries.append(Entry(style: index, name: name + suffix + PageNames.dark, values: dark))
        }
      }
    }
  }

  /// The tokens that are radii of corners.
  var radii: Set<Int> { Set(entries.compactMap { $0.values[.rounded]?.token }) }

  // MARK: Values

  private static func values(of look: Look, isInDark: Bool, in sheet: ResolvedSheet) -> [Key: Shown] {
    var values: [Key: Shown] = [:]
    func set(_ key: Key, _ found: LookValue?) {
      guard let found else { return }
      values[key] = Shown(
        value: found.value, token: sheet.token(behind: found.origin, found.value), isInDark: isInDark)
    }
    set(.backgroundColor, look.background)
    set(.textColor, look.textColor)
    set(.typography, look.font)
    set(.rounded, look.radius)
    set(.padding, look.padding)
    return values
  }
}

extension [PageComponents.Key: PageComponents.Shown] {
  /// The values without an invisible background, which others would take for the colour behind a text.
  fileprivate var withoutClearBackground: Self {
    guard self[.backgroundColor]?.value.color?.alpha == 0 else { return self }
    return filter { $0.key != .backgroundColor }
  }
}

extension Look {
  private func value(ofProperty names: [String]) -> LookValue? {
    names.lazy.compactMap { name in component.properties.firstIndex { $0.name == name } }.map(property)
      .first { !$0.value.isNull }
  }

  private func value(_ property: LayerProperty, of layer: Int) -> LookValue? {
    let layer = self.layer(layer)
    return layer[property].isNull ? nil : LookValue(layer[property], origin: layer.origin(of: property))
  }

  /// The index of the first layer of text.
  private var text: Int? { layers.indices.first { layers[$0].kind == .text } }

  fileprivate var background: LookValue? {
    if let color = value(ofProperty: ["backgroundColor"]), color.value.color != nil { return color }
    if let color = value(.backgroundColor, of: 0) { return color }
    // As a button has it that shows an image of one colour.
    return component.properties.indices.lazy
      .filter { component.properties[$0].name.hasPrefix("background") }.map(property)
      .first { $0.value.color != nil }
  }

  fileprivate var textColor: LookValue? {
    let color =
      value(ofProperty: ["titleColor", "textColor"]) ?? text.flatMap { value(.foregroundColor, of: $0) }
    return color?.value.color == nil ? nil : color
  }

  fileprivate var font: LookValue? {
    let font = value(ofProperty: ["font", "titleFont"]) ?? text.flatMap { value(.font, of: $0) }
    guard case .font? = font?.value else { return nil }
    return font
  }

  fileprivate var radius: LookValue? {
    let radius = value(.cornerRadius, of: 0)
    return radius?.value.double == 0 ? nil : radius
  }

  /// The padding around the contents, where it is as wide on all sides.
  fileprivate var padding: LookValue? {
    let stack = layers.indices.first { layers[$0].kind == .stack }
    let insets = value(ofProperty: ["contentInsets"]) ?? stack.flatMap { value(.insets, of: $0) }
    guard let insets, case .edgeInsets(let sides) = insets.value, sides.top > 0,
      [sides.left, sides.bottom, sides.right].allSatisfy({ $0 == sides.top })
    else { return nil }
    return LookValue(.number(sides.top), origin: insets.origin)
  }
}

extension ResolvedSheet {
  /// The token that a value is, whatever leads there.
  fileprivate func token(behind origin: Origin.ID, _ value: Value) -> Int? {
    var next: Origin.ID? = origin
    while let current = next {
      let origin = self[current]
      if case .token(let index) = origin.author {
        let isPublic = !tokens[index].isPrivate
        if isPublic, tokens[index].value.allValues.contains(value) { return index }
      }
      // What is computed is no token, but insets that are as wide on all sides are one length.
      if let formula = origin.formula {
        let operands = Set(formula.operands)
        next =
          formula.function == .compound(.edgeInsets) && operands.count == 1 ? operands.first?.origin : nil
      } else {
        next = origin.source
      }
    }
    return nil
  }
}

extension Component {
  /// The words of the page's name for a style: `button` and `primary` for the style `primary` of `UIButton`.
  fileprivate func pageWords(with style: String) -> [String] {
    let own = isBaseClass && (name.hasPrefix("UI") || name.hasPrefix("NS")) ? String(name.dropFirst(2)) : name
    return own.lowercased() == style.lowercased() ? [style] : [own, style]
  }
}

extension StateTable {
  /// The end of a component's name in a state, in the words of the format: `-hover`, `-pressed`.
  fileprivate func pageSuffix(of state: StateSet) -> String {
    if state == .normal { return "" }
    return "-"
      + name(of: state).replacing("highlighted", with: "pressed").replacing("hovered", with: "hover")
      .replacing("+", with: "-")
  }
}
