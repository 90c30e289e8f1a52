import StyleReport
import StyleSource
import StyleSyntax

extension Inspector {
  func undo(redoes: Bool) throws(InspectorError) -> InspectorAnswer {
    endLive()
    var wanted: Int?
    for _ in 0..<3 {
      let last = history.last(of: page, redoes: redoes)
      // What is left when somebody else's change is known may be another step than the one that was asked for.
      if let wanted, last?.number != wanted { break }
      guard let step = last else {
        throw InspectorError(409, "nothing", "there is nothing to \(redoes ? "redo" : "undo")")
      }
      wanted = step.number
      guard history.bringForward(lastOf: page, redoes: redoes),
        let step = history.last(of: page, redoes: redoes)
      else {
        throw InspectorError(
          409, "conflict",
          "‘\(step.label)’ can’t be \(redoes ? "redone" : "undone"): the same place was changed on another page since"
        )
      }
      let model = studio?.model
      var files: [(path: String, old: [UInt8]?, new: [UInt8]?)] = []
      for part in step.changes {
        let change = redoes ? part.change : part.change.inverse
        // A file that came into being may be one of settings.
        let bytes =
          part.creates
          ? store.read(part.path) : model?.sources.files.first { $0.path == part.path }?.bytes
        if part.creates {
          guard redoes ? bytes == nil : bytes == part.change.new else { throw outdated(part.path) }
          files.append((part.path, bytes, redoes ? part.change.new : nil))
        } else {
          guard let bytes, let new = change.applied(to: bytes) else { throw outdated(part.path) }
          // What somebody added to the lines of the change may not fit the line that it was before.
          if hasErrors(new, at: part.path), !hasErrors(bytes, at: part.path) {
            throw InspectorError(
              409, "conflict",
              "‘\(step.label)’ can’t be \(redoes ? "redone" : "undone"): what has been added beside it since would be lost"
            )
          }
          files.append((part.path, bytes, new))
        }
      }
      var done: [(path: String, old: [UInt8]?, new: [UInt8]?)] = []
      do throws(SourceStoreError) {
        for file in files {
          try store.replace(file.path, file.old, with: file.new)
          done.append(file)
        }
      } catch {
        for file in done.reversed() { try? store.replace(file.path, file.new, with: file.old) }
        switch error {
        case .hasChanged:
          refresh()
          continue
        case .failed(let reason):
          throw InspectorError(409, "cannot-write", "a file can’t be written: \(reason)")
        }
      }
      if redoes { _ = history.takeRedo() } else { _ = history.takeUndo() }
      if redoes { history.redone(step) } else { history.undone(step) }
      take(files.map { ($0.path, $0.new) })
      for file in files {
        history.moveOverruled(behind: ByteChange(from: file.old ?? [], to: file.new ?? []), in: file.path)
      }
      tellChange(
        from: model, files: files.map(\.path), by: "undo", session: nil,
        [
          .init("label", .string(step.label)), .init("files", .array(files.map { .string($0.path) })),
        ])
      return .json(.object(lastAnswer))
    }
    throw InspectorError(409, "conflict", "that very place has been changed in the file; nothing was written")
  }

  func outdated(_ path: String) -> InspectorError {
    InspectorError(409, "conflict", "‘\(path)’ has been changed in that very place; nothing was written")
  }

  private func hasErrors(_ bytes: [UInt8], at path: String) -> Bool {
    guard path.hasSuffix(".yaml") || path.hasSuffix(".yml") else { return false }
    let read = parse(SourceFile(id: FileID(0), path: path, bytes: bytes))
    return read.diagnostics.contains { $0.severity == .error }
  }
}
