import StyleSource

/// A sheet after fixes were applied.
package struct FixedSheet {
  /// The files after the fixes, and their findings.
  package var checked: CheckedSheet
  /// The new bytes of the files that were changed.
  package private(set) var changed: [FileID: [UInt8]] = [:]
  package private(set) var fixCount = 0
  /// Whether the fixing stopped after the greatest number of rounds, so that further fixes may apply.
  package private(set) var isUnfinished = false
  private var tried: [(finding: Diagnostic, reason: String)] = []

  /// The findings that are left since their fix was tried and undone, with the reason.
  package var rejected: [(finding: Diagnostic, reason: String)] {
    guard !tried.isEmpty else { return [] }
    let left = Set(checked.findings.map(Left.init))
    return tried.filter { left.contains(Left($0.finding)) }
  }

  /// The identity of a finding, wherever edits have moved it.
  private struct Left: Hashable {
    var file: FileID
    var code: DiagnosticCode
    var message: String

    init(_ finding: Diagnostic) { (file, code, message) = (finding.span.file, finding.code, finding.message) }
  }

  /// The number of checks of all files that are left for finding harmful fixes, and the number of bytes left for the checks that follow the
  /// first 40.
  private var checksLeft = 400
  private var bytesLeft = 8 << 20
  /// Whether rules run in the checks.
  private var isLinted = true

  private var mayTellApart: Bool { checksLeft > 0 && (bytesLeft > 0 || checksLeft > 360) }

  /// Applies fixes until none is left.
  ///
  /// Each fix is judged separately: it stays if its finding is gone and no other replaces it. Fixes that overlap are
  /// applied one after the other, each in a round of its own.
  ///
  /// - Parameter file: The only one whose findings are fixed; nil for all.
  package init(fixing sheet: CheckedSheet, allowsUnsafe: Bool, in file: FileID? = nil) {
    checked = sheet
    var known: Set<Tried> = []
    // Each round solves something, so this many are only reached by fixes that undo each other, or by thousands of misspelled names,
    // of which a check looks up some hundreds. Rounds after the eighth may write a few megabytes, so that large files don't take minutes.
    var bytesOfMoreRounds = 4 << 20
    for round in 0..<100 where round < 8 || bytesOfMoreRounds > 0 {
      let named = checked.files.namedCount
      let wanted = checked.findings.compactMap { finding -> Candidate? in
        guard file == nil || finding.span.file == file else { return nil }
        let fix = finding.fixes.first { fix in
          (fix.isSafe || allowsUnsafe) && fix.edits.allSatisfy { Int($0.span.file.index) < named }
        }
        guard let fix, !known.contains(Tried(finding, fix)) else { return nil }
        return Candidate(finding: finding, fix: fix)
      }
      let candidates = wanted.withoutOverlaps
      guard !candidates.isEmpty else { return }
      let (kept, dropped) = keepers(among: candidates)
      for (candidate, harm) in dropped {
        known.insert(Tried(candidate.finding, candidate.fix))
        tried.append((candidate.finding, harm.reason))
      }
      guard let kept else { continue }
      checked = kept.checked
      changed.merge(kept.bytes) { $1 }
      fixCount += kept.count
      bytesOfMoreRounds -= kept.bytes.values.reduce(0) { $0 + $1.count }
    }
    isUnfinished = true
  }

  /// Prepares for trying corrections of errors, of which none is kept.
  init(trying sheet: CheckedSheet, checks: Int) {
    checked = sheet
    checksLeft = checks
    isLinted = false
  }

  struct Candidate {
    var finding: Diagnostic
    var fix: FixIt
    var place = Numbers(finding: 0, fix: 0)

    /// The place in a list of findings.
    struct Numbers: Hashable {
      var finding, fix: Int
    }
  }

  /// The identity of a fix that is not tried again, wherever edits have moved its finding.
  private struct Tried: Hashable {
    var file: FileID
    var code: String
    var message: String
    var edits: [String]

    init(_ finding: Diagnostic, _ fix: FixIt) {
      file = finding.span.file
      code = finding.code.id
      message = finding.message
      edits = fix.edits.map(\.replacement)
    }
  }

  struct Kept {
    fileprivate var checked: CheckedSheet
    fileprivate var edits: [FileID: [FixIt.Edit]]
    fileprivate var bytes: [FileID: [UInt8]]
    fileprivate var count: Int
  }

  /// The reason why a fix is dropped.
  enum Harm {
    /// The finding would stay.
    case solvesNothing(message: String)
    /// An error would be new.
    case brings(Diagnostic)
    /// No reason is known.
    case untold

    /// The reason in words: “it would not solve ‘…’”.
    var reason: String {
      switch self {
      case .solvesNothing(let message): "it would not solve ‘\(message)’"
      case .brings(let error): "it would bring ‘\(error.message)’"
      case .untold: "it was tried together with others that do harm; run stylec again to try it"
      }
    }
  }

  /// Applies all candidates at once, and where that does harm, halves of them, down to the harmful ones.
  mutating func keepers(
    among candidates: [Candidate]
  ) -> (kept: Kept?, dropped: [(candidate: Candidate, harm: Harm)]) {
    var taken: [Candidate] = []
    var kept: Kept?
    var dropped: [(candidate: Candidate, harm: Harm)] = []
    // Fixes of errors come last, and apart: only these may bring errors to light that were hidden.
    var pending = [
      candidates.filter { $0.finding.severity == .error }[...],
      candidates.filter { $0.finding.severity != .error }[...],
    ]
    while let group = pending.popLast() {
      if group.isEmpty { continue }
      let next = apply(taken + group)
      let fixes = (taken + group).map { ($0.finding, $0.fix) }
      let harm =
        Comparison(checked, next.checked, fixes).harm
        ?? newErrors(in: next, after: kept, by: group)
      guard let harm else {
        (taken, kept) = (taken + group, next)
        continue
      }
      if group.count == 1 {
        dropped.append((group[group.startIndex], harm))
      } else if !mayTellApart {
        dropped += group.map { ($0, .untold) }
      } else {
        let middle = group.startIndex + group.count / 2
        pending.append(group[middle...])
        pending.append(group[..<middle])
      }
    }
    return (kept, dropped)
  }

  /// The harm of fixes in other lines and files than those that they edit: a fix of a warning may bring no error, and a fix of an error no
  /// further syntax error.
  private func newErrors(
    in new: Kept, after old: Kept?, by group: ArraySlice<Candidate>
  ) -> Harm? {
    let isOfError = group.contains { $0.finding.severity == .error }
    // A file with many syntax errors is read only up to one of them. How far depends on the file's size, so fixes may bring those
    // that follow to light.
    let unread = checked.files.parsed.filter(\.tree.endsEarly).map(\.tree)
    func errors(_ kept: Kept?) -> [Diagnostic] {
      let ends = unread.map { tree in
        let move = kept.map {
          Move(
            $0.edits[tree.source.id] ?? [], of: checked.sources[tree.source.id].bytes,
            to: $0.checked.sources[tree.source.id].bytes)
        }
        return (tree.source.id, move?.offset(of: UInt32(tree.end)) ?? tree.end)
      }
      let end = Dictionary(uniqueKeysWithValues: ends)
      return (kept?.checked ?? checked).findings.filter { finding in
        guard finding.severity == .error, finding.code.isOfSyntax || !isOfError else { return false }
        return end[finding.span.file].map { Int(finding.span.start) < $0 } ?? true
      }
    }
    let (before, after) = (errors(old), errors(new))
    guard after.count > before.count else { return nil }
    let known = Set(before.map(\.message))
    let added = after.first { !known.contains($0.message) } ?? after[0]
    return .brings(added)
  }

  private mutating func apply(_ candidates: [Candidate]) -> Kept {
    checksLeft -= 1
    bytesLeft -= checked.sources.files.reduce(0) { $0 + $1.bytes.count }
    let edits = Dictionary(grouping: candidates.flatMap(\.fix.edits), by: \.span.file)
    let bytes = edits.map { ($0, applying($1, to: checked.sources[$0].bytes)) }
    let new = Dictionary(uniqueKeysWithValues: bytes)
    let next = CheckedSheet(
      checked.files.replacing(changed.merging(new) { $1 }), isLinted: isLinted, checker: checked.checker)
    return Kept(checked: next, edits: edits, bytes: new, count: candidates.count)
  }
}

/// The differences that some fixes made to the findings.
private struct Comparison {
  /// The reason why the fixes must not stay; nil where each does what it says.
  private(set) var harm: FixedSheet.Harm?

  init(_ old: CheckedSheet, _ new: CheckedSheet, _ fixes: [(finding: Diagnostic, fix: FixIt)]) {
    let edits = Dictionary(grouping: fixes.flatMap(\.fix.edits), by: \.span.file)
    let fixes = Dictionary(grouping: fixes, by: \.finding.span.file)
    let (olds, news) = (old.findingsByFile, new.findingsByFile)
    for file in Set(edits.keys).union(fixes.keys).sorted() {
      let move = Move(edits[file] ?? [], of: old.sources[file].bytes, to: new.sources[file].bytes)
      func counts(_ findings: [Diagnostic]?, _ line: (UInt32) -> Int) -> [Key: Int] {
        Dictionary((findings ?? []).map { (Key($0, line($0.span.start)), 1) }, uniquingKeysWith: +)
      }
      let before = counts(olds[file], move.line)
      let after = counts(news[file], move.newLine)
      let own = fixes[file] ?? []
      // By edited line, what the fixes there are for.
      var codes: [Int: [DiagnosticCode]] = [:]
      for (finding, fix) in fixes.values.joined() {
        for edit in fix.edits where edit.span.file == file {
          for line in move.newLines(of: edit) { codes[line, default: []].append(finding.code) }
        }
      }
      let solved = Dictionary(
        own.map { (Key($0.finding, move.line(of: $0.finding.span.start)), 1) }, uniquingKeysWith: +)
      for (key, count) in solved where after[key, default: 0] > max(0, before[key, default: 0] - count) {
        harm = .solvesNothing(message: key.message)
        return
      }
      let added = (news[file] ?? []).first { finding in
        // A remark about what is left is for the next round.
        guard finding.severity == .error else { return false }
        // A file that a fix imports is read when the fix has been made.
        if finding.code.id == "unknown-import" { return false }
        let line = move.newLine(of: finding.span.start)
        let key = Key(finding, line)
        guard after[key, default: 0] > before[key, default: 0] else { return false }
        // What has been written may also be the first of two keys, the second of which is the finding's place.
        let related = finding.related.map(\.span).filter { $0.file == file }
        let isOfNewText = ([finding.span] + related).contains(where: move.touchesNewText)
        guard let codes = codes[line] else { return isOfNewText }
        // Behind an error others come to light, but none may be in what the fix has written; after a syntax error any may, but in a
        // value that the fix has made another. A value in quotes is read as a whole: what is wrong with it, and isn't a matter of
        // spelling, is no less so then.
        if codes.contains(where: \.isOfSyntax) {
          return finding.code.isOfSyntax || move.isInRewrittenValue(finding.span)
            || isOfNewText && finding.fixes.isEmpty
              && codes.contains { ["misread-value", "invalid-key"].contains($0.id) }
        }
        return !codes.contains { $0.severity == .error } || isOfNewText
      }
      if let added {
        harm = .brings(added)
        return
      }
    }
  }

  /// A finding in a line, which is counted after the edits.
  private struct Key: Hashable {
    var line: Int
    var code: DiagnosticCode
    var message: String

    init(_ finding: Diagnostic, _ line: Int) {
      self.line = line
      code = finding.code
      message = finding.message
    }
  }
}

/// The movement of places in a file by edits.
private struct Move {
  /// The edits in order, each with the shift of what is behind it, those before it included.
  private var edits: [(span: Span, shift: Int)] = []
  private let lines: LineTable
  /// The ranges of the edits' texts, in order.
  private var newTexts: [Range<Int>] = []
  /// The ranges of texts that differ from the old ones in more than quotes.
  private var rewrittenValues: [Range<Int>] = []

  init(_ edits: [FixIt.Edit], of old: [UInt8], to new: [UInt8]) {
    lines = LineTable(new)
    var shift = 0
    for edit in edits.sorted(by: { $0.span < $1.span }) {
      let start = Int(edit.span.start) + shift
      let end = start + edit.replacement.utf8.count
      newTexts.append(start..<end)
      let isQuote = { (byte: UInt8) in "\"'".utf8.contains(byte) }
      if !edit.span.range.isEmpty,
        !old[edit.span.range].filter({ !isQuote($0) }).elementsEqual(
          edit.replacement.utf8.filter { !isQuote($0) })
      {
        rewrittenValues.append(start..<end)
      }
      shift = end - Int(edit.span.end)
      self.edits.append((edit.span, shift))
    }
  }

  /// The offset in the new text of a place in the old one; the beginning of an edit for a place that it replaces.
  func offset(of place: UInt32) -> Int {
    let next = edits.partitioningIndex(where: { $0.span.start >= place })
    guard next > 0 else { return Int(place) }
    let (span, shift) = edits[next - 1]
    let before = next > 1 ? edits[next - 2].shift : 0
    return place < span.end ? Int(span.start) + before : Int(place) + shift
  }

  /// Whether a place in the new text touches the text of an edit.
  func touchesNewText(_ span: Span) -> Bool {
    // Edits keep clear of each other, so the last that begins before its end reaches farthest.
    let next = newTexts.partitioningIndex { $0.lowerBound >= Int(span.end) }
    return next > 0 && Int(span.start) < newTexts[next - 1].upperBound
  }

  /// Whether a place in the new text lies in a value with which an edit replaced another.
  func isInRewrittenValue(_ span: Span) -> Bool {
    rewrittenValues.contains { $0.lowerBound <= Int(span.start) && Int(span.end) <= $0.upperBound }
  }

  func line(of place: UInt32) -> Int { newLine(of: UInt32(offset(of: place))) }
  /// The lines of the new text that an edit is in.
  func newLines(of edit: FixIt.Edit) -> ClosedRange<Int> {
    let start = UInt32(offset(of: edit.span.start))
    return newLine(of: start)...newLine(of: start + UInt32(edit.replacement.utf8.count))
  }

  func newLine(of place: UInt32) -> Int { lines.position(Int(place)).line }
}

extension CheckedSheet {
  fileprivate var findingsByFile: [FileID: [Diagnostic]] { Dictionary(grouping: findings, by: \.span.file) }
}

extension DiagnosticCode {
  /// Whether the code is about the syntax of a text, so that it hides all that the text means.
  fileprivate var isOfSyntax: Bool { ["yaml-syntax", "misread-value", "invalid-key"].contains(id) }
}

extension [FixedSheet.Candidate] {
  /// The candidates whose edits neither overlap nor touch those that are taken before them.
  var withoutOverlaps: [FixedSheet.Candidate] {
    var taken: [FileID: TakenSpans] = [:]
    return filter { candidate in
      let meets = candidate.fix.edits.contains { edit in taken[edit.span.file]?.meets(edit.span) ?? false }
      guard !candidate.fix.edits.isEmpty, !meets else { return false }
      for edit in candidate.fix.edits { taken[edit.span.file, default: TakenSpans()].insert(edit.span) }
      return true
    }
  }
}

/// Spans of one file that neither overlap nor touch, in order.
private struct TakenSpans {
  private var spans: [Span] = []

  /// Whether one of the spans overlaps or touches `span`.
  func meets(_ span: Span) -> Bool {
    let next = place(of: span)
    if next < spans.count, spans[next].start <= span.end { return true }
    return next > 0 && spans[next - 1].end >= span.start
  }

  mutating func insert(_ span: Span) { spans.insert(span, at: place(of: span)) }

  /// The number of spans that begin before `span`; findings come in order, so that it is mostly all of them.
  private func place(of span: Span) -> Int {
    guard let last = spans.last, last.start >= span.start else { return spans.count }
    return spans.partitioningIndex(where: { $0.start >= span.start })
  }
}
