/// A radius that is half of a layer's side as other languages write it: `full` of Tailwind, `.infinity` of Swift, `$height / 2`.
enum ForeignRadius {
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

  private static let words: Set = [
    "full", "pill", "capsule", "circle", "circular", "round", "rounded", "roundedfull", "infinity", "inf",
    "max", "greatestfinitemagnitude",
  ]
  private static let sides: Set = [
    "height", "width", "side", "minheight,width", "minwidth,height", "minheight,minwidth",
  ]
}
