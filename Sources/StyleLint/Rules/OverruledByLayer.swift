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
    func found(_ settings: [Style.Setting], in component: Component) -> [Diagnostic] {
      settings.compactMap { setting in
        guard case .property(let index) = setting.target, !setting.isInherited, let span = setting.span,
          let property = component.overrulingLayerProperty(index)
        else { return nil }
        return .overruledByLayer(component.properties[index].name, property, of: component, at: span)
      }
    }
    let inStyles = context.styles.flatMap { index in
      found(sheet.styles[index].settings, in: sheet.components[sheet.styles[index].component])
    }
    let inVariants = context.components.flatMap { index in
      let component = sheet.components[index]
      return component.variants.filter { $0.owner == index }.flatMap { found($0.settings, in: component) }
    }
    return inStyles + inVariants
  }
}

extension Component {
  /// What the component's own layer says in place of one of its base class's properties, which then shows nothing; nil where it shows.
  fileprivate func overrulingLayerProperty(_ index: Int) -> LayerProperty? {
    guard case .base = properties[index].owner,
      let property = Component.layerProperties[properties[index].name],
      layers[0].value(of: property) != nil, !drivingProperties.contains(index)
    else { return nil }
    return property
  }

  /// What UIKit's classes keep in their layer.
  private static let layerProperties: [String: LayerProperty] = [
    "backgroundColor": .backgroundColor, "alpha": .opacity, "isHidden": .hidden,
    "clipsToBounds": .masksToBounds,
  ]
}

extension DiagnosticCode {
  static let overruledByLayer = DiagnosticCode(
    "overruled-by-layer", .warning,
    "A style sets no property of a base class that the component's own layer says over it.",
    explanation: """
      A view keeps its `backgroundColor`, `alpha`, `isHidden` and `clipsToBounds` in its layer. Where a component says under `layer`
      what the layer's colour, opacity, `hidden` or `masksToBounds` is, the view's property shows nothing, whoever sets it. Set it in the
      component's `sets` instead of its `layer`, or set the layer's property in the style too.
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
      "‘\(name)’ shows nothing here: the layer of ‘\(component.name)’ says its own ‘\(property.name)’",
      at: span,
      notes: [
        "write ‘layer.\(property.name)’ here, or ‘sets: { \(name): … }’ in the component in place of ‘layer: { \(property.name): … }’"
      ])
  }
}
