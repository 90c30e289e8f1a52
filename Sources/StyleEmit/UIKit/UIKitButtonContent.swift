import StyleModel

// A button's image and title: above its own layers, and within its insets.
extension ViewClass {
  /// Whether anything of the class's own lies under the image and the title.
  private var coversContent: Bool { layers.contains { $0.layer.parent == 0 && !$0.layer.isMask } }

  /// Whether a layer of the class's own shows a subtitle.
  var showsSubtitle: Bool { layers.contains { $0.layer.isSubtitle } }

  /// The accessibility text of the class: its own text, followed by the subtitle.
  func withSubtitle(_ own: String) -> String {
    guard showsSubtitle, let index = plan.baseProperty(.subtitle) else { return own }
    let subtitle = plan.value(.property(index), as: .string, of: "look").bare.text
    return "\(own.contains(" ") ? "(\(own))" : own)._styleFollowed(by: \(subtitle))"
  }

  /// Whether a role is one of the subtitle or the activity, and the button has no subtitle or activity.
  func isNeverShown(_ role: PropertyRole?) -> Bool {
    let ofSubtitle: [PropertyRole] = [
      .subtitle, .subtitleColor, .subtitleFont, .titlePadding, .titleAlignment,
    ]
    if role == .activity { return !plan.showsActivity }
    return role.map { ofSubtitle.contains($0) && !showsSubtitle } ?? false
  }

  /// Whether the size of the framework's class grows by the insets. UIKit asks a label for the frame of its text.
  private var addsInsetsToSize: Bool {
    switch framework {
    case .uikit: plan.component.base.fit != .text
    case .appkit: true
    }
  }

  /// Writes the size of a button with its insets, which is the size in pictures.
  func writeButtonSize(_ writer: inout SwiftWriter) {
    let isButton = plan.component.base.fit == .titleAndImage
    guard isButton ? !isConfigured(.insets) : addsInsetsToSize && contentInsets != nil else { return }
    if let titleLines { return writeSize(ofTitleIn: titleLines, &writer) }
    let access = options.access.open
    let insets = contentInsets.map { plan.value(ofProperty: $0, of: "look").bare }
    let picture = isButton && framework == .appkit ? plan.baseProperty(.image).map(shownPicture) : nil
    let content =
      picture.map { Code.call("_titleLayer._styleSize", [$0.labeled("beside")] + imageArguments) }
      ?? (isButton ? .call("_styleSizeOfContent", imageArguments) : Code("super.intrinsicContentSize"))
    let readsLook = insets != nil || picture != nil || isButton && !imageArguments.isEmpty
    writer.line()
    if isButton, framework == .uikit {
      writer.documentation("UIKit would add 6 points above and below where there are no insets.")
    }
    writer.block("\(access)override var intrinsicContentSize: CGSize") { writer in
      if readsLook { writer.line("let look = _shown?.look ?? \(styleMember)") }
      let size = insets.map { Code.chain(content, .call("._styleExpanded", [$0.labeled("by")])) } ?? content
      writer.statement(readsLook ? "return " : "", size)
    }
    let head = "\(access)override func sizeThatFits(_ size: CGSize) -> CGSize"
    if isButton {
      // AppKit would ask the cell, which draws nothing.
      writer.line()
      writer.shortBlock(head, "", Code("intrinsicContentSize"))
    } else if plan.component.base.fit == .text, let insets {
      writeSize(ofTextWithin: insets, head, &writer)
    }
  }

  /// Writes the size of a label of AppKit, which is that of the text in its layer. AppKit would ask the cell, which knows no insets.
  private func writeSize(ofTextWithin insets: Code, _ head: String, _ writer: inout SwiftWriter) {
    guard let text = layers.first(where: { $0.layer.isOfBaseClass && $0.layer.kind == .text }),
      let lines = plan.baseProperty(.lineCount)
    else { return }
    writer.line()
    writer.block(head) { writer in
      writer.line("let look = _shown?.look ?? \(styleMember)")
      writer.statement("let insets = ", insets)
      let number = plan.value(ofProperty: lines, of: "look").bare.labeled("lines")
      let size = Code.call(
        "\(variable(ofLayer: text.index))._styleSize",
        [Code("in: size.width - insets.left - insets.right"), number])
      writer.statement("return ", .chain(size, .call("._styleExpanded", [Code("by: insets")])))
    }
  }

  /// Writes the size of a button with a title of several lines, which has the height of the lines in its width.
  private func writeSize(ofTitleIn lines: SwiftValue, _ writer: inout SwiftWriter) {
    writer.line()
    writeContentWidth(&writer)
    writer.block("private func _contentSize(in width: CGFloat = .infinity) -> CGSize") { writer in
      writer.line("let look = _shown?.look ?? \(styleMember)")
      let insets = contentInsets.map { plan.value(ofProperty: $0, of: "look").bare }
      if let insets { writer.statement("let insets = ", insets) }
      let room = Code(insets == nil ? "in: width" : "in: width - insets.left - insets.right")
      let number = lines.bare.labeled("lines")
      var content = Code.call("_styleSizeOfContent", imageArguments + [room, number])
      if framework == .appkit {
        let picture = plan.baseProperty(.image).map { [shownPicture($0).labeled("beside")] } ?? []
        content = .call("_titleLayer._styleSize", picture + imageArguments + [room, number])
      }
      writer.statement(
        "return ", insets == nil ? content : .chain(content, .call("._styleExpanded", [Code("by: insets")])))
    }
    writeSizeMethods(&writer)
  }

  /// Writes the lines of `layoutSubviews()` that lay out the contents of a button.
  func writeButtonContent(_ writer: inout SwiftWriter) {
    if coversContent { writer.line("_styleRaiseContent()") }
    if contentInsets == nil && imageArguments.isEmpty && titleLines == nil { return }
    let box = contentInsets.map { Code.call("bounds._styleInset", [turnedInsets($0).labeled("by")]) }
    let lines = titleLines.map { [$0.bare.labeled("lines")] } ?? []
    let place = (box ?? Code("bounds")).labeled("in")
    writer.statement("", .call("_stylePlaceContent", [place] + imageArguments + lines))
  }
}

// What a style and the app both say of a button. What the app has set since the style did stays until the style says something else.
extension ViewClass {
  /// The fields of a button that the class sets, each with the type of its variable.
  private var buttonFields: [(name: String, type: String)] {
    guard framework == .uikit, !configuresButton, shown.uikit.laysOutContent else { return [] }
    return [("title", "String"), ("image", "UIImage"), ("backgroundImage", "UIImage")].filter { name, _ in
      guard let index = plan.component.properties.firstIndex(where: { $0.name == name }) else { return false }
      return plan.slot(ofProperty: index) != nil || plan.component.properties[index].driven != nil
    }
  }

  func writeButtonFields(_ writer: inout SwiftWriter) {
    if !buttonFields.isEmpty { writer.documentation("What the class and the app gave the button.") }
    for (name, type) in buttonFields { writer.line("private var _\(name) = StyleField<\(type)>()") }
  }

  func writeTitle(_ index: Int, _ isChanged: String, _ writer: inout SwiftWriter) {
    let value = plan.value(.property(index), as: plan.component.properties[index].type, of: "look")
    writer.block("if \(isChanged)") { writeField("title", "Title", value.bare, isNew: "true", &$0) }
  }

  func writeButtonImage(_ index: Int, _ isChanged: String, _ writer: inout SwiftWriter) {
    let name = plan.component.properties[index].name
    let value = plan.value(ofProperty: index, of: "look")
    let method = name.prefix(1).uppercased() + name.dropFirst()
    let picture = self.picture(value)
    if let given = givenPicture(ofProperty: index) {
      let shown = SwiftValue(given.variable, mayBeNil: true).or(SwiftValue(picture.code, mayBeNil: true))
      let isNew = "\(isChanged) || \(given.variable) != nil"
      writer.line("do {")
      writer.nested { writeField(name, method, shown.bare, isNew: isNew, &$0) }
      writer.line("}")
    } else {
      // An image of a colour is of one appearance.
      let isOutdated = "_shown?.modes != modes"
      let outdated = value.mayBeNil ? "\(value.code.text) != nil && \(isOutdated)" : isOutdated
      writer.block(ifAny: [isChanged, outdated]) {
        writeField(name, method, picture.bare, isNew: isChanged, &$0)
      }
    }
  }

  private func writeField(
    _ name: String, _ method: String, _ value: Code, isNew: String, _ writer: inout SwiftWriter
  ) {
    writer.line("var shown\(method) = \(name)(for: .normal)")
    let arguments = [value, Code("isNew: \(isNew)"), Code("in: &shown\(method)")]
    writer.statement("_\(name).", .call("show", arguments))
    writer.line("set\(method)(shown\(method), for: .normal)")
  }
}
