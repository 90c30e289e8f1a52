import Testing

@testable import StyleModel

/// With few settings of a target all are looked at; with many they are found by their states.
@Suite struct SettingTableTests {
  @Test(arguments: [20, 40, 300, 2000]) func theHeaviestSettingHolds(count: Int) {
    let targets: [Target] = [
      .property(0), .layer(1, .layer(.opacity)), .layer(1, .property(3)), .layer(7, .layer(.opacity)),
    ]
    var seed: UInt32 = 1
    func next(_ limit: UInt32) -> Int {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return Int((seed >> 8) % limit)
    }
    let settings = (0..<count).map { index in
      Style.Setting(
        targets[next(UInt32(targets.count))], state: StateSet(rawValue: UInt16(next(256) & next(1 << 16))),
        modes: ModeSet(rawValue: UInt64(next(16) & next(16))),
        value: ModedValue(.number(Double(index)), origin: .unknown),
        rank: Int32(next(3)))
    }
    let table = SettingTable(settings, propertyCount: 2)
    for _ in 0..<2000 {
      let (state, modes) = (StateSet(rawValue: UInt16(next(1 << 16))), ModeSet(rawValue: UInt64(next(16))))
      let target = targets[next(UInt32(targets.count))]
      var heaviest: Int?
      for index in settings.indices where settings[index].target == target {
        guard settings[index].state.isSubset(of: state), settings[index].modes.isSubset(of: modes) else {
          continue
        }
        if let best = heaviest, SettingWeight(settings[index]) < SettingWeight(settings[best]) { continue }
        heaviest = index
      }
      let found =
        switch target {
        case .property(let property): table.winner(property, state, modes)
        case .layer(let layer, let key): table.winner(key, of: layer, state, modes)
        }
      #expect((found.isFound ? found.setting : nil) == heaviest)
    }
    #expect(!table.winner(1, .normal, []).isFound)
    #expect(!table.winner(.layer(.opacity), of: 2, .normal, []).isFound)
    let keys = settings.compactMap { if case .layer(1, let key) = $0.target { key } else { nil } }
    #expect(table.keys(of: 1) == keys.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
  }

  /// A weight packs its parts into two words, and none of them reaches into its neighbour.
  @Test func weightsCompareAsTheirPartsDo() {
    var weights: [(weight: SettingWeight, parts: [UInt64])] = []
    let states: [StateSet] = [.normal, .hovered, .disabled, StateSet(own: 0), .all, .own, [.all, .own]]
    for state in states {
      for isOfStyle in [false, true] {
        for rank in [0, 1, Int32.max] {
          for modes in [ModeSet(), .light, ModeSet(index: 63), ModeSet(rawValue: .max)] {
            let parts =
              [UInt64(state.count), UInt64(state.precedence), isOfStyle ? 1 : 0, UInt64(rank)]
              + [UInt64(modes.count), modes.rawValue]
            weights.append((SettingWeight(state, isOfStyle: isOfStyle, rank: rank, modes), parts))
          }
        }
      }
    }
    for first in weights {
      for second in weights {
        #expect((first.weight < second.weight) == first.parts.lexicographicallyPrecedes(second.parts))
      }
    }
  }
}
