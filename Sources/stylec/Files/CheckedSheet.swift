import StyleCompiler
import StyleLint
import StyleModel
import StyleScene
import StyleSource

#if Pictures
import StyleRender
#endif

/// Style files, compiled into one sheet, with all that is to be said of them.
struct CheckedSheet: Sendable {
  let files: StyleFiles
  let sheet: ResolvedSheet
  /// In report order.
  var findings: [Diagnostic]

  /// `isLinted` says whether the rules run too.
  init(_ files: StyleFiles, isLinted: Bool) {
    let compiled = CrashReport.during("compiling \(files.shown)") {
      compile(files.parsed, unreadable: files.unreadableImports)
    }
    self.files = files
    sheet = compiled.product
    findings = (files.problems + compiled.diagnostics).inReportOrder()
    if isLinted { lint() }
  }

  /// Adds what the rules say, which have not run yet.
  mutating func lint() {
    let errors = findings.filter { $0.severity == .error }
    guard let judged = CheckedSheet.judged(files, sheet, errors: errors) else { return }
    let found = CrashReport.during("judging \(files.shown)") { CheckedSheet.lint(judged, of: files, sheet) }
    findings = (findings + found).inReportOrder()
  }

  /// The scales at which pictures are drawn unless a run asks for others, in pixels a point.
  static let usualScales = [2.0]

  /// Adds which pictures of the files that were named would be too large at these scales, where stylec can draw.
  mutating func checkPictures(scales: [Double]) {
    #if Pictures
    guard !hasErrors else { return }
    let named = Set(sources.files.prefix(files.namedCount).map(\.id))
    let oversized = oversizedPictures(of: sheet, scales: scales).filter { named.contains($0.span.file) }
    if !oversized.isEmpty { findings = (findings + oversized).inReportOrder() }
    #endif
  }

  var sources: SourceMap { files.sources }

  /// Whether a file that was named could not be read.
  var isIncomplete: Bool { !files.problems.isEmpty }

  var hasErrors: Bool { count(.error) > 0 }

  func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }

  /// What rules say of files, each file by its own settings, and what its comments leave of that.
  private static func lint(_ judged: Set<FileID>, of files: StyleFiles, _ sheet: ResolvedSheet)
    -> [Diagnostic]
  {
    var selections: [RuleSelection: Set<FileID>] = [:]
    for file in judged { selections[files.rules(of: file), default: []].insert(file) }
    let findings = selections.flatMap { rules, own in
      StyleLint.lint(sheet, rules: rules, sources: files.sources).filter { own.contains($0.span.file) }
    }
    let comments = concurrentMap(Array(judged), batch: 64) { [parsed = files.parsed] file in
      (file, parsed[Int(file.index)].tree.switchComments)
    }
    return applySwitches(
      to: findings, comments: Dictionary(uniqueKeysWithValues: comments), in: files.sources,
      others: Set((allCodes + pictureCodes).map(\.id)), rules: files.rules)
  }

  /// The files that rules may judge: those that were named, as long as no import leads from or to one with errors.
  /// With an error there the sheet does not mean anything yet, and what seems unused may not be. Nil where that can't be
  /// told, since a file can't be read as a whole.
  private static func judged(_ files: StyleFiles, _ sheet: ResolvedSheet, errors: [Diagnostic]) -> Set<
    FileID
  >? {
    let isBroken = files.parsed.contains { $0.diagnostics.contains { $0.severity == .error } }
    guard files.problems.isEmpty, !isBroken else { return nil }
    let named = Set(files.sources.files.prefix(files.namedCount).map(\.id))
    return named.subtracting(connected(to: Set(errors.map(\.span.file)), by: sheet.imports))
  }

  private static func connected(to files: Set<FileID>, by imports: [Import]) -> Set<FileID> {
    var neighbours: [FileID: [FileID]] = [:]
    for entry in imports {
      neighbours[entry.span.file, default: []].append(entry.file)
      neighbours[entry.file, default: []].append(entry.span.file)
    }
    var reached = files
    var pending = Array(files)
    while let file = pending.popLast() {
      for next in neighbours[file] ?? [] where reached.insert(next).inserted { pending.append(next) }
    }
    return reached
  }
}
