/// A radius that is half of a layer's side as other languages write it: `full` of Tailwind, `.infinity` of Swift, `$height / 2`.
enum ForeignRadius {
  /// Whether an expression may be half of something, which `isHalfOfSide` then tests for a side. This takes a fraction of the time, and
  /// rules out most expressions.
  static func mayBeHalf(_ text: String) -> Bool {
    let signs = text.utf8.filter { !" $-_()".utf8.contains($0) }
    return signs.indices.contains { index in halves.contains { signs[index...].starts(with: $0) } }
  }

  static func isHalfOfSide(_ text: String) -> Bool {
    var text = text.lowercased().filter { !" $-_()".contains($0) }
    for word in ["self.", "view.", "layer.", "bounds.", "frame.", "size.", "cgfloat", "double"] {
      while text.hasPrefix(word) { text.removeFirst(word.count) }
      text = text.split(separator: ",").map { $0.hasPrefix(word) ? $0.dropFirst(word.count) : $0 }
        .joined(separator: ",")
    }
    if text.hasPrefix(".") { text.removeFirst() }
    if words.contains(text) { return true }
    for half in ["/2", "/2.0", "*0.5"] where text.hasSuffix(half) {
      return sides.contains(String(text.dropLast(half.count)))
    }
    return text.hasPrefix("0.5*") && sides.contains(String(text.dropFirst(4)))
  }

  private static let halves = ["/2", "*0.5", "0.5*"].map { Array($0.utf8) }
  private static let words: Set = [
    "full", "pill", "capsule", "circle", "circular", "round", "rounded", "roundedfull", "infinity", "inf",
    "max", "greatestfinitemagnitude",
  ]
  private static let sides: Set = [
    "height", "width", "side", "minheight,width", "minwidth,height", "minheight,minwidth",
  ]
}
