import StyleSource

extension CheckedSheet {
  /// Leaves out the corrections of errors that don't do what they say.
  package mutating func tryFixes() { findings = trying(findings) }

  /// The same findings, without the corrections of errors that don't do what they say: each is put in place, and stays where its finding
  /// is gone and no error is in what it has written. Corrections of warnings are those of rules, which know all of the sheet.
  package func trying(_ findings: [Diagnostic]) -> [Diagnostic] {
    var open = findings.indices.filter { findings[$0].severity == .error }.flatMap { index in
      findings[index].fixes.indices.map {
        FixedSheet.Candidate(
          finding: findings[index], fix: findings[index].fixes[$0], place: .init(finding: index, fix: $0))
      }
    }
    var wrong: Set<FixedSheet.Candidate.Place> = []
    // Those that overlap are tried in turn. What is left then is many corrections of one place.
    for _ in 0..<10 where !open.isEmpty {
      let group = open.withoutOverlaps
      let tried = Set(group.map(\.place))
      open.removeAll { tried.contains($0.place) }
      wrong.formUnion(FixedSheet.wrong(among: group, of: self).map(\.place))
    }
    guard !wrong.isEmpty else { return findings }
    return findings.indices.map { index in
      var finding = findings[index]
      finding.fixes = finding.fixes.indices.filter { !wrong.contains(.init(finding: index, fix: $0)) }
        .map { finding.fixes[$0] }
      return finding
    }
  }
}

extension FixedSheet {
  /// The corrections that do harm, each tried beside those that don't.
  ///
  /// A check compiles what a correction changes, at worst everything, so that a large project, or one with many mistakes, gets fewer of
  /// them. What no check has told apart counts as right.
  fileprivate static func wrong(among candidates: [Candidate], of sheet: CheckedSheet) -> [Candidate] {
    let size = sheet.sources.files.reduce(candidates.count << 12) { $0 + $1.bytes.count }
    var trial = FixedSheet(trying: sheet, checks: min(max((4 << 20) / size, 1), 30))
    return trial.keepers(among: candidates).dropped.filter { $0.reason != FixedSheet.untold }.map(\.candidate)
  }
}
