import StyleModel
import StyleSource

extension String {
  /// As a message names something from a style file.
  var quoted: String { "‘\(shortened)’" }
}

extension Sequence<String> {
  /// ‘a’, ‘b’ and ‘c’
  var quotedList: String {
    let names = map(\.quoted)
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension Double {
  /// At most two decimals of it, for a message.
  var shown: String { formatNumber((self * 100).rounded() / 100) }
}

extension Size {
  /// 150 × 44
  var shown: String { "\(width.shown) × \(height.shown)" }
}
