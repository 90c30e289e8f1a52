import StyleModel
import StyleSource

/// A component with what its styles, and components based on it, need beside what the sheet holds.
struct CheckedComponent: Sendable {
  var component: Component
  private(set) var propertyNames = NameIndex()
  private(set) var layerNames = NameIndex()
  /// By the name that copies of a repeated layer share, the place of the first.
  private var firstCopies: [String: Int] = [:]
  /// The property that has a Swift identifier.
  private(set) var identifiers: [String: Int] = [:]
  /// Names that were declared, but reported: to use them is no further problem.
  var reportedProperties: Set<String> = []
  var reportedLayers: Set<String> = []
  var reportedStates: Set<String> = []
  /// False where the base is not known, so that anything might be a property.
  var isComplete = true
  /// Whether some variant was left out because of something that was reported.
  var hasReportedVariants = false
  /// Where the values of driven properties are written.
  var drivenSpans: [Int: Span] = [:]
  /// How many components it is based on, one through the other.
  var depth = 0
  /// The place of the component itself among all who have a say in it; its traits come behind it.
  private(set) var rank: Int32 = 0
  /// Who says what a target has in every state and mode: a default that is listed again, `sets`, a key of the root layer. A
  /// property that nobody lists again has the default that it is declared with.
  private(set) var always: [Target: Author] = [:]
  /// What the component's own traits say of states and modes.
  private var saidByTraits: [Circumstance: [(modes: ModeSet, span: Span)]] = [:]

  private struct Circumstance: Hashable {
    var target: Target
    var state: StateSet
  }

  struct Author {
    var rank: Int32
    /// Where it is written.
    var span: Span
  }
  /// Its layers, with those of the components that it holds.
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

  /// Where its own layers go: what the base draws over them stays above.
  var placeOfOwnLayers: Int {
    component.layers.firstIndex(where: component.base.isAboveOwnLayers) ?? component.layers.count
  }

  /// Puts layers in at `place`, and moves what refers to the layers behind it.
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

  /// Gives the name of a layer the next place.
  private mutating func index(_ layer: Layer) {
    if let name = layer.copy?.name, firstCopies[name] == nil { firstCopies[name] = layerNames.count }
    layerNames.append(layer.name)
  }

  /// Whether it has a repeated layer.
  var hasCopies: Bool { !firstCopies.isEmpty }

  /// The layer that a file means by a name; the first copy of one that is repeated.
  func place(ofLayer name: String) -> Int? { layerNames[name] ?? firstCopies[name] }

  /// Begins with what the component itself says, over all that its base says.
  mutating func beginOwn() {
    component.rank += 1
    rank = component.rank
    saidByTraits = [:]
  }

  /// Takes note of what `author` says of a target for every state and mode, `span` being the place of its key. False where
  /// another says so with more right.
  mutating func settle(_ target: Target, rank: Int32, at span: Span, _ output: CompilerOutput) -> Bool {
    if let other = always[target], other.rank > rank {
      output.contradict(.overruledByTrait, at: span, by: other.span)
      return false
    }
    always[target] = Author(rank: rank, span: span)
    return true
  }

  /// Adds what the component itself says of a state, of modes, or of both.
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

  /// Takes out what is said of modes alone by those over whom another says what holds always.
  mutating func dropOverruled() {
    component.settings.removeAll { setting in
      guard setting.state == .normal, let other = always[setting.target] else { return false }
      return other.rank > setting.rank
    }
  }

  /// Takes over what a trait says of states, modes and always, as one who stands behind the component and its other traits.
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

  /// What `$name` means in the component.
  var scope: PropertyScope {
    PropertyScope(
      of: component, properties, names: propertyNames,
      isReported: { [isComplete, reportedProperties] in !isComplete || reportedProperties.contains($0) })
  }
}

extension CheckedComponent {
  /// Marks the properties that something is divided by. What is said of them later is held to that; what the component has said before
  /// is looked at here.
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
