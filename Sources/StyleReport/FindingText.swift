import StyleSource

extension Diagnostic {
  /// What formats without room for its parts say of it, a line each: what is wrong, why, and what to write instead.
  var lines: [String] {
    ([message] + notes + fixes.prefix(1).map { "fix: " + $0.title }).map { visible($0) }
  }

  /// The same in one line, for formats that have no more.
  var line: String { lines.joined(separator: "; ") }

  /// What is wrong and what to write instead, in one line.
  var messageAndFix: String {
    visible(([message] + fixes.prefix(1).map { "fix: " + $0.title }).joined(separator: "; "))
  }
}
