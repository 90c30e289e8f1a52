import StyleModel
import StyleSource

/// Compares the axes of modes and the states.
extension ChangeList {
  mutating func addAxes() {
    let (old, new) = (pair.old.sheet.modes.axes, pair.new.sheet.modes.axes)
    for axis in old where !new.contains(where: { $0.name == axis.name }) {
      add(
        Change(kind: .removed, subject: .mode, name: axis.name, oldSpan: axis.values.first?.span))
    }
    for axis in new {
      let span = axis.values.first?.span
      guard let before = old.first(where: { $0.name == axis.name }) else {
        add(Change(kind: .added, subject: .mode, name: axis.name, newSpan: span))
        continue
      }
      var change = Change(
        kind: .changed, subject: .mode, name: axis.name, oldSpan: before.values.first?.span, newSpan: span)
      for value in before.values where !axis.values.contains(where: { $0.name == value.name }) {
        change.details.append(
          Detail(part: .attribute, kind: .removed, name: value.name, old: .init("", at: value.span)))
      }
      for value in axis.values where !before.values.contains(where: { $0.name == value.name }) {
        change.details.append(
          Detail(part: .attribute, kind: .added, name: value.name, new: .init("", at: value.span)))
      }
      let (first, now) = (before.values.first, axis.values.first)
      change.details.addChange(
        "default", first.map { .init($0.name, at: $0.span) }, now.map { .init($0.name, at: $0.span) })
      if !change.details.isEmpty { add(change) }
    }
  }

  mutating func addStates() {
    let (old, new) = (pair.old.sheet.states.own, pair.new.sheet.states.own)
    for name in old where !new.contains(name) { add(Change(kind: .removed, subject: .state, name: name)) }
    for name in new where !old.contains(name) { add(Change(kind: .added, subject: .state, name: name)) }
  }
}

extension [Detail] {
  /// Adds a change of something beside values, if its text is another one.
  mutating func addChange(
    _ name: String, _ old: Detail.Side?, _ new: Detail.Side?, part: Detail.Part = .attribute
  ) {
    guard old?.text != new?.text else { return }
    append(
      Detail(
        part: part, kind: old == nil ? .added : new == nil ? .removed : .changed, name: name, old: old,
        new: new))
  }

  mutating func addChange(
    _ name: String, _ old: String?, _ new: String?, _ oldSpan: Span? = nil, _ newSpan: Span? = nil,
    part: Detail.Part = .attribute
  ) {
    addChange(name, old.map { .init($0, at: oldSpan) }, new.map { .init($0, at: newSpan) }, part: part)
  }
}
