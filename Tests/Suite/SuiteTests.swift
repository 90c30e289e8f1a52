import Foundation
import StyleCompiler
import StyleSource
import Testing

/// Replays every page of this folder: what an example leads to must be what the page shows.
///
/// `BLESS=1 swift test --filter Suite` writes what comes out into the pages, except under `CI`.
@Suite struct SuiteTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  static let pages: [String] = {
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".md") }.sorted()
  }()

  @Test func pagesAreFound() {
    #expect(!Self.pages.isEmpty)
  }

  @Test(arguments: pages)
  func page(_ path: String) throws {
    let url = Self.folder.appendingPathComponent(path)
    let text = try String(contentsOf: url, encoding: .utf8)
    let replayed = replay(Page(path: path, text: text)).text
    let environment = ProcessInfo.processInfo.environment
    if environment["BLESS"] == "1", environment["CI"] == nil {
      if replayed != text { try replayed.write(to: url, atomically: true, encoding: .utf8) }
    } else {
      let difference = firstDifference(text, replayed)
      #expect(replayed == text, "\(path): \(difference)")
    }
  }

  /// The page with every fence as it comes out now.
  private func replay(_ page: Page) -> Page {
    var page = page
    for section in page.sections { replay(section, of: &page) }
    return page
  }

  private func replay(_ section: Range<Int>, of page: inout Page) {
    var sources = SourceMap()
    var files: [(part: Int, fence: Page.Fence, id: FileID)] = []
    for index in section {
      guard case .fence(var fence) = page.parts[index], fence.language == "yaml" else { continue }
      fence.lines.removeAll(where: Annotation.isAnnotation)
      let name = fence.argument.isEmpty ? "example.yaml" : fence.argument
      let bytes = Array((fence.lines.joined(separator: "\n") + "\n").utf8)
      files.append((index, fence, sources.add(path: name, bytes: bytes)))
    }
    guard !files.isEmpty else { return }
    let result = compile(sources)
    let diagnostics = result.diagnostics.inReportOrder()
    for (index, fence, id) in files {
      var fence = fence
      let own = diagnostics.filter { $0.span.file == id }
      fence.lines = Annotation.annotate(fence.lines, with: own, in: sources)
      page.parts[index] = .fence(fence)
    }
    let compiled = Compiled(sources: sources, sheet: result.product, diagnostics: diagnostics)
    for index in section {
      guard case .fence(var fence) = page.parts[index],
        let output = Output.all.first(where: { $0.language == fence.language })
      else { continue }
      fence.lines = output.render(fence.argument, compiled).components(separatedBy: "\n")
      while fence.lines.last == "" { fence.lines.removeLast() }
      page.parts[index] = .fence(fence)
    }
  }

  /// The first line that differs, as a person reads it in a failed test.
  private func firstDifference(_ page: String, _ replayed: String) -> String {
    let expected = page.components(separatedBy: "\n")
    let actual = replayed.components(separatedBy: "\n")
    let line =
      zip(expected, actual).enumerated().first { $1.0 != $1.1 }?.offset ?? min(expected.count, actual.count)
    func text(_ lines: [String]) -> String { lines.indices.contains(line) ? lines[line] : "(end of page)" }
    return "line \(line + 1) is ‘\(text(actual))’, the page says ‘\(text(expected))’"
  }
}
