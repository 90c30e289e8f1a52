import StyleModel

extension UIKitClass {
  /// Builds the tree of layers, with what never changes about them.
  func writeSetUp(_ writer: inout SwiftWriter) {
    writer.line()
    writer.block("private func setUp()") { writer in
      for (index, layer) in plan.component.layers.enumerated() where index == 0 || !layer.isOfBaseClass {
        for case .layer(let property) in layer.settings.map(\.key) {
          guard let value = fixedValue(of: property, ofLayer: index) else { continue }
          writer.line("\(variable(ofLayer: index).layer(layer.kind)).\(property.uikitName) = \(value)")
        }
      }
      for (_, layer, name) in layers {
        writer.line("\(name.layer(layer.kind)).name = \(stringLiteral(layer.name))")
      }
      // Each goes below all that is there, so that what the base class draws stays on top.
      for (_, layer, name) in layers.reversed() where layer.parent == 0 && !layer.isMask {
        let call = layer.kind.isComponent ? "insertSubview" : "layer.insertSublayer"
        writer.line("\(call)(\(name), at: 0)")
      }
      for (_, layer, name) in layers where layer.parent != 0 && !layer.isMask {
        writer.line("\(variable(ofLayer: layer.parent ?? 0)).addSublayer(\(name.layer(layer.kind)))")
      }
      for (_, layer, name) in layers where layer.isMask {
        writer.line("\(variable(ofLayer: layer.parent ?? 0)).mask = \(name.layer(layer.kind))")
      }
      for (_, layer, name) in layers where layer.kind.isComponent {
        writer.line("\(name).isUserInteractionEnabled = false")
      }
      for (index, layer, name) in layers where layer.kind == .text {
        writer.line("\(name).contentsScale = UIScreen.main.scale")
        let keys = plan.keys(ofLayer: index)
        if !keys.contains(.layer(.font)) { writer.line("\(name).show(StyleFont())") }
        if !keys.contains(.layer(.truncationMode)) { writer.line("\(name).truncationMode = .end") }
      }
      writer.block("if #available(iOS 17.0, tvOS 17.0, *)") { writer in
        writer.line("let traits: [UITrait] = [")
        writer.nested {
          $0.line("UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,")
        }
        writer.line("]")
        writer.line("registerForTraitChanges(traits) { (view: \(plan.typeName), _) in view.showStyle() }")
      }
      if hovers {
        writer.block("if #available(iOS 13.4, *)") {
          $0.line("addInteraction(UIPointerInteraction(delegate: self))")
        }
      }
      writer.line("showStyle()")
    }
  }

  /// A constant that nothing ever changes and that UIKit has a literal for; other values are set whenever
  /// the look is shown.
  func fixedValue(of property: LayerProperty, ofLayer index: Int) -> String? {
    guard plan.slot(of: .layer(index, .layer(property))) == nil,
      let constant = plan.component.layers[index].value(of: property)?.constant, constant.isUniform
    else { return nil }
    switch (property, constant.value) {
    case (.path, _), (.string, _): return nil
    case (_, .bool(let flag)): return flag ? "true" : "false"
    case (_, .number(let number)): return formatNumber(number)
    case (_, .point(let point)):
      return "CGPoint(x: \(formatNumber(point.x)), y: \(formatNumber(point.y)))"
    case (_, .size(let size)):
      return "CGSize(width: \(formatNumber(size.width)), height: \(formatNumber(size.height)))"
    case (.contentMode, _), (.points, _), (.innerRadius, _): return nil
    case (_, .choice(let choice)): return property.uikitChoice(choice)
    case _: return nil
    }
  }
}

extension LayerKind {
  var isComponent: Bool { component != nil }
}

extension String {
  /// The layer of what this variable holds.
  func layer(_ kind: LayerKind) -> String { kind.isComponent ? self + ".layer" : self }
}

extension LayerProperty {
  /// As Swift spells it.
  var uikitName: String {
    switch self {
    case .hidden: "isHidden"
    case .lineDashPattern: "lineDashPattern"
    default: rawValue
    }
  }

  /// One of a closed set of strings.
  func uikitChoice(_ choice: String) -> String? {
    switch self {
    case .alignmentMode, .truncationMode, .cornerCurve, .type, .lineCap, .lineJoin, .fillRule:
      "." + (self == .fillRule && choice == "evenOdd" ? "evenOdd" : choice)
    default: nil
    }
  }
}
