import StyleSource
import StyleSyntax

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
