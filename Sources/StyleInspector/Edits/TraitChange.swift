import StyleCompiler
import StyleModel
import StyleReport
import StyleSource
import StyleSyntax

/// A change of the traits that components take on, which a request asks for.
struct TraitChange: DeclarationChange {
  let model: InspectorSheet
  let body: JSONValue

  // MARK: What is meant

  /// The trait that the request names.
  private func trait() throws(InspectorError) -> Int {
    let name = body["trait"]?.string ?? ""
    guard let index = model.trait(named: name) else {
      throw InspectorError(404, "no-such-trait", "there is no trait ‘\(name.shortened)’")
    }
    return index
  }

  private func component() throws(InspectorError) -> Int {
    try model.changedComponent(body, toGiveIt: "traits")
  }

  private func declaration(_ component: Int) -> SyntaxPath {
    [.key("components"), .key(model.sheet.components[component].name)]
  }

  // MARK: Making

  /// Declares a trait with properties: new ones, and some that the component has declared itself, which gets the trait. Values that styles
  /// set for these stay.
  func creating(in files: [FileID]) throws(InspectorError) -> [PlannedChange] {
    let name = try newName("name") { .trait($0) }
    guard model.trait(named: name) == nil else { throw .exists(name) }
    let component = body["component"] == nil ? nil : try component()
    let moved = (body["takes"]?.array ?? []).compactMap(\.string)
    guard moved.isEmpty || component != nil else { throw .badRequest("the request has no ‘component’") }
    return try (component.map { [model.sheet.components[$0].span.file] } ?? files).map {
      (file) throws(InspectorError) in
      var writer = ValueWriter(model.tree(of: file))
      var properties = try newProperties(of: name)
      if let component {
        properties = try taking(moved, from: component, &writer) + properties
        try add(name, to: component, &writer)
      }
      guard Set(properties.map(\.key)).count == properties.count else {
        throw InspectorError(422, "bad-value", "each property has its own name")
      }
      var entries: [SyntaxValue.Entry] = []
      for key in ["summary", "base"] {
        let text = (body[key]?.string ?? "").trimmingSpaces
        if !text.isEmpty { entries.append(.init(key, .text(text))) }
      }
      if !properties.isEmpty { entries.append(.init("properties", .mapping(properties))) }
      let place: SyntaxPath = [.key("traits"), .key(name)]
      try writer.declare(place, .mapping(entries))
      // There is more to come in it.
      writer.spread([.key("traits")])
      writer.spread(place)
      writer.spread(place.appending(.key("properties")))
      return plan(writer, in: file, "Create the trait \(name)")
    }
  }

  private func newProperties(of trait: String) throws(InspectorError) -> [SyntaxValue.Entry] {
    try (body["properties"]?.array ?? []).map { (json) throws(InspectorError) in
      let name = (json["name"]?.string ?? "").trimmingSpaces
      try check(newName: name, most: 200, .property(owner: .trait(trait), name))
      let (type, usual) = (json["type"]?.string?.trimmingSpaces ?? "", json["default"]?.string ?? "")
      guard !type.isEmpty else { throw .badRequest("a property has a ‘type’") }
      var entries: [SyntaxValue.Entry] = [.init("type", .text(type))]
      if !usual.trimmingSpaces.isEmpty { entries.append(.init("default", try SyntaxValue(yaml: usual))) }
      return .init(name, .mapping(entries))
    }
  }

  /// Removes properties from a component, and returns them as they are written.
  private func taking(
    _ names: [String], from component: Int, _ writer: inout ValueWriter
  ) throws(InspectorError) -> [SyntaxValue.Entry] {
    let list = declaration(component).appending(.key("properties"))
    var taken: [SyntaxValue.Entry] = []
    for name in names {
      let place = list.appending(.key(name))
      guard
        model.sheet.components[component].properties.contains(where: {
          $0.name == name && $0.owner == .component(component)
        }), let node = writer.tree.node(at: place)
      else {
        throw InspectorError(
          404, "no-such-property",
          "‘\(model.sheet.components[component].name)’ declares no property ‘\(name.shortened)’ itself")
      }
      guard let value = SyntaxValue(node, in: writer.tree.source), !writer.hasComments(in: place) else {
        throw .cannotEdit("‘\(name)’ has aliases or comments in it; move it in the file")
      }
      taken.append(.init(name, value))
      let isLast = writer.tree.node(at: list)?.entries.reduce(0) { count, _ in count + 1 } == 1
      try writer.remove(isLast ? list : place)
    }
    return taken
  }

  // MARK: Taking on

  func adopting() throws(InspectorError) -> PlannedChange {
    let (component, trait) = (try component(), try trait())
    let name = model.sheet.traits[trait].name
    guard !model.sheet.components[component].traits.contains(trait) else { throw .exists(name) }
    let file = model.sheet.components[component].span.file
    var writer = ValueWriter(model.tree(of: file))
    try add(name, to: component, &writer)
    return plan(writer, in: file, "Add the trait \(name)")
  }

  /// Lists a trait behind the present ones; a single one needs no list.
  private func add(_ name: String, to component: Int, _ writer: inout ValueWriter) throws(InspectorError) {
    let list = declaration(component).appending(.key("traits"))
    guard let node = writer.tree.node(at: list) else {
      let before = ["summary", "description", "deprecated", "base"]
      let entries = writer.tree.node(at: declaration(component))?.entries.filter {
        before.contains($0.key.text) && !$0.isMerged
      }
      return try writer.insert(.text(name), at: list, entries?.last.map { .after($0.key.text) } ?? .first)
    }
    guard node.span == node.definition else {
      throw .cannotEdit("the traits are an alias; change them where they are written")
    }
    switch node.kind {
    case .sequence: try writer.set(list.appending(.index(node.elements.count)), to: .text(name))
    case .scalar where node.scalarKind != .null:
      let written = Array(writer.bytes[node.definition.range])
      try writer.replace(list, with: Array("[".utf8) + written + Array(", \(name)]".utf8))
    case .scalar, .missing: try writer.set(list, to: .text(name))
    case .mapping: throw .cannotEdit("the traits are written in a way that has no place for more")
    }
  }

  // MARK: Taking away

  /// Removes a trait from a component, with the values that the component and its styles set on the trait's declarations.
  func dropping() throws(InspectorError) -> PlannedChange {
    let (component, trait) = (try component(), try trait())
    let name = model.sheet.traits[trait].name
    guard let place = listing(of: name, in: component) else {
      throw InspectorError(
        404, "no-such-trait",
        "‘\(model.sheet.components[component].name)’ doesn’t list the trait ‘\(name)’ itself")
    }
    var removal = EntryRemoval(in: model)
    removal.add(place, in: model.sheet.components[component].span.file)
    addUses(of: trait, by: model.components(basedOn: [component]), to: &removal)
    return try removal.plan("Remove the trait \(name)", besides: [place])
  }

  /// Deletes a trait, from all components that have it.
  func deleting() throws(InspectorError) -> PlannedChange {
    let trait = try trait()
    let declared = model.sheet.traits[trait]
    if let problem = model.problemOfEditing(declared.span.file) { throw .cannotEdit(problem) }
    let own: SyntaxPath = [.key("traits"), .key(declared.name)]
    var removal = EntryRemoval(in: model)
    removal.add(own, in: declared.span.file)
    for component in model.sheet.components.indices {
      guard let place = listing(of: declared.name, in: component) else { continue }
      removal.add(place, in: model.sheet.components[component].span.file)
    }
    let having = model.sheet.components.indices.filter { model.sheet.components[$0].traits.contains(trait) }
    addUses(of: trait, by: Set(having), to: &removal)
    return try removal.plan("Delete the trait \(declared.name)", besides: [own])
  }

  /// The path where a component lists a trait itself; nil where it doesn't.
  private func listing(of name: String, in component: Int) -> SyntaxPath? {
    guard !model.sheet.components[component].isBaseClass else { return nil }
    let list = declaration(component).appending(.key("traits"))
    guard let node = model.tree(of: model.sheet.components[component].span.file).node(at: list) else {
      return nil
    }
    if node.kind == .scalar { return node.text == name ? list : nil }
    return node.elements.firstIndex { $0.text == name }.map { list.appending(.index($0)) }
  }

  /// Adds the values that components and their styles set on a trait's declarations. Uses of its properties in values become errors.
  private func addUses(of trait: Int, by components: Set<Int>, to removal: inout EntryRemoval) {
    let owner = SymbolOwner.trait(model.sheet.traits[trait].name)
    var symbols = Set(model.sheet.traits[trait].properties.map { Symbol.property(owner: owner, $0.name) })
    for component in components {
      for layer in model.sheet.components[component].layers where layer.owner == .trait(trait) {
        symbols.insert(.layer(owner: owner, layer.writtenName))
      }
    }
    let declarations = model.declarations(of: components)
    removal.add(
      usesOf: symbols,
      where: { file, path in
        declarations[file]?.contains(SyntaxPath(Array(path.steps.prefix(2)))) ?? false
      }
    ) { _ in nil }
  }
}

extension InspectorSheet {
  /// Some components, and all that are based on them.
  func components(basedOn bases: Set<Int>) -> Set<Int> {
    Set(
      sheet.components.indices.filter { each in
        sequence(first: each) { self.sheet.components[$0].parent }.contains { bases.contains($0) }
      })
  }

  /// The paths of some components and their styles, by file.
  func declarations(of components: Set<Int>) -> [FileID: Set<SyntaxPath>] {
    var found: [FileID: Set<SyntaxPath>] = [:]
    for each in components {
      let component = sheet.components[each]
      found[component.span.file, default: []].insert([.key("components"), .key(component.name)])
    }
    for style in sheet.styles.indices where components.contains(sheet.styles[style].component) {
      found[sheet.styles[style].span.file, default: []].insert(path(ofStyle: style))
    }
    return found
  }

  /// The traits of a component, in order, each with its declarations.
  func traits(ofComponent index: Int) -> JSONValue {
    let component = sheet.components[index]
    let parent = component.parent.map { sheet.components[$0].traits } ?? []
    return .array(
      component.traits.map { trait in
        .object([
          "name": .string(sheet.traits[trait].name), "own": .bool(!parent.contains(trait)),
          "summary": optional(sheet.traits[trait].summary),
          "properties": .array(sheet.traits[trait].properties.map { .string($0.name) }),
          "layers": .integer(component.layers.count { $0.owner == .trait(trait) && $0.isFirstCopy }),
        ])
      })
  }
}

extension Inspector {
  // MARK: Traits

  /// Makes a trait, adds one to a component, or removes one: each is one edit, and one step to undo.
  func changeTraits(_ body: JSONValue) throws(InspectorError) -> InspectorAnswer {
    endLive()
    let change = TraitChange(model: try saved().model, body: body)
    switch body["action"]?.string {
    case "create":
      let beside = change.model.sheet.traits.map(\.span.file)
      return try finish(try change.creating(in: try files(body, beside, in: change.model)), body)
    case "adopt": return try finish(try change.adopting(), body)
    case "drop": return try finishBreaking(try change.dropping(), in: change.model, body)
    case "delete": return try finishBreaking(try change.deleting(), in: change.model, body)
    case _: throw .badRequest("the request has no ‘action’ for traits")
    }
  }
}
