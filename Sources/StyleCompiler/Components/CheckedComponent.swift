import StyleModel
import StyleSource

/// A component with what its styles, and components based on it, need beside what the sheet holds.
struct CheckedComponent: Sendable {
  var component: Component
  private(set) var propertyNames = NameIndex()
  private(set) var layerNames = NameIndex()
  /// The property that has a Swift identifier.
  private(set) var identifiers: [String: Int] = [:]
  /// Names that were declared, but reported: to use them is no further problem.
  var reportedProperties: Set<String> = []
  var reportedLayers: Set<String> = []
  /// False where the base is not known, so that anything might be a property.
  var isComplete = true
  /// Where the values of driven properties are written.
  var drivenSpans: [Int: Span] = [:]
  /// How many components it is based on, one through the other.
  var depth = 0
  /// Its layers, with those of the components that it holds.
  var layerCount: Int

  init(_ component: Component) {
    self.component = component
    layerCount = component.layers.count
    for property in component.properties { index(property) }
    for layer in component.layers { layerNames.append(layer.name) }
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
        layers: [root] + base.layersBelow(index: index) + base.layersAbove(index: index),
        preview: PreviewSpec(), span: Span(FileID(0), 0, 0), isBaseClass: true))
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
    component.layers.firstIndex { layer in
      if case .base = layer.owner { return layer.parent == 0 && layer.name != "backgroundImage" }
      return false
    } ?? component.layers.count
  }

  /// Puts layers in at `place`, and moves what refers to the layers behind it.
  mutating func insert(_ layers: [Layer], at place: Int) {
    let shift = layers.count
    for index in place..<component.layers.count {
      if let parent = component.layers[index].parent, parent >= place {
        component.layers[index].parent = parent + shift
      }
    }
    component.layers.insert(contentsOf: layers, at: place)
    for index in component.settings.indices {
      if case .layer(let layer, let key) = component.settings[index].target, layer >= place {
        component.settings[index].target = .layer(layer + shift, key)
      }
    }
    for index in component.animations.indices where component.animations[index].layer >= place {
      component.animations[index].layer += shift
    }
    layerNames = NameIndex(component.layers.lazy.map(\.name))
  }

  /// Whether a property that isn't there may have been left out because of something that was reported.
  func mayHaveProperty(_ name: String) -> Bool { !isComplete || reportedProperties.contains(name) }
  func mayHaveLayer(_ name: String) -> Bool { !isComplete || reportedLayers.contains(name) }

  /// What `$name` means in the component.
  var scope: PropertyScope {
    PropertyScope(
      of: component.name, properties, names: propertyNames,
      isReported: { [isComplete, reportedProperties] in !isComplete || reportedProperties.contains($0) })
  }
}
