import StyleModel

/// Finds the declarations because of which a value differs from the one before.
///
/// A value and the one before are followed together to what they refer to. As long as both are written alike in the same declaration, the
/// difference lies further on; the first declarations that are written differently are its causes.
///
/// It is a class, since the causes of one declaration serve for those that refer to it.
final class Causes {
  private let pair: StatePair
  private var known: [Key: Set<ComparedDeclaration>] = [:]

  private struct Key: Hashable {
    let old, new: Origin.ID
  }

  private enum Step {
    case causes(Set<ComparedDeclaration>)
    /// The values that both refer to; if nothing in them is different, `author` is the cause.
    case operands([Key], author: ComparedDeclaration)
  }

  init(_ pair: StatePair) { self.pair = pair }

  /// The causes of the difference of two values; empty if nothing that is written is different.
  func of(_ old: Origin.ID, _ new: Origin.ID) -> Set<ComparedDeclaration> {
    let first = Key(old: old, new: new)
    // Without recursion: tokens refer to each other thousands deep.
    var open = [first]
    while let next = open.last {
      if known[next] != nil {
        open.removeLast()
        continue
      }
      switch step(next) {
      case .causes(let causes):
        known[next] = causes
      case .operands(let operands, let author):
        let missing = operands.filter { known[$0] == nil }
        if !missing.isEmpty {
          open += missing
          continue
        }
        let causes = operands.reduce(into: Set<ComparedDeclaration>()) { $0.formUnion(known[$1] ?? []) }
        known[next] = causes.isEmpty ? [author] : causes
      }
      open.removeLast()
    }
    return known[first] ?? []
  }

  private func step(_ key: Key) -> Step {
    let (old, new) = (pair.old.sheet[key.old], pair.new.sheet[key.new])
    let (before, author) = (pair.node(ofOld: old.author), pair.node(ofNew: new.author))
    guard let author, author == before else { return .causes(Set([before, author].compactMap(\.self))) }
    let refersAlike =
      old.formula == nil && new.formula == nil && old.source != nil && new.source != nil
      && old.source.map { pair.node(ofOld: pair.old.sheet[$0].author) }
        == new.source.map { pair.node(ofNew: pair.new.sheet[$0].author) }
    guard refersAlike || pair.old.text(old.span) == pair.new.text(new.span) else { return .causes([author]) }
    var operands: [Key] = []
    if let old = old.source, let new = new.source { operands.append(Key(old: old, new: new)) }
    let (olds, news) = (old.formula?.operands ?? [], new.formula?.operands ?? [])
    if olds.count == news.count { operands += zip(olds, news).map { Key(old: $0.origin, new: $1.origin) } }
    return operands.isEmpty ? .causes([author]) : .operands(operands, author: author)
  }
}
