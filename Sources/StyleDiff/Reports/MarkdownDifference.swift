import StyleReport
import StyleSource

extension SheetDifference {
  /// The report as Markdown for a comment on a pull request, or the summary of a job.
  ///
  /// - Parameter limit: The most bytes; GitHub refuses longer comments. Changes that don't fit are counted in a last line.
  package func markdownReport(limit: Int = 60_000) -> [UInt8] {
    var report = MarkdownDifference(self, limit: limit)
    report.write()
    return report.bytes
  }
}

private struct MarkdownDifference {
  private let difference: SheetDifference
  private let text: ReportText
  private let limit: Int
  private(set) var bytes: [UInt8] = []
  /// The number of rows that didn't fit.
  private var left = 0

  init(_ difference: SheetDifference, limit: Int) {
    (self.difference, self.limit) = (difference, limit)
    text = ReportText(difference)
  }

  mutating func write() {
    bytes += "### Style changes: \(difference.isEmpty ? "none" : difference.counts)\n".utf8
    if !difference.breaks.isEmpty {
      let rows = difference.breaks.map { entry in
        let before = entry.kind == .type || entry.kind == .arguments ? entry.old : nil
        return [
          entry.kind.word, code(entry.name) + (before.map { ": " + code($0) } ?? ""),
          entry.new.map(code) ?? "", place(entry.oldSpan, entry.newSpan),
        ]
      }
      table("Generated Swift", ["", "before", "now", "where"], rows)
    }
    for subject in Change.Declared.allCases {
      let changes = difference.changes.filter { $0.subject == subject }
      if changes.isEmpty { continue }
      table(
        subject.plural.prefix(1).uppercased() + subject.plural.dropFirst(),
        ["", "name", "what", "before", "now", "where"], changes.flatMap(rows))
    }
    if left > 0 { bytes += "\n\(left) more \(left == 1 ? "row doesn’t" : "rows don’t") fit.\n".utf8 }
  }

  private func rows(_ change: Change) -> [[String]] {
    var rows: [[String]] = []
    let name = change.oldName.map { "\(code($0)) → \(code(change.name))" } ?? code(change.name)
    let consequences = text.consequences(change).map { escaped("also changes \($0)") }
    if change.details.isEmpty || change.kind == .renamed {
      rows.append([
        change.kind.rawValue, name, consequences ?? "", "", "", place(change.oldSpan, change.newSpan),
      ])
    }
    for (index, detail) in change.details.enumerated() {
      let isFirst = index == 0 && change.kind != .renamed
      let (old, new) = text.sides(detail)
      let subject = escaped(text.subject(detail))
      let also = isFirst ? consequences.map { subject.isEmpty ? $0 : "; " + $0 } ?? "" : ""
      rows.append([
        isFirst ? change.kind.rawValue : "", isFirst ? name : "", subject + also,
        old.map(code) ?? "", new.map(code) ?? "", place(detail.old?.span, detail.new?.span),
      ])
    }
    return rows
  }

  private mutating func table(_ title: String, _ columns: [String], _ rows: [[String]]) {
    let head =
      "\n#### \(title)\n\n| \(columns.joined(separator: " | ")) |\n|\(columns.map { _ in " --- |" }.joined())\n"
    // Room for the line that counts the rest.
    let room = limit - 60
    guard left == 0, bytes.count + head.utf8.count <= room else {
      left += rows.count
      return
    }
    bytes += head.utf8
    for (index, row) in rows.enumerated() {
      let line = "| \(row.joined(separator: " | ")) |\n"
      guard bytes.count + line.utf8.count <= room else {
        left += rows.count - index
        return
      }
      bytes += line.utf8
    }
  }

  private func place(_ old: Span?, _ new: Span?) -> String { text.place(old, new).map(escaped) ?? "" }

  private func code(_ text: String) -> String { markdownCode(visible(text)) }

  /// A text escaped so that nothing in it is Markdown or HTML, and no person or issue on GitHub is mentioned.
  private func escaped(_ text: String) -> String {
    markdownText(visible(text), beginsLine: false).replacing("#", with: "\\#").replacing("@", with: "&#64;")
  }
}

extension Break.Kind {
  fileprivate var word: String {
    switch self {
    case .removed: "removed"
    case .renamed: "renamed"
    case .type: "other type"
    case .arguments: "other order"
    }
  }
}
