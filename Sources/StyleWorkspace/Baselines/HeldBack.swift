import StyleSource
import StyleSyntax

/// The findings of a run that baselines don't hide.
package struct HeldBack: Sendable {
  /// The findings that are left, with one for each baseline that has entries without a finding.
  package private(set) var findings: [Diagnostic]
  /// The sources, with the baselines that have findings.
  package private(set) var sources: SourceMap
  /// The baselines that hide findings, and the numbers of these.
  package private(set) var counts: [(path: String, count: Int)] = []

  /// - Parameter chosen: The baseline for all files; nil for those that settings name.
  package init(
    _ checked: CheckedSheet, by chosen: Baseline?, _ disk: some FileReader
  ) {
    (findings, sources) = (checked.findings, checked.sources)
    let files = checked.files
    let groups = Dictionary(grouping: checked.findings, by: \.span.file)
    var left: [FileID: [Diagnostic]] = [:]
    var uses: [String: Use] = [:]
    for file in files.sources.files {
      guard let baseline = chosen ?? files.baseline(of: file.id) else { continue }
      let name = baseline.name(of: file.path, disk)
      let all = groups[file.id] ?? []
      let held = baseline.holdBack(all, named: name, in: sources)
      left[file.id] = held.left
      uses[baseline.path, default: Use(baseline: baseline)].count += all.count - held.left.count
      // Rules judge the named files alone, but all is known of files of design tokens.
      let index = Int(file.id.index)
      guard index < files.namedCount || files.parsed[index].tokenFile != nil else { continue }
      uses[baseline.path]?.names.insert(name)
      uses[baseline.path]?.unused += held.unused
    }
    if uses.isEmpty { return }
    findings = sources.files.flatMap { left[$0.id] ?? groups[$0.id] ?? [] }
    for (path, use) in uses.sorted(by: { $0.key.precedesByBytes($1.key) }) {
      if use.count > 0 { counts.append((path, use.count)) }
      // Where there are errors, rules judge only a part of the files, or none.
      guard !checked.hasErrors else { continue }
      let search = BaselineSearch(files, names: use.names)
      let gone = use.baseline.entriesOfMissingFiles(besides: use.names) { !disk.exists($0) }
      let stale = Set(
        use.unused.filter(search.looksFor) + gone.filter { files.ruleChoice.includes($0.rule) })
      guard !stale.isEmpty else { continue }
      let file = sources.add(path: path, bytes: use.baseline.bytes)
      findings.append(
        .staleBaseline(stale.sorted { $0.range.lowerBound < $1.range.lowerBound }, in: file, path))
    }
  }

  private struct Use {
    let baseline: Baseline
    var names: Set<String> = []
    var count = 0
    var unused: [Baseline.Entry] = []
  }
}

extension DiagnosticCode {
  package static let staleBaseline = DiagnosticCode(
    "stale-baseline", .warning, "A baseline only lists findings that are still there.",
    explanation: """
      An entry whose finding has been fixed would hide the same mistake if somebody made it again. `stylec lint
      --write-baseline FILE` writes the baseline again.
      """)
}

extension Diagnostic {
  /// The finding on all entries without a finding, which one command removes.
  fileprivate static func staleBaseline(
    _ entries: [Baseline.Entry], in file: FileID, _ path: String
  ) -> Diagnostic {
    let range = entries[0].range
    var counts: [(text: String, count: Int)] = []
    for entry in entries {
      let text = "‘\(entry.rule)’ is gone from ‘\(entry.path)’"
      if let index = counts.firstIndex(where: { $0.text == text }) {
        counts[index].count += 1
      } else {
        counts.append((text, 1))
      }
    }
    let shown = 8
    var notes = counts.count > 1 ? counts.prefix(shown).map(\.text) : []
    if counts.count > shown { notes.append("and \(counts.count - shown) more") }
    return Diagnostic(
      .staleBaseline,
      (entries.count == 1 ? "this entry hides nothing" : "\(entries.count) entries hide nothing")
        + (counts.count == 1 ? ": \(counts[0].text)" : ""),
      at: Span(file, range.lowerBound, range.upperBound),
      notes: notes + ["to remove what hides nothing, run ‘stylec lint --write-baseline \(path)’"])
  }
}
