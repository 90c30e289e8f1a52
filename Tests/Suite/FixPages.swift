import EditorClients
import StyleCompiler
import StyleSource
import StyleWorkspace
import Testing

/// Does what each fix on a page says.
@Suite struct FixPages {
  /// The problem is gone, and the file is read to its end.
  @Test(arguments: SuiteTests.pages)
  func fixesSolveTheirProblem(_ path: String) throws {
    try forEachSection(of: path) { sources in
      let before = compile(sources).diagnostics.inReportOrder()
      for diagnostic in before {
        for fix in diagnostic.fixes {
          let after = compile(fixed(sources, fix)).diagnostics.inReportOrder()
          let comment: Comment = "\(path): ‘\(fix.title)’ for ‘\(diagnostic.message)’"
          // Where it is said may move.
          let isSame = { (other: Diagnostic) in
            other.code == diagnostic.code && other.message == diagnostic.message
          }
          #expect(after.count(where: isSame) < before.count(where: isSame), comment)
          let isBroken = { (other: Diagnostic) in other.code.id == "yaml-syntax" }
          #expect(after.count(where: isBroken) <= before.count(where: isBroken), comment)
        }
      }
    }
  }

  /// What people are offered brings no error: none is in what a correction has written, unless it has a correction of its own, as a
  /// misspelled name in a function that YAML misreads. Elsewhere, others may come to light that were hidden behind the error. Files that a
  /// correction imports are read when it has been made, and may be missing.
  @Test(arguments: SuiteTests.pages)
  func correctionsBringNoError(_ path: String) throws {
    try forEachSection(of: path) { sources in
      guard let before = checked(sources) else { return }
      let known = Set(before.findings.map(\.message))
      for finding in before.trying(before.findings) where finding.severity == .error {
        for fix in finding.fixes {
          guard let after = checked(fixed(before.sources, fix)) else { continue }
          let written = written(by: fix)
          let added = after.findings.filter { other in
            let isThere = { (place: Span) in
              place.file == other.span.file && place.start <= other.span.start && other.span.start < place.end
            }
            return other.severity == .error && !known.contains(other.message) && other.fixes.isEmpty
              && other.code.id != "unknown-import"
              && written.contains(where: isThere)
          }
          #expect(
            added.isEmpty,
            "\(path): ‘\(fix.title)’ for ‘\(finding.message)’ brings \(added.map(\.message))")
        }
      }
    }
  }

  /// Where the texts of a fix stand after it.
  private func written(by fix: FixIt) -> [Span] {
    var shifts: [FileID: Int] = [:]
    return fix.edits.sorted { $0.span < $1.span }.map { edit in
      let start = Int(edit.span.start) + shifts[edit.span.file, default: 0]
      let length = edit.replacement.utf8.count
      shifts[edit.span.file, default: 0] += length - Int(edit.span.end - edit.span.start)
      return Span(edit.span.file, start, start + length)
    }
  }

  private func forEachSection(of path: String, _ body: (SourceMap) throws -> Void) throws {
    let page = try Page(text: Golden(path: SuiteTests.folder + path).text)
    for section in page.sections {
      let (sources, parts) = page.files(in: section)
      if !parts.isEmpty { try body(sources) }
    }
  }

  /// nil where the files can't be read together.
  private func checked(_ sources: SourceMap) -> CheckedSheet? {
    let files = sources.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    let texts = Dictionary(files) { first, _ in first }
    return try? Workspace(texts.keys.sorted(), in: MemoryFiles(texts)).snapshot.checked
  }

  private func fixed(_ sources: SourceMap, _ fix: FixIt) -> SourceMap {
    var result = SourceMap()
    for file in sources.files {
      let edits = fix.edits.filter { $0.span.file == file.id }
      _ = result.add(path: file.path, bytes: applying(edits, to: file.bytes))
    }
    return result
  }
}
