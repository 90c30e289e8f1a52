/// An element of a look as VoiceOver would read it. It follows `Component.spokenParts`, as generated code does.
package struct Spoken: Hashable, Sendable {
  package var label: String?
  package var value: String?
  package var hint: String?
  package var traits: AccessibilityTraits
  /// UIKit's name for the class, such as “text field”.
  package var kind: String?
  /// Whether this is one element; otherwise its children are, if it has any.
  package var isElement: Bool
  /// The elements inside of this one, in order.
  package var children: [Spoken] = []
}

extension Look {
  /// The element that VoiceOver would read for the look; `title` is what an app gives a button or a label that has no text of its own, as
  /// in pictures.
  package func spoken(title: String? = nil) -> Spoken {
    let accessibility = component.accessibility
    let speech = component.base.speech
    var spoken = Spoken(
      label: text(.accessibilityLabel), value: text(.accessibilityValue) ?? numberOfComponent,
      hint: text(.accessibilityHint), traits: component.spokenTraits,
      kind: isSecure ? "secure text field" : speech.kind, isElement: true)
    if accessibility.isHidden { return Spoken(traits: [], isElement: false) }
    if state.contains(.selected), component.base.states.contains(.selected) {
      spoken.traits.insert(.selected)
    }
    if state.contains(.disabled) { spoken.traits.insert(.notEnabled) }
    let view = SpokenClass(self, spoken)
    spoken.value = spoken.value ?? (speech.value ?? { _ in valueOfToggle })(view)
    if let parts = speech.parts?(view) {
      spoken.isElement = false
      spoken.children = parts
      return spoken
    }
    let parts = accessibility.children == .ignore ? [] : self.parts(title)
    if accessibility.children == .contain, !component.base.isControl {
      spoken.children = parts
      spoken.isElement = false
      return spoken
    }
    if spoken.label == nil {
      spoken.label =
        Spoken.joined(parts.compactMap(\.textOfAll)) ?? placeholder ?? speech.label(view)
    }
    spoken.isElement = component.base.isControl || spoken.label != nil || spoken.value != nil
    return spoken
  }

  /// The elements that are read of the look's layers, in order.
  private func parts(_ title: String?) -> [Spoken] {
    component.spokenParts.compactMap { part in
      guard isVisible(part.layer) else { return nil }
      let layer = layers[part.layer]
      switch part.kind {
      case .label(let label):
        return Spoken(label: evaluate(label).value.text, traits: part.traits, isElement: true)
      case .component:
        return layer.nested?.spoken()
      case .text:
        var text = layer[.string].text
        if layer.layer.span == nil, !layer.isSubtitle, text?.isEmpty ?? true { text = title }
        guard let text, !text.isEmpty else { return nil }
        return Spoken(label: text, traits: part.traits, isElement: true)
      }
    }
  }

  /// Whether neither the layer nor one that it lies in is hidden or has no opacity.
  private func isVisible(_ layer: Int) -> Bool {
    var next: Int? = layer
    while let index = next {
      if layers[index][.hidden] == .bool(true) || layers[index][.opacity].double == 0 { return false }
      next = layers[index].parent
    }
    return true
  }

  private func text(_ role: PropertyRole) -> String? {
    let text = component.property(role).flatMap { property($0).value.text }
    return text?.isEmpty ?? true ? nil : text
  }

  private var placeholder: String? { component.base.isEditable ? text(.placeholder) : nil }

  private var valueOfToggle: String? {
    component.isToggle ? (state.contains(.selected) ? "on" : "off") : nil
  }

  private var numberOfComponent: String? {
    guard let number = component.accessibility.number, let value = evaluate(number.expression).value.double
    else {
      return nil
    }
    return number.isPart ? Spoken.percent(value) : formatNumber(value)
  }
}

extension Spoken {
  /// The text of an element, or of all elements in it.
  fileprivate var textOfAll: String? {
    let own = [label, value].compactMap(\.self)
    return Spoken.joined(isElement ? own : own + children.compactMap(\.textOfAll))
  }

  /// Joins texts to one label. VoiceOver pauses at a comma.
  fileprivate static func joined(_ texts: [String]) -> String? {
    texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  static func percent(_ part: Double) -> String { formatNumber((part * 100).rounded()) + "%" }

  /// The sentences that VoiceOver says in English, one element on each line, after the label of a group; empty if there is nothing to
  /// reach.
  package var lines: [String] {
    if isElement { return [sentence] }
    let inside = children.flatMap(\.lines)
    return label == nil || inside.isEmpty ? inside : ["\(label ?? ""), group"] + inside
  }

  private var sentence: String {
    let isToggle = traits.contains(.toggleButton)
    var parts = traits.contains(.selected) && !isToggle ? ["selected"] : []
    parts.append(label ?? "(no label)")
    let kinds: [(AccessibilityTraits, String)] = [
      (.button, isToggle ? "switch button" : "button"), (.link, "link"), (.image, "image"),
      (.header, "heading"),
    ]
    if let value, !isToggle { parts.append(value) }
    if traits.contains(.notEnabled) { parts.append("dimmed") }
    parts += kinds.filter { traits.contains($0.0) }.map(\.1) + [kind].compactMap(\.self)
    if let value, isToggle { parts.append(value) }
    return parts.joined(separator: ", ") + (hint.map { ". " + $0 } ?? "")
  }
}
