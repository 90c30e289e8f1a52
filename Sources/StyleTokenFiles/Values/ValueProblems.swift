import StyleSource
import StyleSyntax

extension Diagnostic {
  static func wrongDesignValue(_ node: SyntaxNode, _ expected: String, _ notes: [String]) -> Diagnostic {
    Diagnostic(
      .tokenValue, "\(expected), but this is \(node.jsonKind)", at: node.span,
      notes: notes.filter { !$0.isEmpty })
  }

  static func unknownPart(_ key: SyntaxNode, of what: String, near: String?) -> Diagnostic {
    Diagnostic(
      .tokenValue, "\(what) has no ‘\(key.text.shortened)’", at: key.span,
      fixes: near.map { [FixIt("write ‘\($0)’", replace: key.span, with: "\"\($0)\"", isSafe: false)] } ?? [])
  }

  static func missingParts(_ names: [String], of what: String, _ node: SyntaxNode) -> Diagnostic {
    Diagnostic(.tokenValue, "\(what) needs \(names.quotedConjunction)", at: node.span)
  }

  static func aliasOfOtherType(_ name: String, _ found: DesignType, _ type: DesignType, _ node: SyntaxNode)
    -> Diagnostic
  {
    Diagnostic(
      .tokenAlias,
      "‘\(name.shortened)’ is of type ‘\(found.rawValue)’, but one of type ‘\(type.rawValue)’ must stand here",
      at: node.referenceSpan)
  }

  static func inheritedOfOtherType(
    _ token: DesignToken, _ type: DesignType?, _ problem: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .tokenValue,
      "the inherited token ‘\(token.name.shortened)’ is of type ‘\(type?.rawValue ?? "unknown")’ here: \(problem)",
      at: span,
      notes: ["give the extended tokens a ‘$type’ of their own, or this group the type of that one"])
  }
}
