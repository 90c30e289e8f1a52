import StyleReport
import StyleSource

extension SheetDifference {
  /// The report for people at a terminal: what breaks code, then all changes, a line each and one for each value.
  package func humanReport(isColored: Bool) -> [UInt8] {
    var report = HumanDifference(self, isColored: isColored)
    report.write()
    return report.bytes
  }
}

private struct HumanDifference {
  private let difference: SheetDifference
  private let text: ReportText
  private let isColored: Bool
  private(set) var bytes: [UInt8] = []

  init(_ difference: SheetDifference, isColored: Bool) {
    (self.difference, self.isColored) = (difference, isColored)
    text = ReportText(difference)
  }

  mutating func write() {
    if !difference.breaks.isEmpty {
      heading("Generated Swift that can break code")
      for entry in difference.breaks {
        let place = text.place(entry.oldSpan, entry.newSpan).map { "  (\($0))" } ?? ""
        line("  ", "!", .red, entry.sentence + place)
      }
    }
    for subject in Change.Declared.allCases {
      let changes = difference.changes.filter { $0.subject == subject }
      if changes.isEmpty { continue }
      heading(subject.plural.prefix(1).uppercased() + subject.plural.dropFirst())
      for change in changes { write(change) }
    }
  }

  private mutating func heading(_ title: String) {
    if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
    bytes += (isColored ? TerminalStyle.bold.applied(to: title) : title).utf8
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func write(_ change: Change) {
    var head = change.oldName.map { "\($0) → \(change.name)" } ?? change.name
    var details = change.details
    // A token with one value takes a line; of others, the first value of what is new or gone.
    var place = text.place(change.oldSpan, change.newSpan)
    if let first = details.first, first.part == .value, first.name.isEmpty {
      switch change.kind {
      case .added, .removed:
        let (old, new) = text.sides(first)
        head += "  \(old ?? new ?? "")" + (details.count > 1 ? " and others" : "")
        details = []
      case .changed where details.count == 1 && first.condition.name.isEmpty:
        head += "  " + values(first)
        place = text.place(first.old?.span, first.new?.span) ?? place
        details = []
      case .changed, .renamed: break
      }
    }
    line("  ", change.kind.sign, change.kind.style, head + (place.map { "  (\($0))" } ?? ""))
    for detail in details {
      let subject = text.subject(detail)
      let values = values(detail)
      let place = text.place(detail.old?.span, detail.new?.span).map { "  (\($0))" } ?? ""
      line(
        detail.kind == .changed ? "        " : "      ", detail.kind == .changed ? "" : detail.kind.sign,
        detail.kind.style,
        [subject, values].filter { !$0.isEmpty }.joined(separator: "  ") + place)
    }
    if let consequences = text.consequences(change) {
      line("        ", "", .cyan, "also changes \(consequences)")
    }
  }

  private func values(_ detail: Detail) -> String {
    switch text.sides(detail) {
    case (let old?, let new?): old == new ? new : "\(old) → \(new)"
    case (let old?, nil): old
    case (nil, let new?): new
    case (nil, nil): ""
    }
  }

  private mutating func line(_ indentation: String, _ sign: String, _ style: TerminalStyle, _ text: String) {
    let sign = sign.isEmpty ? "" : (isColored ? style.applied(to: sign) : sign) + " "
    bytes += (indentation + sign + visible(text) + "\n").utf8
  }
}

extension ChangeKind {
  /// The sign in front of a line.
  fileprivate var sign: String {
    switch self {
    case .removed: "-"
    case .renamed: ">"
    case .changed: "~"
    case .added: "+"
    }
  }

  fileprivate var style: TerminalStyle {
    switch self {
    case .removed: .red
    case .renamed: .cyan
    case .changed: .yellow
    case .added: .green
    }
  }
}
