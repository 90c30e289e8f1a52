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

extension CompilerOutput {
  /// Whether a value is the same in all modes, where its property decides about a state of the component; one that isn't is reported.
  func checkIsUniform(_ value: ModedValue, of property: Property, at span: Span) -> Bool {
    if value.isUniform || property.role?.saidState == nil { return true }
    report(.conditionOfState(property, at: span))
    return false
  }
}

extension Diagnostic {
  /// - Parameters:
  ///   - other: A component that declares a state of that name, which this one doesn't.
  ///   - isMode: Whether a mode has that name.
  static func unknownState(
    _ name: String, _ component: Component, declaredBy other: @autoclosure () -> Component?, isMode: Bool,
    in key: SyntaxNode
  ) -> Diagnostic {
    let span = key.span(ofPart: name)
    let near = stateMeant(by: name, component)
    if let near, let state = ControlState.allCases.first(where: { $0.name == near }),
      !component.base.states.contains(StateSet(state))
    {
      var diagnostic = impossibleState(component, StateSet(state), at: span)
      diagnostic.message = "there is no state ‘\(name.shortened)’; \(diagnostic.message)"
      return diagnostic
    }
    var diagnostic = Diagnostic(.unknownState, "there is no state ‘\(name.shortened)’", at: span)
    guard let near else {
      if isMode {
        diagnostic.notes = ["it is a mode: write ‘modes: { \(name): { … } }’"]
        return diagnostic
      }
      let possible =
        component.base.states.states.map(\.name) + component.ownStates.map(\.name) + [StateTable.normal]
      diagnostic.notes = ["‘\(component.name)’ has the states \(possible.quotedList)"]
      if let other = other() {
        diagnostic.message = "‘\(component.name)’ has no state ‘\(name.shortened)’"
        diagnostic.related = [Related("‘\(other.name)’ declares it", at: other.span)]
      }
      let isBase = component.isBaseClass
      diagnostic.notes.append(
        "a component\(isBase ? " based on \(component.name)" : "") can declare others: "
          + "‘states: { own: [\(name.mayNameState ? name : "loading")] }’")
      return diagnostic
    }
    // All names that `+` joins are corrected together, so that one round does it.
    let known = Set(component.base.states.states.map(\.name) + component.ownStates.map(\.name))
    let parts = key.text.split(separator: "+").map(String.init)
    let meant = parts.compactMap { known.contains($0) ? $0 : stateMeant(by: $0, component) }
    let isWhole =
      key.span == key.definition && meant.count == parts.count
      && parts.filter { !known.contains($0) }.count > 1
    let (place, text) = isWhole ? (key.span, meant.joined(separator: "+")) : (span, near)
    diagnostic.fixes = [FixIt("write ‘\(text)’", replace: place, with: text, isSafe: false)]
    return diagnostic
  }

  /// The state that was probably meant by a name: a misspelling, or other tools' word for it.
  private static func stateMeant(by name: String, _ component: Component) -> String? {
    let own = component.ownStates.map(\.name)
    // A pseudo-class of CSS.
    let plain = String(name.drop { $0 == ":" || $0 == "&" })
    let joined = joinedNames(in: name) { part in
      own.first { $0 == part }
        ?? ControlState.allCases.first { $0.name == part || $0.synonyms.contains(part) }?.name
    }
    if let joined { return joined }
    // Who edits a text field has the focus; a cell that is edited can be moved or deleted.
    if component.base.isCell, plain.lowercased().hasSuffix("editing") { return nil }
    let states = ControlState.allCases
    if let meant = ForeignWords.state.meant(by: plain, among: states.map(\.name) + own + [StateTable.normal])
    {
      return meant
    }
    // A misspelling of another tool's word, such as `presed`.
    let near = KnownNames(states.flatMap(\.synonyms)).nearest(to: plain)
    return near.flatMap { word in states.first { $0.synonyms.contains(word) }?.name }
  }

  /// The diagnostic for a state of the component that is set for a state or a mode, such as `isLoading: true`.
  static func conditionOfState(_ property: Property, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidStates,
      "‘\(property.name)’ says in which state the component is, so it can't depend on a state or a mode",
      at: span, notes: ["set it in the style itself, or in a variant"])
  }

  /// The diagnostic for a state of the component that is computed: `sets: { isLoading: $isBusy }`.
  static func computedState(_ property: Property, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidStates, "‘\(property.name)’ says in which state the component is, so it can't be computed",
      at: span,
      notes: ["write ‘true’ or ‘false’; what follows from a property is an expression of a layer’s key"])
  }

  /// The diagnostic for a condition inside another one: `selected: { highlighted: { … } }`.
  ///
  /// - Parameters:
  ///   - settings: The settings under the outer condition.
  ///   - name: The state or mode that the inner key stands for.
  ///   - section: The whole mapping `states` or `modes`.
  static func nestedCondition(
    _ key: SyntaxNode, _ settings: SyntaxNode, _ inner: MappingEntry, meaning name: String,
    in section: SyntaxNode, isState: Bool
  ) -> Diagnostic {
    let parts = key.text.split(separator: "+").map(String.init)
    let what = isState ? "state" : "mode"
    let message = "‘\(inner.key.text.shortened)’ is a \(what), which can't stand within another one"
    if parts.contains(name) || parts == [StateTable.normal] {
      return Diagnostic(
        .unknownProperty, message, at: inner.key.span,
        notes: [
          parts.contains(name)
            ? "‘\(key.text)’ says so already: leave it out"
            : "‘\(name)’ stands beside ‘\(key.text)’: ‘states: { \(name): { … } }’"
        ])
    }
    let joined = "\(key.text)+\(name)"
    let isAlone = Array(settings.entries.prefix(2)).count == 1
    let isNew = !section.entries.contains { $0.key.text == joined }
    let (whole, part) = (settings.definition, inner.value.definition)
    var fixes: [FixIt] = []
    if isAlone, isNew, !inner.isMerged, !key.isQuoted, !inner.key.isQuoted, settings.span == whole,
      inner.value.span == part, key.span.end <= inner.key.span.start, part.end <= whole.end
    {
      let edits = [
        FixIt.Edit(Span(key.span.file, Int(key.span.start), Int(inner.key.span.end)), joined),
        FixIt.Edit(Span(key.span.file, Int(part.end), Int(whole.end)), ""),
      ]
      fixes = [FixIt("write ‘\(joined)’", edits.filter { !$0.span.range.isEmpty }, isSafe: false)]
    }
    return Diagnostic(
      .unknownProperty, message, at: inner.key.span,
      notes: fixes.isEmpty
        ? ["‘+’ joins \(what)s that hold at once: ‘\(isState ? "states" : "modes"): { \(joined): { … } }’"]
        : [],
      fixes: fixes)
  }

  /// The diagnostic for a value for a state and a mode: `highlighted+dark`, or `modes` below a state.
  static func stateAndMode(_ code: DiagnosticCode, at span: Span) -> Diagnostic {
    Diagnostic(
      code, "a value can't be for a state and a mode at once", at: span,
      notes: [
        "use a token that differs by mode as the state's value: ‘ink: { value: black, dark: white }’"
      ])
  }

  /// The diagnostic for an `own:` without a value.
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
