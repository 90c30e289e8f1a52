import StyleModel

/// Writes layers as SwiftUI's shapes and gradients.
struct SwiftUILayer {
  let plan: ComponentPlan
  let sheet: ResolvedSheet
  /// The expression for the present state.
  let state: String
  /// Whether a text of the control's own may stand where its label does.
  let maySayItsText: Bool
  /// The layers that people operate.
  let inputs: [LayerInput]
  /// The animations, by the layers that they move.
  private let motions: [Int: [SwiftUIMotion]]

  init(
    _ plan: ComponentPlan, in sheet: ResolvedSheet, state: String, _ motions: [SwiftUIMotion],
    maySayItsText: Bool
  ) {
    self.maySayItsText = maySayItsText
    self.plan = plan
    inputs = plan.inputs
    self.sheet = sheet
    self.state = state
    self.motions = Dictionary(grouping: motions, by: \.animation.layer)
  }

  /// Writes a layer and all layers within it; for a repeated one, all copies.
  func writeView(ofLayer index: Int, _ writer: inout SwiftWriter) {
    guard let loop = plan.loops.loop(ofLayer: index), loop.first == index else {
      return writeLayer(index, &writer)
    }
    writeEach(loop, &writer) { writeLayer(index, &$0) }
  }

  /// Writes what shows each copy of a repeated layer.
  func writeEach(_ loop: CopyLoop, _ writer: inout SwiftWriter, _ body: (inout SwiftWriter) -> Void) {
    writer.line("ForEach(0..<\(loop.count), id: \\.self) { \(CopyLoop.index) in")
    writer.nested(body)
    writer.line("}")
  }

  /// Writes a layer and all layers within it.
  func writeLayer(_ index: Int, _ writer: inout SwiftWriter) {
    writeKeyframing(ofLayer: index, &writer) { writeShown(index, &$0) }
  }

  /// Writes the view of a layer. Where animations move it through several values, it is made again at each moment.
  func writeKeyframing(ofLayer index: Int, _ writer: inout SwiftWriter, _ body: (inout SwiftWriter) -> Void) {
    func write(_ motions: ArraySlice<SwiftUIMotion>, _ writer: inout SwiftWriter) {
      guard let motion = motions.first else { return body(&writer) }
      writer.line("StyleKeyframing(\(motion.variable)) { \(motion.variable) in")
      writer.nested { write(motions.dropFirst(), &$0) }
      writer.line("}")
    }
    write(motions(of: index).filter { !$0.animation.isPlain }[...], &writer)
  }

  private func writeShown(_ index: Int, _ writer: inout SwiftWriter) {
    let values = values(ofLayer: index)
    if case .component(let component) = values.layer.kind {
      return writeComponent(component, values, &writer)
    }
    if isSpacer(values) { return writeSpacer(values, &writer) }
    let children = plan.sublayers[index]
    let inner = boxShadows(values, isInset: true)
    var isBroken = true
    if values.layer.kind == .stack {
      writeStack(values, &writer)
    } else if children.isEmpty {
      isBroken = writeContents(values, &writer)
    } else {
      writer.block("ZStack") { writer in
        writeContents(values, &writer)
        if let shadows = inner { writer.statement("", shadows) }
        for child in children { writeView(ofLayer: child, &writer) }
      }
    }
    writer.chain(afterBroken: isBroken) { writer in
      // What the layer clips lies in the material, whose own edge is drawn beyond the outline.
      if values.layer.kind == .material { writeMaterial(values, isInteractive: false, &writer) }
      // Above what the layer shows itself, and below what lies in it.
      if let inner, values.layer.kind == .stack {
        writer.statement("", .call(".background", [inner]))
      } else if let inner, children.isEmpty {
        writer.statement("", .call(".overlay", [inner]))
      }
      if values.layer.kind != .rectangle, let color = values.color(.backgroundColor) {
        writer.statement("", .call(".background", [values.outline.filled(color)]))
      }
      writeModifiers(values, &writer)
      for motion in motions(of: index) { motion.write(plan, &writer) }
      writeAccessibility(of: values.layer, &writer)
      writeTouches(ofLayer: index, &writer)
      writeFrame(values, &writer)
    }
  }

  /// Writes a component in a layer: the layer is the component's root, so the component's own view applies all of the layer's values.
  private func writeComponent(
    _ component: Int, _ values: SwiftUILayerValues, _ writer: inout SwiftWriter
  ) {
    let index = values.index
    let moved = values.readings.filter { property, _ in
      motions(of: index).contains { $0.animation.property == property }
    }
    guard let held = plan.nested[index],
      let style = plan.nestedStyle(
        ofLayer: index, inState: plan.state(state, passedTo: index), moved: moved)
    else { return }
    let base = sheet.components[component].base
    if !AppleFramework.swiftui.shows(inLayers: base) {
      writer.comment("What SwiftUI itself draws of a \(base.rawValue) is left out in a layer.")
    }
    // The style would be one of the bar of the whole screen.
    if base.shown.swiftUI.bar != nil {
      writer.line("Color.clear")
      return writer.chain(afterBroken: false) { writeFrame(values, &$0) }
    }
    let children = plan.sublayers[index]
    let shown = style.resolved(style.plain)
    let input = input(ofLayer: index)
    let view = view(of: held, inLayer: index, style, shown, input)
    // Its own layers lie in that of the component, which clips and fades them.
    let isContent = !children.isEmpty && !base.isButton && base.shown.swiftUI.content == nil
    var isBroken = true
    if isContent {
      writer.block("ZStack") { writer in
        writer.line("Color.clear")
        for child in children { writeView(ofLayer: child, &writer) }
      }
    } else {
      isBroken = writer.statement("", view)
    }
    writer.chain(afterBroken: isBroken) { writer in
      if isContent {
        let modifier = input.map { input in
          Code.call(
            held.styleName + ".WithInputs",
            [shown.labeled("style"), Code("inputs: \(entry(ofLayer: index, held, input))")])
        }
        writer.statement("", .call(".modifier", [modifier ?? shown]))
      } else {
        if held.hasViewOfItsOwnSize {
          writeFilling(ofLayer: index, held, &writer)
        } else if base.isButton, !held.hasFaceOfItsOwnSize {
          writeNaturalSize(ofLayer: index, &writer)
        }
        if !children.isEmpty {
          writer.line(".overlay(")
          writer.nested { writer in
            writer.block("ZStack") { writer in for child in children { writeView(ofLayer: child, &writer) } }
          }
          writer.line(")")
        }
      }
      writeMasks(ofLayer: index, &writer)
      for motion in motions(of: index) { motion.write(plan, &writer) }
      if input != nil { writeStatesSaid(ofLayer: index, &writer) }
      writeAccessibility(of: values.layer, &writer)
      if input == nil, base.isInput {
        writer.line(".allowsHitTesting(false)")
      } else {
        writeTouches(ofLayer: index, &writer)
      }
      writeFrame(values, &writer)
    }
  }

  /// Writes the states that a layer sets on the view which people operate in it.
  private func writeStatesSaid(ofLayer index: Int, _ writer: inout SwiftWriter) {
    for said in plan.statesSaid(ofLayer: index) {
      switch said.state {
      case .disabled: writer.statement("", .call(".disabled", [said.value.negated.bare]))
      case .selected:
        let traits = said.value.constant == nil ? "\(said.value.code.text) ? .isSelected : []" : ".isSelected"
        writer.line(".accessibilityAddTraits(\(traits))")
      case .highlighted, .focused, .hovered: break
      }
    }
  }

  /// The view that shows a component in a layer.
  private func view(
    of held: ComponentPlan, inLayer index: Int, _ style: NestedStyle, _ shown: Code,
    _ input: LayerInput?
  ) -> Code {
    let base = held.component.base
    if base.isButton {
      let isPressed = plan.states.contains(.highlighted) && (state == "state" || plan.passesOnState)
      let shownState = plan.passesOnState ? "look._stateOfHolder" : "state"
      var arguments = [style.plain.labeled("style")]
      if let (state, modes) = style.surroundings {
        arguments += [state.labeled("state"), Code("modes: \(modes)")]
      }
      if isPressed { arguments.append(Code("isPressed: \(shownState).contains(.highlighted)")) }
      if held.hasFaceOfItsOwnSize {
        let fills = fillsRoom(index)
        if !fills.width { arguments.append(Code("fillsWidth: false")) }
        if !fills.height { arguments.append(Code("fillsHeight: false")) }
      }
      if let input {
        arguments.append(
          Code("\(held.isToggleStyle ? "isOn" : "action"): \(input.given(by: "inputs.\(input.name)"))"))
      }
      return .call(held.faceName, arguments)
    }
    guard let input else { return .call(held.viewName, [shown.labeled("style")]) }
    let isInput = base.shown.swiftUI.input != nil
    let name = isInput ? SwiftUIStyle(held, in: sheet).ownInput?.name : "inputs"
    let value = entry(ofLayer: index, held, input)
    // What people operate is in the states of the environment, in which those of its holder are, and in its own.
    return .call(
      held.viewName,
      [
        (isInput || isFocusedAlone(held) ? style.plain : shown).labeled("style"),
        Code("\(name ?? ""): \(value)"),
      ])
  }

  /// Whether a component in a layer gets the focus itself, in a view that has no state to pass on.
  private func isFocusedAlone(_ held: ComponentPlan) -> Bool {
    held.followsEditing && !plan.component.base.isCell && plan.ownStates.isEmpty && !plan.passesOnState
  }

  func motions(of layer: Int) -> [SwiftUIMotion] { motions[layer] ?? [] }

  func values(ofLayer index: Int) -> SwiftUILayerValues {
    var values = SwiftUILayerValues(index: index, layer: plan.component.layers[index])
    for key in plan.keys(ofLayer: index) {
      guard case .layer(let property) = key else { continue }
      values.readings[property] = plan.read(key, ofLayer: index)
    }
    for motion in motions(of: index) {
      let property = motion.animation.property
      values.readings[property] = motion.value(plan, else: plan.usualValue(of: property, ofLayer: index))
    }
    return values
  }

  private func writeFrame(_ values: SwiftUILayerValues, _ writer: inout SwiftWriter) {
    let layer = values.layer
    func length(_ length: LayerLength) -> Code {
      let points = plan.value(length.points, of: "look")
      let fraction = plan.value(length.fraction, of: "look")
      if !length.choices.isEmpty { return chosen(length, points, fraction) }
      if fraction.constant == .number(0) { return .call(".points", [points.bare]) }
      if points.constant == .number(0) { return .call(".fraction", [fraction.bare]) }
      return .call(
        "StyleLength", [points.bare.labeled("points"), fraction.bare.labeled("fraction")])
    }
    /// The length that a choice results in, `.least(of: [.fraction(0.5), .points(80)])`, and the lengths added to it.
    func chosen(_ whole: LayerLength, _ points: SwiftValue, _ fraction: SwiftValue) -> Code {
      let choices = whole.choices.map { choice in
        let factor = plan.value(choice.factor, of: "look")
        let times = factor.constant == .number(1) ? [] : [factor.bare.labeled("times")]
        let lengths = Code.array(choice.lengths.map(length)).labeled("of")
        return Code.call(choice.isLeast ? ".least" : ".greatest", [lengths] + times)
      }
      let isAlone = points.constant == .number(0) && fraction.constant == .number(0)
      if isAlone, choices.count == 1 { return choices[0] }
      return .call(
        "StyleLength",
        [points.bare.labeled("points"), fraction.bare.labeled("fraction"), .array(choices).labeled("adding")])
    }
    switch layer.frame {
    case .bounds, .buttonContent, .part: return
    case .stacked(let width, let height):
      var sizes = [("width", width), ("height", height)].compactMap { name, length in
        length.map { plan.value($0, of: "look").bare.labeled(name) }
      }
      if !sizes.isEmpty {
        switch layer.kind {
        case .stack: sizes.append(alignmentOfStack(values).labeled("alignment"))
        case .text: sizes.append(alignmentOfText(values).labeled("alignment"))
        case .rectangle, .gradient, .shape, .image, .material, .component: break
        }
      }
      if !sizes.isEmpty { writer.statement("", .call(".frame", sizes)) }
      guard !layer.kind.hasSizeOfItsOwn else { return }
      // Shapes and colours are 10 points long by default, and Core Animation's have no length then.
      let ideals = [("idealWidth", width), ("idealHeight", height)].filter { $0.1 == nil }
      if !ideals.isEmpty {
        writer.statement("", .call(".frame", ideals.map { Code("\($0.0): 0") }))
      }
    case .inset(let expression):
      if let constant = plan.fixedConstant(expression), case .edgeInsets(let insets) = constant.value,
        insets == EdgeInsets(insets.top)
      {
        if insets != EdgeInsets(0) { writer.line(".padding(\(formatNumber(insets.top)))") }
      } else {
        let (inset, isNumber) = plan.inset(expression, of: "look")
        writer.line(isNumber ? ".padding(\(inset.bare.text))" : ".padding(EdgeInsets(\(inset.bare.text)))")
      }
    case .rectangle(let x, let y, let width, let height, let turns):
      writer.statement(
        "",
        .call(
          "._stylePlaced",
          [
            length(x).labeled("x"), length(y).labeled("y"), length(width).labeled("width"),
            length(height).labeled("height"),
          ] + (turns ? [Code("turns: true")] : [])))
    }
  }
}

extension LayerKind {
  /// Whether a layer of the kind has a size of its own for a stack.
  fileprivate var hasSizeOfItsOwn: Bool {
    switch self {
    case .text, .image, .stack, .component: true
    case .rectangle, .gradient, .shape, .material: false
    }
  }
}

extension Code {
  /// The code of the filled shape: `shape.fill(color)`.
  func filled(_ color: Code) -> Code {
    .list(open: flat + Array(".fill(".utf8), items: [color], close: UInt8(ascii: ")"))
  }
}
