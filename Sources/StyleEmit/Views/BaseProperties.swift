import StyleModel

extension ViewClass {
  /// Writes the code that sets properties of the base class, only where a style changes them, so that values of a storyboard or the app
  /// stay.
  func writeBaseProperties(_ writer: inout SwiftWriter) {
    let shown = plan.component.properties.indices.filter { isShownByBase($0) }
    if shown.contains(where: comparesWithDefault) {
      writer.line("let before = _shown?.look ?? \(plan.styleName)()")
    }
    for index in shown { writeBaseProperty(index, &writer) }
  }

  /// The call that sets a text with the font of a look, for UIKit; nil where the class has no font.
  func textSetting(of look: String) -> String? {
    guard framework == .uikit, let index = plan.baseProperty(.font), !isConfigured(.font) else {
      return nil
    }
    let font = plan.value(.property(index), as: .font, of: look).bare.text
    return "\(shown.uikit.textSetting)(in: \(font))"
  }

  /// Sets a text that the app gives the class as one that the style has.
  func writeTextSetting(_ writer: inout SwiftWriter) {
    guard let call = textSetting(of: "look") else { return }
    let look = "let look = _shown?.look ?? \(styleMember)"
    for override in shown.uikit.textOverrides {
      writer.line()
      switch override {
      case .property(let type):
        writer.block("\(options.access.open)override var text: \(type)") { writer in
          writer.block("didSet") { writer in
            writer.lines("\(look)\n\(call)")
            if let callOfEntry { writer.line(callOfEntry) }
          }
        }
      case .method(let declaration, let parent):
        writer.block("\(options.access.open)override \(declaration)") { writer in
          for line in [parent, look, call] { writer.line(line) }
        }
      }
    }
  }

  /// Whether the first look is compared with the framework's default.
  private func comparesWithDefault(_ index: Int) -> Bool {
    guard let slot = plan.slot(ofProperty: index), slot.fallback == nil else { return false }
    return plan.startsWithDefault(property: index) && statement(ofProperty: index) != nil
  }

  private func writeBaseProperty(_ index: Int, _ writer: inout SwiftWriter) {
    let property = plan.component.properties[index]
    guard let statement = statement(ofProperty: index) else { return }
    let value = plan.value(ofProperty: index, of: "look")
    if framework == .uikit, let group = plan.component.base.shownProperty(property.name).together {
      return writeTogether(group, at: index, &writer)
    }
    if writeOwnEntry(index, statement, &writer) { return }
    guard plan.slot(ofProperty: index)?.fallback == nil else {
      return writeComputed(index, statement, &writer)
    }
    let isChanged = isChanged(property: index)
    if framework == .uikit, let write = plan.component.base.shownProperty(property.name).write {
      return write(self, index, statement, isChanged, &writer)
    }
    guard property.type == .image else { return writer.branch(isChanged, then: statement) }
    // An image of a colour is of one appearance.
    let isOutdated = "_shown?.modes != modes"
    writer.branch(
      isChanged, value.mayBeNil ? "\(value.code.text) != nil && \(isOutdated)" : isOutdated, then: statement)
    if let given = givenPicture(ofProperty: index),
      let shown = self.statement(ofProperty: index, picture: Code(given.name))
    {
      writer.branch("let \(given.name) = \(given.variable)", then: shown)
    }
  }

  /// The condition in Swift under which a look's value of a property differs from the look before.
  func isChanged(property index: Int) -> String {
    let value = plan.value(ofProperty: index, of: "look")
    let slot = plan.slot(ofProperty: index)
    // What is not the framework's default is set by the first look too.
    let isDefault = slot != nil && plan.startsWithDefault(property: index)
    let previous =
      "\(isDefault ? "before" : "_shown?.look").\(plan.component.properties[index].storage(slot))"
    return "\(value.code.text) != \(previous)"
  }

  /// Writes the code that shows a computed value, which a state or a style may set too. Where the app sets it as well, only a change is
  /// shown.
  private func writeComputed(_ index: Int, _ statement: String, _ writer: inout SwiftWriter) {
    switch plan.component.properties[index].type {
    case .bool, .integer, .number, .string, .localizedString:
      let value = plan.value(ofProperty: index, of: "look").code.text
      let before = plan.value(ofProperty: index, of: "$0.look").bare.text
      writer.branch("\(value) != _shown.map({ \(before) })", then: statement)
    case .choice, .point, .size, .rect, .range, .color, .image, .gradientStops, .shadow, .shadows, .outline,
      .font, .edgeInsets, .animation, .corners, .transform, .path, .numbers, .strings:
      writer.line(statement)
    }
  }

  /// Writes the colour of a title, which is the tint where there is none, unless the app or Interface Builder gave it a colour.
  func writeTitleColor(_ index: Int, _ isChanged: String, _ writer: inout SwiftWriter) {
    let value = plan.value(ofProperty: index, of: "look")
    let color = value.member("uiColor")
    let shown = value.mayBeNil ? color.or(SwiftValue("tintColor")) : color
    let isNew = value.mayBeNil ? "\(isChanged) && \(value.code.text) != nil" : isChanged
    writer.block(ifAny: [isNew, "titleColor(for: .normal) == _titleColor"]) { writer in
      writer.statement("_titleColor = ", shown.bare)
      writer.line("setTitleColor(_titleColor, for: .normal)")
    }
  }

  /// A placeholder and its colour are one text with attributes.
  func writePlaceholder(_ statement: String, _ isChanged: String, _ writer: inout SwiftWriter) {
    guard let text = plan.baseProperty(.placeholder) else { return }
    let shown = plan.value(ofProperty: text, of: "look")
    // What is not the framework's default is set by the first look too.
    let isDefault = plan.slot(ofProperty: text) != nil && plan.startsWithDefault(property: text)
    let before = plan.value(ofProperty: text, of: isDefault ? "before" : "$0.look")
    let known = before.operand(of: .nilCoalescing).text
    writer.branch(
      "\(shown.operand(of: .nilCoalescing).text) != \(isDefault ? known : "_shown.flatMap({ \(known) })")",
      isChanged, then: statement)
  }

  /// The statement that shows a property of the base class; nil for one that the framework doesn't get.
  private func statement(ofProperty index: Int, picture: Code? = nil) -> String? {
    let property = plan.component.properties[index]
    if isConfigured(property.role) || isNeverShown(property.role) || isSaidOfLayer(index) { return nil }
    let value = plan.value(.property(index), as: property.type, of: "look")
    let row = plan.component.base.shownProperty(property.name)
    let statement = row.setter(in: framework).statement(
      showing: value, property.type, in: framework, picture: picture)
    // The size is invalidated when all values are shown.
    if statement == "invalidateIntrinsicContentSize()", tellsSize, layoutFollowsLook { return nil }
    return framework == .appkit && row.content != nil ? statement.map { "super." + $0 } : statement
  }

  /// Whether a value of the view's layer is that of the same property of the view: `layer.opacity` is its `alpha`.
  private func isSaidOfLayer(_ index: Int) -> Bool {
    let row = plan.component.base.findShownProperty(plan.component.properties[index].name)
    guard isPassedOn(index), let key = row?.mirrors.map(LayerKey.layer) else { return false }
    if plan.slot(of: .layer(0, key)) != nil { return true }
    let setting = plan.component.layers[0].settings.first { $0.key == key }
    return setting.map { $0.span != nil && $0.value != .property(index) } ?? false
  }

  func isShownByBase(_ index: Int) -> Bool {
    let property = plan.component.properties[index]
    // A constant that differs by mode is nobody's own, and the class knows nothing of it.
    guard case .base(let base) = property.owner, base.properties.contains(where: { $0.name == property.name })
    else { return false }
    return property.isOfLook || property.driven != nil
  }

  /// Whether the framework passes a property of a view on to its layer.
  func isPassedOn(_ index: Int) -> Bool {
    guard isShownByBase(index) else { return false }
    if framework == .uikit { return true }
    let row = plan.component.base.shownProperty(plan.component.properties[index].name)
    return if case .statement = row.appkit { row.mirrors != nil } else { false }
  }

  /// The default of a property of a layer of the base class, where nothing is set: a title without a colour has the accent's.
  func inherited(_ property: LayerProperty, _ value: SwiftValue, ofLayer layer: Layer) -> SwiftValue {
    if property == .foregroundColor || property == .tintColor, value.mayBeNil {
      return value.or(SwiftValue(".systemBlue"))
    }
    if property == .font, plan.component.base.isEditable, plan.mayChangeCase {
      return value.member("asWritten")
    }
    if property == .hidden, layer.name == selectedBackground { return SwiftValue("!isSelected", .prefix) }
    if property == .contents, plan.role(ofContentOf: layer) == .backgroundImage, shows(.highlighted) {
      let pressed = value.member("pressed").bare.text
      return SwiftValue(
        "_isPressed ? \(pressed) : \(value.bare.text)", .ternary, mayBeNil: value.mayBeNil)
    }
    return value
  }

  /// The insets of a property, turned for the reader's language.
  func turnedInsets(_ index: Int) -> Code {
    let insets = plan.value(ofProperty: index, of: "look").code.text
    return .call("\(insets).turned", [Code(framework.layoutDirection)])
  }

  /// The arguments of a button's layout for the position of its image beside its texts, and of these above each other; empty where nothing
  /// sets them.
  var imageArguments: [Code] {
    let arguments = [
      layoutArgument(.imagePlacement, "placement"), layoutArgument(.imagePadding, "padding"),
    ]
    guard let subtitle = layers.first(where: { $0.layer.isSubtitle }) else {
      return arguments.compactMap(\.self)
    }
    let texts = [
      Code("subtitle: \(subtitle.name)"), layoutArgument(.titlePadding, "titlePadding"),
      layoutArgument(.titleAlignment, "titleAlignment"),
    ]
    return (arguments + texts).compactMap(\.self)
  }

  /// The arguments of AppKit's class for the alignment of a button's image and title.
  var alignmentArguments: [Code] {
    [
      layoutArgument(.horizontalAlignment, "horizontalAlignment"),
      layoutArgument(.verticalAlignment, "verticalAlignment"),
    ].compactMap(\.self)
  }

  private func layoutArgument(_ role: PropertyRole, _ label: String) -> Code? {
    guard let index = plan.baseProperty(role), isLaidOut(index) else { return nil }
    let value = plan.value(ofProperty: index, of: "look")
    if case .choice = plan.component.properties[index].type { return value.word.bare.labeled(label) }
    return value.bare.labeled(label)
  }

  /// Whether anything sets a property that the class reads in its layout.
  private func isLaidOut(_ index: Int) -> Bool {
    !isConfigured(plan.component.properties[index].role)
      && (plan.slot(ofProperty: index) != nil || plan.component.properties[index].driven != nil)
  }

  /// The index of the property for the vertical position of a label's text; nil where nothing sets it.
  var textPlace: Int? {
    guard let index = plan.baseProperty(.textPlace), isLaidOut(index) else { return nil }
    return index
  }

  /// The index of the property for the insets around a button's image and title, or around a text; nil where nothing sets them.
  var contentInsets: Int? {
    guard let index = plan.baseProperty(.insets), isLaidOut(index) else { return nil }
    return index
  }
}

extension Property {
  /// The name under which the property's value is stored or computed.
  fileprivate func storage(_ slot: Slot?) -> String { slot?.storage ?? swiftIdentifier(name) }
}
