import StyleModel
import StyleSource
import StyleSyntax

/// What a key of a mapping says: of what it names, or, where it is a shorthand, of one of those that it stands for. A shorthand is a
/// pseudo-property, or the `shadow` of a layer.
struct Said<Target: Hashable, Content> {
  var target: Target
  var content: Content
  /// The shorthand, in the file.
  var shorthand: SyntaxNode?
}

/// What counts of all that one mapping says, in whatever order: a key of its own goes before a shorthand that stands for it too. Two
/// shorthands that say different values of one target are reported.
func settled<Target: Hashable, Content>(
  _ said: [Said<Target, Content>], _ output: CompilerOutput, name: (Target) -> String,
  isSame: (Content, Content) -> Bool
) -> [Content] {
  guard said.contains(where: { $0.shorthand != nil }) else { return said.map(\.content) }
  var best: [Target: Int] = [:]
  var reported: Set<[Span]> = []
  for (index, new) in said.enumerated() {
    guard let known = best[new.target] else {
      best[new.target] = index
      continue
    }
    guard let shorthand = new.shorthand else {
      best[new.target] = index
      continue
    }
    guard let other = said[known].shorthand, !isSame(said[known].content, new.content) else { continue }
    // A key of its own may still follow.
    let isSaidItself = said.contains { $0.target == new.target && $0.shorthand == nil }
    if !isSaidItself, reported.insert([other.span, shorthand.span]).inserted {
      output.report(.shorthandsDiffer(shorthand, other, name(new.target)))
    }
  }
  return said.indices.filter { best[said[$0].target] == $0 }.map { said[$0].content }
}

extension DiagnosticCode {
  static let ambiguousShorthand = DiagnosticCode(
    "ambiguous-shorthand", .error, "Two shorthands don't give one property different values.",
    explanation: """
      The order of keys never counts. A property that is set by itself goes before a pseudo-property, or the `shadow` of a layer,
      that stands for it too. Of two shorthands none goes before the other.
      """,
    example: """
      components:
        Card:
          base: UIView
          properties:
            edge: { type: CGFloat, default: 1 }
            thick: { type: Bool, sets: { edge: 5 } }
            thin: { type: Bool, sets: { edge: 0.5 } }
          layer: { borderWidth: $edge }
      styles:
        card: { component: Card, thick: true, thin: true }
      """)
}

extension Diagnostic {
  fileprivate static func shorthandsDiffer(_ key: SyntaxNode, _ other: SyntaxNode, _ name: String)
    -> Diagnostic
  {
    Diagnostic(
      .ambiguousShorthand,
      "‘\(key.text.shortened)’ and ‘\(other.text.shortened)’ give ‘\(name)’ different values", at: key.span,
      related: [Related("‘\(other.text.shortened)’ is here", at: other.span)],
      notes: [
        "the order of keys doesn't count; remove one of them, or say ‘\(name): …’ too, which goes before both"
      ])
  }
}
