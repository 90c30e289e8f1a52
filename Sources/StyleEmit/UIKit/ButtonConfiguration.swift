import StyleModel

// A button whose configuration is made from its style.
extension ViewClass {
  var configuresButton: Bool {
    framework == .uikit && shown.uikit.laysOutContent && options.buttonConfiguration == .style
  }

  /// Whether the configuration shows a property of the base class, so that nothing else does.
  func isConfigured(_ role: PropertyRole?) -> Bool {
    guard configuresButton, let role else { return false }
    if role == .layer(.backgroundColor) { return configuresBackground }
    return [.text, .titleColor, .font, .image, .backgroundImage, .insets].contains(role)
  }

  /// A configuration's background has one radius for all corners, and no animation of Core Animation's reaches it: where the
  /// component has more, its own layer shows the colour.
  private var configuresBackground: Bool {
    let isShaped = [LayerProperty.maskedCorners, .cornerCurve].contains {
      plan.read(.layer($0), ofLayer: 0) != nil
    }
    let isMoved = plan.component.animations.contains { $0.layer == 0 && $0.property == .backgroundColor }
    return !isShaped && !isMoved
  }

  func writeButtonConfiguration(_ writer: inout SwiftWriter) {
    guard configuresButton else { return }
    writer.line()
    writer.documentation(
      "Makes the configuration from the current look. Values that the style doesn't set stay as they were, and "
        + "`configurationUpdateHandler` has the last word.")
    writer.block("\(options.access.open)override func updateConfiguration()") { writer in
      writer.block("if let look = _shown?.look") { writer in
        writer.line("var configuration = self.configuration ?? .plain()")
        for (member, value) in configured { writer.statement("configuration.\(member) = ", value) }
        writer.line("self.configuration = configuration")
      }
      writer.line("super.updateConfiguration()")
    }
  }

  /// What is set of the configuration.
  private var configured: [(member: String, value: Code)] {
    func value(_ role: PropertyRole) -> SwiftValue? {
      plan.baseProperty(role).map {
        plan.value(.property($0), as: plan.component.properties[$0].type, of: "look")
      }
    }
    /// What the style says, or else what the button was made with.
    func orGiven(_ value: SwiftValue, _ member: String, else last: String? = nil) -> Code {
      guard value.mayBeNil else { return value.bare }
      let given = value.or(SwiftValue("_givenConfiguration?.\(member)", mayBeNil: true))
      return (last.map { given.or(SwiftValue($0)) } ?? given).bare
    }
    func picture(_ role: PropertyRole) -> SwiftValue? {
      guard let index = plan.baseProperty(role), let value = value(role) else { return nil }
      let shown = self.picture(value)
      let picture = SwiftValue(shown.code, mayBeNil: true)
      return givenPicture(ofProperty: index).map { SwiftValue($0.variable, mayBeNil: true).or(picture) }
        ?? picture
    }
    var members: [(String, Code)] = []
    if let title = value(.text) { members.append(("title", orGiven(title, "title"))) }
    if let font = value(.font), let color = value(.titleColor) {
      members.append(
        (
          "titleTextAttributesTransformer",
          .call(
            "UIConfigurationTextAttributesTransformer",
            [font.bare.labeled("font"), color.member("uiColor").bare.labeled("color")])
        ))
      members.append(("baseForegroundColor", orGiven(color.member("uiColor"), "baseForegroundColor")))
    }
    if let image = picture(.image) { members.append(("image", orGiven(image, "image"))) }
    if let insets = value(.insets) {
      members.append(("contentInsets", .call("NSDirectionalEdgeInsets", [insets.bare])))
    }
    let radius = plan.shown(.cornerRadius, ofLayer: 0)?.bare ?? Code("0")
    members.append(("cornerStyle", Code(".fixed")))
    members.append(("background.cornerRadius", radius))
    if configuresBackground, let color = value(.layer(.backgroundColor)) {
      members.append(
        (
          "background.backgroundColor",
          orGiven(color.member("uiColor"), "background.backgroundColor", else: ".clear")
        ))
    } else {
      members.append(("background.backgroundColor", Code(".clear")))
    }
    if let image = picture(.backgroundImage) {
      members.append(("background.image", orGiven(image, "background.image")))
    }
    return members
  }
}
