import StyleLanguageServer
import StyleReport
import StyleSource
import StyleSyntax
import Testing

@testable import StyleWorkspace

/// What `stylec schema --for settings` prints, held against how settings are read.
@Suite struct SettingsSchemaTests {
  /// `BLESS=1 swift test --filter SettingsSchema` writes the file.
  @Test func theFileIsFresh() throws {
    let bytes = SettingsSchema.schema().documentBytes
    try Golden(path: "docs/settings-schema.json").hold(String(decoding: bytes, as: UTF8.self))
  }

  @Test func itIsOfDraft07() throws {
    let text = try Golden(path: SuiteTests.folder + "draft-07.json").text
    let metaSchema = JSONSchema(try parseJSON(Array(text.utf8)).get())
    #expect(metaSchema.problem(in: SettingsSchema.schema()) == nil)
  }

  @Test(arguments: [
    "sources: [styles, \"apps/*/styles\"]\nexcludes: []\noutput: out\nbaseline: known.json\n",
    "extends: ../shared/.stylec.yml\n", "extends: [a.yml, b.yml]\n",
    "rules: { unused-token: off, hard-coded-text: on, touch-target: { severity: error, side: 48 } }\n",
    "rules: { missing-summary: { tokens: true } }\n",
    "overrides:\n  - files: [styles/legacy]\n    rules: { text-contrast: info }\n",
    "access: package\nisolation: mainActor\nruntime: import\nimports: internal\npreviews: true\n",
    "deployment: { iOS: 16, macOS: 13.4 }\nbuttonConfiguration: style\ntargets: [uikit, swiftui]\n",
    "runtime: import\nmodules: { ../Theme: Theme }\n",
  ])
  func bothAcceptWhatIsRight(_ text: String) {
    let (problems, value) = read(text)
    #expect(problems.isEmpty, "\(problems)")
    #expect(JSONSchema(SettingsSchema.schema()).problem(in: value) == nil)
  }

  @Test(arguments: [
    "source: [styles]\n", "sources: styles\n", "sources: []\n", "output: [out]\n", "baseline: 3\n",
    "rules: { no-such-rule: off }\n", "rules: { touch-target: loud }\n",
    "rules: { touch-target: { width: 3 } }\n", "rules: { touch-target: { side: wide } }\n",
    "rules: { text-contrast: { ratio: 22 } }\n", "rules: [touch-target]\n",
    "overrides: { files: [a] }\n", "overrides: [{ file: [a] }]\n", "access: open\n", "previews: 1\n",
    "targets: uikit\n", "targets: []\n", "targets: [kotlin]\n", "deployment: 15\n",
    "deployment: { ios: 15 }\n", "[]\n", "3\n",
  ])
  func bothRejectWhatIsWrong(_ text: String) {
    let (problems, value) = read(text)
    #expect(!problems.isEmpty)
    #expect(JSONSchema(SettingsSchema.schema()).problem(in: value) != nil)
  }

  /// Completion, hovers and both schemas know the keys that the reader knows, and each value that they offer can be read.
  @Test func everyWordCanBeRead() {
    func walk(_ path: [String]) -> Int {
      var count = 0
      for key in SettingsKey.keys(at: path) {
        count += 1 + walk(path + [key.name])
        for word in SettingsKey.words(at: path + [key.name]) where path.first != "overrides" {
          let inner = key.name == "targets" ? "[\(word)]" : word
          let text = (path + [key.name]).reversed().reduce(inner) { "{ \($1): \($0) }" }
          #expect(read(text).problems.isEmpty, "\(text)")
        }
      }
      return count
    }
    #expect(walk([]) > 100)
  }

  private func read(_ text: String) -> (problems: [Diagnostic], value: JSONValue) {
    let tree = parse(SourceFile(id: FileID(0), path: ".stylec.yml", text: text)).product
    return (SettingsReader(tree).problems, JSONValue(tree.root))
  }
}
