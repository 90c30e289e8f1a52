import StyleSource

/// What became of something that style files declare.
package struct Change: Sendable {
  package var kind: ChangeKind
  package var subject: Declared
  /// Its name afterwards; what is removed has the one that it had.
  package var name: String
  /// Of what is renamed.
  package var oldName: String?
  /// Where its name stands, before and afterwards.
  package var oldSpan: Span?
  package var newSpan: Span?
  /// What is different in it.
  package var details: [Detail] = []
  /// What changes only because this does.
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

/// In the order of reports: first what can break something.
package enum ChangeKind: String, CaseIterable, Sendable {
  case removed, renamed, changed, added
}
