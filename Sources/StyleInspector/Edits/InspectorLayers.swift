import StyleCompiler
import StyleModel
import StyleReport
import StyleScene
import StyleSource
import StyleSyntax
import StyleWorkspace

extension Inspector {
  // MARK: Layers

  /// Adds, copies, moves, groups or removes layers of a component: each is one edit, and one step back.
  func changeLayers(_ body: JSONValue) throws(InspectorError) -> InspectorAnswer {
    if body["live"]?.bool == true { return try stepOfFrame(body) }
    endLive(unless: body["session"]?.string)
    let change = try LayerChange(body, in: try saved().model)
    let plans: [PlannedChange]
    var members: [JSONValue.Member] = []
    switch body["action"]?.string {
    case "add":
      let (plan, name) = try change.adding(
        kind: body["kind"]?.string ?? "", name: body["name"]?.string, seenIn: body["style"]?.string)
      (plans, members) = ([plan], [.init("layer", .string(name))])
    case "duplicate":
      let (plan, name) = try change.duplicating()
      (plans, members) = ([plan], [.init("layer", .string(name))])
    case "copy":
      return .json(["revision": .integer(revision), "text": .string(try change.copying())])
    case "paste":
      let (plan, name) = try change.pasting(body["text"]?.string ?? "")
      (plans, members) = ([plan], [.init("layer", .string(name))])
    case "move": plans = [try change.moving()]
    case "frame":
      let (plan, frame) = try change.framing(body)
      (plans, members) = ([plan], [.init("frame", change.model.optional(frame))])
    case "group":
      let (plan, name) = try change.grouping(axis: body["axis"]?.string ?? "vertical")
      (plans, members) = ([plan], [.init("layer", .string(name))])
    case "mask": plans = [try change.masking(kind: body["kind"]?.string ?? "ellipse")]
    case "repeat": plans = [try change.repeating(try Repeating(body, of: change))]
    case "unrepeat": return try finishBreaking(try change.endingRepetition(), in: change.model, body)
    case "unmask": return try finishBreaking(try change.unmasking(), in: change.model, body)
    case "ungroup": return try finishBreaking(try change.ungrouping(), in: change.model, body)
    case "delete": return try finishBreaking(try change.deleting(), in: change.model, body)
    case _: throw .badRequest("the request has no ‘action’ for layers")
    }
    return try finish(plans, body).adding(members)
  }
}

extension InspectorAnswer {
  /// The answer with more members.
  func adding(_ members: [JSONValue.Member]) -> InspectorAnswer {
    guard !members.isEmpty, case .success(.object(let own)) = parseJSON(bytes, deepest: 64) else {
      return self
    }
    return .json(.object(own + members), status: status)
  }
}

/// A change of the layers of one component that a request asks for.
struct LayerChange {
  let model: InspectorSheet
  let component: Component
  let index: Int
  let own: OwnLayers
  /// The changed layers, in the order of the file.
  let layers: [OwnLayers.Entry]
  /// The layer into which a layer goes; nil for the view's own layer.
  let parent: String?
  let place: Int?

  var file: FileID { component.span.file }

  init(_ body: JSONValue, in model: InspectorSheet) throws(InspectorError) {
    self.model = model
    let name = body["component"]?.string ?? ""
    index = try model.declaredComponent(named: name, toGiveIt: "layers")
    component = model.sheet.components[index]
    if let problem = model.problemOfEditing(component.span.file) { throw .cannotEdit(problem) }
    let own = OwnLayers(model.tree(of: component.span.file), component: name)
    self.own = own
    let wanted = (body["layers"]?.array ?? [body["layer"]].compactMap(\.self)).compactMap(\.string)
    var found: [OwnLayers.Entry] = []
    for layer in wanted {
      guard let entry = own[layer] else {
        guard component.layers.contains(where: { $0.writtenName == layer }) else {
          throw InspectorError(404, "no-such-layer", "‘\(name)’ has no layer ‘\(layer.shortened)’")
        }
        throw .cannotEdit("‘\(layer)’ isn’t declared by ‘\(name)’ itself; change it where it comes from")
      }
      if !found.contains(where: { $0.name == entry.name }) { found.append(entry) }
    }
    layers = found.sorted { $0.path.isBefore($1.path) }
    let parent = body["parent"]?.string.flatMap { $0.isEmpty || $0 == "layer" ? nil : $0 }
    if let parent, own[parent] == nil {
      throw .cannotEdit(
        "‘\(parent.shortened)’ isn’t a layer that ‘\(name)’ declares itself, so it takes no others")
    }
    self.parent = parent
    place = body["index"]?.integer
  }

  var writer: LayerWriter { LayerWriter(model.tree(of: file)) }

  func plan(_ writer: LayerWriter, _ label: String) -> PlannedChange {
    let source = model.sources[file]
    return PlannedChange(
      files: [.init(path: source.path, old: source.bytes, new: writer.writer.bytes)], label: label)
  }

  func only() throws(InspectorError) -> OwnLayers.Entry {
    guard layers.count == 1, let layer = layers.first else { throw .badRequest("the request names no layer") }
    return layer
  }

  func isStack(_ layer: String?) -> Bool { layer.map { own[$0]?.kind == "stack" } ?? false }

  /// A name that no other layer has.
  func freshName(_ name: String, besides taken: Set<String> = []) -> String {
    let known = taken.union(component.layers.map(\.writtenName)).union(own.entries.map(\.name))
      .union(component.properties.map(\.name)).union(["layer", "mask"])
    if !known.contains(name) { return name }
    var stem = name
    while stem.last?.isNumber == true, stem.count > 1 { stem.removeLast() }
    return (2...).lazy.map { "\(stem)\($0)" }.first { !known.contains($0) } ?? name
  }

  /// The list and the index at which a layer goes among its new siblings.
  func target() throws(InspectorError) -> (list: SyntaxPath, index: Int) {
    guard let list = own.list(of: parent) else { throw .badRequest("there is no such layer to put it into") }
    let count = own.children(of: parent).count
    return (list, max(0, min(place ?? count, count)))
  }

  // MARK: Adding

  /// - Parameter style: The style that the page shows, on which the new layer is seen.
  func adding(
    kind: String, name: String?, seenIn style: String? = nil
  ) throws(InspectorError) -> (PlannedChange, String) {
    let usual = model.component(named: kind) == nil ? kind : kind.prefix(1).lowercased() + kind.dropFirst()
    let wanted = name.map(\.trimmingSpaces) ?? ""
    let symbol = Symbol.layer(owner: .component(component.name), wanted)
    if !wanted.isEmpty {
      if let problem = symbol.problem(ofName: wanted) { throw .badValue(problem, in: "name") }
      guard freshName(wanted) == wanted else { throw .exists(wanted) }
    }
    let name = wanted.isEmpty ? freshName(usual) : wanted
    let ground = LayerGround(
      model, component: index, style: style.flatMap { model.style(named: $0) }, in: parent)
    guard let entries = firstValues(ofKind: kind, on: ground) else {
      throw .badRequest("there is no kind of layer ‘\(kind.shortened)’")
    }
    let value = SyntaxValue.mapping([.init("name", .text(name)), .init("kind", .text(kind))] + entries)
    var writer = writer
    let (list, index) = try target()
    // What holds others is read more easily on lines of its own.
    let isFlow = kind != "stack" && writer.isOnOneLine(in: list)
    try writer.insert(new: try LayerWriter.text(of: value, onOneLine: isFlow), in: list, at: index)
    return (plan(writer, "Add the layer \(name)"), name)
  }

  /// The first values of a new layer of a kind, so that it is visible at once; nil for an unknown kind.
  private func firstValues(ofKind kind: String, on ground: LayerGround) -> [SyntaxValue.Entry]? {
    func number(_ number: Int) -> SyntaxValue { .plain("\(number)") }
    func frame(_ width: Int, _ height: Int) -> [SyntaxValue.Entry] {
      let size = [SyntaxValue.Entry("width", number(width)), .init("height", number(height))]
      return [
        .init(
          "frame",
          .mapping(
            isStack(parent) ? size : [.init("centerX", number(0)), .init("centerY", number(0))] + size))
      ]
    }
    let blue = SyntaxValue.text(ground.seenColor)
    let words: [SyntaxValue.Entry] = [
      .init("string", .text("Text")), .init("foregroundColor", .text(ground.readColor)),
    ]
    switch kind {
    case "rectangle":
      return frame(32, 32) + [.init("cornerRadius", number(6)), .init("backgroundColor", blue)]
    case "shape": return [.init("path", .text("ellipse"))] + frame(32, 32) + [.init("fillColor", blue)]
    case "gradient":
      let stops = zip(["#0A84FF", "#BF5AF2"], 0...).map { color, location in
        SyntaxValue.mapping([.init("color", .text(color)), .init("location", number(location))])
      }
      return frame(48, 32) + [.init("stops", .sequence(stops))]
    case "text":
      if isStack(parent) { return words }
      // As wide as what it lies in, so that longer words fit too.
      let margin = ground.width < 64 ? 0 : 8
      let sides = [("left", margin), ("right", margin), ("centerY", 0), ("height", 22)]
      return words + [
        .init("alignmentMode", .text("center")),
        .init("frame", .mapping(sides.map { .init($0.0, number($0.1)) })),
      ]
    case "image":
      return [.init("contents", .mapping([.init("systemName", .text("star"))]))] + frame(24, 24)
        + [.init("tintColor", blue)]
    case "material":
      return frame(48, 32) + [.init("material", .text("regular")), .init("cornerRadius", number(6))]
    case "stack":
      let inner = freshName("text", besides: [])
      return [
        .init("axis", .text("horizontal")), .init("spacing", number(8)), .init("alignment", .text("center")),
        .init(
          "sublayers",
          .sequence([.mapping([.init("name", .text(inner)), .init("kind", .text("text"))] + words)])),
      ]
    case _:
      guard let held = model.component(named: kind), !model.sheet.components[held].isBaseClass else {
        return nil
      }
      let size = model.sheet.components[held].preview.size
      return frame(Int(clamping: size.width.rounded()), Int(clamping: size.height.rounded()))
    }
  }

  func duplicating() throws(InspectorError) -> (PlannedChange, String) {
    let layer = try only()
    var writer = writer
    var text = try writer.text(of: layer.path)
    // A comment says something of the one that is there.
    text.comments = []
    guard let list = own.list(of: layer.parent) else { throw .badRequest("there is no such layer") }
    try writer.insert(text, in: list, at: layer.index + 1)
    let copies = own.entries.filter { own.isInside($0.name, layer.name) }
    var names: Set<String> = []
    var first = layer.name
    var renamed: [String: String] = [:]
    for copy in copies.sorted(by: { $0.path.isBefore($1.path) }) {
      let name = freshName(copy.name, besides: names)
      names.insert(name)
      if copy.name == layer.name { first = name }
      renamed[copy.name] = name
      var path = copy.path
      path.steps[layer.path.steps.count - 1] = .index(layer.index + 1)
      try writer.set(path.appending(.key("name")), to: .text(name))
    }
    return (try takingAlong(renamed, in: plan(writer, "Duplicate \(layer.name)")), first)
  }
}

extension SyntaxPath {
  /// Whether the path comes before another one in lists that both go through.
  func isBefore(_ other: SyntaxPath) -> Bool {
    for (mine, theirs) in zip(steps, other.steps) where mine != theirs {
      if case .index(let mine) = mine, case .index(let theirs) = theirs { return mine < theirs }
      return SyntaxPath([mine]).description < SyntaxPath([theirs]).description
    }
    return steps.count < other.steps.count
  }

  /// The path after `count` elements were inserted before an index of a list.
  func shifted(in list: SyntaxPath, from place: Int, by count: Int) -> SyntaxPath {
    guard steps.count > list.steps.count, Array(steps.prefix(list.steps.count)) == list.steps,
      case .index(let index) = steps[list.steps.count], index >= place
    else { return self }
    var path = self
    path.steps[list.steps.count] = .index(index + count)
    return path
  }
}
