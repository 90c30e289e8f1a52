import StyleSource
import StyleSyntax

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

  /// The diagnostic for an address in place of a file.
  static func addressOfSource(_ node: SyntaxNode) -> Diagnostic {
    let path = node.text.prefix { $0 != "?" && $0 != "#" }
    let name = path.split(separator: "/").dropFirst(2).last.map { "‘\(String($0).shortened)’" } ?? "it"
    return Diagnostic(
      .tokenAlias, "‘\(node.text.shortened)’ is an address, and nothing is fetched", at: node.span,
      notes: ["download the file, save it beside this one, and name \(name == "it" ? "it" : name) here"])
  }

  static func endlessReference(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(.tokenAlias, "this reference leads to others without end", at: node.span)
  }

  static func pointerToNothing(_ step: String, _ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .tokenAlias, "‘\(node.text.shortened)’ leads to nothing: there is no ‘\(step.shortened)’",
      at: node.span,
      notes: node.text.lowercased().contains("%2f") ? ["a slash in a name is written as ‘~1’"] : [])
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

  /// - Parameter isAlone: Whether no other file is imported with that of the reference.
  static func unknownDesignToken(_ name: String, near: String?, isAlone: Bool, _ node: SyntaxNode)
    -> Diagnostic
  {
    let isFix = near.map { !areDigitsApart($0, name) && bracedPath(node.text) != nil } ?? false
    let folder = splitPath(node.tree.source.path).folder
    // The folder that stylec works in can't be imported.
    let wider =
      folder.isEmpty || folder == "."
      ? "import that file too" : "import the folder: ‘\(splitPath(folder).name)/’"
    let place =
      isAlone
      ? "no other file is imported with this one; if one beside it has the token, \(wider)"
      : "a reference leads to a token of the same file, or of another file that is imported with it"
    return Diagnostic(
      .tokenAlias, "there is no token ‘\(name.shortened)’", at: node.referenceSpan,
      notes: isFix ? [] : [near.map { "there is one called ‘\($0)’" } ?? place],
      fixes: isFix
        ? near.map { [FixIt("write ‘{\($0)}’", replace: node.span, with: "\"{\($0)}\"", isSafe: false)] }
          ?? []
        : [])
  }

  static func partOfSeveral(_ name: String, _ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .tokenAlias,
      "this means a part of ‘\(name.shortened)’, which several sets have, so that it has no one value",
      at: node.span,
      notes: ["give the part a token of its own in each of these sets, and refer to that"])
  }

  static func keyBesideReference(_ key: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .tokenValue, "‘\(key.text.shortened)’ stands beside ‘$ref’, which stands for the whole value",
      at: key.span,
      notes: ["remove it, or write the value out, with a ‘$ref’ for each part that is taken over"])
  }

  static func partOfLostToken(_ name: String, _ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .tokenAlias, "a style file can't have the token ‘\(name.shortened)’, so this part has no value",
      at: node.referenceSpan)
  }

  /// - Parameters:
  ///   - theme: The last theme with the circle; nil or empty where all themes have it.
  ///   - others: The other tokens of the circle, as far as it is short.
  static func endlessTokens(
    _ names: [String], _ token: DesignToken, others: [DesignToken], theme: String? = nil
  ) -> Diagnostic {
    let theme = theme.flatMap { $0.isEmpty ? nil : " in ‘\($0.shortened)’" } ?? ""
    return Diagnostic(
      .tokenAlias,
      names.count == 2
        ? "the token ‘\(names[0].shortened)’ refers to itself\(theme)"
        : "these tokens refer to each other\(theme): \(circle(names))",
      at: token.value.kind == .mapping ? token.key.span : token.value.span,
      related: others.prefix(8).map { Related("‘\($0.name.shortened)’ is in the circle", at: $0.key.span) },
      notes: ["give one of them a value"])
  }
}

/// The names of a circle, `a → b → a`, shortened in the middle where there are more than eight.
func circle(_ names: [String]) -> String {
  let shown = names.count <= 8 ? names : Array(names.prefix(4)) + ["…"] + names.suffix(3)
  return shown.map(\.shortened).joined(separator: " → ")
}
