import StyleDiff
import StyleReport
import StyleSource
import StyleWorkspace

extension SheetDifference {
  /// The changes as findings, for formats of reports that annotate lines; removed declarations are at their places in the old files.
  func findings(isFailing: (Bool) -> Bool) -> (findings: [Diagnostic], sources: SourceMap) {
    var sources = new.sources
    // The files of the old state stand behind those of the new one.
    let offset = UInt32(sources.files.count)
    for file in old.sources.files { _ = sources.add(path: file.path, bytes: file.bytes) }
    func place(_ old: Span?, _ new: Span?) -> Span? {
      new ?? old.map { Span(FileID(Int($0.file.index + offset)), Int($0.start), Int($0.end)) }
    }
    let text = ReportText(self)
    var findings: [Diagnostic] = []
    func add(_ code: DiagnosticCode, _ message: String, _ notes: [String], _ span: Span?, isBreaking: Bool) {
      guard let span = span ?? sources.files.first.map({ Span($0.id, 0, 0) }) else { return }
      var finding = Diagnostic(code, message, at: span, notes: notes)
      finding.severity = isFailing(isBreaking) ? .error : code.severity
      findings.append(finding)
    }
    for entry in breaks {
      add(.breakingChange, entry.sentence, [], place(entry.oldSpan, entry.newSpan), isBreaking: true)
    }
    for change in changes {
      let name =
        change.oldName.map { "\($0) is now \(change.name)" } ?? "\(change.name) is \(change.kind.rawValue)"
      let notes = change.details.map { detail in
        let (old, new) = text.sides(detail)
        let values = [old, new].compactMap(\.self).joined(separator: " → ")
        return [text.subject(detail), values].filter { !$0.isEmpty }.joined(separator: ": ")
      }
      let also = text.consequences(change).map { ["also changes \($0)"] } ?? []
      let shown = notes.count > 8 ? notes.prefix(8) + ["and \(notes.count - 8) more"] : notes[...]
      add(
        .styleChange, "the \(change.subject.rawValue) \(name)", Array(shown) + also,
        place(change.oldSpan, change.newSpan), isBreaking: false)
    }
    return (findings.inReportOrder(), sources)
  }
}
