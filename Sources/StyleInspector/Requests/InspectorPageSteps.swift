import StyleReport

/// The steps of single pages. Several may show the same files, each in a tab of a browser. Each undoes its own changes, whatever the others
/// have changed since.
extension InspectorHistory {
  /// The last step of a page; that of all pages where none is named.
  func last(of page: String?, redoes: Bool) -> Step? {
    (redoes ? redoable : undoable).last { page == nil || $0.page == page }
  }

  /// Moves the last step of a page behind all others, so that it is undone first. False where another page has changed the same place
  /// since.
  mutating func bringForward(lastOf page: String?, redoes: Bool) -> Bool {
    var steps = redoes ? redoable : undoable
    guard let index = steps.lastIndex(where: { page == nil || $0.page == page }) else { return true }
    var step = steps.remove(at: index)
    // Those that were undone behind it are redone before it, the nearest first.
    for place in steps.indices[index...] {
      for (number, part) in steps[place].changes.enumerated() {
        for own in step.changes.indices where step.changes[own].path == part.path {
          guard !part.creates, !step.changes[own].creates else { return false }
          let (first, second) =
            redoes ? (part.change, step.changes[own].change) : (step.changes[own].change, part.change)
          guard let moved = first.inverse.swapped(with: second) else { return false }
          let (behind, before) = (moved.own.inverse, moved.other)
          step.changes[own].change = redoes ? before : behind
          steps[place].changes[number].change = redoes ? behind : before
        }
      }
    }
    steps.append(step)
    if redoes { redoable = steps } else { undoable = steps }
    return true
  }
}

extension Inspector {
  /// The labels of the steps to undo and redo on the requesting page, and on each.
  var labels: [JSONValue.Member] {
    [.init("undo", undoLabel), .init("redo", redoLabel), .init("pages", pageLabels)]
  }

  var undoLabel: JSONValue { label(history.last(of: page, redoes: false)) }
  var redoLabel: JSONValue { label(history.last(of: page, redoes: true)) }

  private func label(_ step: InspectorHistory.Step?) -> JSONValue { step.map { .string($0.label) } ?? .null }

  /// The labels of the last steps of a page, the last first.
  private func steps(of page: String, in steps: [InspectorHistory.Step]) -> JSONValue {
    .array(steps.reversed().lazy.filter { $0.page == page }.prefix(30).map { .string($0.label) })
  }

  /// The labels of the steps to undo and redo, by the name that a page has given itself.
  var pageLabels: JSONValue {
    let pages = Set((history.undoable + history.redoable).compactMap(\.page)).sorted()
    return .object(
      pages.map { page in
        .init(
          page,
          [
            "undo": label(history.last(of: page, redoes: false)),
            "redo": label(history.last(of: page, redoes: true)),
            "undoSteps": steps(of: page, in: history.undoable),
            "redoSteps": steps(of: page, in: history.redoable),
          ])
      })
  }
}
