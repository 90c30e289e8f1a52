import StyleModel
import StyleSource

/// The settings of a component that some framework does not show.
struct UnshownLooks: Sendable {
  let index: Int
  private let component: Component
  private let states: [(state: ControlState, missing: Set<AppleFramework>)]
  /// The frameworks that have no way to set a property of the base class, or of a component in a layer.
  private let properties: [Target: Unset]
  /// The component's own values of these properties, besides those in states and modes.
  let own: [OwnValue]

  private struct Unset: Sendable {
    let name: String
    let base: BaseClass
    let frameworks: Set<AppleFramework>
  }

  struct OwnValue: Sendable {
    let target: Target
    let key: Span?
    let value: ModedValue?

    func span(_ sheet: ResolvedSheet) -> Span? { key ?? value.flatMap { sheet[$0.origin].span } }
  }

  init(of index: Int, _ facts: SheetFacts) {
    let frameworks = facts.frameworks
    let component = facts.sheet.components[index]
    self.index = index
    self.component = component
    states = ControlState.allCases.compactMap { state in
      let missing = frameworks.filter { $0.missingStates(of: component.base).contains(state) }
      return missing.isEmpty ? nil : (state, missing)
    }
    func unset(_ component: Component) -> [(property: Int, Unset)] {
      let unsettable = component.base.unsettableProperties
      if unsettable.isEmpty { return [] }
      return component.properties.enumerated().compactMap { index, property in
        guard case .base = property.owner, let missing = unsettable[property.name]?.intersection(frameworks),
          !missing.isEmpty
        else { return nil }
        return (index, Unset(name: property.name, base: component.base, frameworks: missing))
      }
    }
    var properties: [Target: Unset] = [:]
    var own: [OwnValue] = []
    for (index, missing) in unset(component) {
      properties[.property(index)] = missing
      let property = component.properties[index]
      if property.driven != nil {
        own.append(OwnValue(target: .property(index), key: property.drivenSpan, value: nil))
      } else if property.defaultValue != property.inheritedDefault(in: component) {
        own.append(OwnValue(target: .property(index), key: nil, value: property.defaultValue))
      }
    }
    for (place, layer) in component.layers.enumerated() {
      guard case .component(let held) = layer.kind else { continue }
      for (index, missing) in unset(facts.sheet.components[held]) {
        properties[.layer(place, .property(index))] = missing
        for setting in layer.settings where setting.key == .property(index) {
          own.append(OwnValue(target: .layer(place, .property(index)), key: setting.span, value: nil))
        }
      }
    }
    (self.properties, self.own) = (properties, own)
  }

  var isEmpty: Bool { states.isEmpty && properties.isEmpty }

  /// The findings on settings of these states, one for each state, and of these properties. `setting` returns the target and the location
  /// of each of `count` settings; nil for one to skip.
  func problems(
    _ count: Int, setting: (Int) -> (target: Target, state: StateSet, span: Span?)?
  ) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for (state, missing) in states {
      let first = (0..<count).lazy.compactMap(setting).first { $0.state.contains(state) }
      guard let span = first?.span else { continue }
      problems.append(.stateNotOnTarget(state.name, component.base, missing, at: span))
    }
    if properties.isEmpty { return problems }
    for place in 0..<count {
      guard let (target, _, span) = setting(place), let span, let missing = properties[target] else {
        continue
      }
      problems.append(.propertyNotOnTarget(missing.name, missing.base, missing.frameworks, at: span))
    }
    return problems
  }
}

extension Diagnostic {
  fileprivate static func propertyNotOnTarget(
    _ name: String, _ base: BaseClass, _ frameworks: Set<AppleFramework>, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .notOnTarget, "\(frameworks.phrase) can't set \(name.quoted) of a \(base.rawValue)", at: span,
      notes: ["the \(frameworks.phrase) code leaves it out"])
  }

  fileprivate static func stateNotOnTarget(
    _ state: String, _ base: BaseClass, _ frameworks: Set<AppleFramework>, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .notOnTarget,
      "\(frameworks.phrase) never \(frameworks.count == 1 ? "shows" : "show") a \(base.rawValue) as \(state)",
      at: span,
      notes: ["the \(frameworks.phrase) code leaves out that state"])
  }
}
