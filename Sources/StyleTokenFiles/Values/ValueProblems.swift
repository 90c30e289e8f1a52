import StyleSource
import StyleSyntax

extension Diagnostic {
  static func wrongDesignValue(_ node: SyntaxNode, _ expected: String, _ notes: [String]) -> Diagnostic {
    Diagnostic(
      .tokenValue, "\(expected), but this is \(node.jsonKind)", at: node.span,
      notes: notes.filter { !$0.isEmpty })
  }

  /// The diagnostic for anything but a number, such as the text `"01"`.
  static func numberInQuotes(_ node: SyntaxNode) -> Diagnostic {
    var diagnostic = wrongDesignValue(node, "a number is written without quotes", [])
    let text = node.isJSONString ? node.text.trimmingBlanks : ""
    let isPlain = text.utf8.allSatisfy { $0 &- UInt8(ascii: "0") < 10 || ".-+".utf8.contains($0) }
    // JSON has no zeros at the beginning of a number.
    if isPlain, text.utf8.count <= 15, let number = Double(text) {
      let meant = shortest(number)
      diagnostic.fixes = [FixIt("write ‘\(meant)’", replace: node.span, with: meant, isSafe: false)]
    }
    return diagnostic
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
