import StyleModel

/// Writes the body of a style's view: the content, the layers around it, and what is done to all of it.
struct SwiftUIRoot {
  let plan: ComponentPlan
  let reader: SwiftUILayer
  /// Swift's name of what the style lies around.
  let content: String

  init(
    _ plan: ComponentPlan, in sheet: ResolvedSheet, state: String, _ motions: [SwiftUIMotion],
    around content: String
  ) {
    self.plan = plan
    self.content = content
    reader = SwiftUILayer(plan, in: sheet, state: state, motions)
  }

  /// Whether UIKit draws what the view shows into the view's own layer.
  private var drawsItsContent: Bool { plan.component.base.shown.swiftUI.drawsItsContent }

  func write(_ writer: inout SwiftWriter) {
    let component = plan.component
    var root = reader.values(ofLayer: 0)
    if root[.cornerRadius] != nil {
      writer.statement("let shape = ", root.outline)
      root.outlineVariable = "shape"
    }
    for (name, reason) in leftOut { writer.comment("`\(name)` is left out: \(reason).") }
    writer.line(content)
    writer.nested { writer in
      writeContent(&writer)
      let inner = reader.boxShadows(root, isInset: true)
      if let inner, drawsItsContent { writer.statement("", .call(".overlay", [inner])) }
      writeLayers(&writer)
      if let inner, !drawsItsContent { writer.statement("", .call(".background", [inner])) }
      if let color = root.color(.backgroundColor) {
        writer.statement("", .call(".background", [root.outline.filled(color)]))
      }
      reader.writeModifiers(root, isTouched: component.base.isButton, &writer)
      if plan.states.contains(.hovered) { writer.line(".followingPointer { isHovered = $0 }") }
      for motion in reader.motions(of: 0) { motion.write(plan, &writer) }
      if let transition = component.transition, reader.state == "state" {
        let animation = plan.swift(transition, as: .animation, of: "look")
        writer.statement(
          "", .call(".changing", [animation, Code("with: state"), Code("isStill: reduceMotion")]))
      }
      writeAccessibility(&writer)
    }
  }

  private func writeContent(_ writer: inout SwiftWriter) {
    if let font = read(.font) { writer.line(".styleFont(\(font.text))") }
    if let color = contentColor { writer.line(".foregroundColor(\(color))") }
    if let tint = tint { writer.line(".tint(\(tint))") }
    if let lines = read(.lineCount) {
      writer.line(".lineLimit(\(lines.text) == 0 ? nil : \(lines.text))")
    }
    if let mode = readWord(.truncation) {
      writer.line(".truncated(StyleTruncation(lineBreakMode: \(mode.text)))")
    }
    if let alignment = readWord(.textAlignment) {
      writer.line(".multilineTextAlignment(StyleTextAlignment(\(alignment.text)).swiftUIAlignment)")
    }
    if plan.component.base.isEditable, plan.states.contains(.focused) { writer.line(".focused($isFocused)") }
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

  /// Whether something may give a text field a border or a background of UIKit's.
  private var hasBorder: Bool {
    plan.baseProperty(.border) != nil && !plan.isAlways(.border, .choice("none"))
  }

  /// The colour of what a person can act on; nil where it is always that of the view around it.
  private var tint: String? {
    let inherits = plan.component.base.shown.swiftUI.inheritsTint
    if let index = plan.baseProperty(.ownTint), !plan.isAlways(.ownTint, .null) {
      let color = plan.value(ofProperty: index, of: "look")
      let inherited = inherits ? inheritedTint : nil
      let shown = inherited.map { color.mayBeNil ? color.or($0) : color } ?? color
      return shown.calling("color", [Code("in: modes")]).bare.text
    }
    return !inherits ? nil : inheritedTint.map { $0.calling("color", [Code("in: modes")]).bare.text }
  }

  /// That of every view.
  private var inheritedTint: SwiftValue? {
    guard let index = plan.baseProperty(.tint),
      plan.slot(ofProperty: index) != nil || !plan.mayBeNil(.property(index))
    else { return nil }
    return plan.value(ofProperty: index, of: "look")
  }

  /// The colour of a title, a text or a symbol.
  private var contentColor: String? {
    if plan.component.base.shown.swiftUI.content?.role == .image { return tint }
    if let index = plan.baseProperty(.textColor) {
      return "\(plan.read(property: index, of: "look").text).color(in: modes)"
    }
    guard let title = plan.baseProperty(.titleColor), let tint = plan.baseProperty(.tint) else {
      return nil
    }
    let color = plan.value(ofProperty: title, of: "look")
    let either = color.mayBeNil ? color.or(plan.value(ofProperty: tint, of: "look")) : color
    let shown = either.calling("color", [Code("in: modes")])
    return (shown.mayBeNil ? shown.or(SwiftValue(".accentColor")) : shown).bare.text
  }

  /// All layers but the root, in drawing order. A text or a picture of UIKit's is contents of the view's own layer, so
  /// that sublayers lie above it; a button's label, and what lies in a view, is above them.
  private func writeLayers(_ writer: inout SwiftWriter) {
    let component = plan.component
    let own = plan.sublayers[0].filter { place in
      let layer = component.layers[place]
      return !layer.isOfBaseClass || draws(layer)
    }
    let image = read(.backgroundImage)
    if own.isEmpty && image == nil { return }
    guard let stack = component.fittingStack, let place = own.firstIndex(of: stack) else {
      return write(own, image, in: drawsItsContent ? ".overlay(" : ".background(", &writer)
    }
    let alignment = reader.alignmentOfStack(reader.values(ofLayer: stack))
    writer.statement("", .call(".holding", [alignment.labeled("alignment")]), tail: " {")
    writer.nested { reader.writeView(ofLayer: stack, &$0) }
    writer.line("}")
    let (lower, upper) = (Array(own[..<place]), Array(own[(place + 1)...]))
    if !lower.isEmpty || image != nil { write(lower, image, in: ".background(", &writer) }
    if !upper.isEmpty { write(upper, nil, in: ".overlay(", &writer) }
  }

  /// Whether the code draws a layer of the class: a border or an image, if there may be one.
  private func draws(_ layer: Layer) -> Bool {
    guard plan.component.base.shown.swiftUI.layers.contains(layer.name) else { return false }
    if layer.name == "border" { return hasBorder }
    guard layer.kind == .image, case .property(let index)? = layer.value(of: .contents) else { return true }
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

  /// One of a closed set, as a text.
  private func readWord(_ role: PropertyRole) -> Code? {
    plan.baseProperty(role).map { plan.value(ofProperty: $0, of: "look").word.bare }
  }

  /// What SwiftUI has another way for.
  private var leftOut: [(String, String)] {
    let base = plan.component.base
    let rows = plan.component.properties.enumerated().compactMap { index, property in
      base.findShownProperty(property.name).map { (index, property, $0.swiftUI) }
    }
    let others: [(String, String)] = rows.compactMap { _, property, shown in
      guard case .base = property.owner, case .leftOut(let reason) = shown else { return nil }
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

extension ComponentPlan {
  /// Whether the property of the base class for a role, if it has one, has one value in all styles, states and modes.
  func isAlways(_ role: PropertyRole, _ value: Value) -> Bool {
    baseProperty(role).map { isAlways($0, value) } ?? true
  }

  /// Whether a property of the base class has one value in all styles, states and modes.
  func isAlways(_ index: Int, _ value: Value) -> Bool {
    guard let slot = slots.firstIndex(where: { $0.target == .property(index) }) else {
      return component.properties[index].driven.flatMap(fixedConstant)?.value == value
    }
    let constant = AdaptiveValue(value)
    return slots[slot].fallback == nil && slots[slot].initial == constant
      && !someVariant(assigns: slot) { $0 != constant }
      && changes.allSatisfy { $0.initial[slot].map { $0 == constant } ?? true }
      && styles.allSatisfy { style in
        style.values.allSatisfy { $0.slot != slot || $0.value == constant }
          && style.changes.allSatisfy { $0.values[slot].map { $0 == constant } ?? true }
      }
  }

  /// Whether a property of the base class has the class's default in all styles, states and modes.
  fileprivate func hasDefault(ofProperty index: Int) -> Bool {
    let property = component.properties[index]
    return component.base.hasDefault(property)
      && slot(ofProperty: index).map { !$0.initial.followsTokens } ?? true
      && !component.variants.contains { $0.settings.contains { $0.target == .property(index) } }
      && !styles.contains { style in
        style.values.contains { slots[$0.slot].target == .property(index) }
          || style.changes.contains { $0.values.keys.contains { slots[$0].target == .property(index) } }
      }
  }
}
