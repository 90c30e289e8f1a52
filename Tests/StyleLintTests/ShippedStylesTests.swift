import ShippedStyles
import StyleCompiler
import StyleLint
import StyleSource
import StyleSyntax
import Testing

/// The style files that come with the tool keep its rules.
@Suite struct ShippedStylesTests {
  @Test func nothingIsFound() throws {
    var sources = SourceMap()
    for file in try shippedStyles() { _ = sources.add(path: file.path, bytes: file.bytes) }
    #expect(sources.files.contains { $0.path.hasPrefix("styles/system/") })
    let parsed = sources.files.map { ParsedFile($0) }
    let compiled = compile(parsed)
    let comments = parsed.map { ($0.tree.source.id, $0.tree.switchComments) }
    let findings = applySuppressions(
      to: compiled.diagnostics + lint(compiled.product, sources: sources),
      comments: Dictionary(uniqueKeysWithValues: comments), in: sources, others: [], rules: { _ in .default })
    #expect(findings.map { "\(sources[$0.span.file].path): \($0.message)" } == [])
  }
}
