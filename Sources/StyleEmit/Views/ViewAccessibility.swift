import StyleModel

/// What a class tells assistive technologies. They ask for it, so nothing is worked out before, and it is always that of the present look.
/// What the app says of a view holds over it.
extension ViewClass {
  func writeAccessibility(_ writer: inout SwiftWriter) {
    if isLeftOut { return }
    if !spokenParts.isEmpty {
      writer.line()
      writer.documentation("What assistive technologies read of the layers, in order.")
      writer.block("private var _spoken: [StyleSpoken]") { writer in
        if spokenParts.contains(where: \.readsLook) { writer.line(presentLook) }
        writer.statement(
          spokenParts.contains(where: \.readsLook) ? "return " : "", .array(spokenParts.map(\.code)))
      }
    }
    switch framework {
    case .uikit: writeUIKitAccessibility(&writer)
    case .appkit: writeAppKitAccessibility(&writer)
    }
  }

  /// The lines of `_setUp()`: what the view is, whatever its look.
  func writeAccessibilitySetUp(_ writer: inout SwiftWriter) {
    switch framework {
    case .uikit: writeUIKitTraits(&writer)
    case .appkit: writeAppKitRole(&writer)
    }
  }

  /// Keeps the views in the layers from being reached by themselves: what they show is a part of this view.
  func writeHiddenViews(_ writer: inout SwiftWriter) {
    guard framework == .uikit, !reachedViews.isEmpty else { return }
    writer.statement("", .call("StyleSpoken.hide", [.array(reachedViews.map { Code($0) })]))
  }

  /// The views of components in layers that would be reached by themselves.
  private var reachedViews: [String] {
    layers.compactMap { index, layer, name in
      guard let held = plan.nested[index]?.component else { return nil }
      return layer.holdsSpoken || held.base != .view && held.base != .imageView ? name : nil
    }
  }

  /// Whether generated code needs `StyleSpoken`.
  var speaks: Bool {
    !isLeftOut && (!spokenParts.isEmpty || number != nil || isToggle || answersForState || isDynamicElement)
      || !reachedViews.isEmpty
  }

  // MARK: What is read

  var accessibility: Accessibility { plan.component.accessibility }

  private var base: BaseClass { plan.component.base }

  private var isLeftOut: Bool { accessibility.isHidden || plan.component.isExtension }

  private var isToggle: Bool { plan.component.isToggle }

  /// Whether UIKit or AppKit make no element of the class, so that the generated class decides.
  private var isDynamicElement: Bool {
    switch base {
    case .view, .imageView, .collectionViewCell, .tableViewCell:
      accessibility.children != .contain && (!spokenParts.isEmpty || label != nil || saysValue)
    case .control, .button, .label, .textField, .textView, .switchControl, .slider, .progressView, .searchBar:
      false
    }
  }

  /// Whether each part of the look is an element, at least if the app has added views.
  private var hasElements: Bool {
    !spokenParts.isEmpty && accessibility.children != .ignore && (base == .view || base.isCell)
  }

  /// Whether the generated class says in which state the view is, since UIKit doesn't.
  private var answersForState: Bool { base == .control || base.isCell || isToggle }

  private struct Part {
    var code: Code
    var readsLook: Bool
  }

  /// The parts beside what the framework's own class says of its text.
  private var spokenParts: [Part] {
    if accessibility.children == .ignore { return [] }
    return plan.component.spokenParts.compactMap { part in
      let layer = plan.component.layers[part.layer]
      guard !layer.isOfBaseClass, hasVariable(part.layer) else { return nil }
      let name = Code(variable(ofLayer: part.layer))
      let kind =
        part.traits.contains(.header)
        ? [Code("as: .header")] : part.traits.contains(.image) ? [Code("as: .image")] : []
      switch part.kind {
      case .text: return Part(code: .call(".text", [name] + kind), readsLook: false)
      case .component: return Part(code: .call(".view", [name]), readsLook: false)
      case .label(let label):
        let value = plan.value(label, as: .string, of: "look")
        return Part(
          code: .call(".label", [value.bare, name.labeled("for")] + kind),
          readsLook: value.bare.text.contains("look."))
      }
    }
  }

  private var presentLook: String { "let look = _shown?.look ?? \(plan.styleMember)" }

  private func said(_ role: PropertyRole) -> SwiftValue? { plan.said(role) }

  private var label: SwiftValue? { said(.accessibilityLabel) }

  private var number: Code? {
    guard let number = accessibility.number else { return nil }
    let value = plan.value(number.expression, as: .number(.double), of: "look").bare
    return .call("StyleSpoken.\(number.isPart ? "percent" : "number")", [value])
  }

  private var saysValue: Bool { said(.accessibilityValue) != nil || number != nil }

  // MARK: Answers

  /// An answer: the app's own, or one of those that follow.
  private struct Answer {
    var own: String
    var others: [SwiftValue]

    var value: SwiftValue {
      others.reduce(SwiftValue(own, mayBeNil: true)) { $0.mayBeNil ? $0.or($1) : $0 }
    }

    var readsLook: Bool { value.bare.text.contains("look.") }
  }

  private func write(_ answer: Answer, _ writer: inout SwiftWriter) {
    if answer.readsLook { writer.line(presentLook) }
    writer.statement(answer.readsLook ? "return " : "", answer.value.bare)
  }

  private func texts(after first: String? = nil) -> SwiftValue? {
    if spokenParts.isEmpty { return first.map { SwiftValue($0, mayBeNil: true) } }
    let root = framework == .uikit ? "layer" : "_rootLayer"
    let arguments = [Code("_spoken"), Code("in: \(root)")] + (first.map { [Code("after: \($0)")] } ?? [])
    return SwiftValue(.call("StyleSpoken.label", arguments), mayBeNil: true)
  }

  // MARK: UIKit

  private func writeUIKitTraits(_ writer: inout SwiftWriter) {
    if accessibility.isHidden {
      writer.line("isAccessibilityElement = false")
      return writer.line("accessibilityElementsHidden = true")
    }
    let traits = plan.component.spokenTraits.subtracting(.toggleButton)
    let native: AccessibilityTraits =
      switch base {
      case .button: .button
      case .label: .staticText
      case .imageView: .image
      case .view, .control, .collectionViewCell, .tableViewCell, .textField, .textView, .switchControl,
        .slider,
        .progressView, .searchBar:
        []
      }
    if base == .control { writer.line("isAccessibilityElement = true") }
    for trait in native.subtracting(traits).names { writer.line("accessibilityTraits.remove(.\(trait))") }
    let added = traits.subtracting(native).names
    if added.isEmpty { return }
    writer.line(
      added.count == 1
        ? "accessibilityTraits.insert(.\(added[0]))"
        : "accessibilityTraits.formUnion([\(added.map { "." + $0 }.joined(separator: ", "))])")
  }

  /// Whether UIKit works out a label by itself from what the class shows, so that the app's own is kept apart.
  private var hasLabelOfItsOwn: Bool {
    switch base {
    case .button, .label, .textField, .textView, .tableViewCell, .searchBar: true
    case .view, .control, .imageView, .collectionViewCell, .switchControl, .slider, .progressView: false
    }
  }

  /// Whether UIKit works out a value by itself.
  private var hasValueOfItsOwn: Bool {
    switch base {
    case .textField, .textView, .searchBar, .switchControl, .slider, .progressView: true
    case .view, .control, .button, .label, .imageView, .collectionViewCell, .tableViewCell: false
    }
  }

  private func writeUIKitAccessibility(_ writer: inout SwiftWriter) {
    let readsTexts = !spokenParts.isEmpty && accessibility.children == .combine
    if label != nil || readsTexts {
      let showsText = base == .button || base == .label
      let others = [label, readsTexts ? texts(after: showsText ? "super.accessibilityLabel" : nil) : nil]
      writeUIKit(
        "accessibilityLabel", isKept: hasLabelOfItsOwn, others.compactMap(\.self),
        standard: readsTexts && showsText ? nil : "super.accessibilityLabel", &writer)
    }
    var values = [said(.accessibilityValue), number.map { SwiftValue($0) }].compactMap(\.self)
    if isToggle { values.append(SwiftValue("StyleSpoken.value(ofToggle: isSelected)", mayBeNil: true)) }
    if !values.isEmpty {
      writeUIKit(
        "accessibilityValue", isKept: hasValueOfItsOwn, values, standard: "super.accessibilityValue", &writer)
    }
    if let hint = said(.accessibilityHint) {
      writeUIKit("accessibilityHint", isKept: false, [hint], standard: nil, &writer)
    }
    if answersForState { writeUIKitStateTraits(&writer) }
    if isDynamicElement { writeUIKitElement(&writer) }
    if hasElements { writeUIKitElements(&writer) }
  }

  /// - Parameters:
  ///   - isKept: Whether what the app sets is kept here, since UIKit's own can't be told from it.
  ///   - standard: What holds last where it is kept.
  private func writeUIKit(
    _ name: String, isKept: Bool, _ others: [SwiftValue], standard: String?, _ writer: inout SwiftWriter
  ) {
    let own = isKept ? "_" + name : "super." + name
    let last = isKept ? standard.map { [SwiftValue($0, mayBeNil: true)] } ?? [] : []
    writer.line()
    writer.block("\(options.access.open)override var \(name): String?") { writer in
      let answer = Answer(own: own, others: others + last)
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
        "StyleSpoken.traits(ofToggle: super.accessibilityTraits\(base == .control ? ".union(_stateTraits)" : ""))"
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
      let enabled = base == .control ? ", isEnabled: isEnabled" : ""
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

  // MARK: AppKit

  /// Whether it is a text, whose words are its value, as `NSAccessibilityStaticText` has it.
  private var isText: Bool {
    framework == .appkit && base == .view && plan.component.spokenTraits.contains(.staticText) && label == nil
      && accessibility.children == .combine
  }

  private func writeAppKitRole(_ writer: inout SwiftWriter) {
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

  private func writeAppKitAccessibility(_ writer: inout SwiftWriter) {
    let readsTexts = !spokenParts.isEmpty && accessibility.children == .combine
    if label != nil || readsTexts && !isText {
      // A button's own label is its title, which can't be told from what the app sets.
      let isKept = base == .button
      let last = isKept && !readsTexts ? SwiftValue("super.accessibilityLabel()", mayBeNil: true) : nil
      let texts = readsTexts ? texts(after: isKept ? "super.accessibilityLabel()" : nil) : nil
      writeAppKit(
        "accessibilityLabel", "String?", [label, texts, last].compactMap(\.self),
        own: isKept ? "_accessibilityLabel" : nil, &writer)
      if isKept {
        writer.line()
        writer.block("\(options.access.open)override func setAccessibilityLabel(_ label: String?)") {
          $0.line("_accessibilityLabel = label")
        }
        writer.line("private var _accessibilityLabel: String?")
      }
    }
    var values = [said(.accessibilityValue), number.map { SwiftValue($0) }].compactMap(\.self)
    if isToggle, values.isEmpty {
      let isOn = base == .button ? "state == .on" : "isSelected"
      values.append(SwiftValue("\(isOn) ? 1 : 0", .ternary))
    }
    if isText, let texts = texts() { values.append(texts) }
    writeAppKitValue(values, &writer)
    if let hint = said(.accessibilityHint) { writeAppKit("accessibilityHelp", "String?", [hint], &writer) }
    if base == .control, shows(.selected), !isToggle {
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
      write(Answer(own: own ?? "super.\(name)()", others: others), &$0)
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
