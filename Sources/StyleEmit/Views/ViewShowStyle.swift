import StyleModel

extension ViewClass {
  /// Shows the look of the present state and modes.
  func writeShowStyle(_ writer: inout SwiftWriter) {
    writer.line()
    writer.block("private func _showStyle()") { writer in
      if defersStyle { writer.line("_needsStyle = false") }
      writeShowing(&writer)
      writer.line("\(axes.isEmpty ? "let" : "var") modes = \(modesAround(settings: followsSettings))")
      for axis in axes { writer.line("if let \(axis.stored) { modes.\(axis.mode) = \(axis.stored) }") }
      if plan.usesTokens { writer.line("let tokens = \(tokensAround)") }
      writeLook(resolvedStyle(in: "modes"), &writer)
      writeBaseProperties(&writer)
      let statements = plan.component.layers.indices.map(statements)
      if !statements.allSatisfy(\.isEmpty) {
        if framework == .appkit, statements.joined().contains(where: \.needsScale) {
          writer.line("let scale = window?.backingScaleFactor ?? NSScreen.main?.backingScaleFactor ?? 2")
        }
        writer.line("_styleBeginLayerChanges()")
        let shown = statements.indices.filter { !statements[$0].isEmpty }
        writeEach(of: shown, &writer) { index, writer in
          for statement in statements[index] { statement.write(&writer) }
        }
        writer.line("CATransaction.commit()")
      }
      if hasHoverEffect { writer.line("_pointerAndFocus.showEffect()") }
      if !plan.component.animations.isEmpty {
        writer.line("_runAnimations(look, modes)")
      }
      writer.line("_shown = (look, modes)")
      if drawsEditedText { writer.line("_showText()") }
      if let call = textSetting(of: "look") { writer.line(call) }
      if configuresButton { writer.line("setNeedsUpdateConfiguration()") }
      // UIKit's buttons with a title of one line see to that themselves.
      if hearsOfSizes { writer.line("_contentChanged()") } else { writeChangedContent(&writer) }
    }
    if hearsOfSizes {
      writer.line()
      writer.documentation(
        "Lays out the layers again, since they, or what one of them holds, may have another size.")
      writer.block("private func _contentChanged()") { writeChangedContent(&$0) }
    }
    writer.line()
    let following = Code("_pointerAndFocus.state(where: \(styleMember).differs(in:))")
    let told = takesStateOfHolder ? .chain(following, .call(".union", [Code("_stateOfHolder")])) : following
    if states.isEmpty, plan.ownStates.isEmpty, !plan.followsEditing {
      writer.shortBlock("private var _state: StyleState", "", told)
    } else {
      writer.block("private var _state: StyleState") { writer in
        writer.statement("var state = ", told)
        for state in states {
          let asked = state == .focused ? asksStyle(for: state) : []
          writer.branch(ifAll: [condition(state)] + asked, then: ["state.insert(.\(state.name))"])
        }
        if plan.followsEditing {
          writer.branch(
            ifAll: ["_editing.isInside"] + asksStyle(for: .focused), then: ["state.insert(.focused)"])
        }
        for state in plan.ownStates {
          writer.line(
            "if \(stateMember(state.name)) { state.insert(.\(swiftIdentifier(state.name))) }")
        }
        writer.line("return state")
      }
    }
  }

  /// The expression for the modes of the traits, and on axes of an app's own those that are set around the view; with a reader's settings
  /// where these matter.
  func modesAround(settings: Bool = false) -> String {
    if framework == .appkit, !axes.isEmpty {
      return "StyleModes(of: self)" + (settings ? ".followingSettings()" : "")
    }
    return framework.modes(sheet.modes, options, settings: settings)
  }

  /// The look of the present state; an app's values of tokens are in `tokens`.
  func resolvedStyle(in modes: String) -> String {
    let style = styleMember + (plan.usesTokens ? ".with(tokens)" : "")
    return "\(style).resolved(in: \(stateVariable), modes: \(modes))"
  }

  /// Whether the look differs with a reader's setting for which there is no trait.
  var followsSettings: Bool { !plan.settingAxes(in: sheet.modes).isEmpty }

  /// Whether the look depends on what views around may pass to the view.
  var followsSurroundings: Bool { !axes.isEmpty || plan.usesTokens }

  /// The expression for an app's values of tokens: those of the view, or those set around it.
  var tokensAround: String {
    switch framework {
    case .uikit: "styleTokens ?? StyleTokens(traitCollection)"
    case .appkit: "StyleTokens(of: self)"
    }
  }

  /// The expression for the present state.
  var stateVariable: String { "_state" }

  /// The call that shows the look of another state.
  var showsState: String { plan.component.transition == nil ? "_showStyle()" : "_changeState()" }

  /// The statements that set the values of a layer.
  private func statements(ofLayer index: Int) -> [Statement] {
    let layer = plan.component.layers[index]
    if index > 0, !hasVariable(index) { return [] }
    // The values of a layer with a component are part of that component's style.
    if let style = plan.nestedStyle(ofLayer: index, inState: plan.state(stateVariable, passedTo: index)) {
      let name = swiftIdentifier(layer.name + "+style")
      let variable = variable(ofLayer: index)
      let member = plan.nested[index].map { framework.styleMember(of: $0.component.base) } ?? "style"
      if isOperated(index), let held = plan.nested[index], held.hasStateInLayers {
        let state = LayerStatement(
          head: "\(variable)._stateOfHolder = ",
          code: Code(
            plan.state(plan.passesOnState ? "look._stateOfHolder" : stateVariable, passedTo: index)))
        return [
          Statement(shown: state),
          Statement(shown: LayerStatement(head: "\(variable).\(member) = ", code: style.plain)),
        ] + statesSaid(ofLayer: index)
      }
      return [
        Statement(
          shown: LayerStatement(
            head: "\(variable).\(member) = ", code: style.resolved(style.plain)),
          name: name, part: style.plain, rest: style.resolved(Code(name)))
      ]
    }
    // A font's lines and letters are set on the text in its colour, and values that follow the corners of the layer are shown once these
    // are known.
    let last: Set<LayerKey> = [.layer(.font), .layer(.shadows), .layer(.outline), .layer(.material)]
    let keys = plan.keys(ofLayer: index)
    let statements = (keys.filter { !last.contains($0) } + keys.filter(last.contains)).compactMap {
      statement($0, ofLayer: index)
    }
    return standardFont(ofLayer: index) + statements + standardMaterial(ofLayer: index)
  }

  /// The statements for the states that a layer sets on the view in it, which people operate.
  private func statesSaid(ofLayer index: Int) -> [Statement] {
    guard let held = plan.nested[index]?.component else { return [] }
    return plan.statesSaid(ofLayer: index).compactMap { said in
      let row = held.base.findShownProperty(held.properties[said.property].name)
      let assignment = row?.setter(in: framework).assignment(of: said.value.bare.text)
      return assignment.map {
        Statement(shown: LayerStatement(head: "\(variable(ofLayer: index)).", code: Code($0)))
      }
    }
  }

  /// The border of a text field, which UIKit has by name.
  private func borderStatement(on layer: String) -> Statement? {
    guard let style = plan.baseProperty(.border) else { return nil }
    let name = plan.value(ofProperty: style, of: "look").word.bare.labeled("border")
    let traits = Code("for: \(framework.traits)")
    return Statement(shown: LayerStatement(head: "\(layer).", code: .call("_styleShow", [name, traits])))
  }

  /// The statement for the truncation of a label, for which UIKit and Core Animation have different words.
  private func truncationStatement(on layer: String) -> Statement? {
    guard let mode = plan.baseProperty(.truncation) else { return nil }
    let name = plan.value(ofProperty: mode, of: "look").word.bare.labeled("styleLineBreakMode")
    return Statement(
      shown: LayerStatement(
        head: "\(layer).truncationMode = ", code: .call("CATextLayerTruncationMode", [name])))
  }

  /// Whether a class of AppKit draws a text in its layers that a person can change.
  private var drawsEditedText: Bool { framework == .appkit && shown.appkit.editsText }

  /// Whether the value of a property depends on the text that a person wrote.
  private func isOfEditedText(_ property: LayerProperty, _ layer: Layer) -> Bool {
    property == .hidden || property == .string && plan.role(ofContentOf: layer) == .text
  }

  /// The statements for the font of a text without one.
  private func standardFont(ofLayer index: Int) -> [Statement] {
    guard plan.component.layers[index].kind == .text, !plan.keys(ofLayer: index).contains(.layer(.font))
    else {
      return []
    }
    let font = SwiftValue(.call("StyleFont", []))
    return [LayerProperty.font.statement(on: layerVariable(index), font, tint: nil, for: framework)]
      .compactMap(\.self).map { Statement(shown: $0, needsScale: true) }
  }

  /// The statements for the material of a layer without one, in the layer's corners.
  private func standardMaterial(ofLayer index: Int) -> [Statement] {
    guard plan.component.layers[index].kind == .material,
      !plan.keys(ofLayer: index).contains(.layer(.material))
    else { return [] }
    let regular = SwiftValue(AdaptiveValue(LayerProperty.material.defaultValue))
    return [Statement(shown: .statement(showing: regular, tint: nil, on: holderVariable(index)))]
  }

  private func statement(_ key: LayerKey, ofLayer index: Int) -> Statement? {
    guard case .layer(let property) = key, var value = plan.shown(property, ofLayer: index),
      fixedValue(of: property, ofLayer: index) == nil, !isOfLine(property, ofLayer: index),
      property != .cornerRadius || !isRoundedInLayout(index)
    else { return nil }
    let layer = plan.component.layers[index]
    if drawsEditedText, layer.isContent, isOfEditedText(property, layer) { return nil }
    if property == .string, layer.isContent, let content = ownContent(layer.name) {
      value = SwiftValue(content)
    }
    if index == 0, plan.slot(of: .layer(index, key)) == nil {
      if case .property(let base)? = layer.value(of: property), isPassedOn(base) { return nil }
      // What UIKit makes of its class's own properties, it does by itself.
      if framework == .uikit, layer.settings.contains(where: { $0.key == key && $0.span == nil }) {
        return nil
      }
    }
    if framework == .uikit, layer.isSubtitle, property == .foregroundColor, value.mayBeNil {
      let ink = LayerStatement(
        head: "\(layerVariable(index)).foregroundColor = ", code: .call("_styleInk", [value.bare]))
      return Statement(shown: ink)
    }
    var tint = plan.read(.layer(.tintColor), ofLayer: index)
    if index > 0, layer.isOfBaseClass {
      value = inherited(property, value, ofLayer: layer)
      tint = tint.map { inherited(.tintColor, $0, ofLayer: layer) }
    }
    func made(_ value: SwiftValue) -> LayerStatement? {
      if property == .material {
        return .statement(showing: value, tint: tint, on: holderVariable(index))
      }
      if property == .transform, plan.movesBySize(layer: index) {
        return moveStatement(value, ofLayer: index)
      }
      return property.statement(
        on: target(of: property, ofLayer: index), value, tint: tint,
        given: givenPicture(key, ofLayer: index), for: framework)
    }
    if index > 0, layer.isOfBaseClass, layer.name == "border" {
      if property == .borderWidth { return borderStatement(on: layerVariable(index)) }
      if property == .borderColor || property == .cornerRadius { return nil }
    }
    if index > 0, layer.isOfBaseClass, property == .truncationMode, plan.baseProperty(.truncation) != nil {
      return truncationStatement(on: layerVariable(index))
    }
    let name = swiftIdentifier(layer.name + "+" + property.name)
    var named = SwiftValue(name, mayBeNil: value.mayBeNil)
    named.isChosenWord = value.isChosenWord
    guard let statement = made(value), let short = made(named) else { return nil }
    // The formatter breaks a chain before its last call.
    let isChain = !value.bare.isAtom && statement.code.text.hasPrefix(value.bare.text + ".")
    return Statement(
      shown: statement, name: name, part: value.bare, rest: short.code,
      isUnbreakable: value.precedence == .ternary || isChain,
      needsScale: property.shown.needsScale,
      before: index == 0 && property.shown.isOfView
        ? plan.read(key, ofLayer: 0, of: "$0.look").map {
          ($0, Literal.code(AdaptiveValue(property.defaultValue)))
        }
        : nil)
  }
}

/// An assignment; where it is too long for a line, a part of its value gets a name first.
private struct Statement {
  var shown: LayerStatement
  var name = ""
  var part: Code?
  var rest: Code?
  /// Whether the part is one of several values, or the receiver of a call, so that no list breaks the whole.
  var isUnbreakable = false
  var needsScale = false
  /// The expression for the value in the look shown before, `$0.look`, and the value where there was none. Only a change is shown, since
  /// the app may have set the property of the view.
  var before: (value: SwiftValue, standard: Code)?

  func write(_ writer: inout SwiftWriter) {
    if let before, let part, let rest { return writeChange(from: before, to: part, rest, &writer) }
    if shown.code.isAtom || isUnbreakable, let part, let rest, !writer.fits(shown.head + shown.code.text) {
      writer.statement("let \(name) = ", part)
      writer.statement(shown.head, rest)
    } else {
      writer.statement(shown.head, shown.code)
    }
  }

  private func writeChange(
    from before: (value: SwiftValue, standard: Code), to value: Code, _ rest: Code,
    _ writer: inout SwiftWriter
  ) {
    let stored = "$0.look."
    // What no look changes is shown once.
    if !before.value.bare.text.contains("$0") {
      return writer.branch("_shown == nil", then: shown.head + shown.code.text)
    }
    // What is stored is asked of the look before by its name.
    let member = before.value.bare.text.dropFirst(stored.utf8.count)
    if before.value.bare.text.hasPrefix(stored), member.utf8.allSatisfy({ $0 != UInt8(ascii: " ") }) {
      return writer.branch(
        "\(value.text) != _shown?.look.\(member) ?? \(before.standard.text)",
        then: shown.head + shown.code.text)
    }
    let end = " ?? " + before.standard.text
    writer.statement("let \(name) = ", value)
    let line = "let \(name)Before = _shown.map { \(before.value.bare.text) }\(end)"
    if writer.fits(line) {
      writer.line(line)
    } else {
      writer.line("let \(name)Before = _shown.map {")
      writer.nested { $0.statement("", before.value.bare) }
      writer.line("}" + end)
    }
    writer.branch("\(name) != \(name)Before", then: shown.head + rest.text)
  }
}
