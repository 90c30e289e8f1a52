import StyleModel
import StyleSource

extension Sequence<String> {
  /// The strings in quotes, as a list: ‘a’, ‘b’ and ‘c’.
  var quotedList: String { map(\.quoted).list }
}

extension Double {
  /// The number with at most two decimals, for a message.
  var shown: String { formatNumber((self * 100).rounded() / 100) }
}

extension Size {
  /// The size for a message: 150 × 44.
  var shown: String { "\(width.shown) × \(height.shown)" }
}
