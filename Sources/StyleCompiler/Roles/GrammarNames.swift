import StyleModel
import StyleSource
import StyleSyntax

/// The meaning of names in a file: the components, styles, layers and properties that a key or a value may refer to.
extension Grammar {
  package func subject(_ kind: Subject.Kind, _ name: String, _ node: SyntaxNode) -> Subject {
    var subject = Subject(kind: kind, name: name)
    switch kind {
    case .component: subject.component = component(named: name)
    case .trait:
      subject.trait = names.traits[name]
      // What a trait brings is written out in the components that take it.
      subject.component = subject.trait.flatMap { names.takers[$0] }
    case .style:
      let style = names.style(declaredAs: name, in: node.tree.source.id)
      if let style {
        (subject.name, subject.ownName) = (sheet.styles[style].name, sheet.styles[style].ownName)
      }
      subject.component = component(ofStyle: style, called: name, node)
    }
    let base = (node["base"] ?? node["extends"] ?? node["component"])?.text ?? ""
    if subject.component == nil {
      subject.base = BaseClass(rawValue: base)
      if kind == .component { subject.component = component(named: base) }
      if kind == .trait, subject.base == nil { subject.base = .view }
    }
    return subject
  }

  package func component(named name: String) -> Int? { names.components[name] }

  /// The style that is called so among all.
  package func style(named name: String) -> Int? { names.style(named: name) }

  /// The style that a file declares by a key.
  package func style(declaredAs key: String, in file: FileID) -> Int? {
    names.style(declaredAs: key, in: file)
  }

  /// The style that a reference means, in a style of a component.
  package func style(referredToBy node: SyntaxNode, in component: Int?) -> Int? {
    names.style(referredToAs: node.text, at: node.span, in: component)
  }

  /// - Parameter key: The key of the style, of which the sheet may know nothing yet.
  func component(ofStyle style: Int?, called key: String, _ node: SyntaxNode) -> Int? {
    if let component = node["component"], component.kind == .scalar {
      return self.component(named: component.text)
    }
    if let parents = node["extends"] {
      if let style { return sheet.styles[style].component }
      for name in parents.kind == .sequence ? parents.elements : [parents] {
        if let index = self.style(referredToBy: name, in: nil) { return sheet.styles[index].component }
      }
    }
    if let style { return sheet.styles[style].component }
    return key.lastIndex(of: ".").flatMap { component(named: String(key[..<$0])) }
  }

  package func properties(of subject: Subject) -> [Property] {
    if subject.kind == .trait, let trait = subject.trait {
      return sheet.traits[trait].base.properties + sheet.traits[trait].properties
    }
    return subject.component.map { sheet.components[$0].properties } ?? subject.base?.properties ?? []
  }

  package func property(_ name: String, of subject: Subject) -> Property? {
    if subject.kind == .trait, let trait = subject.trait {
      return sheet.traits[trait].base.properties.first { $0.name == name }
        ?? names.property(name, ofTrait: trait)
    }
    guard let component = subject.component else { return subject.base?.properties.first { $0.name == name } }
    return names.property(name, of: component)
  }

  package func layers(of subject: Subject) -> [Layer] {
    subject.component.map { sheet.components[$0].layers } ?? []
  }

  /// The names of the states of a subject, those that its component declares first.
  package func states(of subject: Subject?) -> [String] {
    let own = subject?.component.map { sheet.components[$0].ownStates.map(\.name) } ?? []
    return own + (subject.flatMap(base)?.states ?? .all).states.map(\.name)
  }

  package func base(of subject: Subject) -> BaseClass? {
    if subject.kind == .trait, let trait = subject.trait { return sheet.traits[trait].base }
    return subject.component.map { sheet.components[$0].base } ?? subject.base
  }

  /// The layer and the property that `name.key` refers to; without a property where only the layer is known.
  package func layerKey(_ text: String, of subject: Subject) -> (
    layer: Layer, property: LayerProperty?, nested: Property?
  )? {
    guard let dot = text.firstIndex(of: ".") else { return nil }
    let key = String(text[text.index(after: dot)...])
    guard let component = subject.component, let layer = names.layer(String(text[..<dot]), of: component)
    else { return nil }
    if let nested = nestedProperty(key, layer.kind) { return (layer, nil, nested) }
    return (layer, layer.properties.first { $0.name == key }, nil)
  }

  /// The kind of layer with a name; nil for an unknown name.
  package func layerKind(_ name: String) -> LayerKind? {
    layerKindNames.first { $0.name == name }?.kind ?? component(named: name).map { .component($0) }
  }

  /// The kind of a layer, from its own `kind`; nil for an unknown name.
  package func kind(ofLayer mapping: SyntaxNode?, isRoot: Bool) -> LayerKind? {
    isRoot ? .rectangle : layerKind(mapping?["kind"]?.text ?? "rectangle")
  }

  func nestedProperty(_ key: String, _ kind: LayerKind?) -> Property? {
    guard case .component(let index) = kind else { return nil }
    return names.property(key, of: index)
  }

  func isModes(_ key: String) -> Bool {
    let parts = key.split(separator: "+").map(String.init)
    return !parts.isEmpty && parts.allSatisfy { sheet.modes[named: $0] != nil }
  }

}
