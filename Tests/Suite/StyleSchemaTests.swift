import ShippedStyles
import StyleCompiler
import StyleLanguageServer
import StyleModel
import StyleReport
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

  /// Of two members with one name, readers of JSON take one or the other.
  @Test func noMemberIsThereTwice() throws {
    func repeated(_ value: JSONValue) -> [String] {
      let names = (value.members ?? []).map(\.name)
      let inner = (value.members?.map(\.value) ?? []) + (value.array ?? [])
      return names.filter { name in names.count { $0 == name } > 1 } + inner.flatMap(repeated)
    }
    #expect(repeated(StyleSchema.schema(of: compile(try Self.shipped()).product)) == [])
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

  /// That of files whose names are not known.
  private static let general = StyleSchema.schema()

  /// Of each example on a page: what is sound is accepted, with and without its names, and what has an unknown key, a wrong type or
  /// a wrong choice is rejected, unless only a look at other names tells.
  @Test(arguments: SuiteTests.pages)
  func examplesAreJudgedAsTheCompilerJudgesThem(_ path: String) throws {
    let general = JSONSchema(Self.general)
    let page = Page(text: try Golden(path: SuiteTests.folder + path).text)
    for section in page.sections {
      let (sources, files) = page.files(in: section)
      guard !files.isEmpty else { continue }
      let result = compile(sources)
      let schemas = [general, JSONSchema(StyleSchema.schema(of: result.product))]
      for (_, fence, id) in files where fence.isYAML {
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
            && !mayBeNewer(finding, root)
        }
        if !visible.isEmpty, visible.count == own.count {
          #expect(schemas[1].problem(in: value) != nil, "\(path): \(visible.map(\.message)) is accepted")
        }
      }
    }
  }

  /// Whether a key in a style, or a name that somebody chose, may have been made since the schema was printed.
  private func mayBeNewer(_ finding: Diagnostic, _ root: SyntaxNode) -> Bool {
    if finding.code.id == "unknown-choice" { return finding.message.contains("axis") }
    let styles = root.entries.first { $0.key.text == "styles" }?.value.span
    return finding.code.id == "unknown-key"
      && styles.map { $0.start <= finding.span.start && finding.span.end <= $0.end } ?? false
  }

  /// What lint accepts, with null in place of values that null takes away.
  @Test(arguments: [
    "components: { Q: { base: UIButton, transition: null } }",
    "components: { Q: { base: UIButton, layer: null } }",
    "components: { Q: { base: UIButton, traits: null } }", "traits: { T: { layer: null } }",
    "components: { Q: { base: UIButton, accessibility: { label: null, hint: null } } }",
    "styles: { a: { component: UIView, extends: null } }",
  ])
  func nullIsAcceptedWhereLintAcceptsIt(_ text: String) throws {
    var sources = SourceMap()
    let file = sources.add(path: "a.yaml", bytes: Array(text.utf8))
    let result = compile(sources)
    #expect(result.diagnostics.allSatisfy { $0.severity != .error })
    for schema in [StyleSchema.schema(), StyleSchema.schema(of: result.product)] {
      #expect(JSONSchema(schema).problem(in: JSONValue(parse(sources[file]).product.root)) == nil)
    }
  }

  /// Names that were made after the schema are no errors, and values of the names that it knows are checked.
  @Test func laterNamesAreAccepted() throws {
    func problem(in text: String, by schema: JSONValue) -> String? {
      var sources = SourceMap()
      let file = sources.add(path: "a.yaml", bytes: Array(text.utf8))
      return JSONSchema(schema).problem(in: JSONValue(parse(sources[file]).product.root))
    }
    var sources = SourceMap()
    let text = """
      modes: { brand: [one, two] }
      tokens: { color: { ink: black } }
      traits: { T: { properties: { lift: { type: CGFloat, default: 1 } } } }
      components:
        Card:
          base: UIView
          properties: { gap: { type: CGFloat, default: 4 } }
          variants: { kind: { plain: {}, loud: { gap: 8 } } }
          states: { own: [invalid], invalid: { gap: 2 } }
      styles: { card: { component: Card, gap: 5 } }
      """
    _ = sources.add(path: "a.yaml", bytes: Array(text.utf8))
    let schema = StyleSchema.schema(of: compile(sources).product)
    #expect(problem(in: text, by: schema) == nil)
    for later in [
      "styles: { other: { component: Card, depth: 5 } }", "styles: { other: { component: Other, gap: 5 } }",
      "styles: { other: { extends: newer, gap: 5 } }",
      "styles: { other: { component: Card, badge.alpha: 0.5 } }",
      "styles: { other: { component: Card, states: { expired: { gap: 1 } } } }",
      "styles: { other: { component: Card, modes: { night: { gap: 1 } } } }",
      "styles: { other: { component: Card, variants: { kind: quiet, size: small } } }",
      "styles: { card: { component: Card, depth: 5 } }",
      "tokens: { color: { a: { value: red, night: blue } } }",
      "components: { New: { base: Card, traits: [Newer], layer: { sublayers: [{ name: a, kind: Newer, gap: 1 }] } } }",
    ] {
      #expect(problem(in: later, by: schema) == nil, "\(later)")
    }
    for wrong in [
      "styles: { other: { component: Card, gap: [1] } }", "styles: { other: { component: Card, alpha: {} } }",
      "styles: { other: { component: Card, states: { invalid: { gap: red } } } }",
      "styles: { card: { gap: [] } }", "styles: { other: { component: UIView, depth: 5 } }",
      "styles: { other: { component: Card, layer.cornerRadius: [1] } }",
    ] {
      #expect(problem(in: wrong, by: schema) != nil, "\(wrong)")
    }
  }

  /// A schema of a hundred components has less than 100 KB more than one of none.
  @Test func aSchemaGrowsSlowly() throws {
    let source = try Self.shipped()
    var sources = SourceMap()
    for file in source.files { _ = sources.add(path: file.path, bytes: file.bytes) }
    let known = compile(sources).product
    var many = SourceMap()
    let components = (0..<100).map { number in
      """
        Card\(number):
          base: UIButton
          summary: A card among others.
          properties:
            radius: { type: CGFloat, default: 12, min: 0, summary: How round its corners are. }
            ink: { type: UIColor, default: black, summary: The colour of its text. }
            isLoud: { type: Bool, default: false }
          layer:
            cornerRadius: $radius
            sublayers:
              - { name: back, kind: gradient }
              - { name: label, kind: text, foregroundColor: $ink }
          states: { highlighted: { alpha: 0.5 } }
      """
    }
    _ = many.add(path: "a.yaml", bytes: Array(("components:\n" + components.joined(separator: "\n")).utf8))
    let none = StyleSchema.schema().compactBytes.count
    let grown = StyleSchema.schema(of: compile(many).product).compactBytes.count - none
    #expect(grown < 100_000, "\(grown)")
    let perComponent = (StyleSchema.schema(of: known).compactBytes.count - none) / known.components.count
    #expect(perComponent < 5_000, "\(perComponent)")
  }
}
