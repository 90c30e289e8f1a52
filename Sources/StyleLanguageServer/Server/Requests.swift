import StyleReport

extension LanguageServer {
  typealias Handler = @Sendable (LanguageServer) -> (JSONValue) throws(ResponseError) -> JSONValue

  /// The handler of each request.
  static let requests: [String: Handler] = [
    "textDocument/diagnostic": { $0.documentDiagnostic },
    "workspace/diagnostic": { $0.workspaceDiagnostic },
    "workspace/textDocumentContent": { $0.textDocumentContent },
    "textDocument/codeAction": { $0.codeActions },
    "codeAction/resolve": { $0.resolveCodeAction },
    "textDocument/completion": { $0.completion },
    "completionItem/resolve": { $0.resolveCompletion },
    "textDocument/hover": { $0.hover },
    "textDocument/signatureHelp": { $0.signatureHelp },
    "textDocument/documentColor": { $0.documentColor },
    "textDocument/colorPresentation": { $0.colorPresentation },
    "textDocument/formatting": { $0.formatting },
    "textDocument/rangeFormatting": { $0.rangeFormatting },
    "textDocument/documentSymbol": { $0.documentSymbols },
    "workspace/symbol": { $0.workspaceSymbols },
    "textDocument/foldingRange": { $0.foldingRanges },
    "textDocument/selectionRange": { $0.selectionRanges },
    "textDocument/documentLink": { $0.documentLinks },
    "textDocument/definition": { $0.definition },
    "textDocument/declaration": { $0.definition },
    "textDocument/typeDefinition": { $0.typeDefinition },
    "textDocument/implementation": { $0.implementation },
    "textDocument/references": { $0.references },
    "textDocument/documentHighlight": { $0.documentHighlight },
    "textDocument/prepareRename": { $0.prepareRename },
    "textDocument/rename": { $0.rename },
    "textDocument/semanticTokens/full": { $0.semanticTokens },
    "textDocument/semanticTokens/full/delta": { $0.semanticTokensDelta },
    "textDocument/semanticTokens/range": { $0.semanticTokensInRange },
    "textDocument/inlayHint": { $0.inlayHints },
    "textDocument/codeLens": { $0.codeLenses },
    "codeLens/resolve": { $0.resolveCodeLens },
    "textDocument/prepareTypeHierarchy": { $0.prepareTypeHierarchy },
    "typeHierarchy/supertypes": { $0.supertypes },
    "typeHierarchy/subtypes": { $0.subtypes },
    "workspace/willRenameFiles": { $0.willRenameFiles },
    "workspace/executeCommand": { $0.executeCommand },
  ]

  /// The requests whose answers depend on every use of a name in any file.
  static let needsDisk: Set<String> = ["textDocument/rename", "workspace/willRenameFiles"]

  /// The server's capabilities, for `initialize`.
  var capabilities: JSONValue {
    .object([
      "positionEncoding": .string(client.encoding.rawValue),
      "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
      "diagnosticProvider": [
        "identifier": "stylec", "interFileDependencies": true, "workspaceDiagnostics": true,
        "workDoneProgress": true,
      ],
      "codeActionProvider": [
        "codeActionKinds": [
          "quickfix", "refactor.extract", "refactor.inline", "refactor.rewrite", "source.fixAll.stylec",
          "source.organizeImports.stylec",
        ],
        "resolveProvider": true,
      ],
      "completionProvider": [
        "triggerCharacters": ["$", ".", "+", ":", " ", "\"", "{"], "resolveProvider": true,
      ],
      "hoverProvider": true,
      "signatureHelpProvider": ["triggerCharacters": ["(", ","]],
      "typeHierarchyProvider": true,
      "colorProvider": true,
      "documentFormattingProvider": true,
      "documentRangeFormattingProvider": true,
      "documentSymbolProvider": true,
      "workspaceSymbolProvider": true,
      "foldingRangeProvider": true,
      "selectionRangeProvider": true,
      "documentLinkProvider": ["resolveProvider": false],
      "declarationProvider": true,
      "definitionProvider": true,
      "typeDefinitionProvider": true,
      "implementationProvider": true,
      "referencesProvider": ["workDoneProgress": true],
      "documentHighlightProvider": true,
      "renameProvider": ["prepareProvider": true, "workDoneProgress": true],
      "semanticTokensProvider": [
        "legend": [
          "tokenTypes": .array(WordKind.allCases.map { .string($0.rawValue) }),
          "tokenModifiers": ["declaration"],
        ],
        "full": ["delta": true], "range": true,
      ],
      "inlayHintProvider": true,
      "codeLensProvider": ["resolveProvider": true],
      "executeCommandProvider": inspect == nil ? nil : ["commands": [.string(inspectCommand)]],
      "workspace": [
        "workspaceFolders": ["supported": true, "changeNotifications": true],
        "fileOperations": [
          "willRename": [
            "filters": [
              ["scheme": "file", "pattern": ["glob": "**/*.{yaml,yml}", "matches": "file"]],
              ["scheme": "file", "pattern": ["glob": "**/*", "matches": "folder"]],
            ]
          ]
        ],
        "textDocumentContent": ["schemes": [.string(explanationScheme)]],
      ],
    ])
  }
}
