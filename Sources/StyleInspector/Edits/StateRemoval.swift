import StyleCompiler
import StyleModel
import StyleSource
import StyleSyntax

/// Deletes a state that a component declares, with the values in it: of the component, of those that are based on it, of their variants,
/// animations and styles. Components that declare it elsewhere too keep their values.
extension StateChange {
  func undeclaring() throws(InspectorError) -> PlannedChange {
    guard style == nil, let place = declared.firstIndex(of: state) else {
      throw InspectorError(
        404, "no-such-state", "‘\(component.name)’ declares no state ‘\(state.shortened)’ itself")
    }
    let entry = own.appending(.index(place))
    var removal = EntryRemoval(in: model)
    removal.add(entry, in: file)
    let grammar = Grammar(sheet: model.sheet)
    for (file, declarations) in declarationsWithoutState() {
      for (path, values) in said(in: model.tree(of: file), grammar)
      where declarations.contains(SyntaxPath(Array(path.steps.prefix(2)))) {
        removal.add(path, in: file, values: values)
      }
    }
    return try removal.plan("Delete the state \(state)", besides: [entry])
  }

  /// The paths of the components that can't be in the state any more, and of their styles, by file.
  private func declarationsWithoutState() -> [FileID: Set<SyntaxPath>] {
    let sheet = model.sheet
    func keeps(_ other: Int) -> Bool {
      other != index && model.declaredStates(ofComponent: other).contains(state)
        || sheet.components[other].traits.contains { model.declaredStates(ofTrait: $0).contains(state) }
    }
    let losing = Set(
      sheet.components.indices.filter { each in
        let line = sequence(first: each) { sheet.components[$0].parent }
        return line.contains(index) && !line.contains(where: keeps)
      })
    return model.declarations(of: losing)
  }

  /// The paths of values in the state, alone or with others, and their numbers: sections of states, and animations.
  private func said(in tree: SyntaxTree, _ grammar: Grammar) -> [(path: SyntaxPath, values: Int)] {
    var found: [(path: SyntaxPath, values: Int)] = []
    func names(_ node: SyntaxNode) -> Bool {
      grammar.names(of: node, joinedBy: UInt8(ascii: "+")).contains { $0.0 == state }
    }
    grammar.walk(
      tree,
      key: { key, role, value, _ in
        guard case .state = role, names(key), let path = tree.location(at: Int(key.span.start))?.path else {
          return
        }
        found.append((path, value.entries.reduce(0) { count, _ in count + 1 }))
      },
      value: { node, slot in
        guard case .other(.state, _) = slot, node.kind == .scalar, names(node),
          let path = tree.location(at: Int(node.span.start))?.path
        else { return }
        found.append((SyntaxPath(path.steps.dropLast()), 1))
      })
    let members = grammar.symbols(ofState: state)
    for occurrence in grammar.occurrences(in: tree) where members.contains(occurrence.symbol) {
      guard let path = tree.location(at: Int(occurrence.span.start))?.path else { continue }
      found.append((path, 1))
    }
    return found
  }
}

extension InspectorSheet {
  func declaredStates(ofTrait index: Int) -> [String] {
    let trait = sheet.traits[index]
    let list: SyntaxPath = [.key("traits"), .key(trait.name), .key("states"), .key("own")]
    return tree(of: trait.span.file).node(at: list)?.elements.map(\.text) ?? []
  }
}
