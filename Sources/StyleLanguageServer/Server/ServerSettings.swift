import StyleReport

/// The settings of a client, in its section `stylec` or as `initializationOptions`.
struct ServerSettings: Equatable {
  /// Whether inlay hints show the values of references.
  var inlayHints = true
  /// Whether code lenses count uses.
  var codeLenses = true
  /// Whether hovering over a style or a component shows its picture; nil where that depends on the client.
  var pictures: Bool?
  /// The address of the documentation's pages, such as `https://example.com/stylec/docs`.
  var documentation: String?
  /// The most findings of one file that a client gets, since tens of thousands would make it slow; at least 1.
  var maximumFindings = 1000

  mutating func update(_ value: JSONValue) {
    let value = value["stylec"] ?? value
    if let flag = value["inlayHints"]?.bool { inlayHints = flag }
    if let flag = value["codeLenses"]?.bool { codeLenses = flag }
    if let flag = value["pictures"]?.bool { pictures = flag }
    if let count = value["maximumFindings"]?.integer, count > 0 { maximumFindings = count }
    if let text = value["documentation"]?.string { documentation = text.isEmpty ? nil : text }
  }
}

extension LanguageServer {
  func didChangeConfiguration(_ params: JSONValue) {
    if client.hasConfiguration {
      askForSettings()
    } else {
      take(params["settings"] ?? .null)
    }
  }

  func askForSettings() {
    guard client.hasConfiguration else { return }
    ask("workspace/configuration", ["items": [["section": "stylec"]]]) { [weak self] answer in
      self?.take(answer.array?.first ?? .null)
    }
  }

  private func take(_ value: JSONValue) {
    let old = settings
    settings.update(value)
    if settings.inlayHints != old.inlayHints, client.refreshesInlayHints {
      ask("workspace/inlayHint/refresh", .null)
    }
    if settings.codeLenses != old.codeLenses, client.refreshesCodeLenses {
      ask("workspace/codeLens/refresh", .null)
    }
    if settings.documentation != old.documentation || settings.maximumFindings != old.maximumFindings {
      publishAgain()
    }
  }
}
