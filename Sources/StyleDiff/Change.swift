import StyleSource

/// A change of a declaration in style files.
package struct Change: Sendable {
  package var kind: ChangeKind
  package var subject: Declared
  /// The name afterwards; for a removed declaration, the name before.
  package var name: String
  /// The name before, if the declaration is renamed.
  package var oldName: String?
  /// The location of the name, before and afterwards.
  package var oldSpan: Span?
  package var newSpan: Span?
  /// The differences in the declaration.
  package var details: [Detail] = []
  /// The declarations that change only because this one does.
  package var consequences = Consequences()

  package enum Declared: String, CaseIterable, Sendable {
    case mode, state, token, trait, component, style

    package var plural: String {
      switch self {
      case .mode: "modes"
      case .state: "states"
      case .token: "tokens"
      case .trait: "traits"
      case .component: "components"
      case .style: "styles"
      }
    }
  }

  /// The names of tokens, components and styles with values that follow from those that changed.
  package struct Consequences: Sendable {
    package var tokens: [String] = []
    package var components: [String] = []
    package var styles: [String] = []
  }
}

/// The kind of a change, in the order of reports: first what can break something.
package enum ChangeKind: String, CaseIterable, Sendable {
  case removed, renamed, changed, added
}
