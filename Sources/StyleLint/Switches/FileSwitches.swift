import StyleSource

/// What the comments of one file switch off, and where.
struct FileSwitches {
  private let source: SourceFile
  private let lines: LineTable
  /// What is off, in the order in which it is named.
  private var spells: [Spell] = []
  /// What is wrong with the comments themselves.
  private(set) var problems: [Diagnostic] = []

  /// A rule, or `all`, that is off in some lines.
  private struct Spell {
    var name: String
    var place: Span
    var comment: Switch
    var lines: Range<Int>
    var isUsed = false
  }

  /// `others` are codes that are no rules.
  init(_ comments: [Span], in source: SourceFile, others: Set<String>) {
    self.source = source
    lines = LineTable(source.bytes)
    for comment in comments {
      var found: [Diagnostic] = []
      if let comment = Switch(comment, in: source, lines, problem: { found.append($0) }) {
        add(comment, others: others)
      }
      problems += found
    }
  }

  private mutating func add(_ comment: Switch, others: Set<String>) {
    for (name, place) in comment.names {
      guard name == Switch.everything || Rule.named(name) != nil else {
        problems.append(.unknownSwitchedRule(name, isOther: others.contains(name), at: place))
        continue
      }
      switch comment.kind {
      case .disable:
        let end = comment.isTrailing ? comment.line + 1 : Int.max
        spells.append(Spell(name: name, place: place, comment: comment, lines: comment.line..<end))
      case .disableNextLine:
        let line = entryLine(after: comment.line)
        spells.append(Spell(name: name, place: place, comment: comment, lines: line..<line + 1))
      case .enable:
        let open = spells.indices.filter { spells[$0].lines.upperBound == .max && spells[$0].name == name }
        for index in open { spells[index].lines = spells[index].lines.lowerBound..<comment.line }
        if open.isEmpty {
          problems.append(.unusedSwitch(name, isOn: true, at: place, removal(of: place, comment)))
        }
      }
    }
  }

  /// The next line that is neither empty nor a comment.
  private func entryLine(after line: Int) -> Int {
    var next = line + 1
    while next <= lines.lineCount {
      let first = source.bytes[lines.content(ofLine: next)].first { $0 != 0x20 && $0 != 0x09 }
      if let first, first != UInt8(ascii: "#") { return next }
      next += 1
    }
    return line + 1
  }

  /// Whether a finding of a rule is switched off.
  mutating func silences(_ finding: Diagnostic) -> Bool {
    let line = lines.position(Int(finding.span.start)).line
    var isOff = false
    for index in spells.indices where spells[index].lines.contains(line) {
      guard spells[index].name == finding.code.id || spells[index].name == Switch.everything else { continue }
      spells[index].isUsed = true
      isOff = true
    }
    return isOff
  }

  /// What was switched off for nothing; rules that don't run say nothing of that.
  func unused(_ rules: RuleSelection) -> [Diagnostic] {
    spells.filter { spell in
      !spell.isUsed && (Rule.named(spell.name).map(rules.isOn) ?? true)
    }
    .map { .unusedSwitch($0.name, isOn: false, at: $0.place, removal(of: $0.place, $0.comment)) }
  }

  /// Takes one name out of a comment, or the comment where it has no other.
  private func removal(of name: Span, _ comment: Switch) -> FixIt {
    let names = comment.names.map(\.span)
    guard let index = names.firstIndex(of: name), names.count > 1 else {
      return FixIt("remove the comment", replace: lineOrTail(comment), with: "", isSafe: true)
    }
    let span =
      index == 0
      ? Span(name.file, Int(name.start), Int(names[1].start))
      : Span(name.file, Int(names[index - 1].end), Int(name.end))
    return FixIt("remove the name", replace: span, with: "", isSafe: true)
  }

  /// All that goes with a comment: its line, or the spaces before it.
  private func lineOrTail(_ comment: Switch) -> Span {
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
  public static let unusedSwitch = DiagnosticCode(
    "unused-switch", .warning, "A comment that switches a rule off silences something.",
    explanation: """
      What it silenced was put right since, or it names another rule than was meant. Left in place it would hide the
      next problem.
      """,
    example: "# stylec:disable unused-token\nstyles: { card: { component: UIView, alpha: 0.5 } }\n")
}

extension Diagnostic {
  fileprivate static func unusedSwitch(_ name: String, isOn: Bool, at span: Span, _ fix: FixIt) -> Diagnostic
  {
    let what = name == Switch.everything ? "every rule" : "‘\(name)’"
    return Diagnostic(
      .unusedSwitch,
      isOn
        ? "nothing switches \(what) off before this"
        : "nothing is found here that switching off \(what) hides",
      at: span, fixes: [fix])
  }
}
