/// The names that may be written in one place, for finding the one that was meant by another. Every “did you mean” asks it.
///
/// A few searches compare a name with all others. From then on, an index finds the same without that, so that many misspelled names
/// cost no more than their number. Several may share the index: what each of them finds, and what it costs, doesn't depend on the
/// others.
package final class KnownNames {
  private let shared: Shared
  private let cost: SearchCost
  /// The number of searches without the index, which costs more than it saves a few.
  private var plainSearches: Int

  /// - Parameter cost: The counter of what the searches cost.
  package init(_ names: Shared, plainSearches: Int = 16, cost: SearchCost = SearchCost()) {
    shared = names
    self.plainSearches = plainSearches
    self.cost = cost
  }

  package convenience init(_ names: [String]) { self.init(Shared(names)) }

  package var names: [String] { shared.names }

  package func contains(_ name: String) -> Bool {
    plainSearches > 0 ? names.contains(name) : shared.all.contains(name)
  }

  /// The name that was probably meant, or nil where none is near enough.
  ///
  /// - Parameter own: A name that can't be meant here, such as that of the style that extends another.
  package func nearest(to name: String, besides own: String? = nil) -> String? {
    if plainSearches > 0 {
      plainSearches -= 1
      cost.comparisons += names.count
      guard let own else { return nearestName(to: name, among: names) }
      return nearestName(to: name, among: names.lazy.filter { $0 != own })
    }
    let (near, count) = shared.index.nearest(to: name, besides: own)
    cost.comparisons += count
    return near
  }

  /// The first of the names that differs from `name` only in characters that `plain` leaves out.
  package func first(like name: String) -> String? {
    let plain = KnownNames.plain(name)
    return plainSearches > 0 ? names.first { KnownNames.isPlain(plain, of: $0) } : shared.byPlain[plain]
  }

  /// A name without `-`, `_` and capitals, in which tools differ: `background-color`, `BackgroundColor`.
  package static func plain(_ name: String) -> String {
    String(name.lowercased().filter { !"-_ :&.".contains($0) })
  }

  /// Whether `plain` is what remains of a name, which most names show in their first letter.
  private static func isPlain(_ plain: String, of name: String) -> Bool {
    var rest = plain.utf8[...]
    for byte in name.utf8 where !"-_ :&.".utf8.contains(byte) {
      if byte >= 0x80 { return KnownNames.plain(name) == plain }
      let isCapital = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
      guard rest.popFirst() == (isCapital ? byte | 0x20 : byte) else { return false }
    }
    return rest.isEmpty
  }

  /// The names, and the index that many searches among them need, which is made once. Threads share it.
  package final class Shared: Sendable {
    package let names: [String]
    private let made = Guarded(Made())

    private struct Made {
      var index: SpellingIndex?
      var all: Set<String>?
      var byPlain: [String: String]?
    }

    package init(_ names: [String]) { self.names = names }

    fileprivate var index: SpellingIndex { once(\.index) { SpellingIndex(names) } }
    fileprivate var all: Set<String> { once(\.all) { Set(names) } }
    fileprivate var byPlain: [String: String] {
      once(\.byPlain) {
        Dictionary(names.map { (plain($0), $0) }, uniquingKeysWith: { first, _ in first })
      }
    }

    private func once<Value>(_ path: WritableKeyPath<Made, Value?>, _ make: () -> Value) -> Value {
      self.made.use { made in
        if let value = made[keyPath: path] { return value }
        let value = make()
        made[keyPath: path] = value
        return value
      }
    }
  }
}

/// The cost of searches among names so far.
package final class SearchCost {
  /// The number of names that were compared.
  package fileprivate(set) var comparisons = 0

  package init() {}
}
