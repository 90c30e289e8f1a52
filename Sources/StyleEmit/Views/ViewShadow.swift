import StyleModel

/// Shadows of a known outline, which Core Animation casts without looking at the drawn content.
extension ViewClass {
  /// The layers whose shadow is that of their bounds' round corners as long as their background is opaque.
  var outlinedShadows: [Int] {
    ([0] + layers.map(\.index)).filter { index in
      sets(.shadowOpacity, on: index) && sets(.backgroundColor, on: index) && hasKnownOutline(index)
    }
  }

  /// Whether the layout looks in the look whether a shadow has an outline.
  var shadowsReadLook: Bool {
    outlinedShadows.contains { plan.shown(.backgroundColor, ofLayer: $0)?.readsLook ?? true }
  }

  /// The layers that may have a ring around them. Around a component in a layer, its own class draws it.
  var ringedLayers: [Int] {
    ([0] + layers.filter { !$0.layer.kind.isComponent }.map(\.index)).filter { sets(.outline, on: $0) }
  }

  /// The layers whose boxes may cast shadows.
  var boxShadowedLayers: [Int] {
    ([0] + layers.filter { !$0.layer.kind.isComponent }.map(\.index)).filter { sets(.shadows, on: $0) }
  }

  /// Writes the lines of the layout that place rings and the shadows of boxes at the bounds.
  func writeOutlines(_ writer: inout SwiftWriter) {
    for index in boxShadowedLayers { writer.line("\(layerVariable(index))._stylePlaceShadows()") }
    for index in ringedLayers { writer.line("\(layerVariable(index))._stylePlaceOutline()") }
  }

  private func sets(_ property: LayerProperty, on index: Int) -> Bool { plan.sets(property, onLayer: index) }

  private func hasKnownOutline(_ index: Int) -> Bool {
    let component = plan.component
    let holdsOthers =
      !plan.masks[index].isEmpty
      || plan.sublayers[index].contains {
        !component.layers[$0].isOfBaseClass && !(index == 0 && staysInside($0))
      }
    let others: [LayerProperty] = [.maskedCorners, .cornerCurve, .shadows, .outline]
    if holdsOthers || others.contains(where: { sets($0, on: index) }) { return false }
    guard index == 0 else { return component.layers[index].kind == .rectangle }
    switch shown.shadow {
    case .ofBounds: return true
    case .ofBoundsOrImage: return plan.isAlways(.backgroundImage, .null)
    case .ofContent: return false
    }
  }

  /// Whether nothing of a layer is visible outside of the view: a stack that fills it, with its layers, or a text.
  private func staysInside(_ index: Int) -> Bool {
    let layer = plan.component.layers[index]
    let others: [LayerProperty] = [
      .transform, .anchorPoint, .shadowOpacity, .shadows, .outline, .backgroundColor,
    ]
    let isMoved = plan.component.animations.contains { $0.layer == index && $0.property == .transform }
    if isMoved || others.contains(where: { sets($0, on: index) }) { return false }
    switch layer.kind {
    case .text: return layer.frame.isInStack || layer.frame == .bounds
    case .stack:
      let isInside =
        if case .inset = layer.frame { true } else { layer.frame.isInStack || layer.frame == .bounds }
      return isInside && plan.sublayers[index].allSatisfy(staysInside)
    case .image, .rectangle: return layer.frame.isInStack
    case .gradient, .shape, .material, .component: return false
    }
  }

  /// Writes the lines of the layout that place the outlines of shadows at the bounds.
  func writeShadows(_ writer: inout SwiftWriter) {
    writeEach(of: outlinedShadows, &writer) { index, writer in
      guard let color = plan.shown(.backgroundColor, ofLayer: index), !color.isNull else { return }
      let layer = layerVariable(index)
      if let constant = color.constant?.color {
        if constant.alpha == 1 { writer.line("\(layer)._styleCast(\(layer)._styleRoundedOutline)") }
        return
      }
      let isOpaque =
        color.mayBeNil
        ? "\(color.code.text)?.isOpaque ?? false" : "\(color.code.text).isOpaque"
      let outline = Code.operation([Code(isOpaque), Code("? \(layer)._styleRoundedOutline"), Code(": nil")])
      writer.statement("\(layer).", .call("_styleCast", [outline]))
    }
  }
}
