import SeededRandom
import Testing

@testable import StyleWorkspace

/// The patterns of settings, of which only some are tried.
@Suite struct PatternIndexTests {
  @Test(arguments: 0..<20) func thoseThatFitAreFound(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    func path(_ parts: [String], _ most: Int) -> String {
      (0...random.next(below: most)).map { _ in parts[random.next(below: parts.count)] }.joined(
        separator: "/")
    }
    let folders = ["/", "/w", "/w/a"]
    let lists = (0..<30).map { _ in
      (0..<random.next(below: 4)).map { _ in
        Settings.Pattern(
          folder: folders[random.next(below: 3)],
          glob: Glob(path(["a", "b", "c.yaml", "*", "?", "**", "*.yaml"], 3)))
      }
    }
    let index = PatternIndex(lists)
    for _ in 0..<100 {
      let path = "/w/" + path(["a", "b", "x", "c.yaml", "d.yaml"], 4)
      let expected = lists.indices.filter { list in
        lists[list].contains { pattern in
          pathBelow(pattern.folder, of: path).map { pattern.glob.matches(String($0)) } ?? false
        }
      }
      #expect(index.matching(path) == expected)
    }
  }
}
