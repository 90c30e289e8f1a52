import StyleModel

extension ViewClass {
  /// The states in which the look differs and that the class has.
  var states: [(state: StateSet, condition: String, name: String)] {
    let all: [(StateSet, String, String)] =
      switch framework {
      case .uikit:
        [
          (.highlighted, "isHighlighted", "highlighted"), (.selected, "isSelected", "selected"),
          (.disabled, "!isEnabled", "disabled"), (.focused, "isFocused", "focused"),
          (.hovered, "_isHovered", "hovered"),
        ]
      case .appkit:
        [
          (.highlighted, "_isPressed", "highlighted"),
          (.selected, plan.component.base == .button ? "self.state == .on" : "isSelected", "selected"),
          (.disabled, "!isEnabled", "disabled"), (.focused, "_hasFocus", "focused"),
          (.hovered, "_isHovered", "hovered"),
        ]
      }
    return all.filter { state, _, _ in
      let isTold = plan.states.contains(state) || state == .highlighted && darkensImage
      return isTold && possible.contains(state)
    }
  }

  /// AppKit's lists highlight nothing.
  private var possible: StateSet {
    let base = plan.component.base
    return framework == .appkit && base.isCell ? base.states.subtracting(.highlighted) : base.states
  }

  /// Whether the class itself must darken the background image of a button that is pressed, as UIKit does.
  private var darkensImage: Bool {
    guard framework == .appkit, plan.component.base == .button,
      let index = plan.baseProperty("backgroundImage")
    else { return false }
    guard let slot = plan.slots.firstIndex(where: { $0.target == .property(index) }) else { return true }
    return !slotIsNull(slot)
  }

  private func slotIsNull(_ slot: Int) -> Bool {
    plan.slots[slot].fallback == nil && plan.slots[slot].initial.light.isNull
      && plan.styles.allSatisfy { style in
        !style.values.contains { $0.slot == slot }
          && style.changes.allSatisfy { change in change.values[slot]?.light.isNull ?? true }
      }
  }

  func shows(_ state: StateSet) -> Bool { states.contains { $0.state == state } }

  /// Says which looks are left out.
  func writeMissingStates(_ writer: inout SwiftWriter) {
    for state in StateSet.named where plan.states.contains(state.state) && !shows(state.state) {
      let name = framework.className(of: plan.component.base)
      writer.line()
      writer.comment("A \(name) is never \(state.name), so its look in that state is left out.")
    }
  }
}
