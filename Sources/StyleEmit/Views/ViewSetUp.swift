import StyleModel

extension ViewClass {
  /// Builds the tree of layers, with what never changes about them.
  func writeSetUp(_ writer: inout SwiftWriter) {
    writer.line()
    writer.block("private func setUp()") { writer in
      writeView(&writer)
      for (index, layer) in plan.component.layers.enumerated() where index == 0 || framework.draws(layer) {
        for case .layer(let property) in layer.settings.map(\.key) {
          guard let value = fixedValue(of: property, ofLayer: index) else { continue }
          writer.line("\(layerVariable(index)).\(property.coreAnimationName) = \(value)")
        }
      }
      for (index, layer, _) in layers {
        writer.line("\(layerVariable(index)).name = \(stringLiteral(layer.name))")
      }
      writeTree(&writer)
      for (index, layer, _) in layers where layer.isMask {
        writer.line("\(layerVariable(layer.parent ?? 0)).mask = \(layerVariable(index))")
      }
      for (index, layer, name) in layers where layer.kind == .text {
        let keys = plan.keys(ofLayer: index)
        if !keys.contains(.layer(.font)) { writer.line("\(name).show(StyleFont())") }
        if !keys.contains(.layer(.truncationMode)) { writer.line("\(name).truncationMode = .end") }
      }
      writeObservation(&writer)
      writer.line("showStyle()")
    }
  }

  /// The variable of a layer, or what gives the layer of the view that holds another component.
  func layerVariable(_ index: Int) -> String {
    let name = variable(ofLayer: index)
    return index > 0 && plan.component.layers[index].kind.isComponent
      ? "\(name).\(framework.rootLayer)" : name
  }

  /// A constant that nothing ever changes and that Core Animation has a literal for; other values are set whenever
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
    case (.contentMode, _), (.points, _), (.innerRadius, _), (.numberOfLines, _): return nil
    case (_, .choice(let choice)): return property.coreAnimationChoice(choice)
    case _: return nil
    }
  }
}

extension LayerKind {
  var isComponent: Bool { component != nil }
}

extension LayerProperty {
  /// As Swift spells it.
  var coreAnimationName: String {
    switch self {
    case .hidden: "isHidden"
    case .lineDashPattern: "lineDashPattern"
    default: name
    }
  }

  /// One of a closed set of strings.
  func coreAnimationChoice(_ choice: String) -> String? {
    switch self {
    case .alignmentMode, .truncationMode, .cornerCurve, .type, .lineCap, .lineJoin, .fillRule:
      "." + (self == .fillRule && choice == "evenOdd" ? "evenOdd" : choice)
    default: nil
    }
  }
}
