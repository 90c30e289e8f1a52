import StyleCompiler
import StyleSource

/// Reads the inputs of a run and records everything that it looked for, even if the run fails.
///
/// In a long-running process it caches files, so the next run reads and parses only changed ones.
package struct InputReader<Files: FileReader>: Sendable {
  package var settings: SettingsFinder<Files>
  /// The folders whose style files were looked for.
  package private(set) var searched: Set<String> = []
  private let observer: (any WorkObserver)?
  /// The files that were read, or looked for.
  private var read: Set<String> = []
  /// The memory of the run before this one; nil in a process that does not stay.
  private let earlier: Memory?
  private var memory = Memory()

  private struct Memory {
    /// The contents of files, by the path that was read.
    var files: [String: FileContents] = [:]
    /// The parsed files, by the path in reports.
    var parsed: [String: ParsedFile] = [:]
  }

  /// Makes a reader. `isKept` says whether another run will follow this one.
  package init(_ files: Files, isKept: Bool = false, observer: (any WorkObserver)? = nil) {
    self.init(files, observer, after: isKept ? Memory() : nil)
  }

  private init(_ files: Files, _ observer: (any WorkObserver)?, after earlier: Memory?) {
    settings = SettingsFinder(files)
    self.observer = observer
    self.earlier = earlier
  }

  package var files: Files { settings.files }

  /// All files that were read or looked for, those of settings too.
  package var lookedFor: Set<String> { read.union(settings.lookedFor) }

  /// The files that show the roots of projects, and were looked for.
  var lookedForRoots: Set<String> { settings.roots.lookedFor }

  /// Whether a path is in `lookedFor`.
  func looksFor(_ path: String) -> Bool { read.contains(path) || settings.lookedFor.contains(path) }

  /// A reader for the next run, which remembers what this one read.
  package func next() -> InputReader { next(files) }

  /// A reader for the next run over other files, which remembers what this one read.
  func next(_ files: Files) -> InputReader {
    var next = InputReader(files, observer, after: memory)
    next.settings = settings.next(files)
    return next
  }

  /// A copy over other files, if only the bytes of files have changed, which are read without the reader.
  func over(_ files: Files) -> InputReader {
    var result = self
    result.settings = settings.next(files)
    return result
  }

  /// Finds the style files at a path.
  mutating func find(_ path: String) throws(FileError) -> FoundStyleFiles {
    read.insert(path)
    return try search(path, matching: nil)
  }

  /// Finds the style files in a folder that match a pattern.
  mutating func find(_ pattern: Glob, in folder: String) throws(FileError) -> FoundStyleFiles {
    read.insert(folder)
    return try search(folder, matching: pattern)
  }

  private mutating func search(_ path: String, matching pattern: Glob?) throws(FileError) -> FoundStyleFiles {
    let roots = settings.roots.searchable(from: absolutePath(path, in: files.workingFolder), files)
    let found = try files.styleFiles(at: path, matching: pattern, within: roots)
    searched.formUnion(found.folders)
    return found
  }

  /// Finds the files in a folder that may hold design tokens; none where it is no folder.
  mutating func tokenFiles(in folder: String) -> FoundStyleFiles {
    let roots = settings.roots.searchable(from: absolutePath(folder, in: files.workingFolder), files)
    guard let found = try? files.tokenFiles(in: folder, within: roots), !found.folders.isEmpty else {
      return FoundStyleFiles()
    }
    read.insert(folder)
    searched.formUnion(found.folders)
    return found
  }

  /// Finds the files of an app in a folder, which is an absolute path, by their names; nil where it can't be searched.
  mutating func resourceFiles(
    in folder: String, named isWanted: @escaping (String) -> Bool
  ) -> FoundStyleFiles? {
    read.insert(folder)
    let roots = settings.roots.searchable(from: folder, files)
    guard let found = try? files.resourceFiles(in: folder, named: isWanted, within: roots) else { return nil }
    searched.formUnion(found.folders)
    return found
  }

  /// The reason why a path in a file of a folder may not be read; nil where it may.
  mutating func refusal(of path: String, namedIn folder: String) -> FileError? {
    let working = files.workingFolder
    return settings.roots.refusal(
      of: absolutePath(path, in: working), namedIn: absolutePath(folder, in: working), files)
  }

  /// Reads the bytes of files in parallel.
  mutating func read(_ paths: [String]) -> [Result<[UInt8], FileError>] {
    read.formUnion(paths)
    let (files, earlier) = (files, earlier)
    let contents = concurrentMap(paths, batch: 8) { path in
      Result { () throws(FileError) in try files.read(path, after: earlier?.files[path]) }
    }
    if earlier != nil {
      for case (let path, .success(let file)) in zip(paths, contents) { memory.files[path] = file }
    }
    return contents.map { $0.map(\.bytes) }
  }

  /// Parses files, in parallel where that is worth it.
  mutating func parse(_ sources: [SourceFile]) -> [ParsedFile] {
    // A few files are not worth the threads, unless they are large.
    let isMuch = sources.reduce(0) { $0 + $1.bytes.count } > 1 << 18
    let parsed = concurrentMap(sources, minimum: isMuch ? 2 : 16) {
      [earlier, observer, folder = files.workingFolder] source in
      if let known = earlier?.parsed[source.path], known.isOf(source) { return known }
      guard let observer else { return ParsedFile(source, in: folder) }
      return observer.during("reading \(source.path)") { ParsedFile(source, in: folder) }
    }
    if earlier != nil { remember(parsed) }
    return parsed
  }

  /// Remembers files that were parsed elsewhere.
  package mutating func remember(_ parsed: [ParsedFile]) {
    for file in parsed { memory.parsed[file.tree.source.path] = file }
  }
}

extension ParsedFile {
  /// Parses a file, with its imports as they are reported from the working folder.
  init(_ source: SourceFile, in workingFolder: String) {
    self.init(source) { reportedPath($0, in: workingFolder) }
  }

  fileprivate func isOf(_ source: SourceFile) -> Bool {
    tree.source.id == source.id && tree.source.bytes == source.bytes
  }
}
