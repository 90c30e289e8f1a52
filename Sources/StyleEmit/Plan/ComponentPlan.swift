import StyleModel
import StyleSource

/// How one component comes out in Swift: the one place where names are given and values are told apart into
/// those that always hold and those of states and modes. Every target's emitter reads it.
struct ComponentPlan {
  let index: Int
  let component: Component
  /// Of the class: `GradientButton`.
  let typeName: String
  /// Of the struct: `GradientButtonStyle`.
  let styleName: String
  private(set) var slots: [Slot]
  /// The set of changes for each state and modes in which anything changes, in the order in which they take
  /// effect.
  private(set) var changes: [ChangeSet] = []
  private(set) var styles: [StylePlan] = []
  /// nil for a component without variants. What slots and changes hold from the start is then that of the default variants.
  private(set) var variants: VariantPlan?
  /// What a pseudo-property sets, by its index.
  private(set) var pseudoValues: [Int: [PseudoValue]] = [:]
  /// The copies of layers that the code of all frameworks writes in loops. Their layers are the first copies.
  let loops: CopyLoops
  /// The plans of the components that layers hold, by the index of the layer; theirs are left out. What slots and changes hold from
  /// the start is that of the variants that the layer picks.
  private(set) var nested: [Int: ComponentPlan] = [:]
  /// Of the view that shows the component in SwiftUI, where it is no button.
  private(set) var viewName: String
  /// Whether layers of other components hold it, or may do so in another module.
  let isHeld: Bool
  /// Whether SwiftUI's view of it takes what an app operates it with, or something in its layers.
  let takesInputs: Bool
  /// Its properties with the values that people enter, where anything depends on one: the component itself, one that holds it, or code.
  var entered: [EnteredProperty] = []
  /// Those of them whose values properties of components have that hold it, or may have in another module.
  var boundEntries: Set<Int> = []
  /// Whether it is focused while a person writes into something in its layers.
  var followsEditing = false
  /// Whether a component in whose layer it lies is told that a person writes into it.
  var tellsEditing = false
  /// Whether layers of components in its own module hold it.
  let isHeldInModule: Bool
  /// Those of its properties that layers that hold it set.
  private let propertiesOfHolders: Set<Int>
  /// Whether generated code of other modules may use it.
  let isShared: Bool
  /// If another module has the component's code, the axes of modes that this code follows.
  var followedAxes: [Int]?
  /// The module that has the component's code; nil for the one whose code is being generated.
  let module: String?
  /// The states in which something that is shown differs, all joined.
  let states: StateSet
  /// The same in the module that has its code; nil where that is this one.
  let statesInItsModule: StateSet?
  /// Those of them in which something differs whatever the values are: what is computed, moves by itself or is held.
  let statesBesideValues: StateSet
  let stateTable: StateTable
  /// The function that looks up texts of a strings table where they are shown; nil where nothing is shown.
  var textLookUp: String?
  /// Whether anything in it is the value of a token that an app may give another one.
  private(set) var usesTokens: Bool
  /// Whether generated code has to mix colours for it.
  private(set) var mixesColors: Bool
  /// Whether generated code makes whole numbers of such values.
  private(set) var roundsTokens: Bool
  /// The slots, and the sets of changes by their indices, that have such values by themselves, in some variant or in some style.
  private(set) var slotsOfTokens: [Int] = []
  private(set) var changesOfTokens: [Int] = []
  /// By layer: those that lie in it and those that mask it, bottom to top.
  let sublayers, masks: [[Int]]
  /// The layers that animations fade.
  let fadingLayers: Set<Int>
  /// Those whose transform may move them by parts of their sizes.
  let layersMovedBySize: Set<Int>
  let slotOfTarget: [Target: Int]
  /// By layer, the keys that slots set, in the order of the slots.
  let keysOfSlots: [Int: [LayerKey]]
  private let table: SlotTable
  private let tokenSources: KnownTokenSources
  /// By origin, where a constant in the component's own code comes from, if tokens change it.
  let sourcesOfConstants: [Origin.ID: ValueSource]

  /// What states and modes are called.
  let conditionNames: ConditionNames
  /// The states and modes whose changes have another name in this component, since a property has theirs.
  /// The names of its styles that styles of other buttons, or of other toggles, have too.
  var sharedButtons: Set<String> = []
  var sharedToggles: Set<String> = []
  private(set) var renamedConditions: [ConditionNames.Member] = []
  /// Of the initializer: the changes by condition.
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

  /// Whether the component, a variant or a style has such values.
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

  /// Takes the tokens of what its layers hold for its own.
  mutating func passOnTokens() { usesTokens = true }

  /// Takes over the plans of the components that its layers hold, out of those of all components by their indices.
  mutating func hold(_ plans: [Int: ComponentPlan]) {
    for (index, layer) in component.layers.enumerated() {
      if let held = layer.kind.component { nested[index] = plans[held]?.picking(layer.picks) }
    }
  }

  /// The plan where slots and changes hold what these variants make of them, one of each axis, or the defaults if there are none.
  private func picking(_ picks: [Int]) -> ComponentPlan {
    guard let variants, !picks.isEmpty else { return self }
    var plan = self
    let picked = variants.assigned(for: picks)
    for slot in slots.indices { plan.slots[slot].initial = picked.values[slot] }
    for change in changes.indices { plan.changes[change].initial = picked.changes[change] }
    return plan
  }

  /// Classes and structs have their names first, so that none of them depends on it.
  mutating func claimViewName(_ names: inout Names) {
    let name = typeName + "View"
    viewName = names.claim(AppleTypes.owner(of: name) != nil ? name + "OfStyle" : name)
  }

  /// The states that the component declares.
  var ownStates: [OwnState] { component.ownStates }

  /// Takes over what some of its styles say now, by their indices in `styles`; false where more follows from that than the values
  /// of these styles, after which the plan means nothing.
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

  /// The loops that its styles leave as they are now.
  private func loops(in sheet: ResolvedSheet) -> CopyLoops {
    CopyLoops(
      of: sheet.components[index], styles: styles.map { sheet.styles[$0.style].settings },
      moved: sheet.layersMovedBySize(of: index, styles: styles.map(\.style)))
  }

  /// Whether all code but that of the style itself is the same with two plans of one shape: some of it is left out where every style
  /// has null, or a certain choice, for a property.
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

  /// Whether a value that some variant assigns to a slot fulfils a condition; not whether the default variants do, whose values slots
  /// and changes hold from the start.
  func someVariant(assigns slot: Int, where isMeant: (AdaptiveValue) -> Bool) -> Bool {
    variants?.groups.contains { group in
      group.assignments.contains { $0.slot == slot && $0.value.map(isMeant) ?? false }
    } ?? false
  }

  /// Whether a property that the class brings has the value that the framework gives it, as long as no style says another.
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
