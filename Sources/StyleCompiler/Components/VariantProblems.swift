import StyleModel
import StyleSource
import StyleSyntax

extension DiagnosticCode {
  static let invalidVariants = DiagnosticCode(
    "invalid-variants", .error,
    "An axis has at least two variants, and a compound joins variants of different axes.",
    explanation: """
      `variants` contains axes, each with its variants and what these set: `kind: { primary: { alpha: 1 },
      ghost: { alpha: 0.5 } }`. The first variant is the default, unless `default` names another.

      Each variant of a component has its own name, which isn't that of a state or, but for text sizes, of a mode. An axis can't have
      the name of a property or of an axis of modes. `compounds` is a list of `{ when: ghost+large, … }`.
      """,
    example: """
      components:
        Push:
          base: UIButton
          variants: { kind: { primary: { alpha: 1 } } }
      """)
}

extension Diagnostic {
  static func noAxis(_ name: String, at span: Span) -> Diagnostic {
    let name = name.shortened
    return Diagnostic(
      .invalidVariants, "‘\(name)’ stands directly under ‘variants’, which contains axes of variants",
      at: span,
      notes: ["put the variants under the name of an axis, as in ‘variants: { size: { \(name): { … }, … } }’"]
    )
  }

  static func axisIsNoMapping(_ entry: MappingEntry) -> Diagnostic {
    let names = entry.value.elements.filter { $0.kind == .scalar }.map(\.text)
    let example =
      names.isEmpty
      ? "kind: { primary: { … }, ghost: { … } }"
      : "\(entry.key.text): { \(names.prefix(3).map { "\($0): { … }" }.joined(separator: ", ")) }"
    return Diagnostic(
      .invalidVariants,
      "‘\(entry.key.text.shortened)’ must list its variants and what they set, but this is \(entry.value.phrase)",
      at: entry.value.span, notes: ["write it as in ‘\(example)’"])
  }

  static func tooManyVariants(at span: Span) -> Diagnostic {
    Diagnostic(
      .tooLarge, "this makes the component exceed \(VariantBuilder.most) variants and compounds", at: span,
      notes: ["variants of the component's bases count too; those from here on were not read"])
  }

  static func singleVariant(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidVariants, "‘\(name.shortened)’ needs at least two variants", at: span,
      notes: ["add a variant, or set these values in the component"])
  }

  static func invalidVariantName(_ what: String, _ name: String, at span: Span) -> Diagnostic {
    let plain = swiftIdentifier(name).filter { $0 != "`" }
    return Diagnostic(
      .invalidName, "‘\(name.shortened)’ can't be the name of \(what)", at: span,
      notes: ["use letters, digits, ‘-’ and ‘_’; ‘+’ joins variants"],
      fixes: [FixIt("write ‘\(plain.shortened)’", replace: span, with: plain, isSafe: false)])
  }

  static func axisIsTaken(
    _ name: String, _ what: String, _ other: String, at span: Span, first: Span?
  ) -> Diagnostic {
    Diagnostic(
      .invalidVariants,
      "the axis ‘\(name.shortened)’ has the name of \(what)\(name == other ? "" : ", ‘\(other.shortened)’, in Swift")",
      at: span, related: first.map { [Related("first defined here", at: $0)] } ?? [],
      notes: ["rename one of them"])
  }

  static func variantIsTaken(_ name: String, _ what: String, at span: Span, first: Span?)
    -> Diagnostic
  {
    Diagnostic(
      .invalidVariants, "the variant ‘\(name.shortened)’ has the name of \(what)", at: span,
      related: first.map { [Related("first defined here", at: $0)] } ?? [], notes: ["choose another name"])
  }

  static func unknownDefaultVariant(
    _ node: SyntaxNode, _ axis: VariantAxis, _ known: KnownNames
  ) -> Diagnostic {
    let near = node.kind == .scalar ? known.nearest(to: node.text) : nil
    return Diagnostic(
      .unknownVariant,
      node.kind == .scalar
        ? "‘\(axis.name.shortened)’ has no variant ‘\(node.text.shortened)’"
        : "‘default’ must be the name of a variant, but this is \(node.phrase)",
      at: node.span, notes: near == nil ? ["it has \(known.names.quotedList)"] : [],
      fixes: near.map { [FixIt("write ‘\($0)’", replace: node.span, with: $0, isSafe: false)] } ?? [])
  }

  static func compoundsAreNoList(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .invalidVariants, "‘compounds’ must be a list, but this is \(node.phrase)",
      at: node.span, notes: ["write ‘compounds: [{ when: ghost+large, … }]’"])
  }

  static func compoundWithoutCondition(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidVariants, "this compound has no ‘when’", at: span,
      notes: ["join variants of different axes, as in ‘when: ghost+large’"])
  }

  static func conditionIsNoName(_ node: SyntaxNode) -> Diagnostic {
    let names = node.elements.map(\.text).joined(separator: "+")
    return Diagnostic(
      .invalidVariants, "‘when’ must join names of variants with ‘+’, but this is \(node.phrase)",
      at: node.span,
      notes: names.isEmpty ? ["write it as in ‘when: ghost+large’"] : [],
      fixes: names.isEmpty
        ? [] : [FixIt("write ‘\(names.shortened)’", replace: node.span, with: names, isSafe: false)])
  }

  static func unknownCompoundPart(_ name: String, _ known: KnownNames?, in node: SyntaxNode) -> Diagnostic {
    let known = known ?? KnownNames([])
    let near = joinedNames(in: name) { known.contains($0) ? $0 : nil } ?? known.nearest(to: name)
    let span = node.span(ofPart: name)
    return Diagnostic(
      .unknownVariant, "there is no variant ‘\(name.shortened)’", at: span,
      notes: near == nil && !known.names.isEmpty ? ["the variants are \(known.names.quotedList)"] : [],
      fixes: near.map { [FixIt("write ‘\($0)’", replace: span, with: $0, isSafe: false)] } ?? [])
  }

  static func impossibleCompound(_ first: String, _ second: String, _ axis: String, at span: Span)
    -> Diagnostic
  {
    Diagnostic(
      .invalidVariants,
      "this never applies: ‘\(first.shortened)’ and ‘\(second.shortened)’ are both variants of ‘\(axis.shortened)’",
      at: span, notes: ["join variants of different axes"])
  }

  static func compoundOfOne(_ axis: VariantAxis, _ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .invalidVariants, "a compound needs at least two variants", at: node.span,
      notes: [
        "write what ‘\(node.text.shortened)’ sets by itself under ‘\(axis.name): { \(node.text.shortened): { … } }’"
      ])
  }
}
