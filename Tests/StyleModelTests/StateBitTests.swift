import Testing

@testable import StyleModel

/// Apps may store the bits of states, so none ever moves.
@Suite struct StateBitTests {
  /// A new state gets the highest free bit, and a line here.
  @Test func bitsOfStatesStay() {
    let bits = Dictionary(uniqueKeysWithValues: ControlState.allCases.map { ($0.name, $0.bit) })
    #expect(bits == ["highlighted": 1, "selected": 2, "disabled": 4, "focused": 8, "hovered": 16])
    for index in 0..<StateTable.capacity { #expect(StateSet(own: index).rawValue == 32 << UInt16(index)) }
  }

  @Test func eachStateHasABitOfItsOwn() {
    let own = (0..<StateTable.capacity).map { StateSet(own: $0) }
    let bits = ControlState.allCases.map(\.bit) + own.map(\.rawValue)
    #expect(bits.allSatisfy { $0.nonzeroBitCount == 1 })
    #expect(bits.reduce(0, ^) == .max)
    #expect(own.reduce(into: StateSet()) { $0.formUnion($1) } == .own)
  }

  @Test func combinationsHavePlacesOfTheirOwn() {
    let combinations = StateSet.combinations
    #expect(combinations.count == 1 << ControlState.allCases.count)
    #expect(combinations.compactMap(\.place).sorted() == Array(combinations.indices))
    #expect(StateSet([.selected, StateSet(own: 0)]).place == nil)
  }

  @Test func strongerStatesHavePrecedence() {
    let own = (0..<StateTable.capacity).map { StateSet(own: $0) }
    let weakestFirst: [StateSet] = [.hovered, .focused, .selected, .highlighted] + own + [.disabled]
    #expect(weakestFirst.reduce(into: StateSet()) { $0.formUnion($1) }.rawValue == .max)
    // Of two sets, the one with the strongest state that the other doesn't hold wins.
    for (weak, strong) in zip(weakestFirst, weakestFirst.dropFirst()) {
      let weaker = weakestFirst.prefix { $0 != strong }.reduce(into: StateSet()) { $0.formUnion($1) }
      #expect(weak.precedence < strong.precedence)
      #expect(weaker.precedence < strong.precedence)
    }
    #expect(Set(StateSet.combinations.map(\.precedence)).count == StateSet.combinations.count)
  }
}
