#if Pictures
import StyleModel
import StyleReport
import StyleSource
import StyleWorkspace

/// Builds whenever something has changed that the previous build read or looked for, until a signal ends the process: files, folders,
/// settings, missing imports, and the folders that contain them (`WatchedPlaces`).
///
/// A burst of changes ends after 5 ms without one. A file that is still open for writing gets 100 ms. A build then has two steps:
///
/// 1. **Ahead.** If only known style files changed, and in them only values of styles, their Swift and pictures are written immediately.
///    `BuiltSheet` updates them only for the changed styles. Files are written only if the manifest in the output folder already lists
///    them. This step takes as long among ten thousand styles as among a hundred.
/// 2. **The rest.** The `InputReader` checks every file again, and the whole output folder is compared with its expected contents, so that
///    it ends as a build from scratch would leave it. Rules run last. If nothing differs from the last build, as after its own outputs or
///    a file saved without a change, no build happens.
///
/// Errors are printed after each build, other findings only when they are new.
struct WatchedBuild {
  private let build: Build
  private let folder: String
  private let watcher: ChangeWatcher
  private var reader: InputReader<Disk>
  private var places: WatchedPlaces
  /// The cache of the output folder, as long as that is known.
  private var cache: PictureCache?
  private var written: Outputs.Written?
  /// The outputs of the checker's sheet, but for the styles that `takeChangedStyles` returns.
  private var built: BuiltSheet?
  /// The number of files that were written ahead of the build that is due.
  private var countAhead = 0
  /// The last reading; nil before the first.
  private var reading: Result<StyleFiles, Failure>?
  /// The checker for the next files.
  private var checker = SheetChecker.ofCommand
  /// Whether the last reading is still to be built.
  private var isDue = true
  /// The end of waiting for files that have lost their contents; nil where there are none.
  private var patienceEnd: ContinuousClock.Instant?
  /// The fingerprints of the findings of the last build.
  private var told: Set<String> = []

  /// Prepares a build that writes to `folder`.
  init(_ build: Build, in folder: String) throws(Failure) {
    self.build = build
    self.folder = folder
    reader = InputReader(Disk.ofCommand, isKept: true, observer: CrashObserver())
    reader.settings.allow(build.input.readFolders)
    places = WatchedPlaces(of: reader)
    do {
      watcher = try ChangeWatcher()
    } catch {
      throw Failure("the system does not tell of changes: \(error)")
    }
  }

  mutating func run() throws(Failure) -> Never {
    do {
      try read()
      make()
      build.messages.tell("watching for changes; Ctrl-C ends it")
      while true {
        if let paths = try waitForChange() { buildAhead(paths) }
        let earlier = reading
        try read()
        if isWaitingForContents(since: earlier) {
          reading = earlier
          continue
        }
        let changes = reading.changes(since: earlier)
        guard isDue || !changes.isEmpty else { continue }
        tell(changes)
        make()
      }
    } catch {
      throw Failure("changes can't be watched: \(error)")
    }
  }

  /// Whether a file has lost its contents just now, as it does for a moment while some editors and programs that synchronize files
  /// write it: its outputs stay until it has been empty for a while.
  private mutating func isWaitingForContents(since earlier: Result<StyleFiles, Failure>?) -> Bool {
    let emptied = (try? reading?.get())?.emptied(since: try? earlier?.get()) ?? []
    guard let first = emptied.first else {
      patienceEnd = nil
      return false
    }
    if let end = patienceEnd {
      guard .now >= end else { return true }
      patienceEnd = nil
      return false
    }
    patienceEnd = .now + .milliseconds(WatchedBuild.patienceForContents)
    build.messages.tell("\(first) is empty; what was built from it stays for now")
    return true
  }

  /// Reads everything, until all that was read is watched.
  private mutating func read() throws(SystemError) {
    repeat {
      reader = reader.next()
      reading = Result { () throws(Failure) in try build.input.read(&reader, build.messages) }
      places = WatchedPlaces(of: reader)
    } while try watcher.watch(folders: places.folders, files: places.files)
  }

  /// Waits for a change, and then until there are no more; for a file that is being written, a little longer. Returns the
  /// paths that have changed; nil where more may have.
  private func waitForChange() throws(SystemError) -> Set<String>? {
    var paths: Set<String>? = []
    var ongoing: Set<String> = []
    var end: ContinuousClock.Instant?
    while end.map({ .now < $0 }) ?? true {
      var patience = end.map { _ in ongoing.isEmpty ? WatchedBuild.quiet : WatchedBuild.patience }
      if patience == nil, let patienceEnd {
        let left = (patienceEnd - .now).components
        patience = max(1, Int(left.seconds) * 1000 + Int(left.attoseconds / 1_000_000_000_000_000))
      }
      let changes = try watcher.changes(within: patience)
      if changes.isEmpty {
        if end != nil { return paths }
        if let patienceEnd, .now >= patienceEnd { return nil }
      }
      for change in changes where places.concern(change) {
        end = end ?? .now + .milliseconds(WatchedBuild.longest)
        let path = change.folder + "/" + (change.name ?? "")
        if change.isOngoing { ongoing.insert(path) } else { ongoing.remove(path) }
        if change.name == nil || change.isFolder { paths = nil } else { paths?.insert(path) }
      }
    }
    return paths
  }

  /// The times in milliseconds that a wait for further changes takes: without a change, for a file that is being written, and at most.
  private static let (quiet, patience, longest) = (5, 100, 1000)
  private static let patienceForContents = 2000

  /// Writes the Swift and the pictures of style files that were saved, before everything else is checked: the time that takes does
  /// not depend on the number of other files. Where anything but values of styles has changed, the build that follows does it all.
  private mutating func buildAhead(_ paths: Set<String>) {
    guard !isDue, let files = try? reading?.get(), let written, cache != nil, built != nil,
      !files.settings.values.contains(where: \.hasRulesThatRefuse)
    else { return }
    var bytes: [String: [UInt8]] = [:]
    for path in paths {
      guard let new = try? reader.files.read(path), !new.isBlank else { return }
      bytes[path] = new
    }
    guard var changed = files.replacing(at: bytes) else { return }
    // Whatever comes of it, the build that follows looks at everything.
    isDue = true
    reader.remember(changed.parsed)
    changed.askedTargets = build.generated.swiftTargets
    checker.check(changed, isLinted: false)
    guard !checker.hasErrors, let settings = try? build.generated.settings(for: changed) else { return }
    guard let changes = update(checker.takeChangedStyles(), of: checker.sheet, settings, changed), var cache
    else {
      return
    }
    // Held once, it is changed in its place.
    self.cache = nil
    defer { self.cache = cache }
    var outputs = Outputs()
    outputs.add(changes.swift)
    _ = build.pictures.draw(
      changes.styles, of: checker.sheet, into: &outputs, by: OutputSpool(at: nil), &cache, build.messages)
    // The build that follows reports what can't be written.
    guard let turn = try? outputTurn() else { return }
    countAhead += (try? outputs.writeListed(in: turn, after: written)) ?? 0
    turn.end()
  }

  /// Updates the outputs; returns the differences, or nil where they were built again.
  private mutating func update(
    _ changed: Set<FileID>?, of sheet: ResolvedSheet, _ settings: GeneratedSettings, _ files: StyleFiles
  ) -> BuiltSheet.Changes? {
    guard let cache, var built else { return nil }
    // Held once, it is changed in its place.
    self.built = nil
    let changes = built.update(
      sheet, settings.chosenTargets, settings.options(of: files), cache, changed: changed)
    if changes != nil { self.built = built }
    return changes
  }

  /// Builds the last reading.
  private mutating func make() {
    isDue = false
    guard let files = try? reading?.get() else {
      if case .failure(let failure) = reading { failure.tell() }
      return
    }
    // What rules find can wait until the pictures are there, unless it may stop them from being made.
    let isLintedFirst = files.settings.values.contains(where: \.hasRulesThatRefuse)
    var asked = files
    asked.askedTargets = build.generated.swiftTargets
    var checked = CheckedSheet(asked, isLinted: isLintedFirst, checker: takeChecker())
    defer { checker = checked.next }
    if checked.hasErrors {
      if !isLintedFirst { checked.lint() }
      tell(checked)
      _ = checked.refusal("nothing was written", build.messages)
      return
    }
    do throws(Failure) {
      let settings = try build.generated.settings(for: checked.files)
      try checked.refuseImported(settings.documentTargets, in: folder)
      let turn = try outputTurn()
      cache = cache ?? build.pictures.cache(in: folder, build.messages)
      _ = update(checked.takeChangedStyles(), of: checked.sheet, settings, checked.files)
      guard var cache else { return }
      let built =
        built
        ?? BuiltSheet(
          checked.sheet, settings.chosenTargets, settings.options(of: checked.files),
          isRightToLeft: build.pictures.rightToLeft, cache)
      self.built = built
      // Held once, it is changed in its place.
      self.cache = nil
      let (written, outcome) = try build.write(
        checked, built.swift, settings, built.styles, in: turn, &cache, after: self.written, count: countAhead
      )
      countAhead = 0
      build.messages.tell(written.summary)
      if !isLintedFirst { checked.lint() }
      checked.findings = (checked.findings + outcome.findings).inReportOrder()
      tell(checked)
      try cache.save(written.manifest, in: turn)
      (self.cache, self.written) = (cache, written)
      turn.end()
      build.messages.tell(checked.summary)
    } catch {
      error.tell()
      isDue = true
    }
  }

  private func outputTurn() throws(Failure) -> OutputTurn {
    try OutputTurn(in: folder) { [messages = build.messages] in messages.tell($0) }
  }

  /// Takes the checker out, so that it is held once and changed in place.
  private mutating func takeChecker() -> SheetChecker {
    defer { checker = WatchedBuild.noChecker }
    return checker
  }

  private static let noChecker = SheetChecker()

  private func tell(_ changes: [String]) {
    let shown = 5
    for line in changes.prefix(shown) { build.messages.tell(line) }
    if changes.count > shown { build.messages.tell("and \(changes.count - shown) more") }
  }

  /// Prints errors, and findings that are new since the last build.
  private mutating func tell(_ checked: CheckedSheet) {
    let names = fingerprints(of: checked.findings, in: checked.sources)
    let new = zip(checked.findings, names).filter { $0.severity == .error || !told.contains($1) }.map(\.0)
    told = Set(names)
    build.messages.tell(checked.trying(new), in: checked.sources)
  }
}

extension Result<StyleFiles, Failure>? {
  /// The differences from an earlier reading, a line each for people.
  fileprivate func changes(since earlier: Self) -> [String] {
    switch (earlier, self) {
    case (.success(let earlier), .success(let now)): now.changes(since: earlier)
    case (.failure(let earlier), .failure(let now)): earlier == now ? [] : ["the settings changed"]
    case (_, _): ["the settings changed"]
    }
  }
}
#endif
