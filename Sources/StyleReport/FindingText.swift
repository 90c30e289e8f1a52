import StyleSource

extension Diagnostic {
  /// The lines on the finding for formats without fields for its parts: what is wrong, why, and what to write instead.
  var lines: [String] {
    ([message] + notes + fixes.prefix(1).map { "fix: " + $0.title }).map { visible($0) }
  }

  /// The finding in one line, for formats that have no more: what is wrong, why, and what to write instead.
  var line: String { lines.joined(separator: "; ") }

  /// The message and the first fix, in one line.
  var messageAndFix: String {
    visible(([message] + fixes.prefix(1).map { "fix: " + $0.title }).joined(separator: "; "))
  }
}
