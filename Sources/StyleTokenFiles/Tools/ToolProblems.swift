import StyleSource
import StyleSyntax

extension Diagnostic {
  static func unknownToolFunction(_ name: String, _ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .tokenValue, "a style file has no function ‘\(name.shortened)()’ for numbers", at: node.span,
      notes: ["there are floor(), ceil(), round(), roundTo(), abs(), min() and max()"])
  }

  static func wrongTokenInPart(_ name: String, _ found: StyleType, _ needed: StyleType, _ node: SyntaxNode)
    -> Diagnostic
  {
    Diagnostic(
      .tokenAlias, "‘\(name.shortened)’ is a \(found.rawValue), but a \(needed.rawValue) must stand here",
      at: node.referenceSpan)
  }
}
