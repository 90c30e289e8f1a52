/// An import whose file is not among the files that are compiled.
package struct UnreadableImport: Hashable, Sendable {
  /// The reason why the file can't be read.
  package let reason: String
  /// The paths of the style files beside the missing file and beside the importing one, one of which may be meant.
  package let neighbours: [String]

  package init(_ reason: String, neighbours: [String] = []) {
    self.reason = reason
    self.neighbours = neighbours
  }
}
