import StyleModel

// What people enter, in the class itself or in views in its layers, counts in the look, until the style says something else.
extension ViewClass {
  /// A property with the value that people enter, and what keeps this.
  struct Entry {
    let entered: EnteredProperty
    let slot: Slot
    /// The views in which people enter the value, as far as the framework has them.
    let sources: [EnteredProperty.Source]
    /// The variables for the value, and for the style's last one.
    let variable, styledVariable: String
  }

  /// The properties with the values that people enter.
  var entries: [Entry] {
    plan.entered.compactMap { entered in
      guard let slot = plan.slot(ofProperty: entered.property) else { return nil }
      let sources = entered.sources.filter { source in
        switch source {
        case .own: shown.entry?.member(in: framework) != nil
        case .layer(let layer, _): isOperated(layer) && plan.nested[layer] != nil
        }
      }
      let name = withoutBackticks(slot.storage)
      return sources.isEmpty
        ? nil
        : Entry(
          entered: entered, slot: slot, sources: sources,
          variable: "_" + swiftIdentifier("entered+" + name),
          styledVariable: "_" + swiftIdentifier("styled+" + name))
    }
  }

  /// The value that a person changes in the class itself, if anything depends on it.
  var ownEntry: Entry? { entries.first { $0.sources == [.own] } }

  /// The member of the class with its own entered value.
  var ownEntryMember: ShownClass.Entry.Member? {
    ownEntry == nil ? nil : shown.entry?.member(in: framework)
  }

  /// Whether the generated class keeps the value; the one that the class itself keeps is read from it.
  private func isKept(_ entry: Entry) -> Bool { entry.sources != [.own] || !plan.isOfClass(entry.entered) }

  /// The entries that animate when code changes them, and the variables for the values shown until then.
  var movingEntries: [(entry: Entry, waiting: String)] {
    let moving = plan.movingProperties
    return entries.filter(isKept).compactMap { entry in
      moving.first { $0.transition.property == entry.entered.property }.map { (entry, $0.variable) }
    }
  }

  /// Shows what people have entered: at once, also where the last change still moves.
  private func writeShowingEntry(_ entries: [Entry], _ writer: inout SwiftWriter) {
    for (entry, waiting) in movingEntries where entries.contains(where: { $0.variable == entry.variable }) {
      writer.line("\(waiting) = nil")
    }
    writer.line(movesProperties ? "_styleSettle { _showStyle() }" : "_showStyle()")
  }

  /// Whether a view in whose layer the class is hears of what people enter.
  private var tellsEntry: Bool { entries.contains { plan.boundEntries.contains($0.entered.property) } }

  func writeStoredEntries(_ writer: inout SwiftWriter) {
    for entry in entries {
      let type = entry.slot.type
      if isKept(entry) {
        writer.documentation(
          "What a person has entered for `\(entry.slot.name)`, which holds until the style says something else."
        )
        writer.line("private var \(entry.variable): \(type)?")
      }
      let isDefault = !isKept(entry) && plan.startsWithDefault(property: entry.entered.property)
      writer.documentation("The value that the style said last.")
      writer.line(
        isDefault
          ? "private var \(entry.styledVariable) = \(plan.styleName)().\(entry.slot.storage)"
          : "private var \(entry.styledVariable): \(type)?")
    }
    if ownEntryMember != nil {
      writer.documentation("Whether the style is being shown, which isn't a value that anybody has entered.")
      writer.line("private var _showsStyle = false")
    }
    if tellsEntry {
      writer.documentation(
        "Called with another value that a person has entered, which the view that holds this one in a layer follows."
      )
      writer.line("\(plan.sharedAccess)var _tellEntry: (@MainActor () -> Void)?")
    }
  }

  /// Writes the lines by which the class ignores changes that it makes itself.
  func writeShowing(_ writer: inout SwiftWriter) {
    if ownEntryMember == nil { return }
    writer.lines("_showsStyle = true\ndefer { _showsStyle = false }")
  }

  /// Writes the lines that put entered values into the look.
  func writeEnteredLook(_ writer: inout SwiftWriter) {
    for entry in entries where isKept(entry) {
      let member = "look." + entry.slot.storage
      writer.block("if \(member) != \(entry.styledVariable)") {
        $0.line("\(entry.styledVariable) = \(member)")
        $0.line("\(entry.variable) = nil")
      }
      writer.line("if let entered = \(entry.variable) { \(member) = entered }")
    }
  }

  /// Writes the code that shows the style's value of the class's own entry, if it differs from the last one; false for any other property.
  func writeOwnEntry(_ index: Int, _ statement: String, _ writer: inout SwiftWriter) -> Bool {
    guard let member = ownEntryMember, let entry = ownEntry, index == plan.component.entry else {
      return false
    }
    if isKept(entry) {
      let value = plan.value(.property(index), as: plan.component.properties[index].type, of: "look")
      writer.branch("\(value.code.text) != \(member.reading())", then: statement)
      return true
    }
    let value = "look." + entry.slot.storage
    writer.block("if \(value) != \(entry.styledVariable)") {
      $0.line("\(entry.styledVariable) = \(value)")
      $0.line(statement)
    }
    writer.line("\(value) = \(member.reading())")
    return true
  }

  /// Writes the code by which views in layers report what people enter in them.
  func writeEntrySetUp(_ writer: inout SwiftWriter) {
    for layer in layers.map(\.index) {
      let lines = entries.flatMap { entry in
        entry.sources.compactMap { source -> String? in
          guard case .layer(layer, let property) = source else { return nil }
          return "\(entry.variable) = \(value(ofLayer: layer, property, for: entry))"
        }
      }
      if lines.isEmpty { continue }
      writer.line("\(variable(ofLayer: layer))._tellEntry = { [weak self] in")
      writer.nested { writer in
        writer.line("guard let self else { return }")
        for line in lines { writer.line(line) }
        writer.line("_entriesChanged()")
      }
      writer.line("}")
    }
    guard let member = ownEntryMember, framework == .uikit else { return }
    let call = "[weak self] _ in self?._entryChanged()"
    switch member.event {
    case .value: writer.line("addAction(UIAction { \(call) }, for: .valueChanged)")
    case .editing: writer.line("addAction(UIAction { \(call) }, for: .editingChanged)")
    case .searching: writer.line("searchTextField.addAction(UIAction { \(call) }, for: .editingChanged)")
    case .textOfView:
      writer.line("_textObserver = StyleTextObserver(self) { [weak self] in self?._entryChanged() }")
    }
  }

  /// Writes the observer of a text view's changes.
  func writeEntryObserver(_ writer: inout SwiftWriter) {
    if framework == .uikit, let member = ownEntryMember, case .textOfView = member.event {
      writer.line("private var _textObserver: StyleTextObserver?")
    }
  }

  /// Writes the handlers of values that code or a person changes.
  func writeEntryEvents(_ writer: inout SwiftWriter) {
    if entries.isEmpty { return }
    if entries.contains(where: { $0.sources != [.own] }) {
      writer.line()
      writer.documentation("Shows what depends on the values that people have entered in the layers.")
      writer.block("private func _entriesChanged()") { writer in
        writeShowingEntry(entries.filter { $0.sources != [.own] }, &writer)
        if tellsEntry { writer.line("_tellEntry?()") }
      }
    }
    writeReuse(&writer)
    guard let entry = ownEntry, let member = ownEntryMember else { return }
    writer.line()
    writer.documentation("Shows what depends on the value that a person or the app has entered.")
    writer.block("private func _entryChanged()") { writer in
      let shown = "look." + entry.slot.storage
      writer.line("if _showsStyle { return }")
      if isKept(entry) {
        let type = plan.component.properties[entry.entered.property].type
        let entered = type.storing(member.reading(), of: member.plainType, isOptional: entry.slot.isOptional)
        writer.line("let entered = \(entered)")
        writer.line("guard let look = _shown?.look, entered != \(shown) else { return }")
        writer.line("\(entry.variable) = entered")
      } else {
        writer.line("guard let look = _shown?.look, \(member.reading()) != \(shown) else { return }")
      }
      writeShowingEntry([entry], &writer)
      if plan.boundEntries.contains(entry.entered.property) { writer.line("_tellEntry?()") }
    }
    writeEntryOverrides(member, &writer)
  }

  /// A cell that a list uses for another row shows nothing that was entered in the last one.
  private func writeReuse(_ writer: inout SwiftWriter) {
    guard framework == .uikit, plan.component.base.isCell else { return }
    writer.line()
    writer.block("\(options.access.open)override func prepareForReuse()") { writer in
      writer.line("super.prepareForReuse()")
      for entry in entries where isKept(entry) { writer.line("\(entry.variable) = nil") }
      writer.line("_showStyle()")
    }
  }

  private func writeEntryOverrides(_ member: ShownClass.Entry.Member, _ writer: inout SwiftWriter) {
    let access = options.access.open
    if !writesMember(member) {
      writer.line()
      writer.block("\(access)override var \(member.name): \(member.type)") {
        $0.line("didSet { _entryChanged() }")
      }
    }
    if let animated = member.animated {
      writer.line()
      writer.block("\(access)override func \(animated.declaration)") {
        $0.line("super.\(animated.call)")
        $0.line("_entryChanged()")
      }
    }
    if framework == .appkit { writeAppKitEntryEvent(member.event, &writer) }
  }

  /// Whether the class overrides the member for something else too.
  private func writesMember(_ member: ShownClass.Entry.Member) -> Bool {
    switch framework {
    case .uikit: textSetting(of: "look") != nil && !shown.uikit.textOverrides.isEmpty
    case .appkit: shown.appkit.editsText
    }
  }

  /// The call for an override of a text that reports the change; nil where the class has no entry.
  var callOfEntry: String? { ownEntryMember == nil ? nil : "_entryChanged()" }

  private func writeAppKitEntryEvent(_ event: ShownClass.Entry.Event, _ writer: inout SwiftWriter) {
    let access = options.access.open
    writer.line()
    switch event {
    case .value:
      writer.block("\(access)override func sendAction(_ action: Selector?, to target: Any?) -> Bool") {
        $0.line("_entryChanged()")
        $0.line("return super.sendAction(action, to: target)")
      }
    case .editing, .searching, .textOfView:
      writer.block("\(access)override func textDidChange(_ notification: Notification)") {
        $0.line("super.textDidChange(notification)")
        $0.line("_entryChanged()")
      }
    }
  }

  /// The value that a person has entered in a layer.
  private func value(ofLayer layer: Int, _ property: Int, for entry: Entry) -> String {
    guard let held = plan.nested[layer] else { return "nil" }
    let view = variable(ofLayer: layer)
    let type = plan.component.properties[entry.entered.property].type
    let isOptional = entry.slot.isOptional
    if property == held.component.entry, let member = held.component.base.shown.entry?.member(in: framework) {
      return type.storing(member.reading(of: view), of: member.plainType, isOptional: isOptional)
    }
    guard let slot = held.slot(ofProperty: property) else { return "nil" }
    return type.storing("\(view).\(slot.name)", of: slot.declaredType, isOptional: isOptional)
  }
}
