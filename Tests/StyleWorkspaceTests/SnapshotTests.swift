import StyleEmit
import StyleModel
import StyleSource
import StyleWorkspace
import Testing

@Suite(.tags(.slow)) struct SnapshotTests {
  /// After every edit a workspace holds what one does that reads the same files for the first time. The file that was edited is
  /// asked for first, and what an edit leaves may wait for the next.
  @Test(arguments: (1...12 as ClosedRange<UInt64>).someCases(oneIn: 3))
  func `edits make what is made from nothing`(seed: UInt64) throws {
    var project = RandomProject(seed: seed)
    let disk = MemoryFiles(project.texts)
    var workspace = try Workspace(["s"], in: disk)
    var told = Told(workspace.snapshot)
    var withErrors = pathsWithErrors(workspace.snapshot)
    for number in 0..<60 {
      let path = project.edit()
      let fresh = try? Workspace(["s"], in: MemoryFiles(project.texts))
      // An editor's text, or a change on the disk.
      if number % 3 == 0 {
        disk.texts["/w/" + path] = project.texts[path]
        told.take(try? workspace.setText(nil, of: path))
        told.take(try? workspace.refresh())
      } else if let text = project.texts[path] {
        try? workspace.edit(text, of: path)
      } else {
        disk.texts["/w/" + path] = nil
        try? workspace.edit(nil, of: path)
      }
      // Wrong settings leave everything as it was.
      guard let new = fresh?.snapshot else { continue }
      let withErrorsBefore = withErrors
      withErrors = pathsWithErrors(new)
      // A token may be too large for what another file uses it for.
      if let file = new.file(at: path), withErrors.subtracting([path]) == withErrorsBefore.subtracting([path])
      {
        let (own, wanted) = (workspace.snapshot.findings(in: file), new.findings(in: file))
        let isBlamed = wanted.contains { $0.code.id == "out-of-range" && !$0.related.isEmpty }
        try #require(
          isBlamed || difference(wanted, own) == nil, "seed \(seed), edit \(number), \(path) first")
      }
      if number % 5 < 2 { continue }
      told.take(workspace.changes())
      let old = workspace.snapshot
      try #require(new.sources.files.map(\.path) == old.sources.files.map(\.path))
      try #require(difference(new.sheet, old.sheet) == nil, "seed \(seed), edit \(number) of \(path)")
      try #require(difference(new.findings, old.findings) == nil, "seed \(seed), edit \(number) of \(path)")
      #expect(told == Told(new), "seed \(seed), edit \(number) of \(path)")
      if number % 20 == 19 {
        #expect(
          emit(new.sheet, targets: Set(EmitTarget.allCases))
            == emit(old.sheet, targets: Set(EmitTarget.allCases)))
      }
    }
  }
}

private func pathsWithErrors(_ snapshot: Snapshot) -> Set<String> {
  Set(
    snapshot.sources.files.filter { snapshot.findings(in: $0.id).contains { $0.severity == .error } }
      .map(\.path))
}

/// What somebody knows who is only told of changes: what is found in each file, without the places, which move with the ids of
/// files.
private struct Told: Equatable {
  private var findings: [String: [String]] = [:]

  init(_ snapshot: Snapshot) {
    for file in snapshot.sources.files {
      take([FileFindings(path: file.path, findings: snapshot.findings(in: file.id))])
    }
  }

  mutating func take(_ changes: [FileFindings]?) {
    for change in changes ?? [] {
      findings[change.path] =
        change.findings.isEmpty
        ? nil
        : change.findings.map { "\($0.span.start)-\($0.span.end) \($0.code.id) \($0.severity) \($0.message)" }
    }
  }
}

/// What differs between two sheets, since all of one is too much to read; nil for nothing.
private func difference(_ new: ResolvedSheet, _ old: ResolvedSheet) -> String? {
  if new == old { return nil }
  return difference(new.tokens, old.tokens) ?? difference(new.components, old.components)
    ?? difference(new.traits, old.traits) ?? difference(new.styles, old.styles)
    ?? difference(new.origins.parts, old.origins.parts)
    ?? difference(new.references.parts, old.references.parts)
    ?? difference(new.contradictions, old.contradictions) ?? difference(new.imports, old.imports)
    ?? "modes, paths or files with aliases"
}

private func difference<Element: Equatable>(_ new: [Element], _ old: [Element]) -> String? {
  if new == old { return nil }
  guard let place = zip(new, old).enumerated().first(where: { $1.0 != $1.1 }) else {
    return "\(new.count) of \(Element.self) and not \(old.count): \(new.last as Any), \(old.last as Any)"
  }
  return "number \(place.offset) is \(place.element.0) and not \(place.element.1)"
}
