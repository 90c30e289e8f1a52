import ShippedStyles
import StyleCompiler
import StyleReport
import StyleServer
import StyleSource
import StyleSyntax
import Testing

/// What `stylec schema` prints, held against the language as the compiler has it.
@Suite struct StyleSchemaTests {
  /// `docs/schema.json` is the schema of the language: `BLESS=1 swift test --filter StyleSchema` writes it.
  @Test func theFileIsFresh() throws {
    let bytes = StyleSchema.schema().documentBytes
    try Golden(path: "docs/schema.json").hold(String(decoding: bytes, as: UTF8.self))
  }

  @Test func schemasAreOfDraft07() throws {
    let text = try Golden(path: SuiteTests.folder + "draft-07.json").text
    let metaSchema = JSONSchema(try parseJSON(Array(text.utf8)).get())
    #expect(metaSchema.problem(in: StyleSchema.schema()) == nil)
    let sources = try Self.shipped()
    #expect(metaSchema.problem(in: StyleSchema.schema(of: compile(sources).product)) == nil)
    #expect(metaSchema.problem(in: ["type": "text"]) != nil)
    #expect(metaSchema.problem(in: ["properties": ["a": ["minItems": -1]]]) != nil)
  }

  private static func shipped() throws -> SourceMap {
    var sources = SourceMap()
    for file in try shippedStyles() { _ = sources.add(path: file.path, bytes: file.bytes) }
    return sources
  }

  @Test func shippedStylesAreAccepted() throws {
    let sources = try Self.shipped()
    for schema in [StyleSchema.schema(), StyleSchema.schema(of: compile(sources).product)] {
      let schema = JSONSchema(schema)
      for file in sources.files {
        #expect(schema.problem(in: JSONValue(parse(file).product.root)) == nil, "\(file.path)")
      }
    }
  }

  /// The codes of what a schema can see.
  private static let codes: Set = ["unknown-key", "type-mismatch", "unknown-choice"]

  /// Of each example on a page: what is sound is accepted, with and without its names, and what has an unknown key, a wrong type or
  /// a wrong choice is rejected, unless only a look at other names tells.
  @Test(arguments: SuiteTests.pages)
  func examplesAreJudgedAsTheCompilerJudgesThem(_ path: String) throws {
    let page = Page(text: try Golden(path: SuiteTests.folder + path).text)
    for section in page.sections {
      let (sources, files) = page.files(in: section)
      guard !files.isEmpty else { continue }
      let result = compile(sources)
      let schemas = [StyleSchema.schema(), StyleSchema.schema(of: result.product)].map(JSONSchema.init)
      for (_, _, id) in files {
        let tree = parse(sources[id])
        guard tree.product.isComplete, tree.diagnostics.isEmpty, let root = tree.product.root else {
          continue
        }
        let value = JSONValue(root)
        let own = result.diagnostics.filter { $0.span.file == id && $0.severity == .error }
        if result.diagnostics.allSatisfy({ $0.severity != .error }) {
          for schema in schemas {
            #expect(
              schema.problem(in: value) == nil,
              "\(path), \(sources[id].path): \(sources[id].text(Span(id, 0, sources[id].bytes.count)))")
          }
        }
        let visible = own.filter { finding in
          Self.codes.contains(finding.code.id) && !sources.text(finding.span).contains("$")
        }
        if !visible.isEmpty, visible.count == own.count {
          #expect(schemas[1].problem(in: value) != nil, "\(path): \(visible.map(\.message)) is accepted")
        }
      }
    }
  }
}
