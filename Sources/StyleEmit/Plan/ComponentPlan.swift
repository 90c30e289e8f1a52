import StyleModel
import StyleSource

/// The plan of one component in Swift: it makes all names, and tells values that always hold from those of states and modes. Every target's
/// emitter reads it.
struct ComponentPlan {
  let index: Int
  let component: Component
  /// The name of the class: `GradientButton`.
  let typeName: String
  /// The name of the struct: `GradientButtonStyle`.
  let styleName: String
  private(set) var slots: [Slot]
  /// The sets of changes for the states and modes in which anything changes, in the order in which they take effect.
  private(set) var changes: [ChangeSet] = []
  private(set) var styles: [StylePlan] = []
  /// The variants; nil for a component without any. The initial values of slots and changes are those of the default variants.
  private(set) var variants: VariantPlan?
  /// The values that each pseudo-property sets, by its index.
  private(set) var pseudoValues: [Int: [PseudoValue]] = [:]
  /// The copies of layers that the code of all frameworks writes in loops. Their layers are the first copies.
  let loops: CopyLoops
  /// The plans of the components in layers, by the index of the layer; they have no nested plans. The initial values of their slots and
  /// changes are those of the variants that the layer chooses.
  private(set) var nested: [Int: ComponentPlan] = [:]
  /// The name of the view that shows the component in SwiftUI, where it is no button.
  private(set) var viewName: String
  /// Whether the component lies in layers of other components, or may do so in another module.
  let isHeld: Bool
  /// Whether SwiftUI's view of the component takes an app's bindings or actions, for itself or for its layers.
  let takesInputs: Bool
  /// The properties with the values that people enter, where the component, one around it or code depends on them.
  var entered: [EnteredProperty] = []
  /// The entered properties to which properties of components around this one are bound, or may be in another module.
  var boundEntries: Set<Int> = []
  /// Whether the component is focused while a person writes into a view in its layers.
  var followsEditing = false
  /// Whether the component reports to one around it that a person writes into it.
  var tellsEditing = false
  /// Whether the component lies in layers of components of its own module.
  let isHeldInModule: Bool
  /// The properties that layers with the component set.
  private let propertiesOfHolders: Set<Int>
  /// Whether generated code of other modules may use the component.
  let isShared: Bool
  /// The axes of modes that the component's code follows, if another module has it; nil otherwise.
  var followedAxes: [Int]?
  /// The module that has the component's code; nil for the one whose code is being generated.
  let module: String?
  /// The states in which something that is shown differs, all joined.
  let states: StateSet
  /// The states in which something that is shown differs in the module that has the component's code; nil where that is this one.
  let statesInItsModule: StateSet?
  /// The states in which something differs whatever the values are: computed values, animations, components in layers.
  let statesBesideValues: StateSet
  let stateTable: StateTable
  /// The function that looks up texts of a strings table in views; nil where the plan is for no view.
  var textLookUp: String?
  /// Whether any value of the component is a token's, which an app may change.
  private(set) var usesTokens: Bool
  /// Whether generated code has to mix colours for the component.
  private(set) var mixesColors: Bool
  /// Whether generated code rounds values of tokens to whole numbers.
  private(set) var roundsTokens: Bool
  /// The slots, and the sets of changes by their indices, with values of tokens in the component, in some variant or in some style.
  private(set) var slotsOfTokens: [Int] = []
  private(set) var changesOfTokens: [Int] = []
  /// The layers within each layer, and those that mask it, bottom to top, by layer.
  let sublayers, masks: [[Int]]
  /// The layers that animations fade.
  let fadingLayers: Set<Int>
  /// The layers whose transform may move them by parts of their sizes.
  let layersMovedBySize: Set<Int>
  let slotOfTarget: [Target: Int]
  /// The keys of each layer that slots set, in the order of the slots, by layer.
  let keysOfSlots: [Int: [LayerKey]]
  private let table: SlotTable
  private let tokenSources: KnownTokenSources
  /// The source of each constant in the component's own code that tokens change, by origin.
  let sourcesOfConstants: [Origin.ID: ValueSource]

  /// The names of states and modes.
  let conditionNames: ConditionNames
  /// The names of its styles that styles of other buttons, or of other toggles, have too.
  var sharedButtons: Set<String> = []
  var sharedToggles: Set<String> = []
  /// The states and modes whose changes have another name in this component, since a property has theirs.
  private(set) var renamedConditions: [ConditionNames.Member] = []
  /// The initializer's parameter for the changes by condition.
  private(set) var changesParameter = "changes"

  init(
    _ tokens: TokenSources, _ conditionNames: ConditionNames, component index: Int, styles: [Int],
    held: Set<LayerKey>?, isMovedByHolder: Bool = false, in module: String? = nil,
    isShared: Bool = false,
    like original: ComponentPlan? = nil, _ typeNames: inout Names
  ) {
    let sheet = tokens.sheet
    self.conditionNames = conditionNames
    var moved = sheet.layersMovedBySize(of: index, styles: styles)
    loops =
      isShared
      ? CopyLoops()
      : CopyLoops(of: sheet.components[index], styles: styles.map { sheet.styles[$0].settings }, moved: moved)
    let loops = loops
    let component = sheet.components[index].looping(loops).namingModedConstants(tokens)
    self.index = index
    self.component = component
    stateTable = sheet.states
    self.module = module
    self.isShared = isShared && !component.isBaseClass
    isHeldInModule = held != nil
    propertiesOfHolders = Set(
      (held ?? []).compactMap { if case .property(let property) = $0 { property } else { nil } })
    isHeld = isHeldInModule || self.isShared
    takesInputs = sheet.takesInputs(index)
    viewName = original?.viewName ?? ""
    let name = componentTypeName(component.name)
    // A class of UIKit is not declared again: `StyledView` is the one that shows the styles.
    typeName =
      original?.typeName ?? typeNames.claim(component.isBaseClass ? "Styled" + name.dropFirst(2) : name)
    styleName = original?.styleName ?? typeNames.claim(name + "Style")

    let inner = Sublayers(component.layers)
    sublayers = component.layers.indices.map {
      inner[$0].filter { !component.layers[$0].isMask && !loops.leavesOut($0) }
    }
    masks = component.layers.indices.map { inner[$0].filter { component.layers[$0].isMask } }
    fadingLayers = Set(component.animations.filter { $0.property == .opacity }.map(\.layer))
    var members = Names(reserved: ["debugDescription", "hashValue", "styleTokens"])
    var types = Names(reserved: Names.types)
    let table = SlotTable(
      tokens, component, declared: sheet.components[index].properties.count,
      styles: original?.styles.map(\.style) ?? styles, held: held ?? [], loops, &members, &types)
    self.table = table
    tokenSources = tokens.known
    sourcesOfConstants = component.constants.reduce(into: [:]) { result, value in
      result.merge(tokens.sources(of: value)) { known, _ in known }
    }
    usesTokens = !sourcesOfConstants.isEmpty
    mixesColors =
      component.mixesColors || sourcesOfConstants.values.contains { $0.formula?.mixesColors ?? false }
    roundsTokens = component.constants.contains { value in
      value.allValues.contains(where: \.hasWholeNumbers) && !tokens.sources(of: value).isEmpty
    }
    slots = table.slots
    keysOfSlots = table.slots.reduce(into: [:]) { keys, slot in
      if case .layer(let layer, let key) = slot.target { keys[layer, default: []].append(key) }
    }
    slotOfTarget = table.slotOfTarget
    if isMovedByHolder { moved.insert(0) }
    if self.isShared {
      // Styles of other modules, and layers that hold it there, may say so of what is stored.
      for case .layer(let layer, .layer(.transform)) in table.slotOfTarget.keys { moved.insert(layer) }
    }
    layersMovedBySize = moved
    let resolved = concurrentMap(styles, batch: 64) { table.resolve(sheet.styles[$0].settings, tokens) }

    var conditions = Set(table.initialChanges.keys).union(table.computed.keys)
    for assignment in table.assignments.joined() where assignment.value != nil {
      if let condition = assignment.condition { conditions.insert(condition) }
    }
    for style in resolved { conditions.formUnion(style.changes.keys) }
    let pseudo = table.pseudoChanges(of: component, tokens)
    for changes in pseudo.values.joined() { conditions.formUnion(changes.values.keys) }
    conditions.remove(.always)
    changes = conditions.sorted().map { condition in
      ChangeSet(
        condition: condition, initial: table.initialChanges[condition] ?? [:],
        computed: table.computed[condition] ?? [])
    }
    for member in conditionNames.all where !members.isFree(member.name) {
      let name = members.claim(member.name, suffix: "Changes")
      renamedConditions.append(ConditionNames.Member(name: name, condition: member.condition))
    }
    changesParameter = members.claim("changes", suffix: "ByCondition")
    if !component.variants.isEmpty {
      let plan = VariantPlan(of: styleName, component, table, changes, &members, &types)
      variants = plan
      let standard = plan.assigned(for: [])
      for slot in slots.indices { slots[slot].initial = standard.values[slot] }
      for change in changes.indices { changes[change].initial = standard.changes[change] }
    }
    statesInItsModule = original?.states
    let known = original?.states ?? []
    let moving = known.union(StateSet.joined(component.animations.map { $0.statesTold(by: component) }))
    let own = changes.reduce(into: moving) { $0.formUnion($1.condition.state) }
    let held = component.layers.reduce(into: StateSet()) { states, layer in
      if let held = layer.kind.component { states.formUnion(sheet.statesShown(by: held)) }
    }
    states = own.union(held)
    var beside = changes.reduce(into: moving.union(held)) { states, change in
      if !change.computed.isEmpty { states.formUnion(change.condition.state) }
    }
    let runsInNormalState = component.animations.contains { $0.state == .normal }
    if runsInNormalState { beside.formUnion(states.intersection(.selected)) }
    statesBesideValues = beside
    let changes = changes
    pseudoValues = pseudo.mapValues { parts in
      parts.compactMap { part in
        part.values[.always].map { always in
          let inModes = changes.indices.filter { changes[$0].condition.state.isEmpty }
          return PseudoValue(
            slot: part.slot, value: always,
            changes: inModes.map { ($0, part.values[changes[$0].condition]) })
        }
      }
    }
    var statics = Names(reserved: Set(original?.styles.map(\.name) ?? []))
    self.styles = zip(styles, resolved).map { style, resolved in
      StylePlan(
        name: statics.claim(swiftIdentifier(sheet.styles[style].ownName)), style: style, resolved, changes,
        slots, variants, in: sheet)
    }
    findValuesOfTokens()
    // A style of another module may follow tokens even if none does here.
    // So a value that comes or goes changes no name and no parameter.
    usesTokens =
      self.isShared || usesTokens || sheet.tokens.contains { !$0.isPrivate } || followsTokens
      || pseudoValues.values.joined().contains(where: \.followsTokens)
    mixesColors = mixesColors || pseudoValues.values.joined().contains(where: \.mixesColors)
    roundsTokens =
      roundsTokens
      || pseudoValues.values.joined().contains {
        $0.followsTokens && slots[$0.slot].valueType.hasWholeNumbers
      }
  }

  /// Whether the struct is made again of other values of tokens.
  var followsTokens: Bool { isShared || hasValuesOfTokens }

  /// Whether the component, a variant or a style has values of tokens.
  var hasValuesOfTokens: Bool { !slotsOfTokens.isEmpty || !changesOfTokens.isEmpty }

  private mutating func findValuesOfTokens() {
    var found: (slots: Set<Int>, changes: Set<Int>) = ([], [])
    func add(_ slot: Int, _ change: Int?, _ value: AdaptiveValue?) {
      guard let value, value.followsTokens else { return }
      if value.formula?.mixesColors ?? false { mixesColors = true }
      if slots[slot].valueType.hasWholeNumbers { roundsTokens = true }
      if let change { found.changes.insert(change) } else { found.slots.insert(slot) }
    }
    func add(_ change: Int, _ values: [Int: AdaptiveValue]) {
      for (slot, value) in values { add(slot, change, value) }
    }
    for slot in slots.indices { add(slot, nil, slots[slot].initial) }
    for change in changes.indices { add(change, changes[change].initial) }
    if let variants {
      for slot in slots.indices { add(slot, nil, variants.bare.values[slot]) }
      for change in changes.indices { add(change, variants.bare.changes[change]) }
      for assignment in variants.groups.lazy.flatMap(\.assignments) {
        add(assignment.slot, assignment.change, assignment.value)
      }
    }
    for style in styles {
      for (slot, value) in style.values { add(slot, nil, value) }
      for (change, values) in style.changes { add(change, values) }
    }
    slotsOfTokens = found.slots.sorted()
    changesOfTokens = found.changes.sorted()
  }

  /// Counts the tokens of the components in layers as the component's own.
  mutating func passOnTokens() { usesTokens = true }

  /// Adds the plans of the components in layers, from those of all components by their indices.
  mutating func hold(_ plans: [Int: ComponentPlan]) {
    for (index, layer) in component.layers.enumerated() {
      if let held = layer.kind.component { nested[index] = plans[held]?.picking(layer.picks) }
    }
  }

  /// The plan with the initial values of some variants, one of each axis, or of the defaults if there are none.
  private func picking(_ picks: [Int]) -> ComponentPlan {
    guard let variants, !picks.isEmpty else { return self }
    var plan = self
    let picked = variants.assigned(for: picks)
    for slot in slots.indices { plan.slots[slot].initial = picked.values[slot] }
    for change in changes.indices { plan.changes[change].initial = picked.changes[change] }
    return plan
  }

  /// Makes the name of the view. Classes and structs have theirs first, so that none depends on it.
  mutating func claimViewName(_ names: inout Names) {
    let name = typeName + "View"
    viewName = names.claim(AppleTypes.owner(of: name) != nil ? name + "OfStyle" : name)
  }

  /// The states that the component declares.
  var ownStates: [OwnState] { component.ownStates }

  /// Replaces some styles by their present values, by their indices in `styles`. Returns false where more than the values of these styles
  /// depends on that, after which the plan is invalid.
  mutating func update(_ positions: [Int], in sheet: ResolvedSheet) -> Bool {
    for position in positions {
      let old = styles[position]
      styles[position] = StylePlan(
        name: old.name, style: old.style,
        table.resolve(
          sheet.styles[old.style].settings, TokenSources(known: tokenSources, sheet: sheet)),
        changes, slots, variants, in: sheet)
      guard styles[position].shape == old.shape, isAlike(old, styles[position]) else { return false }
    }
    return isShared || loops == loops(in: sheet)
  }

  /// The loops that the present values of its styles allow.
  private func loops(in sheet: ResolvedSheet) -> CopyLoops {
    CopyLoops(
      of: sheet.components[index], styles: styles.map { sheet.styles[$0.style].settings },
      moved: sheet.layersMovedBySize(of: index, styles: styles.map(\.style)))
  }

  /// Whether all code but that of the style itself is the same for two plans of one shape: some of it is left out where every style has
  /// null, or a certain choice, for a property.
  private func isAlike(_ old: StylePlan, _ new: StylePlan) -> Bool {
    func isAlike(_ old: AdaptiveValue?, _ new: AdaptiveValue?, _ slot: Int) -> Bool {
      if old == new { return true }
      guard let old, let new, !old.hasNull, !new.hasNull,
        old.light.isRelativeTransform == new.light.isRelativeTransform
      else { return false }
      if case .choice = slots[slot].valueType { return false }
      return true
    }
    return zip(old.values, new.values).allSatisfy { isAlike($0.value, $1.value, $0.slot) }
      && zip(old.changes, new.changes).allSatisfy { old, new in
        old.values.allSatisfy { slot, value in isAlike(value, new.values[slot], slot) }
      }
  }

  /// Whether some variant assigns a value to a slot that fulfils a condition; the initial values, which are those of the default variants,
  /// don't count.
  func someVariant(assigns slot: Int, where isMeant: (AdaptiveValue) -> Bool) -> Bool {
    variants?.groups.contains { group in
      group.assignments.contains { $0.slot == slot && $0.value.map(isMeant) ?? false }
    } ?? false
  }

  /// Whether a property of the class has the framework's default, unless a style sets it.
  func startsWithDefault(property index: Int) -> Bool {
    guard component.base.hasDefault(component.properties[index]) else { return false }
    guard let variants, let slot = slotOfTarget[.property(index)] else { return true }
    return variants.bare.values[slot] == slots[slot].initial
  }

  func slot(of target: Target) -> Slot? { slotOfTarget[target].map { slots[$0] } }

  func slot(ofProperty index: Int) -> Slot? { slot(of: .property(index)) }

  /// The index of the property that the base class brings for a role.
  func baseProperty(_ role: PropertyRole) -> Int? {
    component.properties.firstIndex { $0.role == role }
  }

  /// Whether something in style files gives the property of the base class for a role another value.
  func isEver(_ role: PropertyRole, otherThan value: Value) -> Bool {
    guard let index = baseProperty(role) else { return false }
    return propertiesOfHolders.contains(index) || !isAlways(index, value)
  }

  /// The role of the property that a layer of the base class has its text or its picture of.
  func role(ofContentOf layer: Layer) -> PropertyRole? {
    let key = layer.kind == .text ? LayerProperty.string : .contents
    guard layer.isOfBaseClass, case .property(let index)? = layer.value(of: key) else { return nil }
    return component.properties[index].role
  }
}

extension AdaptiveValue {
  fileprivate var hasNull: Bool { light.isNull || others?.contains(where: \.isNull) ?? false }
}
