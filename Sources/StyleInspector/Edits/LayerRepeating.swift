import StyleModel
import StyleSyntax

/// Layers that are there several times.
extension LayerChange {
  /// Repeats a layer with all layers within it, or changes its repetition. Copies of a layer in no stack are put into one, or rotated
  /// around the middle.
  func repeating(_ repeating: Repeating) throws(InspectorError) -> PlannedChange {
    let layer = try only()
    var writer = writer
    var place = layer.path
    let isRepeated = writer.writer.tree.node(at: place.appending(.key("repeat"))) != nil
    var repeated = place
    if !isRepeated, !isStack(layer.parent) {
      switch repeating.arrangement {
      case .row, .column:
        let axis = repeating.arrangement == .row ? "horizontal" : "vertical"
        let stack = LayerWriter.stack(named: freshName(axis == "horizontal" ? "row" : "column"), axis: axis)
        place = try wrap([layer], in: stack, isStack: true, &writer)
        repeated = place
      case .circle:
        // Each copy is as large as what it lies in, so that it turns around the middle of that, with the layer at its top.
        let turn = LayerWriter.block([("name", freshName("turn")), ("kind", "rectangle")])
        place = try wrap([layer], in: turn, isStack: false, &writer)
        try putAtTop(place, &writer)
        repeated = SyntaxPath(place.steps.dropLast(2))
        let angle = SyntaxValue.mapping([.init("rotation", .unquoted(repeating.angle))])
        try writer.set(repeated.appending(.key("transform")), to: angle)
      case .none: break
      }
    }
    try setRepetition(of: repeated, to: repeating.value, &writer)
    if repeating.isList, let text = text(in: layer, at: place) {
      try setString(of: text, &writer)
    }
    var values = writer.writer
    try declareProperty(of: repeating, &values)
    return PlannedChange(
      files: [.init(path: model.sources[file].path, old: model.sources[file].bytes, new: values.bytes)],
      label: "Repeat \(layer.name)")
  }

  /// Removes the repetition of a layer, so that it occurs once.
  func endingRepetition() throws(InspectorError) -> PlannedChange {
    let layer = try only()
    var writer = writer
    let place = layer.path.appending(.key("repeat"))
    guard writer.writer.tree.node(at: place) != nil else {
      throw InspectorError(404, "no-such-layer", "‘\(layer.name)’ isn’t repeated")
    }
    try writer.removeValue(place)
    return plan(writer, "Stop repeating \(layer.name)")
  }

  private func setRepetition(
    of layer: SyntaxPath, to value: SyntaxValue, _ writer: inout LayerWriter
  ) throws(InspectorError) {
    let place = layer.appending(.key("repeat"))
    guard let node = writer.writer.tree.node(at: place) else {
      return try writer.set(place, to: value)
    }
    // A repetition that gives its index a name keeps it.
    let part = node.kind != .mapping ? nil : node["count"] != nil ? "count" : "items"
    try writer.set(part.map { place.appending(.key($0)) } ?? place, to: value)
  }

  /// Moves a layer to the top of the layer around it, in the middle, unless a formula places it.
  private func putAtTop(_ layer: SyntaxPath, _ writer: inout LayerWriter) throws(InspectorError) {
    let place = layer.appending(.key("frame"))
    guard let node = writer.writer.tree.node(at: place), node.kind == .mapping,
      let centerY = node["centerY"], centerY.text == "0"
    else { return }
    let entries = node.entries.compactMap { entry -> SyntaxValue.Entry? in
      guard let value = SyntaxValue(entry.value, in: writer.writer.tree.source) else { return nil }
      return .init(entry.key.text == "centerY" ? "top" : entry.key.text, value)
    }
    try writer.set(place, to: .mapping(entries))
  }

  /// The layer of text that shows a copy's text: the layer itself, or the only text in it.
  private func text(in layer: OwnLayers.Entry, at place: SyntaxPath) -> SyntaxPath? {
    let texts = own.entries.filter { $0.kind == "text" && own.isInside($0.name, layer.name) }
    guard texts.count == 1, let text = texts.first else { return nil }
    return SyntaxPath(place.steps + text.path.steps.dropFirst(layer.path.steps.count))
  }

  private func setString(of layer: SyntaxPath, _ writer: inout LayerWriter) throws(InspectorError) {
    let place = layer.appending(.key("string"))
    guard let node = writer.writer.tree.node(at: place) else {
      return try writer.set(place, to: .unquoted("$item"))
    }
    // A formula may show the text of its copy already.
    if !node.text.contains("$") { try writer.set(place, to: .unquoted("$item")) }
  }

  private func declareProperty(
    of repeating: Repeating, _ writer: inout ValueWriter
  ) throws(InspectorError) {
    let name: String
    var entries: [SyntaxValue.Entry]
    switch repeating.source {
    case .number, .property: return
    case .newNumber(let new, let usual, let most):
      name = new
      entries = [
        .init("type", .text("Int")), .init("default", .plain("\(usual)")), .init("min", .plain("1")),
        .init("max", .plain("\(most)")),
      ]
    case .newList(let new, let texts, let most):
      name = new
      entries = [
        .init("type", .text("Strings")),
        .init("default", .sequence(texts.map { .text(TextTemplate.written($0)) })),
        .init("max", .plain("\(most)")),
      ]
    }
    try PropertyChange(
      .object([.init("component", .string(component.name))]), in: model
    ).check(newName: name)
    try PropertyChange.add(
      name, .mapping(entries), to: &writer, in: [.key("components"), .key(component.name)])
  }
}
