import StyleCompiler
import StyleModel
import StyleSource
import StyleSyntax
import StyleWorkspace

/// Moves of layers between lists, which change a frame where a layer goes into a stack or leaves one.
extension LayerChange {
  // MARK: Moving

  func moving() throws(InspectorError) -> PlannedChange {
    let layer = try only()
    if let parent, own.isInside(parent, layer.name) {
      throw .cannotEdit("‘\(layer.name)’ can’t be moved into itself")
    }
    var (list, index) = try target()
    // Counted without the layer itself.
    if layer.parent == parent, let place, place > layer.index {
      index = min(place + 1, own.children(of: parent).count)
    }
    var writer = writer
    if layer.parent == parent, index == layer.index || index == layer.index + 1 {
      return plan(writer, "Move \(layer.name)")
    }
    list = try move(layer.path, to: list, at: index, &writer, fitting: fitting(layer, into: parent))
    return plan(writer, "Move \(layer.name)")
  }

  /// The new frame of a layer that goes from a stack or into one; a nil fitting keeps the present one.
  private enum Fitting {
    case size(width: Double, height: Double, keepsNone: Bool)
    case frame(Rect)
  }

  private func fitting(_ layer: OwnLayers.Entry, into parent: String?, stackIs: Bool? = nil) -> Fitting? {
    let (was, becomes) = (isStack(layer.parent), stackIs ?? isStack(parent))
    guard was != becomes, let place = component.layers.firstIndex(where: { $0.writtenName == layer.name })
    else { return nil }
    let frames = model.looks(ofComponent: index).plain.look().frames(in: component.preview.size)
    guard frames.indices.contains(place) else { return nil }
    let frame = frames[place]
    if becomes {
      let fits = layer.kind == "text" || layer.kind == "stack"
      return .size(width: frame.width, height: frame.height, keepsNone: fits)
    }
    let outer = parent.flatMap { name in component.layers.firstIndex { $0.writtenName == name } }.map {
      frames[$0]
    }
    return .frame(
      Rect(
        x: frame.x - (outer?.x ?? 0), y: frame.y - (outer?.y ?? 0), width: frame.width, height: frame.height))
  }

  /// Moves the layer at a path, and returns the path of its new list after the move.
  @discardableResult private func move(
    _ path: SyntaxPath, to list: SyntaxPath, at place: Int, _ writer: inout LayerWriter, fitting: Fitting?
  ) throws(InspectorError) -> SyntaxPath {
    let text = try writer.text(of: path)
    try writer.insert(text, in: list, at: place, grows: list != SyntaxPath(path.steps.dropLast()))
    let new = list.appending(.index(place))
    if let fitting { try fit(new, fitting, &writer) }
    // What stands behind the new one has moved up.
    let old = path.shifted(in: list, from: place, by: 1)
    try writer.remove(old, withComments: true)
    return list
  }

  private func fit(_ path: SyntaxPath, _ fitting: Fitting, _ writer: inout LayerWriter) throws(InspectorError)
  {
    func number(_ number: Double) -> SyntaxValue { .number((number * 2).rounded() / 2) }
    let place = path.appending(.key("frame"))
    let written = writer.writer.tree.node(at: place)
    switch fitting {
    case .size(let width, let height, let keepsNone):
      guard let written else { return }
      guard !keepsNone else { return try writer.removeValue(place) }
      func side(_ key: String, _ standard: Double) -> SyntaxValue.Entry {
        let value =
          written.kind == .mapping
          ? written.entries.first { $0.key.text == key }.flatMap {
            SyntaxValue($0.value, in: writer.writer.tree.source)
          } : nil
        return .init(key, value ?? number(standard))
      }
      try writer.set(place, to: .mapping([side("width", width), side("height", height)]))
    case .frame(let frame):
      try writer.set(
        place, to: .sequence([number(frame.x), number(frame.y), number(frame.width), number(frame.height)]))
    }
  }

  // MARK: Stacks

  func grouping(axis: String) throws(InspectorError) -> (PlannedChange, String) {
    guard let first = layers.first else { throw .badRequest("the request names no layers") }
    guard layers.allSatisfy({ $0.parent == first.parent }) else {
      throw .cannotEdit("only layers that lie in the same layer can be grouped")
    }
    guard axis == "horizontal" || axis == "vertical" else {
      throw .badRequest("a stack is horizontal or vertical")
    }
    let name = freshName("stack")
    var writer = writer
    try wrap(layers, in: LayerWriter.stack(named: name, axis: axis), isStack: true, &writer)
    return (plan(writer, "Group into \(name)"), name)
  }

  /// Replaces layers of one list by a new layer around them. Returns the path of the first of them in it.
  @discardableResult func wrap(
    _ layers: [OwnLayers.Entry], in outer: LayerWriter.Text, isStack: Bool, _ writer: inout LayerWriter
  ) throws(InspectorError) -> SyntaxPath {
    guard let first = layers.first, let list = own.list(of: first.parent) else {
      throw .badRequest("there is no such layer")
    }
    try writer.insert(outer, in: list, at: first.index)
    let inner = list.appending(.index(first.index)).appending(.key("sublayers"))
    for (number, layer) in layers.enumerated() {
      // One behind another: each that has gone lets the next move down, and the new layer stands before them.
      let path = list.appending(.index(layer.index + 1 - number))
      try move(path, to: inner, at: number, &writer, fitting: fitting(layer, into: nil, stackIs: isStack))
    }
    return inner.appending(.index(0))
  }

  func ungrouping() throws(InspectorError) -> PlannedChange {
    let stack = try only()
    guard stack.kind == "stack" else { throw .cannotEdit("‘\(stack.name)’ is no stack") }
    let children = own.children(of: stack.name)
    guard !children.isEmpty, let list = own.list(of: stack.parent) else {
      throw .cannotEdit("‘\(stack.name)’ has no layers to take out; delete it instead")
    }
    var writer = writer
    let inner = stack.path.appending(.key("sublayers"))
    for (number, child) in children.enumerated() {
      try move(
        inner.appending(.index(0)), to: list, at: stack.index + 1 + number, &writer,
        fitting: fitting(child, into: stack.parent))
    }
    try writer.remove(stack.path, withComments: false)
    return try takingValues(of: [stack.name], from: plan(writer, "Ungroup \(stack.name)"))
  }

  // MARK: Deleting

  func deleting() throws(InspectorError) -> PlannedChange {
    guard let first = layers.first else { throw .badRequest("the request names no layers") }
    var writer = writer
    // Of one that lies in another, the outer one takes it along.
    let outer = layers.filter { layer in
      !layers.contains { $0.name != layer.name && own.isInside(layer.name, $0.name) }
    }
    for layer in outer.reversed() { try writer.remove(layer.path, withComments: false) }
    let gone = own.entries.filter { entry in outer.contains { own.isInside(entry.name, $0.name) } }.map(
      \.name)
    let label = layers.count == 1 ? "Delete \(first.name)" : "Delete \(counted(layers.count, "layer"))"
    return try takingValues(of: gone, from: plan(writer, label))
  }

  /// Removes the values that states, modes and styles set on removed layers.
  func takingValues(of names: [String], from plan: PlannedChange) throws(InspectorError)
    -> PlannedChange
  {
    var plan = plan
    let paths = places(ofUsesOf: Set(names))
    for (file, paths) in paths.sorted(by: { $0.key < $1.key }) where !paths.isEmpty {
      let source = model.sources[file]
      let place = plan.files.firstIndex { $0.path == source.path }
      let bytes = place.map { plan.files[$0].new } ?? source.bytes
      var writer = ValueWriter(parse(SourceFile(id: file, path: source.path, bytes: bytes)).product)
      for path in paths.sorted(by: { $1.isBefore($0) }) where writer.tree.node(at: path) != nil {
        try writer.remove(path)
        plan.takenValues += 1
      }
      if let place {
        plan.files[place].new = writer.bytes
      } else {
        plan.files.append(.init(path: source.path, old: source.bytes, new: writer.bytes))
      }
    }
    return plan
  }
}
