import ArgumentParser
import StyleDiff
import StyleEmit
import StyleModel
import StyleReport
import StyleSource
import StyleWorkspace

struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show what changed between two states of the style files.",
    usage: "stylec diff [<options>] [<old>] [<new>]",
    discussion: """
      Each state is a folder, a file or a revision of git, also of design tokens alone. A revision has its own settings and imports; \
      ‘REVISION:PATH’ is a part of it. Nothing in the working tree changes without --apply-renames.

      EXAMPLES:
        stylec diff                              the working tree against HEAD
        stylec diff main                         the same against a branch
        stylec diff v1.0 v2.0                    two revisions
        stylec diff old-export/ new-export/      two exports of design tokens
        stylec diff main --fail-on breaking      exit with 1 if code may break
        stylec diff --apply-renames              after a new export from Figma
        stylec diff main --format markdown       for a comment on a pull request
      """)

  @Argument(
    help: ArgumentHelp(
      "The state before: a folder, a file or a revision.", discussion: "Default: HEAD.", valueName: "old"),
    completion: .file())
  var old: String?

  @Argument(
    help: ArgumentHelp(
      "The state afterwards.", discussion: "Default: the working tree.", valueName: "new"),
    completion: .file())
  var new: String?

  @Option(help: ArgumentHelp("The format of the report.", valueName: "name"))
  var format = Format.human

  @Option(
    help: ArgumentHelp(
      "Exit with 1 on any change, or on changes of generated Swift that can break code.", valueName: "changes"
    ))
  var failOn: FailingChanges?

  @Flag(
    help: ArgumentHelp(
      "Write the new names of tokens that Figma renamed into the style files on disk that have the old ones.",
      discussion: "A variable that was renamed is known by its ID."))
  var applyRenames = false

  @Option(name: .customLong("allow-read"), help: ReadingOptions.help, completion: .directory)
  var readFolders: [String] = []

  @OptionGroup var paths: ReportPathOptions
  @OptionGroup(title: "Message Options") var messages: MessageOptions

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case human, markdown, json, github
  }

  enum FailingChanges: String, CaseIterable, ExpressibleByArgument {
    case any, breaking
  }

  func run() throws {
    try stylec.run { () throws(Failure) in
      let (old, new, repository) = try sides()
      // The names of tokens are known though a style file has errors.
      let before = try state(old, repository, mayHaveErrors: applyRenames)
      if applyRenames { return try writeNewNames(of: new, repository, after: before.sheet) }
      let after = try state(new, repository, after: before.sheet)
      let difference = CrashReport.during("comparing \(old.name) with \(new.name)") {
        SheetDifference(from: before, to: after)
      }
      try print(difference)
      if difference.isEmpty {
        messages.tell("nothing changed from \(old.name) to \(new.name)")
      } else {
        messages.tell("\(old.name) → \(new.name): \(difference.counts)")
      }
      return fails(difference) ? .findings : .clean
    }
  }

  private func fails(_ difference: SheetDifference) -> Bool {
    switch failOn {
    case .any: !difference.isEmpty
    case .breaking: !difference.breaks.isEmpty
    case nil: false
    }
  }

  private func print(_ difference: SheetDifference) throws(Failure) {
    switch format {
    case .human:
      let isColored = Console.isColored(flag: messages.color, on: StandardStream.output)
      try Console.print(difference.humanReport(isColored: isColored))
    case .markdown: try Console.print(difference.markdownReport())
    case .json: try Console.print(difference.jsonReport())
    case .github:
      let failOn = failOn
      let (findings, sources) = difference.findings { isBreaking in
        failOn == .any || failOn == .breaking && isBreaking
      }
      var options = ReportOptions(root: try paths.root())
      options.hasJobSummary = JobSummary.ofEnvironment != nil
      try Console.print(ReportFormat.github.report(findings, in: sources, options: options))
      if !difference.isEmpty {
        JobSummary.ofEnvironment?.add(
          difference.markdownReport(limit: JobSummary.share) + [UInt8(ascii: "\n")])
      }
    }
  }

  // MARK: States

  private func sides() throws(Failure) -> (old: DiffSide, new: DiffSide, GitRepository?) {
    var known: GitRepository?
    func repository() throws(Failure) -> GitRepository {
      if let known { return known }
      let repository = try GitRepository.ofWorkingFolder()
      known = repository
      return repository
    }
    let oldSide: DiffSide
    if let old {
      oldSide = try DiffSide(old, repository)
    } else {
      let found = try repository()
      guard found.has("HEAD") else { throw Failure(found.reasonForNone("HEAD")) }
      oldSide = .revision("HEAD", path: nil)
    }
    let newSide: DiffSide
    if let new {
      newSide = try DiffSide(new, repository)
    } else {
      if let known, !known.hasWorkingTree {
        throw Failure("there is no working tree here; name two revisions, as in ‘stylec diff HEAD~1 HEAD’")
      }
      // A folder of a revision is compared with that folder.
      if case .revision(_, let path?) = oldSide, let known {
        newSide = .disk(path: path.hasPrefix("./") || path.hasPrefix("../") ? path : known.root + "/" + path)
      } else {
        newSide = .disk(path: nil)
      }
    }
    return (oldSide, newSide, known)
  }

  /// - Parameter before: The sheet of the other state, if this is the later one.
  private func state(
    _ side: DiffSide, _ repository: GitRepository?, after before: ResolvedSheet? = nil,
    mayHaveErrors: Bool = false
  ) throws(Failure) -> SheetState {
    switch side {
    case .disk(let path):
      return try state(side, path, Disk.ofCommand, isRevision: false, after: before, mayHaveErrors)
    case .revision(let revision, let path):
      guard let repository else { throw Failure("there is no repository here") }
      // As for git, a path begins at the folder of the repository unless it says otherwise.
      let below = path.map { path in
        path.hasPrefix("./") || path.hasPrefix("../")
          ? path : repository.root + (path.isEmpty ? "" : "/" + path)
      }
      return try state(
        side, below, try repository.files(of: revision), isRevision: true, after: before, mayHaveErrors)
    }
  }

  private func state(
    _ side: DiffSide, _ path: String?, _ files: some FileReader, isRevision: Bool,
    after before: ResolvedSheet?, _ mayHaveErrors: Bool
  ) throws(Failure) -> SheetState {
    if isRevision, path == nil, try hasNoSources(files) {
      messages.tell("note: \(side.name) has no style files")
      return SheetState(
        name: side.name, sheet: ResolvedSheet(), sources: SourceMap(), targets: [], options: EmitOptions())
    }
    let read = try readAll(path, files)
    let checked = CheckedSheet(read, isLinted: false)
    CurrentProcess.keep(checked)
    if let before, checked.hasErrors { try refuseOldNames(checked, after: before, name: side.name) }
    guard mayHaveErrors || !checked.hasErrors else {
      messages.tell(checked.findings.filter { $0.severity == .error }, in: checked.sources)
      let count = checked.count(.error)
      throw Failure(
        "\(visible(side.name)) has \(counted(count, "error")), so what changed can’t be told; put \(count == 1 ? "it" : "them") right, or compare with another state"
      )
    }
    let settings = try read.generatedSettings()
    return SheetState(
      name: side.name, sheet: checked.sheet, sources: checked.sources, targets: settings.chosenTargets,
      options: settings.options(of: read))
  }

  func readAll(_ path: String?, _ files: some FileReader) throws(Failure) -> StyleFiles {
    do {
      let read = try self.read(path, files)
      if !messages.quiet { for note in read.notes { Console.tell(note) } }
      return read
    } catch {
      throw Failure(error, isColored: messages.isColored)
    }
  }

  private func reader<Files: FileReader>(_ files: Files) -> InputReader<Files> {
    var reader = InputReader(files, observer: CrashObserver())
    reader.settings.readsBaselines = false
    reader.settings.allow(readFolders)
    return reader
  }

  /// The style files at a path, or a style file that imports the design tokens there.
  private func read(_ path: String?, _ files: some FileReader) throws(WorkspaceError) -> StyleFiles {
    let paths = path.map { [$0] } ?? []
    // A file of design tokens is no style file.
    let isTokens = path.map(isTokenFile) ?? false
    if !isTokens {
      do {
        var reader = reader(files)
        return try StyleFiles(reading: paths, &reader)
      } catch {
        guard case .noStyleFiles = error, let path, let tokens = ImportedTokens(at: path, files) else {
          throw error
        }
        return try read(tokens)
      }
    }
    if let path, let tokens = ImportedTokens(at: path, files) { return try read(tokens) }
    var reader = reader(files)
    return try StyleFiles(reading: paths, &reader)
  }

  private func read(_ tokens: ImportedTokens) throws(WorkspaceError) -> StyleFiles {
    var tokens = tokens
    var first = reader(tokens.files)
    let read = try StyleFiles(reading: [tokens.path], &first)
    guard tokens.declareModes(of: read) else { return read }
    var second = reader(tokens.files)
    return try StyleFiles(reading: [tokens.path], &second)
  }

  /// Whether a commit has none of the folders that its settings name, as before the first style file.
  private func hasNoSources(_ files: some FileReader) throws(Failure) -> Bool {
    var reader = reader(files)
    let settings: Settings
    do {
      settings = try reader.settings.ofWorkingFolder()
    } catch {
      throw Failure(error, isColored: messages.isColored)
    }
    return !(settings.sources ?? Settings.defaultSources).contains { source in
      files.exists(absolutePath(Glob.split(source)?.folder ?? source, in: files.workingFolder))
    }
  }
}
