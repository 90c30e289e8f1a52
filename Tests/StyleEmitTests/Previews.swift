/// What stands for the macro `#Preview`, whose implementation only Xcode has: a constant of the doubles' type `_Preview`.
enum Previews {
  /// Swift with a private constant for each preview: `preview0`, `preview1` and so on, from `first`.
  static func compiled(_ text: String, from first: Int = 0) -> String {
    var count = first
    return text.replacing(#/#Preview\(/#) { _ in
      defer { count += 1 }
      return "@MainActor private let preview\(count) = _Preview("
    }
  }

  static func count(in text: String) -> Int { text.matches(of: #/#Preview\(/#).count }
}
