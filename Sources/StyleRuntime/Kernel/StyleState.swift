// Not embedded: generated code also has a constant for each state that a component declares.

/// The states of a control; empty for the normal state.
///
/// Modules of generated code add a constant for each state that their components declare. States with the same name are the same state in all modules.
nonisolated public struct StyleState: SetAlgebra, Sendable, Hashable {
  /// The states that controls have, a bit each.
  private var bits: UInt16 = 0
  /// The names of states that components declare, in ascending order.
  private var declared: [String] = []

  public init() {}

  private init(bits: UInt16) { self.bits = bits }

  /// A state that a component declares.
  @_spi(Generated) public init(declared name: String) { declared = [name] }

  public static let highlighted: StyleState = StyleState(bits: 1)
  public static let selected: StyleState = StyleState(bits: 2)
  public static let disabled: StyleState = StyleState(bits: 4)
  public static let focused: StyleState = StyleState(bits: 8)
  public static let hovered: StyleState = StyleState(bits: 16)

  /// Whether all states of another value hold.
  public func contains(_ member: StyleState) -> Bool {
    member.bits & ~bits == 0 && member.declared.allSatisfy(declared.contains)
  }

  @discardableResult
  public mutating func insert(
    _ newMember: StyleState
  ) -> (inserted: Bool, memberAfterInsert: StyleState) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  @discardableResult
  public mutating func remove(_ member: StyleState) -> StyleState? {
    let common = intersection(member)
    bits &= ~member.bits
    declared.removeAll(where: member.declared.contains)
    return common.isEmpty ? nil : common
  }

  @discardableResult
  public mutating func update(with newMember: StyleState) -> StyleState? {
    let common = intersection(newMember)
    formUnion(newMember)
    return common.isEmpty ? nil : common
  }

  public mutating func formUnion(_ other: StyleState) {
    bits |= other.bits
    let added = other.declared.filter { !declared.contains($0) }
    if !added.isEmpty { declared = (declared + added).sorted() }
  }

  public mutating func formIntersection(_ other: StyleState) {
    bits &= other.bits
    declared.removeAll { !other.declared.contains($0) }
  }

  public mutating func formSymmetricDifference(_ other: StyleState) {
    let common = intersection(other)
    formUnion(other)
    remove(common)
  }

  public func union(_ other: StyleState) -> StyleState {
    var result = self
    result.formUnion(other)
    return result
  }

  public func intersection(_ other: StyleState) -> StyleState {
    var result = self
    result.formIntersection(other)
    return result
  }

  public func symmetricDifference(_ other: StyleState) -> StyleState {
    var result = self
    result.formSymmetricDifference(other)
    return result
  }
}
