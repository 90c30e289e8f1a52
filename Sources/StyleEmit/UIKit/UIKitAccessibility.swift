import StyleModel

/// Writes the accessibility of a class of UIKit.
extension ViewClass {
  func writeUIKitTraits(_ writer: inout SwiftWriter) {
    if accessibility.isHidden {
      writer.line("isAccessibilityElement = false")
      return writer.line("accessibilityElementsHidden = true")
    }
    // VoiceOver says the label of a group on the way into it.
    if accessibility.children == .contain, !base.isControl, spokenLabel != nil {
      writer.line("accessibilityContainerType = .semanticGroup")
    }
    let traits = plan.component.spokenTraits.subtracting(.toggleButton)
    let native = base.nativeTraits
    if base.viewElement == .always { writer.line("isAccessibilityElement = true") }
    for trait in native.subtracting(traits).names { writer.line("accessibilityTraits.remove(.\(trait))") }
    let added = traits.subtracting(native).names
    if added.isEmpty { return }
    writer.line(
      added.count == 1
        ? "accessibilityTraits.insert(.\(added[0]))"
        : "accessibilityTraits.formUnion([\(added.map { "." + $0 }.joined(separator: ", "))])")
  }

  func writeUIKitAccessibility(_ writer: inout SwiftWriter) {
    let readsTexts = !spokenParts.isEmpty && accessibility.children == .combine
    let showsText = base == .button || base == .label
    let changesCase = showsText && plan.mayChangeCase
    if spokenLabel != nil || readsTexts || changesCase || showsSubtitle {
      let written = configuresButton ? writtenConfiguration : "_styleWrittenText"
      let own = withSubtitle(
        changesCase ? "\(written) ?? super.accessibilityLabel" : "super.accessibilityLabel")
      let others = [
        spokenLabel, readsTexts ? spokenTexts(after: showsText ? own : nil) : nil,
      ]
      writeUIKit(
        "accessibilityLabel", isKept: base.hasSpokenLabel, others.compactMap(\.self),
        standard: readsTexts && showsText ? nil : own, &writer)
    }
    var values = [said(.accessibilityValue), spokenNumber.map { SwiftValue($0) }].compactMap(\.self)
    if isToggle { values.append(SwiftValue("StyleSpoken.value(ofToggle: isSelected)", mayBeNil: true)) }
    if !values.isEmpty {
      writeUIKit(
        "accessibilityValue", isKept: base.hasSpokenValue, values, standard: "super.accessibilityValue",
        &writer)
    }
    if let hint = said(.accessibilityHint) {
      writeUIKit("accessibilityHint", isKept: false, [hint], standard: nil, &writer)
    }
    if answersForState { writeUIKitStateTraits(&writer) }
    if isDynamicElement { writeUIKitElement(&writer) }
    if hasElements { writeUIKitElements(&writer) }
  }

  /// The expression for the texts of a configuration as they were written; nil if they are shown so.
  private var writtenConfiguration: String {
    configuresSubtitle
      ? "_configuredTitle.written(in: configuration?.title, _configuredSubtitle, in: configuration?.subtitle)"
      : "_configuredTitle.written"
  }

  /// - Parameters:
  ///   - isKept: Whether the class keeps the app's value, since UIKit's own can't be told from it.
  ///   - standard: The last value to fall back on where the app's is kept.
  private func writeUIKit(
    _ name: String, isKept: Bool, _ others: [SwiftValue], standard: String?, _ writer: inout SwiftWriter
  ) {
    let own = isKept ? "_" + name : "super." + name
    let last = isKept ? standard.map { [SwiftValue($0, mayBeNil: true)] } ?? [] : []
    writer.line()
    writer.block("\(options.access.open)override var \(name): String?") { writer in
      let answer = SpokenAnswer(own: own, others: others + last)
      if answer.readsLook {
        writer.block("get") { write(answer, &$0) }
      } else {
        writer.shortBlock("get", "", answer.value.bare)
      }
      writer.line("set { \(own) = newValue }")
    }
    if isKept { writer.line("private var \(own): String?") }
  }

  private func writeUIKitStateTraits(_ writer: inout SwiftWriter) {
    let added: String
    if isToggle {
      added =
        "StyleSpoken.traits(ofToggle: super.accessibilityTraits\(base.viewElement == .always ? ".union(_stateTraits)" : ""))"
    } else {
      added = "super.accessibilityTraits.union(_stateTraits)"
    }
    writer.line()
    writer.block("\(options.access.open)override var accessibilityTraits: UIAccessibilityTraits") { writer in
      writer.shortBlock("get", "", Code(added))
      let hasState = base == .control || base.isCell
      writer.line(
        "set { super.accessibilityTraits = newValue\(hasState ? ".subtracting(_stateTraits)" : "") }")
    }
    guard base == .control || base.isCell else { return }
    writer.line()
    writer.block("private var _stateTraits: UIAccessibilityTraits") {
      let enabled = base.viewElement == .always ? ", isEnabled: isEnabled" : ""
      $0.line("StyleSpoken.traits(isSelected: isSelected\(enabled))")
    }
  }

  private func writeUIKitElement(_ writer: inout SwiftWriter) {
    writer.line()
    writer.block("\(options.access.open)override var isAccessibilityElement: Bool") { writer in
      let label = saysValue ? "accessibilityLabel ?? accessibilityValue" : "accessibilityLabel"
      writer.shortBlock("get", "", Code("_isElement ?? StyleSpoken.isElement(self, saying: \(label))"))
      writer.line("set { _isElement = newValue }")
    }
    writer.line("private var _isElement: Bool?")
  }

  private func writeUIKitElements(_ writer: inout SwiftWriter) {
    writer.line()
    writer.block("\(options.access.open)override var accessibilityElements: [Any]?") { writer in
      writer.shortBlock(
        "get", "", Code("super.accessibilityElements ?? StyleSpoken.elements(_spoken, in: self, &_elements)"))
      writer.line("set { super.accessibilityElements = newValue }")
    }
    writer.line("private var _elements: [StyleElement] = []")
  }
}
