import StyleSource
import StyleSyntax

extension Diagnostic {
  /// - Parameters:
  ///   - axis: The one to which the other modes of the collection belong.
  ///   - hasDefault: Whether one of the collection's modes holds where no other does.
  static func unknownFigmaModes(
    _ names: [String], beside axis: DeclaredAxis?, hasDefault: Bool, _ node: SyntaxNode
  ) -> Diagnostic {
    let modes = names.map { ModeWords.words($0).joined(separator: "-") }.filter { !$0.isEmpty }
    func declaration(_ axis: String, _ modes: [String]) -> String {
      "‘modes: { \(axis): [\(modes.prefix(8).joined(separator: ", "))] }’"
    }
    let note: String
    if let axis, !axis.isBuiltIn {
      note = "add it where ‘\(axis.name)’ is declared: \(declaration(axis.name, axis.modes + modes))"
    } else if let axis, hasDefault {
      note =
        "‘\(axis.name)’ has only \(axis.modes.map { "‘\($0)’" }.joined(separator: " and ")); rename the mode if it is one of these, or declare an axis where this folder is imported, with a mode first that holds otherwise: \(declaration("theme", ["standard"] + modes))"
    } else {
      note =
        "declare it where this folder is imported, with the mode first that holds where no other does: \(declaration("axis", (modes.count < 2 ? ["standard"] : []) + modes))"
    }
    return Diagnostic(
      .tokenModes, "no axis has a mode for ‘\(node.text.shortened)’ of Figma", at: node.span, notes: [note])
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

  /// - Parameters:
  ///   - modes: Those for which other variables have values, or which a style file declares.
  ///   - node: What Figma calls the mode that holds in their place.
  static func missingModes(_ modes: [String], of node: SyntaxNode) -> Diagnostic {
    let names = modes.map { "‘\($0.shortened)’" }
    var diagnostic = Diagnostic(
      .tokenModes,
      "no file has these variables in \(modes.count == 1 ? "the mode" : "the modes") \(names.joined(separator: ", ")), so those of ‘\(node.text.shortened)’ hold there too",
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

  static func typeOfOneMode(
    _ token: DesignToken, _ type: StyleType, _ there: StyleType, others: Int, _ path: String
  ) -> Diagnostic {
    Diagnostic(
      .tokenModes,
      "‘\(token.path.joined(separator: "/").shortened)’\(andOthers(others)) is of type ‘\(type.rawValue)’ here, but of type ‘\(there.rawValue)’ in ‘\(path)’",
      at: token.key.span,
      notes: ["a variable has one type in all modes; export all modes again"])
  }

  static func variablesMissing(_ token: DesignToken, others: Int, _ path: String, at span: Span) -> Diagnostic
  {
    Diagnostic(
      .tokenModes,
      "this file lacks ‘\(token.path.joined(separator: "/").shortened)’\(andOthers(others)) of ‘\(path)’",
      at: span,
      notes: ["the two files may have been exported at different times; export all modes again"])
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

  private static func andOthers(_ count: Int) -> String {
    count == 0 ? "" : count == 1 ? " and one other" : " and \(count) others"
  }
}
