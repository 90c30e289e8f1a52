import StyleCompiler
import StyleEmit
import StyleLint
import StyleModel
import StyleSource
import StyleTokenFiles

/// The style files of a run, read and parsed: the named ones first, sorted by path, then those that they import.
package struct StyleFiles: Sendable {
  package internal(set) var sources = SourceMap()
  package internal(set) var parsed: [ParsedFile] = []
  /// How many of the files were named.
  package private(set) var namedCount = 0
  /// Of those that were named and can't be read; each counts as an empty file.
  package private(set) var problems: [Diagnostic] = []
  /// The imports that can't be read, by their paths.
  package internal(set) var unreadableImports: [String: UnreadableImport] = [:]
  /// What standard input is called, where it is among the files.
  package internal(set) var standardInputPath: String?
  /// What was read from standard input, where it is among the files.
  package var standardInput: SourceFile? {
    standardInputPath.flatMap { path in sources.files.first { $0.path == path } }
  }
  /// The settings that hold for each of the files that were named.
  package private(set) var settings: [FileID: Settings] = [:]
  /// What Swift is generated for; nil where settings say it.
  package var askedTargets: Set<EmitTarget>?
  /// Whether the baselines of settings hide findings; for a run that says what they hide, only its report leaves them out.
  package var areHeldBack = true
  /// Those that hold for each of the files that are imported. Their rules say of files of design tokens which warnings there are.
  package private(set) var importedSettings: [FileID: Settings] = [:]
  /// What baselines of settings call the files.
  private var baselineNames: [FileID: String] = [:]
  /// Whether each use of a name is seen, since the run names no files, or all that there are.
  package private(set) var seesEveryUse = true
  /// The rules that the run chooses.
  package var ruleChoice = RuleChoice.all
  /// Files that look like settings and are not read, as they are reached from the working folder.
  package private(set) var misnamedSettings: [String] = []
  /// What settings say of that, for any of the files.
  private var chosenTargets: Set<EmitTarget> = []
  /// The YAML files of folders that were left out because they have no section of a style file, by their paths.
  package private(set) var foreignPaths: [String] = []
  /// The links in folders that were left alone because of where they lead, by their paths.
  package internal(set) var strayLinks: [String] = []
  /// The sources in settings that fit no file.
  package private(set) var unmatchedSources: [String] = []
  /// The patterns of ‘excludes’ that leave out nothing because they are misspelled.
  package private(set) var unmatchedExcludes: [UnmatchedExclude] = []
  /// Those that a folder holds, and that count as long as they have a section of a style file.
  private var ofFolders: Set<String> = []
  /// All that was read, or looked for, but for standard input.
  package private(set) var inputs: Set<String> = []
  /// The Swift modules that have the code of some of the files, by the files' paths.
  package private(set) var modules: [String: String] = [:]
  /// The entries of ‘modules’ in which none of the files lies.
  package private(set) var unusedModules: [ModuleSetting] = []
  /// The images that the files may name.
  package internal(set) var images = AppImages()
  /// The fonts that settings add to those of the system.
  package internal(set) var fonts = AppFonts()
  /// The files of images and fonts that were read, by their paths.
  package internal(set) var resourceFiles: [String: Fingerprint] = [:]
  var workingFolder = "/"
  var known: Set<String> = []
  /// Of imports by whose paths symbolic links lead to a file that has another path here, that path.
  var otherNames: [String: String] = [:]
  /// The paths of all files by those that no link leads to; found out once an import asks for it.
  var realNames: [String: String]?

  /// None.
  init() {}

  /// Reads the files that `paths` mean and all that these import, each once. Without paths, those of the settings; what
  /// settings exclude is left out of folders. `standardInput` is read where a path is a hyphen.
  ///
  /// Where `naming` isn't `files`, there may be none in the end.
  package init(
    reading paths: [String], _ reader: inout InputReader<some FileReader>,
    standardInput: StandardInput? = nil, naming: Naming = .files
  ) throws(WorkspaceError) {
    let folder = reader.files.workingFolder
    var paths = paths
    var sourcesFolder = folder
    let areSources = paths.isEmpty
    var areOfSettings = false
    if areSources {
      let settings = try settled { () throws(SettingsError) in try reader.settings.ofWorkingFolder() }
      areOfSettings = settings.sources != nil
      paths = settings.sources ?? Settings.defaultSources
      sourcesFolder = settings.sourcesFolder ?? folder
    } else if naming == .files {
      reader.settings.allow(paths.filter { $0 != "-" })
    }
    var named: [FoundFile] = []
    for path in paths {
      let count = named.count
      if areSources,
        let refusal = reader.refusal(of: Glob.split(path)?.folder ?? path, namedIn: sourcesFolder)
      {
        named.append(FoundFile(path: reportedPath(path, in: folder), contents: .failure(refusal)))
        continue
      }
      if areOfSettings, Glob.split(path) == nil, !reader.files.exists(absolutePath(path, in: folder)),
        let error = reader.settings.missingSource(absolutePath(path, in: folder), namedIn: sourcesFolder)
      {
        throw .settings(error)
      }
      named += try settled { () throws(SettingsError) in
        let pattern =
          areSources && !reader.files.exists(absolutePath(path, in: folder)) ? Glob.split(path) : nil
        if let pattern { return try readMatching(pattern.pattern, in: pattern.folder, naming, &reader) }
        let files = try readNamed(path, standardInput, naming, &reader)
        return areSources ? files.map(\.asSource) : files
      }
      if areSources, named.count == count, Glob.split(path) != nil { unmatchedSources.append(path) }
    }
    let areForeign = concurrentMap(named, minimum: 64) { [naming] file in
      naming == .candidates ? file.isOfAnotherProgram : file.isOfFolder && file.isForeign
    }
    if areForeign.contains(true) {
      foreignPaths = zip(named, areForeign).filter { $1 && $0.isOfFolder }.map(\.0.path)
      named = zip(named, areForeign).filter { !$1 }.map(\.0)
    }
    ofFolders = Set(named.filter(\.isOfFolder).map(\.path))
    // A search of one folder finds each file once.
    if paths.count > 1 { named = withoutOtherNames(named, reader.files) }
    for file in named.sorted(by: { $0.absolutePath(in: folder).precedesByBytes($1.absolutePath(in: folder)) })
    {
      add(file.path, file.contents)
    }
    for file in sources.files {
      settings[file.id] = try settled { () throws(SettingsError) in
        try reader.settings.settings(for: file.path)
      }
    }
    chosenTargets = settings.values.reduce(into: []) { $0.formUnion($1.generated.chosenTargets) }
    namedCount = sources.files.count
    misnamedSettings = reader.settings.misnamed.sorted { $0.precedesByBytes($1) }
    if !areSources { seesEveryUse = reader.coversSources(paths) ?? named.allSatisfy(\.isOfFolder) }
    guard namedCount > 0 || naming != .files else {
      throw .noStyleFiles(in: paths, foreign: foreignPaths, links: strayLinks)
    }
    unmatchedExcludes = findUnmatchedExcludes(reader.files)
    workingFolder = folder
    readImports(&reader)
    if naming == .files {
      try settled { () throws(SettingsError) in try readImporters(&reader) }
      readImports(&reader)
    }
    try settled { () throws(SettingsError) in try readOverlaysOfModules(&reader) }
    readImports(&reader)
    for file in sources.files.dropFirst(namedCount) {
      // What is wrong with settings of other projects is told where their files are named.
      importedSettings[file.id] = try? reader.settings.settings(for: file.path)
    }
    for file in sources.files {
      baselineNames[file.id] = baseline(of: file.id)?.name(of: file.path, reader.files)
    }
    if !otherNames.isEmpty { for index in parsed.indices { parsed[index].follow(otherNames) } }
    parsed.linkTokenFiles()
    let found = try settled { () throws(SettingsError) in
      try ModulesOfFiles(
        sources.files.map(\.path), named: namedCount, settings.values.flatMap(\.generated.modules),
        chosenTargets,
        &reader)
    }
    (modules, unusedModules) = (found.names, found.unused)
    resourceFiles = [:]
    readImages(&reader)
    readFonts(&reader)
    inputs = reader.lookedFor.union(reader.searched).union(reader.lookedForRoots)
  }

  /// Whether the bytes of a file are what it holds.
  func isRead(_ file: FileID) -> Bool { !problems.contains { $0.span.file == file } }

  /// What it means that a file is named.
  package enum Naming: Sendable {
    /// That it is meant, whatever settings say.
    case files
    /// That it counts if it is among the sources of its settings, and these do not exclude it.
    case sources
    /// That it counts if its settings do not exclude it and it has a section of a style file, as YAML files of a Swift target may.
    case candidates
  }

  /// What standard input is called, and how it is read.
  package struct StandardInput {
    let name: String
    let read: () -> Result<[UInt8], FileError>

    package init(name: String, read: @escaping () -> Result<[UInt8], FileError>) {
      self.name = name
      self.read = read
    }
  }

  struct FoundFile {
    let path: String
    let contents: Result<[UInt8], FileError>
    /// Whether a folder holds it that was named.
    var isOfFolder = false

    func absolutePath(in folder: String) -> String { StyleWorkspace.absolutePath(path, in: folder) }

    /// The same for a file that settings name, which may be anything, such as one of secrets.
    var asSource: FoundFile {
      guard !isOfFolder, case .success(let bytes) = contents, !StyleFiles.mayBeShown(bytes, path: path) else {
        return self
      }
      return FoundFile(path: path, contents: .failure(isTokenFile(path) ? .isNoTokenFile : .isNoStyleFile))
    }

    /// Whether it holds YAML that is no style file's.
    var isOfAnotherProgram: Bool {
      guard case .success(let bytes) = contents else { return false }
      return !ParsedFile(SourceFile(id: FileID(0), path: path, bytes: bytes)).looksLikeStyleFile
    }

    /// The same, but for a file that may become a style file, or whose mistakes leave open what it is.
    var isForeign: Bool {
      guard case .success(let bytes) = contents else { return false }
      return StyleFiles.isForeign(bytes)
    }
  }

  /// Leaves out what the baseline of a file's settings holds. The findings are all of that file, in report order.
  func heldBack(_ findings: [Diagnostic], of file: FileID) -> [Diagnostic] {
    guard areHeldBack, !findings.isEmpty, let baseline = baseline(of: file),
      let name = baselineNames[file]
    else { return findings }
    return baseline.holdBack(findings, named: name, in: sources).left
  }

  /// The baseline of the settings that hold for a file.
  package func baseline(of file: FileID) -> Baseline? { (settings[file] ?? importedSettings[file])?.baseline }

  /// Leaves out the warnings and notices of a file of design tokens that settings or the run switch off, and gives the others the severity that
  /// settings say. Errors stay.
  func judged(_ findings: [Diagnostic], of file: FileID) -> [Diagnostic] {
    guard !findings.isEmpty, parsed[Int(file.index)].tokenFile != nil else { return findings }
    let settings = settings[file] ?? importedSettings[file]
    let levels = settings?.rules(for: absolutePath(sources[file].path, in: workingFolder)).settings ?? [:]
    return findings.compactMap { finding in
      let name = finding.code.id
      guard finding.severity != .error, DiagnosticCode.isOfTokenFiles(name) else { return finding }
      let level = levels[name]
      if ruleChoice.ignored.contains(name) || level?.isOn == false { return nil }
      var finding = finding
      finding.severity = level?.severity ?? finding.severity
      return finding
    }
  }

  /// As a message names them all.
  package var shown: String {
    let paths = namedPaths
    guard paths.count > 1 else { return paths.first ?? "nothing" }
    return "\(paths[0]) and \(paths.count - 1) other \(paths.count == 2 ? "file" : "files")"
  }

  package var namedPaths: [String] { sources.files.prefix(namedCount).map(\.path) }

  /// The frameworks that the Swift of any of the files is for.
  package var frameworks: Set<AppleFramework> { Set((askedTargets ?? chosenTargets).compactMap(\.framework)) }

  /// The rules that hold for a file.
  package func rules(of file: FileID) -> RuleSelection {
    let rules = settings[file]?.rules(for: absolutePath(sources[file].path, in: workingFolder)) ?? .default
    return rules.choosing(ruleChoice)
  }

  /// The same files with other bytes in some of them; what they import is not followed anew.
  package func replacing(_ changed: [FileID: [UInt8]]) -> StyleFiles {
    var result = self
    result.sources = SourceMap(
      sources.files.map { SourceFile(id: $0.id, path: $0.path, bytes: changed[$0.id] ?? $0.bytes) })
    for id in changed.keys {
      result.parsed[Int(id.index)] = ParsedFile(result.sources[id], in: workingFolder)
      result.parsed[Int(id.index)].follow(otherNames)
    }
    result.parsed.linkTokenFiles()
    return result
  }

  /// The same files with other bytes in those at some absolute paths; nil where one of them is not among the files, or what it
  /// imports is not the same, so that others may have to be read.
  package func replacing(at paths: [String: [UInt8]]) -> StyleFiles? {
    let reported = paths.map { (path: reportedPath($0.key, in: workingFolder), bytes: $0.value) }
    let wanted = Set(reported.map(\.path))
    let files = Dictionary(
      sources.files.lazy.filter { wanted.contains($0.path) }.map { ($0.path, $0) },
      uniquingKeysWith: { first, _ in first })
    var changed: [FileID: [UInt8]] = [:]
    for (path, bytes) in reported {
      guard let file = files[path], isRead(file.id) else { return nil }
      if ofFolders.contains(file.path), StyleFiles.isForeign(bytes) { return nil }
      // An import of it may be an error now.
      if file.id.index >= namedCount, !StyleFiles.mayBeShown(bytes, path: file.path) { return nil }
      changed[file.id] = bytes
    }
    let result = replacing(changed)
    let haveSameImports = changed.keys.allSatisfy { file in
      let (old, new) = (parsed[Int(file.index)], result.parsed[Int(file.index)])
      return new.needsSameFiles(as: old)
    }
    return haveSameImports ? result : nil
  }

  /// Of files that links lead to, each is kept once, under its own name where that is among them.
  private func withoutOtherNames(_ named: [FoundFile], _ files: some FileReader) -> [FoundFile] {
    var indices: [String: Int] = [:]
    var kept: [FoundFile] = []
    for file in named {
      let path = file.absolutePath(in: files.workingFolder)
      let real = file.path == standardInputPath ? path : files.realPath(path)
      if let index = indices[real] {
        if path == real { kept[index] = file }
      } else {
        indices[real] = kept.count
        kept.append(file)
      }
    }
    return kept
  }

  mutating func add(_ path: String, _ contents: Result<[UInt8], FileError>) {
    switch contents {
    case .success(let bytes):
      _ = sources.add(path: path, bytes: bytes)
    case .failure(let error):
      let file = sources.add(path: path, bytes: [])
      problems.append(.unreadableFile(path, error, at: Span(file, 0, 0)))
    }
  }
}

/// What is wrong with settings, as what is wrong with a workspace.
private func settled<Result>(
  _ body: () throws(SettingsError) -> Result
) throws(WorkspaceError) -> Result {
  do {
    return try body()
  } catch {
    throw .settings(error)
  }
}

extension DiagnosticCode {
  package static let unreadableFile = DiagnosticCode(
    "unreadable-file", .error, "A style file can be read.",
    explanation: "Check the path and the permissions. Folders, pipes and devices are not read as style files."
  )
}

extension Diagnostic {
  fileprivate static func unreadableFile(_ path: String, _ error: FileError, at span: Span) -> Diagnostic {
    let isFolder = !isStyleFile(path)
    return Diagnostic(
      .unreadableFile, "‘\(path)’ can't be read: \(error)", at: span,
      notes: !isFolder || !error.isMissing
        ? []
        : Glob.split(path) != nil
          ? [
            "‘sources’ in .stylec.yml takes patterns; on the command line, the shell expands those without quotes"
          ]
          : ["name the files or folders to work on; ‘stylec init’ creates a first style file"])
  }
}
