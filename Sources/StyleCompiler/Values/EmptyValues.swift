import StyleModel
import StyleSource
import StyleSyntax

extension ValueReader {
  /// Reports a value that is empty, which isn't `null`: often an unquoted `#` has made a comment of it.
  func reportEmptyValue(_ node: SyntaxNode, _ expected: Expectation) -> Bool {
    guard node.text.isEmpty else { return false }
    guard let (comment, span) = node.commentInPlace else {
      output.report(.emptyValue(expected, at: node.span))
      return true
    }
    if expected.type == .color, reportCommentedColor(node) { return true }
    let meant: String? =
      if let reference = commentedReference(comment, expected.type) {
        reference
      } else if expected.type == .color {
        colorMeant(by: comment)
      } else if expected.type.isText {
        "'" + comment.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
      } else {
        nil
      }
    output.report(.commentedValue(expected, meant: meant, at: span))
    return true
  }
}

/// The colour in a comment, as a style file spells it: `"#0A5FD6"` for `#0A5FD6;`, `# 0A5FD6` and `#0A5FD6"`, `blue` for `#blue`, and the
/// colour of a literal of Xcode's.
func colorMeant(by comment: String) -> String? {
  if comment.hasPrefix("#colorLiteral("), let end = comment.firstIndex(of: ")") {
    let call = "UIColor" + comment[...end].dropFirst("#colorLiteral".count)
    return ForeignColor.hexadecimal(ofSwift: call).map { "\"\($0)\"" }
  }
  let word = comment.drop { $0 == "#" || $0 == " " }.prefix { $0 != " " }
  let name = word.prefix { !";,\"'".contains($0) }
  return [("#" + name, "\"#\(name)\""), (String(name), String(name))].first { written, _ in
    if case .success = parseColor(written.utf8) { true } else { false }
  }?.1
}

extension DiagnosticCode {
  static let cutText = DiagnosticCode(
    "cut-text", .warning, "No comment cuts a text short.",
    explanation: """
      A ` #` in a text without quotes starts a comment, so that `We are #1 in town` is the text `We are`. Put the
      text in quotes, or write a space behind the `#` of a comment.
      """,
    example:
      "styles:\n  top:\n    component: UIButton\n    title: We are #1 in town\n"
  )
}

extension Diagnostic {
  static func cutText(_ cut: (text: String, whole: Span, comment: Span)) -> Diagnostic {
    Diagnostic(
      .cutText, "an unquoted ‘#’ starts a comment, so the text ends before it", at: cut.comment,
      notes: ["for a comment, write a space behind the ‘#’"],
      fixes: [
        FixIt("write ‘\(cut.text.shortened)’", replace: cut.whole, with: cut.text, isSafe: false)
      ])
  }

  fileprivate static func emptyValue(_ expected: Expectation, at span: Span) -> Diagnostic {
    Diagnostic(
      .unexpectedNull, "‘\(expected.name)’ needs a value", at: span,
      notes: [expected.type.howItIsWritten.lowercasedFirst]
        + (expected.isOptional ? ["to leave it out, write ‘null’"] : []))
  }

  /// - Parameter meant: What the comment should be, if that is known.
  fileprivate static func commentedValue(_ expected: Expectation, meant: String?, at span: Span) -> Diagnostic
  {
    Diagnostic(
      .unexpectedNull, "‘\(expected.name)’ needs a value", at: span,
      notes: ["an unquoted ‘#’ starts a comment"]
        + (meant == nil ? [expected.type.howItIsWritten.lowercasedFirst] : []),
      fixes: meant.map { [FixIt("write ‘\($0.shortened)’", replace: span, with: $0, isSafe: false)] } ?? [])
  }
}
