import StyleSource
import StyleSyntax

/// Finds and reads the settings that apply to files. Reads each settings file once.
package struct SettingsFinder<Files: FileReader>: Sendable {
  package let files: Files
  /// The settings by folder.
  private var known: [String: Settings] = [:]
  /// The settings of files that were read, over those that they extend.
  private var read: [ReadFile: Settings] = [:]
  /// The files of settings that were read, or looked for.
  package private(set) var lookedFor: Set<String> = []
  /// Whether the baselines that settings name are read. A run that writes one doesn't need them, and they may be missing.
  package var readsBaselines = true
  /// The baselines that were read, by their absolute paths, including those of the run before, so that unchanged ones aren't parsed again.
  private var baselines: [String: Baseline] = [:]
  /// The files that look like settings where there are none, and are not read.
  package private(set) var misnamed: Set<String> = []
  /// The folders that paths in settings and style files may lead to.
  var roots = ProjectRoots()

  /// A file of settings. In a package it may name the package's bundle, and so may a file that is extended from there.
  private struct ReadFile: Hashable {
    var path: String
    var isInPackage: Bool
  }

  /// The greatest number of settings files of which each extends the next.
  private static var deepest: Int { 32 }

  package init(_ files: Files) { self.files = files }

  /// A finder for other files, or the same at another time, that knows the baselines that this one has read.
  func next(_ files: Files) -> SettingsFinder {
    var next = SettingsFinder(files)
    (next.readsBaselines, next.baselines, next.roots) = (readsBaselines, baselines, roots.next())
    return next
  }

  /// Allows imports, settings and links to lead to a file or into a folder that the person has named.
  package mutating func allow(_ paths: some Sequence<String>) {
    for path in paths { roots.allow(path, files) }
  }

  /// The reason why a path in a file of a folder may not be read or written; nil where it may. Both are absolute.
  package mutating func refusal(of path: String, namedIn folder: String) -> FileError? {
    roots.refusal(of: path, namedIn: folder, files)
  }

  /// The settings of the working folder, with their sources.
  package mutating func ofWorkingFolder() throws(SettingsError) -> Settings {
    try withSources(settings(inFolder: files.workingFolder), from: files.workingFolder)
  }

  /// The error for settings in a folder whose ‘sources’ name something that doesn't exist; nil where another file names it.
  ///
  /// - Parameter missing: An absolute path.
  package mutating func missingSource(_ missing: String, namedIn folder: String) -> SettingsError? {
    let path = (folder == "/" ? "" : folder) + "/" + Settings.fileName
    guard let bytes = try? files.read(path) else { return nil }
    var sources = SourceMap()
    _ = sources.add(path: relativePath(path, from: files.workingFolder), bytes: bytes)
    let written = parse(sources.files[0]).product.root?["sources"]?.elements ?? []
    guard let node = written.first(where: { absolutePath($0.text, in: folder) == missing }) else {
      return nil
    }
    // The folder was moved, or its name misspelled.
    let known = (try? files.styleFiles(at: folder))?.files ?? []
    let paths = known.map { absolutePath($0, in: files.workingFolder) }
    let folders = Set(paths.map { relativePath(splitPath($0).folder, from: folder) })
    let names = folders.union(paths.map { relativePath($0, from: folder) })
    let meant =
      KnownNames(names.sorted { $0.precedesByBytes($1) }).nearest(to: node.text)
      ?? (folders.count == 1 ? folders.first : nil)
    return .invalid([.sourceMissing(node.text, meant: meant, at: node.span)], in: sources)
  }

  /// The settings of a style file, with the sources of its folder.
  package mutating func settingsWithSources(for path: String) throws(SettingsError) -> Settings {
    try withSources(settings(for: path), from: splitPath(absolute(path)).folder)
  }

  /// The settings of a folder with sources: if they have none, those of the nearest settings above that have any.
  private mutating func withSources(
    _ settings: Settings, from folder: String
  ) throws(SettingsError) -> Settings {
    var settings = settings
    var folder = folder
    while settings.sources == nil, folder != "/" {
      folder = splitPath(folder).folder
      let above = try self.settings(inFolder: folder)
      (settings.sources, settings.sourcesFolder) = (above.sources, above.sourcesFolder)
    }
    return settings
  }

  /// The settings of a style file: those in its folder, or in the nearest one above.
  package mutating func settings(for path: String) throws(SettingsError) -> Settings {
    try settings(inFolder: splitPath(absolute(path)).folder)
  }

  private func absolute(_ path: String) -> String { absolutePath(path, in: files.workingFolder) }

  private mutating func settings(inFolder folder: String) throws(SettingsError) -> Settings {
    // A loop, since a path has any number of folders.
    var folder = folder
    var below: [String] = []
    var found: Settings?
    while found == nil {
      found = known[folder]
      if found != nil { break }
      below.append(folder)
      found = try ownSettings(of: folder) ?? (folder == "/" ? Settings() : nil)
      folder = splitPath(folder).folder
    }
    let settings = found ?? Settings()
    for folder in below { known[folder] = settings }
    return settings
  }

  /// The settings in a file in the folder itself.
  private mutating func ownSettings(of folder: String) throws(SettingsError) -> Settings? {
    let path = (folder == "/" ? "" : folder) + "/" + Settings.fileName
    lookedFor.insert(path)
    guard files.exists(path) else {
      let misnamed = (folder == "/" ? "" : folder) + "/" + Settings.misspelledFileName
      lookedFor.insert(misnamed)
      if files.exists(misnamed) { self.misnamed.insert(relativePath(misnamed, from: files.workingFolder)) }
      return nil
    }
    // A link of that name may lead to anything.
    if let refusal = roots.refusal(of: path, namedIn: folder, files) {
      throw .unreadable(path: relativePath(path, from: files.workingFolder), refusal)
    }
    var settings = try read(path, above: [], isInPackage: false)
    settings.makeIndex()
    return settings
  }

  /// Reads a file of settings, over those that it extends; `above` are those that extend it, some of which may be in a package.
  private mutating func read(
    _ path: String, above: [String], isInPackage: Bool
  ) throws(SettingsError) -> Settings {
    let folder = splitPath(path).folder
    let key = ReadFile(path: path, isInPackage: isInPackage || self.isInPackage(folder))
    if let settings = read[key] { return settings }
    var sources = SourceMap()
    let shown = relativePath(path, from: files.workingFolder)
    do {
      _ = sources.add(path: shown, bytes: try files.read(path))
    } catch {
      throw .unreadable(path: shown, error)
    }
    guard
      splitPath(files.realPath(path)).name == Settings.fileName
        || SettingsFile.looksLikeSettings(sources.files[0].bytes)
    else { throw .unreadable(path: shown, .isNoSettingsFile) }
    let tree = parse(sources.files[0])
    let reader = tree.diagnostics.isEmpty ? SettingsReader(tree.product) : nil
    try check(tree.diagnostics + (reader?.problems ?? []), in: sources)
    guard let file = reader?.file else { return Settings() }

    if let span = file.moduleSpan, !key.isInPackage {
      try check([.moduleWithoutPackage(at: span)], in: sources)
    }
    var settings = Settings()
    for (other, (base, span)) in extended(by: file, in: folder) {
      lookedFor.insert(other)
      guard other != path, !above.contains(other) else {
        try check([.settingsCycle(at: span)], in: sources)
        continue
      }
      if let refusal = roots.refusal(of: other, namedIn: folder, files) {
        try check([.settingsUnreadable(base, refusal, at: span)], in: sources)
        continue
      }
      guard files.exists(other) else {
        try check([.settingsMissing(base, at: span)], in: sources)
        continue
      }
      guard above.count < Self.deepest else {
        try check([.settingsTooDeep(Self.deepest, at: span)], in: sources)
        continue
      }
      let below: Settings
      do {
        below = try read(other, above: above + [path], isInPackage: key.isInPackage)
      } catch {
        guard case .unreadable(_, let reason) = error else { throw error }
        try check([.settingsUnreadable(base, reason, at: span)], in: sources)
        continue
      }
      settings = settings.overridden(by: below)
    }
    var own = Settings(file, path: shown, folder: folder, workingFolder: files.workingFolder)
    if readsBaselines, let (name, span) = file.baseline {
      let path = absolutePath(name, in: folder)
      if let refusal = roots.refusal(of: path, namedIn: folder, files) {
        try check([.settingsUnreadable(name, refusal, at: span)], in: sources)
      }
      own.baseline = try baseline(path, named: name, at: span, in: sources)
    }
    own.images = try file.images.map { images throws(SettingsError) in
      try folders(images, in: folder, sources, "‘images’ names asset catalogs and folders")
    }
    own.fonts = try file.fonts.map { fonts throws(SettingsError) in
      try folders(fonts, in: folder, sources, "‘fonts’ names folders")
    }
    var result = settings.overridden(by: own, excludes: file.excludes)
    let (modules, problems) = modules(file.modules, at: file.modulesSpan, in: path, result)
    try check(problems + file.contradictions(in: result.generated), in: sources)
    var declared = GeneratedSettings()
    declared.modules = modules
    result.generated = result.generated.overridden(by: declared)
    read[key] = result
    return result
  }

  private mutating func baseline(
    _ path: String, named name: String, at span: Span, in sources: SourceMap
  ) throws(SettingsError) -> Baseline? {
    lookedFor.insert(path)
    do {
      let baseline = try Baseline(reading: path, files, after: baselines[path])
      baselines[path] = baseline
      return baseline
    } catch {
      let shown = relativePath(path, from: files.workingFolder)
      try check([.unusableBaseline(name, error, writtenTo: shown, at: span)], in: sources)
      return nil
    }
  }

  /// The folders that a file names, as absolute paths.
  ///
  /// - Parameter meaning: The words for what the folders are for.
  private mutating func folders(
    _ written: [(path: String, span: Span)], in folder: String, _ sources: SourceMap, _ meaning: String
  ) throws(SettingsError) -> [String] {
    var folders: [String] = []
    for (name, span) in written {
      let path = absolutePath(name, in: folder)
      lookedFor.insert(path)
      if let refusal = roots.refusal(of: path, namedIn: folder, files) {
        try check([.settingsUnreadable(name, refusal, at: span)], in: sources)
      }
      guard files.exists(path) else {
        try check([.folderMissing(name, at: span)], in: sources)
        continue
      }
      // What can be read is no folder.
      if (try? files.read(path)) != nil { try check([.isNoFolder(name, meaning, at: span)], in: sources) }
      folders.append(path)
    }
    return folders
  }

  /// The files that a file extends, in order. Of one that it extends twice, the last time counts, since later ones win.
  private func extended(
    by file: SettingsFile, in folder: String
  ) -> [(path: String, written: (path: String, span: Span))] {
    var seen: Set<String> = []
    return file.extends.reversed().compactMap { entry in
      let path = absolutePath(entry.path, in: folder)
      return seen.insert(path).inserted ? (path, entry) : nil
    }.reversed()
  }

  /// Whether a folder, or one above it, has a `Package.swift`.
  private mutating func isInPackage(_ folder: String) -> Bool {
    let manifest = (folder == "/" ? "" : folder) + "/Package.swift"
    lookedFor.insert(manifest)
    if files.exists(manifest) { return true }
    return folder != "/" && isInPackage(splitPath(folder).folder)
  }

  private func check(_ findings: [Diagnostic], in sources: SourceMap) throws(SettingsError) {
    if !findings.isEmpty { throw .invalid(findings.inReportOrder(), in: sources) }
  }
}

/// The reason why a file has no settings.
public enum SettingsError: Error {
  /// The file of settings at a path can't be read.
  case unreadable(path: String, FileError)
  /// One file of settings, with the problems in it.
  case invalid([Diagnostic], in: SourceMap)
}

extension Settings {
  fileprivate init(_ file: SettingsFile, path: String, folder: String, workingFolder: String) {
    func pattern(_ text: String) -> Pattern { Pattern(folder: folder, glob: Glob(text)) }
    files = [path]
    sources = file.sources?.map { relativePath(absolutePath($0, in: folder), from: workingFolder) }
    sourcesFolder = sources.map { _ in folder }
    excludes = (file.excludes ?? []).map(pattern)
    output = file.output.map { relativePath(absolutePath($0, in: folder), from: workingFolder) }
    outputRoot = output.map { _ in folder }
    rules = file.rules
    overrides = file.overrides.map { Override(files: $0.files.map(pattern), rules: $0.rules) }
    generated = file.generated
  }

  /// The settings, replaced by those of others where they are set; excludes are those of the others.
  fileprivate func overridden(by other: Settings) -> Settings {
    var result = other
    (result.sources, result.sourcesFolder) =
      other.sources == nil ? (sources, sourcesFolder) : (other.sources, other.sourcesFolder)
    (result.output, result.outputRoot) =
      other.output == nil ? (output, outputRoot) : (other.output, other.outputRoot)
    result.baseline = other.baseline ?? baseline
    result.images = other.images ?? images
    result.fonts = other.fonts ?? fonts
    result.files = (other.files + files).withoutRepeats
    result.rules = rules.merging(other.rules) { $0.overridden(by: $1) }
    // Of two that say the same, only the later one can make a difference.
    result.overrides = (overrides + other.overrides).reversed().withoutRepeats.reversed()
    result.generated = generated.overridden(by: other.generated)
    return result
  }

  fileprivate func overridden(by other: Settings, excludes: [String]?) -> Settings {
    var result = overridden(by: other)
    if excludes == nil { result.excludes = self.excludes }
    return result
  }
}

extension Sequence where Element: Hashable {
  /// The elements without those that equal an earlier one.
  fileprivate var withoutRepeats: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
