/// The names of places in files, `styles/card.yaml:3:5`. The lines of a file are counted on first use.
package final class PlaceNames: Sendable {
  private let sources: SourceMap
  private let lines: Guarded<[FileID: LineTable]>

  package init(in sources: SourceMap) {
    self.sources = sources
    lines = Guarded([:])
  }

  /// The name of the place at which a span begins.
  package subscript(_ span: Span) -> String {
    let source = sources[span.file]
    let table = lines.use { lines in
      if let table = lines[span.file] { return table }
      let table = LineTable(source.bytes)
      lines[span.file] = table
      return table
    }
    let position = table.position(Int(span.start))
    return "\(source.path):\(position.line):\(position.column)"
  }
}
