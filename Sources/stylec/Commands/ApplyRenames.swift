import StyleDiff
import StyleModel
import StyleReport
import StyleSource
import StyleWorkspace

/// The part of `diff` that handles tokens that a design tool has renamed.
extension Diff {
  /// Writes the new names into the style files on disk that have the old ones.
  func writeNewNames(
    of side: DiffSide, _ repository: GitRepository?, after before: ResolvedSheet
  ) throws(Failure) -> ExitStatus {
    guard case .disk(let path) = side else {
      throw Failure(
        "--apply-renames writes files on disk, but \(visible(side.name)) is a revision", .wrongArguments)
    }
    let checked = CheckedSheet(try readAll(path, Disk.ofCommand), isLinted: false)
    let names = renamedTokens(from: before, to: checked.sheet)
    let renames = TokenRenames(names)
    let edits = renames.edits(of: checked)
    for (file, edits) in Dictionary(grouping: edits, by: \.edit.span.file).sorted(by: { $0.key < $1.key }) {
      let source = checked.sources[file]
      try edit(source.path, with: applying(edits.map(\.edit), to: source.bytes), expecting: source.bytes)
    }
    for (old, places) in Dictionary(grouping: edits, by: \.oldName).sorted(by: { $0.key < $1.key }) {
      let files = Set(places.map(\.edit.span.file)).count
      messages.tell(
        "renamed \(visible(old)) to \(visible(names[old] ?? "")) in \(counted(places.count, "place")) of \(counted(files, "file"))"
      )
    }
    for name in renames.takenNames(in: checked.sheet) {
      messages.tell(
        "note: \(visible(name)) is \(visible(names[name] ?? "")) now, and another token has its name; see what uses it"
      )
    }
    if edits.isEmpty { messages.tell("no style file has the old name of a renamed token") }
    return .clean
  }

  /// Throws with advice where a state has errors because tokens were renamed.
  func refuseOldNames(
    _ checked: CheckedSheet, after before: ResolvedSheet, name: String
  ) throws(Failure) {
    let names = renamedTokens(from: before, to: checked.sheet)
    let edits = TokenRenames(names).edits(of: checked)
    guard let first = edits.first?.oldName else { return }
    messages.tell(checked.findings.filter { $0.severity == .error }, in: checked.sources)
    let others = Set(edits.map(\.oldName)).count - 1
    throw Failure(
      "\(visible(name)) has old names of tokens: \(visible(first)) is \(visible(names[first] ?? "")) now"
        + (others > 0
          ? ", and \(counted(others, "other")) \(others == 1 ? "has" : "have") new names too" : "")
        + "; to write the new names into the style files, add --apply-renames")
  }
}
