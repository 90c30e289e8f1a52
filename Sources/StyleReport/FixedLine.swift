import StyleSource

/// A line as it reads once a fix is applied.
struct FixedLine {
  /// The line's number after the fix.
  let number: Int
  let bytes: [UInt8]
  /// The ranges of bytes that the fix writes.
  let written: [Range<Int>]
}

extension Report {
  /// The greatest number of lines that are shown of a fix.
  private static let longestFix = 8

  /// The lines that a fix writes something in. A fix that only removes has nothing to show.
  mutating func fixedLines(_ fix: FixIt) -> [FixedLine] {
    guard let file = fix.edits.first?.span.file, fix.edits.allSatisfy({ $0.span.file == file }) else {
      return []
    }
    let table = table(file)
    let bytes = sources[file].bytes
    var result: [FixedLine] = []
    var added = 0
    var edits = fix.edits[...]
    while let first = edits.first {
      // Edits that meet in a line are shown together.
      let firstLine = table.position(Int(first.span.start)).line
      var lastLine = table.position(Int(first.span.end)).line
      var group: [FixIt.Edit] = []
      while let edit = edits.first, table.position(Int(edit.span.start)).line <= lastLine {
        lastLine = table.position(Int(edit.span.end)).line
        group.append(edit)
        edits.removeFirst()
      }
      // Of a very long line, only as much as `ShownLine` may show.
      let reach = 4 * options.sourceWidth
      var start = min(table.content(ofLine: firstLine).lowerBound, Int(first.span.start))
      if Int(first.span.start) - start > reach {
        start = Int(first.span.start) - reach
        while start < Int(first.span.start), bytes[start] & 0xC0 == 0x80 { start += 1 }
      }
      let behind = group.last.map { Int($0.span.end) } ?? start
      let end = min(table.content(ofLine: lastLine).upperBound, behind + reach)
      var text = Text()
      var position = start
      for edit in group {
        text.append(bytes[position..<Int(edit.span.start)])
        text.append(written: edit.replacement)
        position = Int(edit.span.end)
      }
      text.append(bytes[position..<max(position, end)])
      let lines = text.lines(startingAt: firstLine + added)
      result += lines.filter { !$0.written.isEmpty }
      added += lines.count - (lastLine - firstLine + 1)
    }
    return result
  }

  mutating func write(_ lines: [FixedLine], _ gutter: Gutter) {
    guard !lines.isEmpty else { return }
    write("\(gutter.blank) \(bar)\n")
    for line in lines.prefix(Report.longestFix) {
      let all = 0..<line.bytes.count
      let shown = ShownLine(line.bytes, line: all, focus: line.written[0], limit: options.sourceWidth)
      write("\(number(line.number, gutter)) \(styled("+", .green)) \(shown.text)".trimmed + "\n")
      var underline = ""
      for range in line.written {
        let columns = shown.columns(range)
        guard columns.lowerBound >= underline.utf8.count else { continue }
        underline += String(repeating: " ", count: columns.lowerBound - underline.utf8.count)
        underline += String(repeating: "~", count: columns.count)
      }
      write("\(gutter.blank) \(bar) \(styled(underline, .green))\n")
    }
    if lines.count > Report.longestFix { write(styled("\(gutter.blank) ⋮", .blue) + "\n") }
  }
}

/// Bytes, with the ranges of those that are new.
private struct Text {
  private var bytes: [UInt8] = []
  private var written: [Range<Int>] = []

  mutating func append(_ kept: ArraySlice<UInt8>) { bytes += kept }

  mutating func append(written text: String) {
    let start = bytes.count
    bytes += text.utf8
    if !text.isEmpty { written.append(start..<bytes.count) }
  }

  func lines(startingAt first: Int) -> [FixedLine] {
    let table = LineTable(bytes)
    return (1...table.lineCount).map { line in
      let content = table.content(ofLine: line)
      let own = written.map { $0.clamped(to: content) }.filter { !$0.isEmpty }
      return FixedLine(
        number: first + line - 1, bytes: Array(bytes[content]),
        written: own.map { $0.lowerBound - content.lowerBound..<$0.upperBound - content.lowerBound })
    }
  }
}
