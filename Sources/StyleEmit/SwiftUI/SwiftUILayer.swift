import StyleModel

/// Writes layers as SwiftUI's shapes and gradients.
struct SwiftUILayer {
  let plan: ComponentPlan
  let sheet: ResolvedSheet
  /// What Swift knows of the state.
  let state: String
  let motions: [SwiftUIMotion]

  init(_ plan: ComponentPlan, in sheet: ResolvedSheet, state: String, _ motions: [SwiftUIMotion]) {
    self.plan = plan
    self.sheet = sheet
    self.state = state
    self.motions = motions
  }

  /// What is set on a layer, as Swift reads it.
  struct Values {
    let index: Int
    let layer: Layer
    fileprivate let codes: [LayerProperty: SwiftValue]
    /// The variable that has the rectangle with the layer's corners.
    var box: String?

    subscript(_ property: LayerProperty) -> Code? { codes[property]?.code }

    func color(_ property: LayerProperty) -> Code? {
      guard let value = codes[property], !value.isNull else { return nil }
      let color = value.mayBeNil ? value.or(SwiftValue(".clear")) : value
      return color.calling("color", [Code("in: modes")]).code
    }
  }

  func values(ofLayer index: Int) -> Values {
    var codes: [LayerProperty: SwiftValue] = [:]
    for key in plan.keys(ofLayer: index) {
      if case .layer(let property) = key { codes[property] = plan.read(key, ofLayer: index) }
    }
    for motion in motions where motion.animation.layer == index {
      codes[motion.animation.property] = motion.value(plan, else: codes[motion.animation.property])
    }
    return Values(index: index, layer: plan.component.layers[index], codes: codes)
  }

  /// The rectangle with the layer's corners.
  func box(_ values: Values) -> Code {
    if let box = values.box { return Code(box) }
    guard let radius = values[.cornerRadius]?.withoutBrackets else {
      return Code("Rectangle()")
    }
    let style = values[.cornerCurve].map { curve in
      curve.text == "\"continuous\""
        ? ".continuous"
        : curve.text == "\"circular\""
          ? ".circular" : "\(curve.text) == .continuous ? .continuous : .circular"
    }
    return .call(
      "RoundedRectangle", [radius.labeled("cornerRadius"), Code("style: \(style ?? ".circular")")])
  }

  /// A layer and all that is in it.
  func writeView(ofLayer index: Int, _ writer: inout SwiftWriter) {
    let values = values(ofLayer: index)
    let children = plan.sublayers[index]
    var isBroken = true
    if children.isEmpty {
      isBroken = writeContent(values, &writer)
    } else {
      writer.block("ZStack") { writer in
        writeContent(values, &writer)
        for child in children { writeView(ofLayer: child, &writer) }
      }
    }
    writer.chain(afterBroken: isBroken) { writer in
      writeModifiers(values, isRoot: false, &writer)
      for motion in motions where motion.animation.layer == index { motion.write(&writer) }
      for mask in plan.masks[index] {
        writer.line(".mask(")
        writer.nested { writeView(ofLayer: mask, &$0) }
        writer.line(")")
      }
      writeFrame(values.layer, &writer)
    }
  }

  /// Gives back whether the view takes more than one line.
  @discardableResult
  private func writeContent(_ values: Values, _ writer: inout SwiftWriter) -> Bool {
    switch values.layer.kind {
    case .rectangle:
      return writer.statement("", box(values).filled(values.color(.backgroundColor) ?? Code("Color.clear")))
    case .gradient: return writer.statement("", gradient(values))
    case .shape: return writeShape(values, &writer)
    case .text:
      let text = values.codes[.string].map { value in
        (value.mayBeNil ? value.or(SwiftValue("\"\"")) : value).bare.text
      }
      writer.line("Text(\(text ?? "\"\""))")
      writer.nested { writer in
        if let font = values[.font] { writer.line(".font(\(font.text).swiftUIFont)") }
        let color = values.color(.foregroundColor) ?? Code("Color.white")
        writer.statement("", .call(".foregroundColor", [color]))
      }
      return false
    case .image:
      writer.line("StyleImageView(image: \(values[.contents]?.text ?? "nil"), modes: modes)")
      return false
    case .component(let component):
      if sheet.components[component].base.isControl {
        writer.comment("A control inside another is left out: SwiftUI has no style of two buttons.")
        writer.line("Color.clear")
        return false
      }
      guard let style = plan.nestedStyle(ofLayer: values.index, inState: state) else { return false }
      return writer.statement("", .call("Color.clear.modifier", [style.resolved(style.plain)]))
    }
  }

  private func gradient(_ values: Values) -> Code {
    let stops = values[.stops] ?? Code("[]")
    let gradient = Code.call("Gradient", [stops, Code("in: modes")]).labeled("gradient")
    let start = point(values[.startPoint], "x: 0.5, y: 0")
    let end = point(values[.endPoint], "x: 0.5, y: 1")
    switch values[.type]?.text {
    case "\"conic\"":
      let angle = Code.call("Angle", [start.labeled("from"), end.labeled("to")])
      return .call("AngularGradient", [gradient, start.labeled("center"), angle.labeled("angle")])
    case "\"radial\"":
      return .call("StyleRadialGradient", [gradient, start.labeled("center"), end.labeled("edge")])
    case _:
      return .call("LinearGradient", [gradient, start.labeled("startPoint"), end.labeled("endPoint")])
    }
  }

  private func point(_ code: Code?, _ standard: String) -> Code {
    guard let code else { return Code("UnitPoint(\(standard))") }
    // A literal needs no detour over the plain type.
    if case .list(let open, let items, let close) = code, open == Array("StylePoint(".utf8) {
      return .list(open: Array("UnitPoint(".utf8), items: items, close: close)
    }
    return .call("UnitPoint", [code])
  }

  private func writeShape(_ values: Values, _ writer: inout SwiftWriter) -> Bool {
    func value(_ property: LayerProperty) -> Code {
      values[property] ?? Literal.code(AdaptiveValue(property.defaultValue))
    }
    let shape = Code.call(
      "StyleShape",
      [
        value(.path).labeled("style"), value(.cornerRadius).labeled("cornerRadius"),
        value(.points).labeled("points"), value(.innerRadius).labeled("innerRadius"),
      ])
    let isBroken = writer.statement("", shape)
    writer.chain(afterBroken: isBroken) { writer in
      let fill = values.color(.fillColor) ?? Code("Color.black")
      let isEvenOdd = values[.fillRule]?.text == "\"evenOdd\""
      let rule = isEvenOdd ? [Code("style: FillStyle(eoFill: true)")] : []
      writer.statement("", .call(".fill", [fill] + rule))
      guard let stroke = values.color(.strokeColor) else { return }
      writer.line(".overlay(")
      writer.nested { writer in
        let isBroken = writer.statement("", shape)
        writer.chain(afterBroken: isBroken) { writer in
          let line = Code.call("StrokeStyle", strokeStyle(values)).labeled("style")
          writer.statement("", .call(".stroke", [stroke, line]))
        }
      }
      writer.line(")")
    }
    return isBroken
  }

  private func strokeStyle(_ values: Values) -> [Code] {
    var arguments = [(values[.lineWidth] ?? Code("1")).labeled("lineWidth")]
    if let cap = values[.lineCap]?.choice { arguments.append(Code("lineCap: .\(cap)")) }
    if let join = values[.lineJoin]?.choice { arguments.append(Code("lineJoin: .\(join)")) }
    if let dash = values[.lineDashPattern] {
      arguments.append(Code("dash: \(dash.text).map { CGFloat($0) }"))
    }
    return arguments
  }

  private func writeFrame(_ layer: Layer, _ writer: inout SwiftWriter) {
    func length(_ length: LayerLength) -> Code {
      switch length {
      case .points(let points): .call(".points", [Literal.number(points)])
      case .fraction(let part): .call(".fraction", [Literal.number(part)])
      }
    }
    switch layer.frame {
    case .bounds, .buttonContent: return
    case .inset(let expression):
      if let constant = expression.constant, case .edgeInsets(let insets) = constant.value,
        insets == EdgeInsets(insets.top)
      {
        writer.line(".padding(\(formatNumber(insets.top)))")
      } else {
        let type = expression.insetType(of: plan.component)
        let value = plan.swift(expression, as: type, of: "look").text
        writer.line(type == .edgeInsets ? ".padding(EdgeInsets(\(value)))" : ".padding(\(value))")
      }
    case .rectangle(let x, let y, let width, let height):
      writer.statement(
        "",
        .call(
          ".placed",
          [
            length(x).labeled("x"), length(y).labeled("y"), length(width).labeled("width"),
            length(height).labeled("height"),
          ]))
    }
  }
}

extension Code {
  /// `shape.fill(color)`
  func filled(_ color: Code) -> Code {
    .list(open: flat + Array(".fill(".utf8), items: [color], close: UInt8(ascii: ")"))
  }

  /// The string in a literal.
  fileprivate var choice: String? {
    text.hasPrefix("\"") ? String(text.dropFirst().dropLast()) : nil
  }
}
