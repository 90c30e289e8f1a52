import StyleModel

/// A declaration in two sheets: by the index in the new one, or, for a removed declaration, by the complement of its index in the old one.
enum ComparedDeclaration: Hashable, Sendable {
  case token(Int)
  case trait(Int)
  case component(Int)
  case style(Int)
}

extension StatePair {
  /// The declaration that a value of the old sheet comes from; nil for Apple's defaults.
  func node(ofOld place: Origin.Author) -> ComparedDeclaration? {
    func index(_ old: Int, _ pairs: NamePairs) -> Int {
      pairs.newOfOld.indices.contains(old) ? pairs.newOfOld[old] ?? ~old : ~old
    }
    return switch place {
    case .system: nil
    case .token(let old): .token(index(old, tokens))
    case .componentDefault(let old), .component(let old): .component(index(old, components))
    case .variant(let old, _): .component(index(Int(old), components))
    case .traitDefault(let old), .trait(let old): .trait(index(old, traits))
    case .style(let old): .style(index(old, styles))
    }
  }

  /// The declaration that a value of the new sheet comes from; nil for Apple's defaults.
  func node(ofNew place: Origin.Author) -> ComparedDeclaration? {
    switch place {
    case .system: nil
    case .token(let new): .token(new)
    case .componentDefault(let new), .component(let new): .component(new)
    case .variant(let new, _): .component(Int(new))
    case .traitDefault(let new), .trait(let new): .trait(new)
    case .style(let new): .style(new)
    }
  }
}
