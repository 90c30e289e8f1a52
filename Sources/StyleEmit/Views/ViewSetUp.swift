import StyleModel

extension ViewClass {
  /// Writes `_setUp()`: it builds the tree of layers, with everything about them that never changes.
  func writeSetUp(_ writer: inout SwiftWriter) {
    writer.line()
    writer.block("private func _setUp()") { writer in
      writeView(&writer)
      let fixed = plan.component.layers.indices.filter {
        $0 == 0 || !plan.component.layers[$0].kind.isComponent && hasVariable($0)
      }
      writeEach(of: fixed, &writer) { index, writer in
        for case .layer(let property) in plan.component.layers[index].settings.map(\.key) {
          guard let value = fixedValue(of: property, ofLayer: index) else { continue }
          if index == 0, property == .anchorPoint {
            writer.line("\(layerVariable(index))._styleTurn(about: \(value))")
          } else {
            writer.line("\(target(of: property, ofLayer: index)).\(property.coreAnimationName) = \(value)")
          }
        }
      }
      writeEach(of: layers.map(\.index), &writer) { index, writer in
        writer.line("\(layerVariable(index)).name = \(nameLiteral(ofLayer: index))")
      }
      writeTree(&writer)
      writeEach(of: layers.filter(\.layer.isMask).map(\.index), &writer) { index, writer in
        let parent = plan.component.layers[index].parent ?? 0
        writer.line("\(layerVariable(parent)).mask = \(layerVariable(index, hasMember: false))")
      }
      writeEach(of: layers.filter { $0.layer.kind == .text }.map(\.index), &writer) { index, writer in
        let keys = plan.keys(ofLayer: index)
        if !keys.contains(.layer(.truncationMode)) {
          writer.line("\(variable(ofLayer: index)).truncationMode = .end")
        }
      }
      if isAsHighAsLines { writeResistance(&writer) }
      writeObservation(&writer)
      for view in tellingViews {
        writer.line("\(view)._tellHolder = { [weak self] in self?._contentChanged() }")
      }
      writeEntrySetUp(&writer)
      for line in givenDefaults { writer.line(line) }
      writer.line("_showStyle()")
    }
  }

  /// The name of a layer as a literal; that of a copy has its number.
  private func nameLiteral(ofLayer index: Int) -> String {
    let name = stringLiteral(plan.component.layers[index].name)
    return plan.loops.loop(ofLayer: index) == nil ? name : "\(name.dropLast())[\\(\(CopyLoop.index))]\""
  }

  /// The statements that set properties outside of looks, such as `isEnabled`, where the component's defaults differ from the class's.
  private var givenDefaults: [String] {
    plan.component.properties.indices.compactMap { index in
      let property = plan.component.properties[index]
      guard case .base(let base) = property.owner, !property.isOfLook,
        let known = base.properties.first(where: { $0.name == property.name }),
        property.defaultValue.value != known.defaultValue.value
      else { return nil }
      return plan.component.base.findShownProperty(property.name)?.setter(in: framework)
        .assignment(of: SwiftValue(AdaptiveValue(property.defaultValue.value)).bare.text)
    }
  }

  /// The expression for a layer: its variable, or that of the view of another component. A view of AppKit may have no layer, so it is
  /// optional there where a member follows.
  func layerVariable(_ index: Int, hasMember: Bool = true) -> String {
    let name = variable(ofLayer: index)
    guard index > 0, plan.component.layers[index].kind.isComponent else { return name }
    return name + (framework == .appkit && hasMember ? ".layer?" : ".layer")
  }

  /// The expression on which a property of a layer is set. The view of a material clips its content, and not the material.
  func target(of property: LayerProperty, ofLayer index: Int) -> String {
    property == .masksToBounds ? contentVariable(ofLayer: index) : layerVariable(index)
  }

  /// The expression for the layer that contains the sublayers of a layer.
  func contentVariable(ofLayer index: Int) -> String {
    isMaterialView(index) ? holderVariable(index) + ".contentLayer" : layerVariable(index)
  }

  /// The expression for the view that contains the views of a layer's sublayers; nil if the layer has no view.
  func contentView(ofLayer index: Int) -> String? {
    isMaterialView(index) ? holderVariable(index) + ".contentView" : view(ofLayer: index)
  }

  private func isMaterialView(_ index: Int) -> Bool {
    plan.component.layers[index].kind == .material && holders.contains(index)
  }

  /// A constant that nothing ever changes and that Core Animation has a literal for; other values are set whenever
  /// the look is shown.
  func fixedValue(of property: LayerProperty, ofLayer index: Int) -> String? {
    let layer = plan.component.layers[index]
    if layer.isOfBaseClass, property == .hidden, layer.name == selectedBackground { return nil }
    if property == .cornerRadius, isRoundedInLayout(index) { return nil }
    if property == .minimumScaleFactor || property.shown.isOutline || isOfLine(property, ofLayer: index) {
      return nil
    }
    guard !property.isOfLayout, property != .material, plan.slot(of: .layer(index, .layer(property))) == nil,
      let constant = plan.component.layers[index].value(of: property).flatMap(plan.fixedConstant),
      constant.isUniform
    else { return nil }
    let value = SwiftValue(AdaptiveValue(constant.value))
    switch constant.value {
    case .bool(let flag):
      // Whether a text wraps depends on the number of its lines too.
      return property == .isWrapped ? nil : flag ? "true" : "false"
    case .number(let number): return formatNumber(number)
    case .point(let point):
      return "CGPoint(x: \(formatNumber(point.x)), y: \(formatNumber(point.y)))"
    case .size(let size):
      return "CGSize(width: \(formatNumber(size.width)), height: \(formatNumber(size.height)))"
    case .choice: return property.coreAnimationChoice(value)?.bare.text
    case .null, .invalid, .integer, .string, .localizedString, .rect, .range, .color, .image, .gradientStops,
      .shadow, .shadows, .outline, .font, .edgeInsets, .animation, .corners, .transform, .path, .numbers,
      .strings:
      return nil
    }
  }
}

extension LayerKind {
  var isComponent: Bool { component != nil }

  /// Whether UIKit and AppKit show a layer of the kind with a view.
  var isView: Bool { isComponent || self == .material }
}
