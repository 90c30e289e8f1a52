#if Pictures
import StyleReport
import StyleSource
import StyleWorkspace

/// Builds whenever something has changed that the build before it read or looked for, until a signal ends the process.
struct WatchedBuild {
  private let build: Build
  private let watcher: ChangeWatcher
  private var reader: InputReader<Disk>
  private var places: WatchedPlaces
  /// What lies in the output folder, as long as that is known.
  private var cache: PictureCache?
  private var written: Outputs.Written?
  /// What was read last; nil before that.
  private var reading: Result<StyleFiles, Failure>?
  /// What checks the next files.
  private var checker = SheetChecker.ofCommand
  /// Whether what was read is still to be built.
  private var isDue = true
  /// What the findings of the last build are known by.
  private var told: Set<String> = []

  init(_ build: Build) throws(Failure) {
    self.build = build
    reader = InputReader(Disk.ofCommand, isKept: true, observer: CrashObserver())
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
        try waitForChange()
        let earlier = reading
        try read()
        let changes = reading.changes(since: earlier)
        guard isDue || !changes.isEmpty else { continue }
        tell(changes)
        make()
      }
    } catch {
      throw Failure("changes can't be watched: \(error)")
    }
  }

  /// Reads everything, until nothing is read that was not watched before.
  private mutating func read() throws(SystemError) {
    repeat {
      reader = reader.next()
      reading = Result { () throws(Failure) in try build.input.read(&reader, build.messages) }
      places = WatchedPlaces(of: reader)
    } while try watcher.watch(folders: places.folders, files: places.files)
  }

  /// Waits for a change, and then until there is quiet: a file that is being written is waited for a little longer.
  private func waitForChange() throws(SystemError) {
    var ongoing: Set<String> = []
    var end: ContinuousClock.Instant?
    while end.map({ .now < $0 }) ?? true {
      let patience = end.map { _ in ongoing.isEmpty ? WatchedBuild.quiet : WatchedBuild.patience }
      let changes = try watcher.changes(within: patience)
      if changes.isEmpty, end != nil { return }
      for change in changes where places.concern(change) {
        end = end ?? .now + .milliseconds(WatchedBuild.longest)
        let path = change.folder + "/" + (change.name ?? "")
        if change.isOngoing { ongoing.insert(path) } else { ongoing.remove(path) }
      }
    }
  }

  /// In milliseconds.
  private static let (quiet, patience, longest) = (5, 100, 1000)

  /// Builds what was read.
  private mutating func make() {
    isDue = false
    guard let files = try? reading?.get() else {
      if case .failure(let failure) = reading { failure.tell() }
      return
    }
    // What rules find can wait until the pictures are there, unless it may stop them from being made.
    let isLintedFirst = files.settings.values.contains(where: \.hasRulesThatRefuse)
    var asked = files
    asked.askedTargets = build.generated.target?.values
    var checked = CheckedSheet(asked, isLinted: isLintedFirst, checker: checker)
    defer { checker = checked.next }
    if checked.hasErrors {
      if !isLintedFirst { checked.lint() }
      tell(checked)
      _ = checked.refusal("nothing was written", build.messages)
      return
    }
    do throws(Failure) {
      let turn = try build.output.turn(build.messages)
      var cache = self.cache ?? build.pictures.cache(in: build.output.output, build.messages)
      // Held once, it is changed in its place.
      self.cache = nil
      let (written, outcome) = try build.write(checked, in: turn, &cache, after: self.written)
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

  private func tell(_ changes: [String]) {
    let shown = 5
    for line in changes.prefix(shown) { build.messages.tell(line) }
    if changes.count > shown { build.messages.tell("and \(changes.count - shown) more") }
  }

  /// Tells of errors, and of what the last build did not find yet.
  private mutating func tell(_ checked: CheckedSheet) {
    let names = fingerprints(of: checked.findings, in: checked.sources)
    let new = zip(checked.findings, names).filter { $0.severity == .error || !told.contains($1) }.map(\.0)
    told = Set(names)
    build.messages.tell(new, in: checked.sources)
  }
}

extension Result<StyleFiles, Failure>? {
  /// What is another than in an earlier reading, a line each for people.
  fileprivate func changes(since earlier: Self) -> [String] {
    switch (earlier, self) {
    case (.success(let earlier), .success(let now)): now.changes(since: earlier)
    case (.failure(let earlier), .failure(let now)): earlier == now ? [] : ["the settings changed"]
    case (_, _): ["the settings changed"]
    }
  }
}
#endif
