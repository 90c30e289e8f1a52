import StyleModel
import StyleScene
import StyleSource

/// A fingerprint of each file and of all files that it imports, directly or indirectly. While it is the same, the origins of the file's
/// styles are the same.
func fileFingerprints(_ sheet: ResolvedSheet, _ sources: SourceMap) -> [Fingerprint] {
  let own = concurrentMap(sources.files) { file in
    var fingerprint = Fingerprint(file.bytes)
    fingerprint.add(file.path)
    return fingerprint
  }
  var imports = [[Int]](repeating: [], count: own.count)
  for entry in sheet.imports { imports[Int(entry.span.file.index)].append(Int(entry.file.index)) }
  var known = [Fingerprint?](repeating: nil, count: own.count)
  func fingerprint(_ file: Int) -> Fingerprint {
    if let known = known[file] { return known }
    // A circle of imports, which is an error, ends here.
    known[file] = own[file]
    var result = own[file]
    for imported in imports[file] { result.add(fingerprint(imported)) }
    known[file] = result
    return result
  }
  return own.indices.map(fingerprint)
}
