import StyleSource

extension CheckedSheet {
  /// Removes the corrections of errors that don't solve them.
  package mutating func tryFixes() { findings = trying(findings) }

  /// Returns the findings without the corrections of errors that don't solve them: each is tried, and stays if its finding is gone and
  /// there is no error in its text. Corrections of warnings belong to rules, which know all of the sheet.
  package func trying(_ findings: [Diagnostic]) -> [Diagnostic] {
    var open = findings.indices.filter { findings[$0].severity == .error }.flatMap { index in
      findings[index].fixes.indices.map {
        FixedSheet.Candidate(
          finding: findings[index], fix: findings[index].fixes[$0], place: .init(finding: index, fix: $0))
      }
    }
    var wrong: [FixedSheet.Candidate.Numbers: FixedSheet.Harm] = [:]
    // Those that overlap are tried in turn. What is left then is many corrections of one place.
    for _ in 0..<10 where !open.isEmpty {
      let group = open.withoutOverlaps
      let tried = Set(group.map(\.place))
      open.removeAll { tried.contains($0.place) }
      for (candidate, harm) in FixedSheet.wrong(among: group, of: self) { wrong[candidate.place] = harm }
    }
    guard !wrong.isEmpty else { return findings }
    return findings.indices.map { index in
      var finding = findings[index]
      let fixes = finding.fixes
      finding.fixes = fixes.indices.filter { wrong[.init(finding: index, fix: $0)] == nil }.map { fixes[$0] }
      if finding.fixes.isEmpty, let first = fixes.first, let harm = wrong[.init(finding: index, fix: 0)] {
        let notes = harm.notes(of: first, for: finding).filter { !finding.notes.contains($0) }
        finding.notes += notes
      }
      return finding
    }
  }
}

extension FixedSheet {
  /// The corrections that do harm, each tried beside those that don't.
  ///
  /// A check compiles what a correction changes, at worst everything, so that a large project, or one with many mistakes, gets fewer of
  /// them. Corrections that no check has separated count as right.
  fileprivate static func wrong(
    among candidates: [Candidate], of sheet: CheckedSheet
  ) -> [(candidate: Candidate, harm: Harm)] {
    let size = sheet.sources.files.reduce(candidates.count << 12) { $0 + $1.bytes.count }
    var trial = FixedSheet(trying: sheet, checks: min(max((4 << 20) / size, 1), 30))
    return trial.keepers(among: candidates).dropped.filter { !$0.harm.isUntold }
  }
}

extension FixedSheet.Harm {
  fileprivate var isUntold: Bool {
    switch self {
    case .untold: true
    case .solvesNothing, .brings: false
    }
  }

  /// The notes in place of a correction that can't stay: “‘highlighted’ may be meant, which stands here already”.
  fileprivate func notes(of fix: FixIt, for finding: Diagnostic) -> [String] {
    guard case .brings(let error) = self, let edit = fix.edits.first, fix.edits.count == 1,
      !edit.replacement.isEmpty, !edit.replacement.contains(where: \.isNewline)
    else { return [] }
    // The nearest number that is allowed is no guess of what was meant.
    if finding.code.id == "out-of-range" { return [] }
    // What is wrong with it is wrong with what stands there.
    if error.code == finding.code { return error.notes }
    let text = "‘\(edit.replacement.shortened)’"
    return error.code.isOfNames
      ? [
        "\(text) may be meant, which stands here already: "
          + (finding.code.id == "unknown-property" ? "keep one of them" : "write both under one key")
      ]
      : ["\(text) may be meant, but then \(error.message)"]
  }
}

extension DiagnosticCode {
  /// Whether the code is about a name that is written twice.
  fileprivate var isOfNames: Bool { ["duplicate-key", "duplicate-name"].contains(id) }
}
