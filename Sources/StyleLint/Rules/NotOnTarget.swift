import StyleModel
import StyleSource

extension Rule {
  static let notOnTarget = Rule(
    .notOnTarget, .drawing, scope: .sheet,
    good: """
      components:
        Tile:
          base: UICollectionViewCell
          states: { focused: { backgroundColor: gray } }
      styles:
        tile: { component: Tile, states: { focused: { alpha: 0.5 } } }
      """
  ) { context in
    var seen: Set<Span> = []
    return (context.classProblems + context.stateProblems + context.propertyProblems + context.layerProblems)
      .filter { seen.insert($0.span).inserted }
  }
}

extension RuleContext {
  /// Where a state is set in which some framework never shows a view; once for each component or style and state.
  fileprivate var stateProblems: [Diagnostic] {
    func problems(_ component: Component, _ settings: [(state: StateSet, span: Span?)]) -> [Diagnostic] {
      ControlState.allCases.compactMap { state -> Diagnostic? in
        let missing = facts.frameworks.filter { $0.missingStates(of: component.base).contains(state) }
        guard !missing.isEmpty, let place = settings.first(where: { $0.state.contains(state) })?.span else {
          return nil
        }
        return .stateNotOnTarget(state.name, component.base, missing, at: place)
      }
    }
    return sheet.components.flatMap { component in
      problems(component, component.settings.map { ($0.state, $0.span) })
    }
      + sheet.styles.flatMap { style in
        problems(
          sheet.components[style.component],
          style.settings.filter { !$0.isInherited }.map { ($0.state, $0.span) })
      }
  }

  /// A component of a class that some framework has no counterpart of.
  fileprivate var classProblems: [Diagnostic] {
    sheet.components.compactMap { component in
      let missing = facts.frameworks.filter { !$0.has(component.base) }
      return missing.isEmpty ? nil : .classNotOnTarget(component, missing, at: component.span)
    }
  }

  /// What is set of a class that some framework has no way to set.
  fileprivate var propertyProblems: [Diagnostic] {
    func problem(_ target: Target, of component: Component, at span: Span?) -> Diagnostic? {
      guard case .property(let index) = target, let span else { return nil }
      let property = component.properties[index]
      guard case .base = property.owner else { return nil }
      let missing = facts.frameworks.filter { $0.unsettableProperties.contains(property.name) }
      return missing.isEmpty ? nil : .propertyNotOnTarget(property.name, component.base, missing, at: span)
    }
    return sheet.components.flatMap { component in
      component.settings.compactMap { problem($0.target, of: component, at: $0.span) }
    }
      + sheet.styles.flatMap { style in
        style.settings.filter { !$0.isInherited }.compactMap {
          problem($0.target, of: sheet.components[style.component], at: $0.span)
        }
      }
  }

  /// A control that a layer holds.
  fileprivate var layerProblems: [Diagnostic] {
    guard facts.frameworks.contains(.swiftui) else { return [] }
    return sheet.components.flatMap(\.layers).compactMap { layer -> Diagnostic? in
      guard case .component(let index) = layer.kind, sheet.components[index].base.isControl,
        let span = layer.span
      else { return nil }
      return .layerNotOnTarget(layer.name, sheet.components[index], at: span)
    }
  }
}

extension DiagnosticCode {
  static let notOnTarget = DiagnosticCode(
    "not-on-target", .warning, "What a style says shows with every framework that Swift is generated for.",
    explanation: """
      In SwiftUI, only a button's style knows whether the button is pressed or selected, some colours of controls can't be set,
      and a button can't have a style within another one. AppKit's lists highlight nothing, and AppKit has no counterpart of
      some of UIKit's classes. The code for that framework leaves such a look out. If you don't need the framework, leave it
      out of `targets` in `.stylec.yml`. If you do, turn the rule off for the line, and show the look in another way there.
      """,
    example: """
      components:
        Tile:
          base: UICollectionViewCell
          states: { selected: { backgroundColor: gray } }
                              # ^^^^^^^^^^^^^^^
      """)
}

extension Diagnostic {
  fileprivate static func classNotOnTarget(
    _ component: Component, _ frameworks: Set<AppleFramework>, at span: Span
  ) -> Diagnostic {
    let names = frameworks.map(\.rawValue).sorted().joined(separator: " and ")
    let what = component.isBaseClass ? "styles of \(component.base.rawValue)" : component.name.quoted
    return Diagnostic(
      .notOnTarget, "stylec doesn't generate a \(component.base.rawValue) for \(names)", at: span,
      notes: ["the code for \(names) leaves \(what) out"])
  }

  fileprivate static func propertyNotOnTarget(
    _ name: String, _ base: BaseClass, _ frameworks: Set<AppleFramework>, at span: Span
  ) -> Diagnostic {
    let names = frameworks.map(\.rawValue).sorted().joined(separator: " and ")
    return Diagnostic(
      .notOnTarget, "\(names) can't set \(name.quoted) of a \(base.rawValue)", at: span,
      notes: ["the code for \(names) leaves it out"])
  }

  fileprivate static func stateNotOnTarget(
    _ state: String, _ base: BaseClass, _ frameworks: Set<AppleFramework>, at span: Span
  ) -> Diagnostic {
    let names = frameworks.map(\.rawValue).sorted().joined(separator: " and ")
    return Diagnostic(
      .notOnTarget,
      "\(names) never \(frameworks.count == 1 ? "shows" : "show") a \(base.rawValue) as \(state)", at: span,
      notes: ["the code for \(names) leaves the look in that state out"])
  }

  fileprivate static func layerNotOnTarget(_ name: String, _ component: Component, at span: Span)
    -> Diagnostic
  {
    Diagnostic(
      .notOnTarget, "SwiftUI leaves out \(name.quoted), since \(component.name.quoted) is a control",
      at: span,
      notes: ["SwiftUI has no style of a button within another view"])
  }
}
