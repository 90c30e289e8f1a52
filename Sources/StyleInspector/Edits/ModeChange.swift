import StyleCompiler
import StyleModel
import StyleReport
import StyleSource
import StyleSyntax
import StyleWorkspace

/// A change of the modes that style files declare, which a request asks for.
struct ModeChange: DeclarationChange {
  let model: InspectorSheet
  let body: JSONValue

  private func path(_ axis: String) -> SyntaxPath { [.key("modes"), .key(axis)] }

  /// The axis that the request names, which files declare.
  func axis() throws(InspectorError) -> ModeAxis {
    let name = body["axis"]?.string ?? ""
    guard let axis = model.sheet.modes.axes.first(where: { $0.name == name }) else {
      throw InspectorError(404, "no-such-mode", "there is no axis of modes ‘\(name.shortened)’")
    }
    guard !axis.files.isEmpty else { throw .cannotEdit("‘\(name)’ is built in") }
    for file in axis.files.sorted() {
      if let problem = model.problemOfEditing(file) { throw .cannotEdit(problem) }
      guard model.tree(of: file).node(at: path(name))?.kind == .sequence, !model.tree(of: file).isTranslated
      else {
        throw .cannotEdit(
          "‘\(name)’ isn’t listed in ‘\(model.sources[file].path)’ as a style file lists modes")
      }
    }
    return axis
  }

  func mode(of axis: ModeAxis) throws(InspectorError) -> String {
    let name = body["mode"]?.string ?? ""
    guard axis.values.contains(where: { $0.name == name }) else {
      throw InspectorError(404, "no-such-mode", "‘\(axis.name)’ has no mode ‘\(name.shortened)’")
    }
    return name
  }

  private static func list(_ names: [String]) throws(InspectorError) -> [UInt8] {
    try LayerWriter.text(of: .sequence(names.map { .text($0) }), onOneLine: true).content
  }

  // MARK: Adding

  /// Declares an axis with its modes, of which the first is the default, in the first of some files that can have it.
  func addingAxis(in files: [FileID]) throws(InspectorError) -> [PlannedChange] {
    let name = try newName("name") { .axis($0) }
    guard !model.sheet.modes.axes.contains(where: { $0.name == name }) else { throw .exists(name) }
    let modes = try newNames("modes") { .mode($0) }
    guard modes.count > 1 else { throw .badValue("an axis has at least two modes", in: "modes") }
    if let known = modes.first(where: { model.sheet.modes[named: $0] != nil }) { throw .exists(known) }
    return try files.map { (file) throws(InspectorError) in
      var writer = ValueWriter(model.tree(of: file))
      try writer.declare(path(name), .text("stylec-new-modes"))
      try writer.replace(path(name), with: try ModeChange.list(modes))
      return plan(writer, in: file, "Add the modes \(name)")
    }
  }

  /// Makes a change in each file that declares the axis: the declarations are equal.
  private func changing(
    _ axis: ModeAxis, _ label: String, _ edit: (inout ValueWriter, SyntaxPath) throws(InspectorError) -> Void
  ) throws(InspectorError) -> PlannedChange {
    var plan = PlannedChange(files: [], label: label)
    for file in axis.files.sorted() {
      let source = model.sources[file]
      var writer = ValueWriter(model.tree(of: file))
      try edit(&writer, path(axis.name))
      plan.files.append(.init(path: source.path, old: source.bytes, new: writer.bytes))
    }
    return plan
  }

  func addingMode() throws(InspectorError) -> PlannedChange {
    let axis = try axis()
    let name = try newName("name") { .mode($0) }
    guard model.sheet.modes[named: name] == nil else { throw .exists(name) }
    return try changing(axis, "Add the mode \(name)") { (writer, path) throws(InspectorError) in
      try writer.set(path.appending(.index(axis.values.count)), to: .text(name))
    }
  }

  // MARK: Order

  /// Moves a mode on its axis, as it is written. The first one is the default.
  func moving() throws(InspectorError) -> PlannedChange {
    let axis = try axis()
    let name = try mode(of: axis)
    guard let place = body["index"]?.integer else { throw .badRequest("the request has no ‘index’") }
    var names = axis.values.map(\.name)
    names.removeAll { $0 == name }
    names.insert(name, at: max(0, min(place, names.count)))
    return try changing(axis, "Move the mode \(name)") { (writer, path) throws(InspectorError) in
      guard !writer.hasComments(in: path) else {
        throw .cannotEdit("the modes have comments beside them; change their order in the file")
      }
      for (place, name) in names.enumerated() where axis.values[place].name != name {
        try writer.set(path.appending(.index(place)), to: .text(name))
      }
    }
  }

  // MARK: Taking away

  /// Deletes a mode with all values for it, alone or with others.
  func deletingMode() throws(InspectorError) -> PlannedChange {
    let axis = try axis()
    let name = try mode(of: axis)
    guard axis.values.count > 2 else {
      throw .cannotEdit(
        "‘\(axis.name)’ has two modes, and needs that many; delete all of ‘\(axis.name)’ instead")
    }
    guard let index = axis.values.firstIndex(where: { $0.name == name }) else {
      throw .badRequest("there is no mode")
    }
    let own = path(axis.name).appending(.index(index))
    var removal = EntryRemoval(in: model)
    for file in axis.files { removal.add(own, in: file) }
    removal.add(usesOf: [.mode(name)]) { _ in nil }
    return try removal.plan("Delete the mode \(name)", besides: [own])
  }

  func deletingAxis() throws(InspectorError) -> PlannedChange {
    let axis = try axis()
    var removal = EntryRemoval(in: model)
    for file in axis.files { removal.add(path(axis.name), in: file) }
    removal.add(usesOf: Set(axis.values.map { .mode($0.name) })) { _ in nil }
    return try removal.plan("Delete the modes \(axis.name)", besides: [path(axis.name)])
  }
}

extension Inspector {
  // MARK: Modes

  /// Adds, moves or removes modes and their axes: each is one edit, and one step back.
  func changeModes(_ body: JSONValue) throws(InspectorError) -> InspectorAnswer {
    endLive()
    let change = ModeChange(model: try saved().model, body: body)
    switch body["action"]?.string {
    case "addAxis":
      return try finish(try change.addingAxis(in: try filesOfModes(body, in: change.model)), body)
    case "add": return try finish(try change.addingMode(), body)
    case "move": return try finish(try change.moving(), body)
    case "delete": return try finishBreaking(try change.deletingMode(), in: change.model, body)
    case "deleteAxis": return try finishBreaking(try change.deletingAxis(), in: change.model, body)
    case _: throw .badRequest("the request has no ‘action’ for modes")
    }
  }

  /// The files for an axis that the shown declaration can use: those with other modes or with tokens, or its own file.
  private func filesOfModes(_ body: JSONValue, in model: InspectorSheet) throws(InspectorError) -> [FileID] {
    let styles = model.style(named: body["style"]?.string ?? "").map { model.sheet.styles[$0].span.file }
    let shown =
      styles
      ?? model.component(named: body["component"]?.string ?? "").map { model.sheet.components[$0].span.file }
    let visible = shown.map { Set(workspace?.snapshot.visibleFiles(from: $0) ?? [$0]) }
    let all = model.sources.files.map(\.id).filter { file in
      visible?.contains(file) != false && model.tree(of: file).node(at: ["mode"]) == nil
    }
    let preferred = ["modes", "tokens"].flatMap { section in
      all.filter { model.tree(of: $0).node(at: [.key(section)]) != nil }
    }
    return try files(body, preferred + (shown.map { [$0] } ?? []), in: model)
  }
}
