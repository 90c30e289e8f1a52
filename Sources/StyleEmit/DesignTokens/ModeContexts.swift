import StyleModel

/// The axes of a sheet's modes as modifiers of a resolver document, of which the contexts that hold replace tokens in their order.
///
/// An axis is a modifier. Contexts of different modifiers don't know each other, so axes are one modifier, with a context for each combination, where a
/// token is otherwise in modes of several of them together than the last of their contexts says.
///
/// Which these are follows from what tokens are in each combination alone, and not from the conditions that they are written with, or from their order: a
/// file says `dark+forest` of a token where that is what `forest` says anyway, as the reader of resolver documents does. So what was read
/// again is written the same.
struct ModeContexts {
  private(set) var modifiers: [Modifier] = []
  private let table: ModeTable

  struct Modifier {
    /// The axes, in the order of the sheet.
    var axes: [ModeAxis]
    /// The contexts of the modifier, each with one mode on each of its axes, the usual ones first.
    var contexts: [ModeSet] = []

    var mask: ModeSet { axes.reduce(into: []) { $0.formUnion($1.mask) } }
    var name: String { axes.map(\.name).joined(separator: "-") }
  }

  /// A token that differs by mode.
  struct ModedToken {
    let index: Int
    /// The modes for which the token has values, and the modes of all axes on which it depends.
    let cases: [ModeSet]
    let conditions: ModeSet

    /// Joins several values of one token.
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
    // All that are wrong at a time, so that their order doesn't matter.
    while case let wrong = tokens.flatMap({ wrongGroups($0, isSame) }), !wrong.isEmpty {
      for modes in wrong { join(modes) }
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

  /// The modes of the smallest groups of modifiers in which the last context isn't the one that determines the token's value.
  private func wrongGroups(
    _ token: ModedToken, _ isSame: (Int, ModeSet, ModeSet) -> Bool
  ) -> [ModeSet] {
    let touched = modifiers.filter { !$0.mask.isDisjoint(with: token.conditions) }
    guard touched.count > 1 else { return [] }
    // Of many, the groups would be too many.
    let sizes = touched.count > 6 ? [2, touched.count] : Array(2...touched.count)
    for size in sizes {
      let wrong = groups(of: size, touched[...]).filter { !isRight(token, in: $0, isSame) }
      if !wrong.isEmpty { return wrong.map { $0.reduce(into: []) { $0.formUnion($1.mask) } } }
    }
    return []
  }

  /// Every choice of a number of modifiers, in their order.
  private func groups(of size: Int, _ modifiers: ArraySlice<Modifier>) -> [[Modifier]] {
    guard size > 0 else { return [[]] }
    guard let first = modifiers.first, modifiers.count >= size else { return [] }
    let rest = modifiers.dropFirst()
    return groups(of: size - 1, rest).map { [first] + $0 } + groups(of: size, rest)
  }

  /// Whether the last context of some modifiers that changes a token is what the token is, while all others are as usual.
  private func isRight(
    _ token: ModedToken, in group: [Modifier], _ isSame: (Int, ModeSet, ModeSet) -> Bool
  ) -> Bool {
    let mask = group.reduce(into: ModeSet()) { $0.formUnion($1.mask) }
    return table.combinations(over: mask, groups: token.cases).allSatisfy { combination in
      let full = table.completed(combination)
      var said = table.defaults
      for modifier in group {
        let context = table.completed(full.intersection(modifier.mask))
        if !isSame(token.index, context, table.defaults) { said = context }
      }
      return isSame(token.index, full, said)
    }
  }

  // MARK: Contexts

  /// The contexts of a modifier whose files a context takes before its own: those of some of its modes, in the order in which they yield to
  /// each other.
  func contexts(below context: ModeSet, in modifier: Modifier) -> [ModeSet] {
    let own = context.subtracting(table.defaults)
    return modifier.contexts.filter {
      let other = $0.subtracting(table.defaults)
      return !other.isEmpty && other != own && other.isSubset(of: own)
    }.sorted(by: comesBefore)
  }

  /// Whether a context gives way to another one where both hold.
  func comesBefore(_ first: ModeSet, _ second: ModeSet) -> Bool {
    first.subtracting(table.defaults).yields(to: second.subtracting(table.defaults))
  }

  /// The modes of a context but the default ones, in the order of their names, joined by `+`.
  func changed(_ context: ModeSet, in modifier: Modifier) -> String {
    let modes = modifier.axes.flatMap { $0.values.dropFirst() }.filter { context.contains($0.mode) }
    return modes.map(\.name).sorted().joined(separator: "+")
  }

  /// The name of a context, without default modes: `dark+high-contrast`.
  func name(of context: ModeSet, in modifier: Modifier) -> String {
    let named = modifier.axes.filter { !context.contains($0.defaultMode) }
    let shown = named.isEmpty ? Array(modifier.axes.prefix(1)) : named
    return table.name(shown.reduce(into: ModeSet()) { $0.formUnion(context.intersection($1.mask)) })
  }
}
