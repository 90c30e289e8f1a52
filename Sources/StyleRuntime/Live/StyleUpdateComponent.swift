#if LIVE_UPDATES
  import Dispatch

  /// A place of a component's values: how what an inspector sends for it is read.
  nonisolated struct StyleUpdatePlace: Sendable {
    fileprivate let read: @Sendable (inout StyleUpdateReader) -> StyleStoredValue?

    static func value<Value: StyleUpdateValue>(_ type: Value.Type) -> StyleUpdatePlace {
      StyleUpdatePlace { reader in Value._styleRead(&reader).map { .of($0) } }
    }

    /// One of a closed set of words.
    static func word<Word: RawRepresentable<String> & Hashable & Sendable>(
      _ type: Word.Type
    ) -> StyleUpdatePlace {
      StyleUpdatePlace { reader in reader.word(of: type).map { .of($0) } }
    }

    /// One of them, or none.
    static func optionalWord<Word: RawRepresentable<String> & Hashable & Sendable>(
      _ type: Word.Type
    ) -> StyleUpdatePlace {
      StyleUpdatePlace { reader in
        guard let text = String?._styleRead(&reader) else { return nil }
        guard let text else { return .of(Word?.none) }
        return Word(rawValue: text).map { .of(Word?.some($0)) }
      }
    }
  }

  /// What an app was built with of a component, and what an inspector says of its styles since.
  nonisolated final class StyleUpdateComponent: @unchecked Sendable {
    struct Update: Sendable {
      var values: StyleStoredValues
      var changes: StyleChangeTable
    }

    let name: String
    /// Of the places of its values; what an inspector sends is of the same.
    let layout: String
    /// Of all code about it besides values of styles.
    let code: String
    private let places: [StyleUpdatePlace]
    /// The places whose values the component computes in some modes.
    private let computed: Set<Int>
    /// By the names of styles. In `lock`.
    private var updates: [String: Update] = [:]

    private static let lock = DispatchQueue(label: "StyleUpdateComponent")
    private static let mostStyles = 65_536

    init(
      _ name: String,
      layout: String,
      code: String,
      computed: Set<Int>,
      _ places: [StyleUpdatePlace]
    ) {
      self.name = name
      self.layout = layout
      self.code = code
      self.computed = computed
      self.places = places
    }

    func update(of style: String) -> Update? {
      StyleUpdateComponent.lock.sync { updates[style] }
    }

    func take(_ update: Update, of style: String) {
      StyleUpdateComponent.lock.sync {
        guard updates[style] != nil || updates.count < StyleUpdateComponent.mostStyles else {
          return
        }
        updates[style] = update
      }
    }

    /// Makes the values of a style as its initializer does: what the component says, and then what the style says in its place.
    func read(_ reader: inout StyleUpdateReader) -> Update? {
      var values = StyleStoredValues(count: places.count)
      var changes = StyleChangeTable()
      for place in places.indices {
        guard let value = places[place].read(&reader) else { return nil }
        values.put(value, at: place)
      }
      guard let initial = readChanges(&reader) else { return nil }
      for (condition, changed) in initial { changes[condition] = changed }
      changes.givesWay = true
      changes.computed = computed
      guard let count = reader.count() else { return nil }
      for _ in 0..<count {
        guard let (place, value) = readEntry(&reader) else { return nil }
        values.put(value, at: place, over: &changes)
      }
      guard let given = readChanges(&reader), reader.isAtEnd else { return nil }
      changes.set(given)
      return Update(values: values, changes: changes)
    }

    private func readChanges(
      _ reader: inout StyleUpdateReader
    ) -> [(StyleConditionBits, StyleChangedValues)]? {
      reader.list { reader in
        guard let states = reader.bits(), let modes = reader.bits(),
          let entries = reader.list({ self.readEntry(&$0) })
        else { return nil }
        var changed = StyleChangedValues()
        for (place, value) in entries { changed.put(value, at: place) }
        return (StyleConditionBits(states: states, modes: modes), changed)
      }
    }

    private func readEntry(_ reader: inout StyleUpdateReader) -> (Int, StyleStoredValue)? {
      guard let place = reader.word().flatMap({ Int($0) }), places.indices.contains(place),
        let value = places[place].read(&reader)
      else { return nil }
      return (place, value)
    }
  }

  /// Which style of the style files a value came from, and what it said when the app was built. Two values are equal whatever they came
  /// from.
  nonisolated struct StyleUpdateSource: Sendable, Hashable {
    private(set) var component: StyleUpdateComponent?
    private(set) var name = ""
    private(set) var values = StyleStoredValues(count: 0)
    private(set) var changes = StyleChangeTable()

    init() {}

    init(
      _ component: StyleUpdateComponent,
      _ name: String,
      _ values: StyleStoredValues,
      _ changes: StyleChangeTable
    ) {
      self.component = component
      self.name = name
      self.values = values
      self.changes = changes
    }

    /// Gives values what an inspector says, as far as code hasn't changed them.
    func follow(_ values: inout StyleStoredValues, _ changes: inout StyleChangeTable) {
      guard let component else { return }
      StyleUpdates.access()
      guard let update = component.update(of: name) else { return }
      values.replace(self.values, by: update.values)
      changes.follow(self.changes, to: update.changes)
    }

    static func == (left: Self, right: Self) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }
#endif
