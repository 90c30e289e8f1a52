import StyleSource

/// The fingerprints that identify findings from one version of a file to the next, in their order: 16 hexadecimal digits of the code, the
/// path, the line that the finding begins in, whatever the space in it, and the number of the finding among those of that code in equal
/// lines. The number of the line is no part of it, so that lines inserted above change nothing.
///
/// `findings` are in report order; `path` gives a file's path as the reader of the fingerprints knows it.
package func fingerprints(
  of findings: [Diagnostic], in sources: SourceMap, path: (String) -> String = { $0 }
) -> [String] {
  /// The code and the line that findings have in common. A line can be as long as a file.
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

/// The fingerprints that identify findings where their line was edited beside them: of the code, the path and the text that a finding is
/// about, whatever the space in it. Findings about equal texts share one.
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

/// A line without its spaces and tabs, which may change without any change of meaning.
private func withoutSpace(_ line: ArraySlice<UInt8>) -> [UInt8] {
  line.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
}
