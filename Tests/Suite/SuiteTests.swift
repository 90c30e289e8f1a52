import Foundation
import StyleLint
import Testing

/// Replays every page of this folder: what an example leads to must be what the page shows.
///
/// `BLESS=1 swift test --filter Suite` writes what comes out into the pages, except under `CI`.
@Suite struct SuiteTests {
  static let folder = "Tests/Suite/"

  /// The pages' paths in the folder.
  static let pages: [String] = {
    let folder = Golden.root.appendingPathComponent(Self.folder)
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".md") }.sorted()
  }()

  @Test func pagesAreFound() {
    #expect(!Self.pages.isEmpty)
  }

  @Test(arguments: pages)
  func page(_ path: String) throws {
    let golden = Golden(path: Self.folder + path)
    let rules = path.hasPrefix("rules/") ? Rule.all.filter { path == "rules/\($0.code.id).md" } : []
    #expect(rules.count == (path.hasPrefix("rules/") ? 1 : 0), "no rule is called as the page is")
    try golden.hold(Page(text: golden.text).replayed(rules).text)
  }
}
