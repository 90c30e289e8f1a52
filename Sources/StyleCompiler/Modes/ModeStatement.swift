import StyleModel
import StyleSource

/// One value in some modes, among those that one component, style or token gives to a target.
struct ModeStatement<Value> {
  let modes: ModeSet
  let value: Value
  /// The span of the value's key in the file.
  let span: Span
}

extension ModeTable {
  /// Reports pairs of values of one target that hold together, with as many modes and different values, where no other value names more of
  /// these modes: the axis declared last decides then, which nobody may have meant.
  ///
  /// Of very many statements, the first are looked at.
  func reportAmbiguities<Value>(
    among statements: [ModeStatement<Value>], _ output: CompilerOutput, isSame: (Value, Value) -> Bool
  ) {
    guard statements.count > 1 else { return }
    let statements = statements.prefix(64)
    for (index, second) in statements.enumerated() {
      for first in statements.prefix(index)
      where first.modes.count == second.modes.count && first.modes != second.modes {
        let joined = first.modes.union(second.modes)
        guard canHold(joined), !isSame(first.value, second.value) else { continue }
        let isDecided = statements.contains {
          $0.modes.count > first.modes.count && $0.modes.isSubset(of: joined)
        }
        if isDecided { continue }
        let isFirstLess = first.modes.yields(to: second.modes)
        let (less, more) = isFirstLess ? (first, second) : (second, first)
        output.contradict(.ambiguousModes(joined), at: less.span, by: more.span)
      }
    }
  }
}

extension ModedValue {
  /// Whether the two are the same in every mode, as far as their cases tell, wherever they come from.
  func isSame(as other: ModedValue) -> Bool {
    value == other.value
      && cases.elementsEqual(other.cases) { $0.modes == $1.modes && $0.value == $1.value }
  }
}

extension Expression {
  /// Whether the two are the same wherever their constants come from.
  func isSame(as other: Expression) -> Bool {
    switch (self, other) {
    case (.constant(let a), .constant(let b)): a.isSame(as: b)
    case (.property(let a), .property(let b)): a == b
    case (.call(let a, let mine), .call(let b, let theirs)):
      a == b && mine.elementsEqual(theirs) { $0.isSame(as: $1) }
    case (.constant, _), (.property, _), (.call, _): false
    }
  }
}
