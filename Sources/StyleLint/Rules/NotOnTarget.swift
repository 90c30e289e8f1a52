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
    return (context.stateProblems + context.layerProblems).filter { seen.insert($0.span).inserted }
  }
}

extension RuleContext {
  /// Where a state is set in which some framework never shows a view; once for each component or style and state.
  fileprivate var stateProblems: [Diagnostic] {
    func problems(_ component: Component, _ settings: [(state: StateSet, span: Span?)]) -> [Diagnostic] {
      StateSet.named.compactMap { name, state -> Diagnostic? in
        let missing = facts.frameworks.filter { $0.missingStates(of: component.base).contains(state) }
        guard !missing.isEmpty, let place = settings.first(where: { $0.state.contains(state) })?.span else {
          return nil
        }
        return .stateNotOnTarget(name, component.base, missing, at: place)
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

extension AppleFramework {
  /// The states of a class in which this framework never shows one.
  fileprivate func missingStates(of base: BaseClass) -> StateSet {
    guard base.isCell else { return [] }
    return switch self {
    case .uikit: []
    // Lists select rows, but highlight none.
    case .appkit: .highlighted
    // A modifier is not told.
    case .swiftui: [.highlighted, .selected]
    }
  }
}

extension DiagnosticCode {
  static let notOnTarget = DiagnosticCode(
    "not-on-target", .warning, "What a style says shows with every framework that Swift is generated for.",
    explanation: """
      SwiftUI tells no modifier whether a cell is pressed or selected, AppKit's lists highlight nothing, and SwiftUI has no
      style of a button within a button. The code for that framework leaves such a look out. Where the framework is not
      needed, leave it out of `targets` in `.stylec.yml`; where it is, switch the rule off for the line, and show the look
      in another way there.
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
  fileprivate static func stateNotOnTarget(
    _ state: String, _ base: BaseClass, _ frameworks: Set<AppleFramework>, at span: Span
  ) -> Diagnostic {
    let names = frameworks.map(\.rawValue).sorted().joined(separator: " and ")
    return Diagnostic(
      .notOnTarget,
      "\(names) \(frameworks.count == 1 ? "shows" : "show") no \(base.rawValue) as \(state)", at: span,
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
