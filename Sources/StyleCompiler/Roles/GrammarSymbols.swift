import StyleModel

// What the names in a file declare or refer to.

extension Grammar {
  package func symbol(of property: Property, _ subject: Subject) -> Symbol {
    .property(owner: owner(property.owner), property.name)
  }

  package func owner(_ owner: Owner) -> SymbolOwner {
    switch owner {
    case .base(let base): .base(base)
    case .component(let index): .component(sheet.components[index].name)
    case .trait(let index): .trait(sheet.traits[index].name)
    }
  }

  /// The properties that put a style or a layer into a state that components declare: `isLoading`.
  package func symbols(ofState state: String) -> Set<Symbol> {
    let member = stateMember(state)
    return sheet.components.reduce(into: []) { symbols, component in
      for property in component.properties where property.isOwnState && property.name == member {
        symbols.insert(.property(owner: owner(property.owner), member))
      }
    }
  }

  package func axes(of subject: Subject) -> [VariantAxis] {
    subject.component.map { sheet.components[$0].axes } ?? []
  }

  /// The owner that declares an axis or a variant of this name first: the component, or one that it is based on.
  package func variantOwner(_ name: String, _ subject: Subject) -> SymbolOwner {
    var owner =
      subject.kind == .component ? subject.name : subject.component.map { sheet.components[$0].name }
    var next = subject.component
    while let index = next {
      let component = sheet.components[index]
      if component.axes.contains(where: { $0.name == name || $0.values.contains { $0.name == name } }) {
        owner = component.name
      }
      next = component.parent
    }
    return .component(owner ?? "")
  }

  /// A component declares a name unless its base did.
  package func named(_ symbol: Symbol, _ subject: Subject) -> KeyRole {
    switch symbol {
    case .variantAxis(subject.owner, _), .variant(subject.owner, _): .declares(symbol)
    case .variantAxis, .variant, .token, .tokenGroup, .designName, .component, .trait, .style, .property,
      .layer, .axis, .mode, .animation, .base, .file:
      .uses(symbol)
    }
  }
}
