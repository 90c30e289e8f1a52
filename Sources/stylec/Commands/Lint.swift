import ArgumentParser
import StyleReport
import StyleSource
import StyleSyntax
import StyleWorkspace

struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Check style files, and report problems.",
    discussion: """
      EXAMPLES:
        stylec lint                                check all style files
        stylec lint --strict                       exit with 1 on warnings too
        stylec lint --output-format github         annotate a pull request
        stylec lint --fix                          apply safe fixes
        stylec lint --select text-contrast         run one rule
        stylec lint - --stdin-filename card.yaml   check an editor’s buffer
        stylec lint - --fix < a.yaml > b.yaml      print it with its fixes
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var exclusion: ExclusionOptions
  @OptionGroup(title: "Rule Options") var rules: RuleOptions
  @OptionGroup(title: "Message Options") var messages: MessageOptions
  @OptionGroup(title: "Fix Options") var fixes: FixOptions

  @Flag(exclusivity: .exclusive)
  var severity: Strictness?

  @Option(help: ArgumentHelp("Exit with 1 if there are more warnings than this.", valueName: "count"))
  var maxWarnings: Int?

  @Option(
    help: ArgumentHelp("The format of the report.", valueName: "name"))
  var outputFormat = ReportFormat.human

  @OptionGroup var paths: ReportPathOptions

  @Option(help: ArgumentHelp("Write the report to a file.", valueName: "file"), completion: .file())
  var outputFile: String?

  @Option(
    help: ArgumentHelp(
      "Hide the findings that this file lists.",
      discussion: "Default: the ‘baseline’ in the nearest .stylec.yml.", valueName: "file"),
    completion: .file())
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Write all findings of rules to a file, for --baseline or the settings.", valueName: "file"),
    completion: .file())
  var writeBaseline: String?

  @Flag(help: "Print the number of findings for each code.")
  var statistics = false

  @Flag(help: "Check all files, even if nothing has changed.")
  var noCache = false

  @Flag(help: "Print the settings for the first path or this folder, and exit.")
  var printConfig = false

  @Flag(help: "List the files to check, imports included, and exit.")
  var showFiles = false

  func validate() throws {
    if let maxWarnings, maxWarnings < 0 { throw ValidationError("--max-warnings counts from 0") }
  }

  func run() throws {
    try stylec.run { () throws(Failure) in
      if printConfig {
        let path = input.paths.first
        let settings = try settings(for: path)
        try Console.print(settings.printed(for: path, workingFolder: FileSystem.workingFolder))
        return .clean
      }
      let outputFile = try named(outputFile, option: "--output-file")
      let writeBaseline = try named(writeBaseline, option: "--write-baseline")
      let root = try paths.root()
      let cache = noCache ? nil : runCache(root: root)
      if let transcript = cache?.known() { return try transcript.tell(file: outputFile) }
      var files: StyleFiles
      do throws(Failure) {
        files = try readFiles()
      } catch {
        return try tell(error, root: root, in: outputFile)
      }
      for file in [outputFile, writeBaseline] { try file?.refuse(files.inputs) }
      if let baseline { try outputFile?.refuse([baseline]) }
      if showFiles {
        try Console.print(files.sources.files.map { visible($0.path) + "\n" }.joined())
        return files.problems.isEmpty ? .clean : .couldNot
      }
      var checked = CheckedSheet(files, isLinted: true)
      CurrentProcess.keep(checked)
      #if !Pictures
      checked.checkPicturesWithMeasuredTexts()
      #endif
      if fixes.isOn {
        let fixed = FixedSheet(fixing: checked, allowsUnsafe: fixes.unsafeFixes)
        if fixes.diff {
          return try fixes.show(fixed, of: files, messages) || fails(checked) ? .findings : .clean
        }
        try fixes.write(fixed, of: files, messages)
        // What a fix imports hasn't been read yet.
        let importsMore = fixed.checked.lacksImports && !checked.lacksImports
        checked = fixed.checked
        if importsMore, !input.paths.contains("-") {
          files = try readFiles()
          checked = CheckedSheet(files, isLinted: true)
        }
      }
      checked.tryFixes()
      checked.checkPictures(scales: CheckedSheet.usualScales)
      if let writeBaseline { return try write(checked, to: writeBaseline) }
      let transcript = try transcript(of: checked, root: root)
      if transcript.status != .couldNot {
        cache?.keep(transcript, of: RunInputs(paths: files.inputs.union([baseline].compactMap { $0 })))
      }
      return try transcript.tell(file: outputFile)
    }
  }

  private func readFiles() throws(Failure) -> StyleFiles {
    var files = try input.read(
      messages, naming: exclusion.forceExclude ? .sources : .files, readsBaselines: writeBaseline == nil)
    files.ruleChoice = rules.choice
    // The report says how many findings baselines hide, and what they hide in vain.
    files.areHeldBack = false
    return files
  }

  /// Reports errors in settings in the format of the report, where programs look for them.
  private func tell(_ failure: Failure, root: String, in file: NamedFile?) throws(Failure) -> ExitStatus {
    guard !failure.findings.isEmpty, !outputFormat.isForPeople || file != nil, !printConfig, !showFiles else {
      throw failure
    }
    try file?.refuse(failure.sources.map(\.path))
    var transcript = Transcript()
    report(failure.findings, in: SourceMap(failure.sources), root: root, in: &transcript)
    transcript.tell("stylec: \(failure.message)")
    transcript.status = failure.status
    return try transcript.tell(file: file)
  }

  /// The settings that hold for a path, or for the working folder.
  private func settings(for path: String?) throws(Failure) -> Settings {
    var finder = input.finder
    do {
      return if let path { try finder.settingsWithSources(for: path) } else { try finder.ofWorkingFolder() }
    } catch {
      throw Failure(error, isColored: messages.isColored)
    }
  }

  private func named(_ path: String?, option: String) throws(Failure) -> NamedFile? {
    guard let path else { return nil }
    let file = try NamedFile(path, option: option)
    try file.refuse(input.paths)
    return file
  }

  /// The cache of a run that only checks files; nil for any other.
  private func runCache(root: String) -> RunCache? {
    guard !showFiles, !fixes.isOn, writeBaseline == nil, !input.paths.contains("-") else { return nil }
    return RunCache(choices: CurrentProcess.arguments + ["\(isColored)", root, JobSummary.key])
  }

  /// The output of a run on its findings.
  private func transcript(of checked: CheckedSheet, root: String) throws(Failure) -> Transcript {
    var checked = checked
    var transcript = Transcript()
    if !messages.quiet { for note in checked.files.notes { transcript.tell(note) } }
    let chosen = try baseline.map { path throws(Failure) in try Baseline(ofOption: path) }
    let held = HeldBack(checked, by: chosen, Disk.ofCommand)
    if !messages.quiet {
      for (path, count) in held.counts { transcript.tell("\(path) hides \(counted(count, "finding"))") }
    }
    checked.findings = held.findings
    report(held.findings, in: held.sources, root: root, in: &transcript)
    if statistics { transcript.add(Array(statistics(of: checked.findings).utf8), to: .error) }
    if !messages.quiet { transcript.tell(checked.summary) }
    if checked.isIncomplete {
      transcript.status = .couldNot
    } else if fails(checked) {
      transcript.status = .findings
    }
    return transcript
  }

  private func write(_ checked: CheckedSheet, to file: NamedFile) throws(Failure) -> ExitStatus {
    let path = file.path
    // Where there are errors, rules judge only a part of the files, or none.
    guard !checked.hasErrors else {
      messages.tell(checked.findings.filter { $0.severity == .error }, in: checked.sources)
      messages.tell("\(path) was not written")
      return checked.isIncomplete ? .couldNot : .findings
    }
    let existing = try? Baseline(reading: path, Disk.ofCommand)
    let baseline = Baseline.written(of: checked, over: existing, to: path, Disk.ofCommand)
    guard baseline.count <= Baseline.capacity else {
      throw Failure(
        "\(path) would list \(baseline.count) findings, and \(Baseline.capacity) is the limit; "
          + "turn off the rules that find so many")
    }
    if existing == nil, let bytes = try? readFile(path), !bytes.isEmpty {
      throw Failure("\(path) is there already and is no baseline, so it is left alone; name another file")
    }
    try file.write(baseline.bytes)
    let kept = baseline.kept > 0 ? ", \(baseline.kept) of them of files or rules that this run left out" : ""
    messages.tell("\(path) lists \(counted(baseline.count, "finding"))" + kept)
    return .clean
  }

  private func fails(_ checked: CheckedSheet) -> Bool {
    if severity == .lenient { return false }
    let warnings = checked.count(.warning)
    return checked.hasErrors || severity == .strict && warnings > 0 || warnings > maxWarnings ?? .max
  }

  private func report(
    _ findings: [Diagnostic], in sources: SourceMap, root: String, in transcript: inout Transcript
  ) {
    let isColored = outputFile == nil && outputFormat.isForPeople && isColored
    let options = ReportOptions(root: root, isColored: isColored)
    let report = outputFormat.report(findings, in: sources, options: options)
    if let summary = JobSummary.of(findings, in: sources, outputFormat, by: "lint", options) {
      transcript.add(summary, to: .jobSummary)
    }
    if outputFile != nil {
      transcript.add(report, to: .file)
    } else {
      transcript.add(report, to: printsFixedText ? .error : .output)
      if outputFormat.isForPeople, !findings.isEmpty, !messages.quiet { transcript.tell("") }
    }
  }

  /// Whether standard output is for the fixed text of standard input, so that findings for people go elsewhere.
  private var printsFixedText: Bool {
    outputFormat.isForPeople && fixes.isOn && input.paths.contains("-")
  }

  private var isColored: Bool {
    Console.isColored(
      flag: messages.color, on: printsFixedText ? StandardStream.error : StandardStream.output)
  }

  /// The numbers of findings by rule, `   3  error    unknown-token`, the most frequent first. A rule has a line for each severity, which
  /// settings may set by file.
  private func statistics(of findings: [Diagnostic]) -> String {
    struct Kind: Hashable {
      let code: DiagnosticCode
      let severity: Severity
    }
    let counts = Dictionary(grouping: findings) { Kind(code: $0.code, severity: $0.severity) }
      .map { (count: $1.count, kind: $0) }
      .sorted {
        ($1.count, $0.kind.code.id, $1.kind.severity) < ($0.count, $1.kind.code.id, $0.kind.severity)
      }
    let width = "\(counts.first?.count ?? 0)".utf8.count
    return counts.map { count, kind in
      "\(count)".padded(to: width, alignedRight: true) + "  "
        + kind.severity.name.padded(to: 8) + kind.code.id + "\n"
    }.joined()
  }
}

extension Baseline {
  /// Reads the baseline that `--baseline` names.
  fileprivate init(ofOption path: String) throws(Failure) {
    do {
      try self.init(reading: path, Disk.ofCommand)
    } catch {
      switch error {
      case .unreadable(let reason): throw Failure("\(visible(path)): \(reason)")
      case .isTooLarge:
        throw Failure("\(path) has more than \(Limits.ownFileSize >> 20) MiB", .wrongConfiguration)
      case .isLater:
        throw Failure(
          "a later version of stylec wrote \(path); update stylec, or run ‘stylec lint --write-baseline \(path)’",
          .wrongConfiguration)
      case .isNoBaseline:
        throw Failure(
          "\(path) is no baseline; name another file, or remove it and run ‘stylec lint --write-baseline \(path)’",
          .wrongConfiguration)
      }
    }
  }
}

/// The findings that make a run fail.
enum Strictness: String, EnumerableFlag {
  case strict, lenient

  static func help(for value: Strictness) -> ArgumentHelp? {
    switch value {
    case .strict: "Exit with 1 on warnings too."
    case .lenient: "Exit with 0 in spite of findings."
    }
  }
}

extension ReportFormat: ExpressibleByArgument {
  public init?(argument: String) {
    guard let format = ReportFormat.all.first(where: { $0.name == argument }) else { return nil }
    self = format
  }

  public var defaultValueDescription: String { name }
  public static var allValueStrings: [String] { all.map(\.name) }
  public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

extension CheckedSheet {
  /// Whether a file that another one imports is missing.
  fileprivate var lacksImports: Bool { findings.contains { $0.code.id == "unknown-import" } }
}
