import StyleModel
import StyleSource

extension Rule {
  static let unavailableSymbol = Rule(
    .unavailableSymbol, .drawing, scope: .file,
    good: """
      # deployment: [iOS 15]
      styles:
        close: { component: UIImageView, image: { systemName: gearshape } }
      """
  ) { context in
    var first: [String: [AppleSystem]] = [:]
    return context.symbols.compactMap { name, literal in
      let oldest = context.sheet.images.systems(of: literal.span.file)
      guard !oldest.isEmpty else { return nil }
      if first[name] == nil { first[name] = SymbolNames.systems(with: name) ?? [] }
      let later = first[name]?.filter { system in oldest.contains { $0.isOlder(than: system) } } ?? []
      guard !later.isEmpty else { return nil }
      let missing = oldest.filter { system in later.contains { system.isOlder(than: $0) } }
      return .unavailableSymbol(name, since: later, missing: missing, at: literal.span)
    }
  }
}

extension DiagnosticCode {
  static let unavailableSymbol = DiagnosticCode(
    "unavailable-symbol", .warning,
    "The oldest systems that an app runs on have the symbols that its styles name.",
    explanation: """
      A system shows nothing in place of a symbol that is newer than itself. The oldest systems are those of the setting `deployment`. If it
      names none, they are the oldest that generated code runs on. Choose a symbol that all of them have, or raise `deployment`. In these
      examples, a comment says which systems there are.
      """,
    example: """
      # deployment: [iOS 15]
      styles:
        fan: { component: UIImageView, image: { systemName: fan.floor.fill } }
                                            # ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      """)
}

extension Diagnostic {
  fileprivate static func unavailableSymbol(
    _ name: String, since first: [AppleSystem], missing: [AppleSystem], at span: Span
  ) -> Diagnostic {
    func list(_ systems: [AppleSystem]) -> String { systems.map(\.description).joined(separator: " and ") }
    return Diagnostic(
      .unavailableSymbol,
      "\(list(missing)) \(missing.count == 1 ? "doesn't" : "don't") have the symbol \(name.quoted)",
      at: span,
      notes: ["it comes with \(list(first)); raise ‘deployment’ in .stylec.yml, or choose an older symbol"])
  }
}
