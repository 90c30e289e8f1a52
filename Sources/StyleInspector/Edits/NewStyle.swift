import StyleModel
import StyleReport
import StyleSource
import StyleSyntax

extension Inspector {
  /// A style of a component or of one of Apple's classes, or one that extends others.
  func newStyle(_ body: JSONValue, in model: InspectorSheet) throws(InspectorError) -> [PlannedChange] {
    let name = body["name"]?.string ?? ""
    try checkName(.style(name, own: name), name)
    let parents = (body["extends"]?.array ?? []).compactMap(\.string)
    var preferred: [FileID] = []
    var needed: [FileID] = []
    var entries: [SyntaxValue.Entry] = []
    var owner = body["component"]?.string
    for parent in parents {
      guard let index = model.style(named: parent) else { throw .noStyle(parent) }
      if body["component"] == nil { owner = model.sheet.components[model.sheet.styles[index].component].name }
      preferred.append(model.sheet.styles[index].span.file)
      needed.append(model.sheet.styles[index].span.file)
    }
    if let component = body["component"]?.string {
      let index = model.component(named: component)
      guard index != nil || BaseClass(rawValue: component) != nil else {
        throw .noComponent(component)
      }
      if let index, !model.sheet.components[index].isBaseClass {
        preferred += model.sheet.styles(of: index).map { model.sheet.styles[$0].span.file }
        preferred.append(model.sheet.components[index].span.file)
        needed.append(model.sheet.components[index].span.file)
      }
      if parents.isEmpty { entries.append(.init("component", .text(component))) }
    }
    if !parents.isEmpty {
      entries.append(
        .init("extends", parents.count == 1 ? .text(parents[0]) : .sequence(parents.map { .text($0) })))
    }
    guard !entries.isEmpty else { throw .badRequest("a style has a component, or extends another style") }
    if let summary = body["summary"]?.string { entries.insert(.init("summary", .text(summary)), at: 0) }
    if body["newFile"]?.bool == true {
      return [try style(name, owner, .mapping(entries), inFileImporting: needed.unique, in: model)]
    }
    return try files(body, preferred, in: model).map { (file) throws(InspectorError) in
      let (key, value) = try declaration(of: name, owner, .mapping(entries), in: file, model)
      var plan = try insertion(value, at: [.key("styles"), .key(key)], in: file, "Create \(name)", model)
      plan.named = .init(component: owner, ownName: name)
      return plan
    }
  }

  /// A style in a file of its own, which has the name of the style's component, lies beside the first of the files that it needs, and
  /// imports them.
  private func style(
    _ name: String, _ component: String?, _ value: SyntaxValue, inFileImporting needed: [FileID],
    in model: InspectorSheet
  ) throws(InspectorError) -> PlannedChange {
    let isThere = model.sheet.styles.contains {
      $0.ownName == name && (component == nil || model.sheet.components[$0.component].name == component)
    }
    if isThere { throw .exists(name) }
    let folder = try folderOfNewFile(beside: needed, in: model)
    let first = component.map { fileName(for: $0, otherwise: "") } ?? ""
    let file = first.isEmpty ? fileName(for: name, otherwise: "styles") : first + "-styles"
    let path = try freePath(named: file, in: folder, model)
    var writer = try writer(
      ofNewFile: path, importing: needed.map { importPath(model.sources[$0].path, from: folder) })
    try writer.declare([.key("styles"), .key(name)], value)
    var plan = PlannedChange(
      files: [.init(path: path, old: nil, new: writer.bytes)], label: "Create \(name)")
    plan.named = .init(component: component, ownName: name)
    return plan
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
}
