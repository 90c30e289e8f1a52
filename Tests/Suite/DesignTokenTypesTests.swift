import StyleCompiler
import StyleEmit
import StyleModel
import StyleSource
import Testing

/// Types of design tokens that several kinds of tokens of style files share.
@Suite struct DesignTokenTypesTests {
  private func base(_ files: [(String, String)]) throws -> String {
    var sources = SourceMap()
    for (path, text) in files { _ = sources.add(path: path, bytes: Array(text.utf8)) }
    let compiled = compile(sources)
    #expect(compiled.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let documents = OutputTarget.dtcg.documents(of: compiled.product, in: SourceMap())
    let document = try #require(documents.first { $0.path.hasSuffix("base.tokens.json") })
    return String(decoding: document.bytes, as: UTF8.self)
  }

  /// What came as a duration, a family or a weight leaves as one, and comes back the same.
  @Test func typesOfFilesComeBack() throws {
    let json = """
      {
        "fade": { "$type": "duration", "$value": { "value": 200, "unit": "ms" } },
        "same": { "$type": "duration", "$value": "{fade}" },
        "family": { "body": { "$type": "fontFamily", "$value": ["Inter", "Arial"] } },
        "weight": { "thick": { "$type": "fontWeight", "$value": "extra-bold" } },
        "plain": { "$type": "number", "$value": 2 }
      }
      """
    let own = (
      "b.yaml",
      "imports: [t.tokens.json]\ntokens: { number: { half: $number.fade / 2, alias: $number.fade } }\n"
    )
    let text = try base([("t.tokens.json", json), own])
    for said in [
      #""$type": "duration","#, #""$value": {"value":0.2,"unit":"s"}"#, #""$value": "{fade}""#,
      #""$type": "fontFamily","#, #""$value": "Inter""#, #""$type": "fontWeight","#, #""$value": 800"#,
      // A number that isn't one of a file is no duration, so it can't be an alias of one.
      #""$value": 0.2,"#,
    ] {
      #expect(text.contains(said), "\(said): \(text)")
    }
    let again = try base([("again.tokens.json", text), ("b.yaml", "imports: [again.tokens.json]\n")])
    #expect(again == text)
  }

  /// What computing with binary fractions leaves behind is left out, and digits that are meant aren't.
  @Test(arguments: [
    ("0.1 * 6", "0.6"), ("0.7 * 2", "1.4"), ("0.1 + 0.2", "0.3"), ("1 / 3", "0.3333333333333333"),
  ])
  func numbersHaveNoNoise(_ expression: String, _ written: String) throws {
    let text = try base([
      ("a.yaml", "tokens: { number: { one: 1, a: \(expression) }, length: { b: \(expression) } }\n")
    ])
    #expect(text.contains("\"$value\": \(written)"), "\(text)")
    #expect(text.contains("{\"value\":\(written),\"unit\":\"px\"}"), "\(text)")
  }
}
