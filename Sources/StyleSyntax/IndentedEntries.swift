import StyleSource

extension MappingEntry {
  /// The edits that indent the entry's lines by two spaces; nil where it doesn't begin a line, or is no collection.
  package var indentation: [FixIt.Edit]? {
    let bytes = key.tree.source.bytes
    func beginsLine(_ index: Int) -> Bool { index == 0 || isBreak(bytes[index - 1]) }
    let (start, end) = (Int(key.definition.start), Int(value.definition.end))
    let isCollection = value.kind == .mapping || value.kind == .sequence
    guard !isMerged, isCollection, start < end, beginsLine(start) else { return nil }
    return (start..<end).filter { beginsLine($0) && !isBreak(bytes[$0]) }.map {
      FixIt.Edit(Span(key.tree.source.id, $0, $0), "  ")
    }
  }
}
