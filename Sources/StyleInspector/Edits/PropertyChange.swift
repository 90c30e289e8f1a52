import StyleCompiler
import StyleModel
import StyleReport
import StyleSource
import StyleSyntax
import StyleWorkspace

/// A change of the properties that a component declares itself, which a request asks for.
struct PropertyChange: ComponentChange {
  let changed: ChangedComponent
  var list: SyntaxPath { declaration.appending(.key("properties")) }

  init(_ body: JSONValue, in model: InspectorSheet) throws(InspectorError) {
    changed = try ChangedComponent(body, in: model, toGiveIt: "properties")
    if let property = body["property"]?.string { _ = try declared(property) }
  }

  func symbol(of property: String) -> Symbol { .property(owner: .component(component.name), property) }

  /// The index, among the component's properties, of one that it declares itself.
  func declared(_ name: String) throws(InspectorError) -> Int {
    guard let place = component.properties.firstIndex(where: { $0.name == name }) else {
      throw InspectorError(404, "no-such-property", "‘\(component.name)’ has no property ‘\(name.shortened)’")
    }
    guard component.properties[place].owner == .component(index) else {
      throw .cannotEdit(
        "‘\(name)’ isn’t declared by ‘\(component.name)’ itself; change it where it comes from")
    }
    return place
  }

  private func property() throws(InspectorError) -> Property {
    guard let name = body["property"]?.string else { throw .badRequest("the request names no property") }
    return component.properties[try declared(name)]
  }

  // MARK: What a declaration says

  /// The keys in the order in which they are written.
  private static let order = ["type", "values", "default", "min", "max", "step", "summary", "deprecated"]

  /// The values of the request for a property, by key; nil for one to remove.
  private func said() throws(InspectorError) -> [(key: String, value: SyntaxValue?)] {
    var said: [(key: String, value: SyntaxValue?)] = []
    let type = body["type"]?.string?.trimmingSpaces
    if let type { said.append(("type", .text(type))) }
    if let words = body["values"] {
      let words = (words.array ?? []).compactMap(\.string).map(\.trimmingSpaces).filter { !$0.isEmpty }
      said.append(("values", words.isEmpty ? nil : .sequence(words.map { .text($0) })))
    }
    let isText =
      type.map { ["String", "String?", "LocalizedString", "LocalizedString?"].contains($0) } ?? false
    if let text = body["default"] {
      // An empty text is one, and an empty color isn't.
      let written = text.string ?? ""
      let isNone = text.isNull || !isText && written.trimmingSpaces.isEmpty
      if isNone {
        said.append(("default", type?.hasSuffix("?") == true ? .null : nil))
      } else {
        said.append(
          ("default", isText && !written.hasPrefix("$") ? .text(written) : try SyntaxValue(yaml: written)))
      }
    }
    for key in ["min", "max", "step"] {
      guard let text = body[key] else { continue }
      let written = text.string?.trimmingSpaces ?? text.double.map(formatNumber) ?? ""
      said.append((key, written.isEmpty ? nil : .unquoted(written)))
    }
    for key in ["summary", "deprecated"] {
      guard let text = body[key] else { continue }
      let written = text.string?.trimmingSpaces ?? ""
      said.append((key, written.isEmpty ? nil : .text(written)))
    }
    return said
  }

  // MARK: Adding

  func adding() throws(InspectorError) -> (PlannedChange, String) {
    let name = (body["name"]?.string ?? "").trimmingSpaces
    try check(newName: name)
    let entries = try said().compactMap { said in said.value.map { SyntaxValue.Entry(said.key, $0) } }
    guard entries.first?.key == "type" else { throw .badRequest("a property has a ‘type’") }
    var writer = ValueWriter(model.tree(of: file))
    try PropertyChange.add(name, .mapping(entries), to: &writer, in: declaration)
    return (plan(writer, "Add the property \(name)"), name)
  }

  func check(newName name: String) throws(InspectorError) {
    try check(newName: name, most: 200, symbol(of: name))
    guard !component.properties.contains(where: { $0.name == name }) else { throw .exists(name) }
  }

  /// Declares a property behind the present ones, or in a new section where a component has its properties.
  static func add(
    _ name: String, _ value: SyntaxValue, to writer: inout ValueWriter, in declaration: SyntaxPath
  ) throws(InspectorError) {
    let list = declaration.appending(.key("properties"))
    let place = list.appending(.key(name))
    if let node = writer.tree.node(at: list) {
      if let last = node.entries.map({ $0.value }).last, writer.tree.isInBraces(last),
        !writer.tree.isInBraces(node)
      {
        // On one line, as the one before.
        try writer.set(place, to: .text("stylec-new-property"))
        try writer.replace(place, with: try LayerWriter.text(of: value, onOneLine: true).content)
        writer.spread(entryAt: place)
      } else {
        try writer.set(place, to: value)
      }
    } else {
      guard let node = writer.tree.node(at: declaration), node.kind == .mapping else {
        throw .cannotEdit("the component is written in a way that has no place for properties")
      }
      let before = ["summary", "description", "deprecated", "base", "traits"]
      let last = node.entries.filter { before.contains($0.key.text) && !$0.isMerged }.last?.key.text
      try writer.insert(.mapping([.init(name, value)]), at: list, last.map { .after($0) } ?? .first)
    }
    try unquoteType(of: place, in: &writer)
  }

  /// The question mark behind a type needs no quotes, also between braces, and people write none.
  private static func unquoteType(
    of property: SyntaxPath, in writer: inout ValueWriter
  ) throws(InspectorError) {
    let place = property.appending(.key("type"))
    guard let node = writer.tree.node(at: place), node.isQuoted, node.text.last == "?",
      node.text.dropLast().utf8.allSatisfy({
        ($0 | 0x20) &- UInt8(ascii: "a") < 26 || $0 &- UInt8(ascii: "0") < 10
      })
    else { return }
    try writer.replace(place, with: Array(node.text.utf8))
  }

  // MARK: Changing

  /// Changes a property; unchanged values stay as they are written.
  func changing() throws(InspectorError) -> PlannedChange {
    let property = try property()
    let place = list.appending(.key(property.name))
    var writer = ValueWriter(model.tree(of: file))
    guard let node = writer.tree.node(at: place), node.kind == .mapping, node.span == node.definition else {
      throw .cannotEdit(
        "‘\(property.name)’ is declared in a way that this edit can’t keep; change it in the file")
    }
    for (key, value) in try said() {
      // Either word is a summary.
      let hasOther = key == "summary" && node["summary"] == nil && node["description"] != nil
      let own = place.appending(.key(hasOther ? "description" : key))
      let written = writer.tree.node(at: own)
      guard let value else {
        if written != nil { try writer.remove(own) }
        continue
      }
      if let written {
        let known = SyntaxValue(written, in: writer.tree.source)
        if known != value, known?.isSameText(as: value) != true { try writer.set(own, to: value) }
        continue
      }
      let before = PropertyChange.order.prefix { $0 != key }
      let entries = writer.tree.node(at: place)?.entries.map(\.key.text) ?? []
      let last = entries.last { before.contains($0) }
      try writer.insert(value, at: own, last.map { .after($0) } ?? .last)
    }
    try PropertyChange.unquoteType(of: place, in: &writer)
    return plan(writer, "Change the property \(property.name)")
  }

  func moving() throws(InspectorError) -> PlannedChange {
    let property = try property()
    let tree = model.tree(of: file)
    guard let place = body["index"]?.integer else { throw .badRequest("the request has no ‘index’") }
    guard let node = tree.node(at: list), let order = EntryOrder(of: node, in: tree),
      let bytes = order.moving(property.name, to: place),
      case let moved = parse(SourceFile(id: file, path: tree.source.path, bytes: bytes)).product,
      moved.isComplete, moved.comments.count == tree.comments.count
    else {
      throw .cannotEdit(
        "the properties are laid out in a way that this edit can’t keep; change their order in the file")
    }
    return plan(ValueWriter(moved), "Move the property \(property.name)")
  }
}

extension SyntaxValue {
  /// Whether two values read the same, however they are quoted.
  fileprivate func isSameText(as other: SyntaxValue) -> Bool {
    switch (self, other) {
    case (.text(let mine), .text(let theirs)), (.plain(let mine), .plain(let theirs)): mine == theirs
    case (.plain(let mine), .text(let theirs)), (.text(let theirs), .plain(let mine)):
      SyntaxValue.unquoted(mine) == .text(theirs)
    case (.sequence(let mine), .sequence(let theirs)):
      mine.count == theirs.count && zip(mine, theirs).allSatisfy { $0.isSameText(as: $1) }
    case (.mapping(let mine), .mapping(let theirs)):
      mine.count == theirs.count
        && zip(mine, theirs).allSatisfy { $0.key == $1.key && $0.value.isSameText(as: $1.value) }
    case (.text, _), (.plain, _), (.sequence, _), (.mapping, _): false
    }
  }
}

extension SyntaxTree {
  fileprivate func isInBraces(_ node: SyntaxNode) -> Bool {
    !node.definition.isEmpty && source.bytes[Int(node.definition.start)] == UInt8(ascii: "{")
  }
}
