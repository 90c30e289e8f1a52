import StyleCompiler
import StyleModel
import StyleSource
import StyleSyntax
import StyleWorkspace

/// Changes of the values that other declarations set on layers, for copies of these.
extension LayerChange {
  /// Copies the values that states, modes, variants, animations and styles set on layers to copies of these.
  ///
  /// - Parameter names: The names of the copies, by the names of the layers.
  func takingAlong(_ names: [String: String], in plan: PlannedChange) throws(InspectorError) -> PlannedChange
  {
    var plan = plan
    for (file, paths) in places(ofUsesOf: Set(names.keys)).sorted(by: { $0.key < $1.key }) {
      let source = model.sources[file]
      let place = plan.files.firstIndex { $0.path == source.path }
      let bytes = place.map { plan.files[$0].new } ?? source.bytes
      var writer = ValueWriter(parse(SourceFile(id: file, path: source.path, bytes: bytes)).product)
      // The last first, so that copies of several stand behind them in their order.
      for path in paths.sorted(by: { $1.isBefore($0) }) {
        guard case .key(let key)? = path.steps.last, let dot = key.firstIndex(of: "."),
          let name = names[String(key[..<dot])], let node = writer.tree.node(at: path),
          let value = SyntaxValue(node, in: writer.tree.source)
        else { continue }
        let copy = SyntaxPath(path.steps.dropLast() + [.key(name + key[dot...])])
        try writer.insert(value, at: copy, .after(key))
      }
      if file == self.file { try copyAnimations(names, &writer) }
      if let place {
        plan.files[place].new = writer.bytes
      } else {
        plan.files.append(.init(path: source.path, old: source.bytes, new: writer.bytes))
      }
    }
    return plan
  }

  /// The entries of states, modes, variants and styles whose key begins with the name of a layer. The component's own file is included even
  /// where it has none.
  func places(ofUsesOf names: Set<String>) -> [FileID: Set<SyntaxPath>] {
    let uses = Uses(
      in: model.sheet, sources: model.sources, tree: model.tree, design: { model.designFiles(of: $0) })
    let symbols = Set(names.map { Symbol.layer(owner: .component(component.name), $0) })
    var paths: [FileID: Set<SyntaxPath>] = [file: []]
    for use in uses.occurrences(ofAny: symbols) where !use.isDeclaration {
      guard model.problemOfEditing(use.span.file) == nil,
        let location = model.tree(of: use.span.file).location(at: Int(use.span.start)), location.isKey,
        // `thumb.opacity`, and nothing that stands in the layer itself.
        case .key(let key)? = location.path.steps.last, let dot = key.firstIndex(of: "."),
        names.contains(String(key[..<dot])), !location.path.steps.contains(.key("layer"))
      else { continue }
      paths[use.span.file, default: []].insert(location.path)
    }
    return paths
  }

  /// Animations of the component that move a layer move its copy too.
  private func copyAnimations(_ names: [String: String], _ writer: inout ValueWriter) throws(InspectorError) {
    let list: SyntaxPath = [.key("components"), .key(component.name), .key("animations")]
    guard let all = writer.tree.node(at: list), all.kind == .mapping else { return }
    var taken = Set(all.entries.map(\.key.text))
    let source = writer.tree.source
    var copies: [(key: String, after: String, value: SyntaxValue)] = []
    for entry in all.entries where !entry.isMerged {
      guard let property = entry.value["property"]?.text, let dot = property.firstIndex(of: "."),
        let name = names[String(property[..<dot])],
        case .mapping(var entries)? = SyntaxValue(entry.value, in: source)
      else { continue }
      for index in entries.indices where entries[index].key == "property" {
        entries[index].value = .text(name + property[dot...])
      }
      let key = (2...).lazy.map { "\(entry.key.text)\($0)" }.first { !taken.contains($0) } ?? entry.key.text
      taken.insert(key)
      copies.append((key, entry.key.text, .mapping(entries)))
    }
    for copy in copies {
      try writer.insert(copy.value, at: list.appending(.key(copy.key)), .after(copy.after))
    }
  }
}
