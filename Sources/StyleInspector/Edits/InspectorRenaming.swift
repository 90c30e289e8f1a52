import StyleCompiler
import StyleModel
import StyleReport
import StyleSource
import StyleSyntax
import StyleWorkspace

extension Inspector {
  // MARK: Renaming

  func rename(_ body: JSONValue) throws(InspectorError) -> InspectorAnswer {
    endLive()
    let model = try saved().model
    let id = body["id"]?.string ?? ""
    if body["kind"]?.string == "token", let path = body["path"]?.string {
      return try moveToken(id, to: path.trimmingSpaces, body, in: model)
    }
    let name = body["name"]?.string ?? ""
    let symbol: Symbol
    switch body["kind"]?.string {
    case "style":
      guard let style = model.style(named: id).map({ model.sheet.styles[$0] }) else { throw .noStyle(id) }
      symbol = .style(style.name, own: style.ownName)
    case "token" where model.token(named: id) != nil: symbol = .token(id)
    case "component" where model.component(named: id) != nil: symbol = .component(id)
    case "trait" where model.trait(named: id) != nil: symbol = .trait(id)
    case "layer":
      let change = try LayerChange(["component": body["component"] ?? "", "layer": .string(id)], in: model)
      symbol = .layer(owner: .component(change.component.name), id)
    case "property":
      let change = try PropertyChange(
        ["component": body["component"] ?? "", "property": .string(id)], in: model)
      symbol = change.symbol(of: id)
    case "variantAxis":
      let change = try VariantChange(["component": body["component"] ?? "", "axis": .string(id)], in: model)
      symbol = change.symbol(ofAxis: try change.axis().name)
    case "variant":
      let change = try VariantChange(
        ["component": body["component"] ?? "", "axis": body["axis"] ?? "", "variant": .string(id)], in: model)
      symbol = change.symbol(ofVariant: try change.variant(of: try change.axis()))
    case "modeAxis": symbol = .axis(try ModeChange(model: model, body: ["axis": .string(id)]).axis().name)
    case "mode":
      let change = ModeChange(model: model, body: ["axis": body["axis"] ?? "", "mode": .string(id)])
      symbol = .mode(try change.mode(of: try change.axis()))
    case "state":
      let change = try StateChange(["component": body["component"] ?? "", "state": .string(id)], in: model)
      return try finish(try change.renaming(to: name.trimmingSpaces), body)
    case "token": throw .noToken(id)
    case "component": throw .noComponent(id)
    case "trait": throw .noTrait(id)
    case _: throw .badRequest("the request has no ‘kind’ that can be renamed")
    }
    if case .component(let name) = symbol, let index = model.component(named: name),
      model.sheet.components[index].isBaseClass
    {
      throw .cannotEdit("this is Apple's name")
    }
    if let problem = symbol.problemOfRenaming(in: model.sheet) { throw .cannotEdit(problem) }
    try checkName(symbol, name)
    if let problem = model.problemOfChanging(name: symbol.lastName) { throw .cannotEdit(problem) }
    if let problem = symbol.problem(ofRenamingTo: name) { throw InspectorError(422, "bad-value", problem) }
    let other = symbol.named(name)
    guard other == symbol || !exists(other, insteadOf: symbol, in: model) else { throw .exists(name) }
    let uses = Uses(
      in: model.sheet, sources: model.sources, tree: model.tree, design: { model.designFiles(of: $0) })
    for occurrence in uses.occurrences(of: symbol) {
      let span = occurrence.nameSpan
      if let problem = model.problemOfEditing(span.file) { throw .cannotEdit(problem) }
      guard !model.tree(of: span.file).isTranslated else { continue }
      guard model.sources.text(span) == symbol.lastName else {
        throw .cannotEdit(
          "the name is written with escapes in ‘\(model.sources[span.file].path)’; rename it there")
      }
    }
    var found: [FixIt.Edit] = []
    if name != symbol.lastName, let snapshot = workspace?.snapshot {
      switch uses.renaming(symbol, to: name, in: snapshot) {
      case .success(let edits): found = edits
      case .failure(let problem): throw InspectorError(422, "bad-value", problem.message)
      }
    }
    for file in Set(found.map(\.span.file)).sorted() {
      if let problem = model.problemOfEditing(file) { throw .cannotEdit(problem) }
    }
    let edits = Dictionary(grouping: found, by: \.span.file)
    let files = edits.sorted { $0.key < $1.key }.map { file, edits in
      let source = model.sources[file]
      return PlannedChange.File(
        path: source.path, old: source.bytes,
        new: applying(edits, to: source.bytes))
    }
    var plan = PlannedChange(files: files, label: "Rename \(symbol.lastName) to \(name)")
    if case .style = symbol, let style = model.style(named: id).map({ model.sheet.styles[$0] }) {
      plan.named = .init(component: model.sheet.components[style.component].name, ownName: name)
    }
    let note: JSONValue? =
      if case .token = symbol, let path = model.token(named: id).flatMap(model.fileOfFigma) {
        .string(
          "‘\(path)’ is an export of Figma: rename the variable there too, or the next export brings the old name back."
        )
      } else { nil }
    return try finish(
      plan, body,
      (note.map { [.init("note", $0)] } ?? []) + [
        .init("count", .integer(found.count)),
        .init(
          "files",
          .array(
            edits.sorted { $0.key < $1.key }.map {
              ["path": .string(model.sources[$0].path), "count": .integer($1.count)]
            })),
      ])
  }

  func exists(_ symbol: Symbol, insteadOf old: Symbol, in model: InspectorSheet) -> Bool {
    switch symbol {
    case .style: model.sheet.hasStyle(called: symbol.lastName, besideThatOf: old)
    case .token(let name):
      model.sheet.tokens.contains {
        $0.name == name || $0.name.hasPrefix(name + ".") || name.hasPrefix($0.name + ".")
      }
    case .component(let name): model.component(named: name) != nil || BaseClass(rawValue: name) != nil
    case .trait(let name): model.trait(named: name) != nil
    case .layer(.component(let owner), let name):
      name == "layer"
        || model.component(named: owner).map { component in
          model.sheet.components[component].layers.contains { $0.writtenName == name }
        } ?? false
    case .property(.component(let owner), let name):
      model.component(named: owner).map { component in
        model.sheet.components[component].properties.contains { $0.name == name }
      } ?? false
    case .axis(let name): model.sheet.modes.axes.contains { $0.name == name }
    case .mode(let name): model.sheet.modes[named: name] != nil
    case .variantAxis(.component(let owner), let name):
      model.component(named: owner).map { component in
        model.sheet.components[component].axes.contains { $0.name == name }
      } ?? false
    case .variant(.component(let owner), let name):
      model.component(named: owner).map { component in
        model.sheet.components[component].axes.contains { $0.values.contains { $0.name == name } }
      } ?? false
    case .tokenGroup, .designName, .property, .layer, .animation, .variantAxis, .variant, .base, .file: false
    }
  }

  // MARK: Deleting

  func delete(_ body: JSONValue) throws(InspectorError) -> InspectorAnswer {
    endLive()
    let model = try saved().model
    let id = body["id"]?.string ?? ""
    if body["kind"]?.string == "component" { return try deleteComponent(id, body) }
    let (file, path, target): (FileID, SyntaxPath, Reference.Target)
    // What overlays say of a token goes with it.
    var overlaid: [TokenPlace] = []
    switch body["kind"]?.string {
    case "style":
      guard let index = model.style(named: id) else { throw .noStyle(id) }
      (file, path, target) = (model.sheet.styles[index].span.file, model.path(ofStyle: index), .style(index))
    case "token":
      guard let index = model.token(named: id) else { throw .noToken(id) }
      if model.isDesignToken(index) { return try deleteDesignToken(index, body, in: model) }
      file = model.sheet.tokens[index].span.file
      guard let location = model.tree(of: file).location(at: Int(model.sheet.tokens[index].span.start)),
        location.isKey
      else { throw .cannotEdit("‘\(id)’ is written in another place") }
      (path, target) = (location.path, .token(index))
      if body["replacement"]?.isNull == false {
        return try deleteToken(index, body["replacement"] ?? .null, body, in: model)
      }
      overlaid = model.places(ofToken: index).filter { !$0.modes.isEmpty }
    case _: throw .badRequest("the request has no ‘kind’ that can be deleted")
    }
    if let problem = model.problemOfEditing(file) { throw .cannotEdit(problem) }
    let breaks = JSONValue.array(model.uses(of: target))
    let isUsed = breaks != []
    if isUsed, body["force"]?.bool != true, body["dryRun"]?.bool != true {
      throw InspectorError(409, "breaks", "‘\(id)’ is used in \(counted(breaks.array?.count ?? 0, "place"))")
        .with([
          .init("breaks", breaks)
        ])
    }
    let source = model.sources[file]
    var writer = ValueWriter(model.tree(of: file))
    try writer.removeWithNotes(writer.withEmptyGroups(path))
    var plan = PlannedChange(
      files: [.init(path: source.path, old: source.bytes, new: writer.bytes)], label: "Delete \(id)",
      mayBreak: true)
    for place in overlaid {
      if let problem = model.problemOfEditing(place.file) { throw .cannotEdit(problem) }
      let source = model.sources[place.file]
      var writer = ValueWriter(model.tree(of: place.file))
      try writer.removeWithNotes(writer.withEmptyGroups(place.path))
      plan.files.append(.init(path: source.path, old: source.bytes, new: writer.bytes))
    }
    return try finish(plan, body, [.init("breaks", breaks)])
  }
}
