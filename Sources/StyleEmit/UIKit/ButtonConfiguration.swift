import StyleModel

// A button whose configuration is made from its style.
extension ViewClass {
  var configuresButton: Bool { framework == .uikit && options.configures(base) }

  /// Whether the configuration shows a property of the base class, so that nothing else does.
  func isConfigured(_ role: PropertyRole?) -> Bool {
    guard configuresButton, let role else { return false }
    if role == .layer(.backgroundColor) { return configuresBackground }
    return [
      .text, .titleColor, .font, .image, .backgroundImage, .insets, .imagePlacement, .imagePadding, .activity,
      .subtitle, .subtitleColor, .subtitleFont, .titlePadding, .titleAlignment,
    ].contains(role)
  }

  /// Whether the configuration shows the background: it has one radius for all corners, and no animation of Core Animation's reaches it, so
  /// a component with more shows the colour in its own layer.
  private var configuresBackground: Bool {
    let isShaped = [LayerProperty.maskedCorners, .cornerCurve].contains {
      plan.read(.layer($0), ofLayer: 0) != nil
    }
    let isMoved = plan.component.animations.contains { $0.layer == 0 && $0.property == .backgroundColor }
    return !isShaped && !isMoved
  }

  /// Writes the variables with the last values of the class and of the app for each field of the configuration.
  func writeConfiguredVariables(_ writer: inout SwiftWriter) {
    writer.documentation("The look that the configuration was last made from.")
    writer.line("private var _configured: \(plan.styleName)?")
    for field in configured { writer.line("private var \(field.variable) = StyleField<\(field.type)>()") }
    for text in configuredTexts { writer.line("private var \(text.variable): StyleTitle?") }
  }

  func writeButtonConfiguration(_ writer: inout SwiftWriter) {
    guard configuresButton else { return }
    writer.line()
    writer.documentation(
      "Makes the configuration from the current look. Values that the style doesn't set stay as they were, and so do those that the app "
        + "has set since. `configurationUpdateHandler` has the last word.")
    writer.block("\(options.access.open)override func updateConfiguration()") { writer in
      writer.block("if let look = _shown?.look") { writer in
        writer.line("var configuration = self.configuration ?? .plain()")
        let fields = configured
        if fields.contains(where: { $0.isNew != "false" }) { writer.line("let before = _configured ?? look") }
        for field in fields {
          let last = field.last.map { [Code("else: \($0)")] } ?? []
          let font = plan.mayChangeCase ? field.font.flatMap { value($0, of: "look") } : nil
          let arguments =
            [field.value] + last + (font.map { [$0.bare.labeled("in")] } ?? []) + [
              Code("isNew: \(field.isNew)"), Code("in: &configuration.\(field.member)"),
            ]
          writer.statement("\(field.variable).", .call("show", arguments))
        }
        for text in configuredTexts { write(text, &writer) }
        writer.line("_configured = look")
        writer.line("self.configuration = configuration")
      }
      writer.line("super.updateConfiguration()")
    }
  }

  /// Whether the class sets the configuration's subtitle. Unless a style file sets one, the subtitle and its look are the app's.
  var configuresSubtitle: Bool { configuresButton && plan.isEver(.subtitle, otherThan: .null) }

  /// A text of the configuration that is written in a font and a colour.
  private struct ConfiguredText {
    /// The text's name in the configuration, such as `title`.
    var name: String
    var font: SwiftValue
    var color: SwiftValue
    var variable: String { "_configured\(name.firstCapital)Style" }
  }

  private var configuredTexts: [ConfiguredText] {
    guard let font = value(.font, of: "look"), let color = value(.titleColor, of: "look") else { return [] }
    let title = ConfiguredText(name: "title", font: font, color: color)
    guard configuresSubtitle, let font = value(.subtitleFont, of: "look"),
      let color = value(.subtitleColor, of: "look")
    else { return [title] }
    // Without a colour, it has that of the configuration, which is the title's.
    return [title, ConfiguredText(name: "subtitle", font: font, color: color)]
  }

  /// A transformer can't be compared, so one that the app has set since stays until the style writes the text in another way.
  private func write(_ text: ConfiguredText, _ writer: inout SwiftWriter) {
    let style = "\(text.name)Style"
    writer.statement(
      "let \(style) = ", .call("StyleTitle", [text.font.bare, text.color.bare, Code("for: traitCollection")]))
    writer.block("if \(style) != \(text.variable)") {
      $0.line("\(text.variable) = \(style)")
      $0.line("configuration.\(text.name)TextAttributesTransformer = \(style).transformer")
    }
  }

  private func value(_ role: PropertyRole, of look: String) -> SwiftValue? {
    plan.baseProperty(role).map {
      plan.value(.property($0), as: plan.component.properties[$0].type, of: look)
    }
  }

  /// A field of the configuration, with the style's value.
  private struct Configured {
    var member: String
    var variable: String
    /// The type of the field, without `Optional`.
    var type: String
    var value: Code
    /// The condition under which the style has another value than before.
    var isNew = "false"
    /// The font whose case a text is shown in; nil for other fields.
    var font: PropertyRole? { member == "title" ? .font : member == "subtitle" ? .subtitleFont : nil }
    /// The value of the field where neither the style nor the app has one.
    var last: String?
  }

  private var configured: [Configured] {
    func isNew(_ value: (String) -> SwiftValue?) -> String {
      guard let now = value("look"), let before = value("before") else { return "false" }
      let (left, right) = (now.operand(of: .comparison).text, before.operand(of: .comparison).text)
      return left == right ? "false" : "\(left) != \(right)"
    }
    var fields: [Configured] = []
    func add(
      _ member: String, _ name: String, _ type: String, _ value: SwiftValue, last: String? = nil,
      _ said: (String) -> SwiftValue?
    ) {
      fields.append(
        Configured(
          member: member, variable: "_configured\(name)", type: type, value: value.bare, isNew: isNew(said),
          last: last))
    }
    func addPicture(_ member: String, _ name: String, _ role: PropertyRole) {
      guard let index = plan.baseProperty(role), let value = value(role, of: "look") else { return }
      var shown = SwiftValue(picture(value).code, mayBeNil: true)
      let given = givenPicture(ofProperty: index)
      if let given { shown = SwiftValue(given.variable, mayBeNil: true).or(shown) }
      add(member, name, "UIImage", shown) { self.value(role, of: $0) }
      // A picture that the class was given is shown whatever the look says.
      if let given { fields[fields.count - 1].isNew += " || \(given.variable) != nil" }
    }
    if let title = value(.text, of: "look") {
      add("title", "Title", "String", title) { value(.text, of: $0) }
    }
    if let color = value(.titleColor, of: "look") {
      add("baseForegroundColor", "Color", "UIColor", color.member("uiColor")) { value(.titleColor, of: $0) }
    }
    addPicture("image", "Image", .image)
    if let insets = value(.insets, of: "look") {
      let shown = SwiftValue(.call("NSDirectionalEdgeInsets", [insets.bare]))
      add("contentInsets", "Insets", "NSDirectionalEdgeInsets", shown) { value(.insets, of: $0) }
    }
    // Unless a style file says them, they are the app's.
    if !plan.isAlways(.imagePlacement, .choice("leading")), let edge = value(.imagePlacement, of: "look") {
      let shown = SwiftValue(.call("NSDirectionalRectEdge", [edge.word.bare.labeled("styleName")]))
      add("imagePlacement", "ImagePlacement", "NSDirectionalRectEdge", shown) {
        value(.imagePlacement, of: $0)
      }
    }
    if !plan.isAlways(.imagePadding, .number(0)), let padding = value(.imagePadding, of: "look") {
      add("imagePadding", "ImagePadding", "CGFloat", padding) { value(.imagePadding, of: $0) }
    }
    if configuresSubtitle, let text = value(.subtitle, of: "look") {
      add("subtitle", "Subtitle", "String", text) { value(.subtitle, of: $0) }
    }
    if plan.isEver(.titlePadding, otherThan: .number(0)), let padding = value(.titlePadding, of: "look") {
      add("titlePadding", "TitlePadding", "CGFloat", padding) { value(.titlePadding, of: $0) }
    }
    if plan.isEver(.titleAlignment, otherThan: .choice("automatic")),
      let alignment = value(.titleAlignment, of: "look")
    {
      let type = "UIButton.Configuration.TitleAlignment"
      let shown = SwiftValue(.call(type, [alignment.word.bare.labeled("styleName")]))
      add("titleAlignment", "TitleAlignment", type, shown) { value(.titleAlignment, of: $0) }
    }
    if plan.isEver(.activity, otherThan: .bool(false)), let isActive = value(.activity, of: "look") {
      add("showsActivityIndicator", "Activity", "Bool", isActive) { value(.activity, of: $0) }
    }
    let radius = plan.shown(.cornerRadius, ofLayer: 0) ?? SwiftValue(AdaptiveValue(.number(0)))
    // UIKit draws a radius of more than half of a side as it is, but has a style for half of it.
    func corners(_ radius: SwiftValue) -> SwiftValue {
      if let constant = radius.constant?.double { return SwiftValue(constant < 999 ? ".fixed" : ".capsule") }
      return SwiftValue("\(radius.operand(of: .comparison).text) < 999 ? .fixed : .capsule", .ternary)
    }
    add("cornerStyle", "CornerStyle", "UIButton.Configuration.CornerStyle", corners(radius)) {
      plan.read(.layer(.cornerRadius), ofLayer: 0, of: $0)
    }
    add("background.cornerRadius", "Radius", "CGFloat", radius) {
      plan.read(.layer(.cornerRadius), ofLayer: 0, of: $0)
    }
    let color = configuresBackground ? value(.layer(.backgroundColor), of: "look") : nil
    add(
      "background.backgroundColor", "Background", "UIColor", color?.member("uiColor") ?? SwiftValue(".clear"),
      last: color == nil ? nil : ".clear"
    ) { self.configuresBackground ? value(.layer(.backgroundColor), of: $0) : nil }
    addPicture("background.image", "BackgroundImage", .backgroundImage)
    return fields
  }
}

extension EmitOptions {
  /// Whether a class of UIKit makes its configuration from its style.
  func configures(_ base: BaseClass) -> Bool {
    buttonConfiguration == .style && base.shown.uikit.laysOutContent
  }
}

extension ComponentPlan {
  /// Whether something may give a button a subtitle, perhaps a style of another module.
  var showsSubtitle: Bool { mayDiffer(.subtitle, from: .null) }

  /// Whether something may give the button an activity indicator.
  var showsActivity: Bool { mayDiffer(.activity, from: .bool(false)) }

  private func mayDiffer(_ role: PropertyRole, from value: Value) -> Bool {
    isEver(role, otherThan: value) || isShared && baseProperty(role) != nil
  }
}
