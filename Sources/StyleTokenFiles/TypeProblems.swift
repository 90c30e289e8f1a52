import StyleSource
import StyleSyntax

extension Diagnostic {
  static func tokenWithoutType(_ token: DesignToken) -> Diagnostic {
    Diagnostic(
      .tokenType, "the token ‘\(token.name.shortened)’ has no type", at: token.key.span,
      notes: ["write ‘$type’ in it, or in a group around it; a type isn't guessed from a value"])
  }

  static func typeOfReplacedToken(_ token: DesignToken, _ type: DesignType) -> Diagnostic {
    var diagnostic = Diagnostic(
      .tokenType,
      "‘\(token.name.shortened)’ replaces an inherited token, and takes over its type ‘\(type.rawValue)’",
      at: token.key.span,
      notes: [
        "write ‘\"$type\": \"\(type.rawValue)\"’: a token replaces another as a whole, so other programs may find no type"
      ])
    diagnostic.severity = .warning
    return diagnostic
  }

  /// The diagnostic for an unknown type: an error if it is misspelled, or no name at all. A token of a type that other tools have made up
  /// is left out.
  static func unknownDesignType(_ node: SyntaxNode) -> Diagnostic {
    let near = KnownNames(DesignType.ofFiles.map(\.rawValue)).nearest(to: node.text)
    var diagnostic = Diagnostic(
      .tokenType, "design tokens have no type ‘\(node.text.shortened)’", at: node.span,
      notes: near == nil
        ? [
          "the types are \(DesignType.allCases.filter(\.isStandard).map(\.rawValue).joined(separator: ", "))"
        ] : [],
      fixes: near.map { [FixIt("write ‘\($0)’", replace: node.span, with: "\"\($0)\"", isSafe: false)] } ?? []
    )
    if near == nil, node.isJSONString, !node.text.isEmpty {
      diagnostic.severity = .warning
      diagnostic.message += ", so tokens of it are left out"
    }
    return diagnostic
  }

  static func typeOfOtherTools(_ type: DesignType, _ node: SyntaxNode) -> Diagnostic {
    var diagnostic = Diagnostic(
      .tokenType, "the format has no type ‘\(type.rawValue)’; other programs may refuse it", at: node.span)
    diagnostic.severity = .warning
    return diagnostic
  }
}
