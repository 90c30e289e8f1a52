import StyleReport

/// The capabilities of a client that answers depend on.
struct ClientCapabilities {
  private let value: JSONValue
  /// The client's name, from `clientInfo` of `initialize`.
  private let name: String

  init(_ value: JSONValue, name: String = "") {
    self.value = value
    self.name = name
  }

  /// Whether the client's hovers show pictures in their Markdown (`data:image/svg+xml;base64,`): Visual Studio Code and the editors built
  /// on it. The protocol has no capability for that. Elsewhere the text of a picture would fill the hover.
  var showsPictures: Bool {
    ["Visual Studio Code", "VSCode", "Code - OSS", "VSCodium", "Cursor", "Windsurf", "Positron", "Theia"]
      .contains {
        name.hasPrefix($0)
      }
  }

  private func flag(_ path: String...) -> Bool { at(path)?.bool ?? false }

  private func at(_ path: [String]) -> JSONValue? {
    path.reduce(value as JSONValue?) { $0?[$1] }
  }

  private func words(_ path: String...) -> [String] { at(path)?.array?.compactMap(\.string) ?? [] }

  /// The encoding of positions: the cheapest one that the client offers, and UTF-16 where it offers none, as in the protocol.
  var encoding: PositionEncoding {
    let offered = words("general", "positionEncodings").compactMap { PositionEncoding(rawValue: $0) }
    return offered.contains(.utf8) ? .utf8 : offered.contains(.utf32) ? .utf32 : .utf16
  }

  var pullsDiagnostics: Bool { at(["textDocument", "diagnostic"]) != nil }
  var refreshesDiagnostics: Bool { flag("workspace", "diagnostics", "refreshSupport") }
  var refreshesInlayHints: Bool { flag("workspace", "inlayHint", "refreshSupport") }
  var refreshesCodeLenses: Bool { flag("workspace", "codeLens", "refreshSupport") }
  var refreshesSemanticTokens: Bool { flag("workspace", "semanticTokens", "refreshSupport") }
  var hasConfiguration: Bool { flag("workspace", "configuration") }
  var registersConfiguration: Bool { flag("workspace", "didChangeConfiguration", "dynamicRegistration") }
  var registersWatchers: Bool { flag("workspace", "didChangeWatchedFiles", "dynamicRegistration") }
  var showsProgress: Bool { flag("window", "workDoneProgress") }
  var versionsEdits: Bool { flag("workspace", "workspaceEdit", "documentChanges") }
  var hasSnippets: Bool { flag("textDocument", "completion", "completionItem", "snippetSupport") }
  var resolvesDocumentation: Bool {
    words("textDocument", "completion", "completionItem", "resolveSupport", "properties").contains(
      "documentation")
  }
  var resolvesCodeActions: Bool {
    words("textDocument", "codeAction", "resolveSupport", "properties").contains("edit")
  }
  var hasCodeActionLiterals: Bool { at(["textDocument", "codeAction", "codeActionLiteralSupport"]) != nil }
  var nestsSymbols: Bool { flag("textDocument", "documentSymbol", "hierarchicalDocumentSymbolSupport") }
  var foldsLinesOnly: Bool { flag("textDocument", "foldingRange", "lineFoldingOnly") }
  var linksDefinitions: Bool { flag("textDocument", "definition", "linkSupport") }
  var showsTooltipsOfLinks: Bool { flag("textDocument", "documentLink", "tooltipSupport") }
  /// Whether the client reads Markdown in the documentation of completion items.
  var readsMarkdownInCompletion: Bool {
    words("textDocument", "completion", "completionItem", "documentationFormat").contains("markdown")
  }
  var readsMarkdown: Bool {
    let formats = words("textDocument", "hover", "contentFormat")
    return formats.isEmpty || formats.contains("markdown")
  }
  /// Whether the client shows a document that the server makes (LSP 3.18).
  var showsServerDocuments: Bool { at(["workspace", "textDocumentContent"]) != nil }
  var showsDocuments: Bool { flag("window", "showDocument", "support") }
}
