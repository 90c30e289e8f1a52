import StyleCompiler
import StyleSource

/// Edits of files that haven't been made, and their results.
struct EditedFiles {
  let edits: [FileID: [FixIt.Edit]]

  /// - Parameter edits: The edits, in the order of the places in each file.
  init(_ edits: [FixIt.Edit]) { self.edits = Dictionary(grouping: edits, by: \.span.file) }

  /// The bytes of each file after its edits.
  func bytes(in sources: SourceMap) -> [FileID: [UInt8]] {
    Dictionary(uniqueKeysWithValues: edits.map { ($0, applying($1, to: sources[$0].bytes)) })
  }

  /// A trial of the edits; nil where other files may have to be read.
  func trial(of snapshot: Snapshot) -> Trial? {
    let changes = bytes(in: snapshot.sources).map { (snapshot.sources[$0].path, $1) }
    return snapshot.trying(Dictionary(uniqueKeysWithValues: changes))
  }

  static func place(_ span: Span, in sources: SourceMap) -> String {
    let source = sources[span.file]
    let line = 1 + source.bytes.prefix(Int(span.start)).count { $0 == UInt8(ascii: "\n") }
    return "on line \(line) of ‘\(source.path)’"
  }

  /// The errors of the changed files, without those that were in the same places before.
  func newErrors(_ trial: Trial, in snapshot: Snapshot) -> [Diagnostic] {
    var known: [ErrorPlace: Int] = [:]
    for error in snapshot.findings where error.severity == .error {
      let start = moved(Int(error.span.start), in: error.span.file)
      known[ErrorPlace(file: error.span.file, start: start, code: error.code.id), default: 0] += 1
    }
    return trial.errors.filter { error in
      let place = ErrorPlace(file: error.span.file, start: Int(error.span.start), code: error.code.id)
      guard let count = known[place], count > 0 else { return true }
      known[place] = count - 1
      return false
    }
  }

  private struct ErrorPlace: Hashable {
    var file: FileID
    var start: Int
    var code: String
  }

  /// The position of an offset after the edits; for one within a name, that of the name's beginning.
  func moved(_ offset: Int, in file: FileID) -> Int {
    var shift = 0
    for edit in edits[file] ?? [] {
      let range = edit.span.range
      if offset <= range.lowerBound { break }
      if offset < range.upperBound { return range.lowerBound + shift }
      shift += edit.replacement.utf8.count - range.count
    }
    return offset + shift
  }
}
