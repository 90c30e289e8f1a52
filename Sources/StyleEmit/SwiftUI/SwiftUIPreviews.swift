import StyleModel

extension SwiftUIStyle {
  /// A `#Preview` for each style in each of its states, for Xcode's canvas.
  func writePreviews(_ writer: inout SwiftWriter) {
    for (index, preview) in plan.previews(in: sheet).enumerated() {
      if index > 0 { writer.line() }
      writer.block("#Preview(\(stringLiteral(preview.title)))") { write(preview, &$0) }
    }
  }

  private func write(_ preview: StylePreview, _ writer: inout SwiftWriter) {
    let isOn = preview.state == .selected && isToggle
    let content =
      preview.text ?? preview.styleName.map { _ in preview.title }
      ?? (plan.variants == nil ? plan.component.name : preview.title)
    if let view = ownView(preview, isOn: isOn) {
      writer.statement("", view)
    } else if isButton {
      writer.line(isOn ? "Toggle(isOn: .constant(true)) {" : "Button {")
      if !isOn { writer.line("} label: {") }
      writer.nested { writeContent(content, preview, &$0) }
      writer.line("}")
    } else {
      writeContent(content, preview, &writer)
    }
    writer.nested(isButton && !hasControlView ? 0 : 1) { writer in
      let style = style(of: preview)
      let shown = isOn ? Code.call(plan.toggleStyleName, [style]) : style
      if ownView(preview, isOn: isOn) == nil {
        writer.statement(
          "", .call(isButton ? isOn ? ".toggleStyle" : ".buttonStyle" : ".modifier", [shown]))
      }
      if preview.state == .disabled { writer.line(".disabled(true)") }
      if let state = preview.ownState { writer.line(".styleState(.\(swiftIdentifier(state.name)))") }
      let lengths = [("width", preview.width), ("height", preview.height)].compactMap { name, length in
        length.map { Literal.number($0).labeled(name) }
      }
      if !lengths.isEmpty { writer.statement("", .call(".frame", lengths)) }
      switch (preview.width, preview.height) {
      case (nil, nil): writer.line(".fixedSize()")
      case (nil, _): writer.line(".fixedSize(horizontal: true, vertical: false)")
      case (_, nil): writer.line(".fixedSize(horizontal: false, vertical: true)")
      case (_, _): break
      }
    }
  }

  /// The component's own view, which shows its own texts and has the height of its stack; nil where it needs another height.
  private func ownView(_ preview: StylePreview, isOn: Bool) -> Code? {
    let style = style(of: preview).labeled("style")
    if hasControlView {
      let action = isToggle ? Code("isOn: .constant(\(isOn))") : Code("action: {}")
      return .call(plan.viewName, [style, action])
    }
    return hasOwnView && fits && preview.height == nil ? .call(plan.viewName, [style]) : nil
  }

  /// Writes the content, as large as it can be where the preview has a size, so that the look has it too.
  private func writeContent(_ text: String, _ preview: StylePreview, _ writer: inout SwiftWriter) {
    let hasText = isButton || plan.component.base.fit == .text
    writer.line(hasText ? "Text(verbatim: \(stringLiteral(text)))" : "Color.clear")
    let lengths = [("width", preview.width), ("height", preview.height)]
    let sides =
      hasText
      ? lengths.filter { $0.1 != nil }.map { "\($0.0 == "width" ? "maxWidth" : "maxHeight"): .infinity" }
      : lengths.filter { $0.1 == nil }.map { "\($0.0): 0" }
    if !sides.isEmpty { writer.nested { $0.line(".frame(\(sides.joined(separator: ", ")))") } }
  }

  /// The style, or its look in a state that only a person causes.
  private func style(of preview: StylePreview) -> Code {
    let style =
      preview.styleName.map { Code(plan.styleName + "." + $0) }
      ?? .call(plan.styleName, plan.variants?.arguments(for: preview.picks) ?? [])
    guard let state = preview.state, state != .disabled, !(state == .selected && isToggle) else {
      return style
    }
    return .call(style.text + ".resolved", [Code("in: .\(state.name)")])
  }
}

extension SwiftWriter {
  fileprivate mutating func nested(_ levels: Int, _ body: (inout SwiftWriter) -> Void) {
    if levels == 0 { body(&self) } else { nested(body) }
  }
}
