import StyleModel

/// Writes the accessibility of SwiftUI's views, as far as their texts don't provide it.
extension SwiftUIRoot {
  func writeAccessibility(_ writer: inout SwiftWriter) {
    let accessibility = plan.component.accessibility
    if accessibility.isHidden { return writer.line(".accessibilityHidden(true)") }
    var lines: [Code] = []
    if let label = plan.said(.accessibilityLabel) { lines.append(.call("._styleLabel", [label.bare])) }
    let said = plan.said(.accessibilityValue)
    if let value = said.map({ said in said.mayBeNil ? number.map(said.or) ?? said : said }) ?? number {
      lines.append(.call("._styleValue", [value.bare]))
    }
    if let hint = plan.said(.accessibilityHint) { lines.append(.call("._styleHint", [hint.bare])) }
    let traits = plan.component.accessibility.traits.swiftUINames
    if !traits.isEmpty {
      let names = traits.map { "." + $0 }.joined(separator: ", ")
      lines.append(.call(".accessibilityAddTraits", [Code(traits.count == 1 ? names : "[\(names)]")]))
    }
    if plan.component.base.isCell, plan.states.contains(.selected), reader.state == "state" {
      lines.append(Code(".accessibilityAddTraits(state.contains(.selected) ? .isSelected : [])"))
    }
    // What lies in a button, or is a control itself, is one element.
    if !lines.isEmpty, plan.isElementByItself {
      writer.line(
        ".accessibilityElement(children: .\(plan.readsLayers ? accessibility.children.rawValue : "ignore"))")
    }
    for line in lines { writer.statement("", line) }
  }

  /// The number that is read as the value, where the style has no words for it.
  private var number: SwiftValue? {
    plan.component.accessibility.number.map { number in
      let value = plan.value(number.expression, as: .number(.double), of: "look").bare
      return SwiftValue(.call("StyleSpeech.\(number.isPart ? "percent" : "number")", [value]))
    }
  }
}

extension ComponentPlan {
  /// Whether the component's view is an accessibility element of its own, and not one by an app's content, or by a view of SwiftUI's.
  fileprivate var isElementByItself: Bool {
    !component.base.isControl && !component.base.isEditable && !showsNativeViews
  }

  /// The way to reach a view that shows the component's texts alone; nil where it has none, or is an element already.
  var elementOfOwnView: AccessibilityChildren? {
    let accessibility = component.accessibility
    guard readsLayers, !accessibility.isHidden, isElementByItself else { return nil }
    let isElement =
      said(.accessibilityLabel) != nil || said(.accessibilityValue) != nil || accessibility.number != nil
      || said(.accessibilityHint) != nil || !accessibility.traits.swiftUINames.isEmpty
    return isElement ? nil : accessibility.children
  }

  /// Whether generated code calls the function for a label, a value or a hint.
  var speaksInSwiftUI: Bool {
    let roles: [PropertyRole] = [.accessibilityLabel, .accessibilityValue, .accessibilityHint]
    return !component.accessibility.isHidden
      && (component.accessibility.number != nil || roles.contains { said($0) != nil })
  }
}

extension AccessibilityTraits {
  /// The names of the traits that SwiftUI has. A `ToggleStyle` has the trait of a toggle itself.
  fileprivate var swiftUINames: [String] {
    let names: [(AccessibilityTraits, String)] = [
      (.button, "isButton"), (.link, "isLink"), (.image, "isImage"), (.staticText, "isStaticText"),
      (.header, "isHeader"), (.summaryElement, "isSummaryElement"), (.updatesFrequently, "updatesFrequently"),
    ]
    return names.filter { contains($0.0) }.map(\.1)
  }
}

extension SwiftUILayer {
  /// Writes the accessibility that the style file gives a layer.
  func writeAccessibility(of layer: Layer, _ writer: inout SwiftWriter) {
    guard let accessibility = layer.accessibility else { return }
    if accessibility.isHidden { return writer.line(".accessibilityHidden(true)") }
    if let label = accessibility.label {
      // A picture is decoration unless it has a label.
      if layer.kind != .text { writer.line(".accessibilityElement()") }
      let text = plan.value(label, as: .string, of: "look")
      let shown = text.mayBeNil ? text.or(SwiftValue("\"\"")) : text
      writer.statement("", .call(".accessibilityLabel", [.call("Text", [shown.bare.labeled("verbatim")])]))
    }
    for name in accessibility.traits.swiftUINames { writer.line(".accessibilityAddTraits(.\(name))") }
  }
}
