import StyleModel

/// Writes the body of a style's view: the content, the layers around it, and what is done to all of it.
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
      writer.statement("let shape = ", root.outline)
      root.outlineVariable = "shape"
    }
    for (name, reason) in leftOut { writer.comment("`\(name)` is left out: \(reason).") }
    writer.line(component.base.isControl ? "configuration.label" : "content")
    writer.nested { writer in
      writeContent(&writer)
      writeLayers(&writer)
      if let color = root.color(.backgroundColor) {
        writer.statement("", .call(".background", [root.outline.filled(color)]))
      }
      reader.writeModifiers(root, &writer)
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
    if let tint = tint { writer.line(".tint(\(tint))") }
    if let lines = read("numberOfLines") {
      writer.line(".lineLimit(\(lines.text) == 0 ? nil : \(lines.text))")
    }
    if let alignment = read("textAlignment") {
      writer.line(
        ".multilineTextAlignment(StyleTextAlignment(\(alignment.text).rawValue).swiftUIAlignment)")
    }
    if let insets = read("contentInsets") {
      writer.line(".padding(EdgeInsets(\(insets.text)))")
    }
  }

  /// The colour of what a person can act on; nil where it is always that of the view around it.
  private var tint: String? {
    guard let index = plan.baseProperty("tintColor"),
      plan.slot(ofProperty: index) != nil || !plan.mayBeNil(.property(index))
    else { return nil }
    return plan.value(ofProperty: index, of: "look").calling("color", [Code("in: modes")]).bare.text
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
    let own = plan.sublayers[0].filter { !component.layers[$0].isOfBaseClass }
    let image = read("backgroundImage")
    if own.isEmpty && image == nil { return }
    writer.line(component.base.drawsItsContent ? ".overlay(" : ".background(")
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
      ("image", "the content is the view's own"), ("contentMode", "the content is the view's own"),
    ]
    return reasons.filter { plan.baseProperty($0.0) != nil }
  }
}

extension BaseClass {
  /// Whether UIKit draws what the view shows into the view's own layer.
  fileprivate var drawsItsContent: Bool { self == .label || self == .imageView }
}
