/// The weight of a setting where it holds, by the rule “Which value holds”: a longer state wins, then a state of higher
/// precedence, then a style over its component, then the rank, then the modes that yield to no others.
///
/// So a joined state falls back to the longest of its parts that sets the target, and what a child sets in some state holds in every mode,
/// whatever its parents set in modes.
struct SettingWeight: Comparable, Sendable {
  /// The state, whether the setting is a style's, the rank, and the number of modes, from the highest bits.
  private let first: UInt64
  private let second: UInt64

  /// A weight less than that of any setting.
  static let none = SettingWeight(first: 0, second: 0)

  private init(first: UInt64, second: UInt64) { (self.first, self.second) = (first, second) }

  init(_ setting: some ConditionalSetting) {
    self.init(setting.state, isOfStyle: type(of: setting).isOfStyle, rank: setting.rank, setting.modes)
  }

  init(_ state: StateSet, isOfStyle: Bool, rank: Int32, _ modes: ModeSet) {
    let (count, width) = (state.count, StateSet.RawValue.bitWidth)
    let ofState = count == 0 ? 0 : UInt64(count << width | state.precedence)
    first =
      ofState << 41 | (isOfStyle ? 1 << 40 : 0) | UInt64(UInt32(bitPattern: rank)) << 8 | UInt64(modes.count)
    second = modes.rawValue
  }

  static func < (a: SettingWeight, b: SettingWeight) -> Bool {
    a.first == b.first ? a.second < b.second : a.first < b.first
  }
}
