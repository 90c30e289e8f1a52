import StyleSource
import StyleSyntax

extension Diagnostic {
  static func themesAreNoList(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(.tokenStructure, "themes are a list, but this is \(node.jsonKind)", at: node.span)
  }

  static func themeWithoutName(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .tokenStructure,
      node.kind == .mapping
        ? "a theme needs a ‘name’" : "a theme is an object with a ‘name’, but this is \(node.jsonKind)",
      at: node.span,
      notes: [
        "write ‘{ \"name\": \"dark\", \"group\": \"appearance\", \"selectedTokenSets\": { \"dark\": \"enabled\" } }’"
      ]
    )
  }

  static func wrongStateOfSet(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .tokenStructure, "a set is ‘enabled’, ‘source’ or ‘disabled’, but this is \(node.jsonKind)",
      at: node.span)
  }

  static func unknownSet(_ key: SyntaxNode, near: String?) -> Diagnostic {
    let isFix = near.map { !areDigitsApart($0, key.text) } ?? false
    var diagnostic = Diagnostic(
      .tokenModes, "there is no set ‘\(key.text.shortened)’", at: key.span,
      notes: isFix
        ? []
        : [
          near.map { "there is one called ‘\($0)’" }
            ?? "a set is a file of this folder, without its ending, or a member of this file"
        ],
      fixes: (isFix ? near : nil).map {
        [FixIt("write ‘\($0)’", replace: key.span, with: "\"\($0)\"", isSafe: false)]
      } ?? [])
    diagnostic.severity = .warning
    return diagnostic
  }

  static func unknownThemes(_ themes: [SyntaxNode], of group: String?) -> Diagnostic {
    let names = themes.map(\.text.shortened).quotedConjunction
    let others = group.map { "‘\($0.shortened)’" } ?? "its group"
    return Diagnostic(
      .tokenModes, "no axis has a mode for \(names), but one for others of \(others)", at: themes[0].span,
      notes: [
        "declare all of them as modes of one axis where this is imported, or move \(names) to a group of its own"
      ])
  }

  static func themeTwice(_ node: SyntaxNode, _ first: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .tokenModes,
      "‘\(first.text.shortened)’ of the same group means the same mode as ‘\(node.text.shortened)’",
      at: node.span,
      related: [Related("this one", at: first.span)], notes: ["rename one of them"])
  }

  static func tooManyThemes(_ token: DesignToken, others: Int, at span: Span) -> Diagnostic {
    let rest = others == 0 ? "" : others == 1 ? " and one other token" : " and \(others) other tokens"
    return Diagnostic(
      .tokenModes,
      "these themes have more combinations than stylec follows for one token, so ‘\(token.name.shortened)’\(rest) can't be read",
      at: span,
      related: [Related("a token that is defined by sets of all these groups", at: token.key.span)],
      notes: ["the groups of themes whose sets define a token may have 1,024 combinations"])
  }

  static func tokenOfSomeThemes(_ token: DesignToken, _ theme: String) -> Diagnostic {
    var diagnostic = Diagnostic(
      .tokenModes,
      "no set that holds by default has ‘\(token.name.shortened)’, so its value in ‘\(theme.shortened)’ counts there too",
      at: token.key.span, notes: ["add the token to one of these sets"])
    diagnostic.severity = .warning
    return diagnostic
  }

  static func tokenLackingInTheme(_ token: DesignToken, _ theme: String) -> Diagnostic {
    var diagnostic = Diagnostic(
      .tokenModes,
      "no set of ‘\(theme.shortened)’ has ‘\(token.name.shortened)’, so this value counts there too",
      at: token.key.span, notes: ["add the token to one of its sets"])
    diagnostic.severity = .info
    return diagnostic
  }

  static func otherTypeInSet(_ token: DesignToken, _ first: DesignToken) -> Diagnostic {
    Diagnostic(
      .tokenModes, "‘\(token.name.shortened)’ is of another type here than in another set",
      at: token.key.span,
      related: [Related("this one", at: first.key.span)],
      notes: [
        "a token has one type in all themes; of a line height or a letter spacing, percent is a number, and pixels are a length"
      ])
  }

  static func replacedSet(_ name: String, _ token: DesignToken, by other: String) -> Diagnostic {
    var diagnostic = Diagnostic(
      .tokenModes,
      "‘\(other.shortened)’ replaces tokens of ‘\(name.shortened)’, such as ‘\(token.name.shortened)’, which never count",
      at: token.key.span,
      notes: [
        "without themes, the last set in ‘tokenSetOrder’ counts; to have both, name them like modes, ‘light’ and ‘dark’, or add themes"
      ])
    diagnostic.severity = .warning
    return diagnostic
  }

  static func setsAreNoObject(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .tokenStructure, "‘selectedTokenSets’ is an object, but this is \(node.jsonKind)", at: node.span,
      notes: ["write ‘{ \"core\": \"source\", \"dark\": \"enabled\" }’"])
  }

  static func themeWithoutSets(_ name: SyntaxNode) -> Diagnostic {
    var diagnostic = Diagnostic(
      .tokenModes, "the theme ‘\(name.text.shortened)’ has no ‘selectedTokenSets’", at: name.span,
      notes: ["write ‘\"selectedTokenSets\": { \"core\": \"source\", \"dark\": \"enabled\" }’"])
    diagnostic.severity = .warning
    return diagnostic
  }

  static func wrongOrder(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .tokenStructure, "‘tokenSetOrder’ is a list of the names of sets, but this is \(node.jsonKind)",
      at: node.span)
  }

  static func setOfNoTheme(_ name: String, _ token: DesignToken, at span: Span) -> Diagnostic {
    var diagnostic = Diagnostic(
      .tokenModes,
      "no theme has the set ‘\(name.shortened)’, so its tokens count only where no other set has them, as ‘\(token.name.shortened)’ is",
      at: span, notes: ["add the set to a theme"])
    diagnostic.severity = .warning
    return diagnostic
  }
}
