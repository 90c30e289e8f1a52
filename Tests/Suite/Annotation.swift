import StyleSource

/// Diagnostics as comments under the lines that they point at:
///
///     card: { backgroundColor: $color.inc }
///                             # ^^^^^^^^^ error[unknown-token]: no token is named ‘color.inc’
///                             # note: …
///                             # fix: color.ink
///
/// A span that begins in the first two columns, where carets have no room behind the `#`, is written by its
/// columns: `#1-4 error[…]: …`. A span that goes on past its line ends in `…`.
enum Annotation {
  /// Whether a line of an example is such a comment, and not part of the file.
  static func isAnnotation(_ line: String) -> Bool {
    let text = line.drop { $0 == " " }
    guard text.first == "#" else { return false }
    let marks = ["# ^", "# note: ", "# fix: ", "# see "]
    return marks.contains { text.hasPrefix($0) } || text.dropFirst().first?.isNumber == true
  }

  /// `lines` with the problems found in them; `lines` holds no annotations.
  static func annotate(_ lines: [String], with diagnostics: [Diagnostic], in sources: SourceMap) -> [String] {
    guard let file = diagnostics.first?.span.file else { return lines }
    let table = LineTable(sources[file].bytes)
    var below: [Int: [String]] = [:]
    for diagnostic in diagnostics {
      let start = table.position(Int(diagnostic.span.start))
      below[start.line, default: []] += annotation(diagnostic, at: start, table, sources)
    }
    return lines.enumerated().flatMap { [$1] + (below[$0 + 1] ?? []) }
  }

  private static func annotation(
    _ diagnostic: Diagnostic, at start: LineTable.LineAndColumn, _ table: LineTable, _ sources: SourceMap
  ) -> [String] {
    let end = table.position(Int(diagnostic.span.end))
    let lineEnd = table.position(table.content(ofLine: start.line).upperBound)
    let endColumn = end.line == start.line ? end.column : lineEnd.column
    let width = max(1, endColumn - start.column)
    let goesOn = end.line == start.line ? "" : "…"
    let severity = "\(diagnostic.severity)"
    let head = "\(severity)[\(diagnostic.code.id)]: \(diagnostic.message)"

    let indent = String(repeating: " ", count: max(0, start.column - 3))
    var result: [String] = []
    if start.column > 2 {
      result.append(indent + "# " + String(repeating: "^", count: width) + goesOn + " " + head)
    } else {
      result.append("#\(start.column)-\(start.column + width - 1)\(goesOn) \(head)")
    }
    for related in diagnostic.related {
      let place = LineTable(sources[related.span.file].bytes).position(Int(related.span.start))
      let file = related.span.file == diagnostic.span.file ? "" : sources[related.span.file].path + ":"
      result.append(indent + "# see \(file)\(place.line):\(place.column): \(related.message)")
    }
    result += diagnostic.notes.map { indent + "# note: " + $0 }
    result += diagnostic.fixes.map { fix in
      let replacements = fix.edits.map { $0.replacement.isEmpty ? "(remove)" : $0.replacement }
      let unsafe = fix.isSafe ? "" : " (unsafe)"
      return indent + "# fix: " + replacements.joined(separator: " … ").replacing("\n", with: "⏎") + unsafe
    }
    return result
  }
}
