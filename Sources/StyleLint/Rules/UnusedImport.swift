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
    // A folder of design tokens is one import of several files.
    let needed = Set(context.sheet.imports.indices).subtracting(unneeded).map {
      context.sheet.imports[$0].span
    }
    var told = Set(needed)
    return unneeded.filter { told.insert(context.sheet.imports[$0].span).inserted }.map { number in
      let entry = context.sheet.imports[number]
      let siblings = context.facts.index.imports[Int(entry.span.file.index)]
      // The last entry of a list takes its section with it, which a person does better.
      let fixes = siblings.count > 1 ? context.removing(entry.span, "remove it", isSafe: true) : []
      return .unusedImport(context.sheet.paths[Int(entry.file.index)], at: entry.span, fixes)
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
  fileprivate static func unusedImport(_ path: String, at span: Span, _ fixes: [FixIt]) -> Diagnostic {
    Diagnostic(.unusedImport, "nothing from \(path.quoted) is used here", at: span, fixes: fixes)
  }
}
