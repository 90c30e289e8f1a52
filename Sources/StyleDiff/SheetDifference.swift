import StyleModel
import StyleSource

/// The changes from one state of style files to another.
///
/// Values are those of looks, as for pictures and JSON: a value that moves to a parent style is no change. A value that is different only
/// because it refers to something that changed is a consequence of that (`Causes`), so that a token of many styles is listed once.
package struct SheetDifference: Sendable {
  package let old: SheetState
  package let new: SheetState
  /// The changes, by subject and then in the order of `ChangeKind`.
  package private(set) var changes: [Change] = []
  package private(set) var breaks: [Break] = []

  package init(from old: SheetState, to new: SheetState) {
    self.old = old
    self.new = new
    let states = StatePair(old, new)
    var list = ChangeList(states)
    list.addAxes()
    list.addStates()
    list.addTokens()
    list.addTraits()
    list.addComponents()
    list.addStyles()
    changes = list.sorted()
    breaks = breakingChanges(in: states)
  }

  package var isEmpty: Bool { changes.isEmpty && breaks.isEmpty }

  package func count(_ kind: ChangeKind) -> Int { changes.count { $0.kind == kind } }
}
