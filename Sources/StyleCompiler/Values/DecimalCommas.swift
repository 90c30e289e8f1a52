import StyleModel
import StyleSource
import StyleSyntax

// `0,4`: a decimal number as most of Europe writes it, where a comma separates values.

extension SyntaxNode {
  /// The source of a value with points for commas between digits that no space follows: `alpha($color.ink, 0.4)` for `alpha($color.ink,
  /// 0,4)`; nil where there is none, or the value takes several lines.
  var withDecimalPoints: String? {
    guard span == definition else { return nil }
    let bytes = Array(tree.source.text(definition).utf8)
    guard !bytes.contains(UInt8(ascii: "\n")) else { return nil }
    func isDigit(_ index: Int) -> Bool {
      bytes.indices.contains(index) && bytes[index] &- UInt8(ascii: "0") < 10
    }
    var result = bytes
    // `255,0,0` has commas for all of its numbers.
    var isBehindPoint = false
    for index in bytes.indices {
      guard bytes[index] == UInt8(ascii: ","), isDigit(index - 1), isDigit(index + 1) else {
        if !isDigit(index) { isBehindPoint = false }
        continue
      }
      if isBehindPoint { return nil }
      isBehindPoint = true
      result[index] = UInt8(ascii: ".")
    }
    return result == bytes ? nil : String(decoding: result, as: UTF8.self)
  }
}
