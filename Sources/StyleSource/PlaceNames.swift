/// What places in files are called, `styles/card.yaml:3:5`. The lines of each file are counted once.
package struct PlaceNames: Sendable {
  private let files: [(path: String, lines: LineTable)]

  package init(in sources: SourceMap) {
    files = concurrentMap(sources.files) { ($0.path, LineTable($0.bytes)) }
  }

  /// Of where a span begins.
  package subscript(_ span: Span) -> String {
    let (path, lines) = files[Int(span.file.index)]
    let position = lines.position(Int(span.start))
    return "\(path):\(position.line):\(position.column)"
  }
}
