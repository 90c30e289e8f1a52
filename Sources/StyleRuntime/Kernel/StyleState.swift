// Not embedded: generated code also has a constant for each state that a component declares.

/// The states of a control; empty for the normal state.
nonisolated public struct StyleState: OptionSet, Sendable, Hashable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) { self.rawValue = rawValue }

  public static let selected: StyleState = StyleState(rawValue: 2)
  public static let highlighted: StyleState = StyleState(rawValue: 1)
  public static let disabled: StyleState = StyleState(rawValue: 4)
  public static let focused: StyleState = StyleState(rawValue: 8)
  public static let hovered: StyleState = StyleState(rawValue: 16)
}
