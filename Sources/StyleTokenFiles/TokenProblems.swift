import StyleSource
import StyleSyntax

extension DiagnosticCode {
  static let tokenStructure = DiagnosticCode(
    "token-structure", .error, "A file of design tokens has groups, and tokens with a value.",
    explanation: """
      An object with `$value` is a token, any other object is a group. Names don't begin with `$` and have none of `{`, `}` and `.`. The format is that of
      the Design Tokens Community Group, 2025.10.
      """)

  static let tokenType = DiagnosticCode(
    "token-type", .error, "A design token has a type.",
    explanation: """
      `$type` stands in the token, in the token that it refers to, or in a group around it. The types are
      \(DesignType.allCases.filter(\.isStandard).map { "`\($0.rawValue)`" }.joined(separator: ", ")).
      """)

  static let tokenValue = DiagnosticCode(
    "token-value", .error, "The value of a design token fits its type.",
    explanation: """
      A dimension is `{ "value": 16, "unit": "px" }`, a duration has the unit `ms` or `s`, a color is `{ "colorSpace": "srgb", "components": [0, 0.5, 1] }`.
      Each part may be a reference to a token: `"{spacing.small}"`.
      """)

  static let tokenAlias = DiagnosticCode(
    "token-alias", .error, "A reference of a design token leads to a token, and not in a circle.",
    explanation: """
      `{color.ink}` names a whole token by its groups and its name, in any file of the same folder. `{ "$ref": "#/color/ink/$value/alpha" }` leads to any value of
      the same file. Other files and addresses are never read.
      """)

  static let tokenModes = DiagnosticCode(
    "token-modes", .error, "The modes of an export are modes of the style files, and all of them are there.",
    explanation: """
      Figma exports a file for each mode of a collection, named after the mode. `Light` and `Dark` mean the modes of `appearance`, and `High Contrast` that of
      `contrast`. Declare other modes where the folder is imported: `modes: { brand: [ocean, forest] }`. The file of an axis's first mode declares the tokens.
      The themes of Tokens Studio and the modifiers of a resolver document are modes too: a group of themes, or a modifier, is an axis.
      """)

  static let tokenLoss = DiagnosticCode(
    "token-loss", .info, "What a design token says can be said in a style file.",
    explanation: """
      A part of a value that Core Animation, UIKit or the language of style files doesn't have is replaced by what is nearest, or left out. The finding says by what,
      once for each kind and file.
      """)
}

/// What `stylec explain` knows of diagnostics of files of design tokens.
package let tokenFileCodes: [DiagnosticCode] = [
  .tokenStructure, .tokenType, .tokenValue, .tokenAlias, .tokenModes, .tokenLoss,
]

// MARK: Structure

extension Diagnostic {
  static func fileIsNoObject(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .tokenStructure, "a file of design tokens is an object, but this is \(node.jsonKind)", at: node.span,
      notes: ["write ‘{ \"color\": { \"ink\": { \"$type\": \"color\", \"$value\": … } } }’"])
  }

  static func unknownProperty(_ key: SyntaxNode, of what: String) -> Diagnostic {
    let known = [
      "$value", "$type", "$description", "$deprecated", "$extensions", "$extends", "$ref", "$root",
    ]
    let near = KnownNames(known).nearest(to: key.text)
    return Diagnostic(
      .tokenStructure, "a \(what) has no property ‘\(key.text.shortened)’, and names don't begin with ‘$’",
      at: key.span,
      fixes: near.map { [FixIt("write ‘\($0)’", replace: key.span, with: "\"\($0)\"", isSafe: false)] } ?? [])
  }

  static func extendedTwice(_ key: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .tokenStructure, "a group extends one other, but ‘$extends’ and ‘$ref’ stand here", at: key.span,
      notes: ["both mean the same; remove one of them"])
  }

  static func memberIsNoObject(_ entry: MappingEntry) -> Diagnostic {
    let name = entry.key.text
    let property =
      ["value", "type", "description", "extensions", "deprecated"].contains(name) ? "$" + name : nil
    return Diagnostic(
      .tokenStructure, "‘\(name.shortened)’ must be a token or a group, but this is \(entry.value.jsonKind)",
      at: entry.value.span,
      notes: property == nil ? ["a token is an object with ‘$value’"] : [],
      fixes: property.map {
        [FixIt("write ‘\($0)’", replace: entry.key.span, with: "\"\($0)\"", isSafe: false)]
      } ?? [])
  }

  static func emptyTokenName(_ key: SyntaxNode) -> Diagnostic {
    Diagnostic(.tokenStructure, "a token or a group has a name", at: key.span)
  }

  static func signInTokenName(_ name: String, _ sign: Character, _ key: SyntaxNode) -> Diagnostic {
    let plain = name.split { "{}.".contains($0) }.joined(separator: sign == "." ? "," : "")
    return Diagnostic(
      .tokenStructure, "the name ‘\(name.shortened)’ has a ‘\(sign)’, which references can't name",
      at: key.span,
      notes: plain.isEmpty ? [] : ["rename it, for example to ‘\(plain.shortened)’"])
  }

  static func memberOfToken(_ key: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .tokenStructure, "‘\(key.text.shortened)’ stands in a token, but only a group has tokens", at: key.span,
      notes: ["name the token of this group ‘$root’, or move ‘\(key.text.shortened)’ out of it"])
  }

  static func valueAndReference(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .tokenStructure, "a token has ‘$value’ or ‘$ref’, not both", at: node.span, notes: ["‘$value’ counts"])
  }

  static func isNoText(_ name: String, _ node: SyntaxNode) -> Diagnostic {
    Diagnostic(.tokenStructure, "‘\(name)’ is a text, but this is \(node.jsonKind)", at: node.span)
  }

  static func deprecationIsNoText(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .tokenStructure, "‘$deprecated’ is true, false or a text, but this is \(node.jsonKind)", at: node.span)
  }

  static func extensionsAreNoObject(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .tokenStructure, "‘$extensions’ is an object with an entry for each tool, but this is \(node.jsonKind)",
      at: node.span)
  }

  static func tooManyInherited(_ limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .tokenStructure, "groups inherit more than \(limit) tokens up to here", at: span,
      notes: ["groups that extend others twice double at each step"])
  }
}

// MARK: Types

extension Diagnostic {
  static func tokenWithoutType(_ token: DesignToken) -> Diagnostic {
    Diagnostic(
      .tokenType, "the token ‘\(token.name.shortened)’ has no type", at: token.key.span,
      notes: ["write ‘$type’ in it, or in a group around it; a type isn't guessed from a value"])
  }

  static func typeOfReplacedToken(_ token: DesignToken, _ type: DesignType) -> Diagnostic {
    var diagnostic = Diagnostic(
      .tokenType,
      "‘\(token.name.shortened)’ replaces an inherited token, and takes over its type ‘\(type.rawValue)’",
      at: token.key.span,
      notes: [
        "write ‘\"$type\": \"\(type.rawValue)\"’: a token replaces another as a whole, so other programs may find no type"
      ])
    diagnostic.severity = .warning
    return diagnostic
  }

  static func unknownDesignType(_ node: SyntaxNode) -> Diagnostic {
    let types = DesignType.allCases.map(\.rawValue)
    let near = KnownNames(types).nearest(to: node.text)
    return Diagnostic(
      .tokenType, "design tokens have no type ‘\(node.text.shortened)’", at: node.span,
      notes: near == nil
        ? [
          "the types are \(DesignType.allCases.filter(\.isStandard).map(\.rawValue).joined(separator: ", "))"
        ] : [],
      fixes: near.map { [FixIt("write ‘\($0)’", replace: node.span, with: "\"\($0)\"", isSafe: false)] } ?? []
    )
  }

  static func typeOfOtherTools(_ type: DesignType, _ node: SyntaxNode) -> Diagnostic {
    var diagnostic = Diagnostic(
      .tokenType, "the format has no type ‘\(type.rawValue)’; other programs may refuse it", at: node.span)
    diagnostic.severity = .warning
    return diagnostic
  }

  static func aliasOfOtherType(_ name: String, _ found: DesignType, _ type: DesignType, _ node: SyntaxNode)
    -> Diagnostic
  {
    Diagnostic(
      .tokenAlias,
      "‘\(name.shortened)’ is of type ‘\(found.rawValue)’, but one of type ‘\(type.rawValue)’ must stand here",
      at: node.referenceSpan)
  }
}

// MARK: Values

extension Diagnostic {
  static func wrongDesignValue(_ node: SyntaxNode, _ expected: String, _ notes: [String]) -> Diagnostic {
    Diagnostic(
      .tokenValue, "\(expected), but this is \(node.jsonKind)", at: node.span,
      notes: notes.filter { !$0.isEmpty })
  }

  static func unknownPart(_ key: SyntaxNode, of what: String, near: String?) -> Diagnostic {
    Diagnostic(
      .tokenValue, "\(what) has no ‘\(key.text.shortened)’", at: key.span,
      fixes: near.map { [FixIt("write ‘\($0)’", replace: key.span, with: "\"\($0)\"", isSafe: false)] } ?? [])
  }

  static func missingParts(_ names: [String], of what: String, _ node: SyntaxNode) -> Diagnostic {
    Diagnostic(.tokenValue, "\(what) needs \(quoted(names))", at: node.span)
  }
}

// MARK: References

extension Diagnostic {
  static func malformedReference(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .tokenAlias, "this is no reference", at: node.referenceSpan,
      notes: ["a reference is a whole value: ‘{group.token}’, or ‘{ \"$ref\": \"#/group/token\" }’"])
  }

  static func foreignReference(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .tokenAlias, "‘\(node.text.shortened)’ leads to another file, which isn't read", at: node.span,
      notes: ["a token of a file in the same folder is named in braces: ‘{group.token}’"])
  }

  static func endlessReference(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(.tokenAlias, "this reference leads to others without end", at: node.span)
  }

  static func pointerToNothing(_ step: String, _ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .tokenAlias, "‘\(node.text.shortened)’ leads to nothing: there is no ‘\(step.shortened)’", at: node.span
    )
  }

  static func referenceToProperty(_ property: String, _ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .tokenAlias, "braces name whole tokens, not their ‘\(property.shortened)’", at: node.referenceSpan,
      notes: ["a part is reached by ‘{ \"$ref\": \"#/group/token/$value/…\" }’"])
  }

  static func referenceToGroup(_ name: String, root: String?, _ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .tokenAlias, "‘\(name.shortened)’ is a group, and has no value", at: node.referenceSpan,
      fixes: root.map { [FixIt("write ‘{\($0)}’", replace: node.span, with: "\"{\($0)}\"", isSafe: false)] }
        ?? [])
  }

  static func unknownDesignToken(_ name: String, near: String?, _ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .tokenAlias, "there is no token ‘\(name.shortened)’", at: node.referenceSpan,
      notes: near == nil
        ? ["a reference leads to a token of the same file, or of another file in the same imported folder"]
        : [],
      fixes: near.map { [FixIt("write ‘{\($0)}’", replace: node.span, with: "\"{\($0)}\"", isSafe: false)] }
        ?? [])
  }

  static func endlessTokens(_ names: [String], _ token: DesignToken) -> Diagnostic {
    return Diagnostic(
      .tokenAlias,
      names.count == 2
        ? "the token ‘\(names[0].shortened)’ refers to itself"
        : "these tokens refer to each other: \(circle(names))",
      at: token.value.kind == .mapping ? token.key.span : token.value.span,
      notes: ["give one of them a value"])
  }

  static func extendsToken(_ name: String, _ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .tokenAlias, "‘\(name.shortened)’ is a token, but a group extends groups", at: node.referenceSpan,
      notes: ["a token takes over a value by ‘\"$value\": \"{\(name.shortened)}\"’"])
  }

  static func extendsNothing(_ name: String, _ node: SyntaxNode) -> Diagnostic {
    Diagnostic(.tokenAlias, "there is no group ‘\(name.shortened)’", at: node.referenceSpan)
  }

  static func extendsItself(_ names: [String], _ node: SyntaxNode) -> Diagnostic {
    return Diagnostic(
      .tokenAlias,
      names.count == 2
        ? "the group ‘\(names[0].shortened)’ extends itself, or a group around it"
        : "these groups extend each other: \(circle(names))",
      at: node.referenceSpan)
  }
}

// MARK: Modes

extension Diagnostic {
  static func unknownFigmaModes(_ names: [String], _ node: SyntaxNode) -> Diagnostic {
    let modes = names.map { ModeWords.words($0).joined(separator: "-") }.filter { !$0.isEmpty }
    return Diagnostic(
      .tokenModes, "no axis has a mode for ‘\(node.text.shortened)’ of Figma", at: node.span,
      notes: [
        "declare it where this folder is imported, with the mode first that holds where no other does: ‘modes: { axis: [\(modes.prefix(6).joined(separator: ", "))] }’"
      ])
  }

  static func modeTwice(_ node: SyntaxNode, _ first: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .tokenModes, "another file has values for the same mode as ‘\(node.text.shortened)’", at: node.span,
      related: [Related("this one", at: first.span)], notes: ["remove the file that was exported earlier"])
  }

  static func noFileOfDefault(_ node: SyntaxNode, _ mode: String) -> Diagnostic {
    Diagnostic(
      .tokenModes,
      "no file has these variables in the mode ‘\(mode.shortened)’, which holds where no other does",
      at: node.span,
      notes: ["export all modes of the collection to this folder"])
  }

  static func onlyFileOfMode(_ node: SyntaxNode, _ modes: [String]) -> Diagnostic {
    var diagnostic = Diagnostic(
      .tokenModes,
      "only the mode ‘\(node.text.shortened)’ of these variables is here, so its values hold in every mode",
      at: node.span,
      notes: ["export all modes of the collection to this folder"])
    diagnostic.severity = .warning
    return diagnostic
  }

  static func variableOfOneMode(_ token: DesignToken, others: Int, _ path: String) -> Diagnostic {
    Diagnostic(
      .tokenModes,
      "‘\(token.path.joined(separator: "/").shortened)’\(andOthers(others)) has no value in ‘\(path)’",
      at: token.key.span,
      notes: ["the two files may have been exported at different times; export all modes again"])
  }

  static func variablesMissing(_ token: DesignToken, others: Int, _ path: String, at span: Span) -> Diagnostic
  {
    Diagnostic(
      .tokenModes,
      "this file lacks ‘\(token.path.joined(separator: "/").shortened)’\(andOthers(others)) of ‘\(path)’",
      at: span,
      notes: ["the two files may have been exported at different times; export all modes again"])
  }

  private static func andOthers(_ count: Int) -> String {
    count == 0 ? "" : count == 1 ? " and one other" : " and \(count) others"
  }

  static func otherCopy(_ token: DesignToken, _ alias: SyntaxNode) -> Diagnostic {
    var diagnostic = Diagnostic(
      .tokenModes,
      "‘\(token.path.joined(separator: "/").shortened)’ has another value here than ‘\(alias.text.shortened)’, which it stands for and which counts",
      at: alias.span,
      notes: ["the files may have been exported at different times; export all collections again"])
    diagnostic.severity = .warning
    return diagnostic
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

  static func missingCollection(_ name: String, variable: String, isKnown: Bool, at node: SyntaxNode)
    -> Diagnostic
  {
    var diagnostic = Diagnostic(
      .tokenModes,
      isKnown
        ? "no file has ‘\(variable.shortened)’ of the collection ‘\(name.shortened)’, so its value stands here as a copy"
        : "no file has the variables of the collection ‘\(name.shortened)’, so values of it stand here as copies",
      at: node.span, notes: ["export that collection to this folder too"])
    diagnostic.severity = .warning
    return diagnostic
  }
}

/// `a → b → a`, shortened in the middle where a circle is long.
private func circle(_ names: [String]) -> String {
  let shown = names.count <= 8 ? names : Array(names.prefix(4)) + ["…"] + names.suffix(3)
  return shown.map(\.shortened).joined(separator: " → ")
}
