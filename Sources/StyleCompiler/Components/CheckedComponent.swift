import StyleModel
import StyleSource

/// A component, and the facts that its styles and the components based on it need beside those in the sheet.
struct CheckedComponent: Sendable {
  var component: Component
  private(set) var propertyNames = NameIndex()
  private(set) var layerNames = NameIndex()
  /// The index of the first copy of each repeated layer, by the name that the copies share.
  private var firstCopies: [String: Int] = [:]
  /// The property that has a Swift identifier.
  private(set) var identifiers: [String: Int] = [:]
  /// Names that were declared, but reported: a use of one isn't reported again.
  var reportedProperties: Set<String> = []
  var reportedLayers: Set<String> = []
  var reportedStates: Set<String> = []
  /// Whether the base is known; if not, any name may be a property.
  var isComplete = true
  /// Whether some variant was left out because of something that was reported.
  var hasReportedVariants = false
  /// The spans of the values that drive properties.
  var drivenSpans: [Int: Span] = [:]
  /// The number of components that the component is based on, directly or through others.
  var depth = 0
  /// The rank of the component itself; its traits rank above it.
  private(set) var rank: Int32 = 0
  /// For each target, the rank and the span of its value for all states and modes: a default that is listed again, `sets`, a key of the
  /// root layer. Any other property has the default of its declaration.
  private(set) var always: [Target: Author] = [:]
  /// The values for states and modes that come from the component's own traits.
  private var saidByTraits: [Circumstance: [(modes: ModeSet, span: Span)]] = [:]

  private struct Circumstance: Hashable {
    var target: Target
    var state: StateSet
  }

  struct Author {
    var rank: Int32
    /// The span of the value's key.
    var span: Span
  }
  /// The number of the component's layers, with those of the components in them.
  var layerCount: LayerCount

  init(_ component: Component) {
    self.component = component
    layerCount = LayerCount(component.layers)
    for property in component.properties { index(property) }
    indexLayers()
  }

  /// A class of UIKit as a component that adds nothing.
  init(_ base: BaseClass) {
    let properties = base.properties
    func index(_ name: String) -> Int? { properties.firstIndex { $0.name == name } }
    let root = Layer(
      name: "layer", kind: .rectangle, parent: nil, owner: .base(base),
      settings: base.rootSettings(index: index))
    self.init(
      Component(
        name: base.rawValue, base: base, properties: properties,
        layers: [root] + base.layers(index: index),
        preview: PreviewSpec(size: base.previewSize), span: Span(FileID(0), 0, 0), isBaseClass: true))
  }

  var properties: [Property] { component.properties }

  mutating func add(_ property: Property) {
    index(property)
    component.properties.append(property)
  }

  private mutating func index(_ property: Property) {
    let identifier = swiftIdentifier(property.name)
    if identifiers[identifier] == nil { identifiers[identifier] = propertyNames.count }
    propertyNames.append(property.name)
  }

  /// The index at which the component's own layers are inserted: below the layers that the base draws over them.
  var placeOfOwnLayers: Int {
    component.layers.firstIndex(where: component.base.isAboveOwnLayers) ?? component.layers.count
  }

  /// Inserts layers at `place`, and updates all indices of the layers behind it.
  mutating func insert(_ layers: [Layer], at place: Int) {
    guard place < component.layers.count else {
      component.layers += layers
      for layer in layers { index(layer) }
      return
    }
    component.layers.insert(contentsOf: layers, at: place)
    moveLayers {
      $0 < place ? $0 : $0 + layers.count
    } inserted: {
      (place..<place + layers.count).contains($0)
    }
  }

  /// Moves layers above all that were added behind them.
  mutating func raise(_ lower: Range<Int>) {
    let end = component.layers.count
    guard !lower.isEmpty, lower.upperBound < end else { return }
    component.layers = Array(
      component.layers[..<lower.lowerBound] + component.layers[lower.upperBound...] + component.layers[lower])
    moveLayers {
      if $0 < lower.lowerBound { return $0 }
      return lower.contains($0) ? $0 + end - lower.upperBound : $0 - lower.count
    }
  }

  /// Makes everything refer to the layers by their new places, but for `inserted` ones, which do.
  private mutating func moveLayers(_ moved: (Int) -> Int, inserted: (Int) -> Bool = { _ in false }) {
    for index in component.layers.indices where !inserted(index) {
      component.layers[index].parent = component.layers[index].parent.map(moved)
    }
    func movedTarget(_ target: Target) -> Target {
      if case .layer(let layer, let key) = target { .layer(moved(layer), key) } else { target }
    }
    for index in component.settings.indices {
      component.settings[index].target = movedTarget(component.settings[index].target)
    }
    for variant in component.variants.indices {
      for index in component.variants[variant].settings.indices {
        component.variants[variant].settings[index].target = movedTarget(
          component.variants[variant].settings[index].target)
      }
    }
    always = Dictionary(uniqueKeysWithValues: always.map { (movedTarget($0), $1) })
    saidByTraits = Dictionary(
      uniqueKeysWithValues: saidByTraits.map { place, said in
        (Circumstance(target: movedTarget(place.target), state: place.state), said)
      })
    for index in component.animations.indices {
      component.animations[index].layer = moved(component.animations[index].layer)
    }
    layerNames = NameIndex()
    firstCopies = [:]
    indexLayers()
  }

  private mutating func indexLayers() {
    for layer in component.layers { index(layer) }
  }

  /// Records the name of a layer under the next index.
  private mutating func index(_ layer: Layer) {
    if let name = layer.copy?.name, firstCopies[name] == nil { firstCopies[name] = layerNames.count }
    layerNames.append(layer.name)
  }

  /// Whether the component has a repeated layer.
  var hasCopies: Bool { !firstCopies.isEmpty }

  /// The layer that a file means by a name; the first copy of one that is repeated.
  func place(ofLayer name: String) -> Int? { layerNames[name] ?? firstCopies[name] }

  /// Begins the component's own values, which rank above all values of its base.
  mutating func beginOwn() {
    component.rank += 1
    rank = component.rank
    saidByTraits = [:]
  }

  /// Records a value of a target for every state and mode; `span` is that of its key. Returns false, and reports it, where a value of a
  /// higher rank exists.
  mutating func settle(_ target: Target, rank: Int32, at span: Span, _ output: CompilerOutput) -> Bool {
    if let other = always[target], other.rank > rank {
      output.contradict(.overruledByTrait, at: span, by: other.span)
      return false
    }
    always[target] = Author(rank: rank, span: span)
    return true
  }

  /// Adds the component's own value for a state, for modes, or for both.
  mutating func add(_ setting: Component.Setting, _ output: CompilerOutput) {
    var setting = setting
    setting.rank = rank
    if setting.state == .normal, let other = always[setting.target], other.rank > rank {
      output.contradict(.overruledByTrait, at: setting.span, by: other.span)
      return
    }
    let others = saidByTraits[Circumstance(target: setting.target, state: setting.state)] ?? []
    if let other = others.first(where: { $0.modes.isSubset(of: setting.modes) }) {
      output.contradict(.overruledByTrait, at: setting.span, by: other.span)
      return
    }
    component.settings.append(setting)
  }

  /// Removes values for modes alone where a value for all modes has a higher rank.
  mutating func dropOverruled() {
    component.settings.removeAll { setting in
      guard setting.state == .normal, let other = always[setting.target] else { return false }
      return other.rank > setting.rank
    }
  }

  /// Adds a trait's values for states, for modes and for always, which rank above all values so far and below the component's own.
  mutating func takeSettings(
    of trait: CheckedComponent, _ moved: (Target) -> Target, _ value: (Expression) -> Expression
  ) {
    component.rank += 1
    let rank = component.rank
    component.settings += trait.component.settings.map { setting in
      var setting = setting
      setting.value = value(setting.value)
      setting.target = moved(setting.target)
      setting.rank = rank
      saidByTraits[Circumstance(target: setting.target, state: setting.state), default: []]
        .append((setting.modes, setting.span))
      return setting
    }
    for (target, author) in trait.always { always[moved(target)] = Author(rank: rank, span: author.span) }
  }

  /// Whether a property that isn't there may have been left out because of something that was reported.
  func mayHaveProperty(_ name: String) -> Bool { !isComplete || reportedProperties.contains(name) }
  func mayHaveLayer(_ name: String) -> Bool { !isComplete || reportedLayers.contains(name) }

  /// A state that the component, a base or a trait of it declares.
  func ownState(named name: String) -> StateSet? {
    component.ownStates.first { $0.name == name }?.state
  }

  /// The properties that `$name` may refer to in the component.
  var scope: PropertyScope {
    PropertyScope(
      of: component, properties, names: propertyNames,
      isReported: { [isComplete, reportedProperties] in !isComplete || reportedProperties.contains($0) })
  }
}

extension CheckedComponent {
  /// Marks the properties that something is divided by. Later values of them are checked against 0; the component's values so far are
  /// checked here.
  mutating func markDivisors(_ output: CompilerOutput) {
    var expressions = component.settings.map(\.value) + component.properties.compactMap(\.driven)
    for layer in component.layers {
      expressions += layer.settings.map(\.value) + layer.frame.operands
    }
    for animation in component.animations {
      expressions += animation.expressions
    }
    if let transition = component.transition { expressions.append(transition) }
    expressions += component.propertyTransitions.map(\.timing)
    let divisors = expressions.reduce(into: Set<Int>()) { $0.formUnion($1.divisors) }
    for place in divisors.sorted() where !component.properties[place].isDivisor {
      component.properties[place].isDivisor = true
      let name = component.properties[place].name
      for setting in component.settings where setting.target == .property(place) {
        if setting.value.constant?.originOfZero != nil {
          output.report(.dividesByZero(name, at: setting.span))
        }
      }
      for setting in component.variants.flatMap(\.settings) where setting.target == .property(place) {
        if setting.value.originOfZero != nil, let span = setting.span {
          output.report(.dividesByZero(name, at: span))
        }
      }
      for property in component.properties
      where property.sets.contains(where: {
        $0.property == place && $0.value.originOfZero != nil
      }) {
        if let span = property.span { output.report(.dividesByZero(name, at: span)) }
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func dividesByZero(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidExpression, "‘\(name)’ is a divisor, so it can't be zero", at: span,
      notes: ["write another number; ‘max(1, $\(name))’ in the component keeps it from being 0"])
  }
}
