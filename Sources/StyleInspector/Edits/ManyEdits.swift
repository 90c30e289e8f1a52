import StyleReport
import StyleSource
import StyleWorkspace

extension Inspector {
  // MARK: Several values at once

  /// The most values that one request changes.
  private static let most = 5000

  /// Writes several values in one step. Values that can't be written are left out, and answered with the reason.
  func editMany(_ body: JSONValue) throws(InspectorError) -> InspectorAnswer {
    endLive()
    guard let edits = body["edits"]?.array, 1...Inspector.most ~= edits.count else {
      throw .badRequest("the request has no ‘edits’, or more than \(Inspector.most)")
    }
    let model = try saved().model
    let (files, left) =
      if let found = try together(edits, in: model) { found } else { try oneByOne(edits, in: model) }
    if left.count == edits.count, let first = left.first { throw first.error }
    let label = body["label"]?.string?.trimmingSpaces.shortened ?? ""
    let plan = PlannedChange(
      files: files.sorted { $0.key < $1.key }.map { path, new in
        .init(path: path, old: model.sources.files.first { $0.path == path }?.bytes, new: new)
      }, label: label.isEmpty ? "Change \(counted(edits.count - left.count, "value"))" : label)
    return try finish(
      plan, body,
      [
        .init(
          "left",
          .array(
            left.map { left in
              .object([
                .init("style", left.edit["style"] ?? .null), .init("key", left.edit["key"] ?? .null),
                .init("why", .string(left.error.message)),
              ])
            }))
      ])
  }

  private typealias Left = (edit: JSONValue, error: InspectorError)

  /// The change of one of the edits; nil where there is no value to reset.
  private func change(_ edit: JSONValue, in model: InspectorSheet) throws(InspectorError) -> PlannedChange? {
    let address = try address(edit, in: model)
    guard edit["reset"]?.bool == true else {
      return try plan(.write(try value(edit)), at: address, in: model)
    }
    return text(at: address, in: model) == nil ? nil : try plan(.remove, at: address, in: model)
  }

  /// The files after all edits, by path, where each is in a place of its own; nil where one touches another or brings an error.
  private func together(
    _ edits: [JSONValue], in model: InspectorSheet
  ) throws(InspectorError) -> ([String: [UInt8]], [Left])? {
    var made: [String: (bytes: [UInt8], changes: [ByteChange])] = [:]
    for edit in edits {
      guard let plan = try? change(edit, in: model) else {
        // One that takes nothing back changes nothing.
        if edit["reset"]?.bool == true { continue }
        return nil
      }
      for file in plan.files {
        guard let old = file.old else { return nil }
        var own = ByteChange(from: old, to: file.new)
        if own.isEmpty { continue }
        var (bytes, changes) = made[file.path] ?? (old, [])
        for earlier in changes {
          guard let moved = own.swapped(with: earlier) else { return nil }
          own = moved.own
        }
        guard let new = own.applied(to: bytes) else { return nil }
        bytes = new
        changes.append(own)
        made[file.path] = (bytes, changes)
      }
    }
    let files = made.mapValues(\.bytes)
    guard var trial = workspace?.snapshot.trying([:]), trial.replace(files),
      newErrors(trial, than: model).isEmpty
    else { return nil }
    return (files, [])
  }

  /// The files after all edits, by path, each edit made in the result of the earlier ones.
  private func oneByOne(
    _ edits: [JSONValue], in model: InspectorSheet
  ) throws(InspectorError) -> ([String: [UInt8]], [Left]) {
    guard var trial = workspace?.snapshot.trying([:]) else {
      throw .cannotEdit("there are no style files")
    }
    var current = model
    var (files, left): ([String: [UInt8]], [Left]) = ([:], [])
    for edit in edits {
      do throws(InspectorError) {
        guard let plan = try change(edit, in: current) else { continue }
        let new = Dictionary(plan.files.map { ($0.path, $0.new) }, uniquingKeysWith: { _, last in last })
        var next = trial
        guard next.replace(new) else { throw .cannotEdit("the file would have to be read again") }
        if let problem = newErrors(next, than: model).first { throw problem.refusal(of: plan) }
        trial = next
        current = InspectorSheet(next)
        files.merge(new) { _, last in last }
      } catch {
        left.append((edit, error))
      }
    }
    return (files, left)
  }
}
