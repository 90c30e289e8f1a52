import StyleModel
import StyleSource

extension Sequence<String> {
  /// ‘a’, ‘b’ and ‘c’
  var quotedList: String { map(\.quoted).list }
}

extension Double {
  /// At most two decimals of it, for a message.
  var shown: String { formatNumber((self * 100).rounded() / 100) }
}

extension Size {
  /// 150 × 44
  var shown: String { "\(width.shown) × \(height.shown)" }
}
