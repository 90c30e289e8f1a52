import StyleCompiler
import StyleModel
import StyleReport
import StyleSource
import StyleSyntax

/// A change of the states of a style or of a component, which a request asks for.
struct StateChange: DeclarationChange {
  let model: InspectorSheet
  let body: JSONValue
  let component: Component
  let index: Int
  /// The style whose values are changed; nil for those of the component.
  let style: Int?
  let state: String
  /// The path of the changed declaration.
  let declaration: SyntaxPath
  let file: FileID

  init(_ body: JSONValue, in model: InspectorSheet) throws(InspectorError) {
    self.model = model
    self.body = body
    state = (body["state"]?.string ?? "").trimmingSpaces
    if let name = body["style"]?.string {
      guard let style = model.style(named: name) else { throw .noStyle(name) }
      self.style = style
      index = model.sheet.styles[style].component
      (declaration, file) = (model.path(ofStyle: style), model.sheet.styles[style].span.file)
    } else {
      let change = try PropertyChange(["component": body["component"] ?? ""], in: model)
      style = nil
      index = change.index
      (declaration, file) = (change.declaration, change.file)
    }
    component = model.sheet.components[index]
    if let problem = model.problemOfEditing(file) { throw .cannotEdit(problem) }
  }

  private var states: SyntaxPath { declaration.appending(.key("states")) }
  var own: SyntaxPath { states.appending(.key("own")) }
  private var name: String { style.map { model.sheet.styles[$0].name } ?? component.name }

  private func plan(_ writer: ValueWriter, _ label: String) -> PlannedChange {
    plan(writer, in: file, label)
  }

  // MARK: States of one's own

  /// Declares a state that only code switches.
  func declaring() throws(InspectorError) -> PlannedChange {
    guard style == nil else { throw .badRequest("a component declares states, and a style doesn’t") }
    try check(newName: state)
    guard !declared.contains(state) else { throw .exists(state) }
    var writer = ValueWriter(model.tree(of: file))
    if let list = writer.tree.node(at: own) {
      let count = list.elements.reduce(0) { count, _ in count + 1 }
      try writer.set(own.appending(.index(count)), to: .text(state))
    } else if writer.tree.node(at: states)?.kind == .mapping {
      // A list that small stands on its line.
      try writer.insert(text: Array("[\(state)]".utf8), at: own, .first)
    } else {
      let before = [
        "summary", "description", "deprecated", "base", "traits", "properties", "sets", "layer", "variants",
      ]
      let entries = writer.tree.node(at: declaration)?.entries.filter { before.contains($0.key.text) } ?? []
      try writer.insert(
        .mapping([.init("own", .sequence([.text(state)]))]), at: states,
        entries.last.map { .after($0.key.text) } ?? .last)
    }
    return plan(writer, "Add the state \(state)")
  }

  /// Refuses what can be no name of a state.
  func check(newName name: String) throws(InspectorError) {
    guard !name.isEmpty, name.utf8.count <= 100 else {
      throw .badValue("a name is missing, or very long", in: "name")
    }
    guard name.mayNameState else {
      throw .badValue(
        "the name of a state begins with a small letter, and has letters, digits and hyphens", in: "name")
    }
    let isBuiltIn = name == StateTable.normal || ControlState.allCases.contains { $0.name == name }
    guard !isBuiltIn else { throw .exists(name) }
  }

  /// The states that the component declares itself, in the order of its file.
  var declared: [String] { model.declaredStates(ofComponent: index) }

  // MARK: Values in a state

  /// Removes all values of the style, or of the component, in a state.
  func clearing() throws(InspectorError) -> PlannedChange {
    let wanted = Set(state.split(separator: "+").map(String.init))
    let paths = sections(of: declaration, in: file) { $0 == wanted }
    guard !wanted.isEmpty, !paths.isEmpty else {
      throw InspectorError(404, "no-such-state", "‘\(name)’ says nothing in the state ‘\(state.shortened)’")
    }
    var writer = ValueWriter(model.tree(of: file))
    var count = 0
    for path in paths { count += try writer.removeSection(path) }
    let words = model.sheet.states.states(named: state).map { model.stateWords($0) } ?? state
    var plan = plan(writer, "Remove what \(name) says while \(words)")
    plan.takenValues = count
    return plan
  }

  /// The sections below `states` of a declaration for some states.
  private func sections(
    of declaration: SyntaxPath, in file: FileID, where isWanted: (Set<String>) -> Bool
  ) -> [SyntaxPath] {
    let list = declaration.appending(.key("states"))
    guard let node = model.tree(of: file).node(at: list), node.kind == .mapping else { return [] }
    return node.entries.filter { entry in
      !entry.isMerged && entry.key.text != "own"
        && isWanted(Set(entry.key.text.split(separator: "+").map(String.init)))
    }.map { list.appending(.key($0.key.text)) }
  }
}

extension ValueWriter {
  /// Removes a section of states, and `states` with it where that is then empty; returns the number of its values.
  fileprivate mutating func removeSection(_ path: SyntaxPath) throws(InspectorError) -> Int {
    let count = tree.node(at: path)?.entries.reduce(0) { count, _ in count + 1 } ?? 0
    let parent = SyntaxPath(path.steps.dropLast())
    let isOnly = tree.node(at: parent)?.entries.reduce(0) { count, _ in count + 1 } == 1
    try remove(isOnly ? parent : path)
    return count
  }
}

extension InspectorSheet {
  /// The states that a component declares itself, in the order of its file.
  func declaredStates(ofComponent index: Int) -> [String] {
    let component = sheet.components[index]
    guard !component.isBaseClass else { return [] }
    let list: SyntaxPath = [.key("components"), .key(component.name), .key("states"), .key("own")]
    return tree(of: component.span.file).node(at: list)?.elements.map(\.text) ?? []
  }
}

extension Inspector {
  // MARK: States

  /// Declares states of a component, or removes the values in a state: each is one edit, and one step to undo.
  func changeStates(_ body: JSONValue) throws(InspectorError) -> InspectorAnswer {
    endLive()
    let change = try StateChange(body, in: try saved().model)
    switch body["action"]?.string {
    case "declare": return try finish(try change.declaring(), body)
    case "undeclare": return try finishBreaking(try change.undeclaring(), in: change.model, body)
    case "clear": return try finishBreaking(try change.clearing(), in: change.model, body)
    case _: throw .badRequest("the request has no ‘action’ for states")
    }
  }
}
