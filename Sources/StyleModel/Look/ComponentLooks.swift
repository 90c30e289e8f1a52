import StyleSource

/// A component prepared for computing its looks and those of its styles: the states and modes in which there are looks of their own, and
/// what all of them share.
public final class ComponentLooks: Sendable {
  /// The index of the component in its sheet.
  public let index: Int
  public let component: Component
  /// The cascade of the component without a style, which knows what its styles need not compute again.
  let cascade: Cascade
  /// The looks of the components that layers hold, by the index of the layer.
  let nested: [Int: ComponentLooks]
  /// The layers whose frame or contents may differ by look in more than their keys: with a frame that is computed, or with a
  /// component.
  private let computedLayers: [ComputedLayer]
  /// Whether one of the layers is a stack.
  let hasStacks: Bool
  /// The sublayers of each layer.
  let sublayers: Sublayers
  /// Whether a layer of the component, or of a component in it, is a material.
  let hasMaterial: Bool
  /// The app's images that the component may name itself; nil where nothing names their files.
  let images: ImageLibrary?
  /// The layer of a button's subtitle, if nothing in the component gives it a text.
  let silentSubtitle: Int?
  /// The most that the component's looks draw.
  let drawnBound: DrawnBound
  private let lookStates: LookStates
  /// Every mode on which something that is drawn depends.
  private let mentioned: ModeSet
  private let modeTable: ModeTable
  /// The combinations of the modes in `mentioned`.
  private let combinations: [ModeSet]
  /// The groups of modes on which something depends together, if there are very many modes.
  private let groups: [ModeSet]

  /// The number of looks that are wanted.
  public enum Preparation: Sendable {
    /// All looks of the component or of its styles.
    case allLooks
    /// One look or two, so that what all of them share isn't worth computing.
    case oneLook
  }

  /// - Parameter held: The components in layers, which components with the same ones in their layers can share.
  public init(
    _ index: Int, in sheet: ResolvedSheet, for preparation: Preparation = .allLooks,
    sharing held: HeldComponents = HeldComponents()
  ) {
    let component = sheet.components[index]
    self.index = index
    self.component = component
    var nested: [Int: ComponentLooks] = [:]
    for (place, layer) in component.layers.enumerated() {
      guard case .component(let inner) = layer.kind else { continue }
      nested[place] = held.looks(of: inner) {
        ComponentLooks(inner, in: sheet, for: preparation, sharing: held)
      }
    }
    self.nested = nested
    drawnBound = DrawnBound(component) { nested[$0]?.drawnBound }
    computedLayers = component.layers.indices.compactMap { index in
      let operands = component.layers[index].frame.operands
      guard nested[index] != nil || operands.contains(where: { $0.constant?.isUniform != true }) else {
        return nil
      }
      return ComputedLayer(
        index: index, properties: operands.reduce(into: Set()) { $0.formUnion($1.properties) }.sorted(),
        alwaysMayMove: nested[index] != nil
          || operands.contains { $0.constants.contains { !$0.isUniform } })
    }
    silentSubtitle = component.silentSubtitle
    hasStacks = component.layers.contains { $0.kind == .stack }
    sublayers = Sublayers(component.layers)
    let lookStates = LookStates(component, modes: sheet.modes.defaults)
    self.lookStates = lookStates
    images = sheet.images.library(of: component.span.file)
    var mentioned = component.drawnModes
    if let images { mentioned.formUnion(images.modes(of: component)) }
    for (layer, inner) in nested {
      mentioned.formUnion(inner.modes(with: inner.component.settings(picking: component.layers[layer].picks)))
    }
    // Texts are as large as a reader wants them.
    if let axis = sheet.modes.textSizeAxis, component.layers.contains(where: { $0.kind == .text }) {
      mentioned.formUnion(axis.mask)
    }
    // The system's materials are light or dark by themselves.
    let showsMaterial = component.layers.contains { $0.kind == .material }
    if showsMaterial { mentioned.formUnion([.light, .dark]) }
    hasMaterial = showsMaterial || nested.values.contains(where: \.hasMaterial)
    self.mentioned = mentioned
    modeTable = sheet.modes
    let groups =
      modeTable.combinationCount(over: mentioned) <= ModeTable.fullCombinationLimit
      ? [] : component.modeGroups(in: modeTable) + ComponentLooks.groups(ofHeld: nested, by: component)
    self.groups = groups
    combinations = modeTable.combinations(over: mentioned, groups: groups)
    let axes = modeTable.axes(in: [mentioned]).reduce(into: ModeSet()) { $0.formUnion($1.mask) }
    cascade = Cascade(
      component,
      knownIn: KnownValues.Scope(
        states: lookStates, combinations: combinations.map(sheet.modes.completed), axes: axes,
        plainModes: modeTable.defaults.subtracting(axes), isEmpty: preparation == .oneLook),
      defaultModes: modeTable.defaults)
  }

  /// The looks of the component without a style, with the default values of its axes.
  public var plain: StyleLooks { StyleLooks(of: self, settings: component.defaultSettings) }

  /// The looks of the component with values of its axes, or the defaults where there are none.
  package func looks(picking picks: [Int]) -> StyleLooks {
    StyleLooks(of: self, settings: component.settings(picking: picks))
  }

  /// Whether looks that differ in the value of a layer's key look different.
  func comparesValue(of key: LayerKey, _ layer: Int, _ ignored: LayerPropertySet) -> Bool {
    if case .layer(let property) = key, ignored.contains(property) { return false }
    // What is set on a component that a layer holds shows in that component's own look.
    return nested[layer] == nil
  }

  func completed(_ modes: ModeSet) -> ModeSet { modeTable.completed(modes) }

  func states(of cascade: Cascade) -> [StateSet] { lookStates.states(of: cascade) }

  /// The combinations of modes that change a value, each with one value on every axis that matters; the defaults
  /// come first, and stand alone where no value changes. If there are very many, only those of the axes on which one value depends.
  func modeCombinations(with settings: [Style.Setting], _ images: ImageLibrary? = nil) -> [ModeSet] {
    let mentioned = modes(with: settings, images)
    if mentioned == self.mentioned, groups.isEmpty { return combinations }
    return modeTable.combinations(
      over: mentioned,
      groups: component.modeGroups(with: settings, in: modeTable)
        + ComponentLooks.groups(ofHeld: nested, by: component))
  }

  /// The groups of modes on which something depends together in the components that layers hold, if there are very many modes.
  private static func groups(ofHeld nested: [Int: ComponentLooks], by component: Component) -> [ModeSet] {
    nested.flatMap { layer, inner in inner.groups(picking: component.layers[layer].picks) }
  }

  /// The groups of modes on which something depends together in the component with these variants, if there are very many modes.
  private func groups(picking picks: [Int]) -> [ModeSet] {
    component.variants.isEmpty
      ? groups
      : component.modeGroups(with: component.settings(picking: picks), in: modeTable)
        + ComponentLooks.groups(ofHeld: nested, by: component)
  }

  /// Every mode on which something depends that is drawn with the settings of a style.
  func modes(with settings: [Style.Setting], _ images: ImageLibrary? = nil) -> ModeSet {
    var mentioned = self.mentioned
    for place in settings.indices {
      mentioned.formUnion(settings[place].modes)
      if !settings[place].value.isUniform { mentioned.formUnion(settings[place].value.conditions) }
      if let images { mentioned.formUnion(images.modes(of: settings[place].value)) }
    }
    return mentioned
  }

  /// Whether `modeCombinations` leaves combinations out for a style with these settings. Nothing differs in those that doesn't differ in
  /// others.
  public func leavesOutCombinations(with settings: [Style.Setting]) -> Bool {
    modeTable.combinationCount(over: modes(with: settings)) > ModeTable.fullCombinationLimit
  }
}

/// The components that layers hold, each prepared once.
public final class HeldComponents: Sendable {
  private let prepared = Guarded<[Int: ComponentLooks]>([:])

  public init() {}

  /// The looks of a component, prepared on first use. Two threads may both prepare it; either result will do.
  func looks(of component: Int, prepare: () -> ComponentLooks) -> ComponentLooks {
    if let known = prepared.use({ $0[component] }) { return known }
    let looks = prepare()
    prepared.use { $0[component] = looks }
    return looks
  }
}

extension Component {
  /// Every mode that the component's settings, its layers and the properties that these are computed from name; without nested components.
  fileprivate var drawnModes: ModeSet {
    var mentioned: ModeSet = []
    var shown: Set<Int> = []
    for setting in settings {
      mentioned.formUnion(setting.modes)
      mentioned.formUnion(setting.value.modes)
      shown.formUnion(setting.value.properties)
    }
    for layer in layers {
      for setting in layer.settings {
        mentioned.formUnion(setting.value.modes)
        shown.formUnion(setting.value.properties)
      }
      for operand in layer.frame.operands {
        mentioned.formUnion(operand.modes)
        shown.formUnion(operand.properties)
      }
    }
    for value in animations.flatMap(\.expressions) {
      mentioned.formUnion(value.modes)
      shown.formUnion(value.properties)
    }
    for case let driven? in shown.map({ properties[$0].driven }) {
      mentioned.formUnion(driven.modes)
      // What it follows follows no others.
      shown.formUnion(driven.properties)
    }
    for property in shown { mentioned.formUnion(properties[property].defaultValue.conditions) }
    return mentioned
  }
}

extension ModedValue {
  /// Every mode value that some case names.
  public var conditions: ModeSet { cases.reduce(into: []) { $0.formUnion($1.modes) } }
}

extension ComponentLooks {
  /// A layer whose frame is computed, or that holds a component.
  fileprivate struct ComputedLayer {
    let index: Int
    /// The properties that its frame is computed from.
    let properties: [Int]
    /// Whether the layer may move whatever its properties are.
    let alwaysMayMove: Bool
  }

  /// The layers whose frame or contents may differ between the looks of a style in more than their keys.
  func movedLayers(in cascade: Cascade) -> [Int] {
    computedLayers.filter { $0.alwaysMayMove || $0.properties.contains(where: cascade.mayVary) }.map(\.index)
  }
}

extension Component {
  /// The layer of a button's subtitle that nothing in the component gives a text.
  fileprivate var silentSubtitle: Int? {
    guard base.fit == .titleAndImage, let layer = layers.firstIndex(where: \.isSubtitle),
      let subtitle = property(.subtitle), !says(.subtitle)
    else { return nil }
    let target = Target.property(subtitle)
    let isSet =
      settings.contains { $0.target == target }
      || variants.contains { $0.settings.contains { $0.target == target } }
    return isSet ? nil : layer
  }
}
