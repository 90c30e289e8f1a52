import StyleSource

/// A place that a snippet points at.
struct Mark {
  let span: Span
  let label: String?
  /// The sign that is repeated under the span.
  let sign: String
  let style: TerminalStyle

  init(_ span: Span, label: String?, sign: String, style: TerminalStyle) {
    self.span = span
    self.label = label
    self.sign = sign
    self.style = style
  }
}

extension Report {
  /// The most lines of a longer span that are shown.
  private static let longestSpan = 6

  /// Writes the source around every mark, a snippet a file; that of the first mark comes first.
  mutating func writeSnippets(_ marks: [Mark], _ gutter: Gutter) {
    var files: [FileID] = []
    for mark in marks where !files.contains(mark.span.file) { files.append(mark.span.file) }
    for (index, file) in files.enumerated() {
      let own = marks.filter { $0.span.file == file }
      guard let first = own.first else { continue }
      let start = place(first.span).start
      let arrow = styled(index == 0 ? "-->" : ":::", .blue)
      write("\(gutter.blank)\(arrow) \(visible(sources[file].path)):\(start.line):\(start.column)\n")
      if !sources[file].bytes.isEmpty { writeSnippet(own.sorted { $0.span < $1.span }, gutter) }
    }
  }

  /// Writes the snippet of the marks of one file, which are in their order there.
  private mutating func writeSnippet(_ marks: [Mark], _ gutter: Gutter) {
    write("\(gutter.blank) \(bar)\n")
    var last: (line: Int, isComplete: Bool)?
    for mark in marks {
      let (start, end) = place(mark.span)
      if let last, start.line > last.line + 1 { write(styled("\(gutter.blank) ⋮", .blue) + "\n") }
      if start.line == end.line {
        let isShown = last.map { $0.line == start.line && $0.isComplete } ?? false
        let line = shownLine(start.line, mark.span)
        if !isShown { write("\(number(start.line, gutter)) \(bar) \(line.text)".trimmed + "\n") }
        writeUnderline(mark, line.columns(mark.span.range), gutter)
        last = (end.line, line.isComplete)
      } else {
        writeRail(mark, start.line...end.line, gutter)
        last = (end.line, false)
      }
    }
  }

  private mutating func writeUnderline(_ mark: Mark, _ columns: Range<Int>, _ gutter: Gutter) {
    let indent = String(repeating: " ", count: columns.lowerBound)
    let label = mark.label.map { " " + visible($0) } ?? ""
    let underline = String(repeating: mark.sign, count: columns.count) + label
    write("\(gutter.blank) \(bar) \(indent)\(styled(underline, mark.style))\n")
  }

  /// Writes a span of several lines: a rail beside them, and the label at its end.
  private mutating func writeRail(_ mark: Mark, _ lines: ClosedRange<Int>, _ gutter: Gutter) {
    // A span that takes in its last line's break ends at the start of the next line, which it says nothing about.
    let endsAtStart = place(mark.span).end.column == 1
    let last = max(lines.lowerBound, endsAtStart ? lines.upperBound - 1 : lines.upperBound)
    let isLong = last - lines.lowerBound >= Report.longestSpan
    for line in lines.lowerBound...last {
      if isLong, line > lines.lowerBound + 2, line < last - 1 {
        if line == lines.lowerBound + 3 {
          write("\(styled("\(gutter.blank) ⋮", .blue)) \(styled("│", mark.style))\n")
        }
        continue
      }
      let rail = line == lines.lowerBound ? "╭" : line == last ? "╰" : "│"
      let text = shownLine(line, mark.span).text
      write("\(number(line, gutter)) \(bar) \(styled(rail, mark.style)) \(text)".trimmed + "\n")
    }
    if let label = mark.label {
      write("\(gutter.blank) \(bar) \(styled(mark.sign + " " + visible(label), mark.style))\n")
    }
  }

  private mutating func shownLine(_ line: Int, _ span: Span) -> ShownLine {
    let content = table(span.file).content(ofLine: line)
    let focus = span.range.clamped(to: content)
    return ShownLine(sources[span.file].bytes, line: content, focus: focus, limit: options.sourceWidth)
  }

  var bar: String { styled("|", .blue) }

  func number(_ line: Int, _ gutter: Gutter) -> String { styled(gutter.number(line), .blue) }
}

extension String {
  /// The text without spaces at its end.
  var trimmed: String {
    let end = utf8.lastIndex { $0 != UInt8(ascii: " ") }
    return end.map { String(self[...$0]) } ?? ""
  }
}
