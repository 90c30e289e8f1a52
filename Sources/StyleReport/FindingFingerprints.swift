import StyleSource

/// What each finding is known by from one version of its file to the next, in their order: 16 hexadecimal digits of its
/// code, its path, the line that it begins in, whatever the space in it, and which finding of that code in equal lines
/// it is. The number of the line is no part of it, so that lines inserted above change nothing.
///
/// `findings` stand in report order; `path` gives a file's path as the reader of the fingerprints knows it.
package func fingerprints(
  of findings: [Diagnostic], in sources: SourceMap, path: (String) -> String = { $0 }
) -> [String] {
  /// What findings of one code in one line have in common. A line can be as long as a file.
  struct CodeInLine: Hashable {
    let code: String
    let file: FileID
    let line: Int
  }
  var tables: [FileID: LineTable] = [:]
  var hashes: [CodeInLine: FowlerNollVo] = [:]
  var seen: [UInt64: Int] = [:]
  return findings.map { finding in
    let file = sources[finding.span.file]
    let table = tables[file.id] ?? LineTable(file.bytes)
    tables[file.id] = table
    let place = CodeInLine(
      code: finding.code.id, file: file.id, line: table.line(at: Int(finding.span.start)))
    var hash = hashes[place] ?? FowlerNollVo()
    if hashes[place] == nil {
      hash.add(field: place.code.utf8)
      hash.add(field: path(file.path).utf8)
      hash.add(field: withoutSpace(file.bytes[table.content(ofLine: place.line)]))
      hashes[place] = hash
    }
    let occurrence = seen[hash.value, default: 0]
    seen[hash.value] = occurrence + 1
    hash.add(field: "\(occurrence)".utf8)
    return hash.hexadecimal
  }
}

/// What each finding is known by where its line was edited beside it: its code, its path and the text that it is about,
/// whatever the space in it. Findings about equal texts share one.
package func textFingerprints(
  of findings: [Diagnostic], in sources: SourceMap, path: (String) -> String = { $0 }
) -> [String] {
  findings.map { finding in
    let file = sources[finding.span.file]
    var hash = FowlerNollVo()
    hash.add(field: finding.code.id.utf8)
    hash.add(field: path(file.path).utf8)
    hash.add(field: withoutSpace(file.bytes[Int(finding.span.start)..<Int(finding.span.end)]))
    return hash.hexadecimal
  }
}

/// A line's spaces and tabs may change without any change of meaning.
private func withoutSpace(_ line: ArraySlice<UInt8>) -> [UInt8] {
  line.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
}
