import StyleSource
import StyleSyntax

extension Diagnostic {
  static func unknownToolFunction(_ name: String, _ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .tokenValue, "a style file has no function ‘\(name.shortened)()’ for numbers", at: node.span,
      notes: ["there are floor(), ceil(), round(), roundTo(), abs(), min() and max()"])
  }

  static func unknownToolType(_ node: SyntaxNode) -> Diagnostic {
    let near = nearest(to: node.text, among: ToolType.names)
    return Diagnostic(
      .tokenType, "tokens have no type ‘\(node.text.shortened)’", at: node.span,
      notes: near == nil ? ["the types are \(ToolType.names.joined(separator: ", "))"] : [],
      fixes: near.map { [FixIt("write ‘\($0)’", replace: node.span, with: "\"\($0)\"", isSafe: false)] } ?? []
    )
  }

  static func wrongTokenInPart(_ name: String, _ found: StyleType, _ needed: StyleType, _ node: SyntaxNode)
    -> Diagnostic
  {
    Diagnostic(
      .tokenAlias, "‘\(name.shortened)’ is a \(found.rawValue), but a \(needed.rawValue) must stand here",
      at: node.referenceSpan)
  }
}
