import StyleSource
import Testing

/// Findings are sorted, and each is there once.
@Suite struct ReportOrderTests {
  private static let code = DiagnosticCode("example", .warning, "An example.")

  private func finding(_ message: String, at start: Int, note: String = "") -> Diagnostic {
    Diagnostic(
      Self.code, message, at: Span(FileID(0), start, start + 1), notes: note.isEmpty ? [] : [note])
  }

  @Test func equalFindingsAreReportedOnce() {
    let (a, b, c) = (finding("a", at: 1), finding("b", at: 1), finding("a", at: 2))
    #expect([c, b, a, c, a, b].inReportOrder() == [a, b, c])
  }

  /// What is the same but for its notes is kept, in the order in which it was found.
  @Test func findingsThatDifferInTheirNotesAreKept() {
    let notes = ["z", "a", "m"].map { finding("same", at: 1, note: $0) }
    let before = finding("other", at: 0)
    #expect((notes + [before] + notes).inReportOrder() == [before] + notes)
  }

  /// As many as styles may share: with a comparison for each pair of them, this took minutes.
  @Test func findingsOfOnePlaceAreComparedFewTimes() {
    let findings = (0..<40_000).map { finding("same", at: 1, note: "\($0)") }
    let ordered = (findings + findings).inReportOrder()
    #expect(ordered == findings)
  }
}
