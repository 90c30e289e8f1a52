import StyleSource

/// Reads the JSON of one file (RFC 8259) into the same tree that YAML is read into. What cannot be read is reported, once, and the rest is kept.
///
/// JSON is not read as YAML, which differs in pairs of surrogates, long keys, line breaks before a colon, tabs, trailing commas and comments.
package func parse(json file: SourceFile, sizeLimit: Int = Limits.jsonSize) -> Diagnosed<SyntaxTree> {
  guard file.bytes.count <= sizeLimit else {
    return Diagnosed(SyntaxTree(source: file), [.fileTooLarge(file, limit: sizeLimit)])
  }
  return file.bytes.withUnsafeBufferPointer { bytes in
    let (facts, problem) = checkText(bytes, in: file.id)
    var builder = TreeBuilder(file: file, bytes: bytes, facts: facts, isJSON: true)
    // Nothing behind a byte that no file may hold is read, so what is open there was not cut off by whoever wrote the file.
    var reader = JSONReader(bytes, in: facts.text, of: file.id, isCut: problem != nil)
    reader.read(into: &builder)
    if let problem { builder.stop(problem) }
    let tree = builder.finish()
    // In a file with two versions of some lines, nothing else that is wrong is worth a finding.
    if tree.diagnostics.contains(where: { $0.severity == .error }),
      let conflict = Diagnostic.conflictInJSON(bytes, facts.text, in: file.id)
    {
      return Diagnosed(SyntaxTree(source: file), [conflict])
    }
    return tree
  }
}
