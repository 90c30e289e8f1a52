/// The names of styles that several components have: SwiftUI, which looks for `.primary` among the styles of all buttons, couldn't tell
/// which one is meant.
struct SharedStyleNames {
  private(set) var buttons: Set<String> = []
  private(set) var toggles: Set<String> = []

  init(_ plans: [ComponentPlan]) {
    let ofButtons = plans.filter(\.component.base.isButton)
    buttons = SharedStyleNames.shared(ofButtons)
    toggles = SharedStyleNames.shared(ofButtons.filter(\.isToggleStyle))
  }

  private static func shared(_ plans: [ComponentPlan]) -> Set<String> {
    var owners: [String: Int] = [:]
    var shared: Set<String> = []
    for plan in plans {
      for style in plan.styles
      where owners.updateValue(plan.index, forKey: style.name) ?? plan.index != plan.index {
        shared.insert(style.name)
      }
    }
    return shared
  }
}
