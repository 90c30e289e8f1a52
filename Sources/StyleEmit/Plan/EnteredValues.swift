import StyleModel

/// The properties of components with the values that people enter: a text, a slider's value, whether a switch is on.
///
/// That is the property of a class that a person changes, and each property of a component that a view in a layer shows in this way:
/// `text: $mail` of a text field.
struct EnteredValues {
  private var all: [Int: [EnteredProperty]] = [:]
  private var bound: Set<[Int]> = []

  init(_ sheet: ResolvedSheet) {
    var visited = Set<Int>()
    for index in sheet.components.indices { add(index, in: sheet, &visited) }
    for (index, entered) in all {
      for source in entered.flatMap(\.sources) {
        guard case .layer(let layer, let property) = source,
          let held = sheet.components[index].layers[layer].kind.component
        else { continue }
        bound.insert([held, property])
      }
    }
  }

  /// The properties of a component that have what people enter.
  subscript(component: Int) -> [EnteredProperty] { all[component] ?? [] }

  /// Whether a property of a component around this one is bound to one of its properties.
  func isBound(_ property: Int, of component: Int) -> Bool { bound.contains([component, property]) }

  /// Finds the entered properties of a component, after those of the components in its layers.
  private mutating func add(_ index: Int, in sheet: ResolvedSheet, _ visited: inout Set<Int>) {
    guard visited.insert(index).inserted else { return }
    let component = sheet.components[index]
    if component.isExtension { return }
    var found: [EnteredProperty] = []
    if let own = component.entry {
      let binding = component.base.shown.swiftUI.input?.type
      if let driven = component.properties[own].driven {
        if case .property(let property) = driven, component.mayBeEntered(property) {
          found.append(EnteredProperty(property: property, sources: [.own], bindings: [binding]))
        }
      } else {
        found.append(EnteredProperty(property: own, sources: [.own], bindings: [binding]))
      }
    }
    for (place, layer) in component.layers.enumerated() {
      guard let held = layer.kind.component else { continue }
      add(held, in: sheet, &visited)
      guard component.isOperated(layer: place), let entered = all[held] else { continue }
      for setting in layer.settings {
        guard case .property(let key) = setting.key, case .property(let property) = setting.value,
          component.mayBeEntered(property), let inner = entered.first(where: { $0.property == key })
        else { continue }
        let source = EnteredProperty.Source.layer(place, property: key)
        let binding = inner.bindings.first ?? nil
        if let known = found.firstIndex(where: { $0.property == property }) {
          if found[known].sources == [.own] { continue }
          found[known].sources.append(source)
          found[known].bindings.append(binding)
        } else {
          found.append(EnteredProperty(property: property, sources: [source], bindings: [binding]))
        }
      }
    }
    if !found.isEmpty { all[index] = found }
  }
}

/// A property that has the value that people enter.
struct EnteredProperty: Sendable {
  var property: Int
  /// The views in which the value is entered, in the order of the layers.
  var sources: [Source]
  /// The type of SwiftUI's binding to each source, by source; nil where SwiftUI has none.
  var bindings: [String?]

  enum Source: Hashable, Sendable {
    /// The view itself.
    case own
    /// A view in a layer, whose component has the value as a property.
    case layer(Int, property: Int)
  }
}

extension Component {
  /// Whether a property can have an entered value: it is declared in a style file, and no other value computes it.
  fileprivate func mayBeEntered(_ index: Int) -> Bool {
    let property = properties[index]
    if case .base = property.owner { return false }
    guard !property.isPseudo, property.driven == nil else { return false }
    switch property.type {
    case .string: return true
    case .bool, .integer, .number: return !property.isOptional
    case .localizedString, .choice, .point, .size, .rect, .range, .color, .image, .gradientStops, .shadow,
      .shadows, .outline, .font, .edgeInsets, .animation, .corners, .transform, .path, .numbers, .strings:
      return false
    }
  }

  /// Whether any value in the component is computed from a property, apart from one that a layer shows unchanged.
  func computes(from property: Int, beside sources: [EnteredProperty.Source] = []) -> Bool {
    func reads(_ expression: Expression?) -> Bool { expression?.properties.contains(property) ?? false }
    let drivenEntry = sources == [.own] ? entry : nil
    if properties.indices.contains(where: { $0 != drivenEntry && reads(properties[$0].driven) })
      || settings.contains(where: { reads($0.value) })
      || animations.contains(where: { $0.expressions.contains(where: reads) }) || reads(transition)
      || propertyTransitions.contains(where: { reads($0.timing) }) || reads(accessibility.number?.expression)
    {
      return true
    }
    return layers.enumerated().contains { place, layer in
      layer.settings.contains { setting in
        guard reads(setting.value), !layer.isOfBaseClass || setting.span != nil else { return false }
        guard case .property(let key) = setting.key else { return true }
        return !sources.contains(.layer(place, property: key))
      } || !layer.isOfBaseClass && layer.frame.operands.contains(where: reads)
        || reads(layer.accessibility?.label)
    }
  }
}

extension ComponentPlan {
  /// The plan with its entered properties, where something depends on them.
  func following(_ all: EnteredValues) -> ComponentPlan {
    var plan = self
    for found in all[index] where slot(ofProperty: found.property).map({ !$0.nilIsUnsaid }) ?? false {
      let isBound = isShared || all.isBound(found.property, of: index)
      // Code can read any property that the style file declares.
      guard isBound || !isOfClass(found) || component.computes(from: found.property) else { continue }
      plan.entered.append(found)
      if isBound { plan.boundEntries.insert(found.property) }
    }
    return plan
  }

  /// The value that people enter in the view itself, where something depends on it.
  var ownEntry: EnteredProperty? { entered.first { $0.sources == [.own] } }

  /// Whether UIKit's class for the component observes a text view.
  var hearsTextView: Bool { component.base == .textView && ownEntry != nil }

  /// Whether that is a value of the class alone, and no property that the style file declares.
  func isOfClass(_ entered: EnteredProperty) -> Bool { entered.property == component.entry }
}
