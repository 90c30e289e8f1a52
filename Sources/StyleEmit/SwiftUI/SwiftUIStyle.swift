import StyleModel

/// Writes what makes a component's struct a style of SwiftUI.
struct SwiftUIStyle {
  let plan: ComponentPlan
  let sheet: ResolvedSheet

  init(_ plan: ComponentPlan, in sheet: ResolvedSheet) {
    self.plan = plan
    self.sheet = sheet
  }

  var isButton: Bool { plan.component.base.isControl }

  /// Whether the look differs in modes of which SwiftUI does not tell.
  private var hasOwnModes: Bool { !plan.ownAxes(in: sheet.modes).isEmpty }

  private var viewName: String { plan.typeName + "Body" }

  func write(_ writer: inout SwiftWriter) {
    writer.documentation(plan.component.summary)
    writer.deprecation(plan.component.deprecated)
    writer.block("extension \(plan.styleName): \(isButton ? "ButtonStyle" : "ViewModifier")") { writer in
      if isButton {
        writer.block("public func makeBody(configuration: Configuration) -> some View") {
          $0.line("\(viewName)(style: self, configuration: configuration)")
        }
      } else {
        writer.block("public func body(content: Content) -> some View") {
          $0.line("\(viewName)(style: self, content: content)")
        }
      }
    }
    if isButton { writeStyles(&writer) }
    writer.line()
    writeView(&writer)
  }

  /// `.buttonStyle(.danger)`
  private func writeStyles(_ writer: inout SwiftWriter) {
    if plan.styles.isEmpty { return }
    writer.line()
    writer.deprecation(plan.component.deprecated)
    writer.block("extension ButtonStyle where Self == \(plan.styleName)") { writer in
      for (index, style) in plan.styles.enumerated() {
        if index > 0 { writer.line() }
        writer.documentation(sheet.styles[style.style].summary)
        writer.deprecation(sheet.styles[style.style].deprecated)
        let value = "\(plan.styleName).\(style.name)"
        writer.line("public static var \(style.name): \(plan.styleName) { \(value) }")
      }
    }
  }

  /// The view that knows the state and the modes.
  private func writeView(_ writer: inout SwiftWriter) {
    let content = isButton ? "ButtonStyleConfiguration" : "\(plan.styleName).Content"
    writer.deprecation(plan.component.deprecated)
    writer.block("private struct \(viewName): View") { writer in
      writer.line("let style: \(plan.styleName)")
      writer.line("let \(isButton ? "configuration" : "content"): \(content)")
      if plan.states.contains(.disabled) { writer.line("@Environment(\\.isEnabled) private var isEnabled") }
      writer.line("@Environment(\\.colorScheme) private var colorScheme")
      writer.line("@Environment(\\.colorSchemeContrast) private var colorSchemeContrast")
      if hasOwnModes { writer.line("@Environment(\\.styleModes) private var styleModes") }
      if plan.component.transition != nil || motions.contains(where: { $0.animation.reduceMotion == .stop }) {
        writer.line("@Environment(\\.accessibilityReduceMotion) private var reduceMotion")
      }
      if plan.states.contains(.hovered) { writer.line("@State private var isHovered = false") }
      for motion in motions { writer.line("@State private var \(motion.variable) = StyleMotion.still") }
      writer.line()
      writeState(&writer)
      writer.block("var body: some View") { writer in
        writer.line(
          "let modes = StyleModes(colorScheme, colorSchemeContrast\(hasOwnModes ? ", styleModes" : ""))")
        let state = states.isEmpty ? "[]" : "state"
        writer.line("let look = style.resolved(in: \(state), modes: modes)")
        SwiftUIRoot(plan, in: sheet, state: state, motions).write(&writer)
      }
    }
  }

  /// The states that SwiftUI tells of; being selected or focused is not among them.
  private var states: [(condition: String, name: String)] {
    let all: [(StateSet, String, String)] = [
      (.highlighted, "configuration.isPressed", "highlighted"), (.disabled, "!isEnabled", "disabled"),
      (.hovered, "isHovered", "hovered"),
    ]
    return all.compactMap { state, condition, name in
      guard plan.states.contains(state), isButton || state != .highlighted else { return nil }
      return (condition, name)
    }
  }

  private var known: StateSet { isButton ? [.highlighted, .disabled, .hovered] : [.disabled, .hovered] }

  private var motions: [SwiftUIMotion] { SwiftUIMotion.all(of: plan, known: known) }

  private func writeState(_ writer: inout SwiftWriter) {
    for (name, state) in StateSet.named where plan.states.contains(state) && !known.contains(state) {
      writer.comment("SwiftUI does not tell a style what is \(name), so the look in that state is left out.")
    }
    if states.isEmpty { return }
    writer.block("private var state: StyleState") { writer in
      writer.line("var state: StyleState = []")
      for (condition, name) in states { writer.line("if \(condition) { state.insert(.\(name)) }") }
      writer.line("return state")
    }
    writer.line()
  }
}
