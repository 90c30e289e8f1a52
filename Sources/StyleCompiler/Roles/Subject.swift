import StyleModel

/// A component, a trait or a style.
package struct Subject {
  package enum Kind { case component, trait, style }

  package var kind: Kind
  /// Of a style, its name among all.
  package var name: String
  /// Of a style, its name in its component where that is another.
  package var ownName: String?
  /// The component, or that of the style; an index into the sheet's.
  package var component: Int?
  /// The trait, as an index into the sheet's.
  package var trait: Int?
  /// The class, where it is not known what else there is.
  package var base: BaseClass?
  /// What the indices of the repetitions around a value are called, the outermost first.
  package var indices: [String] = []
  /// What the texts of the copies are called that the repetitions over lists around a value make, the outermost first.
  package var items: [String] = []
}

extension Subject {
  /// The same for a value of a layer, which may use the indices of the repetitions around that.
  func repeating(_ layer: Layer?) -> Subject {
    var subject = self
    if kind != .style {
      subject.indices += layer?.copy?.indices.map(\.name) ?? []
      subject.items += layer?.copy?.items.map(\.name) ?? []
    }
    return subject
  }

  package var symbol: Symbol {
    switch kind {
    case .component: .component(name)
    case .trait: .trait(name)
    case .style: .style(name, own: ownName ?? name)
    }
  }

  /// A style of the component: what variants set are constants, as in styles.
  package var styled: Subject {
    var subject = self
    subject.kind = .style
    subject.name = ""
    subject.ownName = nil
    return subject
  }

  package var owner: SymbolOwner { kind == .trait ? .trait(name) : .component(name) }
}
