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

  /// A browser asks for one module, which holds them all.
  @Test func allFilesAreEmbedded() throws {
    let files = try read()
    let modules = files.filter { $0.name.hasSuffix(".js") }
    let others = files.filter { !$0.name.hasSuffix(".js") }
    #expect(InspectorPage.files.map(\.name) == (others.map(\.name) + ["main.js"]).sorted())
    for file in others { #expect(InspectorPage.file(file.name)?.bytes == file.bytes, "\(file.name)") }
    let bundle = String(decoding: try #require(InspectorPage.file("main.js")).bytes, as: UTF8.self)
    let bundled = Set(bundle.split(separator: "\n"))
    for file in modules {
      let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
      #expect(bundle.contains("modules['\(file.name)'] ="), "\(file.name)")
      // All that is neither imported nor exported is there as it is written.
      for line in lines where !line.hasPrefix("import ") && !line.hasPrefix("export ") {
        #expect(bundled.contains(line), "\(file.name): \(line)")
      }
    }
    #expect(!bundle.contains("\nimport ") && !bundle.contains("\nexport "))
    // The gallery holds it in a script.
    #expect(!bundle.contains("</script") && !bundle.contains("<!--"))
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
