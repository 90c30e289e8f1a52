import StyleSource

/// A sheet after its fixes.
struct FixedSheet {
  /// The files as they are now, and what is still to be said of them.
  var checked: CheckedSheet
  /// The new bytes of the files that were changed.
  var changed: [FileID: [UInt8]] = [:]
  var fixCount = 0

  /// Takes fixes until none is left, and nothing that would make matters worse.
  ///
  /// Fixes that overlap are taken one at a time: what is left of them shows in the next round.
  init(fixing sheet: CheckedSheet, allowsUnsafe: Bool) {
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
      let next = CheckedSheet(checked.files.replacing(new), isLinted: true)
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
    var ranges: [FileID: [Span]] = [:]
    return filter { fix in
      let meets = fix.edits.contains { edit in
        ranges[edit.span.file]?.contains { $0.start <= edit.span.end && edit.span.start <= $0.end } ?? false
      }
      guard !fix.edits.isEmpty, !meets else { return false }
      for edit in fix.edits { ranges[edit.span.file, default: []].append(edit.span) }
      return true
    }
  }
}
