import Foundation
import StyleCompiler
import StyleLint
import StyleSource
import StyleSyntax
import Testing

/// The style files that come with the tool keep its rules.
@Suite struct ShippedStylesTests {
  @Test func nothingIsFound() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("styles")
    var sources = SourceMap()
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    where name.hasSuffix(".yaml") {
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      _ = sources.add(path: "styles/" + name, bytes: Array(data))
    }
    #expect(!sources.files.isEmpty)
    let parsed = sources.files.map { ParsedFile($0) }
    let compiled = compile(parsed)
    let comments = parsed.map { ($0.tree.source.id, $0.tree.switchComments) }
    let findings = applySuppressions(
      to: compiled.diagnostics + lint(compiled.product, sources: sources),
      comments: Dictionary(uniqueKeysWithValues: comments), in: sources, others: [], rules: { _ in .default })
    #expect(findings.map { "\(sources[$0.span.file].path): \($0.message)" } == [])
  }
}
