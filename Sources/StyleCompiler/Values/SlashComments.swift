import StyleModel
import StyleSource
import StyleSyntax

extension ValueReader {
  /// Reports `8 // points`, a comment as other languages write it, which YAML takes for a part of the value.
  func reportSlashComment(_ node: SyntaxNode, _ expected: Expectation) -> Bool {
    // In a text and in the name of an image, slashes mean nothing.
    guard !expected.type.isText, expected.type != .image, !node.isQuoted,
      node.withBytes({ $0.contains(UInt8(ascii: "/")) })
    else {
      return false
    }
    let text = node.text
    guard let slashes = text.hasPrefix("//") ? text.startIndex : text.firstRange(of: " //")?.lowerBound else {
      return false
    }
    let message = "a comment starts with ‘#’, not with ‘//’"
    guard node.isVerbatim, !text[slashes...].contains("\n") else {
      output.report(Diagnostic(.typeMismatch, message, at: node.span))
      return true
    }
    let (file, end) = (node.definition.file, Int(node.definition.end))
    let start = end - text[slashes...].drop { $0 == " " }.utf8.count
    // Between brackets, a comment would hide what follows on the line.
    let rest = node.tree.source.bytes[end...].prefix { $0 != UInt8(ascii: "\n") }
    let endsLine = rest.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }
    let whole = Span(file, end - text[slashes...].utf8.count, end)
    output.report(
      Diagnostic(
        .typeMismatch, message, at: Span(file, start, end),
        fixes: [
          endsLine
            ? FixIt("write ‘#’", replace: Span(file, start, start + 2), with: "#", isSafe: false)
            : FixIt("remove the comment", replace: whole, with: "", isSafe: false)
        ]))
    return true
  }
}
