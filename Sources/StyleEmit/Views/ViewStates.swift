import StyleModel

extension ViewClass {
  func asksStyle(for state: OwnState) -> [String] {
    plan.states.isSuperset(of: state.state)
      ? [] : ["\(styleMember).differs(in: .\(swiftIdentifier(state.name)))"]
  }

  /// The states that the class observes itself: all that it has, since an app can give a style a look in any of them. The library observes
  /// the pointer and the focus; an edited field has the focus in another way.
  var states: [ControlState] {
    ControlState.allCases.filter { state in
      guard possible.contains(state) else { return false }
      switch state {
      case .hovered: return false
      case .focused: return isFocusTold || plan.component.base.isEditable
      case .highlighted, .selected, .disabled: return true
      }
    }
  }

  /// Whether the look is known to differ in a state, so that no style is asked whether it does.
  private func isTold(_ state: ControlState) -> Bool {
    plan.states.contains(state) || state == .highlighted && darkensImage
      || state == .selected && selectedBackground != nil
  }

  /// Whether a style file has a look for the focus, which the class then follows itself.
  var isFocusTold: Bool { plan.states.contains(.focused) && possible.contains(.focused) }

  /// The name of the object that follows the pointer and the focus.
  static let pointerAndFocus = "_pointerAndFocus"

  /// Writes `didSet { … }` of the variable of a state. Where no style file has a look for it, the code asks the style for one.
  func writeChange(of variable: String, as state: ControlState, _ writer: inout SwiftWriter) {
    writeChange(of: variable, asks: asksStyle(for: state), &writer)
  }

  func writeChange(of variable: String, asks questions: [String], _ writer: inout SwiftWriter) {
    let conditions = ["\(variable) != oldValue"] + questions
    let line = "didSet { if \(conditions.joined(separator: ", ")) { \(showsState) } }"
    if writer.fits(line) { return writer.line(line) }
    writer.block("didSet") { $0.branch(ifAll: conditions, then: [showsState]) }
  }

  /// The conditions by which the code asks the style for a look in a state; empty where a style file has one.
  func asksStyle(for state: ControlState) -> [String] {
    isTold(state) ? [] : ["\(styleMember).differs(in: .\(state.name))"]
  }

  /// The condition under which a view is in a state.
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
    case (.uikit, .hovered), (.appkit, .hovered): "\(ViewClass.pointerAndFocus).isHovered"
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

  /// Whether the class itself follows a state.
  func follows(_ state: ControlState) -> Bool { states.contains(state) }

  /// Whether the view can be in a state for which a style file has a look.
  func shows(_ state: ControlState) -> Bool { isTold(state) && possible.contains(state) }

  /// Writes comments on looks that are left out.
  func writeMissingStates(_ writer: inout SwiftWriter) {
    let own = plan.changes.reduce(into: StateSet()) { $0.formUnion($1.condition.state) }
    for state in own.states where !shows(state) {
      let name = framework.className(of: plan.component.base)
      writer.line()
      writer.comment("A \(name) is never \(state.name), so its look in that state is left out.")
    }
  }
}
