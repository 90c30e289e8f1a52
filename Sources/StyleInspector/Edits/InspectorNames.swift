import StyleCompiler
import StyleModel
import StyleReport
import StyleSource
import StyleSyntax
import StyleWorkspace

extension Inspector {
  // MARK: Creating

  func create(_ body: JSONValue) throws(InspectorError) -> InspectorAnswer {
    endLive()
    if body["kind"]?.string == "starter" { return try createStarter(body) }
    if body["kind"]?.string == "component" { return try createComponent(body) }
    if body["kind"]?.string == "overlay" { return try createOverlay(body) }
    let model = try saved().model
    switch body["kind"]?.string {
    case "style": return try finish(try newStyle(body, in: model), body)
    case "copy": return try finish([try copy(body, in: model)], body)
    case "token": return try finish(try newToken(body, in: model), body)
    case _: throw .badRequest("the request has no ‘kind’ that can be created")
    }
  }

  /// Makes the first of some changes that brings no error.
  func finish(_ plans: [PlannedChange], _ body: JSONValue) throws(InspectorError) -> InspectorAnswer {
    var problem = InspectorError.cannotEdit("there is no file to write it to")
    for plan in plans {
      do throws(InspectorError) {
        return try finish(plan, body)
      } catch {
        // Where a file can't be written, or is another by now, another one isn't what was asked for.
        if error.status == 409 { throw error }
        problem = error
      }
    }
    throw problem
  }

  /// Makes a change, or answers what it would do.
  func finish(
    _ plan: PlannedChange, _ body: JSONValue, _ members: [JSONValue.Member] = []
  ) throws(InspectorError) -> InspectorAnswer {
    let isDry = body["dryRun"]?.bool == true
    if isDry {
      let model = try? saved().model
      if let model, !plan.mayBreak, let error = try trying(plan.files, from: model).errors.first {
        throw error.refusal(of: plan)
      }
      let lines = model.map { lineMembers(of: plan, in: $0) } ?? newFileMembers(of: plan)
      return .json(
        .object(
          [.init("revision", .integer(revision)), .init("dryRun", true), .init("label", .string(plan.label))]
            + lines + members))
    }
    guard try commit(plan, session: body["session"]?.string) else {
      refresh()
      throw InspectorError(409, "conflict", "a file has been changed meanwhile; nothing was written")
    }
    let id = try plan.named.flatMap { (named) throws(InspectorError) in try saved().model.id(of: named) }
    return .json(.object(lastAnswer + members + (id.map { [.init("id", .string($0))] } ?? [])))
  }

  /// - Parameter field: The field of the dialog that has the name.
  func checkName(_ symbol: Symbol, _ name: String, in field: String = "name") throws(InspectorError) {
    guard !name.isEmpty, name.utf8.count <= 200 else {
      throw .badValue("a name is missing, or very long", in: field)
    }
    if let problem = symbol.problem(ofName: name) { throw .badValue(problem, in: field) }
  }

  /// The files for a new declaration, the best first: that of the request, then those of `preferred`, then the named ones.
  func files(
    _ body: JSONValue, _ preferred: [FileID], in model: InspectorSheet
  ) throws(InspectorError) -> [FileID] {
    if let path = body["file"]?.string {
      guard let file = model.sources.files.first(where: { $0.path == path }) else {
        throw InspectorError(404, "no-such-file", "there is no style file ‘\(path.shortened)’")
      }
      if let problem = model.problemOfEditing(file.id) { throw .cannotEdit(problem) }
      return [file.id]
    }
    var all: [FileID] = []
    for file in preferred + model.sources.files.map(\.id)
    where !all.contains(file) && model.problemOfEditing(file) == nil {
      all.append(file)
    }
    if all.isEmpty, let problem = model.problemOfNamedFiles { throw .cannotEdit(problem) }
    return Array(all.prefix(max(4, preferred.count)))
  }

  func insertion(
    _ value: SyntaxValue, at path: SyntaxPath, in file: FileID, _ label: String, _ model: InspectorSheet
  ) throws(InspectorError) -> PlannedChange {
    let source = model.sources[file]
    var writer = ValueWriter(model.tree(of: file))
    try writer.declare(path, value)
    return PlannedChange(
      files: [.init(path: source.path, old: source.bytes, new: writer.bytes)], label: label)
  }

  private func copy(_ body: JSONValue, in model: InspectorSheet) throws(InspectorError) -> PlannedChange {
    let (name, original) = (body["name"]?.string ?? "", body["of"]?.string ?? "")
    try checkName(.style(name, own: name), name)
    guard let index = model.style(named: original) else { throw .noStyle(original) }
    let file = model.sheet.styles[index].span.file
    if let problem = model.problemOfEditing(file) { throw .cannotEdit(problem) }
    guard let node = model.tree(of: file).node(at: model.path(ofStyle: index)),
      let value = SyntaxValue(node, in: model.sources[file])
    else { throw .cannotEdit("‘\(original)’ has aliases in it; copy it in the file") }
    let style = model.sheet.styles[index]
    let (key, copied) = try declaration(
      of: name, model.sheet.components[style.component].name, value, isQualified: style.key != style.ownName,
      in: file, model)
    let path = SyntaxPath([.key("styles"), .key(key)])
    let source = model.sources[file]
    var writer = ValueWriter(model.tree(of: file))
    try writer.insert(copied, at: path, .after(style.key))
    return PlannedChange(
      files: [.init(path: source.path, old: source.bytes, new: writer.bytes)],
      label: "Copy \(original) to \(name)",
      named: .init(component: model.sheet.components[style.component].name, ownName: name))
  }

  // MARK: Fixes

  func fix(_ body: JSONValue) throws(InspectorError) -> InspectorAnswer {
    endLive()
    let model = try saved().model
    if body["all"]?.bool == true { return try fixAll(body, in: model) }
    guard let id = body["id"]?.string, let finding = model.findings.first(where: { model.id(of: $0) == id })
    else {
      throw InspectorError(404, "no-such-finding", "this is not found any more")
    }
    let index = body["fix"]?.integer ?? 0
    guard finding.fixes.indices.contains(index) else { throw .badRequest("there is no such fix") }
    let fix = finding.fixes[index]
    var files: [PlannedChange.File] = []
    for (file, edits) in Dictionary(grouping: fix.edits, by: \.span.file).sorted(by: { $0.key < $1.key }) {
      guard Int(file.index) < model.namedCount else {
        throw .cannotEdit(
          "‘\(model.sources[file].path)’ is only imported here; inspect its folder to change it")
      }
      let source = model.sources[file]
      files.append(.init(path: source.path, old: source.bytes, new: applying(edits, to: source.bytes)))
    }
    // A fix may bring other errors to light.
    let plan = PlannedChange(files: files, label: "Fix: \(fix.title)", mayBreak: finding.severity == .error)
    return try finish(plan, body, [.init("count", 1)])
  }

  private func fixAll(_ body: JSONValue, in model: InspectorSheet) throws(InspectorError) -> InspectorAnswer {
    let path = body["file"]?.string
    let file = path.flatMap { path in model.sources.files.first { $0.path == path }?.id }
    if path != nil, file == nil { throw InspectorError(404, "no-such-file", "there is no such style file") }
    guard let checked = workspace?.snapshot.checked else { throw .noStyle("") }
    let fixed = FixedSheet(fixing: checked, allowsUnsafe: false, in: file)
    let files = fixed.changed.sorted { $0.key < $1.key }.map { file, bytes in
      PlannedChange.File(path: model.sources[file].path, old: model.sources[file].bytes, new: bytes)
    }
    guard !files.isEmpty else {
      throw InspectorError(409, "nothing", "there is nothing that can be fixed safely")
    }
    let plan = PlannedChange(
      files: files, label: "Fix \(counted(fixed.fixCount, "problem"))", mayBreak: true)
    return try finish(plan, body, [.init("count", .integer(fixed.fixCount))])
  }
}

extension InspectorError {
  static func exists(_ name: String) -> InspectorError {
    InspectorError(409, "exists", "‘\(name.shortened)’ is there already").with([.init("field", "name")])
  }
}

extension InspectorSheet {
  /// The name of a style among all styles.
  fileprivate func id(of named: PlannedChange.NamedStyle) -> String? {
    sheet.styles.first {
      $0.ownName == named.ownName
        && (named.component == nil || sheet.components[$0.component].name == named.component)
    }?.name
  }
}

extension [FileID] {
  /// The files, each once, in the order in which they first occur.
  var unique: [FileID] {
    var known: Set<FileID> = []
    return filter { known.insert($0).inserted }
  }
}
