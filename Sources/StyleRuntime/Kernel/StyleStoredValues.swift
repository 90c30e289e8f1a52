/// A value of a style, whatever its type is.
///
/// All styles store their values in the same way, so that the code that compares, copies and
/// changes them exists once for all of them.
@_spi(Generated) nonisolated public class StyleStoredValue: @unchecked Sendable, Hashable {
  /// What stands in a place until a value is set.
  fileprivate static let none: StyleStoredValue = StyleStoredValue()

  fileprivate init() {}

  fileprivate func isEqual(to other: StyleStoredValue) -> Bool { self === other }

  public func hash(into hasher: inout Hasher) {}

  fileprivate var text: String { "nothing" }

  public static func == (left: StyleStoredValue, right: StyleStoredValue) -> Bool {
    left === right || left.isEqual(to: right)
  }
}

/// A value of one type.
nonisolated private final class StyleTypedValue<Value: Hashable & Sendable>: StyleStoredValue,
  @unchecked Sendable
{
  let value: Value

  init(_ value: Value) {
    self.value = value
    super.init()
  }

  override func isEqual(to other: StyleStoredValue) -> Bool {
    type(of: other) == type(of: self) && other.value() == value
  }

  override func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }

  override var text: String {
    let text = String(describing: value)
    return text.hasPrefix("Optional(") ? String(text.dropFirst(9).dropLast()) : text
  }
}

extension StyleStoredValue {
  /// The value, whose type is known from the place in which it stands.
  nonisolated fileprivate func value<Value: Hashable & Sendable>() -> Value {
    unsafeDowncast(self, to: StyleTypedValue<Value>.self).value
  }
}

/// The values of a style, each in a place of its own.
@_spi(Generated) nonisolated public struct StyleStoredValues: Sendable, Hashable {
  fileprivate var values: [StyleStoredValue]

  public init(count: Int) { values = Array(repeating: .none, count: count) }

  // Inlined in every property, these would make the code of styles several times as large.

  public subscript<Value: Hashable & Sendable>(place: Int) -> Value {
    @inline(never) get { values[place].value() as Value }
    @inline(never) set { values[place] = StyleTypedValue<Value>(newValue) }
  }

  /// Sets a value for all modes: what code says goes before what changes say of modes.
  @inline(never)
  public mutating func set<Value: Hashable & Sendable>(
    _ value: Value,
    at place: Int,
    over changes: inout StyleChangeTable
  ) {
    values[place] = StyleTypedValue<Value>(value)
    changes.giveWay(to: [place])
  }

  /// Takes the values of some changes.
  public mutating func apply(_ changes: StyleChangedValues) {
    for entry in changes.entries { values[entry.place] = entry.value }
  }

  /// Sets the values of some changes for all modes.
  public mutating func apply(_ changes: StyleChangedValues, over table: inout StyleChangeTable) {
    apply(changes)
    table.giveWay(to: changes.entries.map(\.place))
  }

  /// Takes the values of all changes that hold, so that the ones that weigh most come last.
  public mutating func apply(_ table: StyleChangeTable, in present: StyleConditionBits) {
    for entry in table.entries where present.contains(entry.condition) { apply(entry.changes) }
  }

  /// Takes other values where the present ones are still those that it was made with.
  public mutating func replace(_ plain: StyleStoredValues, by made: StyleStoredValues) {
    for place in values.indices where values[place] == plain.values[place] {
      values[place] = made.values[place]
    }
  }
}

/// Values in place of some of a style's.
@_spi(Generated) nonisolated public struct StyleChangedValues: Sendable, Hashable {
  fileprivate struct Entry: Sendable, Hashable {
    var place: Int
    var value: StyleStoredValue
  }

  /// In the order of their places.
  fileprivate var entries: [Entry] = []

  public init() {}

  public var isEmpty: Bool { entries.isEmpty }

  /// The changed value; nil where it isn't changed.
  public subscript<Value: Hashable & Sendable>(place: Int) -> Value? {
    @inline(never) get { value(at: place).map { $0.value() as Value } }
    @inline(never) set { set(newValue.map { StyleTypedValue<Value>($0) }, at: place) }
  }

  /// The same for a value that may be nil, but isn't changed to nil.
  public subscript<Value: Hashable & Sendable>(present place: Int) -> Value? {
    @inline(never) get { value(at: place).flatMap { $0.value() as Value? } }
    @inline(never) set { set(newValue.map { StyleTypedValue<Value?>($0) }, at: place) }
  }

  fileprivate func value(at place: Int) -> StyleStoredValue? {
    for entry in entries where entry.place == place { return entry.value }
    return nil
  }

  fileprivate mutating func set(_ value: StyleStoredValue?, at place: Int) {
    if value == nil, entries.isEmpty { return }
    let index = entries.firstIndex { $0.place >= place } ?? entries.count
    let isThere = index < entries.count && entries[index].place == place
    if let value {
      if isThere {
        entries[index].value = value
      } else {
        entries.insert(Entry(place: place, value: value), at: index)
      }
    } else if isThere {
      entries.remove(at: index)
    }
  }
}

/// States and modes, a bit each, of which later ones weigh more.
@_spi(Generated) nonisolated public struct StyleConditionBits: Sendable, Hashable, Comparable {
  public var states: UInt64
  public var modes: UInt64

  public init(states: UInt64 = 0, modes: UInt64 = 0) {
    self.states = states
    self.modes = modes
  }

  /// Whether all that another condition asks for holds.
  public func contains(_ other: StyleConditionBits) -> Bool {
    other.states & ~states == 0 && other.modes & ~modes == 0
  }

  public mutating func formUnion(_ other: StyleConditionBits) {
    states |= other.states
    modes |= other.modes
  }

  /// The order in which changes take effect: those for more states come later, and for the same
  /// states those for more modes.
  public static func < (left: StyleConditionBits, right: StyleConditionBits) -> Bool {
    left.states == right.states
      ? (left.modes.nonzeroBitCount, left.modes) < (right.modes.nonzeroBitCount, right.modes)
      : (left.states.nonzeroBitCount, left.states) < (right.states.nonzeroBitCount, right.states)
  }
}

/// The changes of a style, by the condition in which they hold.
@_spi(Generated) nonisolated public struct StyleChangeTable: Sendable, Hashable {
  fileprivate struct Entry: Sendable, Hashable {
    var condition: StyleConditionBits
    var changes: StyleChangedValues
  }

  /// A place that code has set in a condition.
  private struct Setting: Sendable, Hashable {
    var place: Int
    var condition: StyleConditionBits
  }

  /// In the order in which they take effect; none is empty.
  fileprivate var entries: [Entry] = []
  /// Whether a value that is set replaces those for the same state and more modes. A component's own values don't, nor do those
  /// of its variants: they say what holds in each mode.
  public var givesWay = false
  /// The places whose values the component computes in some modes.
  public var computed: Set<Int> = []
  /// Those of them that are set, and so aren't computed.
  private var settings: Set<Setting> = []

  public init() {}

  public var isEmpty: Bool { entries.isEmpty }

  /// Removes the changes, after which nothing is computed either.
  public mutating func removeAll() {
    entries = []
    computed = []
    settings = []
  }

  public subscript(condition: StyleConditionBits) -> StyleChangedValues {
    get {
      for entry in entries where entry.condition == condition { return entry.changes }
      return StyleChangedValues()
    }
    set {
      if givesWay {
        let old = self[condition]
        let places = newValue.entries.filter { old.value(at: $0.place) != $0.value }.map(\.place)
        giveWay(to: places, in: condition)
        for entry in old.entries where newValue.value(at: entry.place) == nil {
          settings.remove(Setting(place: entry.place, condition: condition))
        }
      }
      store(newValue, for: condition)
    }
  }

  private mutating func store(_ changes: StyleChangedValues, for condition: StyleConditionBits) {
    let index = entries.firstIndex { !($0.condition < condition) } ?? entries.count
    let isThere = index < entries.count && entries[index].condition == condition
    if changes.isEmpty {
      if isThere { entries.remove(at: index) }
    } else if isThere {
      entries[index].changes = changes
    } else {
      entries.insert(Entry(condition: condition, changes: changes), at: index)
    }
  }

  /// Takes changes for several conditions at once, whatever their order is.
  public mutating func set(_ changes: [(StyleConditionBits, StyleChangedValues)]) {
    for (condition, changes) in changes.sorted(by: { $0.0 < $1.0 }) { self[condition] = changes }
  }

  /// Whether a value is computed in a condition: it is, unless it is set for the same states and
  /// for these modes or some of them.
  public func computes(_ place: Int, in condition: StyleConditionBits) -> Bool {
    computed.contains(place)
      && !settings.contains {
        $0.place == place && $0.condition.states == condition.states
          && condition.contains($0.condition)
      }
  }

  /// Removes what is said for the same states and more modes than a condition has.
  fileprivate mutating func giveWay(
    to places: [Int],
    in condition: StyleConditionBits = StyleConditionBits()
  ) {
    if !givesWay || places.isEmpty { return }
    for place in places where computed.contains(place) {
      settings.insert(Setting(place: place, condition: condition))
    }
    for index in entries.indices.reversed() {
      let other = entries[index].condition
      guard other.states == condition.states, other != condition, other.contains(condition) else {
        continue
      }
      for place in places { entries[index].changes.set(nil, at: place) }
      if entries[index].changes.isEmpty { entries.remove(at: index) }
    }
  }

  /// Whether there are changes in one of some states.
  public func differs(in states: UInt64) -> Bool {
    entries.contains { $0.condition.states & states != 0 }
  }

  /// The conditions that hold, of those with changes and of others, in the order in which their
  /// changes take effect.
  public func conditions(
    in present: StyleConditionBits,
    and others: [StyleConditionBits]
  ) -> [StyleConditionBits] {
    let all = Set(entries.map(\.condition)).union(others)
    return all.filter(present.contains).sorted()
  }

  /// Takes other values where the present ones are still those that it was made with.
  public mutating func replace(_ plain: StyleChangeTable, by made: StyleChangeTable) {
    for entry in made.entries {
      let old = plain[entry.condition]
      var changes = self[entry.condition]
      if changes == old {
        store(entry.changes, for: entry.condition)
        continue
      }
      for new in entry.changes.entries
      where changes.value(at: new.place) == old.value(at: new.place) {
        changes.set(new.value, at: new.place)
      }
      store(changes, for: entry.condition)
    }
  }
}

// What a failed comparison of two styles prints: only the values that are the style's own.

nonisolated extension StyleStoredValues {
  /// `CardStyle(alpha: 0.5, dark: (edge: #FFFFFF))`: where a style leads away from a standard one.
  @_spi(Generated) public func description(
    _ type: String,
    _ names: [String],
    _ changes: StyleChangeTable,
    unlike standard: (values: StyleStoredValues, changes: StyleChangeTable),
    conditionName: (StyleConditionBits) -> String
  ) -> String {
    var texts: [String] = []
    for place in values.indices where values[place] != standard.values.values[place] {
      texts.append("\(names[place]): \(values[place].text)")
    }
    for condition in Set((changes.entries + standard.changes.entries).map(\.condition)).sorted() {
      let own = changes[condition]
      if own == standard.changes[condition] { continue }
      let values = own.entries.map { "\(names[$0.place]): \($0.value.text)" }
      texts.append("\(conditionName(condition)): (\(values.joined(separator: ", ")))")
    }
    return "\(type)(\(texts.joined(separator: ", ")))"
  }
}

#if LIVE_UPDATES
  #if DEBUG
    // What an inspector says of styles while the app runs.

    nonisolated extension StyleStoredValue {
      static func of<Value: Hashable & Sendable>(_ value: Value) -> StyleStoredValue {
        StyleTypedValue(value)
      }
    }

    nonisolated extension StyleStoredValues {
      mutating func put(_ value: StyleStoredValue, at place: Int) { values[place] = value }

      /// Sets a value for all modes, as code does.
      mutating func put(
        _ value: StyleStoredValue,
        at place: Int,
        over changes: inout StyleChangeTable
      ) {
        values[place] = value
        changes.giveWay(to: [place])
      }
    }

    nonisolated extension StyleChangedValues {
      mutating func put(_ value: StyleStoredValue, at place: Int) { set(value, at: place) }
    }

    nonisolated extension StyleChangeTable {
      /// Takes other changes where the present ones are still those that it was made with, and
      /// drops those that are no longer said.
      mutating func follow(_ plain: StyleChangeTable, to made: StyleChangeTable) {
        replace(plain, by: made)
        for entry in plain.entries {
          let new = made[entry.condition]
          var changes = self[entry.condition]
          for old in entry.changes.entries
          where new.value(at: old.place) == nil && changes.value(at: old.place) == old.value {
            changes.set(nil, at: old.place)
          }
          store(changes, for: entry.condition)
        }
        settings = settings.subtracting(plain.settings).union(made.settings)
      }
    }
  #endif
#endif
