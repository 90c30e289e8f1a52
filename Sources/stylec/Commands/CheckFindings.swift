import StyleSource
import StyleWorkspace

extension Diagnostic {
  /// The finding on a file that formatting changes to `bytes`, at the first change.
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

  /// The finding on files of a folder that are not as they should be, which one command makes right.
  ///
  /// - Parameters:
  ///   - file: The first of the files.
  ///   - command: The command that makes them right.
  static func staleOutput(
    _ differences: [Outputs.Difference], in folder: String, at file: FileID, command: String
  ) -> Diagnostic {
    let lines = differences.map { "‘\($0.path)’ \($0.problem)" }
    let shown = 5
    var notes = lines.count > 1 ? Array(lines.prefix(shown)) : []
    if lines.count > shown { notes.append("and \(lines.count - shown) more") }
    return Diagnostic(
      .staleOutput,
      lines.count == 1 ? lines[0] : "\(lines.count) files in ‘\(folder)’ aren't up to date",
      at: Span(file, 0, 0),
      notes: ["to write what is missing or stale, run ‘\(command)’"] + notes)
  }
}
