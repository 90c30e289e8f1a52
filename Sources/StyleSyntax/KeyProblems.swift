import StyleSource

extension DiagnosticCode {
  static let duplicateKey = DiagnosticCode(
    "duplicate-key", .error, "A key stands once in a mapping.",
    explanation: "Of two values for one key, YAML would silently drop one. Keep the one that is meant.",
    example: "styles:\n  card: { component: UIView, alpha: 1, alpha: 0.5 }\n")

  static let unknownAlias = DiagnosticCode(
    "unknown-alias", .error, "An alias stands for a value that was given a name before.",
    explanation: """
      `*name` repeats the value that `&name` marks earlier in the same file. A text that begins with `*` stands
      in quotes.
      """,
    example: "styles:\n  card: *base\n")

  static let invalidKey = DiagnosticCode(
    "invalid-key", .error, "A key is a plain name.",
    explanation: """
      Every key of a style file is a name: not a list, not a mapping, and without the invisible characters that
      turn the direction of text around, with which one name can be made to look like another.
      """,
    example: "styles:\n  ? [a, b]\n  : { component: UIView }\n")

  static let invalidMerge = DiagnosticCode(
    "invalid-merge", .error, "A merge key brings in mappings.",
    explanation: """
      `<<` takes the entries of another mapping over into its own: `<<: *base`, or `<<: [*base, *more]` for several,
      of which an earlier one wins.
      """,
    example: "styles:\n  card: { component: UIView, <<: 1 }\n")

  static let unsupportedYAML = DiagnosticCode(
    "unsupported-yaml", .error, "A style file is one YAML document without tags of its own.",
    explanation:
      "What stands behind a second `---` would be ignored by most tools. Make it a file of its own.",
    example: "styles: {}\n---\nstyles: {}\n")
}

extension Diagnostic {
  static func duplicateKey(_ name: String, at span: Span, first: Span) -> Diagnostic {
    Diagnostic(
      .duplicateKey, "the key ‘\(name)’ stands here a second time", at: span,
      related: [Related("first defined here", at: first)],
      notes: ["one of the two would be lost; remove it, or give it another name"])
  }

  static func unknownAlias(_ name: String, at span: Span, known: some Sequence<String>) -> Diagnostic {
    let near = nearest(to: name, among: known)
    return Diagnostic(
      .unknownAlias, "no value before this one is marked ‘&\(name)’", at: span,
      notes: near == nil ? ["put a text that begins with ‘*’ in quotes"] : [],
      fixes: near.map { [FixIt("write ‘*\($0)’", replace: span, with: "*" + $0, isSafe: false)] } ?? [])
  }

  static func recursiveAlias(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .unknownAlias, "‘*\(name)’ stands inside the value that it repeats", at: span,
      notes: ["a value that holds itself has no end"])
  }

  static func keyIsNoName(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidKey, "a list or a mapping can't be a key", at: span,
      notes: ["put a text that begins like one in quotes"])
  }

  static func emptyKey(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidKey, "a name is missing before this ‘:’", at: span,
      notes: ["put a text that begins with ‘:’ in quotes"])
  }

  static func invisibleCharacter(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidKey, "this name holds an invisible character", at: span,
      notes: ["with it, one name can be made to look like another"])
  }

  static func mergeOfNoMapping(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidMerge, "‘<<’ takes a mapping, or a list of mappings", at: span,
      notes: ["it brings the entries of another mapping in: ‘<<: *name’"])
  }

}

/// What `stylec explain` knows of this module's diagnostics.
package let syntaxCodes: [DiagnosticCode] = [
  .invalidEncoding, .fileTooLarge, .nestingTooDeep, .tooManyAliases, .yamlSyntax, .duplicateKey,
  .unknownAlias, .invalidKey, .invalidMerge, .unsupportedYAML, .misreadValue,
]
