import StyleModel

/// Writes what makes a component's struct a style of SwiftUI.
struct SwiftUIStyle {
  let plan: ComponentPlan
  let sheet: ResolvedSheet

  init(_ plan: ComponentPlan, in sheet: ResolvedSheet) {
    var plan = plan
    plan.textLookUp = "StyleAssets.text"
    self.plan = plan
    self.sheet = sheet
  }

  var isButton: Bool { plan.component.base.isButton }

  /// Whether the focus is that of the content itself: a style of an editable view lies around it.
  private var asksContentForFocus: Bool { plan.asksContentForFocus }

  var isToggle: Bool { plan.isToggleStyle }

  /// Whether the sheet has modes that SwiftUI doesn't set.
  private var hasOwnModes: Bool { !sheet.modes.ownAxes.isEmpty }

  private var followsTextSize: Bool { plan.followsTextSize(in: sheet.modes) }

  var viewName: String { plan.styleName + "Body" }

  /// The label of a button. That of one in a layer follows its look.
  var label: Code {
    Code(labelFollowsLook ? "label: { _ in configuration.label }" : "label: configuration.label")
  }

  /// Whether a layer around the button passes it the state and the modes.
  var followsHolder: Bool { isButton && plan.isHeld && plan.differsWithHolder }

  /// Whether the label depends on the look: the title of a button that may lie in layers.
  var labelFollowsLook: Bool { isButton && plan.isHeld && plan.labelLayer == nil }

  /// Whether its own view shows a text or a picture of the look, in place of what an app puts into a modifier.
  var showsItsContent: Bool {
    hasOwnView && plan.component.base.shown.swiftUI.content != nil
  }

  /// The arguments of the content that a view shows itself.
  private var shownContent: String {
    isButton ? "look" : (["look"] + (plan.ownSwiftUIEntry.map { [$0.name] } ?? [])).joined(separator: ", ")
  }

  /// The parameters of a modifier's content, which is the app's.
  var argumentsOfContent: String { plan.ownSwiftUIEntry == nil ? "_" : "_, _" }

  /// The type of a modifier's content, which a component may have the name of.
  private var contentType: String {
    let isTaken = sheet.components.contains {
      swiftTypeName($0.name) == "Content" && componentTypeName($0.name) == "Content"
    }
    return isTaken ? "\(plan.styleName).Content" : "Content"
  }

  func write(_ writer: inout SwiftWriter) {
    writer.documentation(plan.component.summary)
    writer.deprecation(plan.component.deprecated)
    writer.block("extension \(plan.styleName): \(isButton ? "ButtonStyle" : "ViewModifier")") { writer in
      if isButton {
        writer.block("@MainActor public func makeBody(configuration: Configuration) -> some View") {
          $0.statement(
            "",
            .call(
              viewName,
              [
                Code("style: self"), label,
                Code("isPressed: configuration.isPressed"),
              ] + (isToggle ? [Code("isSelected: false")] : [])))
        }
      } else {
        writer.block("@MainActor public func body(content: \(contentType)) -> some View") {
          $0.line(
            showsItsContent
              ? "\(viewName)(style: self) { \(argumentsOfContent) in content }"
              : "\(viewName)(style: self, content: content)")
        }
      }
    }
    if isButton {
      writeStyles(of: "ButtonStyle", as: plan.styleName, &writer) { $0 }
    } else {
      writeEntryPoint(&writer)
    }
    if isToggle { writeToggle(&writer) }
    writer.line()
    writeView(&writer)
    if isButton, plan.isHeld { writeFace(&writer) }
    if !plan.inputs.isEmpty { writeInputs(&writer) }
    if hasOwnView { writeOwnView(&writer) }
    if hasControlView { writeControlView(&writer) }
  }

  /// The shorthands for styles of a component whose code another module has.
  func writeShorthands(_ writer: inout SwiftWriter) {
    if isButton { writeStyles(of: "ButtonStyle", as: plan.styleName, &writer) { $0 } }
    // Another module has no style of toggles because a style here has a selected look.
    let isToggleThere = plan.component.isToggle || plan.statesInItsModule?.contains(.selected) ?? true
    if isToggle, isToggleThere { writeToggleStyles(&writer) }
  }

  /// Writes a constant for each style whose name SwiftUI doesn't use for a style of its own: `.buttonStyle(.danger)`.
  func writeStyles(
    of styleProtocol: String, as type: String, _ writer: inout SwiftWriter, _ made: (String) -> String
  ) {
    let own = swiftUIStyleNames[styleProtocol] ?? []
    let shared = styleProtocol == "ToggleStyle" ? plan.sharedToggles : plan.sharedButtons
    let styles = plan.styles.filter { !own.contains($0.name) && !shared.contains($0.name) }
    for style in plan.styles where own.contains(style.name) {
      writer.line()
      writer.comment(
        "`.\(style.name)` is a style of SwiftUI's own; this one is \(plan.styleName).\(style.name).")
    }
    for style in plan.styles where shared.contains(style.name) && !own.contains(style.name) {
      writer.line()
      writer.comment(
        "`.\(style.name)` would be a style of several components; this one is \(plan.styleName).\(style.name)."
      )
    }
    writeVariants(of: styleProtocol, as: type, &writer, made)
    if styles.isEmpty { return }
    writer.line()
    writer.deprecation(plan.component.deprecated)
    writer.block("extension \(styleProtocol) where Self == \(type)") { writer in
      for (index, style) in styles.enumerated() {
        if index > 0 { writer.line() }
        writer.documentation(sheet.styles[style.style].summary)
        writer.deprecation(sheet.styles[style.style].deprecated)
        writer.shortBlock(
          "public static var \(style.name): \(type)", "",
          Code(made("\(plan.styleName).\(style.name)")))
      }
    }
  }

  /// Writes the function for the style of some variants: `.buttonStyle(.push(kind: .ghost))`.
  private func writeVariants(
    of styleProtocol: String, as type: String, _ writer: inout SwiftWriter, _ made: (String) -> String
  ) {
    guard let variants = plan.variants, plan.module == nil else { return }
    let identifier = swiftIdentifier(plan.typeName)
    let name = plan.component.isPrivate ? "_" + withoutBackticks(identifier) : identifier
    writer.line()
    writer.deprecation(plan.component.deprecated)
    writer.block("extension \(styleProtocol) where Self == \(type)") { writer in
      writer.documentation("`\(plan.styleName)` in some variants.")
      writer.line("public static func \(name)(")
      writer.nested { writer in
        for (index, axis) in variants.axes.enumerated() {
          let comma = index < variants.axes.count - 1 ? "," : ""
          writer.line("\(axis.name): \(plan.styleName).\(axis.type)? = nil\(comma)")
        }
      }
      writer.block(") -> \(type)") { writer in
        let arguments = variants.axes.map { Code($0.name).prefixed($0.label) }
        writer.statement("", Code(made(Code.call(plan.styleName, arguments).text)))
      }
    }
  }

  /// The view that knows the state and the modes.
  private func writeView(_ writer: inout SwiftWriter) {
    let environment = environment
    writer.deprecation(plan.component.deprecated)
    let hasInputs = !plan.inputs.isEmpty
    let takesAnyContent = hasInputs || plan.fitsByLook
    let type = isButton ? "<Label: View>" : showsItsContent || takesAnyContent ? "<Content: View>" : ""
    writer.block("private struct \(viewName)\(type): View") { writer in
      writer.line("let style: \(plan.styleName)")
      if followsHolder {
        writer.line("var stateOfHolder: StyleState = []")
        writer.line("var modesOfHolder: StyleModes?")
      }
      if hasInputs { writer.line("var inputs = \(plan.styleName).Inputs()") }
      if plan.ownSwiftUIEntry != nil, let own = ownInput { writer.line("var \(own.name): \(own.type)?") }
      if isButton {
        writer.line(labelFollowsLook ? "let label: (\(plan.styleName)) -> Label" : "let label: Label")
        if plan.labelLayer != nil, plan.isHeld || hasControlView {
          writer.line("var showsOwnText = false")
          if plan.isHeld, plan.component.fittingStack != nil {
            writer.lines("var fillsWidth = false\nvar fillsHeight = false")
          }
        }
      } else {
        let entry = plan.ownSwiftUIEntry.map { ", Binding<\($0.type)>" } ?? ""
        let shown = "(\(plan.styleName)\(entry)) -> Content"
        let given = takesAnyContent ? "Content" : "\(plan.styleName).Content"
        writer.line("let content: \(showsItsContent ? shown : given)")
        if plan.fitsByLook { writer.line("var fitsHeight = false") }
      }
      if isButton { writer.line("let isPressed: Bool") }
      if isToggle { writer.line("let isSelected: Bool") }
      if asksContentForFocus { writer.line("@FocusState private var isFocused: Bool") }
      for (key, variable) in environment { writer.line("@Environment(\\.\(key)) private var \(variable)") }
      writer.line("@State private var isHovered = false")
      if plan.followsEditing { writer.line("@State private var isEdited = false") }
      writeStoredEntries(&writer)
      for motion in motions { writer.line("@State private var \(motion.variable) = StyleMotion.still") }
      writer.line()
      writeState(&writer)
      let others = hasOwnModes ? ", styleModes" : ""
      let size = followsTextSize ? ".following(dynamicTypeSize)" : ""
      let modes = "StyleModes(colorScheme, colorSchemeContrast\(others))\(size)"
      writeModesOfSettings(modes, &writer)
      writer.block("var body: some View") { writer in
        let own = settingAxes.isEmpty ? modes : "modesOfSettings"
        writer.line("let modes = \(followsHolder ? "modesOfHolder ?? \(own)" : own)")
        let style = plan.usesTokens ? "style.with(styleTokens)" : "style"
        writeEnteredLook("\(style).resolved(in: state, modes: modes)", &writer)
        let content = isButton ? "label" : "content"
        let takesLook = isButton ? labelFollowsLook : showsItsContent
        SwiftUIRoot(
          plan, in: sheet, state: "state", motions,
          around: takesLook ? "\(content)(\(shownContent))" : content,
          maySayItsText: plan.isHeld || hasControlView
        ).write(&writer)
      }
    }
  }

  /// The values of the environment that the view reads, and their variables.
  private var environment: [(key: String, variable: String)] {
    var keys: [(String, String)] = []
    if states.contains(.disabled) { keys.append(("isEnabled", "isEnabled")) }
    if states.contains(.focused), !asksContentForFocus { keys.append(("isFocused", "isFocused")) }
    keys += [("colorScheme", "colorScheme"), ("colorSchemeContrast", "colorSchemeContrast")]
    if hasOwnModes { keys.append(("styleModes", "styleModes")) }
    if plan.usesTokens { keys.append(("styleTokens", "styleTokens")) }
    if followsTextSize { keys.append(("dynamicTypeSize", "dynamicTypeSize")) }
    keys += settingAxes.compactMap(\.system?.environment)
    if !statesOfEnvironment.isEmpty { keys.append(("styleState", "styleState")) }
    if plan.component.transition != nil && !plan.fadesBetweenStates
      || plan.movingProperties.contains(where: { !plan.isFade(property: $0.transition.property) })
      || motions.contains(where: { $0.animation.reduceMotion == .stop })
    {
      keys.append(("accessibilityReduceMotion", "reduceMotion"))
    }
    return keys
  }

  /// The states that SwiftUI reports to a style: an app can give it a look in any of them.
  private var states: [ControlState] {
    plan.component.base.states.subtracting(plan.statesToldByProgram).states
  }

  /// The names of the states that a program puts into the environment.
  private var statesOfEnvironment: [String] {
    plan.statesToldByProgram.states.map(\.name) + plan.ownStates.map { swiftIdentifier($0.name) }
  }

  /// The condition under which a view is in a state.
  private func condition(_ state: ControlState) -> String {
    switch state {
    case .selected: "isSelected"
    case .highlighted: "isPressed"
    case .disabled: "!isEnabled"
    case .focused: "isFocused"
    case .hovered: "isHovered"
    }
  }

  private var motions: [SwiftUIMotion] { SwiftUIMotion.all(of: plan) }

  /// The axes of a reader's settings in which the look differs.
  private var settingAxes: [ModeAxis] { plan.settingAxes(in: sheet.modes) }

  /// Writes a variable for `modes` with those on the axes of a reader's settings.
  private func writeModesOfSettings(_ modes: String, _ writer: inout SwiftWriter) {
    if settingAxes.isEmpty { return }
    writer.block("private var modesOfSettings: StyleModes") { writer in
      writer.line("var modes = \(modes)")
      for axis in settingAxes {
        guard let setting = axis.system?.environment?.variable else { continue }
        writeMode(of: axis, in: sheet.modes, where: setting, &writer)
      }
      writer.line("return modes")
    }
    writer.line()
  }

  private func writeState(_ writer: inout SwiftWriter) {
    let names = statesOfEnvironment.map { "." + $0 }.joined(separator: ", ")
    let ofEnvironment = names.isEmpty ? nil : "styleState.intersection([\(names)])"
    let told =
      followsHolder
      ? ofEnvironment.map { "stateOfHolder.union(\($0))" } ?? "stateOfHolder" : ofEnvironment ?? "[]"
    writer.block("private var state: StyleState") { writer in
      let ofStyle = plan.statesOfStyle
      let ofComponent = plan.statesOfComponent
      if states.isEmpty, !plan.followsEditing, ofStyle.isEmpty, ofComponent.isEmpty {
        return writer.line(told)
      }
      writer.line("var state: StyleState = \(told)")
      for state in states {
        // Where the focus makes no difference, nothing stops for it.
        let asked =
          state == .focused && !plan.states.contains(.focused) ? ["style.differs(in: .focused)"] : []
        writer.branch(ifAll: [condition(state)] + asked, then: ["state.insert(.\(state.name))"])
      }
      if plan.followsEditing {
        let asked = plan.states.contains(.focused) ? [] : ["style.differs(in: .focused)"]
        writer.branch(ifAll: ["isEdited"] + asked, then: ["state.insert(.focused)"])
      }
      for state in ofComponent { writer.line("state.insert(\(plan.swift(state)))") }
      for said in ofStyle {
        let flag = plan.value(ofProperty: said.property, of: "style")
        let condition = said.flag ? flag.bare : flag.negated.bare
        writer.branch(ifAll: [condition.text], then: ["state.insert(\(plan.swift(said.state)))"])
      }
      writer.line("return state")
    }
    writer.line()
  }
}

extension ComponentPlan {
  /// The states that SwiftUI reports neither to a button's style nor to a modifier, so that a program puts them into the environment. A
  /// toggle is selected while it is on.
  var statesToldByProgram: StateSet {
    if component.base.isButton { return isToggleStyle ? [] : .selected }
    return component.base.states.intersection([.highlighted, .selected])
  }

  /// Whether the focus is that of the content itself: a style of an editable view lies around it.
  var asksContentForFocus: Bool { component.base.isEditable && component.base.states.contains(.focused) }
}
