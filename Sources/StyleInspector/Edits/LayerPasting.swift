import StyleModel
import StyleReport
import StyleSource
import StyleSyntax

/// Copying and pasting of layers between components, as a text that is valid in a style file.
extension LayerChange {
  /// The layers as a list on one line, with all layers within them.
  func copying() throws(InspectorError) -> String {
    // What lies in another one comes along with it.
    let outer = layers.filter { layer in
      !layers.contains { $0.name != layer.name && own.isInside(layer.name, $0.name) }
    }
    guard !outer.isEmpty else { throw .badRequest("the request names no layer") }
    let tree = model.tree(of: file)
    let values = try outer.map { (layer) throws(InspectorError) in
      guard let node = tree.node(at: layer.path), let value = SyntaxValue(node, in: tree.source) else {
        throw .cannotEdit("‘\(layer.name)’ has aliases in it; copy it in the file")
      }
      return value
    }
    return String(
      decoding: try LayerWriter.text(of: .sequence(values), onOneLine: true).content, as: UTF8.self)
  }

  /// Adds the layers in a text, on top of all or where the request says, under names that no other layer has.
  func pasting(_ text: String) throws(InspectorError) -> (PlannedChange, String) {
    guard text.utf8.count <= 100_000, case .sequence(let values) = try SyntaxValue(yaml: text),
      !values.isEmpty, values.allSatisfy({ $0.isLayer })
    else { throw InspectorError(422, "bad-value", "the text holds no layers") }
    var writer = writer
    let (list, index) = try target()
    let isFlow = writer.isOnOneLine(in: list)
    var taken: Set<String> = []
    var first: String?
    for (place, value) in values.enumerated() {
      let layer = placed(renamed(value, besides: &taken))
      first = first ?? layer.name
      // What holds others is read more easily on lines of its own.
      let text = try LayerWriter.text(of: layer, onOneLine: isFlow && layer["sublayers"] == nil)
      try writer.insert(new: text, in: list, at: index + place)
    }
    return (plan(writer, "Paste \(counted(values.count, "layer"))"), first ?? "")
  }

  /// A layer with a frame for its new place: in a stack, a layer has a size and no position.
  private func placed(_ value: SyntaxValue) -> SyntaxValue {
    guard case .mapping(var entries) = value, let index = entries.firstIndex(where: { $0.key == "frame" })
    else { return value }
    switch (entries[index].value, isStack(parent)) {
    case (.sequence(let numbers), true) where numbers.count == 4:
      entries[index].value = .mapping([.init("width", numbers[2]), .init("height", numbers[3])])
    case (.mapping(let parts), true):
      let sizes = parts.filter { ["width", "height"].contains($0.key) }
      if sizes.isEmpty { entries.remove(at: index) } else { entries[index].value = .mapping(sizes) }
    case (.text, true), (.plain, true): entries.remove(at: index)
    case (.mapping(var parts), false):
      let sides = [
        ("width", "centerX", ["x", "left", "right", "leading", "trailing", "centerX", "inset"]),
        ("height", "centerY", ["y", "top", "bottom", "centerY", "inset"]),
      ]
      for (size, middle, places) in sides
      where parts.contains(where: { $0.key == size }) && !parts.contains(where: { places.contains($0.key) }) {
        parts.append(.init(middle, .plain("0")))
      }
      entries[index].value = .mapping(parts)
    case (.sequence, _), (.text, false), (.plain, false): break
    }
    return .mapping(entries)
  }

  /// A layer with unused names, for it and all layers within it.
  private func renamed(_ value: SyntaxValue, besides taken: inout Set<String>) -> SyntaxValue {
    guard case .mapping(var entries) = value else { return value }
    for index in entries.indices {
      switch (entries[index].key, entries[index].value) {
      case ("name", .text(let name)), ("name", .plain(let name)):
        let fresh = freshName(name, besides: taken)
        taken.insert(fresh)
        entries[index].value = .text(fresh)
      case ("sublayers", .sequence(let inner)):
        entries[index].value = .sequence(inner.map { renamed($0, besides: &taken) })
      case (_, _): break
      }
    }
    return .mapping(entries)
  }
}

extension SyntaxValue {
  fileprivate subscript(_ key: String) -> SyntaxValue? {
    guard case .mapping(let entries) = self else { return nil }
    return entries.first { $0.key == key }?.value
  }

  fileprivate var name: String? {
    switch self["name"] {
    case .text(let name)?, .plain(let name)?: name
    case .sequence?, .mapping?, nil: nil
    }
  }

  /// Whether the value has the required keys of a layer.
  fileprivate var isLayer: Bool { name != nil && self["kind"] != nil }
}
