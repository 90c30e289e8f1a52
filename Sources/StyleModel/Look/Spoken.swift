/// What VoiceOver would say of a component in a look. It follows `Component.spokenParts`, as generated code does.
package struct Spoken: Hashable, Sendable {
  package var label: String?
  package var value: String?
  package var hint: String?
  package var traits: AccessibilityTraits
  /// What UIKit says of the class itself, such as “text field”.
  package var kind: String?
  /// Whether it is one element; otherwise its children are, if it has any.
  package var isElement: Bool
  /// The elements in it, in order.
  package var children: [Spoken] = []
}

extension Look {
  /// What VoiceOver would say of it; `title` is what an app gives a button or a label that has no text of its own, as in pictures.
  package func spoken(title: String? = nil) -> Spoken {
    let accessibility = component.accessibility
    var spoken = Spoken(
      label: text(.accessibilityLabel), value: text(.accessibilityValue) ?? numberOfComponent ?? valueOfClass,
      hint: text(.accessibilityHint), traits: component.spokenTraits,
      kind: isSecure ? "secure text field" : component.base.spokenKind,
      isElement: true)
    if accessibility.isHidden { return Spoken(traits: [], isElement: false) }
    if state.contains(.selected), component.base.states.contains(.selected) {
      spoken.traits.insert(.selected)
    }
    if state.contains(.disabled) { spoken.traits.insert(.notEnabled) }
    if let buttons = buttonsOfClass(of: spoken) ?? elementsOfBar(of: spoken) {
      spoken.isElement = false
      spoken.children = buttons
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
        Spoken.joined(parts.compactMap(\.textOfAll)) ?? placeholder
        ?? labelOfClass
    }
    spoken.isElement = component.base.isControl || spoken.label != nil || spoken.value != nil
    return spoken
  }

  /// Of what UIKit reads as buttons, and never as one control.
  private func buttonsOfClass(of control: Spoken) -> [Spoken]? {
    func button(_ label: String, value: String? = nil) -> Spoken {
      Spoken(
        label: label, value: value, hint: control.hint, traits: control.traits.union(.button),
        isElement: true)
    }
    if component.base == .stepper {
      var buttons = [button("Decrement"), button("Increment")]
      let (value, wraps) = (number("value") ?? 0, value(named: "wraps") == .bool(true))
      if !wraps, value <= number("minimumValue") ?? -.infinity { buttons[0].traits.insert(.notEnabled) }
      if !wraps, value >= number("maximumValue") ?? .infinity { buttons[1].traits.insert(.notEnabled) }
      return buttons
    }
    guard component.base == .segmentedControl, case .strings(let titles)? = value(named: "titles") else {
      return nil
    }
    let selected = value(named: "isMomentary") == .bool(true) ? nil : number("selectedSegmentIndex")
    return titles.enumerated().map { place, title in
      var segment = button(title, value: "\(place + 1) of \(titles.count)")
      if selected == Double(place) { segment.traits.insert(.selected) }
      return segment
    }
  }

  /// What UIKit reads in a bar, one after the other.
  private func elementsOfBar(of bar: Spoken) -> [Spoken]? {
    guard component.base.isBar else { return nil }
    func texts(_ name: String) -> [String] {
      if case .strings(let texts)? = value(named: name) { texts } else { [] }
    }
    func element(_ label: String, _ traits: AccessibilityTraits) -> Spoken {
      Spoken(label: label, traits: bar.traits.union(traits), isElement: true)
    }
    if component.base == .tabBar {
      let (titles, badges) = (texts("items"), texts("badges"))
      return titles.enumerated().map { place, title in
        var tab = element(title, [])
        let badge = place < badges.count && !badges[place].isEmpty ? badges[place] + ", " : ""
        tab.value = badge + "\(place + 1) of \(titles.count)"
        tab.kind = "tab"
        if number("selectedIndex") == Double(place) { tab.traits.insert(.selected) }
        return tab
      }
    }
    let title = value(named: "title")?.text.map { [element($0, .header)] } ?? []
    let others = texts("items") + texts("rightBarButtonItems").reversed()
    return texts("leftBarButtonItems").map { element($0, .button) } + title
      + others.map { element($0, .button) }
  }

  private func number(_ name: String) -> Double? { value(named: name)?.double }

  private func value(named name: String) -> Value? {
    component.properties.firstIndex { $0.name == name }.map { property($0).value }
  }

  /// What is read of its layers, in order.
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

  /// Whether neither the layer nor one around it is hidden or has no opacity.
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

  /// The label that UIKit gives its own class.
  private var labelOfClass: String? {
    guard component.base == .activityIndicator else { return nil }
    return value(named: "isAnimating") == .bool(true) ? "In progress" : "Progress halted"
  }

  private var numberOfComponent: String? {
    guard let number = component.accessibility.number, let value = evaluate(number.expression).value.double
    else {
      return nil
    }
    return number.isPart ? Spoken.percent(value) : formatNumber(value)
  }

  /// The value that UIKit reads of its own class.
  private var valueOfClass: String? {
    switch component.base {
    case .switchControl:
      return value(named: "isOn").map { $0 == .bool(true) ? "on" : "off" }
    case .slider:
      guard let value = number("value"), let least = number("minimumValue"),
        let greatest = number("maximumValue"),
        greatest > least
      else { return nil }
      return Spoken.percent((value - least) / (greatest - least))
    case .progressView: return number("progress").map(Spoken.percent)
    case .textField, .textView, .searchBar: return text(.text).map { isSecure ? Look.dots(for: $0) : $0 }
    case .pageControl:
      guard let pages = number("numberOfPages"), let page = number("currentPage"), pages >= 1 else {
        return nil
      }
      return "page \(formatNumber(min(page, pages - 1) + 1)) of \(formatNumber(pages))"
    case .segmentedControl, .stepper, .activityIndicator, .navigationBar, .tabBar, .toolbar: return nil
    case .view, .control, .button, .label, .imageView, .collectionViewCell, .tableViewCell, .visualEffect:
      return component.isToggle ? (state.contains(.selected) ? "on" : "off") : nil
    }
  }
}

extension BaseClass {
  /// What VoiceOver calls a view of the class, apart from its traits.
  fileprivate var spokenKind: String? {
    switch self {
    case .textField, .textView: "text field"
    case .searchBar: "search field"
    case .switchControl: "switch button"
    case .slider, .pageControl: "adjustable"
    case .view, .control, .button, .label, .imageView, .collectionViewCell, .tableViewCell, .progressView,
      .segmentedControl, .stepper, .activityIndicator, .visualEffect, .navigationBar, .tabBar, .toolbar:
      nil
    }
  }
}

extension Spoken {
  /// The text of an element, or of all elements in it.
  fileprivate var textOfAll: String? {
    let own = [label, value].compactMap(\.self)
    return Spoken.joined(isElement ? own : own + children.compactMap(\.textOfAll))
  }

  /// Texts as one label. VoiceOver pauses at a comma.
  fileprivate static func joined(_ texts: [String]) -> String? {
    texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  fileprivate static func percent(_ part: Double) -> String { formatNumber((part * 100).rounded()) + "%" }

  /// What VoiceOver says in English, one element on each line, after the label of a group; empty if there is nothing to reach.
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
