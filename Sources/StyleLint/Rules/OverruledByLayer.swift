import StyleModel
import StyleSource

extension Rule {
  static let overruledByLayer = Rule(
    .overruledByLayer, .drawing, scope: .file,
    good: """
      components:
        Card:
          base: UIView
          sets: { backgroundColor: gold }
          layer: { cornerRadius: 8 }
      styles:
        card: { component: Card, backgroundColor: navy }
      """
  ) { context in
    let sheet = context.sheet
    func found(_ settings: [Style.Setting], in index: Int) -> [Diagnostic] {
      let properties = context.facts.overruledProperties(of: index)
      if properties.isEmpty { return [] }
      return settings.compactMap { setting in
        guard case .property(let place) = setting.target, !setting.isInherited, let span = setting.span,
          let property = properties[place]
        else { return nil }
        let component = sheet.components[index]
        return .overruledByLayer(component.properties[place].name, property, of: component, at: span)
      }
    }
    let inStyles = context.styles.flatMap {
      found(sheet.styles[$0].settings, in: sheet.styles[$0].component)
    }
    let inVariants = context.components.flatMap { index in
      sheet.components[index].variants.filter { $0.owner == index }.flatMap { found($0.settings, in: index) }
    }
    return inStyles + inVariants
  }
}

extension Component {
  /// The properties of the base class that show nothing, each with the property of the component's own root layer that replaces it.
  var overruledProperties: [Int: LayerProperty] {
    let usual = base.rootSettings { name in
      self.properties.firstIndex { property in
        guard case .base = property.owner else { return false }
        return property.name == name
      }
    }
    let root = layers[0].settings
    let said = usual.filter { setting in root.contains { $0.key == setting.key && $0.value != setting.value }
    }
    if said.isEmpty { return [:] }
    let driving = drivingProperties
    var found: [Int: LayerProperty] = [:]
    for setting in said {
      guard case .layer(let property) = setting.key else { continue }
      for index in setting.value.properties where !driving.contains(index) { found[index] = property }
    }
    return found
  }
}

extension DiagnosticCode {
  static let overruledByLayer = DiagnosticCode(
    "overruled-by-layer", .warning,
    "A style doesn't set a base property that the component's layer overrides.",
    explanation: """
      A view stores its `backgroundColor`, `alpha`, `isHidden` and `clipsToBounds` in its layer. If a component
      sets the layer's colour, opacity, `hidden` or `masksToBounds` under `layer`, the view's property has no
      effect. Set it in the component's `sets` instead of its `layer`, or set the layer's key in the style too.
      """,
    example: """
      components:
        Card: { base: UIView, layer: { backgroundColor: gold } }
      styles:
        card: { component: Card, backgroundColor: navy }
                               # ^^^^^^^^^^^^^^^^^^^^^
      """)
}

extension Diagnostic {
  fileprivate static func overruledByLayer(
    _ name: String, _ property: LayerProperty, of component: Component, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .overruledByLayer,
      "‘\(name)’ has no effect: the layer of ‘\(component.name)’ sets its own ‘\(property.name)’",
      at: span,
      notes: [
        "write ‘layer.\(property.name)’ here, or ‘sets: { \(name): … }’ in the component instead of ‘layer: { \(property.name): … }’"
      ])
  }
}
