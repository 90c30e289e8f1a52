import StyleSource
import StyleSyntax

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

  /// A group may be empty, but hardly one with a type.
  ///
  /// - Parameter near: A key that may be meant for that of the value.
  static func unfinishedToken(
    _ key: SyntaxNode, isOfTools: Bool, near: (key: SyntaxNode, meant: String)?
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .tokenStructure, "‘\(key.text.shortened)’ has a type, but neither a value nor tokens", at: key.span,
      notes: near == nil ? ["a token has a ‘\(isOfTools ? "value" : "$value")’"] : [],
      fixes: near.map { near in
        [
          FixIt(
            "write ‘\(near.meant)’", replace: near.key.span, with: "\"\(near.meant)\"", isSafe: false)
        ]
      } ?? [])
    diagnostic.severity = .warning
    return diagnostic
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

  static func extendsToken(_ name: String, _ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .tokenAlias, "‘\(name.shortened)’ is a token, but a group extends groups", at: node.referenceSpan,
      notes: ["a token takes over a value by ‘\"$value\": \"{\(name.shortened)}\"’"])
  }

  /// - Parameter mayBeToken: Whether ‘$ref’ stands there, which names a token or a group.
  static func extendsNothing(_ name: String, mayBeToken: Bool, _ node: SyntaxNode) -> Diagnostic {
    let what = mayBeToken ? "token and no group" : "group"
    return Diagnostic(.tokenAlias, "there is no \(what) ‘\(name.shortened)’", at: node.referenceSpan)
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
