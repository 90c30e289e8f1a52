import StyleCompiler
import StyleModel
import StyleReport
import StyleSource
import Testing

@testable import StyleEmit

/// Which modes `generate --target dtcg` makes contexts of, and which files they take.
@Suite struct JointContextTests {
  /// The contexts of the resolver document by modifier, each with its files, after both are the same of what was imported again.
  private func contexts(_ length: String) throws -> [String: [String: [String]]] {
    let styles = "modes: { brand: [ocean, forest, sand], density: [regular, compact] }\n"
    let original = compiled([("a.yaml", styles + "tokens: { length: { \(length) } }\n")])
    #expect(original.diagnostics.map(\.message) == [])
    let documents = OutputTarget.dtcg.documents(of: original.product, in: SourceMap())
    let files = documents.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    let again = compiled(files + [("a.yaml", "imports: [DesignTokens/]\n" + styles)])
    #expect(again.diagnostics.map(\.message) == [])
    let second = OutputTarget.dtcg.documents(of: again.product, in: SourceMap())
    #expect(second.map { String(decoding: $0.bytes, as: UTF8.self) } == files.map(\.1))
    let resolver = try parseJSON(#require(documents.first).bytes).get()
    var found: [String: [String: [String]]] = [:]
    for modifier in resolver["modifiers"]?.members ?? [] {
      for context in modifier.value["contexts"]?.members ?? [] {
        found[modifier.name, default: [:]][context.name] = context.value.array?.compactMap {
          $0["$ref"]?.string
        }
      }
    }
    return found
  }

  private func compiled(_ files: [(String, String)]) -> Diagnosed<ResolvedSheet> {
    var sources = SourceMap()
    for (path, text) in files { _ = sources.add(path: path, bytes: Array(text.utf8)) }
    return compile(sources)
  }

  private static let apart = [
    "appearance": ["light": [], "dark": ["appearance/dark.tokens.json"]],
    "brand": ["ocean": [], "forest": ["brand/forest.tokens.json"], "sand": []],
  ]

  /// Where both hold, the axis that is declared last decides in style files, and the last modifier in a resolver document.
  @Test(arguments: [
    "gap: { value: 1, dark: 2, forest: 3 }",
    "gap: { value: 1, dark: 2, forest: 3, dark+forest: 3 }",
    "gap: { value: 1, dark: 2, dark+sand: 2, forest: 3, dark+forest: 3 }",
    "gap: { value: 1, dark: 2, dark+compact: 2 }, pad: { value: 1, forest: 3 }",
  ])
  func modesThatSayNothingNewTogetherStayApart(_ length: String) throws {
    #expect(try contexts(length) == Self.apart)
  }

  /// A context takes the files of its modes, and one of its own where these don't come to what holds.
  @Test func whatModesSayTogetherIsSaidOnce() throws {
    let found = try contexts(
      "gap: { value: 1, dark: 2, forest: 3, dark+forest: 4 }, pad: { value: 1, dark: 5 }, low: { value: 1, sand: 6 }"
    )
    let folder = "appearance-brand/"
    #expect(
      found == [
        "appearance-brand": [
          "light": [], "dark": [folder + "dark.tokens.json"], "forest": [folder + "forest.tokens.json"],
          "sand": [folder + "sand.tokens.json"],
          "dark+forest": ["dark", "forest", "dark+forest"].map { folder + $0 + ".tokens.json" },
          "dark+sand": ["dark", "sand"].map { folder + $0 + ".tokens.json" },
        ]
      ])
  }

  /// Only axes on which a token depends together are one modifier.
  @Test func otherAxesStayApart() throws {
    let found = try contexts(
      "gap: { value: 1, dark+forest: 4 }, pad: { value: 1, compact: 5, high-contrast: 6 }")
    #expect(Set(found.keys) == ["appearance-brand", "contrast", "density"])
    #expect(found["appearance-brand"]?["dark"] == [])
    // And where one of three decides against the order of two of them.
    let three = try contexts("gap: { value: 1, compact: 2, dark+forest: 4 }")
    #expect(Set(three.keys) == ["appearance-brand-density"])
  }
}
