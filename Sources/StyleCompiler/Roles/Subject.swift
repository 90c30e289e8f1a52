import StyleModel

/// A component, a trait or a style.
package struct Subject {
  package enum Kind { case component, trait, style }

  package var kind: Kind
  /// The name; for a style, the one among all styles.
  package var name: String
  /// The name of a style in its component, where it differs.
  package var ownName: String?
  /// The component, or that of the style; an index into the sheet's.
  package var component: Int?
  /// The trait, as an index into the sheet's.
  package var trait: Int?
  /// The class of UIKit, where nothing else is known.
  package var base: BaseClass?
  /// The names of the indices of the repetitions around a value, the outermost first.
  package var indices: [String] = []
  /// The names of the copies' texts in the repetitions over lists around a value, the outermost first.
  package var items: [String] = []
}

extension Subject {
  /// The subject for a value of a layer, which may use the indices of the repetitions around the layer.
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
