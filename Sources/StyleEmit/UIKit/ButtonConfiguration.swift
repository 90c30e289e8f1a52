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
    return [
      .text, .titleColor, .font, .image, .backgroundImage, .insets, .imagePlacement, .imagePadding,
    ].contains(role)
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

  /// What the class and the app last said of each field of the configuration.
  func writeConfiguredVariables(_ writer: inout SwiftWriter) {
    writer.documentation("The look that the configuration was last made from.")
    writer.line("private var _configured: \(plan.styleName)?")
    for field in configured { writer.line("private var \(field.variable) = StyleField<\(field.type)>()") }
    if configuredTitle != nil { writer.line("private var _configuredTitleStyle: StyleTitle?") }
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
          let font = field.isTitle && plan.mayChangeCase ? value(.font, of: "look") : nil
          let arguments =
            [field.value] + last + (font.map { [$0.bare.labeled("in")] } ?? []) + [
              Code("isNew: \(field.isNew)"), Code("in: &configuration.\(field.member)"),
            ]
          writer.statement("\(field.variable).", .call("show", arguments))
        }
        writeConfiguredTitle(&writer)
        writer.line("_configured = look")
        writer.line("self.configuration = configuration")
      }
      writer.line("super.updateConfiguration()")
    }
  }

  /// The font and the colour of the title.
  private var configuredTitle: (font: SwiftValue, color: SwiftValue)? {
    guard let font = value(.font, of: "look"), let color = value(.titleColor, of: "look") else { return nil }
    return (font, color)
  }

  /// A transformer can't be compared, so one that the app has set since stays until the style writes the title in another way.
  private func writeConfiguredTitle(_ writer: inout SwiftWriter) {
    guard let (font, color) = configuredTitle else { return }
    writer.statement(
      "let titleStyle = ", .call("StyleTitle", [font.bare, color.bare, Code("for: traitCollection")]))
    writer.block("if titleStyle != _configuredTitleStyle") {
      $0.line("_configuredTitleStyle = titleStyle")
      $0.line("configuration.titleTextAttributesTransformer = titleStyle.transformer")
    }
  }

  private func value(_ role: PropertyRole, of look: String) -> SwiftValue? {
    plan.baseProperty(role).map {
      plan.value(.property($0), as: plan.component.properties[$0].type, of: look)
    }
  }

  /// A field of the configuration, and what the style says of it.
  private struct Configured {
    var member: String
    var variable: String
    /// Of the field, without `Optional`.
    var type: String
    var value: Code
    /// Whether the style says something else than it did.
    var isNew = "false"
    /// Whether it is the text, which is shown in the font's case.
    var isTitle: Bool { member == "title" }
    /// What the field is where neither the style nor the app says anything.
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
