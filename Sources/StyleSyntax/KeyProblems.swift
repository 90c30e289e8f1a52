import StyleSource

extension DiagnosticCode {
  package static let duplicateKey = DiagnosticCode(
    "duplicate-key", .error, "A mapping has each key once.",
    explanation: "YAML would silently drop one of the two values. Keep the right one.",
    example: "styles:\n  card: { component: UIView, alpha: 1, alpha: 0.5 }\n")

  static let unknownAlias = DiagnosticCode(
    "unknown-alias", .error, "An alias refers to a value above it.",
    explanation: """
      `*name` repeats the value that `&name` marks earlier in the same file. Put a text that starts with `*` in
      quotes.
      """,
    example: "styles:\n  card: *base\n")

  static let invalidKey = DiagnosticCode(
    "invalid-key", .error, "A key is a plain name.",
    explanation: """
      Every key of a style file is a name, not a list or a mapping. It can't contain invisible characters that
      change the direction of text, because they make one name look like another.
      """,
    example: "styles:\n  ? [a, b]\n  : { component: UIView }\n")

  static let invalidMerge = DiagnosticCode(
    "invalid-merge", .error, "A merge key merges mappings.",
    explanation: """
      `<<` copies the entries of another mapping: `<<: *base`, or `<<: [*base, *more]` for several, of which
      earlier ones win.
      """,
    example: "styles:\n  card: { component: UIView, <<: 1 }\n")

  static let unsupportedYAML = DiagnosticCode(
    "unsupported-yaml", .error, "A style file is one YAML document without tags.",
    explanation: """
      Most tools would ignore what follows a second `---`. Move it to a file of its own.
      """,
    example: "styles: {}\n---\nstyles: {}\n")
}

extension Diagnostic {
  /// - Parameter lines: The numbers of the lines of both in JSON; nil in YAML.
  static func duplicateKey(_ name: String, at span: Span, first: Span, isSection: Bool, lines: [Int]?)
    -> Diagnostic
  {
    Diagnostic(
      .duplicateKey, "the key ‘\(name)’ appears twice", at: span,
      related: [Related("first defined here", at: first)],
      notes: [
        isSection
          ? "move its entries below the first one"
          : lines.map {
            "remove or rename one: the first \($0[0] == $0[1] ? "is on this line too" : "is on line \($0[0]), this one on line \($0[1])")"
          } ?? "remove it, or give it another name"
      ])
  }

  static func unknownAlias(_ name: String, at span: Span, known: KnownNames) -> Diagnostic {
    let near = known.nearest(to: name)
    return Diagnostic(
      .unknownAlias, "no value above is marked ‘&\(name)’", at: span,
      notes: near == nil ? ["put a text that begins with ‘*’ in quotes"] : [],
      fixes: near.map { [FixIt("write ‘*\($0)’", replace: span, with: "*" + $0, isSafe: false)] } ?? [])
  }

  static func recursiveAlias(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .unknownAlias, "‘*\(name)’ is inside the value that it repeats", at: span,
      notes: ["a value can't contain itself"])
  }

  static func keyIsNoName(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidKey, "a list or a mapping can't be a key", at: span,
      notes: ["put a text that begins like one in quotes"])
  }

  /// - Parameter name: The token's, if nothing else is in the template.
  static func templateReference(_ name: String?, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidKey, "a value can't be a template; a reference to a token starts with ‘$’", at: span,
      notes: name == nil ? ["put a text that begins like one in quotes"] : [],
      fixes: name.map { [FixIt("write ‘$\($0)’", replace: span, with: "$\($0)", isSafe: false)] } ?? [])
  }

  static func emptyKey(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidKey, "a name is missing before this ‘:’", at: span,
      notes: ["put a text that begins with ‘:’ in quotes"])
  }

  static func invisibleCharacter(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidKey, "this name contains an invisible character", at: span,
      notes: ["it can make one name look like another"])
  }

  static func mergeOfNoMapping(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidMerge, "‘<<’ takes a mapping, or a list of mappings", at: span,
      notes: ["it merges the entries of another mapping: ‘<<: *name’"])
  }

}

/// The pages of `stylec explain` for this module's diagnostics.
package let syntaxCodes: [DiagnosticCode] = [
  .jsonSyntax, .jsonComment,
  .invalidEncoding, .fileTooLarge, .nestingTooDeep, .tooManyAliases, .yamlSyntax, .duplicateKey,
  .unknownAlias, .invalidKey, .invalidMerge, .unsupportedYAML, .misreadValue,
]
