import StyleModel

extension ViewClass {
  /// A `#Preview` for each style in each of its states, for Xcode's canvas.
  func writePreviews(_ writer: inout SwiftWriter) {
    for (index, preview) in plan.previews(in: sheet).enumerated() {
      if index > 0 { writer.line() }
      writer.line("@available(\(framework.previewVersions), *)")
      var layout = Code(".sizeThatFitsLayout")
      if let width = preview.width, let height = preview.height {
        layout = .call(
          ".fixedLayout", [Literal.number(width).labeled("width"), Literal.number(height).labeled("height")])
      }
      writer.statement(
        "",
        .call(
          "#Preview",
          [
            Code(stringLiteral(preview.title)),
            layout.labeled("traits"),
          ]),
        tail: " {")
      writer.nested { write(preview, &$0) }
      writer.line("}")
    }
  }

  private func write(_ preview: StylePreview, _ writer: inout SwiftWriter) {
    // The initializers that the class itself declares, whatever others it inherits.
    writer.line("let view = \(plan.typeName)(\(initializer.ofPreview))")
    if let name = preview.styleName {
      writer.line("view.apply(.\(name))")
    } else if let variants = plan.variants?.arguments(for: preview.picks), !variants.isEmpty {
      writer.statement("", .call("view.apply", [.call(".init", variants)]))
    }
    if let text = preview.text,
      let call = framework == .uikit ? shown.uikit.previewText : shown.appkit.previewText
    {
      writer.line("view." + call.filled(with: stringLiteral(text)))
    }
    if let state = preview.state {
      if let change = framework.entering(state, plan.component.base), follows(state) {
        writer.line("view.\(change)")
      } else {
        // Nothing but a person brings a view into the state, so it shows what it would look like.
        writer.statement(
          "view.\(styleMember) = ",
          .call(
            "view.\(styleMember).resolved",
            [
              Code("in: .\(state.name)"),
              Code("modes: \(framework.modes(of: "view.", sheet.modes, options))"),
            ]))
      }
    }
    if let state = preview.ownState { writer.line("view.\(stateMember(state.name)) = true") }
    writer.line("return view")
  }
}

extension ViewFramework {
  /// Since when previews show views.
  fileprivate var previewVersions: String {
    switch self {
    case .uikit: "iOS 17.0, tvOS 17.0"
    case .appkit: "macOS 14.0"
    }
  }

  /// The statement that puts a view into a state; nil where a program can't.
  fileprivate func entering(_ state: ControlState, _ base: BaseClass) -> String? {
    switch state {
    case .disabled: "isEnabled = false"
    case .selected:
      self == .appkit && base.shown.appkit.selection == .state ? "state = .on" : "isSelected = true"
    case .highlighted: self == .uikit ? "isHighlighted = true" : nil
    case .focused, .hovered: nil
    }
  }
}
