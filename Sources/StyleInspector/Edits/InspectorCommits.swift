import StyleModel
import StyleReport
import StyleSource
import StyleWorkspace

extension Inspector {
  /// Makes a change: all of its files or none. Returns false where one of them has changed meanwhile.
  ///
  /// - Parameter imports: The number of imports that have been added to the change so that it can use declarations of other files.
  func commit(
    _ change: PlannedChange, session: String? = nil, imports: Int = 0
  ) throws(InspectorError) -> Bool {
    let model = try? saved().model
    let changed = change.files.filter { $0.old != $0.new }
    let lines = model.map { lineMembers(of: change, in: $0) } ?? []
    guard !changed.isEmpty else {
      lastAnswer =
        [.init("revision", .integer(revision)), .init("styles", []), .init("pictures", 0)] + lines + labels
      return true
    }
    if let model, !change.mayBreak {
      let trial = try trying(changed, from: model)
      if let problem = trial.errors.first {
        if imports < 8, let importing = trial.importing(change) {
          return try commit(importing, session: session, imports: imports + 1)
        }
        throw problem.refusal(of: change).with([
          .init("findings", .array(trial.errors.prefix(20).map(trial.sheet.finding))),
          .init("field", trial.sheet.optional(trial.place(of: problem))),
        ])
      }
    }
    guard try write(changed) else { return false }
    take(changed.map { ($0.path, $0.new) })
    for file in changed {
      history.moveOverruled(behind: ByteChange(from: file.old ?? [], to: file.new), in: file.path)
    }
    history.add(
      .init(
        label: change.label, session: session, page: page,
        changes: changed.map { file in
          .init(
            path: file.path, change: ByteChange(from: file.old ?? [], to: file.new), creates: file.old == nil)
        }))
    tellChange(from: model, files: changed.map(\.path), by: "page", session: session, lines)
    return true
  }

  /// Writes files, all or none; false where one of them has changed meanwhile.
  func write(_ files: [PlannedChange.File]) throws(InspectorError) -> Bool {
    var done: [PlannedChange.File] = []
    for file in files {
      do {
        try store.replace(file.path, file.old, with: file.new)
        done.append(file)
      } catch {
        for file in done.reversed() { try? store.replace(file.path, file.new, with: file.old) }
        switch error {
        case .hasChanged: return false
        case .failed(let reason):
          throw InspectorError(409, "cannot-write", "‘\(file.path)’ can’t be written: \(reason)")
        }
      }
    }
    return true
  }

  /// Updates the workspace with files that have been written.
  func take(_ files: [(path: String, bytes: [UInt8]?)]) {
    if workspace == nil {
      workspace = loadWorkspace()
    } else {
      do {
        for (path, bytes) in files {
          overlaid.insert(path)
          try workspace?.edit(bytes: bytes, of: path)
        }
      } catch {
        workspace = loadWorkspace()
      }
    }
    // The only file may be gone.
    if workspace?.hasStyleFiles == false { workspace = nil }
  }

  /// Sends a change to the pages, and keeps the answer for the page that requested it.
  ///
  /// - Parameter forgotten: The steps that can't be undone any more.
  func tellChange(
    from old: InspectorSheet?, files: [String], by: String, session: String?, _ members: [JSONValue.Member],
    forgotten: [Forgotten] = []
  ) {
    revision += 1
    forgetStudio()
    guard let now = studio?.model else {
      onEvent?([
        "revision": .integer(revision), "by": .string(by), "styles": .null, "declarations": true,
        "undo": undoLabel, "redo": redoLabel, "pages": pageLabels,
      ])
      lastAnswer =
        [.init("revision", .integer(revision)), .init("styles", .null), .init("pictures", 0)] + labels
      return
    }
    let visible = old.map { VisibleChanges(from: $0, to: now) }
    let names = visible?.styles.map { styles in
      JSONValue.array(styles.map { .string(now.sheet.styles[$0].name) })
    }
    let all = now.findings
    onEvent?(
      .object([
        "revision": .integer(revision), "by": .string(by), "session": session.map { .string($0) },
        "files": .array(files.map { .string($0) }), "styles": names ?? .null,
        "declarations": .bool(old.map { !now.declaresTheSame(as: $0) } ?? true),
        "problems": all.inspectorCounts,
        "undo": undoLabel, "redo": redoLabel, "pages": pageLabels,
        "forgotten": forgotten.isEmpty ? nil : .array(forgotten.map(\.json)),
      ]))
    lastAnswer =
      [
        .init("revision", .integer(revision)), .init("styles", names ?? .null),
        .init("pictures", .integer(visible?.pictures ?? 0)),
      ] + members + labels
  }
}
