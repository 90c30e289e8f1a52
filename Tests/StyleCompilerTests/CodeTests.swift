import ShippedStyles
import StyleCompiler
import StyleSource
import Testing

/// Holds the list that `stylec explain` reads complete and true.
@Suite struct CodeTests {
  @Test func codesAreUniqueAndKebabCase() {
    let ids = allCodes.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids {
      #expect(
        id.utf8.allSatisfy { $0 == UInt8(ascii: "-") || ($0 | 0x20) &- UInt8(ascii: "a") < 26 }, "\(id)")
    }
  }

  @Test(arguments: allCodes.filter { !$0.example.isEmpty }.map(\.id))
  func anExampleRaisesItsCode(_ id: String) throws {
    let code = try #require(allCodes.first { $0.id == id })
    var sources = SourceMap()
    _ = sources.add(path: "example.yaml", bytes: Array(code.example.utf8))
    let found = compile(sources).diagnostics.map(\.code.id)
    #expect(found.contains(id), "raises \(found)")
  }

  @Test(arguments: allCodes.map(\.id))
  func aCodeIsExplained(_ id: String) throws {
    let code = try #require(allCodes.first { $0.id == id })
    #expect(!code.summary.isEmpty && code.summary.hasSuffix("."))
    #expect(!code.explanation.isEmpty)
  }
}

/// The files that the project ships.
@Suite struct ShippedStylesTests {
  @Test func noProblemIsFound() throws {
    var sources = SourceMap()
    for name in try shippedStyles() { _ = sources.add(path: name.path, bytes: name.bytes) }
    let result = compile(sources)
    #expect(result.diagnostics.map(\.message) == [])
    #expect(result.product.styles.count >= 4)
  }
}
