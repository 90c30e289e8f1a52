import StyleModel

/// The axes of a sheet's modes as modifiers of a resolver document, of which the contexts that hold replace tokens in their order.
///
/// An axis is a modifier. Axes of which some token has a value for modes together, such as one in `dark+high-contrast`, are one modifier
/// with a context for each combination, because contexts of different modifiers don't know each other.
struct ModeContexts {
  private(set) var modifiers: [Modifier] = []
  private let table: ModeTable

  struct Modifier {
    /// In the order of the sheet.
    var axes: [ModeAxis]
    /// Each with one mode on each of its axes, the usual ones first.
    var contexts: [ModeSet] = []

    var mask: ModeSet { axes.reduce(into: []) { $0.formUnion($1.mask) } }
    var name: String { axes.map(\.name).joined(separator: "-") }
  }

  /// A token that differs by mode.
  struct ModedToken {
    let index: Int
    /// The modes that it has a value for, and those on whose axes it depends at once.
    let cases: [ModeSet]
    let conditions: ModeSet

    /// One that is made of several values.
    init(_ index: Int, _ values: [ModedValue]) {
      self.index = index
      cases = values.flatMap { $0.cases.map(\.modes) }
      conditions = values.reduce(into: []) { $0.formUnion($1.conditions) }
    }
  }

  /// - Parameters:
  ///   - tokens: The tokens that differ by mode.
  ///   - isSame: Whether the token at an index is the same in two full combinations of modes.
  init(
    _ tokens: [ModedToken], _ table: ModeTable, isSame: (Int, ModeSet, ModeSet) -> Bool
  ) {
    self.table = table
    let axes = table.axes(in: tokens.map(\.conditions))
    modifiers = axes.map { Modifier(axes: [$0]) }
    for token in tokens {
      for modes in token.cases where modes.count > 1 { join(modes) }
    }
    // Where the last context that holds isn't the one that decides, the axes of the token are one modifier.
    var isDone = false
    while !isDone {
      isDone = true
      for token in tokens where !isRight(token, isSame) {
        isDone = false
        join(token.conditions)
      }
    }
    for index in modifiers.indices {
      modifiers[index].contexts = table.combinations(of: modifiers[index].axes)
    }
  }

  private mutating func join(_ modes: ModeSet) {
    let touched = modifiers.filter { !$0.mask.isDisjoint(with: modes) }
    guard touched.count > 1 else { return }
    modifiers.removeAll { !$0.mask.isDisjoint(with: modes) }
    let mask = touched.reduce(into: ModeSet()) { $0.formUnion($1.mask) }
    modifiers.append(Modifier(axes: table.axes(in: [mask])))
    // The axis that is declared last decides.
    func last(_ modifier: Modifier) -> UInt64 { modifier.mask.rawValue }
    modifiers.sort { last($0) < last($1) }
  }

  private func isRight(_ token: ModedToken, _ isSame: (Int, ModeSet, ModeSet) -> Bool) -> Bool {
    let index = token.index
    let touched = modifiers.filter { !$0.mask.isDisjoint(with: token.conditions) }
    guard touched.count > 1 else { return true }
    let combinations = table.combinations(over: token.conditions, groups: token.cases)
    return combinations.allSatisfy { combination in
      let full = table.completed(combination)
      var said = table.defaults
      for modifier in touched {
        let context = table.completed(full.intersection(modifier.mask))
        if !isSame(index, context, table.defaults) { said = context }
      }
      return isSame(index, full, said)
    }
  }

  /// The name of a context: `dark+high-contrast`, without modes that hold anyway.
  func name(of context: ModeSet, in modifier: Modifier) -> String {
    let named = modifier.axes.filter { !context.contains($0.defaultMode) }
    let shown = named.isEmpty ? Array(modifier.axes.prefix(1)) : named
    return table.name(shown.reduce(into: ModeSet()) { $0.formUnion(context.intersection($1.mask)) })
  }
}
