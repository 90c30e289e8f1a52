import StyleModel

// What people enter, in the view itself or in views in its layers, counts in the look.
extension ComponentPlan {
  /// A property with the value that people enter, and its binding in the view that draws the component.
  struct SwiftUIEntry {
    let entered: EnteredProperty
    let slot: Slot
    /// The views where people enter the value with a binding of the type.
    let sources: [EnteredProperty.Source]
    /// The type of the binding's value.
    let type: String
    /// The variable of the binding.
    let name: String
    /// The variable in which the view keeps the value, if the app gives no binding.
    let variable: String
  }

  /// The properties with the values that people enter in SwiftUI, where something in the component depends on one of them.
  var swiftUIEntries: [SwiftUIEntry] {
    if entered.isEmpty { return [] }
    let inputs = inputs
    return entered.compactMap { entered in
      guard let slot = slot(ofProperty: entered.property),
        let type = entered.bindings.lazy.compactMap(\.self).first
      else { return nil }
      let sources = zip(entered.sources, entered.bindings).filter { source, binding in
        guard binding == type else { return false }
        switch source {
        case .own: return component.base.shown.swiftUI.content != nil
        case .layer(let layer, _): return inputs.contains { $0.layer == layer }
        }
      }.map(\.0)
      guard sources.count > 1 || component.computes(from: entered.property, beside: sources), !sources.isEmpty
      else { return nil }
      let name = withoutBackticks(slot.storage)
      return SwiftUIEntry(
        entered: entered, slot: slot, sources: sources, type: type, name: swiftIdentifier(name + "+entry"),
        variable: swiftIdentifier("entered+" + name))
    }
  }

  /// The value that a person changes in the view itself, where something depends on it.
  var ownSwiftUIEntry: SwiftUIEntry? { swiftUIEntries.first { $0.sources == [.own] } }

  /// The name of a property in the argument for all bindings, by which the bindings in layers are found.
  func nameOfInput(ofProperty property: Int) -> String? {
    guard let slot = slot(ofProperty: property) else { return nil }
    return swiftIdentifier(withoutBackticks(slot.storage) + "+entry")
  }
}

extension SwiftUIStyle {
  /// The variables that keep what people enter.
  func writeStoredEntries(_ writer: inout SwiftWriter) {
    for entry in plan.swiftUIEntries {
      writer.line("@State private var \(entry.variable): (value: \(entry.type), first: \(entry.type))?")
    }
  }

  /// The look in which what people have entered counts.
  func writeEnteredLook(_ resolved: String, _ writer: inout SwiftWriter) {
    let entries = plan.swiftUIEntries
    if entries.isEmpty { return writer.line("let look = \(resolved)") }
    writer.line("let styled = \(resolved)")
    for entry in entries {
      let given = entry.sources.map(binding).joined(separator: " ?? ")
      writer.statement(
        "let \(entry.name) = ",
        .call(
          "Binding._styleEntered",
          [Code(given), Code("kept: $\(entry.variable)"), first(of: entry).labeled("first")]))
    }
    let lines = entries.map { entry -> String in
      let type = plan.component.properties[entry.entered.property].type
      let member = entry.slot.storage
      let value = type.storing(
        entry.name + ".wrappedValue", of: entry.type, isOptional: entry.slot.isOptional)
      let line = "$0.\(member) = \(value)"
      // Nothing is in the field of what the style leaves out.
      return entry.slot.isOptional
        ? "if styled.\(member) != nil || !\(entry.name).wrappedValue.isEmpty { \(line) }" : line
    }
    let line = "let look = styled._entering { \(lines[0]) }"
    if lines.count == 1, writer.fits(line) { return writer.line(line) }
    writer.block("let look = styled._entering") { writer in
      for line in lines { writer.line(line) }
    }
  }

  /// The first line of what shows the view's own content.
  func headOfContent(hasInputs: Bool) -> String {
    let entry = plan.ownSwiftUIEntry
    let own = entry == nil ? "" : ownInput.map { ", \($0.name): \($0.name)" } ?? ""
    let arguments = (hasInputs ? ", inputs: inputs" : "") + own
    return "\(viewName)(style: style\(arguments)) { look\(entry.map { ", \($0.name)" } ?? "") in"
  }

  /// The app's binding for a source.
  private func binding(of source: EnteredProperty.Source) -> String {
    switch source {
    case .own: return ownInput?.name ?? "nil"
    case .layer(let layer, let property):
      guard let input = plan.inputs.first(where: { $0.layer == layer }), let held = plan.nested[layer] else {
        return "nil"
      }
      if held.component.base.shown.swiftUI.input != nil { return input.given(by: "inputs.\(input.name)") }
      return input.given(by: "inputs.\(input.name)", held.nameOfInput(ofProperty: property) ?? "")
    }
  }

  /// The style's value until somebody has entered another, in the type of the binding.
  private func first(of entry: ComponentPlan.SwiftUIEntry) -> Code {
    let property = entry.entered.property
    let type = plan.component.properties[property].type
    let wanted: ValueType = entry.type == "Double" ? .number(.double) : type
    let value = plan.value(.property(property), as: wanted, of: "styled")
    return (value.mayBeNil ? value.or(SwiftValue("\"\"")) : value).bare
  }

  /// Writes the code by which the argument for all bindings binds one input, or several that are the same, by the property with the value.
  func writeBoundInputs(_ writer: inout SwiftWriter) {
    // All copies of a layer show the same property.
    let inputs = plan.inputs.filter(\.isFirstCopy)
    var isBound = false
    for entered in plan.entered where plan.boundEntries.contains(entered.property) {
      guard let name = plan.nameOfInput(ofProperty: entered.property),
        let type = entered.bindings.lazy.compactMap(\.self).first
      else { continue }
      let members = zip(entered.sources, entered.bindings).compactMap {
        source, binding -> (input: LayerInput, inner: String?)? in
        guard binding == type, case .layer(let layer, let property) = source,
          let input = inputs.first(where: { $0.layer == layer }), let held = plan.nested[layer]
        else { return nil }
        if held.component.base.shown.swiftUI.input != nil { return (input, nil) }
        return (input, held.nameOfInput(ofProperty: property))
      }
      if members.isEmpty { continue }
      isBound = true
      let slot = plan.slot(ofProperty: entered.property)?.name ?? ""
      writer.line()
      writer.documentation("What people enter for `\(slot)`. Setting it changes no binding that is there.")
      writer.block("\(plan.sharedAccess)var \(name): Binding<\(type)>?") { writer in
        let reads = members.map { input, inner in
          inner.map { input.given(by: input.name, $0) } ?? input.given(by: input.name)
        }
        writer.line("get { \(reads.joined(separator: " ?? ")) }")
        writer.block("set") { writer in
          for (input, inner) in members { writeBinding(input, inner, &writer) }
        }
      }
    }
    if !isBound { return }
    writer.line()
    writer.documentation("The same with bindings for what has none.")
    writer.block("\(plan.sharedAccess)func _entering(_ change: (inout Inputs) -> Void) -> Inputs") {
      $0.lines("var inputs = self\nchange(&inputs)\nreturn inputs")
    }
  }
}

extension SwiftUIStyle {
  /// Writes the assignment of the binding `newValue`, or of a member of it, to an argument without one.
  private func writeBinding(_ input: LayerInput, _ inner: String?, _ writer: inout SwiftWriter) {
    let name = input.name
    let numbers = input.indices.map { _ in "_" }.joined(separator: ", ")
    switch (inner, input.indices.isEmpty) {
    case (nil, true): writer.line("\(name) = \(name) ?? newValue")
    case (nil, false):
      writer.branch(
        ifAll: ["\(name) == nil", "let newValue"], then: ["\(name) = { \(numbers) in newValue }"])
    case (let inner?, true):
      writer.line("if \(name) == nil { \(name) = \(input.type)() }")
      writer.line("\(name)?.\(inner) = newValue")
    case (let inner?, false):
      let numbers = input.indices.indices.map { "index\($0)" }.joined(separator: ", ")
      writer.line("let given = \(name)")
      writer.line("\(name) = { \(numbers) in")
      writer.nested { writer in
        writer.line("var inputs = given?(\(numbers)) ?? \(input.type)()")
        writer.line("inputs.\(inner) = newValue")
        writer.line("return inputs")
      }
      writer.line("}")
    }
  }
}

extension SwiftUILayer {
  /// The bindings of a view in a layer for entered values: the app's, or those that the component keeps.
  func entry(ofLayer index: Int, _ held: ComponentPlan, _ input: LayerInput) -> String {
    let isInput = held.component.base.shown.swiftUI.input != nil
    let optional = input.given(by: "inputs.\(input.name)")
    let given = isInput ? optional : "(\(optional) ?? \(input.type)())"
    let entries = plan.swiftUIEntries.flatMap { entry in
      entry.sources.compactMap { source -> (property: Int, name: String, isAlone: Bool)? in
        guard case .layer(index, let property) = source else { return nil }
        return (property, entry.name, entry.sources.count == 1)
      }
    }
    if isInput {
      guard let entry = entries.first else { return given }
      let binding = entry.isAlone ? entry.name : "\(given) ?? \(entry.name)"
      // What a style or a state says in place of the property is no part of that.
      guard let said = plan.slot(of: .layer(index, .property(entry.property))) else { return binding }
      return "look.\(said.storage) == nil ? \(entry.isAlone ? binding : "(\(binding))") : \(given)"
    }
    let lines = entries.compactMap { entry in
      held.nameOfInput(ofProperty: entry.property).map { "$0.\($0) = \(entry.name)" }
    }
    if lines.isEmpty { return "\(optional) ?? \(input.type)()" }
    return "\(given)._entering { \(lines.joined(separator: "; ")) }"
  }
}
