import StyleSource
import StyleWorkspace

extension Diagnostic {
  /// Of a file that formatting changes to `bytes`, at what it changes.
  static func unformatted(_ file: SourceFile, _ bytes: [UInt8]) -> Diagnostic {
    let start = zip(file.bytes, bytes).prefix { $0 == $1 }.count
    let rest = min(file.bytes.count, bytes.count) - start
    let tail = zip(file.bytes.reversed(), bytes.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let lines = LineTable(file.bytes)
    // Whole lines, so that no character is cut.
    let first = lines.content(ofLine: lines.position(start).line).lowerBound
    let last = file.bytes.count - tail
    let lastLine = lines.position(max(first, last)).line
    let end = lastLine < lines.lineCount ? lines.content(ofLine: lastLine + 1).lowerBound : file.bytes.count
    let replacement = bytes[first..<bytes.count - (file.bytes.count - end)]
    return Diagnostic(
      .unformatted, "formatting changes this", at: Span(file.id, first, max(first, min(last, end))),
      fixes: [
        FixIt(
          "format it", replace: Span(file.id, first, end), with: String(decoding: replacement, as: UTF8.self),
          isSafe: true)
      ])
  }

  static func staleOutput(_ difference: Outputs.Difference, at file: FileID) -> Diagnostic {
    Diagnostic(
      .staleOutput, "‘\(difference.path)’ \(difference.problem)", at: Span(file, 0, 0),
      notes: ["run ‘stylec generate’ with the same options"])
  }
}
