import Foundation
import StyleServer
import Testing

/// The files in `Sources/StyleServer/Inspector/Page` and what the program holds of them.
@Suite struct InspectorPageTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/StyleServer/Inspector").standardizedFileURL

  private func read() throws -> [InspectorPage.File] {
    let page = InspectorPageTests.folder.appending(path: "Page")
    return try FileManager.default.contentsOfDirectory(atPath: page.path).filter { !$0.hasPrefix(".") }
      .map { InspectorPage.File(name: $0, bytes: Array(try Data(contentsOf: page.appending(path: $0)))) }
  }

  @Test func allFilesAreEmbedded() throws {
    let files = try read()
    #expect(InspectorPage.files.map(\.name) == files.map(\.name).sorted())
    for file in files { #expect(InspectorPage.file(file.name)?.bytes == file.bytes, "\(file.name)") }
  }

  @Test func everyFileCanBeServed() throws {
    for file in try read() {
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
