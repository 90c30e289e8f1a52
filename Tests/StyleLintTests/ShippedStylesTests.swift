import Foundation
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

  /// Each control of `styles/controls` is on the page of them, with its picture.
  @Test func controlsAreOnTheirPage() throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let page = try String(contentsOf: root.appending(path: "docs/controls.md"), encoding: .utf8)
    let controls = try shippedStyles().map(\.path).filter {
      $0.hasPrefix("styles/controls/") && !$0.hasSuffix("/tokens.yaml")
    }
    #expect(controls.count >= 21)
    for path in controls {
      let picture = "images/controls/\(path.split(separator: "/").last?.dropLast(5) ?? "").png"
      #expect(page.contains("](../\(path))") && page.contains("](\(picture))"), "\(path)")
      #expect(FileManager.default.fileExists(atPath: root.appending(path: "docs/" + picture).path), "\(path)")
    }
  }
}
