import StyleModel
import StyleSource
import StyleSyntax

extension ValueReader {
  /// Reports a comment in a value: one of another language, or one of YAML's that cuts an expression off.
  func reportComment(_ node: SyntaxNode, _ expected: Expectation) -> Bool {
    node.mayHoldComment && (reportSlashComment(node, expected) || reportCutExpression(node, expected))
  }

  /// Reports a comment of another language, `8 // points` or `8 /* points */`, which YAML takes for a part of the value.
  private func reportSlashComment(_ node: SyntaxNode, _ expected: Expectation) -> Bool {
    // In a text and in the name of an image, slashes mean nothing.
    guard !expected.type.isText, expected.type != .image, !node.isQuoted,
      node.withBytes({ $0.contains(UInt8(ascii: "/")) })
    else {
      return false
    }
    let text = node.text
    guard
      let (slashes, sign) = ["//", "/*"].lazy.compactMap({ sign in
        (text.hasPrefix(sign) ? text.startIndex : text.firstRange(of: " " + sign)?.lowerBound)
          .map { ($0, sign) }
      }).first
    else { return false }
    let message = "a comment starts with ‘#’, not with ‘\(sign)’"
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
    var comment = "#" + text[slashes...].drop { $0 == " " }.dropFirst(2)
    if sign == "/*", comment.hasSuffix("*/") { comment.removeLast(2) }
    while comment.last == " " { comment.removeLast() }
    output.report(
      Diagnostic(
        .typeMismatch, message, at: Span(file, start, end),
        fixes: [
          endsLine
            ? sign == "//"
              ? FixIt("write ‘#’", replace: Span(file, start, start + 2), with: "#", isSafe: false)
              : FixIt(
                "write ‘\(comment.shortened)’", replace: Span(file, start, end), with: comment, isSafe: false)
            : FixIt("remove the comment", replace: whole, with: "", isSafe: false)
        ]))
    return true
  }

  /// Reports `if($isError, #7A1219, #26282E)`, of which a comment cuts off the end.
  private func reportCutExpression(_ node: SyntaxNode, _ expected: Expectation) -> Bool {
    let opening = UInt8(ascii: "(")
    let isOpen = node.withBytes { bytes in
      bytes.contains(opening) && bytes.count { $0 == opening } > bytes.count { $0 == UInt8(ascii: ")") }
    }
    guard isOpen, !expected.type.isText, let cut = node.commentInText else { return false }
    output.report(
      Diagnostic(
        .invalidExpression, "an unquoted ‘#’ starts a comment, which hides the rest of this line",
        at: cut.comment,
        fixes: [
          FixIt("write ‘\(cut.text.shortened)’", replace: cut.whole, with: cut.text, isSafe: false)
        ]))
    return true
  }
}

extension SyntaxNode {
  /// Whether the scalar may contain a comment of another language, or end where YAML's own comment begins: it has `//` or `/*` in it, or a
  /// bracket that isn't closed. Few texts have.
  fileprivate var mayHoldComment: Bool {
    withBytes { bytes in
      var depth = 0
      var isBehindSlash = false
      for byte in bytes {
        let isSlash = byte == UInt8(ascii: "/")
        if isBehindSlash, isSlash || byte == UInt8(ascii: "*") { return true }
        isBehindSlash = isSlash
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
      }
      return depth > 0
    }
  }
}
