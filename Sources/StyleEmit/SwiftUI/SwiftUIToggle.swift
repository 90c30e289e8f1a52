import StyleModel

extension SwiftUIStyle {
  /// Writes a constant for each toggle style: `.toggleStyle(.danger)`.
  func writeToggleStyles(_ writer: inout SwiftWriter) {
    let toggle = plan.toggleStyleName
    writeStyles(of: "ToggleStyle", as: toggle, &writer) { "\(toggle)(\($0))" }
  }

  /// A `ToggleStyle`, which shows the selected state while its toggle is on: `.toggleStyle(.danger)`.
  ///
  /// One struct can't be a style of buttons and of toggles, since both protocols have a `Body`.
  func writeToggle(_ writer: inout SwiftWriter) {
    let (style, toggle) = (plan.styleName, plan.toggleStyleName)
    writer.line()
    writer.documentation("A toggle with `\(style)`. It is in the selected state while it is on.")
    writer.deprecation(plan.component.deprecated)
    writer.block("public struct \(toggle): ToggleStyle") { writer in
      let saysItsText = saysItsText
      writer.line("public var style: \(style)")
      if saysItsText { writer.line("private var showsOwnText = false") }
      writer.line()
      writer.line("public init(_ style: \(style)) { self.style = style }")
      if saysItsText {
        writer.line()
        writer.block("fileprivate init(_ style: \(style), showsOwnText: Bool)") { writer in
          writer.line("self.style = style")
          writer.line("self.showsOwnText = showsOwnText")
        }
      }
      writer.line()
      writer.block("public func makeBody(configuration: Configuration) -> some View") { writer in
        writer.line("Button {")
        writer.nested { $0.line("configuration.isOn.toggle()") }
        writer.line("} label: {")
        writer.nested { $0.line("configuration.label") }
        writer.line("}")
        writer.statement(
          "",
          .call(
            ".buttonStyle",
            [
              .call(
                "\(toggle)Button",
                [Code("style: style")] + (saysItsText ? [Code("showsOwnText: showsOwnText")] : [])
                  + [Code("isSelected: configuration.isOn")])
            ]))
        writeSpokenToggle("Toggle(configuration)", &writer)
      }
    }
    writeToggleStyles(&writer)
    writer.line()
    writer.deprecation(plan.component.deprecated)
    writer.block("private struct \(toggle)Button: ButtonStyle") { writer in
      writer.line("let style: \(style)")
      if saysItsText { writer.line("let showsOwnText: Bool") }
      writer.line("let isSelected: Bool")
      writer.line()
      writer.block("func makeBody(configuration: Configuration) -> some View") {
        $0.statement(
          "",
          .call(
            viewName,
            [Code("style: style"), label] + (saysItsText ? [Code("showsOwnText: showsOwnText")] : [])
              + [Code("isPressed: configuration.isPressed"), Code("isSelected: isSelected")]))
      }
    }
  }

  /// Writes the accessibility of a toggle: a system toggle, with the style's texts.
  func writeSpokenToggle(_ toggle: String, _ writer: inout SwiftWriter) {
    writer.line(".accessibilityRepresentation {")
    writer.nested { writer in
      writer.line(toggle)
      writer.nested { writer in
        writer.line(".toggleStyle(.automatic)")
        for (role, method) in [
          (PropertyRole.accessibilityLabel, "_styleLabel"), (.accessibilityValue, "_styleValue"),
          (.accessibilityHint, "_styleHint"),
        ] {
          guard let text = plan.said(role, of: "style") else { continue }
          writer.statement("", .call(".\(method)", [text.bare]))
        }
      }
    }
    writer.line("}")
  }

  /// Whether the control's own view shows its text in place of a label.
  private var saysItsText: Bool { hasControlView && plan.labelLayer != nil }
}

extension ComponentPlan {
  /// Whether the component is also a `ToggleStyle`: a button or control that is declared a toggle, or has another look while it is
  /// selected, which SwiftUI calls a toggle that is on.
  var isToggleStyle: Bool { component.base.isButton && (states.contains(.selected) || component.isToggle) }

  /// The name of the struct that is a `ToggleStyle`: `ChipToggleStyle`.
  var toggleStyleName: String { typeName + "ToggleStyle" }
}
