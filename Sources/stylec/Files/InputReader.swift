import StyleCompiler
import StyleSource

/// Reads what a run works on, and knows afterwards all that it looked for, also where the run failed.
///
/// In a process that stays it remembers files, so that the next run reads and parses only those that changed.
struct InputReader: Sendable {
  var settings: SettingsLoader
  /// The folders whose style files were looked for.
  private(set) var searched: Set<String> = []
  /// The files that were read, or looked for.
  private var files: Set<String> = []
  /// What the run before this one left; nil in a process that does not stay.
  private let earlier: Memory?
  private var memory = Memory()

  private struct Memory {
    /// By the path that was read.
    var files: [String: File] = [:]
    /// By the path that reports give.
    var parsed: [String: ParsedFile] = [:]
  }

  private struct File {
    /// nil as long as the file might change unseen.
    var stamp: FileStamp?
    var bytes: [UInt8]
  }

  /// `isKept` says whether another run will follow it.
  init(_ settings: SettingsLoader, isKept: Bool = false) {
    self.init(settings, after: isKept ? Memory() : nil)
  }

  private init(_ settings: SettingsLoader, after earlier: Memory?) {
    self.settings = settings
    self.earlier = earlier
  }

  /// All files that were read or looked for, those of settings too.
  var lookedFor: Set<String> { files.union(settings.lookedFor) }

  /// One for the next run, which remembers what this one read.
  func next() -> InputReader { InputReader(SettingsLoader(isColored: settings.isColored), after: memory) }

  /// The style files that a path means.
  mutating func find(_ path: String) throws(SystemError) -> FoundStyleFiles {
    if CurrentProcess.isMisspelled(path) { throw .isNotUTF8 }
    files.insert(path)
    let found = try FoundStyleFiles(path)
    searched.formUnion(found.folders)
    return found
  }

  typealias Contents = Result<[UInt8], SystemError>

  /// The bytes of files, which are read side by side.
  mutating func read(_ paths: [String]) -> [Contents] {
    files.formUnion(paths)
    guard let earlier else {
      return concurrentMap(paths, batch: 8) { path in
        Contents { () throws(SystemError) in try readFile(path) }
      }
    }
    let contents = concurrentMap(paths, batch: 8) { path in
      Result { () throws(SystemError) in try InputReader.read(path, earlier.files[path]) }
    }
    for case (let path, .success(let file)) in zip(paths, contents) { memory.files[path] = file }
    return contents.map { $0.map(\.bytes) }
  }

  private static func read(_ path: String, _ known: File?) throws(SystemError) -> File {
    let stamp = FileSystem.stamp(path)
    if let known, let stamp, stamp == known.stamp { return known }
    let bytes = try readFile(path)
    let settled = stamp.flatMap { $0.isSettled(at: FileSystem.now) ? $0 : nil }
    // Arrays that share their storage are compared at once.
    return File(stamp: settled, bytes: known?.bytes == bytes ? known?.bytes ?? bytes : bytes)
  }

  /// Parses files, side by side where that is worth it.
  mutating func parse(_ sources: [SourceFile]) -> [ParsedFile] {
    // A few files are not worth the threads, unless they are large.
    let isMuch = sources.reduce(0) { $0 + $1.bytes.count } > 1 << 18
    let parsed = concurrentMap(sources, minimum: isMuch ? 2 : 16) { [earlier] source in
      let known = earlier?.parsed[source.path]
      return known.flatMap { $0.isOf(source) ? $0 : nil }
        ?? CrashReport.during("reading \(source.path)") { ParsedFile(source) }
    }
    if earlier != nil {
      for (source, file) in zip(sources, parsed) { memory.parsed[source.path] = file }
    }
    return parsed
  }
}

extension ParsedFile {
  fileprivate func isOf(_ source: SourceFile) -> Bool {
    tree.source.id == source.id && tree.source.bytes == source.bytes
  }
}
