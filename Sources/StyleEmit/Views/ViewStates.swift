import StyleModel

extension ViewClass {
  /// The states in which the look differs and that the class has.
  var states: [ControlState] {
    ControlState.allCases.filter { state in
      let isTold =
        plan.states.contains(state) || state == .highlighted && darkensImage
        || state == .selected && selectedBackground != nil
      return isTold && possible.contains(state)
    }
  }

  /// What holds while a view is in a state.
  func condition(_ state: ControlState) -> String {
    switch (framework, state) {
    case (.uikit, .highlighted): "isHighlighted"
    case (.uikit, .selected): "isSelected"
    case (.uikit, .focused):
      plan.component.base.isEditable ? "isFirstResponder || isFocused" : "isFocused"
    case (.appkit, .highlighted): "_isPressed"
    case (.appkit, .selected): shown.appkit.selection == .state ? "self.state == .on" : "isSelected"
    case (.appkit, .focused): "_hasFocus"
    case (.uikit, .disabled), (.appkit, .disabled): "!isEnabled"
    case (.uikit, .hovered), (.appkit, .hovered): "_isHovered"
    }
  }

  /// AppKit's lists highlight nothing, and its text fields are not pressed.
  private var possible: StateSet {
    let base = plan.component.base
    let isNeverPressed = framework == .appkit && shown.appkit.press == .never
    return isNeverPressed ? base.states.subtracting(.highlighted) : base.states
  }

  /// Whether the class itself must darken the background image of a button that is pressed, as UIKit does.
  private var darkensImage: Bool {
    guard framework == .appkit, let index = plan.baseProperty(.backgroundImage) else { return false }
    return !(plan.slots.firstIndex { $0.target == .property(index) }.map(slotIsNull) ?? false)
  }

  /// The name of the layer that is shown behind a cell that is selected, which AppKit's classes draw themselves.
  var selectedBackground: String? {
    framework == .appkit && plan.baseProperty(.selectedBackground) != nil ? "selectedBackground" : nil
  }

  private func slotIsNull(_ slot: Int) -> Bool {
    plan.slots[slot].fallback == nil && plan.slots[slot].initial.light.isNull
      && !plan.someVariant(assigns: slot) { !$0.light.isNull }
      && plan.styles.allSatisfy { style in
        !style.values.contains { $0.slot == slot }
          && style.changes.allSatisfy { change in change.values[slot]?.light.isNull ?? true }
      }
  }

  func shows(_ state: ControlState) -> Bool { states.contains(state) }

  /// Says which looks are left out.
  func writeMissingStates(_ writer: inout SwiftWriter) {
    for state in plan.states.states where !shows(state) {
      let name = framework.className(of: plan.component.base)
      writer.line()
      writer.comment("A \(name) is never \(state.name), so its look in that state is left out.")
    }
  }
}
