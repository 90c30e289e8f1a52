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

  /// Makes a change, or says what it would do.
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

  func checkName(_ symbol: Symbol, _ name: String) throws(InspectorError) {
    guard !name.isEmpty, name.utf8.count <= 200 else {
      throw .badValue("a name is missing, or very long", in: "name")
    }
    if let problem = symbol.problem(ofName: name) { throw .badValue(problem, in: "name") }
  }

  /// The files where something new may stand, the best first: what the request names, then those of `preferred`, then the named
  /// ones.
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

  private func newStyle(_ body: JSONValue, in model: InspectorSheet) throws(InspectorError) -> [PlannedChange]
  {
    let name = body["name"]?.string ?? ""
    try checkName(.style(name, own: name), name)
    let parents = (body["extends"]?.array ?? []).compactMap(\.string)
    var preferred: [FileID] = []
    var entries: [SyntaxValue.Entry] = []
    var owner = body["component"]?.string
    for parent in parents {
      guard let index = model.style(named: parent) else { throw .noStyle(parent) }
      if body["component"] == nil { owner = model.sheet.components[model.sheet.styles[index].component].name }
      preferred.append(model.sheet.styles[index].span.file)
    }
    if let component = body["component"]?.string {
      let index = model.component(named: component)
      guard index != nil || BaseClass(rawValue: component) != nil else {
        throw .noComponent(component)
      }
      if let index, !model.sheet.components[index].isBaseClass {
        preferred += model.sheet.styles(of: index).map { model.sheet.styles[$0].span.file }
        preferred.append(model.sheet.components[index].span.file)
      }
      if parents.isEmpty { entries.append(.init("component", .text(component))) }
    }
    if !parents.isEmpty {
      entries.append(
        .init("extends", parents.count == 1 ? .text(parents[0]) : .sequence(parents.map { .text($0) })))
    }
    guard !entries.isEmpty else { throw .badRequest("a style has a component, or extends another style") }
    if let summary = body["summary"]?.string { entries.insert(.init("summary", .text(summary)), at: 0) }
    return try files(body, preferred, in: model).map { (file) throws(InspectorError) in
      let (key, value) = try declaration(of: name, owner, .mapping(entries), in: file, model)
      var plan = try insertion(value, at: [.key("styles"), .key(key)], in: file, "Create \(name)", model)
      plan.named = .init(component: owner, ownName: name)
      return plan
    }
  }

  /// The key and the value of a new style: in a file that has a style of another component by that name, the key begins with the component.
  func declaration(
    of name: String, _ component: String?, _ value: SyntaxValue, isQualified: Bool = false, in file: FileID,
    _ model: InspectorSheet
  ) throws(InspectorError) -> (key: String, value: SyntaxValue) {
    let others = model.sheet.styles.filter { $0.ownName == name }
    guard let component else {
      if !others.isEmpty { throw .exists(name) }
      return (name, value)
    }
    if others.contains(where: { model.sheet.components[$0.component].name == component }) {
      throw .exists(name)
    }
    guard isQualified || others.contains(where: { $0.span.file == file && $0.key == name }) else {
      return (name, value)
    }
    guard case .mapping(let entries) = value else { return (component + "." + name, value) }
    return (component + "." + name, .mapping(entries.filter { $0.key != "component" }))
  }

  private func insertion(
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

  private func newToken(_ body: JSONValue, in model: InspectorSheet) throws(InspectorError) -> [PlannedChange]
  {
    let parts = (body["id"]?.string ?? "").split(separator: ".", omittingEmptySubsequences: false).map(
      String.init)
    guard parts.count > 1, let type = TokenType(rawValue: parts[0]) else {
      throw .badRequest("the ‘id’ of a token is its type, a dot and its name, as color.accent")
    }
    let id = parts.joined(separator: ".")
    for part in parts.dropFirst() { try checkName(.token(id), part) }
    guard
      !model.sheet.tokens.contains(where: {
        $0.name == id || $0.name.hasPrefix(id + ".") || id.hasPrefix($0.name + ".")
      })
    else { throw .exists(id) }
    let use: EditAddress? = try body["use"].map { (use) throws(InspectorError) in try address(use, in: model)
    }
    let ofType = model.sheet.tokens.filter { $0.type == type }.map(\.span.file)
    let others = model.sheet.tokens.map(\.span.file)
    let path = SyntaxPath([.key("tokens")] + parts.map { .key($0) })
    if body["newFile"]?.bool == true {
      guard use == nil else {
        throw .badRequest("a token that a value becomes stands in a file that there is")
      }
      return try values(ofNewToken: body, type, nil, in: model).map { (value) throws(InspectorError) in
        try newFile(
          of: id, try contents(ofNewToken: body, type, value, in: model), at: path,
          beside: ofType.unique + others.unique, in: model)
      }
    }
    let files = try files(body, ofType.unique + others.unique + (use.map { [$0.file] } ?? []), in: model)
    var plans: [PlannedChange] = []
    for value in try values(ofNewToken: body, type, use, in: model) {
      let value = try contents(ofNewToken: body, type, value, in: model)
      plans += try files.map { (file) throws(InspectorError) in
        try token(id, value, at: path, in: file, use, model)
      }
    }
    return plans
  }

  /// A token in a file of its own, which is called after its group and lies beside the files of others.
  private func newFile(
    of id: String, _ value: SyntaxValue, at path: SyntaxPath, beside others: [FileID],
    in model: InspectorSheet
  ) throws(InspectorError) -> PlannedChange {
    let named = model.sources.files.map(\.id).filter {
      Int($0.index) < model.namedCount && !model.tree(of: $0).isTranslated
    }
    guard let beside = others.first(where: { named.contains($0) }) ?? named.first else {
      throw .cannotEdit(model.problemOfNamedFiles ?? "there is no file beside which it could stand")
    }
    let folder = splitPath(model.sources[beside].path).folder
    let group = id.split(separator: ".").map(String.init).dropFirst().dropLast().first
    let words = inspectorLabel(String((group ?? "tokens").drop { $0 == "_" })).lowercased()
      .split { $0 == " " || $0 == "_" }
    let isPlain = words.joined().utf8.allSatisfy {
      $0 &- UInt8(ascii: "a") < 26 || $0 &- UInt8(ascii: "0") < 10 || $0 == UInt8(ascii: "-")
    }
    let name = isPlain && !words.isEmpty ? String(words.joined(separator: "-").prefix(80)) : "tokens"
    let place = try freePath(named: name, in: folder, model)
    var writer = ValueWriter(parse(SourceFile(id: FileID(0), path: place, bytes: [])).product)
    try writer.declare(path, value)
    return PlannedChange(
      files: [.init(path: place, old: nil, new: writer.bytes)], label: "Create \(id)")
  }

  /// The path of a style file that isn't there yet.
  func freePath(
    named name: String, in folder: String, _ model: InspectorSheet
  ) throws(InspectorError) -> String {
    let prefix = folder == "." ? "" : folder == "/" ? "/" : folder + "/"
    func path(_ number: Int) -> String { "\(prefix)\(name)\(number > 1 ? "\(number)" : "").yaml" }
    let free = (1...200).lazy.map(path).first { path in
      !model.sources.files.contains { $0.path == path } && store.read(path) == nil
    }
    guard let free else { throw .exists(path(1)) }
    return free
  }

  /// What a new token may be, the best first: what the request says or the file, or else what is written where the value comes from, which
  /// follows its tokens, before what that comes to.
  private func values(
    ofNewToken body: JSONValue, _ type: TokenType, _ use: EditAddress?, in model: InspectorSheet
  ) throws(InspectorError) -> [SyntaxValue] {
    let sent = try body["value"].map { (json) throws(InspectorError) in try SyntaxValue(json, type.valueType)
    }
    guard let use else {
      guard let sent else { throw .badRequest("the token has no ‘value’") }
      return [sent]
    }
    if let node = model.tree(of: use.file).node(at: use.path) {
      if let sent { return [sent] }
      guard let written = SyntaxValue(node, in: model.sources[use.file]) else {
        throw .cannotEdit("the value has aliases in it; make the token in the file")
      }
      if ValueWriter(model.tree(of: use.file)).hasComments(in: use.path) {
        throw .cannotEdit("the value has comments in it; make the token in the file")
      }
      return [written]
    }
    let all = [inherited(body["use"] ?? .null, in: model), sent].compactMap { $0 }
    guard !all.isEmpty else { throw .badRequest("the token has no ‘value’") }
    return all
  }

  /// What is written where a value comes from that a style doesn't say itself; nil where that is no value that can stand elsewhere.
  private func inherited(_ use: JSONValue, in model: InspectorSheet) -> SyntaxValue? {
    guard let (style, key, state, modes) = try? styleValue(use, in: model),
      let target = model.target(key, ofComponent: model.sheet.styles[style].component),
      let origin = model.origin(of: target, ofStyle: style, state, modes),
      let span = model.sheet[origin].span,
      let location = model.tree(of: span.file).location(at: Int(span.start)),
      let node = location.isKey ? model.tree(of: span.file).node(at: location.path) : location.node
    else { return nil }
    return SyntaxValue(node, in: model.sources[span.file])
  }

  /// A value with those for modes and a description, if there are any.
  private func contents(
    ofNewToken body: JSONValue, _ type: TokenType, _ value: SyntaxValue, in model: InspectorSheet
  ) throws(InspectorError) -> SyntaxValue {
    let modes = body["modes"]?.members ?? []
    let summary = body["summary"]?.string
    var hasParts = false
    // A mapping alone would be a group of tokens.
    if case .mapping = value { hasParts = true }
    if !modes.isEmpty || summary != nil || hasParts {
      var entries = [SyntaxValue.Entry("value", value)]
      for mode in modes {
        guard model.sheet.modes.modes(named: mode.name)?.isEmpty == false else {
          throw .badRequest("there are no modes ‘\(mode.name.shortened)’")
        }
        entries.append(.init(mode.name, try SyntaxValue(mode.value, type.valueType)))
      }
      if let summary { entries.append(.init("description", .text(summary))) }
      return .mapping(entries)
    }
    return value
  }

  /// Writes a token into a file, and a reference to it where it is to be used.
  private func token(
    _ id: String, _ value: SyntaxValue, at path: SyntaxPath, in file: FileID, _ use: EditAddress?,
    _ model: InspectorSheet
  ) throws(InspectorError) -> PlannedChange {
    var plan = try insertion(value, at: path, in: file, "Create \(id)", model)
    guard let use else { return plan }
    plan.label = "Take \(use.subject) out as \(id)"
    if use.file == file {
      var writer = ValueWriter(
        parse(SourceFile(id: file, path: plan.files[0].path, bytes: plan.files[0].new)).product)
      try writer.set(use.path, to: .text("$" + id))
      plan.files[0].new = writer.bytes
    } else {
      let used = try insertion(.text("$" + id), at: use.path, in: use.file, "", model)
      plan.files += used.files
    }
    return plan
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
  /// What a style is called among all.
  fileprivate func id(of named: PlannedChange.NamedStyle) -> String? {
    sheet.styles.first {
      $0.ownName == named.ownName
        && (named.component == nil || sheet.components[$0.component].name == named.component)
    }?.name
  }
}

extension [FileID] {
  /// Each once, in the order in which they come first.
  var unique: [FileID] {
    var known: Set<FileID> = []
    return filter { known.insert($0).inserted }
  }
}
