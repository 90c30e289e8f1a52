import StyleModel

/// Writes the accessibility of a class of AppKit.
extension ViewClass {
  /// Whether the view is a text, whose words are its value, as `NSAccessibilityStaticText` has it.
  private var isText: Bool {
    framework == .appkit && base.viewElement == .contents && !base.isCell
      && plan.component.spokenTraits.contains(.staticText)
      && spokenLabel == nil
      && accessibility.children == .combine
  }

  func writeAppKitRole(_ writer: inout SwiftWriter) {
    if accessibility.isHidden { return writer.line("setAccessibilityElement(false)") }
    guard
      base == .control || isDynamicElement || accessibility.children == .contain || accessibility.traits != []
    else { return }
    let traits = plan.component.spokenTraits
    let role =
      isToggle
      ? "checkBox"
      : traits.contains(.link)
        ? "link"
        : traits.contains(.button)
          ? "button"
          : traits.contains(.image)
            ? "image" : traits.contains(.staticText) && !hasContainer ? "staticText" : "group"
    if !base.isButton || base == .control { writer.line("setAccessibilityElement(true)") }
    writer.line("setAccessibilityRole(.\(role))")
  }

  private var hasContainer: Bool { accessibility.children == .contain }

  func writeAppKitAccessibility(_ writer: inout SwiftWriter) {
    let readsTexts = !spokenParts.isEmpty && accessibility.children == .combine
    if spokenLabel != nil || readsTexts && !isText || showsSubtitle {
      // A button's own label is its title, which can't be told from what the app sets.
      let isKept = base == .button
      let title = withSubtitle("super.accessibilityLabel()")
      let last = isKept && !readsTexts ? SwiftValue(title, mayBeNil: true) : nil
      let texts = readsTexts ? spokenTexts(after: isKept ? title : nil) : nil
      writeAppKit(
        "accessibilityLabel", "String?", [spokenLabel, texts, last].compactMap(\.self),
        own: isKept ? "_accessibilityLabel" : nil, &writer)
      if isKept {
        writer.line()
        writer.block("\(options.access.open)override func setAccessibilityLabel(_ label: String?)") {
          $0.line("_accessibilityLabel = label")
        }
        writer.line("private var _accessibilityLabel: String?")
      }
    }
    var values = [said(.accessibilityValue), spokenNumber.map { SwiftValue($0) }].compactMap(\.self)
    if isToggle, values.isEmpty {
      let isOn = base == .button ? "state == .on" : "isSelected"
      values.append(SwiftValue("\(isOn) ? 1 : 0", .ternary))
    }
    if isText, let texts = spokenTexts() { values.append(texts) }
    writeAppKitValue(values, &writer)
    if let hint = said(.accessibilityHint) { writeAppKit("accessibilityHelp", "String?", [hint], &writer) }
    if base == .control, follows(.selected), !isToggle {
      writer.line()
      writer.line("\(options.access.open)override func isAccessibilitySelected() -> Bool { isSelected }")
    }
    writeAppKitChildren(&writer)
  }

  private func writeAppKitValue(_ values: [SwiftValue], _ writer: inout SwiftWriter) {
    guard let first = values.first else { return }
    // The app's own is of any type.
    let answer = values.dropFirst().reduce(first) { $0.mayBeNil ? $0.or($1) : $0 }.bare
    writer.line()
    writer.block("\(options.access.open)override func accessibilityValue() -> Any?") { writer in
      writer.line("if let value = super.accessibilityValue() { return value }")
      if answer.text.contains("look.") { writer.line(presentLook) }
      writer.statement("return ", answer)
    }
  }

  private func writeAppKit(
    _ name: String, _ type: String, _ others: [SwiftValue], own: String? = nil, _ writer: inout SwiftWriter
  ) {
    writer.line()
    writer.block("\(options.access.open)override func \(name)() -> \(type)") {
      write(SpokenAnswer(own: own ?? "super.\(name)()", others: others), &$0)
    }
  }

  private func writeAppKitChildren(_ writer: inout SwiftWriter) {
    let views = layers.compactMap { view(ofLayer: $0.index) }
    let isContainer = hasContainer && hasElements
    guard !reachedViews.isEmpty || isContainer else { return }
    writer.line()
    writer.block("\(options.access.open)override func accessibilityChildren() -> [Any]?") { writer in
      let children = Code.call(
        "StyleSpoken.children", [Code("of: self"), Code.array(views.map { Code($0) }).labeled("without")])
      if isContainer {
        writer.statement("let added = ", children)
        writer.line("return StyleSpoken.elements(_spoken, in: self, &_elements) + added")
      } else {
        writer.statement("", children)
      }
    }
    if isContainer { writer.line("private var _elements: [NSAccessibilityElement] = []") }
  }
}
