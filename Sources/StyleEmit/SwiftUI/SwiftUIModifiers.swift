import StyleModel

extension SwiftUILayer {
  /// Writes the effects of a layer on all that is within it, in Core Animation's order: clip, border, shadow, mask, opacity, transform.
  func writeModifiers(_ values: SwiftUILayerValues, isTouched: Bool = false, _ writer: inout SwiftWriter) {
    if values.layer.kind != .material { writeClip(values, &writer) }
    writeBorder(values, &writer)
    writeOutline(values, &writer)
    if let shadows = boxShadows(values, isInset: false) {
      writer.statement("", .call(".background", [shadows]))
    }
    let blurs = plan.holdsMaterial(inLayer: values.index)
    let hasParts = !isOnePart(values)
    let castsShadow = writeShadow(values, isGrouped: hasParts && !blurs, &writer)
    writeMasks(ofLayer: values.index, &writer)
    // SwiftUI takes touches only where something is drawn, and UIKit in the whole frame.
    if isTouched { writer.line(".contentShape(Rectangle())") }
    if let opacity = opacity(values) {
      let isFadedAsOne = mayBeTranslucent(values) && (hasParts || castsShadow) && !blurs
      if isFadedAsOne, plan.isUntouched(.opacity, ofLayer: values.index) {
        writer.statement("", .call("._styleFaded", [opacity]))
      } else {
        if isFadedAsOne { writer.line(compositing) }
        writer.statement("", .call(".opacity", [opacity]))
      }
    }
    writeTransform(values, &writer)
  }

  /// All that lies in a layer, in its material.
  func writeMaterial(
    _ values: SwiftUILayerValues, isInteractive: Bool, _ writer: inout SwiftWriter
  ) {
    writeClip(values, &writer)
    let material = values.choice(.material, as: "StyleMaterial") ?? Code(".regular")
    let tint = values[.tintColor].flatMap { $0.isNull ? nil : $0.calling("color", [Code("in: modes")]) }
    writer.statement(
      "",
      .call(
        "._styleMaterial",
        [material, values.outline.labeled("in")]
          + (tint.map { [$0.bare.labeled("tint")] } ?? [])
          + (isInteractive ? [Code("isInteractive: true")] : [])))
  }

  func writeMasks(ofLayer index: Int, _ writer: inout SwiftWriter) {
    for mask in plan.masks[index] {
      writer.line(".mask(")
      writer.nested { writeView(ofLayer: mask, &$0) }
      writer.line(")")
    }
  }

  private func writeClip(_ values: SwiftUILayerValues, _ writer: inout SwiftWriter) {
    guard let clips = values[.masksToBounds], !values.isKnown(.masksToBounds, to: .bool(false)) else {
      return
    }
    if plan.isUntouched(.masksToBounds, ofLayer: values.index) {
      return _ = writer.statement(
        "", .call("._styleClipped", [clips.bare, values.outline.labeled("to")]))
    }
    let clip =
      values.isKnown(.masksToBounds, to: .bool(true))
      ? values.outline
      : .call(
        "StyleClip", [values.outline.labeled("outline"), clips.bare.labeled("isClipping")])
    writer.statement("", .call(".clipShape", [clip]))
  }

  /// Inside the bounds, as a layer's border is.
  private func writeBorder(_ values: SwiftUILayerValues, _ writer: inout SwiftWriter) {
    guard let width = values[.borderWidth], !values.isKnown(.borderWidth, to: .number(0)),
      let color = values.color(.borderColor)
    else { return }
    writer.statement(
      "",
      .call(
        "._styleBordered",
        [color, width.bare.labeled("width"), values.outline.labeled("along")]))
  }

  /// Writes the outline around a layer. A layer that clips has none, since it would lie outside its bounds.
  private func writeOutline(_ values: SwiftUILayerValues, _ writer: inout SwiftWriter) {
    guard let outline = values[.outline], !outline.isNull, !values.isKnown(.masksToBounds, to: .bool(true))
    else { return }
    var shown = outline.bare
    if let clips = values[.masksToBounds], !values.isKnown(.masksToBounds, to: .bool(false)) {
      shown = Code("\(clips.code.text) ? nil : \(outline.code.text)")
    }
    writer.statement("", .call("._styleOutlined", [shown] + corners(values) + [Code("in: modes")]))
  }

  /// The view of the shadows that the layer's box casts outwards or inwards; nil where there can be none. What clips casts none outwards.
  func boxShadows(_ values: SwiftUILayerValues, isInset: Bool) -> Code? {
    guard let value = values[.shadows] else { return nil }
    if case .shadows(let shadows) = value.constant, !shadows.contains(where: { $0.isInset == isInset }) {
      return nil
    }
    var arguments = [value.bare.labeled("shadows")]
    if isInset {
      arguments.append(Code("isInset: true"))
    } else if let clips = values[.masksToBounds], !values.isKnown(.masksToBounds, to: .bool(false)) {
      if values.isKnown(.masksToBounds, to: .bool(true)) { return nil }
      arguments.append(clips.bare.labeled("isClipped"))
    }
    return .call("StyleBoxShadows", arguments + corners(values) + [Code("modes: modes")])
  }

  /// The arguments by which a shape around a layer's box gets its corners.
  private func corners(_ values: SwiftUILayerValues) -> [Code] {
    guard values[.cornerRadius] != nil else { return [] }
    var arguments = [values.value(.cornerRadius).labeled("cornerRadius")]
    if values[.maskedCorners] != nil { arguments.append(values.value(.maskedCorners).labeled("corners")) }
    if let style = values.choice(.cornerCurve, as: "RoundedCornerStyle") {
      arguments.append(style.labeled("style"))
    }
    return arguments
  }

  /// The modifier that composites a layer before it fades or casts a shadow: Core Animation treats a layer with all within it as one;
  /// SwiftUI would treat each view. Where a state fades a layer, it always is there: a modifier that comes and goes would make the views
  /// anew.
  private var compositing: String { ".compositingGroup()" }

  /// Whether a layer shows no more than one thing.
  private func isOnePart(_ values: SwiftUILayerValues) -> Bool {
    let layer = values.layer
    if !plan.masks[values.index].isEmpty || layer.kind.component != nil { return false }
    if plan.sublayers[values.index].contains(where: { !plan.component.layers[$0].isOfBaseClass }) {
      return false
    }
    var parts: [LayerProperty] = [.borderWidth, .outline, .shadows]
    if layer.kind == .shape { parts.append(.strokeColor) }
    if layer.kind != .rectangle || values.index == 0 { parts.append(.backgroundColor) }
    return parts.allSatisfy { property in
      guard let value = values[property] else { return true }
      return value.isNull || value.constant == .number(0)
    }
  }

  /// Whether a layer may be seen and let something through.
  private func mayBeTranslucent(_ values: SwiftUILayerValues) -> Bool {
    guard let opacity = values[.opacity] else { return false }
    return opacity.constant.flatMap(\.double).map { $0 > 0 && $0 < 1 } ?? true
  }

  /// Writes the shadow. A layer that clips casts none, since it would lie outside its bounds. Returns whether there may be one.
  private func writeShadow(
    _ values: SwiftUILayerValues, isGrouped: Bool, _ writer: inout SwiftWriter
  ) -> Bool {
    guard let opacity = values[.shadowOpacity], !values.isKnown(.shadowOpacity, to: .number(0)),
      !values.isKnown(.masksToBounds, to: .bool(true)), let color = values.color(.shadowColor)
    else { return false }
    if isGrouped { writer.line(compositing) }
    var shown = opacity.bare
    if let clips = values[.masksToBounds], !values.isKnown(.masksToBounds, to: .bool(false)) {
      shown = Code("\(clips.code.text) ? 0 : \(opacity.code.text)")
    }
    let (x, y) = offset(values)
    writer.statement(
      "",
      .call(
        ".shadow",
        [
          .call("\(color.text).opacity", [shown]).labeled("color"),
          values.value(.shadowRadius).labeled("radius"), x.labeled("x"), y.labeled("y"),
        ]))
    return true
  }

  /// The offset of the shadow; for a literal, without making a size.
  private func offset(_ values: SwiftUILayerValues) -> (x: Code, y: Code) {
    if case .size(let size) = values.known(.shadowOffset) {
      return (Literal.number(size.width), Literal.number(size.height))
    }
    let offset = values[.shadowOffset] ?? SwiftValue(AdaptiveValue(LayerProperty.shadowOffset.defaultValue))
    return (offset.member("width").code, offset.member("height").code)
  }

  /// The opacity, which is 0 for a hidden layer, so that it keeps its place; a stack leaves it out instead.
  private func opacity(_ values: SwiftUILayerValues) -> Code? {
    let opacity = values[.opacity]
    // A list of UIKit's shows it by itself.
    if values.layer.isOfBaseClass, values.layer.name == "selectedBackground" {
      return Code("state.isDisjoint(with: [.highlighted, .selected]) ? 0 : 1")
    }
    guard let hidden = values[.hidden], !values.isKnown(.hidden, to: .bool(false)),
      !values.layer.frame.isInStack
    else {
      return opacity?.bare
    }
    if values.isKnown(.hidden, to: .bool(true)) { return Code("0") }
    return Code("\(hidden.code.text) ? 0 : \(opacity?.code.text ?? "1")")
  }

  private func writeTransform(_ values: SwiftUILayerValues, _ writer: inout SwiftWriter) {
    guard let transform = values[.transform], !values.isKnown(.transform, to: .transform(.identity)) else {
      return
    }
    var arguments = [transform.bare]
    if values[.anchorPoint] != nil { arguments.append(point(values, .anchorPoint).labeled("anchor")) }
    writer.statement("", .call("._styleTransformed", arguments))
    if plan.movesBySize(layer: values.index) {
      writer.statement("", .call("._styleMovedBySize", [transform.bare]))
    }
  }
}

extension ComponentPlan {
  /// Whether a layer or one within it blurs the layers below it: it would blur nothing where it is composited first.
  fileprivate func holdsMaterial(inLayer index: Int) -> Bool {
    component.layers[index].kind == .material || (nested[index]?.holdsMaterial(inLayer: 0) ?? false)
      || sublayers[index].contains(where: holdsMaterial)
  }
}
