import StyleSource
import StyleSyntax

extension Diagnostic {
  static func malformedReference(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .tokenAlias, "this is no reference", at: node.referenceSpan,
      notes: ["a reference is a whole value: ‘{group.token}’, or ‘{ \"$ref\": \"#/group/token\" }’"])
  }

  static func foreignReference(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .tokenAlias, "‘\(node.text.shortened)’ leads to another file, which isn't read", at: node.span,
      notes: ["a token of a file in the same folder is named in braces: ‘{group.token}’"])
  }

  static func endlessReference(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(.tokenAlias, "this reference leads to others without end", at: node.span)
  }

  static func pointerToNothing(_ step: String, _ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .tokenAlias, "‘\(node.text.shortened)’ leads to nothing: there is no ‘\(step.shortened)’", at: node.span
    )
  }

  static func referenceToProperty(_ property: String, _ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .tokenAlias, "braces name whole tokens, not their ‘\(property.shortened)’", at: node.referenceSpan,
      notes: ["a part is reached by ‘{ \"$ref\": \"#/group/token/$value/…\" }’"])
  }

  static func referenceToGroup(_ name: String, root: String?, _ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .tokenAlias, "‘\(name.shortened)’ is a group, and has no value", at: node.referenceSpan,
      fixes: root.map { [FixIt("write ‘{\($0)}’", replace: node.span, with: "\"{\($0)}\"", isSafe: false)] }
        ?? [])
  }

  static func unknownDesignToken(_ name: String, near: String?, _ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .tokenAlias, "there is no token ‘\(name.shortened)’", at: node.referenceSpan,
      notes: near == nil
        ? ["a reference leads to a token of the same file, or of another file in the same imported folder"]
        : [],
      fixes: near.map { [FixIt("write ‘{\($0)}’", replace: node.span, with: "\"{\($0)}\"", isSafe: false)] }
        ?? [])
  }

  static func endlessTokens(_ names: [String], _ token: DesignToken) -> Diagnostic {
    return Diagnostic(
      .tokenAlias,
      names.count == 2
        ? "the token ‘\(names[0].shortened)’ refers to itself"
        : "these tokens refer to each other: \(circle(names))",
      at: token.value.kind == .mapping ? token.key.span : token.value.span,
      notes: ["give one of them a value"])
  }
}

/// `a → b → a`, shortened in the middle where a circle is long.
func circle(_ names: [String]) -> String {
  let shown = names.count <= 8 ? names : Array(names.prefix(4)) + ["…"] + names.suffix(3)
  return shown.map(\.shortened).joined(separator: " → ")
}
