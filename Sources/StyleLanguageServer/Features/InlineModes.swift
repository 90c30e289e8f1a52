import StyleCompiler
import StyleModel
import StyleSource
import StyleSyntax

extension Refactoring {
  /// Replaces a reference to a token by the token's value in each mode: in a token as `{ value: …, dark: … }`, in a style as its value and
  /// as values beneath `modes`.
  func inliningModes(of token: Token, _ place: RoledNode) -> Action? {
    let sheet = query.sheet
    let title = "Write the values of ‘\(token.name)’ here"
    let cases = token.value.cases.filter { !$0.modes.isEmpty }.map { (sheet.modes.name($0.modes), $0.value) }
    // A value for modes that hold no longer, or twice, has no name of its own.
    guard Set(cases.map(\.0)).count == cases.count, !cases.contains(where: { $0.0.isEmpty }) else {
      return nil
    }
    func written(_ value: Value) -> SyntaxValue? {
      let source = SourceFile(id: query.file, path: "", bytes: Array("value: \(value.quotedSpelling)\n".utf8))
      return parse(source).product.node(at: ["value"]).flatMap { SyntaxValue($0, in: source) }
    }
    if case .key("tokens")? = place.path.steps.first, case .token = place.slot {
      let parts = [("value", token.value.value)] + cases
      let text = parts.map { "\($0): \($1.quotedSpelling)" }.joined(separator: ", ")
      return action(title, "refactor.inline", [FixIt.Edit(place.node.definition, "{ \(text) }")])
    }
    guard let (style, key, node) = entry(place), node.definition == place.node.definition else { return nil }
    let name = sheet.styles[style].key
    // The new values could win over existing ones for states and modes, or lose against them.
    let span = node.definition
    let targets = sheet.styles[style].settings.filter { setting in
      setting.span.map {
        $0.file == span.file && $0.start <= span.start && span.start < max($0.end, span.end)
      } ?? false
        && !setting.isInherited && setting.modes.isEmpty && setting.state == .normal
    }.map(\.target)
    let others = sheet.styles[style].settings.filter { setting in
      targets.contains(setting.target) && (setting.state != .normal || !setting.modes.isEmpty)
    }
    guard !targets.isEmpty, others.isEmpty else { return nil }
    var bytes = query.source.bytes
    let own: [SyntaxPath.Step] = [.key("styles"), .key(name)]
    var values = [(own + [.key(key)], written(token.value.value))]
    for (modes, value) in cases {
      values.append((own + [.key("modes"), .key(modes), .key(key)], written(value)))
    }
    for (steps, value) in values {
      let path = SyntaxPath(steps)
      let tree = parse(SourceFile(id: query.file, path: query.source.path, bytes: bytes)).product
      guard let value, case .success(let edit) = tree.setting(path, to: value) else { return nil }
      bytes = applying(edit.edits, to: bytes)
    }
    return wholeLines(to: bytes, in: query).flatMap { action(title, "refactor.inline", [$0]) }
  }
}
