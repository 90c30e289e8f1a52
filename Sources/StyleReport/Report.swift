import StyleSource

/// A report on its way: what it is about, and its bytes so far.
struct Report {
  let findings: [Diagnostic]
  let sources: SourceMap
  let options: ReportOptions
  var bytes: [UInt8] = []
  private var tables: [FileID: LineTable] = [:]

  init(findings: [Diagnostic], sources: SourceMap, options: ReportOptions) {
    self.findings = findings
    self.sources = sources
    self.options = options
  }

  mutating func write(_ text: String) { bytes += text.utf8 }

  /// Made once for each file that something is said about.
  mutating func table(_ file: FileID) -> LineTable {
    if let table = tables[file] { return table }
    let table = LineTable(sources[file].bytes, skipsMark: true)
    tables[file] = table
    return table
  }

  /// Where a span begins and ends.
  mutating func place(_ span: Span) -> (start: LineTable.LineAndColumn, end: LineTable.LineAndColumn) {
    let table = table(span.file)
    return (table.position(Int(span.start)), table.position(Int(span.end)))
  }

  func path(_ span: Span) -> String { sources[span.file].path }

  /// As CI matches it with the files of the repository.
  func repositoryPath(_ file: FileID) -> String { options.path(sources[file].path) }
}
