import StyleModel
import StyleSource

extension Rule {
  static let unusedImport = Rule(
    .unusedImport, .upkeep, scope: .sheet,
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
    let needs = Needs(context)
    return context.sheet.imports.filter { !needs.isNeeded($0) }.map { entry in
      let siblings = context.sheet.imports.filter { $0.span.file == entry.span.file }
      // The last entry of a list takes its section with it, which a person does better.
      let fixes = siblings.count > 1 ? context.removing(entry.span, "remove it", isSafe: true) : []
      return .unusedImport(context.sheet.paths[Int(entry.file.index)], at: entry.span, fixes)
    }
  }
}

/// Which files each file needs, for itself or for those that import it.
private struct Needs {
  private let visibility: FileVisibility
  private var needed: [FileID: Set<FileID>] = [:]
  private var declaring: Set<FileID> = []

  init(_ context: RuleContext) {
    let sheet = context.sheet
    visibility = FileVisibility(sheet.imports)
    var used: [FileID: Set<FileID>] = [:]
    // Most references are to the file that the one before was to.
    var last: (from: FileID, to: FileID)?
    for reference in sheet.references {
      let target =
        switch reference.target {
        case .token(let index): sheet.tokens[index].span.file
        case .component(let index): sheet.components[index].span.file
        case .trait(let index): sheet.traits[index].span.file
        case .style(let index): sheet.styles[index].span.file
        }
      if let last, last == (reference.span.file, target) { continue }
      last = (reference.span.file, target)
      used[reference.span.file, default: []].insert(target)
    }
    for (file, targets) in used {
      for importer in visibility.seen(from: file) { needed[importer, default: []].formUnion(targets) }
    }
    // A file of imports alone collects them for others, and an axis of modes is for everybody.
    declaring = Set(sheet.tokens.lazy.map(\.span.file)).union(sheet.styles.lazy.map(\.span.file))
      .union(sheet.traits.lazy.map(\.span.file))
      .union(sheet.components.lazy.filter { !$0.isBaseClass }.map(\.span.file))
    axes = Set(sheet.modes.axes.flatMap(\.values).compactMap(\.span?.file))
  }

  private let axes: Set<FileID>

  func isNeeded(_ entry: Import) -> Bool {
    guard declaring.contains(entry.span.file) else { return true }
    let imported = visibility.seen(from: entry.file)
    return !axes.isDisjoint(with: imported)
      || !imported.isDisjoint(with: needed[entry.span.file] ?? [])
  }
}

extension DiagnosticCode {
  static let unusedImport = DiagnosticCode(
    "unused-import", .warning, "An import brings names that are used.",
    explanation: """
      Each import makes a file depend on another, which is then read, checked and watched with it. An import counts as
      used when this file, or one that imports it, uses a name of the imported file or of those that it imports.
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
    Diagnostic(.unusedImport, "nothing of \(path.quoted) is used here", at: span, fixes: fixes)
  }
}
