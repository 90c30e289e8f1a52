import StyleModel

extension ComponentPlan {
  /// The plans of a sheet's components, but for private ones and classes of UIKit that no style is for and no layer holds.
  static func all(of sheet: ResolvedSheet) -> [ComponentPlan] {
    var styles = [[Int]](repeating: [], count: sheet.components.count)
    for (index, style) in sheet.styles.enumerated() where !style.isPrivate {
      styles[style.component].append(index)
    }
    let held = sheet.heldRoots
    let tokens = TokenSources(names: TokenNames(sheet), sheet: sheet)
    let conditionNames = ConditionNames(sheet)
    var names = Names(reserved: ["ComponentStyle"])
    var plans: [Int: ComponentPlan] = [:]
    for index in sheet.components.indices {
      let component = sheet.components[index]
      let isNeeded =
        !component.isBaseClass && !component.isPrivate || !styles[index].isEmpty || held[index] != nil
      if isNeeded {
        plans[index] = ComponentPlan(
          tokens, conditionNames, component: index, styles: styles[index], held: held[index], &names)
      }
    }
    for index in plans.keys.sorted() { plans[index]?.claimViewName(&names) }
    // What a component passes on to those in its layers are its tokens too.
    let users = Set(plans.keys.filter { plans[$0]?.usesTokens ?? false })
    for index in sheet.components(holding: users) { plans[index]?.passOnTokens() }
    return plans.values.sorted { $0.index < $1.index }.map { plan in
      var plan = plan
      plan.hold(plans)
      return plan
    }
  }
}

extension ResolvedSheet {
  /// By the index of each component that layers hold, what is said of such layers, which are the component's root.
  fileprivate var heldRoots: [Int: Set<LayerProperty>] {
    var roots: [Int: Set<LayerProperty>] = [:]
    func add(_ target: Target, _ component: Component) {
      guard case .layer(let index, .layer(let property)) = target,
        let held = component.layers[index].kind.component
      else { return }
      roots[held]?.insert(property)
    }
    for component in components {
      for held in component.layers.compactMap(\.kind.component) { roots[held] = roots[held] ?? [] }
    }
    for component in components where component.layers.contains(where: { $0.kind.component != nil }) {
      for (index, layer) in component.layers.enumerated() {
        for setting in layer.settings { add(.layer(index, setting.key), component) }
      }
      for setting in component.settings { add(setting.target, component) }
      for animation in component.animations {
        add(.layer(animation.layer, .layer(animation.property)), component)
      }
    }
    for style in styles {
      for setting in style.settings { add(setting.target, components[style.component]) }
    }
    return roots
  }
}
