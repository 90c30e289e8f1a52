import StyleModel
import StyleSource

/// Compares tokens.
extension ChangeList {
  mutating func addTokens() {
    let (old, new) = (pair.old.sheet, pair.new.sheet)
    for index in pair.tokens.removed {
      let token = old.tokens[index]
      var change = Change(kind: .removed, subject: .token, name: token.name, oldSpan: token.span)
      change.details = values(of: token, pair.old, pair.modes.fromOld) {
        .init(part: .value, kind: .removed, name: "", condition: $1, old: $0)
      }
      add(change, .token(~index))
    }
    for index in pair.tokens.added {
      let token = new.tokens[index]
      var change = Change(kind: .added, subject: .token, name: token.name, newSpan: token.span)
      change.details = values(of: token, pair.new, pair.modes.fromNew) {
        .init(part: .value, kind: .added, name: "", condition: $1, new: $0)
      }
      add(change, .token(index))
    }
    for (before, after) in pair.tokens.kept { compare(old.tokens[before], new.tokens[after], after) }
  }

  private mutating func compare(_ old: Token, _ new: Token, _ index: Int) {
    var change = Change(
      kind: old.name == new.name ? .changed : .renamed, subject: .token, name: new.name,
      oldName: old.name == new.name ? nil : old.name, oldSpan: old.span, newSpan: new.span)
    var values = ComparedValues(of: .token(index), pair, causes)
    values.compare("", old: old.value, new: new.value)
    if old.type != new.type {
      change.details.addChange("type", old.type.rawValue, new.type.rawValue, old.span, new.span)
    }
    change.details.addChange(
      "private", old.isPrivate ? "true" : "false", new.isPrivate ? "true" : "false", old.span, new.span)
    change.details.addChange("deprecated", old.deprecated, new.deprecated, old.span, new.span)
    change.details.addChange("description", old.summary, new.summary, old.span, new.span)
    add(change, .token(index), values.found)
  }

  /// The values in each mode of a token that is new or gone.
  private func values(
    of token: Token, _ state: SheetState, _ joint: JointModes.Mapping,
    _ detail: (Detail.Side, Detail.Condition) -> Detail
  ) -> [Detail] {
    let table = state.sheet.modes
    let all = table.combinations(over: token.value.conditions, groups: token.value.cases.map(\.modes)).map {
      modes in
      let (value, origin) = token.value[table.completed(modes)]
      return ValueInLook(state: .normal, modes: modes, entry: LookValue(value, origin: origin))
    }
    return unexpected(all, defaults: table.defaults).map { value in
      let side = Detail.Side(
        value.entry.value.spelling, value: value.entry.value, at: state.sheet[value.entry.origin].span)
      return detail(side, Detail.Condition(modes: pair.modes.names(joint(value.modes))))
    }
  }
}
