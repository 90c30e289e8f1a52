/// The last changes of files, to be undone and redone.
struct InspectorHistory {
  struct Step {
    /// “Set Corner Radius of primary”.
    var label: String
    /// What joins several changes to one step, such as a drag; nil where nothing does.
    var session: String?
    var changes: [FileChange]
  }

  /// One file's part of a step.
  struct FileChange {
    var path: String
    var change: ByteChange
    /// Whether the file came into being.
    var creates = false
  }

  private(set) var undoable: [Step] = []
  private(set) var redoable: [Step] = []

  static let longest = 500

  mutating func add(_ step: Step) {
    redoable = []
    if let session = step.session, let last = undoable.last, last.session == session,
      let joined = InspectorHistory.joined(last.changes, step.changes)
    {
      undoable[undoable.count - 1].changes = joined
      return
    }
    undoable.append(step)
    if undoable.count > InspectorHistory.longest { undoable.removeFirst() }
  }

  /// Two changes of the same file made one, where the second only changes again what the first has; nil where that isn't so.
  private static func joined(_ first: [FileChange], _ second: [FileChange]) -> [FileChange]? {
    guard first.count == 1, second.count == 1, first[0].path == second[0].path, !first[0].creates else {
      return nil
    }
    let (a, b) = (first[0].change, second[0].change)
    // Around both of them, in the text between.
    let start = min(a.offset, b.offset)
    let end = max(a.offset + a.new.count, b.offset + b.old.count)
    guard b.offset <= a.offset + a.new.count, b.offset + b.old.count >= a.offset else { return nil }
    var between = a.new
    if a.offset > start { between = Array(b.old.prefix(a.offset - start)) + between }
    if end > a.offset + a.new.count { between += b.old.suffix(end - a.offset - a.new.count) }
    let head = Array(between.prefix(a.offset - start))
    let tail = Array(between.suffix(end - a.offset - a.new.count))
    guard let after = ByteChange(offset: b.offset - start, old: b.old, new: b.new).applied(to: between) else {
      return nil
    }
    let joined = ByteChange(offset: start, old: head + a.old + tail, new: after)
    return [FileChange(path: first[0].path, change: joined)]
  }

  mutating func takeUndo() -> Step? { undoable.popLast() }
  mutating func takeRedo() -> Step? { redoable.popLast() }
  mutating func undone(_ step: Step) { redoable.append(step) }
  mutating func redone(_ step: Step) { undoable.append(step) }

  /// Somebody else has changed a file: what is farther off in it moves along, and what that change touches can't be undone any more.
  mutating func rebase(onto outside: ByteChange, in path: String) {
    redoable.removeAll { $0.changes.contains { $0.path == path } }
    var other = outside
    for index in undoable.indices.reversed() {
      for place in undoable[index].changes.indices where undoable[index].changes[place].path == path {
        // The change is undone behind the other one.
        guard let (own, before) = undoable[index].changes[place].change.inverse.swapped(with: other) else {
          undoable.removeSubrange(...index)
          return
        }
        undoable[index].changes[place].change = own.inverse
        other = before
      }
    }
  }
}
