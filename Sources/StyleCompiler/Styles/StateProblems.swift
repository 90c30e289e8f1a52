import StyleModel
import StyleSource
import StyleSyntax

extension DiagnosticCode {
  static let unknownState = DiagnosticCode(
    "unknown-state", .error, "A component can be in the state.",
    explanation: """
      The states are `normal`, `highlighted` (pressed), `selected`, `disabled`, `focused` and `hovered`, joined
      with `+`. Only a component based on `UIControl` or `UIButton` is ever highlighted, selected or disabled. A
      component can declare more: `states: { own: [loading], loading: { … } }`.
      """,
    example: "styles:\n  go: { component: UIButton, states: { pressed: { alpha: 0.5 } } }\n")
}

extension Diagnostic {
  static func unknownState(_ name: String, _ component: Component, in key: SyntaxNode)
    -> Diagnostic
  {
    let own = component.ownStates.map(\.name)
    let names = ControlState.allCases.map(\.name) + own + [StateTable.normal]
    // A pseudo-class of CSS.
    let plain = String(name.drop { $0 == ":" || $0 == "&" })
    let near =
      joinedNames(in: name) { part in
        own.first { $0 == part }
          ?? ControlState.allCases.first { $0.name == part || $0.synonyms.contains(part) }?.name
      } ?? ForeignWords.state.meant(by: plain, among: names)
    let span = key.span(ofPart: name)
    if let near, let state = ControlState.allCases.first(where: { $0.name == near }),
      !component.base.states.contains(StateSet(state))
    {
      var diagnostic = impossibleState(component, StateSet(state), at: span)
      diagnostic.message = "there is no state ‘\(name.shortened)’; \(diagnostic.message)"
      return diagnostic
    }
    return Diagnostic(
      .unknownState, "there is no state ‘\(name.shortened)’", at: span,
      notes: near == nil ? ["the states are \(names.quotedList)"] : [],
      fixes: near.map { [FixIt("write ‘\($0)’", replace: span, with: $0, isSafe: false)] } ?? [])
  }

  /// `highlighted+dark`, or `modes` below a state.
  static func stateAndMode(_ code: DiagnosticCode, at span: Span) -> Diagnostic {
    Diagnostic(
      code, "a value can't be for a state and a mode at once", at: span,
      notes: [
        "use a token that differs by mode as the state's value: ‘ink: { value: black, dark: white }’"
      ])
  }

  /// `own:` with nothing behind it.
  static func declaresNoState(_ key: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .invalidStructure, "‘\(key.text)’ declares no state", at: key.span,
      notes: ["write the names of states, as in ‘\(key.text): [loading]’, or leave it out"])
  }

  static func conditionWithoutValues(_ key: SyntaxNode, before next: SyntaxNode?) -> Diagnostic {
    let name = key.text.shortened
    return Diagnostic(
      .invalidStructure, "‘\(name)’ sets nothing", at: key.span,
      notes: ["write ‘\(name): { … }’, or leave it out"]
        + (next.map { ["join states that are active at once: ‘\(name)+\($0.text.shortened): { … }’"] }
          ?? []))
  }

  static func joinedNormal(_ key: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .unknownState, "‘normal’ can't be joined with other states", at: key.span,
      notes: ["it means that no other state is active"])
  }

  static func impossibleState(_ component: Component, _ states: StateSet, at span: Span)
    -> Diagnostic
  {
    let reason = component.base.isCell ? "cells don't have that state" : "it takes no touches"
    return Diagnostic(
      .unknownState,
      "‘\(component.name)’ is never \(states.states.map(\.name).joined(separator: "+")), because \(reason)",
      at: span,
      notes: ["base it on UIControl or UIButton to give it looks for highlighted, selected and disabled"])
  }
}
