import StyleModel
@_spi(Generated) import StyleRuntime

extension SwiftUIStyle {
  /// A view of its own for a component that is no button: what it shows is given by arguments, such as
  /// `ListRowView(heading: "Ada", isSelected: true)`.
  func writeOwnView(_ writer: inout SwiftWriter) {
    let parameters = contents
    let states = ownViewStates
    let inputs = plan.inputArguments
    writer.line()
    writer.documentation(
      "A view that shows `\(plan.styleName)`. An argument that is nil keeps the style's value.")
    writer.deprecation(plan.component.deprecated)
    writer.block("public struct \(plan.viewName): View") { writer in
      writer.line("public var style: \(plan.styleName)")
      if !states.isEmpty { writer.line("private let shownState: StyleState") }
      if let input = ownInput { writer.line("private let \(input.name): \(input.type)?") }
      if !inputs.isEmpty { writer.line("private let inputs: \(plan.styleName).Inputs") }
      if fillsItsLayer { writer.line("private var fillsItsFrame = false") }
      if showsItsContent, content?.role == .image || plan.baseProperty(.placeholderColor) != nil {
        writer.line("@Environment(\\.colorScheme) private var colorScheme")
        writer.line("@Environment(\\.colorSchemeContrast) private var colorSchemeContrast")
      }
      writer.line()
      let own = ownInput.map { [($0.name, $0.type)] } ?? []
      writeViewInitializer(parameters, states, inputs: own + inputs, &writer) {
        writer in
        if let input = ownInput { writer.line("self.\(input.name) = \(input.name)") }
        if inputs.isEmpty { return }
        let values = inputs.map { Code("\($0.name): \($0.name)") }
        writer.statement("self.inputs = ", .call(plan.styleName + ".Inputs", values))
      }
      writer.line()
      if !inputs.isEmpty, plan.isHeld {
        writer.block("\(plan.sharedAccess)init(style: \(plan.styleName), inputs: \(plan.styleName).Inputs)") {
          writer in
          writer.line("self.style = style")
          writer.line("self.inputs = inputs")
          if !states.isEmpty { writer.line("self.shownState = []") }
        }
        writer.line()
      }
      writer.block("public var body: some View") { writer in
        if showsItsContent {
          writer.line(headOfContent(hasInputs: !inputs.isEmpty))
          writer.nested { writeOwnContent(&$0) }
          writer.line("}")
          if !states.isEmpty { writer.line(".styleState(shownState)") }
          if let children = plan.elementOfOwnView {
            writer.line(".accessibilityElement(children: .\(children.rawValue))")
          }
        } else {
          writer.line("Color.clear")
          writer.nested { writer in
            // Nothing is as high as it must be but the stack.
            if fits { writer.line(".frame(idealWidth: 0, idealHeight: 0)") }
            if inputs.isEmpty {
              writer.line(".modifier(style)")
            } else {
              writer.line(".allowsHitTesting(false)")
              let all = [Code("style: style"), Code("inputs: inputs")]
              writer.statement("", .call(".modifier", [.call(plan.styleName + ".WithInputs", all)]))
            }
            // A spacer in it takes what room there is.
            if fits, !plan.contentMayStretch(along: .vertical) {
              writer.line(
                ".fixedSize(horizontal: false, vertical: \(fillsItsLayer ? "!fillsItsFrame" : "true"))")
            }
            if !states.isEmpty { writer.line(".styleState(shownState)") }
            if let children = plan.elementOfOwnView {
              writer.line(".accessibilityElement(children: .\(children.rawValue))")
            }
          }
        }
      }
      if fillsItsLayer {
        writer.line()
        writer.documentation("The view as large as its frame, as a layer that holds it is.")
        writer.block("\(plan.sharedAccess)func fillingLayer() -> Self") { writer in
          writer.line("var view = self")
          writer.line("view.fillsItsFrame = true")
          writer.line("return view")
        }
      }
    }
  }

  /// The initializer of a view: its style, what it shows, and the states that it is told of.
  func writeViewInitializer(
    _ parameters: [(name: String, type: String, storage: String)],
    _ states: [(parameter: String, member: String)], inputs: [(name: String, type: String)] = [],
    last: String? = nil, _ writer: inout SwiftWriter,
    _ body: (inout SwiftWriter) -> Void
  ) {
    let all =
      [("style", plan.styleName, plan.styleName + "()")]
      + parameters.map { ($0.name, $0.type + "?", "nil") } + inputs.map { ($0.name, $0.type + "?", "nil") }
      + states.map { ($0.parameter, "Bool", "false") }
    let lines = all.map { "\($0): \($1) = \($2)" } + (last.map { [$0] } ?? [])
    writer.line("public init(")
    writer.nested { writer in
      for (index, line) in lines.enumerated() {
        writer.line(line + (index < lines.count - 1 ? "," : ""))
      }
    }
    writer.block(")") { writer in
      if !parameters.isEmpty { writer.line("var style = style") }
      for parameter in parameters {
        writer.branch("let \(parameter.name)", then: "style.\(parameter.storage) = \(parameter.name)")
      }
      writer.line("self.style = style")
      body(&writer)
      if states.isEmpty { return }
      writer.statement(
        "self.shownState = ", .array(states.map { Code("\($0.parameter) ? .\($0.member) : []") }))
    }
  }

  /// What a layer of another component shows that holds a button.
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
      if plan.hasFaceOfItsOwnSize { writer.line("var fillsItsFrame = true") }
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
          if plan.hasFaceOfItsOwnSize { writer.line("fillsItsFrame: Bool = true,") }
          writer.line("\(action): \(actionType)? = nil")
        }
        writer.block(")") { writer in
          let size = plan.hasFaceOfItsOwnSize ? ["fillsItsFrame"] : []
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
          if plan.hasFaceOfItsOwnSize { ownText.append(Code("fillsItsFrame: fillsItsFrame")) }
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

  /// Whether there is anything that such a view takes beside its style, or a layer holds the component.
  var hasOwnView: Bool {
    !isButton && !plan.component.isExtension
      && (plan.isHeld || plan.ownSwiftUIEntry != nil || fits || !contents.isEmpty || !ownViewStates.isEmpty
        || !plan.inputs.isEmpty)
  }

  /// Whether the view is as high as the component's stack.
  var fits: Bool {
    plan.component.fittingStack != nil && plan.component.base.shown.swiftUI.content == nil
  }

  /// What an app tells it to show: the class's own text or picture, and all properties of the component's that say what is shown and not how,
  /// or that move when they are changed.
  var contents: [(name: String, type: String, storage: String)] {
    plan.slots.compactMap { slot in
      guard case .property(let index) = slot.target, slot.deprecated == nil, !slot.isInternal else {
        return nil
      }
      let property = plan.component.properties[index]
      if property.isOwnState { return nil }
      switch slot.valueType {
      case .string, .localizedString, .image, .bool, .integer, .number, .choice, .strings: break
      case .point, .size, .rect, .range, .color, .gradientStops, .shadow,
        .shadows, .outline,
        .font, .edgeInsets, .animation, .corners, .transform, .path, .numbers:
        guard plan.component.propertyTransitions.contains(where: { $0.property == index }) else { return nil }
      }
      if case .base = property.owner {
        guard plan.component.base.shown.swiftUI.drawsItsContent, property.role == content?.role else {
          return nil
        }
      }
      let owner = slot.enumeration == nil ? "" : plan.styleName + "."
      return (slot.name, owner + slot.type, slot.storage)
    }
  }

  /// The states that nothing but a program brings about, each with an argument.
  var ownViewStates: [(parameter: String, member: String)] {
    var names = Names(reserved: Set(["style", "isOn", "action"] + contents.map(\.name)))
    // A cell is chosen by a program, and so it can say so. Of other views, SwiftUI's own are in these states.
    let base = plan.component.base
    let told = plan.statesToldByProgram.intersection(base.isCell ? base.states : plan.states)
      .states.map(\.name)
    return (told + plan.ownStates.map(\.name)).map { name in
      (names.claim(stateMember(name), suffix: "State"), swiftIdentifier(name))
    }
  }

  /// Whether what it shows by itself is only as large as it is, so that a layer stretches it.
  private var fillsItsLayer: Bool { plan.isHeld && (plan.component.base.fit == .text || fits) }

  /// What the view shows by itself; nil where it shows what lies in it alone.
  private var content: ShownClass.Content? { plan.component.base.shown.swiftUI.content }

  /// A title or an image of the look; nil where neither the component nor anything that holds it ever has one.
  private func shown(_ role: PropertyRole) -> SwiftValue? {
    guard let property = plan.baseProperty(role) else { return nil }
    let isNever = plan.isAlways(role, .null) && !sheet.isSet(.property(property), inLayersOf: plan.index)
    if isNever { return nil }
    return plan.value(.property(property), as: plan.component.properties[property].type, of: "look")
  }

  private func writeOwnContent(_ writer: inout SwiftWriter) { content?.write(self, &writer) }

  private func text(_ property: Int) -> Code {
    let text = plan.value(.property(property), as: .string, of: "look")
    let shown = text.mayBeNil ? text.or(SwiftValue("\"\"")) : text
    return .call("Text", [shown.bare.labeled("verbatim")])
  }

  /// The text of a label.
  func writeLabel(_ writer: inout SwiftWriter) {
    guard let property = plan.baseProperty(.text) else { return }
    writer.statement("", text(property))
    guard fillsItsLayer, let alignment = plan.baseProperty(.textAlignment) else { return }
    let name = plan.value(ofProperty: alignment, of: "look").word.bare
    writer.nested { writer in
      writer.statement(
        "",
        .call(
          "._styleFillingFrame",
          [Code("fillsItsFrame"), Code.call("StyleTextAlignment", [name]).labeled("aligned")]))
    }
  }

  /// The picture of an image view.
  func writeImage(_ writer: inout SwiftWriter) {
    guard let property = plan.baseProperty(.image) else { return }
    var arguments = [plan.value(ofProperty: property, of: "look").bare.labeled("image")]
    if let mode = plan.baseProperty(.contentMode) {
      let name = plan.value(ofProperty: mode, of: "look").word.bare
      arguments.append(Code.call("StyleContentMode", [name]).labeled("contentMode"))
    }
    arguments.append(Code("modes: StyleModes(colorScheme, colorSchemeContrast)"))
    writer.statement("", .call("StyleImageView", arguments))
  }
}

extension ComponentPlan {
  /// Of the view that a layer of another component shows of a button: `PushStyleFace`.
  var faceName: String { styleName + "Face" }

  /// Whether that view is as large as the texts in it where nothing stretches it.
  var hasFaceOfItsOwnSize: Bool { labelLayer != nil && component.fittingStack != nil }
}

extension ResolvedSheet {
  /// Whether anything that holds a component in a layer, or a style of it, sets one of the component's properties there.
  fileprivate func isSet(_ key: LayerKey, inLayersOf held: Int) -> Bool {
    components.indices.contains { index in
      let holder = components[index]
      return holder.layers.indices.contains { layer in
        let target = Target.layer(layer, key)
        return holder.layers[layer].kind.component == held
          && (holder.layers[layer].settings.contains { $0.key == key }
            || holder.settings.contains { $0.target == target }
            || holder.variants.contains { $0.settings.contains { $0.target == target } }
            || styles.contains { $0.component == index && $0.settings.contains { $0.target == target } })
      }
    }
  }
}
