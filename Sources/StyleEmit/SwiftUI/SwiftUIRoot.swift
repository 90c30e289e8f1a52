import StyleModel

/// Writes the body of a style's view: the content, the layers behind it, and what is done to all of it.
struct SwiftUIRoot {
  let plan: ComponentPlan
  let reader: SwiftUILayer

  init(_ plan: ComponentPlan, in sheet: ResolvedSheet, state: String, _ motions: [SwiftUIMotion]) {
    self.plan = plan
    reader = SwiftUILayer(plan, in: sheet, state: state, motions)
  }

  func write(_ writer: inout SwiftWriter) {
    let component = plan.component
    var root = reader.values(ofLayer: 0)
    if root[.cornerRadius] != nil {
      writer.statement("let shape = ", reader.box(root))
      root.box = "shape"
    }
    for (name, reason) in leftOut { writer.comment("`\(name)` is left out: \(reason).") }
    writer.line(component.base.isControl ? "configuration.label" : "content")
    writer.nested { writer in
      writeContent(&writer)
      writeLayers(&writer)
      if let color = root.color(.backgroundColor) {
        writer.statement("", .call(".background", [reader.box(root).filled(color)]))
      }
      reader.writeModifiers(root, isRoot: true, &writer)
      for mask in component.layers.indices
      where component.layers[mask].isMask && component.layers[mask].parent == 0 {
        writer.line(".mask(")
        writer.nested { reader.writeView(ofLayer: mask, &$0) }
        writer.line(")")
      }
      if plan.states.contains(.hovered) { writer.line(".followingPointer { isHovered = $0 }") }
      for motion in reader.motions where motion.animation.layer == 0 { motion.write(&writer) }
      if let transition = component.transition, reader.state == "state" {
        let animation = plan.swift(transition, as: .animation, of: "look")
        writer.statement(
          "", .call(".changing", [animation, Code("with: state"), Code("isStill: reduceMotion")]))
      }
    }
  }

  private func writeContent(_ writer: inout SwiftWriter) {
    if let font = read("font") { writer.line(".font(\(font.text).swiftUIFont)") }
    if let color = contentColor { writer.line(".foregroundColor(\(color))") }
    if let index = plan.baseProperty("tintColor"),
      plan.slot(ofProperty: index) != nil || !plan.mayBeNil(.property(index))
    {
      let mark = plan.mayBeNil(.property(index)) ? "?" : ""
      writer.line(".accentColor(\(plan.read(property: index, of: "look").text)\(mark).color(in: modes))")
    }
    if let lines = read("numberOfLines") {
      writer.line(".lineLimit(\(lines.text) == 0 ? nil : \(lines.text))")
    }
    if let insets = read("contentInsets") { writer.line(".padding(EdgeInsets(\(insets.text)))") }
  }

  /// The colour of a title or a text.
  private var contentColor: String? {
    if let index = plan.baseProperty("textColor") {
      return "\(plan.read(property: index, of: "look").text).color(in: modes)"
    }
    guard let title = plan.baseProperty("titleColor"), let tint = plan.baseProperty("tintColor") else {
      return nil
    }
    let color = plan.read(property: title, of: "look").text
    guard plan.mayBeNil(.property(title)) else { return "\(color).color(in: modes)" }
    let tintColor = plan.read(property: tint, of: "look").text
    if plan.mayBeNil(.property(tint)) {
      return "(\(color) ?? \(tintColor))?.color(in: modes) ?? .accentColor"
    }
    return "(\(color) ?? \(tintColor)).color(in: modes)"
  }

  /// All layers but the root, in drawing order, behind the content.
  private func writeLayers(_ writer: inout SwiftWriter) {
    let component = plan.component
    let own = component.layers.indices.filter { index in
      let layer = component.layers[index]
      return index > 0 && layer.parent == 0 && !layer.isMask && !layer.isOfBaseClass
    }
    let image = read("backgroundImage")
    if own.isEmpty && image == nil { return }
    writer.line(".background(")
    writer.nested { writer in
      writer.block("ZStack") { writer in
        if let image {
          writer.line("StyleImageView(image: \(image.text), modes: modes)")
          if component.base == .button {
            // As UIKit darkens the image of a pressed button.
            writer.nested {
              $0.line(".colorMultiply(configuration.isPressed ? Color(white: 0.6667) : .white)")
            }
          }
        }
        for index in own { reader.writeView(ofLayer: index, &writer) }
      }
    }
    writer.line(")")
  }

  /// A property of the base class.
  private func read(_ name: String) -> Code? {
    plan.baseProperty(name).map { plan.read(property: $0, of: "look") }
  }

  /// What SwiftUI has another way for.
  private var leftOut: [(String, String)] {
    let reasons = [
      ("title", "the label is the button's own"), ("text", "the content is the view's own"),
      ("image", "the content is the view's own"), ("textAlignment", "the content is the view's own"),
      ("contentMode", "the content is the view's own"),
    ]
    return reasons.filter { plan.baseProperty($0.0) != nil }
  }
}
