import StyleModel
@_spi(Generated) import StyleRuntime

extension SwiftUIStyle {
  /// Writes a view of its own for a component that is no button, with its contents as arguments: `ListRowView(heading: "Ada", isSelected:
  /// true)`.
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
      if fillsItsLayer {
        // Where nothing says otherwise, a field, and what has a stack, are as wide as they may be.
        let isWide = fits || plan.component.base.isEditable
        writer.lines("private var fillsWidth = \(isWide)\nprivate var fillsHeight = false")
      }
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
        } else if plan.fitsByLook {
          let touches = inputs.isEmpty ? "" : ".allowsHitTesting(false)"
          let height = fillsItsLayer ? "!fillsHeight" : "true"
          let isBroken = writer.statement(
            "",
            .call(
              viewName,
              [Code("style: style")] + (inputs.isEmpty ? [] : [Code("inputs: inputs")])
                + [
                  Code("content: Color.clear\(frameOfNothing)\(touches)"),
                  Code("fitsHeight: \(height)"),
                ]))
          writer.chain(afterBroken: isBroken) { writer in
            if !states.isEmpty { writer.line(".styleState(shownState)") }
            if let children = plan.elementOfOwnView {
              writer.line(".accessibilityElement(children: .\(children.rawValue))")
            }
          }
        } else {
          writer.line("Color.clear")
          writer.nested { writer in
            // Nothing is as high as it must be but the stack.
            if fits { writer.line(frameOfNothing) }
            if inputs.isEmpty {
              writer.line(".modifier(style)")
            } else {
              writer.line(".allowsHitTesting(false)")
              let all = [Code("style: style"), Code("inputs: inputs")]
              writer.statement("", .call(".modifier", [.call(plan.styleName + ".WithInputs", all)]))
            }
            // A spacer in it fills the available space.
            if fits, plan.contentStretchesVertically == .never {
              writer.line(
                ".fixedSize(horizontal: false, vertical: \(fillsItsLayer ? "!fillsHeight" : "true"))")
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
        writer.documentation("The view as wide and as high as its frame, as a layer that holds it may be.")
        let parameters = "width: Bool = true, height: Bool = true"
        writer.block("\(plan.sharedAccess)func fillingLayer(\(parameters)) -> Self") { writer in
          writer.line("var view = self")
          writer.line("view.fillsWidth = width")
          writer.line("view.fillsHeight = height")
          writer.line("return view")
        }
      }
    }
  }

  /// Writes the initializer of a view, with arguments for its style, its contents and its states.
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
    let line = "public init(\(lines[0])) {"
    if lines.count == 1, writer.fits(line) {
      writer.line(line)
    } else {
      writer.line("public init(")
      writer.nested { writer in
        for (index, line) in lines.enumerated() {
          writer.line(line + (index < lines.count - 1 ? "," : ""))
        }
      }
      writer.line(") {")
    }
    writer.nested { writer in
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
    writer.line("}")
  }

  /// Whether the component has a view of its own: it takes arguments beside its style, or may lie in a layer.
  var hasOwnView: Bool {
    !isButton && !plan.component.isExtension
      && (plan.isHeld || plan.ownSwiftUIEntry != nil || fits || !contents.isEmpty || !ownViewStates.isEmpty
        || !plan.inputs.isEmpty)
  }

  /// Whether the view is as high as the component's stack.
  var fits: Bool {
    plan.component.fittingStack != nil && plan.component.base.shown.swiftUI.content == nil
  }

  /// The arguments for a view's contents: the class's own text or picture, and all properties of the component that determine what is shown
  /// and not how, or that animate when they are changed.
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

  /// The frame of the layers above the stack, which makes the view no wider and no higher than the stack.
  private var frameOfNothing: String {
    let width = fillsItsLayer ? ", maxWidth: fillsWidth ? nil : 0" : ""
    // A stack that may take the height takes it by itself.
    let mayStretch = plan.contentStretchesVertically != .never
    let height = mayStretch ? ", maxHeight: \(fillsItsLayer ? "fillsHeight ? nil : 0" : "0")" : ""
    return ".frame(idealWidth: 0\(width), idealHeight: 0\(height))"
  }

  /// Whether the view has only the size of its contents, so that a layer has to stretch it.
  var fillsItsLayer: Bool { plan.isHeld && plan.hasViewOfItsOwnSize }

  /// The contents that the view shows itself; nil where it shows its layers alone.
  private var content: ShownClass.Content? { plan.component.base.shown.swiftUI.content }

  /// A title or an image of the look; nil where neither the component nor anything around it ever sets one.
  func shown(_ role: PropertyRole) -> SwiftValue? {
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
          "._styleFilling",
          [
            Code("width: fillsWidth"), Code("height: fillsHeight"),
            .chain(.call("StyleTextAlignment", [name]), Code(".frameAlignment")),
          ]))
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
  /// The name of the view of a button in a layer of another component: `PushStyleFace`.
  var faceName: String { styleName + "Face" }

  /// Whether the view, which is no control's, has the size of its contents where nothing stretches it.
  var hasViewOfItsOwnSize: Bool {
    if component.base.isButton { return false }
    guard let content = component.base.shown.swiftUI.content else { return component.fittingStack != nil }
    return component.base.fit == .text || content.place != nil
  }

  /// Whether the look determines if the view, which is no control's, has the height of its stack or all the available one.
  var fitsByLook: Bool {
    guard component.base.shown.swiftUI.content == nil, !component.base.isButton, !component.isExtension,
      case .inColumns = contentStretchesVertically
    else { return false }
    return true
  }

  /// Whether the view of a control has the size of its texts where nothing stretches it.
  var hasFaceOfItsOwnSize: Bool { labelLayer != nil && component.fittingStack != nil }
}

extension ResolvedSheet {
  /// Whether anything around a component, or a style of it, sets one of the component's properties in a layer.
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
