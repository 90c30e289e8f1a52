import StyleCompiler
import StyleModel
import StyleReport
import StyleSource
import StyleSyntax
import StyleWorkspace

extension Inspector {
  // MARK: New components

  /// Makes a component with its first style, in a file that is there or in a new one.
  func createComponent(_ body: JSONValue) throws(InspectorError) -> InspectorAnswer {
    let model = workspace == nil ? nil : try saved().model
    let new = try NewComponent(body, starters, in: model)
    try checkName(.component(new.name), new.name)
    let own = new.name.drop { $0 == "_" }
    if own.first?.isLowercase == true {
      let other = new.name.prefix(new.name.count - own.count) + own.prefix(1).uppercased() + own.dropFirst()
      throw .badValue("a component’s name begins with a capital letter; ‘\(other)’ would be one", in: "name")
    }
    if let style = new.style { try checkName(.style(style, own: style), style, in: "style") }
    guard BaseClass(rawValue: new.name) == nil, model?.component(named: new.name) == nil else {
      throw .exists(new.name)
    }
    guard let model else {
      let plan = try firstFile(with: new)
      return try finish(plan, body, members(of: new, [plan]))
    }
    var plans: [PlannedChange] = []
    var problem: InspectorError?
    for place in try places(for: new, body, in: model) {
      do throws(InspectorError) {
        plans.append(try plan(new, in: place, model))
      } catch {
        problem = problem ?? error
      }
    }
    if plans.isEmpty, let problem { throw problem }
    return try finish(plans, body).adding(members(of: new, plans))
  }

  /// The classes and starters for a new component.
  var newComponents: JSONValue {
    [
      "classes": .array(BaseClass.allCases.map { .string($0.rawValue) }),
      "starters": .array(starters.filter { $0.component != nil }.map(\.json)),
    ]
  }

  /// The name, and by file what would be written.
  private func members(of new: NewComponent, _ plans: [PlannedChange]) -> [JSONValue.Member] {
    let texts = plans.compactMap { plan in
      plan.files.last.map { file -> JSONValue.Member in
        let old = file.old ?? []
        let lines = ByteChange(from: old, to: file.new).lines(in: old, atMost: 400)
        return .init(file.path, .string(lines.after ?? ""))
      }
    }
    return [.init("component", .string(new.name)), .init("written", .object(texts))]
  }

  private enum ComponentPlace {
    case file(FileID)
    case newFile(folder: String)
  }

  /// The places for a new component, the best first: the file of the request, or else those with similar components.
  private func places(
    for new: NewComponent, _ body: JSONValue, in model: InspectorSheet
  ) throws(InspectorError) -> [ComponentPlace] {
    if body["file"]?.string != nil { return try files(body, [], in: model).map { .file($0) } }
    let named = model.sources.files.map(\.id).filter {
      Int($0.index) < model.namedCount && model.problemOfEditing($0) == nil
        && !model.tree(of: $0).isTranslated
    }
    guard let first = named.first else {
      throw .cannotEdit(model.problemOfNamedFiles ?? "there is no file beside which it could stand")
    }
    var counts: [FileID: Int] = [:]
    for component in model.sheet.components where !component.isBaseClass {
      counts[component.span.file, default: 0] += 1
    }
    let declaring = named.filter { counts[$0] != nil }
    let shown = fileOfShown(body, in: model).flatMap { named.contains($0) ? $0 : nil }
    let own = new.base.map { model.sheet.components[$0].span.file } ?? shown
    let beside = own ?? declaring.first ?? first
    let newFile = ComponentPlace.newFile(folder: splitPath(model.sources[beside].path).folder)
    if body["newFile"]?.bool == true { return [newFile] }
    // Where each component has a file, a new one has one too.
    let isOneEach = declaring.count > 1 && declaring.allSatisfy { counts[$0] == 1 }
    let most = declaring.max { (counts[$0] ?? 0) < (counts[$1] ?? 0) }
    let usual = own ?? most
    let existing: [ComponentPlace] = usual.map { [.file($0)] } ?? []
    return isOneEach ? [newFile] + existing : existing + [newFile]
  }

  /// The file of the component or the style that the page shows, beside which a new one is made.
  private func fileOfShown(_ body: JSONValue, in model: InspectorSheet) -> FileID? {
    let shown = body["beside"]
    if let style = shown?["style"]?.string.flatMap({ model.style(named: $0) }) {
      let component = model.sheet.components[model.sheet.styles[style].component]
      return component.isBaseClass ? model.sheet.styles[style].span.file : component.span.file
    }
    let component = shown?["component"]?.string.flatMap { model.component(named: $0) }
    return component.map { model.sheet.components[$0] }.flatMap { $0.isBaseClass ? nil : $0.span.file }
  }

  private func plan(
    _ new: NewComponent, in place: ComponentPlace, _ model: InspectorSheet
  ) throws(InspectorError) -> PlannedChange {
    var change: PlannedChange.File
    switch place {
    case .file(let file):
      let visible = Set(workspace?.snapshot.visibleFiles(from: file) ?? [])
      let source = model.sources[file]
      change = .init(
        path: source.path, old: source.bytes,
        new: try new.written(
          with: ValueWriter(model.tree(of: file)), in: model,
          seeing: { visible.contains(model.sheet.tokens[$0].span.file) }))
    case .newFile(let folder):
      let path = try freePath(named: new.fileName, in: folder, model)
      // What is imported stands beside it, and comes by its name.
      let wanted = new.files(in: model) + (new.base.map { [model.sheet.components[$0].span.file] } ?? [])
      let imported = Set(
        wanted.filter {
          splitPath(model.sources[$0].path).folder == folder && !model.tree(of: $0).isTranslated
        })
      let writer = try writer(
        ofNewFile: path, importing: imported.map { splitPath(model.sources[$0].path).name }.sorted())
      change = .init(
        path: path, old: nil,
        new: try new.written(
          with: writer, in: model, seeing: { imported.contains(model.sheet.tokens[$0].span.file) }))
    }
    var plan = PlannedChange(files: [change], label: "Create \(new.name)")
    plan.named = new.style.map { .init(component: new.name, ownName: $0) }
    return plan
  }

  /// The first file of a folder, with the settings that a starter brings along.
  private func firstFile(with new: NewComponent) throws(InspectorError) -> PlannedChange {
    guard let starter = starters.first, let usual = starter.files.last?.path else {
      throw .cannotEdit("there is no folder for it")
    }
    let (folder, name) = splitPath(usual)
    let own = folder == "." ? new.fileName + ".yaml" : "\(folder)/\(new.fileName).yaml"
    // Where a file is named, and no folder, that is the one.
    let path = name == "starter.yaml" ? own : usual
    let writer = try writer(ofNewFile: path, importing: [])
    var plan = PlannedChange(
      files: starter.files.dropLast().map { .init(path: $0.path, old: nil, new: Array($0.text.utf8)) }
        + [.init(path: path, old: nil, new: try new.written(with: writer, in: nil, seeing: { _ in false }))],
      label: "Create \(new.name)")
    plan.named = new.style.map { .init(component: new.name, ownName: $0) }
    return plan
  }

  // MARK: Deleting

  /// Deletes a component with its styles. The errors that this causes are shown before.
  func deleteComponent(_ name: String, _ body: JSONValue) throws(InspectorError) -> InspectorAnswer {
    let model = try saved().model
    let index = try model.declaredComponent(named: name)
    let styles = model.sheet.styles(of: index)
    var paths: [FileID: [SyntaxPath]] = [
      model.sheet.components[index].span.file: [[.key("components"), .key(name)]]
    ]
    for style in styles {
      paths[model.sheet.styles[style].span.file, default: []].append(model.path(ofStyle: style))
    }
    var plan = PlannedChange(files: [], label: "Delete \(name)")
    for (file, paths) in paths.sorted(by: { $0.key < $1.key }) {
      if let problem = model.problemOfEditing(file) { throw .cannotEdit(problem) }
      let source = model.sources[file]
      var writer = ValueWriter(model.tree(of: file))
      for path in paths { try writer.removeWithNotes(path) }
      plan.files.append(.init(path: source.path, old: source.bytes, new: writer.bytes))
    }
    return try finishBreaking(
      plan, in: model, body,
      [.init("styleNames", .array(styles.map { .string(model.sheet.styles[$0].name) }))])
  }
}
