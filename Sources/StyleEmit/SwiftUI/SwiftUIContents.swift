import StyleModel

extension SwiftUILayer {
  /// Writes the view that a layer of its kind shows between its background and its sublayers.
  ///
  /// Returns whether it takes more than one line.
  @discardableResult
  func writeContents(_ values: SwiftUILayerValues, _ writer: inout SwiftWriter) -> Bool {
    switch values.layer.kind {
    case .rectangle, .stack, .component:
      return writer.statement(
        "", values.outline.filled(values.color(.backgroundColor) ?? Code("Color.clear")))
    case .gradient: return writeGradient(values, &writer)
    case .shape: return writeShape(values, &writer)
    case .text:
      writeText(values, &writer)
      return false
    case .image: return writeImage(values, &writer)
    case .material:
      writer.line("Color.clear")
      return false
    }
  }

  private func writeGradient(_ values: SwiftUILayerValues, _ writer: inout SwiftWriter) -> Bool {
    let type = values.choice(.type, as: "StyleGradient.Kind") ?? Code(".axial")
    let gradient = Code.call("Gradient", [values.value(.stops), Code("in: modes")])
    let view = Code.call(
      "StyleGradient",
      [
        type.labeled("type"), gradient.labeled("gradient"), point(values, .startPoint).labeled("start"),
        point(values, .endPoint).labeled("end"),
      ])
    let angled = values[.angle].map {
      Code.call("StyleAngledGradient", [$0.bare.labeled("angle"), view.labeled("gradient")])
    }
    let isBroken = writer.statement("", angled ?? view)
    if values[.cornerRadius] != nil {
      writer.chain(afterBroken: isBroken) {
        $0.statement("", .call(".clipShape", [values.outline]))
      }
    }
    return isBroken
  }

  /// A point of the unit square.
  func point(_ values: SwiftUILayerValues, _ property: LayerProperty) -> Code {
    // A literal needs no detour over the plain type.
    if case .point(let point) = values.known(property) {
      return .call(
        "UnitPoint", [Literal.number(point.x).labeled("x"), Literal.number(point.y).labeled("y")])
    }
    return .call("UnitPoint", [values.value(property)])
  }

  private func writeShape(_ values: SwiftUILayerValues, _ writer: inout SwiftWriter) -> Bool {
    func changed(_ property: LayerProperty) -> [Code] {
      values.known(property) == property.defaultValue
        ? [] : [values.value(property).labeled(property.name)]
    }
    var arguments = [values.value(.path).labeled("path")] + changed(.cornerRadius)
    if let style = values.choice(.cornerCurve, as: "RoundedCornerStyle") {
      arguments.append(style.labeled("cornerStyle"))
    }
    for property in LayerProperty.ofOutlines {
      guard let value = values[property], value.constant != property.defaultValue else { continue }
      arguments.append(value.outlineArgument(property))
    }
    let shape = Code.call("StyleShape", arguments)
    let isBroken = writer.statement("", shape)
    writer.chain(afterBroken: isBroken) { writer in
      let fill = values.color(.fillColor) ?? Code("Color.clear")
      if let stroke = values.color(.strokeColor) {
        let line = Code.call("StrokeStyle", strokeStyle(values)).labeled("strokeStyle")
        writer.statement(
          "",
          .call(
            ".painted", [fill] + fillStyle(values) + [stroke.labeled("stroke"), line] + strokePart(values)))
      } else {
        writer.statement("", .call(".fill", [fill] + fillStyle(values)))
      }
      if plan.mirrorsArrow(ofLayer: values.index) {
        writer.line(".flipsForRightToLeftLayoutDirection(true)")
      }
    }
    return isBroken
  }

  private func fillStyle(_ values: SwiftUILayerValues) -> [Code] {
    guard let rule = values[.fillRule], !values.isKnown(.fillRule, to: .choice("nonZero")) else { return [] }
    let isEvenOdd =
      values.isKnown(.fillRule, to: .choice("evenOdd"))
      ? Code("true") : Code("\(rule.word.code.text) == \"evenOdd\"")
    return [Code.call("FillStyle", [isEvenOdd.labeled("eoFill")]).labeled("style")]
  }

  /// The arguments for the part of the outline with a line; empty where that is all of it.
  private func strokePart(_ values: SwiftUILayerValues) -> [Code] {
    if values[.strokeStart] == nil, values[.strokeEnd] == nil { return [] }
    return [values.value(.strokeStart).labeled("from"), values.value(.strokeEnd).labeled("to")]
  }

  private func strokeStyle(_ values: SwiftUILayerValues) -> [Code] {
    LayerProperty.properties(of: .shape).compactMap { property in
      // Apple's default of the width is an argument too.
      guard case .stroke(let label, let argument) = property.shown.swiftUI,
        values[property] != nil || property == .lineWidth
      else { return nil }
      switch argument {
      case .number: return values.value(property).labeled(label)
      case .word(let type): return values.choice(property, as: type)?.labeled(label)
      case .numbers:
        return values[property].map { Code("\(label): \($0.code.text).map { CGFloat($0) }") }
      }
    }
  }

  /// Writes a text, which begins at the top of its layer and, as that of a `CATextLayer`, goes on below it.
  private func writeText(_ values: SwiftUILayerValues, _ writer: inout SwiftWriter) {
    let text = values[.string].map { ($0.mayBeNil ? $0.or(SwiftValue("\"\"")) : $0).bare }
    let shown = Code.call("Text", [(text ?? Code("\"\"")).labeled("verbatim")])
    let font = values[.font]?.code ?? Code("StyleFont()")
    let isLabel = values.index == plan.labelLayer
    var isBroken = false
    if isLabel, maySayItsText {
      isBroken = true
      writer.block("Group") { writer in
        writer.line("if showsOwnText {")
        writer.nested { writer in
          writer.statement("", shown)
          if values[.font] != nil { writer.nested { $0.statement("", .call("._styleLetters", [font])) } }
        }
        writer.line("} else {")
        writer.nested { $0.line("label") }
        writer.line("}")
      }
    } else {
      isBroken = writer.statement("", isLabel ? Code("label") : shown)
    }
    writer.chain(afterBroken: isBroken) { writer in
      writer.statement("", .call("._styleFont", [font]))
      writer.statement(
        "", .call(".foregroundColor", [values.color(.foregroundColor) ?? Code("Color.white")]))
      writer.statement("", lines(values))
      if values[.minimumScaleFactor] != nil, !values.isKnown(.minimumScaleFactor, to: .number(1)) {
        writer.statement("", .call(".minimumScaleFactor", [values.value(.minimumScaleFactor)]))
      }
      if let mode = values.choice(.truncationMode, as: "StyleTruncation") {
        writer.statement("", .call("._styleTruncated", [mode]))
      }
      let alignment = values.choice(.alignmentMode, as: "StyleTextAlignment") ?? Code(".natural")
      guard values.layer.frame.isInStack else {
        let place = values.choice(.verticalAlignment, as: "StyleTextPlace").map { [$0.labeled("at")] }
        writer.statement("", .call("._styleAligned", [alignment] + (place ?? [])))
        return
      }
      // In a stack, a text is as large as it is, but one that doesn't begin at the leading edge has a place in the stack's width.
      writer.statement("", .call("._styleAlignedLines", [alignment]))
      guard values.horizontalAlignment != .leading, fillsRoom(values.index).width, values.width == nil else {
        return
      }
      writer.statement(
        "", .call(".frame", [Code("maxWidth: .infinity"), alignmentOfText(values).labeled("alignment")]))
    }
  }

  /// The alignment of a text's lines in a frame that is larger than they are.
  func alignmentOfText(_ values: SwiftUILayerValues) -> Code {
    let place = values.known(.verticalAlignment)?.text
    guard let side = values.horizontalAlignment, let place else {
      let alignment = values.choice(.alignmentMode, as: "StyleTextAlignment") ?? Code(".natural")
      let place = values.choice(.verticalAlignment, as: "StyleTextPlace") ?? Code(".top")
      return .call("StyleTextPlace.alignment", [place.labeled("at"), alignment.labeled("of")])
    }
    switch (side, place) {
    case (.leading, "center"): return Code(".leading")
    case (.leading, "bottom"): return Code(".bottomLeading")
    case (.leading, _): return Code(".topLeading")
    case (.center, "center"): return Code(".center")
    case (.center, "bottom"): return Code(".bottom")
    case (.center, _): return Code(".top")
    case (.trailing, "center"): return Code(".trailing")
    case (.trailing, "bottom"): return Code(".bottomTrailing")
    case (.trailing, _): return Code(".topTrailing")
    }
  }

  /// The limit on the lines of a text, which has none where it wraps or the number of lines is 0.
  private func lines(_ values: SwiftUILayerValues) -> Code {
    if case .bool(let wraps) = values.known(.isWrapped), let count = values.known(.numberOfLines)?.double {
      let limit = (wraps || count == 0) && count < 2 ? "nil" : formatNumber(count)
      return .call(".lineLimit", [Code(limit)])
    }
    let wrapping = values[.isWrapped].map { [$0.bare.labeled("isWrapped")] } ?? []
    return .call("._styleLines", [values.value(.numberOfLines)] + wrapping)
  }

  private func writeImage(_ values: SwiftUILayerValues, _ writer: inout SwiftWriter) -> Bool {
    var arguments = [values.value(.contents).labeled("image")]
    if let mode = values.choice(.contentMode, as: "StyleContentMode") {
      arguments.append(mode.labeled("contentMode"))
    }
    // Without a tint, a picture has that of what is around it.
    if let tint = values[.tintColor], !tint.isNull {
      arguments.append(tint.calling("color", [Code("in: modes")]).bare.labeled("tint"))
    }
    let isBroken = writer.statement("", .call("StyleImageView", arguments + [Code("modes: modes")]))
    // Where a stack doesn't stretch it, a picture has its own size. One that is scaled would fill all the space.
    writer.chain(afterBroken: isBroken) { writeNaturalSize(ofLayer: values.index, &$0) }
    return isBroken
  }
}

extension SwiftUILayerValues {
  /// The side at which the lines of a text begin; nil where the look determines it.
  fileprivate var horizontalAlignment: HorizontalSide? {
    switch known(.alignmentMode)?.text {
    case "center": .center
    case "right": .trailing
    case "natural", "left", "justified": .leading
    case _: nil
    }
  }

  fileprivate enum HorizontalSide { case leading, center, trailing }

  /// The width that a stack gives the layer.
  fileprivate var width: LayerLength.Term? {
    if case .stacked(let width, _) = layer.frame { width } else { nil }
  }
}
