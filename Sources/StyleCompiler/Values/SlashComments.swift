import StyleModel
import StyleSource
import StyleSyntax

extension ValueReader {
  /// Reports `8 // points`, a comment as other languages write it, which YAML takes for a part of the value.
  func reportSlashComment(_ node: SyntaxNode, _ expected: Expectation) -> Bool {
    switch expected.type {
    case .string, .localizedString, .image: return false
    default: break
    }
    guard !node.isQuoted, node.withBytes({ $0.contains(UInt8(ascii: "/")) }) else { return false }
    let text = node.text
    guard let comment = text.firstRange(of: " //") else { return false }
    let message = "a comment starts with ‘#’, not with ‘//’"
    guard node.isVerbatim, !text[comment.lowerBound...].contains("\n") else {
      output.report(Diagnostic(.typeMismatch, message, at: node.span))
      return true
    }
    let end = Int(node.definition.end)
    let start = end - text.utf8.distance(from: comment.lowerBound, to: text.endIndex)
    let file = node.definition.file
    // Between brackets, a comment would hide what follows on the line.
    let rest = node.tree.source.bytes[end...].prefix { $0 != UInt8(ascii: "\n") }
    let endsLine = rest.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }
    output.report(
      Diagnostic(
        .typeMismatch, message, at: Span(file, start + 1, end),
        fixes: [
          endsLine
            ? FixIt("write ‘#’", replace: Span(file, start + 1, start + 3), with: "#", isSafe: false)
            : FixIt("remove it", replace: Span(file, start, end), with: "", isSafe: false)
        ]))
    return true
  }
}
