import StyleSource

extension ReportFormat {
  /// The format for people at a terminal: what is wrong, where, the source with the place underlined, why, and what to write
  /// instead. Without colour it is the same text without its escapes.
  public static let human = ReportFormat("human", "for people at a terminal", isForPeople: true) { report in
    for (index, finding) in report.findings.enumerated() {
      if index > 0 { report.write("\n") }
      report.writeHuman(finding)
    }
  }
}

extension Report {
  fileprivate mutating func writeHuman(_ finding: Diagnostic) {
    let style = TerminalStyle(finding.severity)
    let head = styled("\(finding.severity.name)[\(finding.code.id)]", style)
    write(head + styled(": " + visible(finding.message), .bold) + "\n")

    let primary = Mark(finding.span, label: finding.label, sign: "^", style: style)
    let marks = [primary] + finding.related.map { Mark($0.span, label: $0.message, sign: "-", style: .blue) }
    let fixes = finding.fixes.map { (fix: $0, lines: fixedLines($0)) }
    let lastLines = marks.map { place($0.span).end.line } + fixes.flatMap { $0.lines.map(\.number) }
    let gutter = Gutter(width: "\(lastLines.max() ?? 1)".utf8.count)
    writeSnippets(marks, gutter)
    for note in finding.notes {
      write("\(gutter.blank) \(styled("=", .blue)) \(styled("note", .bold)): \(visible(note))\n")
    }
    for (fix, lines) in fixes {
      write(
        "\(gutter.blank) \(styled("=", .blue)) \(styled("fix", .green)): \(visible(fix.title))\n")
      write(lines, gutter)
    }
  }
}

/// The column at the left with the line numbers.
struct Gutter {
  let width: Int
  var blank: String { String(repeating: " ", count: width) }

  func number(_ line: Int) -> String {
    let digits = "\(line)"
    return String(repeating: " ", count: max(0, width - digits.utf8.count)) + digits
  }
}
