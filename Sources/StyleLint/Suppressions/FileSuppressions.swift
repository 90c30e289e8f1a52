import StyleSource

/// The rules that the comments of one file switch off, and the lines in which they do.
struct FileSuppressions {
  private let source: SourceFile
  private let lines: LineTable
  /// The suppressions, in the order in which the comments name them.
  private var suppressions: [Suppression] = []
  /// The lines in which each name is off, so that a finding is compared with few of them.
  private var stretches: [String: Stretches] = [:]
  /// The lines in which `all` switches each rule off that was switched on alone in between.
  private var ofAll: [String: Stretches] = [:]
  /// The line whose next entry was found last, and the line of that entry.
  private var nextEntry: (after: Int, line: Int)?
  /// The findings on the comments themselves.
  private(set) var problems: [Diagnostic] = []

  /// A rule, or `all`, that a comment switches off.
  private struct Suppression {
    var name: String
    var comment: SuppressionComment
    /// The index among the comment's names.
    var index: Int
    /// The first line in which the rule is off.
    var line: Int
    var extent: Extent

    var place: Span { comment.names[index].span }
  }

  /// The lines for which a comment switches a rule off.
  private enum Extent {
    case line
    /// An index in `Stretches.open`.
    case stretch(Int)
    case file
  }

  /// The lines in which one name is off.
  private struct Stretches {
    /// All lines, for a comment about the file.
    var file: Stretch?
    /// The stretches of single lines, by line.
    var single: [Int: Stretch] = [:]
    /// The stretches to the end of the file, or to where the name is switched on again, one after the other.
    var open: [Stretch] = []

    /// Switches the name off from a line on; returns the index of the stretch.
    mutating func open(at line: Int) -> Int {
      if !isOpen { open.append(Stretch(start: line, end: .max)) }
      return open.count - 1
    }

    var isOpen: Bool { open.last?.end == .max }

    /// Switches the name on again; returns whether it was off.
    mutating func close(at line: Int) -> Bool {
      guard isOpen else { return false }
      open[open.count - 1].end = line
      return true
    }

    /// Whether the name is off in a line by a comment about the file or that line. Marks the stretches as used.
    mutating func silenceAlone(_ line: Int) -> Bool {
      let isInFile = file?.use(line) ?? false
      let isInLine = single[line]?.use(line) ?? false
      return isInFile || isInLine
    }

    /// Whether the name is off in a line by a comment on this or an earlier line. Marks the stretch as used.
    mutating func silenceOpen(_ line: Int) -> Bool {
      guard let index = indexOfOpen(line) else { return false }
      return open[index].use(line)
    }

    /// The index of the last stretch that begins up to a line.
    func indexOfOpen(_ line: Int) -> Int? {
      let next = open.partitioningIndex(where: { $0.start > line })
      return next > 0 ? next - 1 : nil
    }
  }

  /// Lines in which something is off, by one or several comments.
  private struct Stretch {
    var start: Int
    /// The line behind the last one.
    var end: Int
    /// The last line in which a finding was silenced, by all comments up to there.
    var lastUse = 0

    mutating func use(_ line: Int) -> Bool {
      guard (start..<end).contains(line) else { return false }
      lastUse = max(lastUse, line)
      return true
    }
  }

  /// Reads the comments of a file. `others` are codes that are no rules.
  init(_ comments: [Span], in source: SourceFile, others: Set<String>) {
    self.source = source
    lines = LineTable(source.bytes, skipsMark: true)
    for comment in comments {
      var found: [Diagnostic] = []
      if let comment = SuppressionComment(comment, in: source, lines, problem: { found.append($0) }) {
        add(comment, others: others)
      }
      problems += found
    }
  }

  private mutating func add(_ comment: SuppressionComment, others: Set<String>) {
    for (index, (name, place)) in comment.names.enumerated() {
      guard name == SuppressionComment.everything || Rule.named(name) != nil else {
        problems.append(.unknownSwitchedRule(name, isOther: others.contains(name), at: place))
        continue
      }
      switch comment.kind {
      case .disable where !comment.isTrailing:
        suppressions.append(
          Suppression(
            name: name, comment: comment, index: index, line: comment.line,
            extent: .stretch(open(name, at: comment.line))))
      case .disable, .disableNextLine:
        let line = comment.kind == .disable ? comment.line : entryLine(after: comment.line)
        suppressions.append(
          Suppression(name: name, comment: comment, index: index, line: line, extent: .line))
        stretches[name, default: Stretches()].single[line] = Stretch(start: line, end: line + 1)
      case .disableFile:
        suppressions.append(
          Suppression(name: name, comment: comment, index: index, line: 1, extent: .file))
        stretches[name, default: Stretches()].file = Stretch(start: 1, end: .max)
      case .enable:
        if !close(name, at: comment.line) {
          problems.append(.unusedSwitch(name, isOn: true, at: place, removal(of: index, in: comment)))
        }
      }
    }
  }

  private mutating func open(_ name: String, at line: Int) -> Int {
    if name == SuppressionComment.everything {
      for rule in Array(ofAll.keys) { _ = ofAll[rule]?.open(at: line) }
    }
    return stretches[name, default: Stretches()].open(at: line)
  }

  /// Switches a rule, or all of them, on again; returns whether any was off.
  private mutating func close(_ name: String, at line: Int) -> Bool {
    let all = SuppressionComment.everything
    var wasOff = false
    if name == all {
      for name in Array(stretches.keys) where stretches[name]?.close(at: line) ?? false { wasOff = true }
      for rule in Array(ofAll.keys) { _ = ofAll[rule]?.close(at: line) }
    } else {
      wasOff = stretches[name]?.close(at: line) ?? false
      // From here on it is off where the others are, but not in these lines.
      if ofAll[name] == nil, let others = stretches[all], others.isOpen { ofAll[name] = others }
      if ofAll[name]?.close(at: line) ?? false { wasOff = true }
    }
    return wasOff
  }

  /// The next line that is neither empty nor a comment, or the line after `line` where there is none.
  private mutating func entryLine(after line: Int) -> Int {
    let isKnown = nextEntry.map { $0.after <= line && line < $0.line } ?? false
    let found = isKnown ? nextEntry?.line ?? line + 1 : findEntry(after: line)
    nextEntry = (line, found)
    return found <= lines.lineCount ? found : line + 1
  }

  /// Finds the next line that is neither empty nor a comment; one behind the last line where there is none.
  private func findEntry(after line: Int) -> Int {
    var next = line + 1
    while next <= lines.lineCount {
      let first = source.bytes[lines.content(ofLine: next)].first { $0 != 0x20 && $0 != 0x09 }
      if let first, first != UInt8(ascii: "#") { return next }
      next += 1
    }
    return next
  }

  /// Whether a finding of a rule is switched off.
  mutating func silences(_ finding: Diagnostic) -> Bool {
    let line = lines.position(Int(finding.span.start)).line
    let rule = finding.code.id
    let all = SuppressionComment.everything
    let isOffAlone = stretches[rule]?.silenceAlone(line) ?? false
    let isOff = stretches[rule]?.silenceOpen(line) ?? false
    let areAllOffAlone = stretches[all]?.silenceAlone(line) ?? false
    // Until it was switched on alone, it was off as all others were.
    let areAllOff =
      (ofAll[rule] == nil ? stretches[all]?.silenceOpen(line) : ofAll[rule]?.silenceOpen(line)) ?? false
    return isOffAlone || isOff || areAllOffAlone || areAllOff
  }

  /// The findings on comments that switched off nothing; none on rules that don't run.
  func unused(_ rules: RuleSelection) -> [Diagnostic] {
    suppressions.filter { suppression in
      !isUsed(suppression) && (Rule.named(suppression.name).map(rules.isOn) ?? !rules.isPartial)
    }
    .map { .unusedSwitch($0.name, isOn: false, at: $0.place, removal(of: $0.index, in: $0.comment)) }
  }

  private func isUsed(_ suppression: Suppression) -> Bool {
    guard let own = stretches[suppression.name] else { return false }
    let stretch =
      switch suppression.extent {
      case .line: own.single[suppression.line]
      case .stretch(let index): own.open[index]
      case .file: own.file
      }
    if stretch.map({ $0.lastUse >= suppression.line }) ?? false { return true }
    guard case .stretch = suppression.extent, suppression.name == SuppressionComment.everything else {
      return false
    }
    return ofAll.values.contains { rule in
      rule.indexOfOpen(suppression.line).map { rule.open[$0].lastUse >= suppression.line } ?? false
    }
  }

  /// The fix that removes one name from a comment, or the comment where it has no other.
  private func removal(of index: Int, in comment: SuppressionComment) -> FixIt {
    let names = comment.names
    guard names.count > 1 else {
      return FixIt("remove the comment", replace: lineOrTail(comment), with: "", isSafe: true)
    }
    let name = names[index].span
    let span =
      index == 0
      ? Span(name.file, Int(name.start), Int(names[1].span.start))
      : Span(name.file, Int(names[index - 1].span.end), Int(name.end))
    return FixIt("remove the name", replace: span, with: "", isSafe: true)
  }

  /// The whole line of a comment, or the comment with the spaces before it.
  private func lineOrTail(_ comment: SuppressionComment) -> Span {
    let file = comment.span.file
    guard !comment.isTrailing else {
      var start = Int(comment.span.start)
      while start > 0, [0x20, 0x09].contains(source.bytes[start - 1]) { start -= 1 }
      return Span(file, start, Int(comment.span.end))
    }
    let start = lines.content(ofLine: comment.line).lowerBound
    let end =
      comment.line < lines.lineCount
      ? lines.content(ofLine: comment.line + 1).lowerBound : Int(comment.span.end)
    return Span(file, start, end)
  }
}

extension DiagnosticCode {
  package static let unusedSwitch = DiagnosticCode(
    "unused-switch", .warning, "A suppression comment hides a finding.",
    explanation: """
      The problem has been fixed, or the suppression comment names the wrong rule. Left in place, it would hide the next
      problem.
      """,
    example: "# stylec:disable unused-token\nstyles: { card: { component: UIView, alpha: 0.5 } }\n")
}

extension Diagnostic {
  fileprivate static func unusedSwitch(_ name: String, isOn: Bool, at span: Span, _ fix: FixIt) -> Diagnostic
  {
    let what = name == SuppressionComment.everything ? "every rule" : "‘\(name)’"
    return Diagnostic(
      .unusedSwitch,
      isOn
        ? "\(what) is not disabled before this"
        : "disabling \(what) hides no finding here",
      at: span, fixes: [fix])
  }
}
