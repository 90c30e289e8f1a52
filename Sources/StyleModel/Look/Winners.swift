/// Which of several settings of one target holds in a state and modes.
///
/// A setting applies when its state and its modes are parts of the ones at hand. Among those that apply,
/// the one with the longest state wins, then the state of higher precedence, then the one with the most modes,
/// then the last offered. So a joined state falls back to the longest of its parts that sets the target, and
/// what is said of a state beats what is said of a mode.
struct Winners {
  let state: StateSet
  let modes: ModeSet
  private(set) var properties: [Int: Entry] = [:]
  private(set) var layers: [Int: [LayerKey: Entry]] = [:]

  init(state: StateSet, modes: ModeSet) {
    self.state = state
    self.modes = modes
  }

  struct Entry {
    fileprivate var rank: Rank
    var content: Content
  }

  enum Content {
    case value(ModedValue)
    case expression(Expression)
  }

  fileprivate struct Rank: Comparable {
    var state, precedence, modes: Int

    static func < (a: Rank, b: Rank) -> Bool {
      (a.state, a.precedence, a.modes) < (b.state, b.precedence, b.modes)
    }
  }

  mutating func offer(_ target: Target, _ state: StateSet, _ modes: ModeSet, _ content: Content) {
    guard state.isSubset(of: self.state), modes.isSubset(of: self.modes) else { return }
    let rank = Rank(state: state.count, precedence: state.precedence, modes: modes.count)
    let entry = Entry(rank: rank, content: content)
    switch target {
    case .property(let index):
      if properties[index].map({ $0.rank <= rank }) ?? true { properties[index] = entry }
    case .layer(let index, let key):
      if layers[index]?[key].map({ $0.rank <= rank }) ?? true { layers[index, default: [:]][key] = entry }
    }
  }
}
