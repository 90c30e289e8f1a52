import StyleModel

/// The set of states, with a constant for each.
func stateTypeSource(_ states: StateTable) -> String {
  let own = states.own.enumerated().map { (swiftIdentifier($1), StateSet(own: $0).rawValue) }
  let constants = (ControlState.allCases.map { ($0.name, $0.bit) } + own).map { name, bit in
    "  public static let \(name): StyleState = StyleState(rawValue: \(bit))"
  }.joined(separator: "\n")
  let type = own.isEmpty && StateSet.all.rawValue <= UInt8.max ? "UInt8" : "UInt16"
  return """
    /// The states of a control; empty for the normal state.
    nonisolated public struct StyleState: OptionSet, Sendable, Hashable {
      public let rawValue: \(type)

      public init(rawValue: \(type)) { self.rawValue = rawValue }

    \(constants)
    }
    """
}
