import Testing

@testable import StyleModel

/// What the rows of the properties of layers say fits together.
@Suite struct LayerPropertyTests {
  @Test(arguments: LayerProperty.allCases) func aRowIsConsistent(_ property: LayerProperty) {
    let standard = property.defaultValue
    if standard.isNull { #expect(property.isOptional) }
    if case .choice(let words) = property.valueType {
      #expect(standard.text.map(words.contains) ?? false, "the default is one of the words")
    }
    if let bounds = property.bounds, let number = standard.double {
      #expect(number >= bounds.min ?? number && number <= bounds.max ?? number, "the default is in bounds")
    }
    if property.takesPercentages { #expect(property.bounds == NumberBounds(min: 0, max: 1)) }
    #expect(LayerProperty(named: property.name) == property)
    if property.isMovement { #expect(property.isAnimatable) }
  }

  /// Each kind of layer has the common properties first, and each property is some kind's.
  @Test func kindsHaveTheirProperties() {
    let kinds: [LayerKind] = [.gradient, .shape, .text, .image, .stack, .material]
    let common = LayerProperty.properties(of: .rectangle)
    #expect(common == LayerProperty.properties(of: .component(0)))
    var owners: [LayerProperty: Int] = [:]
    for kind in kinds {
      let properties = LayerProperty.properties(of: kind)
      #expect(properties.starts(with: common))
      #expect(Set(properties).count == properties.count)
      for property in properties.dropFirst(common.count) { owners[property, default: 0] += 1 }
    }
    // Images and glass have a tint.
    #expect(owners.allSatisfy { $0.value == ($0.key == .tintColor ? 2 : 1) })
    // Layers of any kind have more in a stack.
    let stacked = LayerProperty.ofStackedLayers
    #expect(
      !stacked.isEmpty && stacked.allSatisfy { !common.contains($0) && owners[$0] == nil && $0.isOfLayout })
    #expect(Set(owners.keys).union(common).union(stacked) == Set(LayerProperty.allCases))
  }

  /// Where a property shows nothing without another one, each layer that has the one has the other.
  @Test func whatIsNeededIsThere() {
    var dependents: Set<LayerProperty> = []
    for needed in LayerProperty.allCases {
      for property in needed.dependents {
        #expect(dependents.insert(property).inserted)
        for kind in [LayerKind.rectangle, .gradient, .shape, .text, .image, .stack, .material] {
          let properties = LayerProperty.properties(of: kind)
          #expect(properties.contains(property) == properties.contains(needed), "\(property) of \(kind)")
        }
      }
    }
    #expect(dependents.count > 5)
  }
}
