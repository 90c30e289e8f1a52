import StyleModel
import StyleSource
import StyleSyntax

/// Reads `accessibility` of a component or a layer, for assistive technologies.
///
/// A component's label, value and hint are properties of its class, as if they were set by `sets`, so that states, modes and styles can
/// change them.
struct AccessibilityReader {
  let reader: ValueReader
  /// The component.
  let owner: Owner

  private var output: CompilerOutput { reader.output }

  func read(_ node: SyntaxNode, into checked: inout CheckedComponent) {
    guard let sections = sections(node, .accessibility, "the ‘accessibility’ of a component") else { return }
    set(.accessibilityLabel, "label", sections, &checked)
    set(.accessibilityHint, "hint", sections, &checked)
    if let value = sections["value"] { readValue(value, sections, &checked) }
    if let traits = sections["traits"] { checked.component.accessibility.traits = readTraits(traits) }
    if checked.component.accessibility.traits.contains(.toggleButton), let value = sections["value"],
      value.kind == .scalar, value.scalarKind != .null
    {
      output.report(.valueOfToggle(value, at: value.span))
    }
    if let hidden = sections["hidden"] { checked.component.accessibility.isHidden = readFlag(hidden) }
    if let children = sections["children"] {
      let words = AccessibilityChildren.allCases.map(\.rawValue)
      let value = reader.readConstant(children, Expectation(.choice(words), for: "children"))
      if let read = value.value.text.flatMap(AccessibilityChildren.init) {
        if read == .contain, checked.component.base.isControl {
          return output.report(.containInControl(checked.component, at: children.span))
        }
        checked.component.accessibility.children = read
      }
    }
  }

  func read(_ node: SyntaxNode, into layer: inout Layer, _ known: [CheckedComponent]) {
    guard let sections = sections(node, .layerAccessibility, "the ‘accessibility’ of a layer") else { return }
    var accessibility = LayerAccessibility()
    if let hidden = sections["hidden"] { accessibility.isHidden = readFlag(hidden) }
    let label = sections["label"].map {
      reader.read($0, Expectation(.string, for: "label", takesOptional: true))
    }
    if case .component(let held) = layer.kind {
      // What a holder says of a component is a style of it.
      if let label, let place = known[held].component.property(.accessibilityLabel) {
        if known[held].properties[place].driven == nil {
          layer.set([Layer.Setting(.property(place), label, span: sections.key("label")?.span)])
        } else if let key = sections.key("label") {
          output.report(.drivenProperty(known[held].component, place, at: key.span))
        }
      }
      if let traits = sections.key("traits") {
        output.report(.traitsOfHeld(known[held].component, at: traits.span))
      }
    } else {
      accessibility.label = label
      if let traits = sections["traits"] {
        accessibility.traits = readTraits(traits, AccessibilityTraits.namedOfLayer)
      }
    }
    layer.accessibility = accessibility
  }

  private func sections(_ node: SyntaxNode, _ keys: [LanguageKey], _ what: String) -> Sections? {
    guard node.kind == .mapping else {
      if !node.isEmptyValue { output.report(.notAMapping("‘accessibility’", node)) }
      return nil
    }
    return Sections(node, keys.names, what, output, words: .accessibilityKey)
  }

  private func set(
    _ role: PropertyRole, _ name: String, _ sections: Sections, _ checked: inout CheckedComponent
  ) {
    guard let node = sections[name], let key = sections.key(name),
      let place = checked.component.property(role)
    else { return }
    let value = reader.read(node, Expectation(.string, isOptional: true, for: name))
    set(place, value, key, &checked)
  }

  private func set(_ place: Int, _ value: Expression, _ key: SyntaxNode, _ checked: inout CheckedComponent) {
    if let author = checked.always[.property(place)], author.rank == checked.rank {
      return output.report(.saidInSets(checked.properties[place], at: key.span, author.span))
    }
    BaseSettings(reader: reader, owner: owner).set(place, value, key, &checked)
  }

  /// A text, or a number that is read as one.
  private func readValue(_ node: SyntaxNode, _ sections: Sections, _ checked: inout CheckedComponent) {
    if let flag = flag(node, checked) {
      return output.report(.valueIsFlag(flag, at: node.span))
    }
    guard isNumber(node, checked) else { return set(.accessibilityValue, "value", sections, &checked) }
    let number = reader.read(
      node, Expectation(.number(.double), for: "value", takesOptional: true, takesPercentages: true))
    if number.isInvalid { return }
    // In place of a text that the base says.
    if let key = sections.key("value"), let place = checked.component.property(.accessibilityValue),
      checked.properties[place].driven != nil || checked.properties[place].defaultValue.value != .null
    {
      set(place, .constant(ModedValue(.null, origin: .unknown)), key, &checked)
    }
    var isPart = node.text.contains("%")
    if case .property(let place) = number, let bounds = checked.properties[place].bounds {
      isPart = isPart || bounds.min == 0 && bounds.max == 1
    }
    checked.component.accessibility.number = Accessibility.SpokenNumber(number, isPart: isPart)
  }

  /// The flag that a value refers to.
  private func flag(_ node: SyntaxNode, _ checked: CheckedComponent) -> Property? {
    let name = node.kind == .scalar ? node.text.drop { $0 == "!" } : ""
    guard name.hasPrefix("$"), let property = property(String(name), checked) else { return nil }
    return property.type == .bool ? property : nil
  }

  private func isNumber(_ node: SyntaxNode, _ checked: CheckedComponent) -> Bool {
    guard node.kind == .scalar, !node.isQuoted || node.text.contains("$") else { return false }
    switch node.scalarKind {
    case .integer, .hugeInteger, .float: return true
    case .null, .bool, .string: return isNumber(node.text, checked)
    }
  }

  /// Whether an expression results in a number rather than a text.
  private func isNumber(_ text: String, _ checked: CheckedComponent) -> Bool {
    // A text with values in it.
    if text.contains("{") || text.hasPrefix("localized(") { return false }
    if let property = property(text, checked) { return property.type.isNumeric }
    if text.hasPrefix("$"), text.dropFirst().utf8.allSatisfy({ isNamePart($0) }) {
      return text.hasPrefix("$number.") || text.hasPrefix("$length.")
    }
    let bytes = Array(text.utf8)
    if text.hasPrefix("if("),
      case (let choices, .some(bytes.count - 1)) = ArgumentScanner.arguments(bytes, from: 3),
      choices.count == 3
    {
      return choices.dropFirst().allSatisfy { isNumber(String(decoding: bytes[$0], as: UTF8.self), checked) }
    }
    return text.isDecimal || text.contains("$") && text.contains { "+-*/(".contains($0) }
  }

  private func property(_ reference: String, _ checked: CheckedComponent) -> Property? {
    guard reference.hasPrefix("$") else { return nil }
    return checked.propertyNames[String(reference.dropFirst())].map { checked.properties[$0] }
  }

  /// Reads one name of a trait, or a list of them.
  private func readTraits(
    _ node: SyntaxNode, _ named: [(name: String, trait: AccessibilityTraits)] = AccessibilityTraits.named
  ) -> AccessibilityTraits {
    let expected = Expectation(.choice(named.map(\.name)), for: "traits")
    let nodes = node.kind == .sequence ? Array(node.elements) : [node]
    return nodes.reduce(into: []) { traits, node in
      let name = reader.readConstant(node, expected).value.text
      if let found = named.first(where: { $0.name == name }) { traits.insert(found.trait) }
    }
  }

  private func readFlag(_ node: SyntaxNode) -> Bool {
    reader.readConstant(node, Expectation(.bool, for: "hidden")).value == .bool(true)
  }
}

extension Diagnostic {
  fileprivate static func saidInSets(_ property: Property, at span: Span, _ other: Span) -> Diagnostic {
    Diagnostic(
      .invalidProperty, "‘\(property.name)’ is set twice", at: span,
      related: [Related("it is set here, too", at: other)],
      notes: ["write it under ‘accessibility’ alone, or under ‘sets’"])
  }

  fileprivate static func valueIsFlag(_ flag: Property, at span: Span) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "‘value’ needs a text or a number, but ‘\(flag.name)’ is a flag", at: span,
      notes: [
        "‘traits: toggleButton’ reads whether a control is on, from its selected state",
        "set ‘accessibilityValue’ under ‘states’ to read a text in a state",
      ])
  }

  fileprivate static func valueOfToggle(_ value: SyntaxNode, at span: Span) -> Diagnostic {
    let text = value.text.hasPrefix("$") ? "{\(value.text)}" : value.text
    return Diagnostic(
      .invalidProperty, "the value of a ‘toggleButton’ is whether it is on, which this takes the place of",
      at: span, notes: ["say it in the label, as in ‘label: \"Like, \(text.shortened)\"’"])
  }

  fileprivate static func containInControl(_ component: Component, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidProperty, "‘\(component.base.rawValue)’ is a control, which is always one element", at: span,
      notes: ["leave out ‘children’, or write ‘ignore’ to read the label alone"])
  }

  fileprivate static func traitsOfHeld(_ component: Component, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidProperty, "what a component in a layer is, it says itself", at: span,
      related: [Related("‘\(component.name)’ is declared here", at: component.span)],
      notes: ["write ‘traits’ under ‘accessibility’ of the component"])
  }
}

extension String {
  /// Whether the text is a number or a percentage.
  fileprivate var isDecimal: Bool {
    let digits = last == "%" ? dropLast() : self[...]
    return Double(digits) != nil && digits.utf8.contains { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }
}
