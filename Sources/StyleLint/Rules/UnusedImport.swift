import StyleModel
import StyleSource

extension Rule {
  static let unusedImport = Rule(
    .unusedImport, .upkeep, scope: .sheet, needsEveryUse: true,
    good: """
      # tokens.yaml
      tokens:
        color: { tint: "#0A64D8" }
      # card.yaml
      imports: [tokens.yaml]
      styles:
        card: { component: UIView, backgroundColor: $color.tint }
      """
  ) { context in
    let unneeded = context.facts.unneededImports
    guard !unneeded.isEmpty else { return [] }
    // A folder of design tokens is one entry for several files.
    let imports = context.sheet.imports
    var told = Set(Set(imports.indices).subtracting(unneeded).map { imports[$0].span })
    var entries: [FileID: Set<Span>] = [:]
    for entry in imports { entries[entry.span.file, default: []].insert(entry.span) }
    return unneeded.map { imports[$0] }.filter { told.insert($0.span).inserted }.map { entry in
      // The last entry of a list takes its section with it, which a person does better.
      let isAlone = entries[entry.span.file]?.count == 1
      let fixes = isAlone ? [] : context.removing(entry.span, "remove it", isSafe: true)
      return .unusedImport(entry, fixes)
    }
  }
}

extension DiagnosticCode {
  static let unusedImport = DiagnosticCode(
    "unused-import", .warning, "An import provides names that are used.",
    explanation: """
      Each import makes a file depend on another one, which is then read, checked and watched with it. An import
      counts as used if this file, or one that imports it, uses a name of the imported file or of its imports.
      """,
    example: """
      # tokens.yaml
      tokens:
        color: { tint: "#0A64D8" }
      # card.yaml
      imports: [tokens.yaml]
              # ^^^^^^^^^^^
      styles:
        card: { component: UIView, alpha: 0.9 }
      """)
}

extension Diagnostic {
  fileprivate static func unusedImport(_ entry: Import, _ fixes: [FixIt]) -> Diagnostic {
    Diagnostic(
      .unusedImport, "nothing from \(entry.path.quoted) is used here", at: entry.pathSpan, fixes: fixes)
  }
}
