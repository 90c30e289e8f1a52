import StyleCompiler
import StyleModel
import StyleReport
import StyleScene
import StyleSource
import StyleSyntax
import StyleWorkspace

/// Changes of the uses of a property that is extracted or deleted.
extension PropertyChange {
  // MARK: Deleting

  /// Deletes a property with the values that styles, states and modes set. Values that only follow the property get its default.
  func deleting() throws(InspectorError) -> PlannedChange {
    guard let name = body["property"]?.string else { throw .badRequest("the request names no property") }
    _ = try declared(name)
    let tree = model.tree(of: file)
    let node = tree.node(at: list.appending(.key(name)))
    let usual = node?["default"].flatMap { SyntaxValue($0, in: tree.source) }
    var edits: [FileID: [(path: SyntaxPath, value: SyntaxValue?)]] = [:]
    let uses = Uses(
      in: model.sheet, sources: model.sources, tree: model.tree, design: { model.designFiles(of: $0) })
    for use in uses.occurrences(of: symbol(of: name)) where !use.isDeclaration {
      let place = use.span.file
      guard model.problemOfEditing(place) == nil,
        let location = model.tree(of: place).location(at: Int(use.span.start))
      else { continue }
      if location.isKey {
        // `transition` and the like name it as a key too; an entry of the declaration itself isn't one.
        guard location.path.steps.last == .key(name) else { continue }
        edits[place, default: []].append((location.path, nil))
      } else if location.node.kind == .scalar, location.node.text == "$" + name, let usual {
        edits[place, default: []].append((location.path, usual))
      }
    }
    edits[file, default: []].append((list.appending(.key(name)), nil))
    var plan = PlannedChange(files: [], label: "Delete the property \(name)")
    for (file, edits) in edits.sorted(by: { $0.key < $1.key }) {
      let source = model.sources[file]
      var writer = ValueWriter(model.tree(of: file))
      for edit in edits.sorted(by: { $1.path.isBefore($0.path) }) where writer.tree.node(at: edit.path) != nil
      {
        if let value = edit.value {
          try writer.set(edit.path, to: value)
        } else {
          try writer.removeWithEmpty(edit.path)
          if edit.path != list.appending(.key(name)) { plan.takenValues += 1 }
        }
      }
      plan.files.append(.init(path: source.path, old: source.bytes, new: writer.bytes))
    }
    return plan
  }

  // MARK: Making a property of a value

  /// Makes a property of a layer's value. The layer follows it, and values that styles set on the layer become values of the property.
  func extracting() throws(InspectorError) -> (PlannedChange, String) {
    let (name, key) = ((body["name"]?.string ?? "").trimmingSpaces, body["key"]?.string ?? "")
    try check(newName: name)
    guard let target = model.target(key, ofComponent: index) else {
      throw InspectorError(404, "no-such-key", "‘\(component.name)’ has no value ‘\(key.shortened)’")
    }
    guard case .layer = target.target else {
      throw .cannotEdit("‘\(key)’ is a property already")
    }
    let address = try model.address(ofDefault: key, component: index, .normal, [])
    guard address.kind == .component, address.name == component.name, address.file == file else {
      throw .cannotEdit(
        "the layer isn’t declared by ‘\(component.name)’ itself; change it where it comes from")
    }
    let tree = model.tree(of: file)
    let written = tree.node(at: address.path)
    let value: SyntaxValue
    if let written {
      guard
        !written.text.hasPrefix("$") || written.kind != .scalar
          || model.token(named: String(written.text.dropFirst())) != nil
      else { throw .cannotEdit("the value follows others already; name what it follows in the file") }
      guard let own = SyntaxValue(written, in: tree.source), !ValueWriter(tree).hasComments(in: address.path)
      else {
        throw .cannotEdit("the value has aliases or comments in it; make the property in the file")
      }
      value = own
    } else {
      let look = model.looks(ofComponent: index).plain.look()
      value = try SyntaxValue(yaml: model.value(of: target, in: look).spelling)
    }
    let elsewhere = placesElsewhere(of: key)
    let isNull =
      value == .null
      || elsewhere.contains { file, paths in
        let tree = model.tree(of: file)
        return paths.contains { path in
          tree.node(at: path).map { $0.kind == .scalar && !$0.isQuoted && $0.scalarKind == .null } ?? false
        }
      }
    var entries = PropertyChange.type(of: target, isNull: isNull)
    entries.append(.init("default", value))
    if let bounds = target.bounds, target.type.isNumber {
      for (key, bound) in [("min", bounds.min), ("max", bounds.max)] {
        if let bound, abs(bound) < 1e6 { entries.append(.init(key, .number(bound))) }
      }
    }
    var writer = ValueWriter(tree)
    try writer.set(address.path, to: .text("$" + name))
    try PropertyChange.add(name, .mapping(entries), to: &writer, in: declaration)
    var plan = plan(writer, "Make \(address.subject) the property \(name)")
    try rename(elsewhere, to: name, &plan)
    return (plan, name)
  }

  private static func type(of target: RowTarget, isNull: Bool) -> [SyntaxValue.Entry] {
    if case .choice(let words) = target.type {
      return [.init("type", .text("String")), .init("values", .sequence(words.map { .text($0) }))]
    }
    return [.init("type", .text(target.type.name + (isNull ? "?" : "")))]
  }

  /// Whether a component is this one, or based on it.
  private func isOfIt(_ other: Int) -> Bool {
    sequence(first: other) { model.sheet.components[$0].parent }.contains(index)
  }

  /// The other entries of a layer's key: of styles, and for states, modes and variants of the component and those based on it.
  private func placesElsewhere(of key: String) -> [FileID: [SyntaxPath]] {
    var paths: [FileID: [SyntaxPath]] = [:]
    for (place, component) in model.sheet.components.enumerated()
    where !component.isBaseClass && isOfIt(place) {
      let own: SyntaxPath = [.key("components"), .key(component.name)]
      guard let node = model.tree(of: component.span.file).node(at: own) else { continue }
      for section in node.entries
      where !section.isMerged && ["variants", "states", "modes"].contains(section.key.text) {
        let found = section.value.paths(ofKey: key, at: own.appending(.key(section.key.text)))
        if !found.isEmpty { paths[component.span.file, default: []] += found }
      }
    }
    for (place, style) in model.sheet.styles.enumerated() where isOfIt(style.component) {
      let own = model.path(ofStyle: place)
      let found = model.tree(of: style.span.file).node(at: own)?.paths(ofKey: key, at: own) ?? []
      if !found.isEmpty { paths[style.span.file, default: []] += found }
    }
    return paths
  }

  /// Renames entries of a layer's key to a property: left on the layer, they would win over the property.
  private func rename(
    _ paths: [FileID: [SyntaxPath]], to name: String, _ plan: inout PlannedChange
  ) throws(InspectorError) {
    for (file, paths) in paths.sorted(by: { $0.key < $1.key }) {
      if let problem = model.problemOfEditing(file) { throw .cannotEdit(problem) }
      let source = model.sources[file]
      let place = plan.files.firstIndex { $0.path == source.path }
      let bytes = place.map { plan.files[$0].new } ?? source.bytes
      var writer = ValueWriter(parse(SourceFile(id: file, path: source.path, bytes: bytes)).product)
      for path in paths { try writer.rename(path, to: name) }
      if let place {
        plan.files[place].new = writer.bytes
      } else {
        plan.files.append(.init(path: source.path, old: source.bytes, new: writer.bytes))
      }
    }
  }

  /// Refuses to make a property of a layer's value where that would change what a style or a component looks like.
  func checkLooks(_ key: String, in new: InspectorSheet) throws(InspectorError) {
    let old = model
    func check(_ subject: DrawnSubject, named name: String, component: Int) throws(InspectorError) {
      guard let was = old.target(key, ofComponent: component),
        let now = new.target(key, ofComponent: component)
      else { return }
      let (before, after) = (old.looks(of: subject), new.looks(of: subject))
      for state in before.states {
        for modes in before.modeCombinations.prefix(64)
        where before.look(state: state, modes: modes).value(of: was.target).value
          != after.look(state: state, modes: modes).value(of: now.target).value
        {
          throw .cannotEdit(
            "‘\(name)’ would look different\(old.condition(state, modes)); make the property in the file")
        }
      }
    }
    for (place, component) in old.sheet.components.enumerated() where isOfIt(place) {
      try check(.component(place), named: component.name, component: place)
    }
    for (place, style) in old.sheet.styles.enumerated() where isOfIt(style.component) {
      try check(.style(place), named: style.name, component: style.component)
    }
  }
}

extension SyntaxNode {
  /// The paths of the entries of a key in a node and below it, where they are written: not where an alias stands for one or where it is
  /// merged.
  fileprivate func paths(ofKey key: String, at path: SyntaxPath) -> [SyntaxPath] {
    guard span == definition else { return [] }
    let ofElements = elements.enumerated().flatMap { place, element in
      element.paths(ofKey: key, at: path.appending(.index(place)))
    }
    return entries.reduce(into: ofElements) { found, entry in
      guard !entry.isMerged else { return }
      let own = path.appending(.key(entry.key.text))
      found += entry.key.text == key ? [own] : entry.value.paths(ofKey: key, at: own)
    }
  }
}

extension ValueWriter {
  /// Removes an entry, with the mappings of states, modes and properties around it that are then empty.
  fileprivate mutating func removeWithEmpty(_ path: SyntaxPath) throws(InspectorError) {
    var path = path
    while path.steps.count > 3, let parent = tree.node(at: SyntaxPath(path.steps.dropLast())),
      parent.kind == .mapping, parent.entries.reduce(0, { count, _ in count + 1 }) == 1,
      ["states", "modes", "properties", "sets"].contains(where: {
        path.steps[path.steps.count - 2] == .key($0)
          || path.steps.count > 4 && path.steps[path.steps.count - 3] == .key($0)
      })
    {
      path.steps.removeLast()
    }
    try remove(path)
  }
}

extension InspectorSheet {
  func value(of target: RowTarget, in look: Look) -> Value { look.value(of: target.target).value }
}

extension ValueType {
  fileprivate var isNumber: Bool {
    switch self {
    case .number, .integer: true
    case .bool, .string, .localizedString, .choice, .point, .size, .rect, .range, .color, .image,
      .gradientStops,
      .shadow, .shadows, .outline, .font, .edgeInsets, .animation, .corners, .transform, .path, .numbers,
      .strings:
      false
    }
  }
}
