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
  /// The number of files that were named.
  package private(set) var namedCount = 0
  /// The errors of files that were named and can't be read; each counts as an empty file.
  package private(set) var problems: [Diagnostic] = []
  /// The imports that can't be read, by their paths.
  package internal(set) var unreadableImports: [String: UnreadableImport] = [:]
  /// The path of standard input, if that is among the files.
  package internal(set) var standardInputPath: String?
  /// The file from standard input, if that is among the files.
  package var standardInput: SourceFile? {
    standardInputPath.flatMap { path in sources.files.first { $0.path == path } }
  }
  /// The settings of each of the files that were named.
  package private(set) var settings: [FileID: Settings] = [:]
  /// The targets that Swift is generated for; nil where settings decide.
  package var askedTargets: Set<EmitTarget>?
  /// Whether the baselines of settings hide findings; false for a run whose report leaves them out itself.
  package var areHeldBack = true
  /// The settings of each of the files that are imported. Their rules decide the warnings of files of design tokens.
  package private(set) var importedSettings: [FileID: Settings] = [:]
  /// The names of the files in baselines of settings.
  private var baselineNames: [FileID: String] = [:]
  /// Whether each use of a name is seen, since the run names no files, or all of them.
  package private(set) var seesEveryUse = true
  /// The rules that the run chooses.
  package var ruleChoice = RuleChoice.all
  /// The files that look like settings and are not read, by their paths from the working folder.
  package private(set) var misnamedSettings: [String] = []
  /// The targets in the settings of any of the files.
  private var chosenTargets: Set<EmitTarget> = []
  /// The YAML files of folders that were left out because they have no section of a style file, by their paths.
  package private(set) var foreignPaths: [String] = []
  /// The links in folders that were not followed because of where they lead, by their paths.
  package internal(set) var strayLinks: [String] = []
  /// The sources in settings that match no file.
  package private(set) var unmatchedSources: [String] = []
  /// The patterns of ‘excludes’ that match nothing because they are misspelled.
  package private(set) var unmatchedExcludes: [UnmatchedExclude] = []
  /// The files that were found in a folder, and count as long as they have a section of a style file.
  private var ofFolders: Set<String> = []
  /// All paths that were read, or looked for, but for standard input.
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
  /// The path among the files of each import that leads to a file by a symbolic link.
  var otherNames: [String: String] = [:]
  /// The paths of all files by their real paths; made when an import needs it.
  var realNames: [String: String]?

  /// Makes a value without files.
  init() {}

  /// Reads the files at `paths` and all that these import, each once. Without paths, those of the settings; files that
  /// settings exclude are left out of folders. `standardInput` is read where a path is a hyphen.
  ///
  /// If `naming` isn't `files`, there may be none in the end.
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
      // Errors in settings of other projects are reported where their files are named.
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

  /// Whether the contents of a file could be read.
  func isRead(_ file: FileID) -> Bool { !problems.contains { $0.span.file == file } }

  /// The conditions under which a named file counts.
  package enum Naming: Sendable {
    /// The file counts, whatever settings say.
    case files
    /// The file counts if it is among the sources of its settings, and these do not exclude it.
    case sources
    /// The file counts if its settings do not exclude it and it has a section of a style file, as YAML files of a Swift target may.
    case candidates
  }

  /// The name of standard input, and the way to read it.
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
    /// Whether the file was found in a folder that was named.
    var isOfFolder = false

    func absolutePath(in folder: String) -> String { StyleWorkspace.absolutePath(path, in: folder) }

    /// The file as one that settings name: without contents if it is no style file, since it may be secret.
    var asSource: FoundFile {
      guard !isOfFolder, case .success(let bytes) = contents, !StyleFiles.mayBeShown(bytes, path: path) else {
        return self
      }
      return FoundFile(
        path: path, contents: .failure(isTokenFile(path) ? .withoutTokens(bytes) : .isNoStyleFile))
    }

    /// Whether the file has YAML that isn't a style file's.
    var isOfAnotherProgram: Bool {
      guard case .success(let bytes) = contents else { return false }
      return !ParsedFile(SourceFile(id: FileID(0), path: path, bytes: bytes)).looksLikeStyleFile
    }

    /// Whether the file has YAML of another program, unless it may become a style file, or its mistakes hide what it is.
    var isForeign: Bool {
      guard case .success(let bytes) = contents else { return false }
      return StyleFiles.isForeign(bytes)
    }
  }

  /// Leaves out the findings that the baseline of a file's settings hides. The findings are all of that file, in report order.
  func heldBack(_ findings: [Diagnostic], of file: FileID) -> [Diagnostic] {
    guard areHeldBack, !findings.isEmpty, let baseline = baseline(of: file),
      let name = baselineNames[file]
    else { return findings }
    return baseline.holdBack(findings, named: name, in: sources).left
  }

  /// The baseline in the settings of a file.
  package func baseline(of file: FileID) -> Baseline? { (settings[file] ?? importedSettings[file])?.baseline }

  /// Leaves out the warnings and notices of a file of design tokens that settings or the run switch off, and gives the others the severity
  /// in settings. Errors stay.
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

  /// The paths of the named files, for a message.
  package var shown: String {
    let paths = namedPaths
    guard paths.count > 1 else { return paths.first ?? "nothing" }
    return "\(paths[0]) and \(paths.count - 1) other \(paths.count == 2 ? "file" : "files")"
  }

  package var namedPaths: [String] { sources.files.prefix(namedCount).map(\.path) }

  /// The frameworks that Swift is generated for, of any of the files.
  package var frameworks: Set<AppleFramework> { Set((askedTargets ?? chosenTargets).compactMap(\.framework)) }

  /// The rules of a file.
  package func rules(of file: FileID) -> RuleSelection {
    let rules = settings[file]?.rules(for: absolutePath(sources[file].path, in: workingFolder)) ?? .default
    return rules.choosing(ruleChoice)
  }

  /// A copy with other bytes in some files; imports are not read again.
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

  /// A copy with other bytes in the files at some absolute paths; nil where one of them is not among the files, or its imports change, so
  /// that others may have to be read.
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

  /// The files with each that links lead to once, under its own name if that is among them.
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

/// Converts an error of settings to one of a workspace.
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
