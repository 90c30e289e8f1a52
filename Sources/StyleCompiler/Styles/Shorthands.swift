import StyleModel
import StyleSource
import StyleSyntax

/// A value that a key of a mapping sets. A shorthand, which is a pseudo-property or the `shadow` of a layer, sets several values.
struct KeyedValue<Target: Hashable, Content> {
  var target: Target
  var content: Content
  /// The shorthand, in the file.
  var shorthand: SyntaxNode?
}

/// The values of one mapping that apply, whatever the order of its keys: a specific key wins over a shorthand. Two shorthands that give
/// one target different values are reported.
func resolvingShorthands<Target: Hashable, Content>(
  _ values: [KeyedValue<Target, Content>], _ output: CompilerOutput, name: (Target) -> String,
  isSame: (Content, Content) -> Bool
) -> [Content] {
  guard values.contains(where: { $0.shorthand != nil }) else { return values.map(\.content) }
  let setByKeys = Set(values.lazy.filter { $0.shorthand == nil }.map(\.target))
  var winners: [Target: Int] = [:]
  var reported: Set<[Span]> = []
  for (index, new) in values.enumerated() {
    guard let known = winners[new.target], let shorthand = new.shorthand else {
      winners[new.target] = index
      continue
    }
    guard let other = values[known].shorthand, !setByKeys.contains(new.target),
      !isSame(values[known].content, new.content)
    else { continue }
    if reported.insert([other.span, shorthand.span]).inserted {
      output.report(.shorthandsDiffer(shorthand, other, name(new.target)))
    }
  }
  return values.indices.filter { winners[values[$0].target] == $0 }.map { values[$0].content }
}

extension DiagnosticCode {
  static let ambiguousShorthand = DiagnosticCode(
    "ambiguous-shorthand", .error, "No two shorthands set one property to different values.",
    explanation: """
      The order of keys never matters. A specific key wins over a shorthand that sets it too, which is a pseudo-property or the
      `shadow` of a layer. Between two shorthands, neither wins.
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
      "‘\(key.text.shortened)’ and ‘\(other.text.shortened)’ set ‘\(name)’ to different values", at: key.span,
      related: [Related("‘\(other.text.shortened)’ is here", at: other.span)],
      notes: [
        "the order of keys doesn't matter; remove one of them, or set ‘\(name)’ itself, which wins over both"
      ])
  }
}
