import StyleCompiler
import StyleModel
import StyleSource
import StyleSyntax

/// Renames a state that a component declares, wherever it has values. Components that declare a state of the same name share it, as where
/// one lies in the other, so all of them follow.
extension StateChange {
  func renaming(to name: String) throws(InspectorError) -> PlannedChange {
    guard declared.contains(state) else {
      throw InspectorError(
        404, "no-such-state", "‘\(component.name)’ declares no state ‘\(state.shortened)’ itself")
    }
    try check(newName: name)
    if model.sheet.states.own.contains(name) { throw .exists(name) }
    if let problem = model.problemOfChanging(name: state) { throw .cannotEdit(problem) }
    let grammar = Grammar(sheet: model.sheet)
    var plan = PlannedChange(files: [], label: "Rename \(state) to \(name)")
    let members = grammar.symbols(ofState: state)
    // `isLoading` says what the state is called but for the first letter.
    let mark = Array(state.utf8.dropFirst())
    for source in model.sources.files where source.bytes.firstRange(of: mark) != nil || state.contains("-") {
      let tree = model.tree(of: source.id)
      let spans = spans(in: tree, grammar)
      let said = grammar.occurrences(in: tree).filter { members.contains($0.symbol) }.map(\.span)
      let edits =
        spans.map { FixIt.Edit($0, name) } + said.map { FixIt.Edit($0, stateMember(name)) }
      guard !edits.isEmpty else { continue }
      if let problem = model.problemOfEditing(source.id) { throw .cannotEdit(problem) }
      guard spans.allSatisfy({ model.sources.text($0) == state }),
        said.allSatisfy({ model.sources.text($0) == stateMember(state) })
      else {
        throw .cannotEdit("the name is written with escapes in ‘\(source.path)’; rename it there")
      }
      plan.files.append(.init(path: source.path, old: source.bytes, new: applying(edits, to: source.bytes)))
    }
    return plan
  }

  /// The spans of the state's name in a file: in lists of states, in sections alone or with others, and in animations.
  private func spans(in tree: SyntaxTree, _ grammar: Grammar) -> [Span] {
    var found: [Span] = []
    func add(_ node: SyntaxNode) {
      for (name, span) in grammar.names(of: node, joinedBy: UInt8(ascii: "+")) where name == state {
        found.append(span)
      }
    }
    grammar.walk(
      tree, key: { key, role, _, _ in if case .state = role { add(key) } },
      value: { node, slot in
        guard case .other(let content, _) = slot, node.span == node.definition else { return }
        if content == .stateNames { node.elements.forEach(add) }
        if content == .state, node.kind == .scalar { add(node) }
      })
    return found
  }
}
