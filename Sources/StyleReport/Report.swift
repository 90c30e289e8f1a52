import StyleSource

/// A report that is being written: its findings, and its bytes so far.
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

  /// The line table of a file, made on first use.
  mutating func table(_ file: FileID) -> LineTable {
    if let table = tables[file] { return table }
    let table = LineTable(sources[file].bytes, skipsMark: true)
    tables[file] = table
    return table
  }

  /// The beginning and the end of a span, as lines and columns.
  mutating func place(_ span: Span) -> (start: LineTable.LineAndColumn, end: LineTable.LineAndColumn) {
    let table = table(span.file)
    return (table.position(Int(span.start)), table.position(Int(span.end)))
  }

  func path(_ span: Span) -> String { sources[span.file].path }

  /// The path of a file in the repository, for CI.
  func repositoryPath(_ file: FileID) -> String { options.path(sources[file].path) }
}
