import StyleModel
import StyleReport
import StyleWorkspace

extension Inspector {
  /// Reads the disk again; changes by others are shown, and sent to the pages.
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
    var forgotten: [Forgotten] = []
    for path in changed {
      var bytes = before[path] ?? []
      for change in ByteChange.all(from: bytes, to: now[path] ?? []) {
        history.moveOverruled(behind: change, in: path)
        let steps = history.rebase(onto: change, in: path)
        if !steps.isEmpty {
          let place = history.overrule(steps, by: change, in: path)
          forgotten.append(Forgotten(place: place, lines: change.lines(in: bytes, atMost: 40)))
        }
        bytes = change.applied(to: bytes) ?? bytes
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

/// Steps that can't be undone any more, since somebody else has changed their place.
struct Forgotten {
  var place: InspectorHistory.Overruled
  var lines: (before: String?, after: String?, line: Int)

  /// The overwritten step as JSON: `yours` is the text that was written here, `theirs` the text there now, null for none. `choice` is
  /// whether both are included for a choice: not where they are too long to be shown, or where the outside change has only added text.
  var json: JSONValue {
    [
      "choice": .bool(lines.before != nil),
      "number": .integer(place.number), "labels": .array(place.labels.map { .string($0) }),
      "file": .string(place.path), "line": .integer(lines.line),
      "yours": lines.before.map { .string($0) } ?? .null, "theirs": lines.after.map { .string($0) } ?? .null,
    ]
  }
}

extension Inspector {
  /// Restores the text that was written here in place of an outside change: a step like any other.
  func restore(_ body: JSONValue) throws(InspectorError) -> InspectorAnswer {
    guard let number = body["number"]?.integer else { throw .badRequest("the request has no ‘number’") }
    endLive()
    // What has happened to the file in between is known then.
    refresh()
    guard let place = history.overruled.first(where: { $0.number == number }) else {
      throw InspectorError(
        409, "conflict", "that place of the file has been changed again; nothing was written")
    }
    let bytes = try saved().model.sources.files.first { $0.path == place.path }?.bytes
    guard let bytes, let new = place.change.inverse.applied(to: bytes) else { throw outdated(place.path) }
    let change = PlannedChange(
      files: [.init(path: place.path, old: bytes, new: new)],
      label: "Write again: \(place.labels.first ?? "")")
    guard try commit(change) else { throw outdated(place.path) }
    return .json(.object(lastAnswer))
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
