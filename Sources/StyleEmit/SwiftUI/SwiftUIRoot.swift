import StyleModel
@_spi(Generated) import StyleRuntime

/// Writes the body of a style's view: the content, the layers around it, and the modifiers of the whole.
struct SwiftUIRoot {
  let plan: ComponentPlan
  let reader: SwiftUILayer
  /// Swift's name of what the style lies around.
  let content: String

  init(
    _ plan: ComponentPlan, in sheet: ResolvedSheet, state: String, _ motions: [SwiftUIMotion],
    around content: String, maySayItsText: Bool
  ) {
    self.plan = plan
    // The label stands among the layers.
    self.content = plan.labelLayer == nil ? content : "Color.clear"
    reader = SwiftUILayer(plan, in: sheet, state: state, motions, maySayItsText: maySayItsText)
  }

  /// Whether UIKit draws what the view shows into the view's own layer.
  private var drawsItsContent: Bool { plan.component.base.shown.swiftUI.drawsItsContent }

  func write(_ writer: inout SwiftWriter) {
    if plan.component.base.shown.swiftUI.bar != nil { return writeShown(&writer) }
    reader.writeKeyframing(ofLayer: 0, &writer, writeShown)
  }

  private func writeShown(_ writer: inout SwiftWriter) {
    let component = plan.component
    var root = reader.values(ofLayer: 0)
    if root[.cornerRadius] != nil {
      writer.statement("let shape = ", root.outline)
      root.outlineVariable = "shape"
    }
    for (name, reason) in leftOut { writer.comment("`\(name)` is left out: \(reason).") }
    if let bar = component.base.shown.swiftUI.bar { return write(bar, &writer) }
    let fittingStack = plan.labelLayer.flatMap { _ in component.fittingStack }
    if let fittingStack {
      reader.writeView(ofLayer: fittingStack, &writer)
    } else {
      writer.line(content)
    }
    writer.chain(afterBroken: fittingStack != nil) { writer in
      if let fittingStack { writeSize(ofStack: fittingStack, &writer) } else { writeContent(&writer) }
      let inner = reader.boxShadows(root, isInset: true)
      if let inner, drawsItsContent { writer.statement("", .call(".overlay", [inner])) }
      writeLayers(isInStack: fittingStack != nil, &writer)
      if fittingStack != nil { writeTint(&writer) }
      if let inner, !drawsItsContent { writer.statement("", .call(".background", [inner])) }
      if let color = root.color(.backgroundColor) {
        writer.statement("", .call(".background", [root.outline.filled(color)]))
      }
      if countOfGlass > 1 { writer.line("._styleGlassContainer()") }
      reader.writeModifiers(root, isTouched: component.base.isButton, &writer)
      let asked = plan.states.contains(.hovered) ? "" : " && style.differs(in: .hovered)"
      writer.line("._styleFollowingPointer { isHovered = $0\(asked) }")
      if plan.followsEditing { writer.line("._styleFollowingEditing($isEdited)") }
      for motion in reader.motions(of: 0) { motion.write(plan, &writer) }
      for moving in plan.movingProperties {
        let isStill = plan.isFade(property: moving.transition.property) ? "false" : "reduceMotion"
        writer.statement(
          "",
          .call(
            "._styleChanging",
            [
              plan.swift(moving.transition.timing, as: .animation, of: "look"),
              Code("with: style.\(moving.slot.storage)"), Code("isStill: \(isStill)"),
            ]))
      }
      if let transition = component.transition, reader.state == "state" {
        let animation = plan.swift(transition, as: .animation, of: "look")
        writer.statement(
          "",
          .call(
            "._styleChanging",
            [
              animation, Code("with: state"),
              Code("isStill: \(plan.fadesBetweenStates ? "false" : "reduceMotion")"),
            ]))
      }
      writeAccessibility(&writer)
      if plan.fitsByLook { reader.writeHeight(while: "fitsHeight", &writer) }
    }
  }

  /// A control is as large as its stack, and in a layer as large as that.
  private func writeSize(ofStack stack: Int, _ writer: inout SwiftWriter) {
    if plan.isHeld {
      let alignment = reader.alignmentOfStack(reader.values(ofLayer: stack))
      writer.statement(
        "", .call("._styleFilling", [Code("width: fillsWidth"), Code("height: fillsHeight"), alignment]))
    }
    reader.writeHeight(while: plan.isHeld ? "!fillsHeight" : nil, &writer)
  }

  private func writeContent(_ writer: inout SwiftWriter) {
    if let style = plan.component.base.shown.swiftUI.controlStyle {
      writer.lines("#if !os(watchOS)\n  \(style)\n#endif")
    }
    if let font = read(.font) {
      let isEdited = plan.component.base.isEditable && plan.mayChangeCase
      writer.line("._styleFont(\(font.text)\(isEdited ? ".asWritten" : ""))")
    }
    writeContentColor(&writer)
    writeTint(&writer)
    writeLineLimit(&writer)
    if let mode = readWord(.truncation) {
      writer.line("._styleTruncated(StyleTruncation(lineBreakMode: \(mode.text)))")
    }
    if let alignment = readWord(.textAlignment) {
      writer.line(".multilineTextAlignment(StyleTextAlignment(\(alignment.text)).swiftUIAlignment)")
    }
    if plan.stylesLabels, let side = readWord(.imagePlacement), let padding = read(.imagePadding) {
      var arguments = [side.labeled("placement"), padding.labeled("padding")]
      if plan.showsActivity, let isActive = read(.activity), let title = plan.baseProperty(.titleColor) {
        let color = plan.value(ofProperty: title, of: "look").calling("color", [Code("in: modes")])
        arguments += [isActive.labeled("isActive"), color.bare.labeled("color")]
      }
      writer.statement("", .call(".labelStyle", [.call("StyleLabelStyle", arguments)]))
    }
    if plan.asksContentForFocus { writer.line(".focused($isFocused)") }
    if plan.tellsEditing { writer.line("._styleEditing(isFocused)") }
    writeFieldImages(&writer)
    if let insets = read(.insets) ?? read(.textInsets) {
      writer.line(".padding(EdgeInsets(\(insets.text)))")
    }
    if let padding = plan.component.base.shown.swiftUI.padding {
      let sides = [
        ("top", padding.top), ("leading", padding.left), ("bottom", padding.bottom),
        ("trailing", padding.right),
      ]
      let insets = Code.call("EdgeInsets", sides.map { Literal.number($1).labeled($0) })
      writer.statement("", .call(".padding", [insets]))
    }
    if hasBorder, let style = plan.baseProperty(.border) {
      let name = plan.value(ofProperty: style, of: "look").word.bare.text
      writer.line(".padding(StyleFieldBorder.insets(\(name)))")
    }
  }

  /// Writes the limit of lines: SwiftUI breaks the lines of a button's title where there is none.
  private func writeLineLimit(_ writer: inout SwiftWriter) {
    guard let index = plan.baseProperty(.lineCount) else { return }
    let isButton = plan.component.base.isButton
    let shrinks = !plan.isAlways(.minimumScale, .number(1))
    if isButton, !shrinks, plan.isAlways(.lineCount, .integer(1)) { return }
    let text = plan.read(property: index, of: "look").text
    writer.line(".lineLimit(\(text) == 0 ? nil : \(text))")
    if isButton { writer.line(".multilineTextAlignment(.center)") }
    if shrinks, let scale = read(.minimumScale) { writer.line(".minimumScaleFactor(\(scale.text))") }
  }

  /// Whether something may give a text field a border or a background of UIKit's.
  private var hasBorder: Bool {
    plan.baseProperty(.border) != nil && !plan.isAlways(.border, .choice("none"))
  }

  /// Writes the tint. Where a style has none, it is that of the views around it.
  func writeTint(_ writer: inout SwiftWriter) {
    guard let (color, isLost) = tint else { return }
    let shown = color.calling("color", [Code("in: modes")])
    if !shown.mayBeNil { return writer.line(".tint(\(shown.bare.text))") }
    // A modifier that comes and goes would make a text field anew, which then isn't edited any more.
    writer.line(
      isLost
        ? ".tint(\(shown.or(SwiftValue(".accentColor")).bare.text))" : "._styleTint(\(shown.bare.text))")
  }

  /// The tint, and whether it is lost in a state, because another one has a tint; nil where it is always that of the views around it.
  private var tint: (color: SwiftValue, isLost: Bool)? {
    let inherits = plan.component.base.shown.swiftUI.inheritsTint
    let common = inherits ? inheritedTint : nil
    guard let index = plan.baseProperty(.ownTint), !plan.isAlways(.ownTint, .null) else {
      return common.map { ($0, plan.changesInState(plan.baseProperty(.tint))) }
    }
    let color = plan.value(ofProperty: index, of: "look")
    return (
      common.map { color.mayBeNil ? color.or($0) : color } ?? color,
      plan.changesInState(index) || common != nil && plan.changesInState(plan.baseProperty(.tint))
    )
  }

  /// The tint that every view may have; nil where none is set.
  var inheritedTint: SwiftValue? {
    guard let index = plan.baseProperty(.tint),
      plan.slot(ofProperty: index) != nil || !plan.mayBeNil(.property(index))
    else { return nil }
    return plan.value(ofProperty: index, of: "look")
  }

  /// The colour of a title, a text or a symbol.
  private func writeContentColor(_ writer: inout SwiftWriter) {
    if plan.component.base.shown.swiftUI.content?.role == .image {
      return writer.line(".foregroundStyle(.tint)")
    }
    if let index = plan.baseProperty(.textColor) {
      return writer.line(".foregroundColor(\(plan.read(property: index, of: "look").text).color(in: modes))")
    }
    guard let title = plan.baseProperty(.titleColor) else { return }
    let color = plan.value(ofProperty: title, of: "look").calling("color", [Code("in: modes")])
    writer.line(
      color.mayBeNil
        ? "._styleForeground(\(color.bare.text))" : ".foregroundColor(\(color.bare.text))")
  }

  /// Writes all layers but the root, in drawing order. A text or a picture of UIKit's is contents of the view's own layer, so that
  /// sublayers lie above it; a button's label, and the subviews of a view, are above them.
  private func writeLayers(isInStack: Bool, _ writer: inout SwiftWriter) {
    let component = plan.component
    let glass = glassAroundAll
    let own = plan.sublayers[0].flatMap { place in
      let layer = component.layers[place]
      if place == glass { return plan.sublayers[place] }
      return !layer.isOfBaseClass || draws(layer) ? [place] : []
    }
    let image = read(.backgroundImage)
    defer {
      if let glass {
        reader.writeMaterial(reader.values(ofLayer: glass), isInteractive: component.base.isButton, &writer)
      }
    }
    if own.isEmpty && image == nil { return }
    guard let stack = component.fittingStack, let place = own.firstIndex(of: stack) else {
      return write(own, image, in: drawsItsContent ? ".overlay(" : ".background(", &writer)
    }
    if !isInStack {
      let alignment = reader.alignmentOfStack(reader.values(ofLayer: stack))
      writer.statement("", .call("._styleHolding", [alignment.labeled("alignment")]), tail: " {")
      writer.nested { reader.writeView(ofLayer: stack, &$0) }
      writer.line("}")
    }
    let (lower, upper) = (Array(own[..<place]), Array(own[(place + 1)...]))
    if !lower.isEmpty || image != nil { write(lower, image, in: ".background(", &writer) }
    if !upper.isEmpty { write(upper, nil, in: ".overlay(", &writer) }
  }

  /// The number of layers that may be of Liquid Glass.
  private var countOfGlass: Int {
    plan.component.layers.indices.count { index in
      guard plan.component.layers[index].kind == .material else { return false }
      guard case .choice(let word)? = reader.values(ofLayer: index).known(.material) else { return true }
      return ["glass", "clearGlass"].contains(word)
    }
  }

  /// The layer of Liquid Glass that fills the component and lies below all others, so that the contents are within the glass; nil where
  /// there is none.
  private var glassAroundAll: Int? {
    let shown = plan.sublayers[0].first { place in
      let layer = plan.component.layers[place]
      return !layer.isOfBaseClass || draws(layer)
    }
    guard let place = shown, plan.masks[place].isEmpty, reader.motions(of: place).isEmpty,
      case .bounds = plan.component.layers[place].frame, plan.component.layers[place].kind == .material
    else { return nil }
    let values = reader.values(ofLayer: place)
    let known: Set<LayerProperty> = [.material, .tintColor, .cornerRadius, .cornerCurve, .maskedCorners]
    guard values.readings.keys.allSatisfy(known.contains),
      case .choice(let word)? = values.known(.material), ["glass", "clearGlass"].contains(word)
    else { return nil }
    return place
  }

  /// Whether the code draws a layer of the class: a border, an image or a colour, if there may be one.
  private func draws(_ layer: Layer) -> Bool {
    guard plan.component.base.shown.swiftUI.layers.contains(layer.name) else { return false }
    if layer.name == "border" { return hasBorder }
    let shown: LayerProperty = layer.kind == .image ? .contents : .backgroundColor
    guard case .property(let index)? = layer.value(of: shown) else { return true }
    return !plan.isAlways(index, .null)
  }

  private func write(_ own: [Int], _ image: Code?, in head: String, _ writer: inout SwiftWriter) {
    let component = plan.component
    writer.line(head)
    writer.nested { writer in
      writer.block("ZStack") { writer in
        if let image {
          writer.line("StyleImageView(image: \(image.text), modes: modes)")
          // As UIKit darkens the image of a pressed button.
          writer.nested {
            $0.line(".colorMultiply(isPressed ? Color(white: 1 - StyleImage.pressedShade) : .white)")
          }
        }
        for index in own {
          if component.layers[index].isOfBaseClass, component.layers[index].name == "border" {
            writeFieldBorder(&writer)
          } else {
            reader.writeView(ofLayer: index, &writer)
          }
        }
      }
    }
    writer.line(")")
  }

  /// The border of a text field, which UIKit has by name.
  private func writeFieldBorder(_ writer: inout SwiftWriter) {
    guard let style = plan.baseProperty(.border), let fill = plan.baseProperty(.layer(.backgroundColor))
    else { return }
    let name = plan.value(ofProperty: style, of: "look").word.bare
    let color = plan.value(ofProperty: fill, of: "look").calling("color", [Code("in: modes")]).bare
    writer.statement(
      "", .call("StyleFieldBorder", [name.labeled("name"), color.labeled("fill"), Code("modes: modes")]))
  }

  /// A property of the base class.
  private func read(_ role: PropertyRole) -> Code? {
    plan.baseProperty(role).map { plan.read(property: $0, of: "look") }
  }

  /// A word of a closed set, as a text.
  private func readWord(_ role: PropertyRole) -> Code? {
    plan.baseProperty(role).map { plan.value(ofProperty: $0, of: "look").word.bare }
  }

  /// The properties for which SwiftUI has another way, with the reasons.
  private var leftOut: [(String, String)] {
    let base = plan.component.base
    let rows = plan.component.properties.enumerated().compactMap { index, property in
      base.findShownProperty(property.name).map { (index, property, $0.swiftUI) }
    }
    let others: [(String, String)] = rows.compactMap { _, property, shown in
      guard case .base = property.owner, case .leftOut(let reason) = shown,
        property.role != .subtitle || plan.isEver(.subtitle, otherThan: .null)
      else { return nil }
      return (property.name, reason)
    }
    let unsettable: [String] = rows.compactMap { index, property, shown in
      guard case .base = property.owner, case .unsettable = shown, !plan.hasDefault(ofProperty: index) else {
        return nil
      }
      return property.name
    }
    return others + unsettable.sorted().map { ($0, "SwiftUI has no way to set it") }
  }
}
