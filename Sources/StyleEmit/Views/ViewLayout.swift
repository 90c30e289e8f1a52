import StyleModel

extension ViewClass {
  /// Whether frames or outlines depend on more than the bounds.
  var layoutFollowsLook: Bool {
    if framework == .uikit && contentInsets != nil || laysOutContent || titleLines != nil
      || !outlinedShadows.isEmpty || hasStacks || shrinksTexts
    {
      return true
    }
    return layers.contains { index, layer, _ in
      layer.kind == .shape || layer.isContent || plan.hasAngle(ofLayer: index)
        || layer.frame.operands.contains { plan.fixedConstant($0) == nil }
    }
  }

  /// Whether frames depend on which way a reader's language is written.
  var turns: Bool {
    hasStacks || contentInsets != nil || layers.contains { $0.layer.frame.turns }
  }

  /// Whether frames or outlines are made of values of the look.
  private var layoutReadsLook: Bool {
    if laysOutContent || titleLines != nil || shadowsReadLook || hasStacks || movesReadLook {
      return true
    }
    let roundedLayers = Set(roundedLayers)
    if roundedLayers.contains(0), plan.readsRadius(ofLayer: 0) { return true }
    return layers.contains { index, layer, _ in
      if plan.readsScale(ofText: index) || plan.readsLine(ofLayer: index)
        || roundedLayers.contains(index) && plan.readsRadius(ofLayer: index)
      {
        return true
      }
      if layer.frame.operands.contains(where: plan.readsLook) { return true }
      if layer.isContent, layer.frame.isButtonContent { return true }
      return LayerProperty.properties(of: layer.kind).contains { property in
        guard property.shown.isOutline else { return false }
        return plan.slot(of: .layer(index, .layer(property))) != nil
          || layer.value(of: property).map(plan.readsLook) ?? false
      }
    }
  }

  /// Whether anything sets how UIKit's buttons lay out their contents.
  private var laysOutContent: Bool {
    framework == .uikit && shown.uikit.laysOutContent && (contentInsets != nil || !imageArguments.isEmpty)
  }

  /// Keeps the layers in their frames.
  func writeLayout(_ writer: inout SwiftWriter) {
    if fittingStack == nil { writeButtonSize(&writer) }
    writeStacks(&writer)
    let movesLayers =
      layers.contains { !$0.layer.isSubtitle } || shrinksTexts || movesRoot || !outlinedShadows.isEmpty
      || !ringedLayers.isEmpty
      || !boxShadowedLayers.isEmpty || !roundedLayers.isEmpty || movesLayersBySize
    if !movesLayers && !laysOutContent && titleLines == nil { return }
    writer.line()
    writer.block("\(options.access.open)override func \(framework.layoutMethod)()") { writer in
      if defersStyle { writer.line("if _needsStyle { \(showsChangedStyle) }") }
      writer.line("super.\(framework.layoutMethod)()")
      if isAsHighAsLines { writer.line("if bounds.width > 0 { _contentWidth = bounds.width }") }
      if layoutReadsLook { writer.line("let look = _shown?.look ?? \(styleMember)") }
      if framework == .uikit, shown.uikit.laysOutContent { writeButtonContent(&writer) }
      if !movesLayers { return }
      writer.line("_styleBeginLayerChanges()")
      if fillsContentView { writer.line("\(contentHolder).frame = contentView.bounds") }
      writeEach(of: layers.filter { !$0.layer.isContent }.map(\.index), &writer) { index, writer in
        let layer = plan.component.layers[index]
        if layer.frame.isInStack { return writePlacing(inStack: index, &writer) }
        let frame = frame(of: layer)
        // AppKit keeps a view's layer in the view's frame, and not the other way round.
        let isHolder = framework == .appkit && holders.contains(index)
        if isHolder { writer.statement("\(holderVariable(index)).frame = ", frame) }
        if isTransformed(index), framework == .uikit || !layer.kind.isComponent {
          writer.statement("\(layerVariable(index)).", .call("_stylePlace", [frame.labeled("in")]))
        } else if !isHolder {
          writer.statement("\(variable(ofLayer: index)).frame = ", frame)
        }
        writePlacing(inStack: index, &writer)
      }
      writeContainerFrames(&writer)
      writeCorners(&writer)
      writeLines(&writer)
      writeEach(of: layers.filter { $0.layer.kind == .shape }.map(\.index), &writer) { index, writer in
        writeOutline(of: index, variable(ofLayer: index), &writer)
      }
      writeContentLayout(&writer)
      writeShrinking(&writer)
      writeShadows(&writer)
      writeOutlines(&writer)
      if movesRoot {
        if !hasOwnAnchor {
          writer.comment("AppKit's own layers turn about a corner.")
          writer.line("_rootLayer.anchorPoint = CGPoint(x: 0.5, y: 0.5)")
        }
        writer.line("_rootLayer._stylePlace(in: frame)")
      }
      writeMoves(&writer)
      writer.line("CATransaction.commit()")
      if hasMovementsBySize { writer.line("_checkAnimations()") }
      if hasHoverEffect, roundedLayers.contains(0) { writer.line("_pointerAndFocus.showEffect()") }
    }
  }

  /// Whether a view of AppKit is itself transformed, about its middle.
  private var movesRoot: Bool {
    let root = plan.component.layers[0]
    let moves =
      root.value(of: .transform) != nil || plan.slot(of: .layer(0, .layer(.transform))) != nil
      || plan.component.animations.contains { $0.layer == 0 && $0.property == .transform }
    return framework == .appkit && (moves || hasOwnAnchor)
  }

  private var hasOwnAnchor: Bool {
    plan.component.layers[0].value(of: .anchorPoint) != nil
      || plan.slot(of: .layer(0, .layer(.anchorPoint))) != nil
  }

  private func isTransformed(_ index: Int) -> Bool {
    plan.nested[index]?.isTransformed(0) ?? plan.isTransformed(index)
  }

  /// The bounds that a layer lies in.
  func boundsAround(_ layer: Layer) -> String {
    let parent = layer.parent ?? 0
    if parent > 0 { return "\(variable(ofLayer: parent)).bounds" }
    return fillsContentView && !layer.isMask ? contentHolder + ".bounds" : "bounds"
  }

  func frame(of layer: Layer) -> Code {
    let parent = layer.parent ?? 0
    let bounds = boundsAround(layer)
    switch layer.frame {
    case .bounds, .buttonContent, .stacked: return Code(bounds)
    case .part(let part, let operands): return self.frame(of: part, operands, in: bounds)
    case .inset(let expression):
      if let constant = plan.fixedConstant(expression) { return inset(constant.value, bounds) }
      return Code("\(bounds)._styleInset(by: \(plan.inset(expression, of: "look").value.bare.text))")
    case .rectangle(let x, let y, let width, let height, let turns):
      let rectangle = Code.call(
        "CGRect",
        [
          origin(plan.value(x, in: "\(bounds).width", of: "look"), "minX", parent).bare.labeled("x"),
          origin(plan.value(y, in: "\(bounds).height", of: "look"), "minY", parent).bare.labeled("y"),
          plan.size(width, in: "\(bounds).width", of: "look").bare.labeled("width"),
          plan.size(height, in: "\(bounds).height", of: "look").bare.labeled("height"),
        ])
      guard turns else { return rectangle }
      return .call("\(bounds)._styleTurning", [rectangle, Code(framework.layoutDirection)])
    }
  }

  /// A coordinate in a layer. A scrolling view's bounds are the visible part of its contents: its layers stay in place while it scrolls.
  private func origin(_ value: SwiftValue, _ edge: String, _ parent: Int) -> SwiftValue {
    guard parent == 0, framework == .uikit, shown.uikit.scrolls else { return value }
    let edge = SwiftValue("bounds.\(edge)")
    return value.constant == .number(0) || value.code.text == "0"
      ? edge : .operation("+", .addition, [value, edge])
  }

  /// A part of a class that AppKit's class draws in layers of its own.
  private func frame(of part: ClassPart, _ operands: [Expression], in bounds: String) -> Code {
    switch part {
    case .labelText:
      return contentInsets.map { .call("\(bounds)._styleInset", [turnedInsets($0).labeled("by")]) }
        ?? Code(bounds)
    case .textFieldText:
      guard let border = operands.first else { return Code(bounds) }
      let word = plan.value(border, as: .string, of: "look").word.bare
      let insets = contentInsets.map { turnedInsets($0).text } ?? "StyleEdgeInsets()"
      return .call(
        "\(bounds)._styleInset", [.call("\(insets).around", [word.labeled("border")]).labeled("by")])
    case .textFieldLeftImage, .textFieldRightImage, .textFieldClearButton, .textViewText, .switchThumb,
      .sliderTrack, .sliderMinimumTrack, .sliderThumb, .progress, .segment,
      .segmentSelection, .segmentDivider, .pageDot, .currentPageDot, .spoke, .barButtons, .barLeftButtons,
      .barRightButtons, .barTitle, .barLargeTitle, .tabTitle, .tabImage,
      .tabBadge:
      return Code(bounds)
    }
  }

  private func inset(_ value: Value, _ bounds: String) -> Code {
    var insets = EdgeInsets(value.double ?? 0)
    if case .edgeInsets(let all) = value { insets = all }
    if insets == EdgeInsets(insets.top) {
      return .call("\(bounds)._styleInset", [Literal.number(insets.top).labeled("by")])
    }
    let sides = [
      Literal.number(insets.top).labeled("top"), Literal.number(insets.left).labeled("left"),
      Literal.number(insets.bottom).labeled("bottom"), Literal.number(insets.right).labeled("right"),
    ]
    return .call("\(bounds)._styleInset", [.call("StyleEdgeInsets", sides).labeled("by")])
  }

  private func writeOutline(of index: Int, _ name: String, _ writer: inout SwiftWriter) {
    func value(_ property: LayerProperty) -> SwiftValue {
      plan.read(.layer(property), ofLayer: index) ?? SwiftValue(AdaptiveValue(property.defaultValue))
    }
    var arguments = [value(.path).bare]
    let keys = plan.keys(ofLayer: index)
    for property in LayerProperty.ofOutlines where keys.contains(.layer(property)) {
      arguments.append(value(property).outlineArgument(property))
    }
    if plan.mirrorsArrow(ofLayer: index) {
      arguments.append(Code("isMirrored: \(framework.layoutDirection) == .rightToLeft"))
    }
    writer.statement("\(name).", .call("_styleShow", arguments))
  }
}

extension ComponentPlan {
  fileprivate func isTransformed(_ index: Int) -> Bool {
    [LayerProperty.transform, .anchorPoint].contains { property in
      slot(of: .layer(index, .layer(property))) != nil
        || component.layers[index].value(of: property) != nil
    }
  }
}
