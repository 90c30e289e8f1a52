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
    if isButton {
      writer.line(isOn ? "Toggle(isOn: .constant(true)) {" : "Button {")
      if !isOn { writer.line("} label: {") }
      writer.nested { writeContent(content, preview, &$0) }
      writer.line("}")
    } else {
      writeContent(content, preview, &writer)
    }
    writer.nested(isButton ? 0 : 1) { writer in
      let style = style(of: preview)
      let shown = isOn ? Code.call(plan.toggleStyleName, [style]) : style
      writer.statement(
        "", .call(isButton ? isOn ? ".toggleStyle" : ".buttonStyle" : ".modifier", [shown]))
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

  /// As large as it can be, so that the look has the size of the preview.
  private func writeContent(_ text: String, _ preview: StylePreview, _ writer: inout SwiftWriter) {
    let hasText = isButton || plan.component.base.fit == .text
    writer.line(hasText ? "Text(verbatim: \(stringLiteral(text)))" : "Color.clear")
    let largest =
      preview.width == nil && preview.height == nil
      ? "width: 0, height: 0"
      : "maxWidth: \(preview.width == nil ? "0" : ".infinity"), maxHeight: \(preview.height == nil ? "0" : ".infinity")"
    writer.nested { $0.line(".frame(\(largest))") }
  }

  /// The style, or what it looks like in a state that nothing but a person brings about.
  private func style(of preview: StylePreview) -> Code {
    let style =
      preview.styleName.map { Code(plan.styleName + "." + $0) } ?? .call(plan.styleName, preview.variants)
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
