import StyleModel

// A control that shows texts of its own and is given a label: it never shows both. The label takes the place of one of the texts.
extension ComponentPlan {
  /// The text layer in whose place a control shows its label: the first whose text is a property's, else the first. nil for a `UIButton`,
  /// which has a title for the label, and for what shows no text.
  var labelLayer: Int? {
    guard isCustomControl else { return nil }
    let texts = component.layers.indices.filter { index in
      let layer = component.layers[index]
      return layer.kind == .text && !layer.isOfBaseClass && !isInMask(index)
    }
    return texts.first { index in
      guard let text = component.layers[index].value(of: .string) else { return false }
      if case .constant = text { return false }
      return true
    } ?? texts.first
  }

  /// Whether the component is a control whose class has no title.
  var isCustomControl: Bool { component.base.isButton && baseProperty(.titleColor) == nil }

  func isInMask(_ index: Int) -> Bool {
    var next: Int? = index
    while let layer = next {
      if component.layers[layer].isMask { return true }
      next = component.layers[layer].parent
    }
    return false
  }
}

extension SwiftUIStyle {
  /// Writes a view for a control that draws its texts itself, with these and other inputs as arguments: `ChipView(label: "Mute", isOn:
  /// $isMuted)`.
  func writeControlView(_ writer: inout SwiftWriter) {
    let parameters = contents
    let states = ownViewStates
    writer.line()
    let showsTexts = plan.labelLayer != nil ? " with its own texts" : ""
    writer.documentation(
      "A \(isToggle ? "toggle" : "button") that shows `\(plan.styleName)`\(showsTexts). An argument that is nil keeps the style's value."
    )
    writer.deprecation(plan.component.deprecated)
    writer.block("public struct \(plan.viewName): View") { writer in
      writer.line("public var style: \(plan.styleName)")
      writer.line(
        isToggle ? "private let isOn: Binding<Bool>" : "private let action: @MainActor @Sendable () -> Void")
      if !states.isEmpty { writer.line("private let shownState: StyleState") }
      writer.line()
      let last = isToggle ? "isOn: Binding<Bool>" : "action: @escaping @MainActor @Sendable () -> Void"
      writeViewInitializer(parameters, states, last: last, &writer) {
        $0.line(isToggle ? "self.isOn = isOn" : "self.action = action")
      }
      writer.line()
      writer.block("public var body: some View") { writer in
        writer.line(isToggle ? "Toggle(isOn: isOn) {" : "Button(action: action) {")
        writer.nested { $0.line("Color.clear") }
        writer.line("}")
        let showsOwnText = plan.labelLayer == nil ? [] : [Code("showsOwnText: true")]
        let shown: Code =
          isToggle
          ? .call(plan.toggleStyleName, [Code("style")] + showsOwnText)
          : showsOwnText.isEmpty ? Code("style") : .call(ownButtonName, [Code("style: style")])
        writer.statement("", .call(isToggle ? ".toggleStyle" : ".buttonStyle", [shown]))
        if !states.isEmpty { writer.line(".styleState(shownState)") }
      }
    }
    if isToggle || plan.labelLayer == nil { return }
    writer.line()
    writer.deprecation(plan.component.deprecated)
    writer.block("private struct \(ownButtonName): ButtonStyle") { writer in
      writer.line("let style: \(plan.styleName)")
      writer.line()
      writer.block("func makeBody(configuration: Configuration) -> some View") {
        $0.statement(
          "",
          .call(
            viewName,
            [
              Code("style: style"), Code("label: configuration.label"), Code("showsOwnText: true"),
              Code("isPressed: configuration.isPressed"),
            ]))
      }
    }
  }

  private var ownButtonName: String { plan.viewName + "Button" }

  /// Whether the component is a control with inputs that its label doesn't provide.
  var hasControlView: Bool {
    plan.isCustomControl && !plan.component.isExtension && !contents.isEmpty
  }

  /// Writes the modifier that shows a view in the component's style, so that code completion finds it: `.cardStyle(.raised)`.
  func writeEntryPoint(_ writer: inout SwiftWriter) {
    writer.line()
    writer.deprecation(plan.component.deprecated)
    writer.block("extension View") { writer in
      writer.documentation("Lays `\(plan.styleName)` around the view: `\(entryPointExample)`.")
      let head = "@MainActor public func \(plan.entryPoint)("
      let parameter = "_ style: \(plan.styleName) = \(plan.styleName)()"
      let inputs = plan.inputArguments
      if !inputs.isEmpty {
        writer.line(head)
        writer.nested { writer in
          writer.line(parameter + ",")
          writeParameters(inputs.map { ($0.name, "\($0.type)?", "nil") }, &writer)
        }
        return writer.block(") -> some View") { writer in
          let values = inputs.map { Code("\($0.name): \($0.name)") }
          let all = [Code("style: style"), Code.call(plan.styleName + ".Inputs", values).labeled("inputs")]
          writer.statement("", .call("modifier", [.call(plan.styleName + ".WithInputs", all)]))
        }
      }
      // With the indentation, and what stands behind it in the line.
      if head.count + parameter.count + 22 > 100 {
        writer.line(head)
        writer.nested { $0.line(parameter) }
        writer.block(") -> some View") { $0.line("modifier(style)") }
      } else {
        writer.block("\(head)\(parameter)) -> some View") { $0.line("modifier(style)") }
      }
    }
  }

  private var entryPointExample: String {
    ".\(plan.entryPoint)(\(plan.styles.map(\.name).min().map { "." + withoutBackticks($0) } ?? ""))"
  }
}

extension ComponentPlan {
  /// The method of `View` that lays a style around a view: `cardStyle`.
  var entryPoint: String {
    let name = component.isBaseClass ? typeName : styleName
    // All of an acronym is small, so that no method has the name of a type.
    let capitals = name.prefix { $0.isUppercase || $0 == "_" }
    let small = capitals.count > 1 && !name.hasPrefix("_") ? capitals.dropLast() : capitals
    return small.lowercased() + name.dropFirst(small.count)
  }
}
