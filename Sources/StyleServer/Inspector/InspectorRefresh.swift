import StyleModel
import StyleWorkspace

extension Inspector {
  /// Looks at the disk again; what others have changed is shown, and told to the pages.
  package func refresh() {
    guard workspace != nil else {
      workspace = loadWorkspace()
      if workspace != nil { tellChange(from: nil, files: [], by: "outside", session: nil, []) }
      return
    }
    finishCheck()
    let old = (try? saved())?.model
    let sources = workspace?.snapshot.sources
    do {
      for path in overlaid {
        let known = sources?.files.first { $0.path == path }?.bytes
        let bytes = store.read(path)
        if known != bytes {
          if bytes == nil { overlaid.remove(path) }
          try workspace?.edit(bytes: bytes, of: path)
        }
      }
      try workspace?.refresh()
    } catch {
      // The last file may be gone, or settings may be wrong; what there was is shown until it is read again.
      if case .noStyleFiles = error { workspace = nil }
    }
    if workspace?.hasStyleFiles == false { workspace = nil }
    let before = Dictionary(
      (sources?.files ?? []).map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    let now = Dictionary(
      (workspace?.snapshot.sources.files ?? []).map { ($0.path, $0.bytes) },
      uniquingKeysWith: { first, _ in first })
    let changed = Set(before.keys).union(now.keys).filter { before[$0] != now[$0] }.sorted {
      $0.precedesByBytes($1)
    }
    guard !changed.isEmpty else { return }
    var forgotten: [String] = []
    for path in changed {
      for change in ByteChange.all(from: before[path] ?? [], to: now[path] ?? []) {
        forgotten += history.rebase(onto: change, in: path).map(\.label)
      }
    }
    guard workspace != nil else {
      revision += 1
      forgetStudio()
      onEvent?(["revision": .integer(revision), "by": "outside", "styles": .null, "declarations": true])
      return
    }
    tellChange(from: old, files: changed, by: "outside", session: nil, [], forgotten: forgotten)
  }
}

extension InspectorSheet {
  /// Whether only values of styles may be others.
  func declaresTheSame(as other: InspectorSheet) -> Bool {
    let (mine, theirs) = (sheet, other.sheet)
    return mine.modes == theirs.modes && mine.paths == theirs.paths
      && mine.styles.count == theirs.styles.count
      && mine.tokens.count == theirs.tokens.count && mine.components.count == theirs.components.count
      && zip(mine.styles, theirs.styles).allSatisfy { $0.name == $1.name && $0.component == $1.component }
      && zip(mine.tokens, theirs.tokens).allSatisfy { $0.name == $1.name && $0.value == $1.value }
      && zip(mine.components, theirs.components).allSatisfy { $0.name == $1.name }
  }
}
