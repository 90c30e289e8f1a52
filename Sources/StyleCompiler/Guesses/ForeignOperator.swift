import StyleSource
import StyleSyntax

/// An operator of conditions as other languages write it: `and`, `or`, `not`, `&`, `|`, `=`, and an `if` without brackets.
struct ForeignOperator {
  /// The span of the operator, with the blanks behind it if it stands in front of a condition.
  let span: Span
  /// The operator in a style file.
  let replacement: String

  /// The first in a condition that `&&` and `||` don't divide; nil where there is none.
  init?(_ text: ExpressionText, _ range: Range<Int>) {
    let bytes = text.bytes[range]
    func make(_ place: Range<Int>, _ replacement: String) -> ForeignOperator {
      ForeignOperator(span: text.span(place), replacement: replacement)
    }
    for (word, replacement) in [("not ", "!"), ("if ", "")] where bytes.starts(with: word.utf8) {
      let end = bytes.dropFirst(word.utf8.count).firstIndex { $0 != UInt8(ascii: " ") }
      self = make(range.lowerBound..<(end ?? range.upperBound), replacement)
      return
    }
    let isCompared = ArgumentScanner.comparison(text.bytes, in: range) != nil
    var scanner = ArgumentScanner(depth: 0)
    for index in range {
      if scanner.depth == 0, !scanner.isQuoted {
        for (word, replacement) in [("and", "&&"), ("or", "||"), ("&", "&&"), ("|", "||")] {
          guard bytes[index...].starts(with: " \(word) ".utf8) else { continue }
          let end = index + word.utf8.count + 1
          // Behind a comparison with a word, it may be a part of that: `$music == rock and roll`.
          let next = bytes[end...].first { !" !(".utf8.contains($0) }
          guard !isCompared || next == UInt8(ascii: "$") else { continue }
          self = make(index + 1..<end, replacement)
          return
        }
        if !isCompared, bytes[index] == UInt8(ascii: "=") {
          self = make(index..<index + 1, "==")
          return
        }
      }
      scanner.pass(bytes[index])
    }
    return nil
  }

  private init(span: Span, replacement: String) {
    self.span = span
    self.replacement = replacement
  }
}

extension Diagnostic {
  static func foreignOperator(_ found: ForeignOperator, in node: SyntaxNode) -> Diagnostic {
    let (message, fix): (String, String) =
      switch found.replacement {
      case "": ("a condition stands alone, without ‘if’", "leave ‘if’ out")
      case "!": ("the opposite of a condition has ‘!’ before it", "write ‘!’")
      case "==": ("two values are compared by ‘==’", "write ‘==’")
      default: ("two conditions are joined by ‘\(found.replacement)’", "write ‘\(found.replacement)’")
      }
    if found.replacement == "!" {
      return Diagnostic(
        .invalidExpression, message, at: found.span,
        fixes: [.writing(condition: "!", at: found.span, in: node)])
    }
    return Diagnostic(
      .invalidExpression, message, at: found.span,
      fixes: [FixIt(fix, replace: found.span, with: found.replacement, isSafe: false)])
  }
}
