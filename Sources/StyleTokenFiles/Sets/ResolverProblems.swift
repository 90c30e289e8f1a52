import StyleSource
import StyleSyntax

extension Diagnostic {
  static func resolverWithout(_ key: String, _ example: String, at span: Span) -> Diagnostic {
    Diagnostic(.tokenStructure, "a resolver document needs ‘\(key)’", at: span, notes: ["write ‘\(example)’"])
  }

  static func otherResolverVersion(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .tokenStructure, "the version of a resolver document is ‘2025.10’, but this is \(node.jsonKind)",
      at: node.span)
  }

  static func wrongResolverPart(_ what: String, _ expected: String, _ node: SyntaxNode) -> Diagnostic {
    Diagnostic(.tokenStructure, "\(what) is \(expected), but this is \(node.jsonKind)", at: node.span)
  }

  static func orderOfNothing(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .tokenStructure,
      "an element of ‘resolutionOrder’ has a ‘$ref’, or a ‘name’ and a ‘type’ that is ‘set’ or ‘modifier’",
      at: node.span)
  }

  static func resolverPartWithout(_ what: String, _ key: String, _ name: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .tokenStructure, "‘\(name.text.shortened)’ is \(what), which needs ‘\(key)’", at: name.span,
      notes: [
        key == "sources"
          ? "write ‘\"sources\": [{ \"$ref\": \"file.json\" }]’"
          : "write ‘\"contexts\": { \"light\": [], \"dark\": [{ \"$ref\": \"dark.json\" }] }’"
      ])
  }

  static func modifierWithoutContexts(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .tokenStructure, "a modifier has at least one context, but these are none", at: node.span,
      notes: ["write ‘\"contexts\": { \"light\": [], \"dark\": [{ \"$ref\": \"dark.json\" }] }’"])
  }

  static func unknownKeyOfResolver(_ key: SyntaxNode, of what: String, near: String?) -> Diagnostic {
    var diagnostic = Diagnostic(
      .tokenStructure, "\(what) has no ‘\(key.text.shortened)’", at: key.span,
      notes: near == nil ? ["what only one program reads stands in ‘$extensions’"] : [],
      fixes: near.map { [FixIt("write ‘\($0)’", replace: key.span, with: "\"\($0)\"", isSafe: false)] } ?? [])
    diagnostic.severity = .warning
    return diagnostic
  }

  static func contextForContexts(_ key: SyntaxNode) -> Diagnostic {
    var diagnostic = Diagnostic(
      .tokenStructure, "a modifier has ‘contexts’", at: key.span,
      fixes: [FixIt("write ‘contexts’", replace: key.span, with: "\"contexts\"", isSafe: false)])
    diagnostic.severity = .warning
    return diagnostic
  }

  static func pointerWithoutSlash(_ node: SyntaxNode) -> Diagnostic {
    let (path, fragment) = (node.text.prefix { $0 != "#" }, node.text.drop { $0 != "#" }.dropFirst())
    let text = "\(path)#/\(fragment)"
    var diagnostic = Diagnostic(
      .tokenAlias, "a pointer begins with ‘#/’", at: node.span,
      fixes: [FixIt("write ‘\(text.shortened)’", replace: node.span, with: "\"\(text)\"", isSafe: false)])
    diagnostic.severity = .warning
    return diagnostic
  }

  static func sourceElsewhere(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .tokenAlias, "a source of that set is a reference, which isn't followed from here", at: node.span,
      notes: ["add a reference to that source"])
  }

  static func wrongOrderReference(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .tokenAlias, "‘resolutionOrder’ refers to sets and modifiers of this document", at: node.span,
      notes: ["write ‘#/sets/…’ or ‘#/modifiers/…’; a file is a source of a set"])
  }

  static func referenceToModifier(_ node: SyntaxNode, _ section: String) -> Diagnostic {
    Diagnostic(
      .tokenAlias,
      section == "modifiers"
        ? "only ‘resolutionOrder’ refers to modifiers" : "nothing refers into ‘resolutionOrder’",
      at: node.span,
      notes: ["a source is a set, a file, or tokens"])
  }

  static func unknownInResolver(_ node: SyntaxNode, _ name: String, near: String?, _ section: String)
    -> Diagnostic
  {
    Diagnostic(
      .tokenAlias, "‘\(section)’ has no ‘\(name.shortened)’", at: node.span,
      fixes: near.map {
        [
          FixIt(
            "write ‘#/\(section)/\($0)’", replace: node.span, with: "\"#/\(section)/\($0)\"", isSafe: false)
        ]
      } ?? [])
  }

  static func unreadSource(_ node: SyntaxNode, near: String?) -> Diagnostic {
    Diagnostic(
      .tokenAlias, "there is no file of design tokens ‘\(node.text.shortened)’", at: node.span,
      notes: near.map { ["there is ‘\($0.shortened)’"] }
        ?? ["the path begins at the folder of the resolver document, and leads to a file in the same project"]
    )
  }

  static func nameTwiceInOrder(_ node: SyntaxNode, _ first: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .tokenStructure, "‘\(node.text.shortened)’ already stands in ‘resolutionOrder’", at: node.span,
      related: [Related("first here", at: first.span)])
  }

  static func unknownContext(_ node: SyntaxNode, _ names: [String], near: String?) -> Diagnostic {
    Diagnostic(
      .tokenModes, "the ‘default’ of a modifier is one of its contexts, but this is \(node.jsonKind)",
      at: node.span,
      notes: near == nil ? ["the contexts are \(names.quotedConjunction)"] : [],
      fixes: near.map { [FixIt("write ‘\($0)’", replace: node.span, with: "\"\($0)\"", isSafe: false)] } ?? []
    )
  }

  static func onlyContext(_ name: SyntaxNode) -> Diagnostic {
    var diagnostic = Diagnostic(
      .tokenModes, "‘\(name.text.shortened)’ is the only context of its modifier, and always holds",
      at: name.span,
      notes: ["a set says the same"])
    diagnostic.severity = .warning
    return diagnostic
  }

  static func modifierWithoutDefault(_ name: SyntaxNode, _ first: String) -> Diagnostic {
    var diagnostic = Diagnostic(
      .tokenModes,
      "‘\(name.text.shortened)’ has no ‘default’, so its context ‘\(first.shortened)’ holds where no other does",
      at: name.span, notes: ["write ‘\"default\": \"\(first.shortened)\"’"])
    diagnostic.severity = .warning
    return diagnostic
  }

  static func unusedModifier(_ name: SyntaxNode) -> Diagnostic {
    var diagnostic = Diagnostic(
      .tokenModes, "the modifier ‘\(name.text.shortened)’ isn't in ‘resolutionOrder’, and never holds",
      at: name.span)
    diagnostic.severity = .warning
    return diagnostic
  }
}
