import StyleCompiler
import StyleLint
import StyleReport
import StyleSource
import StyleWorkspace

/// The style files of a run, read and parsed: those that were named come first, by their paths and in whatever order they
/// were named, then those that they import.
struct StyleFiles: Sendable {
  private(set) var sources = SourceMap()
  private(set) var parsed: [ParsedFile] = []
  /// How many of the files were named.
  private(set) var namedCount = 0
  /// Of those that were named and can't be read; each counts as an empty file.
  private(set) var problems: [Diagnostic] = []
  /// Why an import can't be read, by its path.
  private(set) var unreadableImports: [String: String] = [:]
  /// What standard input is called, where it is among the files.
  private(set) var standardInputPath: String?
  /// The settings that hold for each of the files that were named.
  private(set) var settings: [FileID: Settings] = [:]
  /// All that was read, or looked for, but for standard input.
  private(set) var inputs: Set<String> = []
  private var known: Set<String> = []

  /// Reads the files that `paths` mean and all that these import, each once. Without paths, those of the settings; what
  /// settings exclude is left out of folders.
  init(reading paths: [String], _ reader: inout InputReader, standardInputName: String) throws(Failure) {
    let paths = paths.isEmpty ? try reader.settings.ofWorkingFolder().sources : paths
    var named: [(path: String, contents: Result<[UInt8], SystemError>)] = []
    for path in paths { named += try readNamed(path, standardInputName, &reader) }
    for (path, contents) in named.sorted(by: { absolutePath($0.path).precedesByBytes(absolutePath($1.path)) })
    {
      add(path, contents)
    }
    for file in sources.files { settings[file.id] = try reader.settings.settings(for: file.path) }
    namedCount = sources.files.count
    guard namedCount > 0 else {
      let places = paths.map(visible).joined(separator: ", ")
      throw Failure("there are no style files in \(places); ‘stylec init’ makes a first one")
    }
    while parsed.count < sources.files.count {
      let new = reader.parse(Array(sources.files[parsed.count...]))
      parsed += new
      for entry in new.flatMap(\.imports) { readImport(entry.path, &reader) }
    }
    inputs = reader.lookedFor.union(reader.searched)
  }

  /// As a message names them all.
  var shown: String {
    let paths = namedPaths
    return paths.count == 1
      ? paths[0] : "\(paths.first ?? "nothing") and \(counted(paths.count - 1, "other file"))"
  }

  var namedPaths: [String] { sources.files.prefix(namedCount).map(\.path) }

  /// The rules that hold for a file.
  func rules(of file: FileID) -> RuleSelection {
    settings[file]?.rules(for: absolutePath(sources[file].path)) ?? .default
  }

  /// The same files with other bytes in some of them; what they import is not followed anew.
  func replacing(_ changed: [FileID: [UInt8]]) -> StyleFiles {
    var result = self
    result.sources = SourceMap(
      sources.files.map { SourceFile(id: $0.id, path: $0.path, bytes: changed[$0.id] ?? $0.bytes) })
    for id in changed.keys { result.parsed[Int(id.index)] = ParsedFile(result.sources[id]) }
    return result
  }

  /// What a path means that was named, as far as it was not named before.
  private mutating func readNamed(
    _ path: String, _ standardInputName: String, _ reader: inout InputReader
  ) throws(Failure) -> [(path: String, contents: Result<[UInt8], SystemError>)] {
    if path == "-" {
      let name = resolvePath(standardInputName, from: "")
      standardInputPath = name
      guard known.insert(name).inserted else { return [] }
      return [(name, Result { () throws(SystemError) in try readStandardInput() })]
    }
    let found: FoundStyleFiles
    do {
      found = try reader.find(path)
    } catch {
      let path = reportedPath(path)
      return known.insert(path).inserted ? [(path, .failure(error))] : []
    }
    // What is named itself is meant, whatever the settings say.
    let isMeant = try reader.settings.settings(for: path).excludes(absolutePath(path))
    var included: [String] = []
    for file in found.files {
      if !isMeant, try reader.settings.settings(for: file).excludes(absolutePath(file)) { continue }
      included.append(file)
    }
    var new: [(path: String, contents: Result<[UInt8], SystemError>)] = []
    for (path, error) in found.problems {
      if !isMeant, try reader.settings.settings(for: path).excludes(absolutePath(path)) { continue }
      let path = reportedPath(path)
      if known.insert(path).inserted { new.append((path, .failure(error))) }
    }
    let readable = included.filter { known.insert(reportedPath($0)).inserted }
    return new + zip(readable, reader.read(readable)).map { (reportedPath($0), $1) }
  }

  private mutating func add(_ path: String, _ contents: Result<[UInt8], SystemError>) {
    switch contents {
    case .success(let bytes):
      _ = sources.add(path: path, bytes: bytes)
    case .failure(let error):
      let file = sources.add(path: path, bytes: [])
      problems.append(.unreadableFile(path, error, at: Span(file, 0, 0)))
    }
  }

  private mutating func readImport(_ path: String, _ reader: inout InputReader) {
    guard known.insert(path).inserted else { return }
    for contents in reader.read([path]) {
      switch contents {
      case .success(let bytes): _ = sources.add(path: path, bytes: bytes)
      case .failure(let error): unreadableImports[path] = error.description
      }
    }
  }
}

/// A path as imports and reports have it: without `.` and `..`, and relative where it lies below the working folder.
private func reportedPath(_ path: String) -> String {
  let workingFolder = FileSystem.workingFolder + "/"
  return resolvePath(
    path.hasPrefix(workingFolder) ? String(path.dropFirst(workingFolder.count)) : path, from: "")
}

extension DiagnosticCode {
  static let unreadableFile = DiagnosticCode(
    "unreadable-file", .error, "A style file is a regular file that may be read.",
    explanation: "Check the path and the permissions. Folders, pipes and devices are not read as style files."
  )
}

extension Diagnostic {
  fileprivate static func unreadableFile(_ path: String, _ error: SystemError, at span: Span) -> Diagnostic {
    let isFolder = !isStyleFile(path)
    return Diagnostic(
      .unreadableFile, "‘\(path)’ can't be read: \(error)", at: span,
      notes: isFolder && error == .isMissing
        ? ["name the files or folders to work on; ‘stylec init’ makes a first style file"] : [])
  }
}
