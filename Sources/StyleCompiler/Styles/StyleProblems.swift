import StyleModel
import StyleSource
import StyleSyntax

extension DiagnosticCode {
  static let differentComponents = DiagnosticCode(
    "different-components", .error,
    "A style extends styles of its component, or of one of its bases.",
    explanation: """
      The values of a style for another component have no properties to go to. A style can extend those of its
      component's base, because the component has all of the base's properties.
      """,
    example: "styles:\n  text: { component: UILabel }\n  card: { component: UIView, extends: text }\n")
}

extension Diagnostic {
  /// The diagnostic for a style without a component; `node` may have it under another key.
  static func noComponent(_ name: String, _ node: SyntaxNode, at span: Span) -> Diagnostic {
    let isGroup =
      !node.entries.isEmpty
      && node.entries.allSatisfy { entry in
        entry.value.entries.contains { $0.key.hasText("component") || $0.key.hasText("extends") }
      }
    let meant = node.entries.lazy.compactMap { entry in
      entry.value.kind != .scalar
        ? nil
        : ForeignName(entry.key.text, among: KnownNames(["component", "extends"])).name.map {
          (entry.key.span, $0)
        }
    }.first
    let unspaced = node.entries.first { $0.value.isEmptyValue && $0.key.text.hasColonWithoutSpace }?.key
    return Diagnostic(
      .missingKey, "the style ‘\(name.shortened)’ has no ‘component’",
      at: meant?.0 ?? unspaced?.span ?? span,
      notes: [
        unspaced != nil
          ? "write a space after each colon: ‘key: value’"
          : node.entries.contains { $0.key.hasText("<<") }
            ? "write ‘<<’ without quotes"
            : isGroup
              ? "styles can't be nested; move them out of ‘\(name.shortened)’"
              : advice(forStyle: name)
      ],
      fixes: meant.map { [FixIt("write ‘\($1)’", replace: $0, with: $1, isSafe: false)] } ?? [])
  }

  /// The advice for a style without a component; the part before a dot may have been meant as one.
  private static func advice(forStyle name: String) -> String {
    let advice = "write ‘component: …’ or ‘extends: …’"
    guard let dot = name.firstIndex(of: "."), dot > name.startIndex, name.index(after: dot) < name.endIndex
    else {
      return advice
    }
    return "this file knows no component ‘\(String(name[..<dot]).shortened)’; \(advice)"
  }

  static func differentComponents(
    _ parent: String, _ parentComponent: String, _ component: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .differentComponents,
      "‘\(parent.shortened)’ is a style of ‘\(parentComponent)’, but this is a style of ‘\(component)’",
      at: span,
      notes: ["a style can extend styles of its component and of the component's bases"])
  }

  static func tooManyAncestors(at span: Span) -> Diagnostic {
    Diagnostic(
      .tooLarge,
      "styles have more than \(StyleTable.mostAncestors) parents in all, inherited ones included",
      at: span, notes: ["styles from here on were not read"])
  }

  static func tooManySettings(at span: Span) -> Diagnostic {
    Diagnostic(
      .tooLarge,
      "styles have more than \(StyleTable.mostSettings) values in all, inherited ones included",
      at: span, notes: ["styles from here on were not read"])
  }
}
