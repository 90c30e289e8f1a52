import StyleModel

extension ComponentPlan {
  /// The plans of a sheet's components, but for private ones and for classes of UIKit without a style and in no layer.
  ///
  /// A component whose code another module has is among them if styles for it are generated here; its `styles` are these.
  static func all(of sheet: ResolvedSheet, _ options: EmitOptions = EmitOptions()) -> [ComponentPlan] {
    all(of: sheet, SwiftTokenNames(sheet), options)
  }

  /// The plans of all components of a sheet, given the names of its tokens.
  static func all(
    of sheet: ResolvedSheet, _ names: SwiftTokenNames, _ options: EmitOptions
  ) -> [ComponentPlan] {
    let modules = ModuleMap(sheet, options)
    var makers = PlanMaker(sheet, names, modules)
    // What others have declared keeps its names.
    let (entered, editing) = (EnteredValues(sheet), EditingHolders(sheet))
    let foreign = makers.foreignPlans().mapValues { $0.following(entered).following(editing) }
    var own = makers.plans(of: nil, isShared: options.isShared).mapValues {
      $0.following(entered).following(editing)
    }
    // What a component passes on to those in its layers are its tokens too.
    let users = Set((own.values + Array(foreign.values)).filter(\.usesTokens).map(\.index))
    for index in sheet.components(holding: users) { own[index]?.passOnTokens() }
    let known = own.merging(foreign) { own, _ in own }
    let guests = makers.guests(of: foreign).mapValues { $0.following(entered).following(editing) }
    let shared = SharedStyleNames(Array(own.values) + Array(foreign.values) + Array(guests.values))
    return own.merging(guests) { own, _ in own }.values.sorted { $0.index < $1.index }.map { plan in
      var plan = plan
      plan.hold(known)
      plan.sharedButtons = shared.buttons
      plan.sharedToggles = shared.toggles
      return plan
    }
  }
}

/// Makes plans, module by module.
private struct PlanMaker {
  let sheet: ResolvedSheet
  let modules: ModuleMap
  private let tokens: TokenSources
  private let conditionNames: ConditionNames
  /// The names that modules have given types so far.
  private var taken: Set<String> = ["ComponentStyle"]

  init(_ sheet: ResolvedSheet, _ names: SwiftTokenNames, _ modules: ModuleMap) {
    self.sheet = sheet
    self.modules = modules
    tokens = TokenSources(known: KnownTokenSources(names, in: sheet), sheet: sheet)
    conditionNames = ConditionNames(sheet)
  }

  /// The public styles for each component that a module has, by the component's index.
  private func styles(of module: String?) -> [[Int]] {
    var styles = [[Int]](repeating: [], count: sheet.components.count)
    for (index, style) in sheet.styles.enumerated()
    where !style.isPrivate && modules.module(of: style.span) == module {
      styles[style.component].append(index)
    }
    return styles
  }

  /// The plans of the components that a module has, by their indices.
  mutating func plans(of module: String?, isShared: Bool) -> [Int: ComponentPlan] {
    let styles = styles(of: module)
    let held = sheet.heldRoots(in: module, modules)
    let moved = sheet.componentsMovedByHolders
    var names = Names(reserved: module == nil ? taken : ["ComponentStyle"])
    var plans: [Int: ComponentPlan] = [:]
    for index in sheet.components.indices {
      let component = sheet.components[index]
      let isUsed = !styles[index].isEmpty || held[index] != nil
      let isNeeded =
        component.isBaseClass
        ? isUsed : modules.module(of: component.span) == module && (!component.isPrivate || isUsed)
      if isNeeded {
        plans[index] = ComponentPlan(
          tokens, conditionNames, component: index, styles: styles[index], held: held[index],
          isMovedByHolder: moved.contains(index), in: module, isShared: isShared, &names)
      }
    }
    for index in plans.keys.sorted() { plans[index]?.claimViewName(&names) }
    for plan in plans.values where module != nil {
      taken.formUnion([plan.typeName, plan.styleName, plan.viewName])
    }
    return plans
  }

  /// The plans of other modules' components. Each module has its own structs for the classes of UIKit.
  mutating func foreignPlans() -> [Int: ComponentPlan] {
    var foreign: [Int: ComponentPlan] = [:]
    for module in modules.others {
      for (index, plan) in plans(of: module, isShared: true) where !plan.component.isBaseClass {
        foreign[index] = plan
      }
    }
    return foreign
  }

  /// The axes that other modules declare, which all of their components follow.
  private var axesOfModules: [Int] {
    sheet.modes.ownAxes.filter { modules.module(ofAxis: $0) != nil }
  }

  /// The plans of other modules' components with the styles for them that are generated here.
  func guests(of foreign: [Int: ComponentPlan]) -> [Int: ComponentPlan] {
    var names = Names()
    return styles(of: nil).enumerated().reduce(into: [:]) { guests, entry in
      let (index, styles) = entry
      guard !styles.isEmpty, let original = foreign[index] else { return }
      var guest = ComponentPlan(
        tokens, conditionNames, component: index, styles: styles, held: nil, in: original.module,
        isShared: true, like: original, &names)
      guest.followedAxes = axesOfModules
      guests[index] = guest
    }
  }
}

extension ResolvedSheet {
  /// The keys that layers in one module set on each component in them, of its root and of its properties, by the component's index.
  fileprivate func heldRoots(in module: String?, _ modules: ModuleMap) -> [Int: Set<LayerKey>] {
    var roots: [Int: Set<LayerKey>] = [:]
    func add(_ target: Target, _ component: Component) {
      guard case .layer(let index, let key) = target, let held = component.layers[index].kind.component
      else { return }
      roots[held]?.insert(key)
    }
    // A class of UIKit holds nothing.
    let components = self.components.filter { modules.module(ofComponent: $0) == module }
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
    for style in styles where modules.module(of: style.span) == module {
      for setting in style.settings { add(setting.target, self.components[style.component]) }
    }
    return roots
  }
}
