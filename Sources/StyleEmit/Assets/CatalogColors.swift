import StyleModel

/// The names by which generated Swift looks up colours of tokens in asset catalogs, with the setting `colors: catalog`.
///
/// A token of an imported catalog has its name there. Any other has the name that it gets in `AssetCatalog`.
struct CatalogColors {
  private var names: [Int: String] = [:]
  /// The colours that stay numbers despite the setting, as messages.
  private(set) var exceptions: [String] = []

  init(_ sheet: ResolvedSheet, _ options: EmitOptions) {
    guard options.colors == .catalog else { return }
    let modules = ModuleMap(sheet, options)
    let colors = sheet.tokens.indices.filter { index in
      let token = sheet.tokens[index]
      return token.type == .color && !token.isPrivate && modules.module(of: token.span) == nil
    }
    let alike = Dictionary(grouping: colors) { sheet.tokens[$0].name.lowercased() }
    var (moded, replaced) = ([String](), [String]())
    for index in colors {
      let token = sheet.tokens[index]
      // A system colour knows more than the catalog that is written does, such as elevation.
      if token.assetName == nil, token.value.allValues.contains(where: { $0.color?.system != nil }) {
        continue
      }
      if !token.value.conditions.isSubset(of: AssetCatalog.modes) {
        moded.append(token.name)
      } else if let name = token.assetName {
        if sheet.isSaidInOneFile(token) { names[index] = name } else { replaced.append(token.name) }
      } else if alike[token.name.lowercased()]?.count == 1 {
        names[index] = token.namesInCatalog.joined(separator: "/")
      }
    }
    exceptions = [
      ("an asset catalog doesn't have their modes", moded),
      ("style files give them other values than the catalog does", replaced),
    ].compactMap { reason, tokens in
      tokens.isEmpty ? nil : "Swift has the colours of \(firstAndCount(of: tokens)) itself: \(reason)"
    }
  }

  subscript(token: Int) -> String? { names[token] }
}

extension Token {
  /// The names of the token's folders and colour set in an asset catalog.
  var namesInCatalog: [String] { name.split(separator: ".").dropFirst().map(String.init) }
}

extension ResolvedSheet {
  /// Whether all of a token's values come from the file that declares it.
  fileprivate func isSaidInOneFile(_ token: Token) -> Bool {
    ([token.value.origin] + token.value.cases.map(\.origin)).allSatisfy {
      self[$0].span?.file == token.span.file
    }
  }
}

/// The colours that generated Swift doesn't look up in asset catalogs despite the options, as messages.
package func colorsOutsideCatalogs(_ sheet: ResolvedSheet, _ options: EmitOptions) -> [String] {
  CatalogColors(sheet, options).exceptions
}
