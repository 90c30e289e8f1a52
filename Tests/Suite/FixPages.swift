import StyleCompiler
import StyleSource
import Testing

/// Does what each fix on a page says, and expects the problem to be gone, and the file to be read to its end.
@Suite struct FixPages {
  @Test(arguments: SuiteTests.pages)
  func fixesSolveTheirProblem(_ path: String) throws {
    let page = try Page(text: Golden(path: SuiteTests.folder + path).text)
    for section in page.sections {
      let (sources, parts) = page.files(in: section)
      if parts.isEmpty { continue }
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

  private func fixed(_ sources: SourceMap, _ fix: FixIt) -> SourceMap {
    var result = SourceMap()
    for file in sources.files {
      let edits = fix.edits.filter { $0.span.file == file.id }
      _ = result.add(path: file.path, bytes: applying(edits, to: file.bytes))
    }
    return result
  }
}
