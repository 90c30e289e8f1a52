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
      if let inner, component.base.drawsItsContent { writer.statement("", .call(".overlay", [inner])) }
      writeLayers(&writer)
      if let inner, !component.base.drawsItsContent { writer.statement("", .call(".background", [inner])) }
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
    }
  }

  private func writeContent(_ writer: inout SwiftWriter) {
    if let font = read("font") { writer.line(".styleFont(\(font.text))") }
    if let color = contentColor { writer.line(".foregroundColor(\(color))") }
    if let tint = tint { writer.line(".tint(\(tint))") }
    if let lines = read("numberOfLines") {
      writer.line(".lineLimit(\(lines.text) == 0 ? nil : \(lines.text))")
    }
    if let mode = readWord("lineBreakMode") {
      writer.line(".truncated(StyleTruncation(lineBreakMode: \(mode.text)))")
    }
    if let alignment = readWord("textAlignment") {
      writer.line(".multilineTextAlignment(StyleTextAlignment(\(alignment.text)).swiftUIAlignment)")
    }
    if plan.component.base.isEditable, plan.states.contains(.focused) { writer.line(".focused($isFocused)") }
    if let insets = read("contentInsets") ?? read("textContainerInset") {
      writer.line(".padding(EdgeInsets(\(insets.text)))")
    }
    if hasBorder, let style = plan.baseProperty("borderStyle") {
      let name = plan.value(ofProperty: style, of: "look").word.bare.text
      writer.line(".padding(StyleFieldBorder.insets(\(name)))")
    }
  }

  /// Whether something may give a text field a border or a background of UIKit's.
  private var hasBorder: Bool {
    plan.component.base == .textField && !plan.isAlways("borderStyle", .choice("none"))
  }

  /// The colour of what a person can act on; nil where it is always that of the view around it.
  private var tint: String? {
    if let own = plan.component.base.tintProperty, let index = plan.baseProperty(own),
      !plan.isAlways(own, .null)
    {
      let color = plan.value(ofProperty: index, of: "look")
      let inherited = plan.component.base == .switchControl ? nil : inheritedTint
      let shown = inherited.map { color.mayBeNil ? color.or($0) : color } ?? color
      return shown.calling("color", [Code("in: modes")]).bare.text
    }
    if plan.component.base == .switchControl { return nil }
    return inheritedTint.map { $0.calling("color", [Code("in: modes")]).bare.text }
  }

  /// That of every view.
  private var inheritedTint: SwiftValue? {
    guard let index = plan.baseProperty("tintColor"),
      plan.slot(ofProperty: index) != nil || !plan.mayBeNil(.property(index))
    else { return nil }
    return plan.value(ofProperty: index, of: "look")
  }

  /// The colour of a title, a text or a symbol.
  private var contentColor: String? {
    if plan.component.base == .imageView { return tint }
    if let index = plan.baseProperty("textColor") {
      return "\(plan.read(property: index, of: "look").text).color(in: modes)"
    }
    guard let title = plan.baseProperty("titleColor"), let tint = plan.baseProperty("tintColor") else {
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
      return !layer.isOfBaseClass || hasBorder && layer.name == "border"
        || layer.name == "background" && !plan.isAlways("background", .null)
    }
    let image = read("backgroundImage")
    if own.isEmpty && image == nil { return }
    guard let stack = component.fittingStack, let place = own.firstIndex(of: stack) else {
      return write(own, image, in: component.base.drawsItsContent ? ".overlay(" : ".background(", &writer)
    }
    let alignment = reader.alignmentOfStack(reader.values(ofLayer: stack))
    writer.statement("", .call(".holding", [alignment.labeled("alignment")]), tail: " {")
    writer.nested { reader.writeView(ofLayer: stack, &$0) }
    writer.line("}")
    let (lower, upper) = (Array(own[..<place]), Array(own[(place + 1)...]))
    if !lower.isEmpty || image != nil { write(lower, image, in: ".background(", &writer) }
    if !upper.isEmpty { write(upper, nil, in: ".overlay(", &writer) }
  }

  private func write(_ own: [Int], _ image: Code?, in head: String, _ writer: inout SwiftWriter) {
    let component = plan.component
    writer.line(head)
    writer.nested { writer in
      writer.block("ZStack") { writer in
        if let image {
          writer.line("StyleImageView(image: \(image.text), modes: modes)")
          if component.base == .button {
            // As UIKit darkens the image of a pressed button.
            writer.nested {
              $0.line(".colorMultiply(isPressed ? Color(white: 0.6667) : .white)")
            }
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
    guard let style = plan.baseProperty("borderStyle"), let fill = plan.baseProperty("backgroundColor") else {
      return
    }
    let name = plan.value(ofProperty: style, of: "look").word.bare
    let color = plan.value(ofProperty: fill, of: "look").calling("color", [Code("in: modes")]).bare
    writer.statement(
      "", .call("StyleFieldBorder", [name.labeled("name"), color.labeled("fill"), Code("modes: modes")]))
  }

  /// A property of the base class.
  private func read(_ name: String) -> Code? {
    plan.baseProperty(name).map { plan.read(property: $0, of: "look") }
  }

  /// One of a closed set, as a text.
  private func readWord(_ name: String) -> Code? {
    plan.baseProperty(name).map { plan.value(ofProperty: $0, of: "look").word.bare }
  }

  /// What SwiftUI has another way for.
  private var leftOut: [(String, String)] {
    let reasons = [
      ("title", "the label is the button's own"), ("text", "the content is the view's own"),
      ("image", "the content is the view's own"), ("contentMode", "the content is the view's own"),
      ("placeholder", "the content is the view's own"), ("isOn", "the content is the view's own"),
      ("value", "the content is the view's own"), ("progress", "the content is the view's own"),
    ]
    let colored = AppleFramework.swiftui.unsettableProperties.sorted().filter { name in
      plan.baseProperty(name).map { !plan.hasDefault(ofProperty: $0) } ?? false
    }
    return reasons.filter { plan.baseProperty($0.0) != nil }
      + colored.map { ($0, "SwiftUI has no way to set it") }
  }
}

extension BaseClass {
  /// Whether UIKit draws what the view shows into the view's own layer.
  fileprivate var drawsItsContent: Bool { self == .label || self == .imageView }

  /// The colour that SwiftUI takes for the tint of the control.
  fileprivate var tintProperty: String? {
    switch self {
    case .switchControl: "onTintColor"
    case .slider: "minimumTrackTintColor"
    case .progressView: "progressTintColor"
    case .view, .control, .button, .label, .imageView, .collectionViewCell, .tableViewCell, .textField,
      .textView:
      nil
    }
  }
}

extension ComponentPlan {
  /// Whether a property of the base class has one value in all styles, states and modes.
  func isAlways(_ name: String, _ value: Value) -> Bool {
    guard let index = baseProperty(name) else { return true }
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
