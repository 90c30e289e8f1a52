/// The last changes of files, for undo and redo.
struct InspectorHistory {
  struct Step {
    /// The name of the step, such as “Set Corner Radius of primary”.
    var label: String
    /// A name by which several changes become one step, such as a drag; nil for a single change.
    var session: String?
    /// The page that made the step, by the name that it gives itself; nil where it gives none.
    var page: String?
    var changes: [FileChange]
    /// A number that identifies the step.
    fileprivate(set) var number = 0
  }

  /// The part of a step in one file.
  struct FileChange {
    var path: String
    var change: ByteChange
    /// Whether the file came into being.
    var creates = false
  }

  /// A place of a file where an outside change has overwritten a step.
  struct Overruled {
    var number: Int
    /// The steps that can't be undone any more, the last first.
    var labels: [String]
    var path: String
    /// The outside change, in the present file.
    var change: ByteChange
  }

  /// The last overwritten places, from which a person can restore a step.
  private(set) var overruled: [Overruled] = []
  var undoable: [Step] = []
  var redoable: [Step] = []
  private var count = 0

  static let longest = 500

  mutating func add(_ step: Step) {
    redoable = []
    if let session = step.session, let last = undoable.last, last.session == session, last.page == step.page,
      let joined = InspectorHistory.joined(last.changes, step.changes)
    {
      undoable[undoable.count - 1].changes = joined
      return
    }
    count += 1
    undoable.append(step)
    undoable[undoable.count - 1].number = count
    if undoable.count > InspectorHistory.longest { undoable.removeFirst() }
  }

  /// Two changes of single files as one, where the second only changes the same bytes again; nil otherwise.
  private static func joined(_ first: [FileChange], _ second: [FileChange]) -> [FileChange]? {
    guard first.count == 1, second.count == 1, first[0].path == second[0].path, !first[0].creates,
      let joined = first[0].change.joined(with: second[0].change)
    else { return nil }
    return [FileChange(path: first[0].path, change: joined)]
  }

  /// Keeps the text that an outside change has overwritten; the change is one in the file as it is then.
  mutating func overrule(_ steps: [Step], by change: ByteChange, in path: String) -> Overruled {
    count += 1
    let place = Overruled(number: count, labels: steps.map(\.label), path: path, change: change)
    overruled.append(place)
    if overruled.count > InspectorHistory.longest { overruled.removeFirst() }
    return place
  }

  /// Moves the places of overwritten text behind a change of a file, and gives up those that the change touches.
  mutating func moveOverruled(behind change: ByteChange, in path: String) {
    overruled = overruled.compactMap { place in
      guard place.path == path else { return place }
      var place = place
      guard let moved = place.change.inverse.swapped(with: change) else { return nil }
      place.change = moved.own.inverse
      return place
    }
  }

  mutating func takeUndo() -> Step? { undoable.popLast() }
  mutating func takeRedo() -> Step? { redoable.popLast() }
  mutating func undone(_ step: Step) { redoable.append(step) }
  mutating func redone(_ step: Step) { undoable.append(step) }

  /// Moves the steps behind an outside change of a file. Steps that the change touches can't be undone any more, and are returned, the last
  /// first; all others stay.
  mutating func rebase(onto outside: ByteChange, in path: String) -> [Step] {
    // What isn't redone is missed by what would be redone behind it.
    var missed: Set<String> = [path]
    for index in redoable.indices.reversed() {
      let paths = redoable[index].changes.map(\.path)
      guard !missed.isDisjoint(with: paths) else { continue }
      missed.formUnion(paths)
      redoable.remove(at: index)
    }
    // By path, what has been made since a step and stays.
    var others = [path: [outside]]
    var dropped: [Step] = []
    for index in undoable.indices.reversed() {
      let parts = undoable[index].changes.map { ($0.path, $0.change.undone(behind: others[$0.path] ?? [])) }
      let isTouched = parts.contains { $0.1.own == nil }
      for (place, (path, part)) in parts.enumerated() {
        if isTouched, part.own != nil {
          others[path, default: []].insert(undoable[index].changes[place].change, at: 0)
          continue
        }
        others[path] = part.others
        if let own = part.own { undoable[index].changes[place].change = own }
      }
      if isTouched { dropped.append(undoable.remove(at: index)) }
    }
    return dropped
  }
}

extension ByteChange {
  /// The inverse of this change where others have been made after it, and those as they are before it. Where one of them touches it, there
  /// is no such change, and the two are joined.
  fileprivate func undone(behind others: [ByteChange]) -> (own: ByteChange?, others: [ByteChange]) {
    var (own, moved) = (self, [] as [ByteChange])
    for (index, other) in others.enumerated() {
      guard let (inverse, earlier) = own.inverse.swapped(with: other) else {
        let both = own.joined(with: other).map { [$0] } ?? [own, other]
        return (nil, moved + both + others[(index + 1)...])
      }
      own = inverse.inverse
      moved.append(earlier)
    }
    return (own, moved)
  }
}
