import StyleModel

extension ViewClass {
  /// Shows the look of the present state and modes.
  func writeShowStyle(_ writer: inout SwiftWriter) {
    let moves = plan.component.transition != nil
    writer.line()
    if moves { writer.documentation("Shows the present look, at once or as an animation moves layers.") }
    writer.block("private func showStyle(\(moves ? "_ animation: StyleAnimation? = nil" : ""))") { writer in
      writer.line("\(axes.isEmpty ? "let" : "var") modes = StyleModes(\(framework.traits))")
      for axis in axes { writer.line("modes.\(axis.member) = \(axis.member)") }
      writer.line("let look = style.resolved(in: \(stateVariable), modes: modes)")
      writeBaseProperties(&writer)
      let statements = layerStatements()
      if !statements.isEmpty {
        writer.line("CATransaction.begin(moving: \(moves ? "animation" : "nil"))")
        for statement in statements { statement.write(&writer) }
        writer.line("CATransaction.commit()")
      }
      writer.line("shown = (look, modes)")
      if !plan.component.animations.isEmpty { writer.line("runAnimations(look)") }
      if layoutFollowsLook { writer.line(framework.needsLayout) }
    }
    if !states.isEmpty {
      writer.line()
      writer.block("private var styleState: StyleState") { writer in
        writer.line("var state: StyleState = []")
        for (_, condition, state) in states {
          writer.line("if \(condition) { state.insert(.\(state)) }")
        }
        writer.line("return state")
      }
    }
  }

  /// What gives the present state.
  var stateVariable: String { states.isEmpty ? "[]" : "styleState" }

  /// What shows the look of another state.
  var showsState: String { plan.component.transition == nil ? "showStyle()" : "changeState()" }

  /// What is set on the layers, in drawing order.
  private func layerStatements() -> [Statement] {
    plan.component.layers.enumerated().flatMap { index, layer -> [Statement] in
      if index > 0 && !framework.draws(layer) { return [] }
      let statements = plan.keys(ofLayer: index).compactMap { statement($0, ofLayer: index) }
      let nested = plan.nestedStyle(ofLayer: index, inState: stateVariable).map { style in
        let name = swiftIdentifier(layer.name + "+style")
        return Statement(
          head: "\(variable(ofLayer: index)).style = ", value: Code(style.resolved(style.plain).text),
          name: name, part: style.plain, rest: style.resolved(Code(name)))
      }
      return (nested.map { [$0] } ?? []) + statements
    }
  }

  private func statement(_ key: LayerKey, ofLayer index: Int) -> Statement? {
    guard case .layer(let property) = key, let (value, mayBeNil) = plan.read(key, ofLayer: index),
      fixedValue(of: property, ofLayer: index) == nil
    else { return nil }
    let layer = plan.component.layers[index]
    if index == 0, plan.slot(of: .layer(index, key)) == nil,
      case .property(let base)? = layer.value(of: property), isPassedOn(base)
    {
      return nil
    }
    let tint = plan.read(.layer(.tintColor), ofLayer: index)?.code
    let isBackground = layer.name == "backgroundImage"
    let (shown, isNil) =
      index > 0 && layer.isOfBaseClass
      ? inherited(property, value, mayBeNil, isBackground: isBackground) : (value, mayBeNil)
    func made(_ value: Code) -> (String, Code)? {
      property.statement(
        on: layerVariable(index), value, mayBeNil: isNil, tint: tint, traits: framework.traits)
    }
    let name = swiftIdentifier(layer.name + "+" + property.name)
    let given = givenPicture(key, ofLayer: index)
    guard let (head, code) = made(shown), let (_, short) = made(Code(name)) else { return nil }
    return Statement(
      head: head, value: code, name: name, part: Code(shown.text.withoutBrackets), rest: short, given: given)
  }
}

/// An assignment; where it is too long for a line, a part of its value gets a name first.
private struct Statement {
  var head: String
  var value: Code
  var name = ""
  var part: Code?
  var rest: Code?
  /// A picture that the class was given, and what shows it instead.
  var given: (variable: String, line: String)?

  func write(_ writer: inout SwiftWriter) {
    if case .atom = value, let part, let rest, !writer.fits(head + value.text) {
      writer.statement("let \(name) = ", part)
      writer.statement(head, rest)
    } else {
      writer.statement(head, value)
    }
    if let given { writer.branch("let \(given.variable)", then: given.line) }
  }
}
