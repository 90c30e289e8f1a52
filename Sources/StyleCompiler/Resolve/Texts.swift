import StyleModel
import StyleSource
import StyleSyntax

extension ValueReader {
  /// A summary or another text for people; nil where none is written, or something else was and has been reported.
  func readText(_ node: SyntaxNode, _ name: String) -> String? {
    readConstant(node, Expectation(.string, for: name)).value.text
  }

  /// What `deprecated` says: a text, or `true` where there is nothing to say.
  func readDeprecation(_ node: SyntaxNode) -> String? {
    if case .bool(let flag) = node.scalarKind, node.kind == .scalar { return flag ? "" : nil }
    return readText(node, "deprecated")
  }

  /// `preview: { size: [150, 44], title: Round }`
  func readPreview(_ node: SyntaxNode, _ inherited: PreviewSpec) -> PreviewSpec {
    var preview = inherited
    guard node.kind == .mapping else {
      if !node.isEmptyValue { output.report(.notAMapping("‘preview’", node)) }
      return preview
    }
    for entry in node.entries {
      switch entry.key.text {
      case "size":
        let bounds = NumberBounds(min: 1, max: 4096)
        let value = readConstant(
          entry.value, Expectation(.size, bounds: bounds, for: "preview", part: "size")
        ).value
        if case .size(let size) = value { preview.size = size }
      case "title":
        preview.title = readText(entry.value, "title")
      case let name:
        output.report(.unknownDeclarationKey(name, ["size", "title"], "a preview", at: entry.key.span))
      }
    }
    return preview
  }
}

extension Diagnostic {
  /// A key that a declaration does not have.
  static func unknownDeclarationKey(
    _ name: String, _ allowed: [String], _ what: String, at span: Span, notes: [String]? = nil
  ) -> Diagnostic {
    let near = nearest(to: name, among: allowed)
    let list = "it has \(allowed.map { "‘\($0)’" }.joined(separator: ", "))"
    return Diagnostic(
      .unknownKey, "\(what) has no ‘\(name.shortened)’", at: span,
      notes: notes ?? (near == nil ? [list] : []),
      fixes: near.map { [FixIt("write ‘\($0)’", replace: span, with: $0, isSafe: false)] } ?? [])
  }
}
