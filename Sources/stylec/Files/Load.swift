import StyleCompiler
import StyleLint
import StyleModel
import StyleSource

/// Style files, read and compiled.
struct Loaded {
  var sources: SourceMap
  var sheet: ResolvedSheet
  /// In report order.
  var findings: [Diagnostic]

  var hasErrors: Bool { findings.contains { $0.severity == .error } }
}

/// Reads the files that `paths` mean and all that they import, and compiles them into one sheet.
///
/// A file that is named and can't be read ends the command; one that is imported is a finding at its import.
func load(_ paths: [String], standardInputName: String?) throws(Failure) -> Loaded {
  var sources = SourceMap()
  var parsed: [ParsedFile] = []
  var known: Set<String> = []
  var unreadable: [String: String] = [:]

  func take(_ path: String, _ bytes: [UInt8]) {
    known.insert(path)
    let id = sources.add(path: path, bytes: bytes)
    parsed.append(ParsedFile(sources[id]))
  }

  if paths == ["-"] {
    take(standardInputName ?? "standard-input.yaml", try readStandardInput())
  } else {
    for path in try findStyleFiles(paths) {
      let name = normalized(path)
      if !known.contains(name) { take(name, try readFile(path)) }
    }
  }
  // The list grows while what it imports is read.
  var next = 0
  while next < parsed.count {
    for entry in parsed[next].imports where !known.contains(entry.path) && unreadable[entry.path] == nil {
      do {
        take(entry.path, try readFile(entry.path))
      } catch {
        unreadable[entry.path] = String(error.message.dropFirst(entry.path.count + 2))
      }
    }
    next += 1
  }
  let compiled = compile(parsed, unreadable: unreadable)
  // Rules judge what a sheet means, and one with errors does not mean anything yet.
  let hasErrors = compiled.diagnostics.contains { $0.severity == .error }
  let findings = compiled.diagnostics + (hasErrors ? [] : lint(compiled.product, sources: sources))
  return Loaded(sources: sources, sheet: compiled.product, findings: findings.inReportOrder())
}

/// `./a//b.yaml` as `a/b.yaml`, so that a file named and imported is one file.
private func normalized(_ path: String) -> String {
  let parts = path.split(separator: "/").filter { $0 != "." }
  return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
}
