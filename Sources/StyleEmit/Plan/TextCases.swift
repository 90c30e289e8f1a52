import StyleModel

extension ComponentPlan {
  /// Whether the fonts of the class's own texts may change the case of letters.
  var mayChangeCase: Bool { mayChangeCase(.font) || mayChangeCase(.subtitleFont) }

  private func mayChangeCase(_ font: PropertyRole) -> Bool {
    guard let index = baseProperty(font) else { return false }
    if component.properties[index].driven?.mayChangeCase ?? false { return true }
    guard let slot = slotOfTarget[.property(index)] else { return false }
    func mayChange(_ value: AdaptiveValue?) -> Bool { value?.all.contains(where: \.changesCase) ?? false }
    return mayChange(slots[slot].initial) || someVariant(assigns: slot, where: mayChange)
      || changes.contains { change in
        mayChange(change.initial[slot])
          || change.computed.contains { $0.slot == slot && $0.value?.mayChangeCase ?? false }
      }
      || styles.contains { style in
        style.values.contains { $0.slot == slot && mayChange($0.value) }
          || style.changes.contains { mayChange($0.values[slot]) }
      }
  }
}

extension Expression {
  fileprivate var mayChangeCase: Bool {
    switch self {
    case .constant(let value): value.allValues.contains(where: \.changesCase)
    case .property: false
    case .call(.compound(.font), let parts):
      zip(Font.parts, parts).contains { row, part in
        row.name == "textCase" && part.constant?.allValues != [row.standard]
      }
    case .call(_, let operands): operands.contains(where: \.mayChangeCase)
    }
  }
}

extension Value {
  fileprivate var changesCase: Bool {
    if case .font(let font) = self { font.textCase != .none } else { false }
  }
}
