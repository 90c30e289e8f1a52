import StyleSource

extension Diagnostic {
  /// What formats without room for its parts say of it, a line each: what is wrong, why, and what to write instead.
  var lines: [String] {
    ([message] + notes + fixes.prefix(1).map { "fix: " + $0.title }).map { visible($0) }
  }
}
