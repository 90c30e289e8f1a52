import StyleModel
import StyleSource
import StyleSyntax
import StyleTokenFiles

extension DiagnosticCode {
  package static let unknownToken = DiagnosticCode(
    "unknown-token", .error, "A reference names an existing token.",
    explanation: """
      `$color.tint` means the token `tint` under `color`. A file sees its own tokens and those of the files that
      it imports.
      """,
    example:
      "tokens: { color: { ink: black } }\nstyles:\n  card: { component: UIView, backgroundColor: $color.inc }\n"
  )

  static let unknownProperty = DiagnosticCode(
    "unknown-property", .error, "A name without a dot refers to a property of the component.",
    explanation: """
      `$cornerRadius` refers to that property of the enclosing component. References to tokens contain a dot.
      """,
    example: """
      components:
        Card:
          base: UIView
          layer: { cornerRadius: $radius }
      """)

  static let misplacedReference = DiagnosticCode(
    "misplaced-reference", .error, "Only a component refers to its own properties.",
    explanation: """
      Tokens and styles have no enclosing component, so `$name` has no meaning there. Refer to a token:
      `$length.radius`.
      """,
    example: "styles:\n  card: { component: UIView, alpha: $dimmed }\n")

  static let tooManyModes = DiagnosticCode(
    "too-many-modes", .error,
    "A value, a style or a component differs over at most 1,024 combinations of modes.",
    explanation: """
      Each axis that a value depends on multiplies its combinations. Let fewer axes meet in one value. The
      combinations of a style or a component are the sum of those of its values.
      """,
    example: {
      let axes = (1...11).map { "a\($0)" }
      return "modes: { \(axes.map { "\($0): [\($0)-off, \($0)-on]" }.joined(separator: ", ")) }\n"
        + "tokens:\n  number:\n"
        + axes.map { "    \($0): { value: 0, \($0)-on: 1 }\n" }.joined()
        + "    sum: \(axes.map { "$number.\($0)" }.joined(separator: " + "))\n"
    }())
}

extension Diagnostic {
  static func malformedReference(_ type: ValueType, at span: Span) -> Diagnostic {
    Diagnostic(
      .misplacedReference, "a reference must be the whole value, as in ‘$color.tint’", at: span,
      notes: [
        type.isText
          ? "values in a text stand in braces: ‘{$name} of {$other}’; to start a text with a dollar sign, double it: ‘$$’"
          : "only numbers and colours can be computed; declare a token with the whole value"
      ])
  }

  /// - Parameter written: The colour in a style file.
  static func alphaOfColor(_ written: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidExpression, "a colour with another alpha is written with ‘alpha()’", at: span,
      fixes: [FixIt("write ‘\(written.shortened)’", replace: span, with: written, isSafe: false)])
  }

  /// The call of `alpha()` for a reference with an opacity: `alpha($color.ink, 0.4)` for `$color.ink 40%`, `$color.ink / 40%` and
  /// `$color.ink, 0.4`, as CSS and design tools have it.
  static func withAlpha(_ text: String) -> String? {
    let parts = text.split(whereSeparator: { " /,".contains($0) })
    guard parts.count == 2, parts[0].hasPrefix("$"), parts[0].dropFirst().utf8.allSatisfy(isNamePart) else {
      return nil
    }
    let isPercentage = parts[1].hasSuffix("%")
    guard let number = Double(isPercentage ? parts[1].dropLast() : parts[1]) else { return nil }
    let share = isPercentage ? number / 100 : number
    return (0...1).contains(share) ? "alpha(\(parts[0]), \(formatNumber(share)))" : nil
  }

  /// - Parameter leftOut: The design token that the name would mean, if a style file could have it.
  static func unknownToken(
    _ name: String, _ known: KnownTokens?, leftOut: LeftOutToken?, at span: Span
  ) -> Diagnostic {
    if let leftOut {
      let reason = leftOut.reason.map { ": \($0)" } ?? ""
      return Diagnostic(
        .unknownToken, "no token is named ‘\(name.shortened)’", at: span,
        related: [Related("this token is left out", at: leftOut.span)],
        notes: ["‘\(leftOut.nameInFile.shortened)’ of design tokens is left out\(reason)"])
    }
    var notes = known?.isEmpty == true ? ["this file declares and imports no tokens"] : []
    let visible = name.withoutInvisibles
    var meant = visible != name && known?.contains(visible) == true ? visible : known?.token(meantBy: name)
    if meant == visible { notes.append("the name contains an invisible character") }
    if let dash = name.lastIndex(of: "-"), known?.contains(String(name[..<dash])) == true {
      meant = "\(name[..<dash]) - \(name[name.index(after: dash)...])"
      notes.append("names can contain ‘-’, so put spaces around a minus")
    }
    // Another shade would be a guess.
    if let near = meant, areDigitsApart(near, name) {
      notes.append("there is one named ‘\(near)’")
      meant = nil
    } else if meant == nil, let known, !known.isEmpty {
      notes.append(known.note(insteadOf: name))
    }
    return Diagnostic(
      .unknownToken, "no token is named ‘\(name.shortened)’", at: span, notes: notes,
      fixes: meant.map { [FixIt("write ‘$\($0)’", replace: span, with: "$" + $0, isSafe: false)] } ?? [])
  }

  /// The diagnostic for a group that was meant as a token: it has values for some modes, and no default value.
  static func tokenHasOnlyModes(
    _ name: String, _ found: [(name: String, span: Span)], isDefault: (String) -> Bool, at span: Span
  ) -> Diagnostic {
    let place = (found.first { isDefault($0.name) } ?? found[0]).span
    let message =
      "the token ‘\(name.shortened)’ has a value for \(found.map { "‘\($0.name)’" }.list), but none for other modes"
    var diagnostic = Diagnostic(
      .missingKey, message, at: place, related: [Related("it is used here", at: span)],
      notes: ["‘value’ is the value in all other modes"],
      fixes: found.contains { isDefault($0.name) }
        ? [FixIt("write ‘value’", replace: place, with: "value", isSafe: false)] : [])
    diagnostic.cause = CommonCause([place], before: message, after: "", [])
    return diagnostic
  }

  /// A token of another type, or with a value that the type can't take.
  static func wrongToken(
    _ name: String, _ token: Token, _ expected: Expectation, at span: Span
  ) -> Diagnostic {
    let source = token.type.valueType
    let wrong = token.value.allValues.first { $0.converted(to: expected.type, from: source) == nil }
    let phrase: String
    switch (wrong, expected.type) {
    case (.number(let number), .integer(let type)) where number.rounded() == number:
      var diagnostic = integerOverflow(formatNumber(number), type, expected, at: span)
      diagnostic.related = [Related("the token is declared here", at: token.span)]
      return diagnostic
    case (.number(let number), .integer): phrase = formatNumber(number)
    case (.string(let text), .choice): phrase = "‘\(text.shortened)’"
    default: phrase = source.phrase
    }
    return Diagnostic(
      .typeMismatch, "‘\(expected.name)’ needs \(expected.type.phrase), but ‘$\(name)’ is \(phrase)",
      at: span,
      related: [Related("the token is declared here", at: token.span)])
  }

  static func wrongPropertyType(
    _ property: Property, _ expected: Expectation, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .typeMismatch,
      "‘\(expected.name)’ needs \(expected.type.phrase), but ‘$\(property.name)’ is \(property.type.phrase)",
      at: span, related: property.span.map { [Related("the property is declared here", at: $0)] } ?? [],
      notes: expected.type.choices.map {
        ["list them in the property: ‘values: [\($0.joined(separator: ", "))]’, or some of them"]
      } ?? howToShow(property, expected))
  }

  private static func howToShow(_ property: Property, _ expected: Expectation) -> [String] {
    let type = expected.type
    if property.type == .string, expected.subject == LanguageKey.repetitionOfLayer {
      return ["for a copy for each text of a list, declare ‘\(property.name)’ with the type Strings"]
    }
    if property.type.isNumeric, type == .strings {
      return ["to repeat a layer by a number, write ‘repeat: $\(property.name)’"]
    }
    if property.type == .strings, type == .string || type.isNumeric {
      return [
        "in a layer with ‘repeat: $\(property.name)’, each copy has one text, ‘$item’; ‘count($\(property.name))’ says how many there are"
      ]
    }
    if property.type.isNumeric, type == .string {
      return ["a text shows a number in braces: \"{$\(property.name)}\""]
    }
    if type != .bool { return [] }
    if property.type == .strings {
      return ["compare how many texts it has, as in ‘count($\(property.name)) != 0’"]
    }
    if property.type.isNumeric { return ["compare it, as in ‘$\(property.name) != 0’"] }
    return property.isOptional ? ["compare it with null, as in ‘$\(property.name) != null’"] : []
  }

  /// The diagnostic for a reference to a part of a property or a token: `$label.size`, where only `$label` exists.
  static func partOfValue(_ name: Substring, _ type: ValueType, _ declared: Span?, at span: Span)
    -> Diagnostic
  {
    Diagnostic(
      .unknownToken,
      "‘$\(name.description.shortened)’ is \(type.phrase), and only the whole can be referred to",
      at: span, related: declared.map { [Related("it is declared here", at: $0)] } ?? [],
      notes: [
        name.contains(".")
          ? "give the part a token of its own, and write that here and in ‘$\(name)’"
          : "give the part a property of its own, as in ‘size: { type: CGFloat, default: 12 }’"
      ])
  }

  /// The diagnostic for the count of a list as in other languages: `$names.count`.
  static func countOfList(_ property: Property, at span: Span) -> Diagnostic {
    let written = "count($\(property.name))"
    return Diagnostic(
      .unknownToken, "‘$\(property.name)’ is a list, and ‘\(written)’ is how many texts it has", at: span,
      fixes: [FixIt("write ‘\(written)’", replace: span, with: written, isSafe: false)])
  }

  static func optionalProperty(_ property: Property, _ expected: Expectation, at span: Span)
    -> Diagnostic
  {
    Diagnostic(
      .unexpectedNull, "‘\(expected.name)’ needs a value, but ‘$\(property.name)’ may be null", at: span,
      related: property.span.map { [Related("the property is declared here", at: $0)] } ?? [],
      notes: ["remove the ‘?’ from its type and give it a ‘default’"])
  }

  static func unknownProperty(
    _ name: String, _ expected: Expectation, of component: String, _ scope: PropertyScope,
    _ known: KnownNames?, _ tokens: KnownTokens?, at span: Span
  ) -> Diagnostic {
    if let known, let difference = difference(name, known) {
      return Diagnostic(
        .unknownProperty, "‘\(component)’ has no property ‘\(name.shortened)’", at: span,
        notes: ["names may contain hyphens, so a minus has spaces around it"],
        fixes: [FixIt("write ‘\(difference)’", replace: span, with: difference, isSafe: false)])
    }
    // What loops of programs call it.
    if let index = scope.innermostIndex,
      ["i", "idx", "ix", "j", "k", "n", "position", "number"].contains(name)
    {
      return Diagnostic(
        .unknownProperty, "‘\(component)’ has no property ‘\(name)’", at: span,
        fixes: [
          FixIt("write ‘$\(index)’, the number of a copy", replace: span, with: "$" + index, isSafe: false)
        ])
    }
    let ofToken = tokens?.tokens(endingIn: name) ?? []
    let meant = ofToken.count == 1 ? ofToken[0] : known?.nearest(to: name)
    if meant == nil, expected.type == .strings || expected.subject == LanguageKey.repetitionOfLayer {
      return unknownRepetition(name, of: component, isNumber: expected.type != .strings, scope, at: span)
    }
    let has = known.map { "it has \($0.names.quotedList)" }
    return Diagnostic(
      .unknownProperty, "‘\(component)’ has no property ‘\(name.shortened)’", at: span,
      notes: meant == nil
        ? [has, "write a token with its type, as in ‘$color.tint’"].compactMap { $0 } : [],
      fixes: meant.map { [FixIt("write ‘$\($0)’", replace: span, with: "$" + $0, isSafe: false)] } ?? [])
  }

  /// The diagnostic for an unknown property as the number of a layer's copies, or as a list: there are no tokens of lists.
  private static func unknownRepetition(
    _ name: String, of component: String, isNumber: Bool, _ scope: PropertyScope, at span: Span
  ) -> Diagnostic {
    let others = scope.properties.filter { $0.type == .strings || isNumber && $0.type.isWhole }.map(\.name)
    let list = "‘\(name): { type: Strings, default: [Day, Week], max: 7 }’"
    return Diagnostic(
      .unknownProperty, "‘\(component)’ has no property ‘\(name.shortened)’", at: span,
      notes: [
        isNumber
          ? "declare it there: \(list) for a list, ‘\(name): { type: Int, default: 3, max: 10 }’ for a number; a component reads only its own properties"
          : "declare it there: \(list); a component reads only its own properties",
        others.isEmpty ? nil : "it has \(others.quotedList)",
      ].compactMap { $0 })
  }

  /// The diagnostic for a state of the component in an expression, such as `$isLoading`.
  static func stateInExpression(_ property: Property, of component: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .unknownProperty, "‘\(property.name)’ is a state of ‘\(component)’, which expressions can't read",
      at: span,
      related: property.span.map { [Related("it is declared here", at: $0)] } ?? [],
      notes: ["write what is different then under ‘states’"])
  }

  /// The diagnostic for a state of a control in an expression, such as `$isHighlighted`.
  static func controlStateInExpression(
    _ name: String, _ state: String, of component: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .unknownProperty, "‘\(component)’ has no property ‘\(name)’, and expressions can't read states",
      at: span, notes: ["write what is different then under ‘states: { \(state): { … } }’"])
  }

  /// The difference that a name with a hyphen was meant as: `$radius - 2` for `$radius-2`; nil unless the name is a property, a hyphen, and
  /// a number or a property.
  private static func difference(_ name: String, _ known: KnownNames) -> String? {
    guard let hyphen = name.firstIndex(of: "-") else { return nil }
    let (left, right) = (String(name[..<hyphen]), String(name[name.index(after: hyphen)...]))
    guard known.contains(left), !right.isEmpty else { return nil }
    if right.utf8.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) { return "$\(left) - \(right)" }
    return known.contains(right) ? "$\(left) - $\(right)" : nil
  }

  /// The diagnostic for `$index` where no repetition has this name for the number of a copy; `other` is the innermost one's name for it.
  static func noIndex(_ other: String?, at span: Span) -> Diagnostic {
    Diagnostic(
      .unknownProperty, "‘$index’ has no meaning here", at: span,
      notes: other == nil
        ? ["it is the number of a copy, in the values of a layer with ‘repeat’ and of its sublayers"] : [],
      fixes: other.map {
        [FixIt("write ‘$\($0)’, as this repetition calls it", replace: span, with: "$" + $0, isSafe: false)]
      } ?? [])
  }

  /// The diagnostic for `$item` where no repetition has this name for the text of a copy; `other` is the innermost one's name for it.
  static func noItem(_ other: String?, isRepeated: Bool, at span: Span) -> Diagnostic {
    Diagnostic(
      .unknownProperty, "‘$item’ has no meaning here", at: span,
      notes: other == nil
        ? [
          isRepeated
            ? "it is the text of a copy where ‘repeat’ goes over a list, as in ‘repeat: [Day, Week]’ or ‘repeat: $titles’ of a property of type Strings"
            : "it is the text of a copy, in the values of a layer whose ‘repeat’ goes over a list and of its sublayers"
        ] : [],
      fixes: other.map {
        [FixIt("write ‘$\($0)’, as this repetition calls it", replace: span, with: "$" + $0, isSafe: false)]
      } ?? [])
  }

  /// A list that may have more texts than can be shown.
  static func longerList(_ property: Property, than most: Int, _ expected: Expectation, at span: Span)
    -> Diagnostic
  {
    Diagnostic(
      .outOfBounds,
      "‘\(expected.name)’ has at most \(most) texts, but ‘$\(property.name)’ may have \(property.mostTexts)",
      at: span, related: property.span.map { [Related("the property is declared here", at: $0)] } ?? [],
      notes: ["declare ‘\(property.name)’ with ‘max: \(most)’"])
  }

  static func propertyOutsideComponent(_ name: String, _ tokens: KnownTokens?, at span: Span)
    -> Diagnostic
  {
    var meant = tokens?.tokens(endingIn: name) ?? []
    if meant.isEmpty { meant = tokens?.token(like: name, of: nil).map { [$0] } ?? [] }
    return Diagnostic(
      .misplacedReference, "‘$\(name.shortened)’ has no meaning here", at: span,
      notes: [
        "a property can't be used here; write a constant, or a token as ‘$type.name’"
      ],
      fixes: meant.count == 1
        ? [FixIt("write ‘$\(meant[0])’", replace: span, with: "$" + meant[0], isSafe: false)] : [])
  }
}

extension ValueType {
  fileprivate var isWhole: Bool { if case .integer = self { true } else { false } }

  /// The words of a choice; nil for any other type.
  fileprivate var choices: [String]? { if case .choice(let words) = self { words } else { nil } }
}
