import StyleModel

extension SwiftUIStyle {
  /// Writes the view of a button in a layer of another component.
  func writeFace(_ writer: inout SwiftWriter) {
    writer.line()
    writer.documentation(
      "`\(plan.styleName)` in a layer of another component. Without \(isToggle ? "a binding" : "an action"), it is only shown."
    )
    writer.deprecation(plan.component.deprecated)
    let hasState = plan.differsWithHolder
    let action = isToggle ? "isOn" : "action"
    let actionType = isToggle ? "Binding<Bool>" : "(@MainActor @Sendable () -> Void)"
    writer.block("\(plan.sharedAccess)struct \(plan.faceName): View") { writer in
      writer.line("let style: \(plan.styleName)")
      if hasState {
        writer.line("let state: StyleState")
        writer.line("let modes: StyleModes")
      }
      writer.line("var isPressed = false")
      if plan.hasFaceOfItsOwnSize { writer.lines("var fillsWidth = true\nvar fillsHeight = true") }
      writer.line("var \(action): \(actionType)?")
      writer.line()
      if plan.isShared {
        writer.line("public init(")
        writer.nested { writer in
          writer.line("style: \(plan.styleName),")
          if hasState {
            writer.line("state: StyleState,")
            writer.line("modes: StyleModes,")
          }
          writer.line("isPressed: Bool = false,")
          if plan.hasFaceOfItsOwnSize {
            writer.lines("fillsWidth: Bool = true,\nfillsHeight: Bool = true,")
          }
          writer.line("\(action): \(actionType)? = nil")
        }
        writer.block(")") { writer in
          let size = plan.hasFaceOfItsOwnSize ? ["fillsWidth", "fillsHeight"] : []
          for name in ["style"] + (hasState ? ["state", "modes"] : []) + ["isPressed"] + size + [action] {
            writer.line("self.\(name) = \(name)")
          }
        }
        writer.line()
      }
      writer.block("\(plan.isShared ? "public " : "")var body: some View") { writer in
        if isToggle {
          writer.line("if let isOn {")
          writer.nested { writer in
            writer.lines(
              """
              Button {
                isOn.wrappedValue.toggle()
              } label: {
                Color.clear
              }
              """)
            writer.line(".buttonStyle(\(plan.faceName)Button(face: self, isSelected: isOn.wrappedValue))")
            if plan.component.isToggle {
              writeSpokenToggle(
                "Toggle(isOn: isOn) { look(isPressed: false, isSelected: isOn.wrappedValue) }", &writer)
            } else {
              writer.line(".accessibilityAddTraits(isOn.wrappedValue ? .isSelected : [])")
            }
          }
          writer.line("} else {")
          writer.nested { $0.line("look(isPressed: isPressed, isSelected: false).allowsHitTesting(false)") }
          writer.line("}")
        } else {
          writer.lines(
            """
            if let action {
              Button(action: action) { Color.clear }.buttonStyle(\(plan.faceName)Button(face: self))
            } else {
              look(isPressed: isPressed).allowsHitTesting(false)
            }
            """)
        }
      }
      writer.line()
      let states = isToggle ? "isPressed: Bool, isSelected: Bool" : "isPressed: Bool"
      writer.block("fileprivate func look(\(states)) -> some View") { writer in
        let selection = isToggle ? [Code("isSelected: isSelected")] : []
        var ownText: [Code] = []
        if plan.labelLayer != nil {
          ownText.append(Code("showsOwnText: true"))
          if plan.hasFaceOfItsOwnSize {
            ownText += [Code("fillsWidth: fillsWidth"), Code("fillsHeight: fillsHeight")]
          }
        }
        let label = Code(ownText.isEmpty ? "label: label(of:)" : "label: Color.clear")
        let holder = hasState ? [Code("stateOfHolder: state"), Code("modesOfHolder: modes")] : []
        writer.statement(
          "",
          .call(
            viewName,
            [Code("style: style")] + holder + [label] + ownText + [Code("isPressed: isPressed")] + selection))
      }
      if plan.labelLayer != nil { return }
      writer.line()
      writer.block("private func label(of look: \(plan.styleName)) -> some View") { writeFaceLabel(&$0) }
    }
    writer.line()
    writer.deprecation(plan.component.deprecated)
    writer.block("private struct \(plan.faceName)Button: ButtonStyle") { writer in
      writer.line("let face: \(plan.faceName)")
      if isToggle { writer.line("let isSelected: Bool") }
      writer.line()
      writer.block("func makeBody(configuration: Configuration) -> some View") {
        let selection = isToggle ? ", isSelected: isSelected" : ""
        $0.line("face.look(isPressed: configuration.isPressed\(selection))")
      }
    }
  }

  /// The title and the image of a look.
  private func writeFaceLabel(_ writer: inout SwiftWriter) {
    let (icon, title) = (shown(.image), shown(.text))
    let subtitle = plan.showsSubtitle ? subtitleOfLook : nil
    guard icon != nil || title != nil || subtitle != nil || plan.showsActivity else {
      return writer.line("Color.clear")
    }
    if plan.placesImages && icon != nil && title != nil || subtitle != nil || plan.showsActivity {
      let text = title.map { $0.mayBeNil ? $0.or(SwiftValue("\"\"")) : $0 } ?? SwiftValue("\"\"")
      var arguments = [text.bare.labeled("title"), (icon?.bare ?? Code("nil")).labeled("image")]
      if let subtitle { arguments.append(subtitle.labeled("subtitle")) }
      if plan.showsActivity, let index = plan.baseProperty(.activity) {
        arguments.append(plan.value(ofProperty: index, of: "look").bare.labeled("isActive"))
      }
      writer.statement("", .call("StyleButtonLabel", arguments))
      return writer.nested { $0.line("._styleFillingFrame()") }
    }
    writer.block("HStack(spacing: 0)") { writer in
      if let icon { writer.statement("", .call("StyleIcon", [icon.bare.labeled("image")])) }
      if let title {
        let text = title.mayBeNil ? title.or(SwiftValue("\"\"")) : title
        writer.statement("", .call("Text", [text.bare.labeled("verbatim")]))
        writer.nested { $0.line(".lineLimit(1)") }
      }
    }
    writer.line("._styleFillingFrame()")
  }

  private var subtitleOfLook: Code? {
    func value(_ role: PropertyRole) -> SwiftValue? {
      plan.baseProperty(role).map { plan.value(ofProperty: $0, of: "look") }
    }
    guard let text = value(.subtitle), let font = value(.subtitleFont), let color = value(.subtitleColor),
      let padding = value(.titlePadding), let alignment = value(.titleAlignment),
      let placement = value(.imagePlacement)
    else { return nil }
    return .call(
      "StyleSubtitle",
      [
        text.bare, font.bare.labeled("font"), color.bare.labeled("color"), padding.bare.labeled("padding"),
        alignment.word.bare.labeled("alignment"), placement.word.bare.labeled("placement"),
      ])
  }
}
