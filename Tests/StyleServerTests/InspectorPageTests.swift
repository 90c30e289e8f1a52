import Foundation
import StyleServer
import Testing

/// The page that is embedded in the program is the one in `Sources/StyleServer/Inspector/Page`;
/// `BLESS=1 swift test --filter InspectorPage` embeds it again.
@Suite struct InspectorPageTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/StyleServer/Inspector").standardizedFileURL

  private func read() throws -> [InspectorPage.File] {
    let page = InspectorPageTests.folder.appending(path: "Page")
    return try FileManager.default.contentsOfDirectory(atPath: page.path).filter { !$0.hasPrefix(".") }
      .map { InspectorPage.File(name: $0, bytes: Array(try Data(contentsOf: page.appending(path: $0)))) }
  }

  @Test func theEmbeddedPageIsFresh() throws {
    let source = InspectorPage.source(embedding: try read())
    let target = InspectorPageTests.folder.appending(path: "EmbeddedPage.swift")
    let environment = ProcessInfo.processInfo.environment
    if environment["BLESS"] == "1", environment["CI"] == nil {
      try source.write(to: target, atomically: true, encoding: .utf8)
      return
    }
    #expect(try String(contentsOf: target, encoding: .utf8) == source)
    #expect(Set(InspectorPage.files.map(\.name)) == Set(try read().map(\.name)))
  }

  @Test func everyFileCanBeEmbeddedAndServed() throws {
    for file in try read() {
      let text = try #require(String(bytes: file.bytes, encoding: .utf8), "\(file.name) is UTF-8")
      #expect(!text.contains("\"\"\"##"), "\(file.name) would end its literal")
      #expect(!text.contains("\r"), "a literal reads \\r\\n as one line break")
      #expect(file.contentType != nil, "\(file.name)")
    }
  }

  /// The Content-Security-Policy lets none of these run.
  @Test func thePageHasNothingInline() throws {
    for file in try read() where file.name.hasSuffix(".html") {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(!text.contains("style="))
      #expect(!text.contains("<style"))
      #expect(text.firstMatch(of: /<script(?![^>]*\bsrc=)/) == nil)
      #expect(text.firstMatch(of: /\son[a-z]+=/) == nil)
    }
  }
}
