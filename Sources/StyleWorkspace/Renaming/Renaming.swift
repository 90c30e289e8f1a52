import StyleCompiler
import StyleModel
import StyleSource

/// The reason why something can't be renamed.
package struct RenameProblem: Error {
  package let message: String
}

extension Uses {
  /// The edits that rename a symbol, in the order of the files and of the places in them.
  package func renaming(
    _ symbol: Symbol, to name: String, in snapshot: Snapshot
  ) throws(Stop) -> Result<[FixIt.Edit], RenameProblem> {
    if let problem = problemOfState(symbol) { return .failure(RenameProblem(message: problem)) }
    if let problem = try problemOfSharing(symbol) { return .failure(RenameProblem(message: problem)) }
    let found = try occurrences(of: symbol)
    let plan = RenamePlan(symbol, to: name, at: found.filter { !tree($0.span.file).isTranslated }, self)
    if isOfDesignTokens(symbol, found) {
      // What a name of JSON is in style files is found out first.
      let own = if case .designName = symbol { [FixIt.Edit]() } else { plan.edits }
      return try DesignRenaming(symbol, to: name, inStyleFiles: own, self, snapshot).edits()
    }
    if let problem = try RenamePlan(symbol, to: name, at: found, self).problem(in: snapshot) {
      return .failure(RenameProblem(message: problem))
    }
    return .success(plan.edits)
  }

  /// The reason why a name that follows from that of a state can't be changed; nil for other names.
  private func problemOfState(_ symbol: Symbol) -> String? {
    guard case .property(_, let name) = symbol else { return nil }
    let grammar = Grammar(sheet: sheet)
    guard let state = sheet.states.own.first(where: { grammar.symbols(ofState: $0).contains(symbol) }) else {
      return nil
    }
    return "‘\(name)’ follows from the state ‘\(state)’; give the state another name where it is declared"
  }

  /// Whether files of design tokens declare a symbol.
  private func isOfDesignTokens(_ symbol: Symbol, _ found: [SymbolOccurrence]) -> Bool {
    switch symbol {
    case .designName: return true
    case .token(let name):
      return found.contains { tree($0.span.file).isTranslated }
        || sheet.tokens.contains { $0.name == name && tree($0.span.file).isTranslated }
    case .tokenGroup(let name):
      return sheet.tokens.contains { $0.name.hasPrefix(name + ".") && tree($0.span.file).isTranslated }
    case .component, .trait, .style, .property, .layer, .axis, .mode, .animation, .variantAxis, .variant,
      .base,
      .file:
      return false
    }
  }
}
