#if Pictures
import ArgumentParser
import StyleInspector
import StyleLint
import StyleModel
import StyleRender
import StyleReport
import StyleScene
import StyleSource
import StyleWorkspace

/// The formats and scales of pictures.
struct PictureOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(CommaSeparated<PictureFormat>.choices("The picture formats"), valueName: "names"))
  var format = [CommaSeparated<PictureFormat>([.png, .svg, .html])]

  var formats: Set<PictureFormat> { format.all() }

  @Option(
    help: ArgumentHelp(
      "Pixels per point in PNGs: numbers from 0.1 to 16, separated by commas.", valueName: "scales"))
  var scale = Scales(values: CheckedSheet.usualScales)

  @Flag(help: "Draw the right-to-left layout.")
  var rightToLeft = false

  @Flag(help: "Draw all pictures, even if they are up to date.")
  var noCache = false

  @Option(
    help: ArgumentHelp(
      "How long drawing may take, in seconds of a processor by an estimate that is the same on every machine. Pictures that exceed it are left out, the most costly first.",
      valueName: "seconds"))
  var drawingLimit = DrawingBudget.secondsOfRun

  func validate() throws {
    guard drawingLimit >= 0 else {
      throw ValidationError("--drawing-limit needs a number of seconds that isn’t negative")
    }
  }

  /// The number of runs that are drawn in parallel before the progress moves.
  private static let batch = 32

  /// The cache of the pictures in a folder.
  func cache(in folder: String, _ messages: MessageOptions) -> PictureCache {
    if noCache { return PictureCache(ignoring: folder) }
    return PictureCache(in: folder) { messages.tell("note: \(visible($0)) is damaged, and was not used") }
  }

  /// Prints the styles of which only some combinations of modes are drawn.
  func tellOfModesLeftOut(_ styles: [StylePictures], in sheet: ResolvedSheet, _ messages: MessageOptions) {
    let count = styles.count { $0.leavesOutModes(in: sheet) }
    guard count > 0 else { return }
    messages.tell(
      "note: \(counted(count, "style")) with more than \(ModeTable.fullCombinationLimit) combinations of modes: drawn are "
        + "those in which one value differs; ‘stylec preview --mode’ draws others, such as ‘dark+high-contrast’"
    )
  }

  /// Throws where the run would draw more pictures than the limit, before any is drawn.
  func refuseTooMany(
    _ styles: [StylePictures], in loaded: CheckedSheet, _ messages: MessageOptions
  ) throws(Failure) {
    guard let problem = tooManyPictures(styles, in: loaded.sheet) else { return }
    let options = ReportOptions(isColored: messages.isColored)
    throw Failure(
      "nothing was drawn",
      report: ReportFormat.human.report([problem], in: loaded.sources, options: options))
  }

  /// The outcome of drawing.
  struct Outcome {
    /// The pictures that are missing; all others are drawn.
    var undrawn: Undrawn
    /// The findings on the pictures that are drawn.
    var findings: [Diagnostic]
  }

  /// Draws pictures, and in PNG the film strips of animations.
  ///
  /// - Parameter spool: The place for their contents until the outputs are written.
  func draw(
    _ styles: [StylePictures], of sheet: ResolvedSheet, into outputs: inout Outputs, by spool: OutputSpool,
    _ cache: inout PictureCache,
    _ messages: MessageOptions
  ) -> Outcome {
    var known = concurrentMap(styles, batch: 16) { [cache] in cache.pictures(of: $0.fingerprint) }
    let used = known.reduce(0) { $0 &+ ($1.map(cache.work) ?? 0) }
    var budget = DrawingBudget(seconds: drawingLimit, used: used)
    var pass = DrawingPass(spool)
    draw(
      zip(styles, known).filter { $1 == nil }.flatMap { style, _ in PictureRun.all(of: style) }, of: sheet,
      &pass, cache, budget, messages)
    if budget.isExceeded {
      // What is drawn may not depend on what earlier runs drew, so all pictures are chosen from.
      let runs = styles.flatMap(PictureRun.all)
      let works = concurrentMap(runs, minimum: 2) { [cache] run in
        run.works(in: sheet, formats, scales: scale.values, cache)
      }
      budget = DrawingBudget(seconds: drawingLimit, choosing: works.flatMap { $0 })
      known = styles.map { _ in nil }
      pass = DrawingPass(reusing: pass)
      draw(runs, of: sheet, &pass, cache, budget, messages)
    }
    var failures = pass.failures
    if !pass.leftOut.isEmpty {
      let drawn = pass.drawn.values.reduce(0) { $0 + $1.count }
      failures.append(
        Failure(leftOut: pass.leftOut, of: drawn + pass.leftOut.count + failures.count, seconds: drawingLimit)
      )
    }
    let (drawn, incomplete) = (pass.drawn, pass.incomplete)
    var findings: [Diagnostic] = []
    for (style, known) in zip(styles, known) {
      let pictures = drawn[style.fingerprint] ?? []
      let files = pictures.compactMap { picture in picture.contents.map { (picture.entry.path, $0) } }
      outputs.add(known ?? pictures.map(\.entry), writing: files)
      let missing = pictures.map(\.missing)
      findings += style.findings(missing: missing.flatMap(\.characters), in: sheet)
      findings += style.findings(undrawn: missing.reduce(into: []) { $0.formUnion($1.images) }, in: sheet)
      if known == nil {
        cache.add(pictures, of: style.fingerprint, areAll: !incomplete.contains(style.fingerprint))
      }
    }
    findings += Diagnostic.unknownFonts(sheet.writtenFontFamilies) { InstalledFonts.has(family: $0) }
    let (hasPNG, hasPDF) = (formats.contains(.png), formats.contains(.pdf))
    let oversized = styles.compactMap {
      $0.oversized(in: sheet, scales: hasPNG ? scale.values : [], hasPDF: hasPDF)
    }
    return Outcome(undrawn: Undrawn(oversized: oversized, failures: failures), findings: findings)
  }

  /// Draws the pictures of some runs, until the budget is exceeded.
  private func draw(
    _ runs: [PictureRun], of sheet: ResolvedSheet, _ pass: inout DrawingPass, _ cache: PictureCache,
    _ budget: DrawingBudget,
    _ messages: MessageOptions
  ) {
    var progress = ProgressBar(
      total: runs.reduce(0) { $0 + $1.subjects.count }, isQuiet: messages.quiet)
    defer { progress.finish() }
    for range in runs.indices.parts(of: PictureOptions.batch) where !budget.isExceeded {
      let batch = runs[range]
      let pictures = concurrentMap(Array(batch), minimum: 2) { [reused = pass.reused] run in
        run.pictures(in: sheet, formats, scales: scale.values, cache, budget, reused: reused)
      }
      for (run, pictures) in zip(batch, pictures) { pass.add(pictures, of: run.style.fingerprint) }
      progress.advance(by: batch.reduce(0) { $0 + $1.subjects.count })
    }
  }

  /// Whether a gallery is wanted.
  var hasGallery: Bool { formats.contains(.html) }

  /// Adds the gallery of all pictures, if it is wanted.
  func addGallery(
    of styles: [StylePictures], _ loaded: CheckedSheet, to outputs: inout Outputs, _ cache: inout PictureCache
  ) {
    guard hasGallery else { return }
    let parsed = loaded.files.parsed
    let (sources, folder) = loaded.sources.namedFromSharedFolder()
    let (page, script) = cache.gallery.files(
      styles, loaded.sheet, sources, root: relativePath(folder, from: absolutePath(cache.folder)),
      tree: { parsed[Int($0.index)].tree }, drawer: { InspectPictures() })
    outputs.add(Manifest.Entry(path: "index.html", kind: .html), page)
    outputs.add(Manifest.Entry(path: Gallery.scriptName, kind: .html), script)
  }
}

/// The pictures that are missing, with the reasons.
struct Undrawn {
  /// The findings on pictures that are too large, in report order.
  let oversized: [Diagnostic]
  let failures: [Failure]

  init(oversized: [Diagnostic], failures: [Failure]) {
    self.oversized = oversized.inReportOrder()
    self.failures = failures
  }

  var isEmpty: Bool { oversized.isEmpty && failures.isEmpty }

  func tell(_ messages: MessageOptions, in sources: SourceMap) {
    messages.tell(oversized, in: sources)
    failures.forEach { $0.tell() }
  }
}

enum PictureFormat: String, CaseIterable {
  case png, svg, pdf, html

  var kind: Manifest.Kind {
    switch self {
    case .png: .png
    case .svg: .svg
    case .pdf: .pdf
    case .html: .html
    }
  }
}

struct Scales: ExpressibleByArgument {
  var values: [Double]

  init(values: [Double]) { self.values = values }

  init?(argument: String) {
    values = []
    for text in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let scale = Double(text), (0.1...16).contains(scale) else { return nil }
      if !values.contains(scale) { values.append(scale) }
    }
  }

  var defaultValueDescription: String { values.map(formatNumber).joined(separator: ",") }
}
#endif
