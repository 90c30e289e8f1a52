import StyleModel
import StyleSource

/// Compares styles, by their looks.
extension ChangeList {
  mutating func addStyles() {
    let (old, new) = (pair.old.sheet, pair.new.sheet)
    for index in pair.styles.removed {
      add(
        Change(
          kind: .removed, subject: .style, name: old.styles[index].name, oldSpan: old.styles[index].span),
        .style(~index))
    }
    for index in pair.styles.added {
      add(
        Change(kind: .added, subject: .style, name: new.styles[index].name, newSpan: new.styles[index].span),
        .style(index))
    }
    let kept = pair.styles.kept
    let looks = ComparedLooks(pair)
    let values = concurrentMap(kept, batch: 16) { looks.compare($0.old, $0.new) }
    for ((before, after), values) in zip(kept, values) {
      let (before, after, index) = (old.styles[before], new.styles[after], after)
      var change = Change(
        kind: before.ownName == after.ownName ? .changed : .renamed, subject: .style, name: after.name,
        oldName: before.ownName == after.ownName ? nil : before.name, oldSpan: before.span,
        newSpan: after.span)
      func add(_ name: String, _ was: String?, _ now: String?) {
        change.details.addChange(name, was, now, before.span, after.span)
      }
      let isSame = pair.components.newOfOld[before.component] == after.component
      if !isSame {
        add("component", old.components[before.component].name, new.components[after.component].name)
      }
      add("variants", old.picks(of: before), new.picks(of: after))
      add("extends", old.parentNames(of: before, pair), new.parentNames(of: after))
      add("deprecated", before.deprecated, after.deprecated)
      add("summary", before.summary, after.summary)
      // What a style has from its component is listed there.
      if before.preview.text != old.components[before.component].preview.text
        || after.preview.text != new.components[after.component].preview.text
      {
        add("preview", before.preview.text, after.preview.text)
      }
      self.add(change, .style(index), values)
    }
  }
}

extension ResolvedSheet {
  /// The variants that a style names; nil if it names none.
  fileprivate func picks(of style: Style) -> String? {
    style.ownPicks.contains { $0 >= 0 } ? components[style.component].description(ofPicks: style.picks) : nil
  }

  fileprivate func parentNames(of style: Style) -> String? {
    style.parents.isEmpty ? nil : style.parents.map { styles[$0].name }.joined(separator: ", ")
  }

  /// The names of a style's parents, by which they are called now.
  fileprivate func parentNames(of style: Style, _ pair: StatePair) -> String? {
    guard !style.parents.isEmpty else { return nil }
    return style.parents.map { parent in
      pair.styles.newOfOld[parent].map { pair.new.sheet.styles[$0].name } ?? styles[parent].name
    }.joined(separator: ", ")
  }
}
