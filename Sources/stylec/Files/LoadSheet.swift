import StyleCompiler
import StyleLint
import StyleModel
import StyleSource

/// Style files, read, compiled and linted.
struct LoadedSheet {
  let sources: SourceMap
  let sheet: ResolvedSheet
  /// In report order.
  let findings: [Diagnostic]
  /// Whether a file that was named could not be read.
  let isIncomplete: Bool

  var hasErrors: Bool { count(.error) > 0 }

  func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }
}

/// Reads the files that `paths` mean and all that these import, compiles them into one sheet and, if asked, lints it.
///
/// What can't be read is a finding: in its own place where it was named, at the import where it was imported.
func loadSheet(_ paths: [String], standardInputName: String, isLinted: Bool) throws(Failure) -> LoadedSheet {
  var loader = StyleLoader(standardInputName: standardInputName)
  for path in paths { loader.read(path) }
  guard !loader.files.isEmpty else {
    throw Failure(
      "there are no style files in \(paths.joined(separator: ", ")); ‘stylec init’ makes a first one")
  }
  loader.readImports()
  let compiled = compile(loader.files, unreadable: loader.unreadableImports)
  let broken = loader.findings + compiled.diagnostics.filter { $0.severity == .error }
  let linted = isLinted ? lint(compiled.product, sources: loader.sources) : []
  let unaffected = linted.outside(filesConnected(to: broken.map(\.span.file), by: compiled.product.imports))
  return LoadedSheet(
    sources: loader.sources, sheet: compiled.product,
    findings: (loader.findings + compiled.diagnostics + unaffected).inReportOrder(),
    isIncomplete: !loader.findings.isEmpty)
}

/// The files from which and to which imports lead from `files`: rules judge what a sheet means, and there it does not
/// mean anything yet.
private func filesConnected(to files: [FileID], by imports: [Import]) -> Set<FileID> {
  var neighbours: [FileID: [FileID]] = [:]
  for entry in imports {
    neighbours[entry.span.file, default: []].append(entry.file)
    neighbours[entry.file, default: []].append(entry.span.file)
  }
  var reached = Set(files)
  var pending = Array(reached)
  while let file = pending.popLast() {
    for next in neighbours[file] ?? [] where reached.insert(next).inserted { pending.append(next) }
  }
  return reached
}

extension [Diagnostic] {
  fileprivate func outside(_ files: Set<FileID>) -> [Diagnostic] { filter { !files.contains($0.span.file) } }
}

/// Gathers files, each once.
private struct StyleLoader {
  private(set) var sources = SourceMap()
  private(set) var files: [ParsedFile] = []
  private(set) var findings: [Diagnostic] = []
  /// Why, by path.
  private(set) var unreadableImports: [String: String] = [:]
  private var known: Set<String> = []
  private let standardInputName: String
  private let workingFolder = FileSystem.workingFolder + "/"

  init(standardInputName: String) { self.standardInputName = standardInputName }

  /// Reads what a user named.
  mutating func read(_ path: String) {
    guard path != "-" else {
      return take(standardInputName) { () throws(SystemError) in try readStandardInput() }
    }
    do {
      for file in try findStyleFiles(path) {
        take(reportedPath(file)) { () throws(SystemError) in try readFile(file) }
      }
    } catch {
      take(reportedPath(path)) { () throws(SystemError) in throw error }
    }
  }

  /// Reads imports, and theirs.
  mutating func readImports() {
    var next = 0
    // The list grows on the way.
    while next < files.count {
      for entry in files[next].imports
      where !known.contains(entry.path) && unreadableImports[entry.path] == nil {
        do {
          add(entry.path, try readFile(entry.path))
        } catch {
          unreadableImports[entry.path] = error.description
        }
      }
      next += 1
    }
  }

  private mutating func take(_ path: String, _ read: () throws(SystemError) -> [UInt8]) {
    guard !known.contains(path) else { return }
    do {
      add(path, try read())
    } catch {
      let file = add(path, [])
      findings.append(.unreadableFile(path, error, at: Span(file, 0, 0)))
    }
  }

  @discardableResult
  private mutating func add(_ path: String, _ bytes: [UInt8]) -> FileID {
    known.insert(path)
    let id = sources.add(path: path, bytes: bytes)
    files.append(ParsedFile(sources[id]))
    return id
  }

  /// A path as imports and reports have it: without `.` and `..`, and relative where it lies below the working folder.
  private func reportedPath(_ path: String) -> String {
    resolvePath(
      path.hasPrefix(workingFolder) ? String(path.dropFirst(workingFolder.utf8.count)) : path, from: "")
  }
}

extension DiagnosticCode {
  static let unreadableFile = DiagnosticCode(
    "unreadable-file", .error, "A style file is a regular file that may be read.",
    explanation: "Check the path and the permissions. Folders, pipes and devices are not read as style files."
  )
}

extension Diagnostic {
  fileprivate static func unreadableFile(_ path: String, _ error: SystemError, at span: Span) -> Diagnostic {
    Diagnostic(.unreadableFile, "‘\(path)’ can't be read: \(error)", at: span)
  }
}
