import StyleSource

/// A sheet after its fixes.
package struct FixedSheet {
  /// The files as they are now, and what is still to be said of them.
  package var checked: CheckedSheet
  /// The new bytes of the files that were changed.
  package private(set) var changed: [FileID: [UInt8]] = [:]
  package private(set) var fixCount = 0

  /// Takes fixes until none is left, and nothing that would make matters worse.
  ///
  /// Fixes that overlap are taken one at a time: what is left of them shows in the next round.
  package init(fixing sheet: CheckedSheet, allowsUnsafe: Bool) {
    checked = sheet
    // Each round solves something, so this many are only reached by fixes that undo each other.
    for _ in 0..<100 {
      let named = checked.files.namedCount
      let wanted = checked.findings.compactMap { finding in
        finding.fixes.first { fix in
          (fix.isSafe || allowsUnsafe) && fix.edits.allSatisfy { Int($0.span.file.index) < named }
        }
      }
      let taken = wanted.withoutOverlaps
      guard !taken.isEmpty else { return }
      let edits = Dictionary(grouping: taken.flatMap(\.edits), by: \.span.file)
      let bytes = edits.map { ($0, applying($1, to: checked.sources[$0].bytes)) }
      let new = changed.merging(bytes) { $1 }
      let next = CheckedSheet(
        checked.files.replacing(new), isLinted: true, checker: checked.checker)
      guard next.findings.count < checked.findings.count, next.count(.error) <= checked.count(.error) else {
        return
      }
      checked = next
      changed = new
      fixCount += taken.count
    }
  }
}

extension [FixIt] {
  /// Those whose edits keep clear of all that are taken before them.
  fileprivate var withoutOverlaps: [FixIt] {
    var taken: [FileID: TakenSpans] = [:]
    return filter { fix in
      let meets = fix.edits.contains { edit in taken[edit.span.file]?.meets(edit.span) ?? false }
      guard !fix.edits.isEmpty, !meets else { return false }
      for edit in fix.edits { taken[edit.span.file, default: TakenSpans()].insert(edit.span) }
      return true
    }
  }
}

/// Spans of one file that keep clear of each other, in their order.
private struct TakenSpans {
  private var spans: [Span] = []

  /// Whether one of them overlaps or touches `span`.
  func meets(_ span: Span) -> Bool {
    let next = place(of: span)
    if next < spans.count, spans[next].start <= span.end { return true }
    return next > 0 && spans[next - 1].end >= span.start
  }

  mutating func insert(_ span: Span) { spans.insert(span, at: place(of: span)) }

  /// How many begin before `span`; findings come in their order, so that it is mostly all of them.
  private func place(of span: Span) -> Int {
    guard let last = spans.last, last.start >= span.start else { return spans.count }
    var range = 0..<spans.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = spans[middle].start < span.start ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}
