import StyleModel

/// Writes what an extension of the language adds to a class of the framework. Nothing is stored: each property is
/// written through to the view or its layer, and read back from there.
struct ViewExtension {
  let plan: ComponentPlan
  let framework: ViewFramework
  let modes: ModeTable
  let options: EmitOptions

  func write(_ writer: inout SwiftWriter) {
    let added = plan.component.properties.enumerated().filter { _, property in
      if case .base = property.owner { false } else { true }
    }
    let own = added.filter { index, property in property.isPseudo || !isMissing(index) }
    writer.documentation(plan.component.summary)
    writer.deprecation(plan.component.deprecated)
    writer.block("extension \(framework.className(of: plan.component.base))") { writer in
      for (index, property) in own {
        writer.documentation(property.summary)
        writer.deprecation(property.deprecated)
        writer.line("@IBInspectable")
        if property.isPseudo { writePseudo(property, &writer) } else { write(property, index, &writer) }
        writer.line()
      }
      for (index, property) in added where !property.isPseudo && isMissing(index) {
        writer.comment(
          "A \(framework.className(of: plan.component.base)) has nothing for ‘\(property.name)’.")
        writer.line()
      }
      writeApply(own.filter { !$0.element.isPseudo }.map(\.offset), &writer)
      if framework == .appkit {
        writer.line()
        writer.documentation("The view's layer, which it gets here where it has none.")
        writer.block("private var ownLayer: CALayer?") { writer in
          writer.line("wantsLayer = true")
          writer.line("return layer")
        }
      }
    }
  }

  /// The properties of layers and of the class that a property stands for; all have its value.
  private func places(ofProperty index: Int) -> [Receiver] {
    let layers = plan.component.layers[0].settings.compactMap { setting -> Receiver? in
      guard case .layer(let key) = setting.key, case .property(index) = setting.value else { return nil }
      return .layer(key)
    }
    let properties = plan.component.properties.filter {
      $0.driven == .property(index) && setter($0.name).isReadable
    }
    return properties.map { .property($0.name, $0.type) } + layers
  }

  /// Whether the class of the framework has nothing that a property stands for.
  private func isMissing(_ index: Int) -> Bool {
    let property = plan.component.properties[index]
    if case .base = property.owner { return !setter(property.name).isReadable }
    return places(ofProperty: index).isEmpty
  }

  private enum Receiver {
    case layer(LayerProperty)
    case property(String, ValueType)
  }

  private func write(_ property: Property, _ index: Int, _ writer: inout SwiftWriter) {
    let type = property.type.className(in: framework) ?? property.type.swiftType
    let places = places(ofProperty: index)
    let name = swiftIdentifier(property.name)
    writer.block("\(options.access.prefix)var \(name): \(type)\(property.isOptional ? "?" : "")") { writer in
      if let first = places.first { writer.shortBlock("get", "", read(first, property)) }
      let statements = places.map { write("newValue", to: $0, property) }
      if statements.count == 1, let statement = statements.first {
        writer.shortBlock("set", "", Code(statement))
      } else {
        writer.block("set") { writer in
          for statement in statements { writer.line(statement) }
        }
      }
    }
  }

  private var layer: String { framework == .uikit ? "layer" : "ownLayer?" }

  private func read(_ place: Receiver, _ property: Property) -> Code {
    switch place {
    case .property(let name, _): return Code(setter(name).reading(name))
    case .layer(let key):
      let value = "\(layer).\(key.coreAnimationName)"
      let isMissing = framework == .appkit
      let rest = isMissing && !property.isOptional ? " ?? \(fallback(key))" : ""
      if key.valueType == .color {
        return Code(
          framework == .uikit
            ? "\(value).map { UIColor(cgColor: $0) }" : "\(value).flatMap { NSColor(cgColor: $0) }")
      }
      if key.shown.isFloat { return Code("CGFloat(\(value)\(isMissing ? " ?? \(fallback(key))" : ""))") }
      return Code(value + rest)
    }
  }

  /// The default of a key, for a missing layer.
  private func fallback(_ key: LayerProperty) -> String { Literal.code(AdaptiveValue(key.defaultValue)).text }

  private func write(_ value: String, to place: Receiver, _ property: Property) -> String {
    switch place {
    case .property(let name, _):
      switch setter(name) {
      case .statement(let pattern, _?, _), .asked(let pattern, _): return pattern.filled(with: value)
      case .statement(_, nil, let notNil):
        return "\(setter(name).reading(name)) = \(value)\(notNil && property.isOptional ? " ?? \"\"" : "")"
      case .drawn, .given, .missing: return "\(name) = \(value)"
      }
    case .layer(let key):
      let target = "\(layer).\(key.coreAnimationName) = "
      if key.valueType == .color {
        let mark = property.isOptional ? "?" : ""
        let cgColor =
          framework == .uikit
          ? "resolvedColor(with: traitCollection).cgColor" : "_styleCGColor(for: effectiveAppearance)"
        return "\(target)\(value)\(mark).\(cgColor)"
      }
      return target + (key.shown.isFloat ? "Float(\(value))" : value)
    }
  }

  /// Reads true while the view has what the pseudo-property stands for in the appearance of this moment.
  private func writePseudo(_ property: Property, _ writer: inout SwiftWriter) {
    let sets = property.sets.filter { !isMissing($0.property) }
    let parts = sets.map { assignment -> (name: String, value: SwiftValue, isColor: Bool) in
      let target = plan.component.properties[assignment.property]
      let slot = plan.slot(ofProperty: assignment.property)
      let value = SwiftValue("look.\(slot?.storage ?? "")", mayBeNil: slot?.mayBeNil ?? false)
      return (swiftIdentifier(target.name), value, target.type == .color)
    }
    let name = swiftIdentifier(property.name)
    let lookName = "_\(withoutBackticks(name))Look"
    writer.block("\(options.access.prefix)var \(name): Bool") { writer in
      writer.block("get") { writer in
        writer.line("let look = \(lookName)(true)")
        for (place, part) in parts.enumerated() {
          let (left, right) =
            part.isColor
            ? (
              "\(part.name)?.cgColor == ", part.value.calling("cgColor", [Code("for: \(framework.traits)")])
            ) : ("\(part.name) == ", part.value)
          writer.statement((place == 0 ? "return " : "  && ") + left, right.bare)
        }
      }
      writer.block("set") { writer in
        writer.line("let look = \(lookName)(newValue)")
        for part in parts {
          let value = part.isColor ? part.value.member(framework.colorMember) : part.value
          writer.statement("\(part.name) = ", value.bare)
        }
      }
    }
    writer.line()
    writer.block("private func \(lookName)(_ isSet: Bool) -> \(plan.styleName)") { writer in
      writer.line("var style = \(plan.styleName)()")
      writer.line("style.\(name) = isSet")
      writer.statement("return ", lookAround)
    }
  }

  /// The look of a style in the modes and with the tokens around the view.
  private var lookAround: Code {
    .call(
      "\(styleAround).resolved", [Code("in: []"), Code("modes: \(framework.modes(modes, options))")])
  }

  /// A style with the tokens that are around the view.
  private var styleAround: String {
    guard plan.usesTokens else { return "style" }
    return framework == .uikit
      ? "style.with(StyleTokens(traitCollection))" : "style.with(StyleTokens(of: self))"
  }

  /// Writes `apply(_:)`, which leaves values that the style doesn't set.
  private func writeApply(_ own: [Int], _ writer: inout SwiftWriter) {
    writer.documentation("Takes on what a style says, in the appearance of this moment.")
    writer.block("\(options.access.prefix)func apply(_ style: \(plan.styleName))") { writer in
      writer.statement("let look = ", lookAround)
      writer.line("let plain = \(plan.styleName)()")
      for slot in plan.slots {
        guard case .property(let index) = slot.target, !isMissing(index) else { continue }
        let value = SwiftValue("look.\(slot.storage)", mayBeNil: slot.mayBeNil)
        let statement: String?
        if own.contains(index) {
          let isColor = plan.component.properties[index].type == .color
          let shown = isColor ? value.member(framework.colorMember) : value
          statement = "\(slot.name) = \(shown.bare.text)"
        } else {
          statement = self.statement(plan.component.properties[index], value)
        }
        if let statement {
          writer.branch("\(value.bare.text) != plain.\(slot.storage)", then: statement)
        }
      }
    }
  }
}

extension ViewExtension {
  /// The framework's setter of a property of the base class.
  private func setter(_ name: String) -> ShownProperty.Setter {
    plan.component.base.shownProperty(name).setter(in: framework)
  }

  /// The statement by which a property of the base class takes a style's value.
  private func statement(_ property: Property, _ value: SwiftValue) -> String? {
    if framework == .appkit, property.role == .layer(.backgroundColor) {
      return "ownLayer?.backgroundColor = "
        + value.calling("cgColor", [Code("for: effectiveAppearance")]).bare.text
    }
    if case .asked(let pattern, _) = setter(property.name) { return pattern.filled(with: value.bare.text) }
    return setter(property.name).statement(showing: value, property.type, in: framework)
  }
}
