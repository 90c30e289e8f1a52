import StyleModel

// What people operate: a view of the class's own with a binding, and such views in layers.
extension SwiftUIStyle {
  /// The argument for an app's binding of the own view of a class: `FieldView(text: $mail)`; nil for a class that nobody operates.
  var ownInput: (name: String, type: String)? {
    guard let input = plan.component.base.shown.swiftUI.input else { return nil }
    var names = Names(reserved: Set(["style", "look"] + contents.map(\.name)))
    return (names.claim(input.property, suffix: "Input"), "Binding<\(input.type)>")
  }

  /// Writes a view that people operate, whose first value is the look's.
  ///
  /// - Parameters:
  ///   - label: The label of the view's argument for the binding.
  ///   - others: The labels of the view's other arguments, each with the class's property for it.
  func writeInput(
    _ view: String, as label: String, _ others: [(label: String, property: String)],
    _ writer: inout SwiftWriter
  ) {
    writeInput(view, as: label, others.compactMap(argument), &writer)
  }

  /// Writes a view that shows values of the look.
  func writeNative(
    _ view: String, _ values: [(label: String, property: String)], _ writer: inout SwiftWriter
  ) {
    let isBroken = writer.statement("", .call(view, values.compactMap(argument)))
    writeFilling(afterBroken: isBroken, &writer)
  }

  /// A line that a person writes.
  func writeLine(_ writer: inout SwiftWriter) {
    var arguments: [Code] = []
    if let index = plan.baseProperty(.placeholder) {
      arguments.append(plan.value(.property(index), as: .string, of: "look").bare.labeled("placeholder"))
    }
    if let index = plan.baseProperty(.placeholderColor) {
      let modes = Code("in: StyleModes(colorScheme, colorSchemeContrast)")
      let color = plan.value(ofProperty: index, of: "look").calling("color", [modes])
      arguments.append(color.bare.labeled("color"))
    }
    // Layers that hold one say more of it than its own styles.
    if let index = plan.baseProperty(.secureEntry), plan.isHeld || !plan.isAlways(index, .bool(false)) {
      arguments.append(plan.value(ofProperty: index, of: "look").bare.labeled("isSecure"))
    }
    if let index = plan.baseProperty(.clearButton), plan.isHeld || !plan.isAlways(index, .choice("never")) {
      arguments.append(plan.value(ofProperty: index, of: "look").word.bare.labeled("clearMode"))
      if let padding = plan.baseProperty(.imagePadding) {
        arguments.append(plan.value(ofProperty: padding, of: "look").bare.labeled("padding"))
      }
    }
    writeInput("StyleTextInput", as: "text", arguments, &writer)
  }

  private func writeInput(
    _ view: String, as label: String, _ others: [Code], _ writer: inout SwiftWriter
  ) {
    guard let own = ownInput, let input = plan.component.base.shown.swiftUI.input,
      let first = value(input.property)
    else { return }
    if let entry = plan.ownSwiftUIEntry {
      let isBroken = writer.statement("", .call(view, [Code("\(label): \(entry.name)")] + others))
      return writeFilling(afterBroken: isBroken, &writer)
    }
    let shown = first.mayBeNil ? first.or(SwiftValue("\"\"")) : first
    writer.statement("", .call("StyleInput", [Code(own.name), shown.bare.labeled("first")]), tail: " {")
    writer.nested { $0.statement("", .call(view, [Code("\(label): $0")] + others)) }
    writer.line("}")
    writeFilling(afterBroken: true, &writer)
  }

  /// Makes the class's view as large as the layer around it. A text field alone is as wide as it may be, as a `TextField` is.
  private func writeFilling(afterBroken isBroken: Bool, _ writer: inout SwiftWriter) {
    guard let place = plan.component.base.shown.swiftUI.content?.place else { return }
    let isLine = plan.component.base.isEditable
    writer.chain(afterBroken: isBroken) { writer in
      if fillsItsLayer {
        writer.line("._styleFilling(width: fillsWidth, height: fillsHeight, \(place))")
      } else if isLine {
        writer.line(".frame(maxWidth: .infinity, alignment: \(place))")
      }
    }
  }

  private func argument(_ label: String, _ property: String) -> Code? {
    value(property)?.bare.labeled(label)
  }

  /// The value of a property of the class, in SwiftUI's type.
  private func value(_ name: String) -> SwiftValue? {
    guard let index = plan.component.properties.firstIndex(where: { $0.name == name }) else { return nil }
    let type = plan.component.properties[index].type
    if case .number = type { return plan.value(.property(index), as: .number(.double), of: "look") }
    return plan.value(.property(index), as: type, of: "look")
  }
}

extension ComponentPlan {
  /// The inputs of the layers that people operate, or may where there is a button in one: each with the argument by which an app passes it.
  var inputs: [LayerInput] {
    if component.base.isControl || component.isExtension { return [] }
    var names = Names(reserved: ["style", "isOn", "action", "inputs"])
    if let own = component.base.shown.swiftUI.input { _ = names.claim(own.property) }
    for slot in slots { _ = names.claim(withoutBackticks(slot.name)) }
    for state in component.ownStates { _ = names.claim(stateMember(state.name)) }
    for state in ["isHighlighted", "isSelected"] { _ = names.claim(state) }
    for entered in entered {
      if let name = nameOfInput(ofProperty: entered.property) { _ = names.claim(name) }
    }
    var namesOfCopies: [String: String] = [:]
    return component.layers.indices.compactMap { index in
      guard let held = nested[index], !isInMask(index) else { return nil }
      let layer = component.layers[index]
      let base = held.component.base
      let type: String
      if base.isButton {
        type = held.isToggleStyle ? "Binding<Bool>" : "(@MainActor @Sendable () -> Void)"
      } else if !component.isOperated(layer: index) {
        return nil
      } else if let input = base.shown.swiftUI.input {
        type = "Binding<\(input.type)>"
      } else if held.takesInputs {
        type = held.styleName + ".Inputs"
      } else {
        // A control of an app's own is only shown: SwiftUI has no such class.
        return nil
      }
      let name: String
      if layer.copy != nil, let known = namesOfCopies[layer.writtenName] {
        name = known
      } else {
        // A word of Swift's is escaped in some places and not in others.
        let word = swiftIdentifier(layer.writtenName)
        let free = word == withoutBackticks(word) ? word : withoutBackticks(word) + "Input"
        name = names.claim(free, suffix: "Input")
        namesOfCopies[layer.writtenName] = name
      }
      return LayerInput(
        layer: index, name: name, type: type, isAction: base.isButton && !held.isToggleStyle,
        indices: layer.copy?.indices.map(\.number) ?? [])
    }
  }

  /// Whether a layer, or one within it, has an input.
  func holdsInput(_ layer: Int, _ inputs: [LayerInput]) -> Bool {
    inputs.contains { input in
      var next: Int? = input.layer
      while let current = next, current != layer { next = component.layers[current].parent }
      return next != nil
    }
  }

  /// Whether generated code calls the views that people operate, or other views of SwiftUI's own.
  var showsNativeViews: Bool {
    component.base.shown.swiftUI.content != nil && !component.base.shown.swiftUI.drawsItsContent
  }
}

extension SwiftUIStyle {
  /// Writes the struct with the inputs of the layers, and the modifier that passes it to the view.
  func writeInputs(_ writer: inout SwiftWriter) {
    let inputs = plan.inputArguments
    writer.line()
    writer.deprecation(plan.component.deprecated)
    writer.block("extension \(plan.styleName)") { writer in
      writer.documentation(
        "What people operate in the layers. The view itself keeps what they do with those that are nil; a button is then only shown."
          + (plan.inputs.contains { !$0.indices.isEmpty }
            ? " The functions take the number of a copy of a repeated layer, from 0." : "")
      )
      writer.block("@MainActor public struct Inputs") { writer in
        for input in inputs { writer.line("public var \(input.name): \(input.type)?") }
        writer.line()
        writer.line("public init(")
        writer.nested { writeParameters(inputs.map { ($0.name, "\($0.type)?", "nil") }, &$0) }
        writer.block(")") { writer in
          for input in inputs { writer.line("self.\(input.name) = \(input.name)") }
        }
        writeBoundInputs(&writer)
      }
      writer.line()
      writer.documentation("The style with what its layers are operated with.")
      writer.block("\(plan.sharedAccess)struct WithInputs: ViewModifier") { writer in
        writer.line("let style: \(plan.styleName)")
        writer.line("let inputs: Inputs")
        writer.line()
        if plan.isShared {
          writer.block("public init(style: \(plan.styleName), inputs: Inputs)") { writer in
            writer.line("self.style = style")
            writer.line("self.inputs = inputs")
          }
          writer.line()
        }
        let isPublic = plan.isShared ? "public " : ""
        writer.block("\(isPublic)func body(content: WithInputs.Content) -> some View") {
          let shown = Code(
            showsItsContent ? "content: { \(argumentsOfContent) in content }" : "content: content")
          $0.statement("", .call(viewName, [Code("style: style"), Code("inputs: inputs"), shown]))
        }
      }
    }
  }

  /// The lines of parameters, each on its own.
  func writeParameters(
    _ parameters: [(name: String, type: String, value: String)], _ writer: inout SwiftWriter
  ) {
    for (index, parameter) in parameters.enumerated() {
      let comma = index < parameters.count - 1 ? "," : ""
      writer.line("\(parameter.name): \(parameter.type) = \(parameter.value)\(comma)")
    }
  }
}

extension SwiftUILayer {
  /// The input of a layer; nil for one that nobody can operate.
  func input(ofLayer index: Int) -> LayerInput? { inputs.first { $0.layer == index } }

  /// Writes the modifier that lets touches through to inputs below a layer.
  func writeTouches(ofLayer index: Int, _ writer: inout SwiftWriter) {
    guard let first = inputs.first?.layer, index > first, !plan.holdsInput(index, inputs) else { return }
    // What lies in such a layer needs no line of its own.
    if let parent = plan.component.layers[index].parent, parent > 0, !plan.holdsInput(parent, inputs) {
      return
    }
    writer.line(".allowsHitTesting(false)")
  }
}

extension ResolvedSheet {
  /// Whether SwiftUI's view of a component takes inputs, for itself or for its layers. One of a control of an app's own doesn't, since
  /// SwiftUI has no such class.
  func takesInputs(_ index: Int) -> Bool {
    let component = components[index]
    if component.base.isButton || component.base.isInput { return true }
    return component.layers.indices.contains { layer in
      component.isOperated(layer: layer) && component.layers[layer].kind.component.map(takesInputs) ?? false
    }
  }
}
