import StyleCompiler
import StyleDiff
import StyleEmit
import StyleReport
import StyleSource
import Testing

/// What `diff --format json` prints, held against its schema.
@Suite struct ChangesJSONTests {
  /// `docs/changes-schema.json` is the schema: `BLESS=1 swift test --filter ChangesJSON` writes it.
  @Test func theFileIsFresh() throws {
    let bytes = DifferenceSchema.document().documentBytes
    try Golden(path: "docs/changes-schema.json").hold(String(decoding: bytes, as: UTF8.self))
  }

  @Test func theSchemaIsOfDraft07() throws {
    let text = try Golden(path: SuiteTests.folder + "draft-07.json").text
    let metaSchema = JSONSchema(try parseJSON(Array(text.utf8)).get())
    #expect(metaSchema.problem(in: DifferenceSchema.document()) == nil)
  }

  private let schema = JSONSchema(DifferenceSchema.document())

  private static let card = """
    tokens:
      color: { ink: { value: black, dark: white }, line: $color.ink, old: red }
    components:
      Card:
        base: UIView
        properties: { corner: { type: CGFloat, default: 4 } }
        layer: { cornerRadius: $corner, sublayers: [{ name: dot, kind: rectangle, backgroundColor: $color.line }] }
        variants: { size: { small: { corner: 2 }, large: { corner: 8 } } }
    styles:
      card: { component: Card, backgroundColor: $color.line }

    """

  private func document(_ old: String, _ new: String) throws -> [UInt8] {
    let states = [old, new].map { text in
      var sources = SourceMap()
      _ = sources.add(path: "card.yaml", bytes: Array(text.utf8))
      return SheetState(
        name: "state", sheet: compile(sources).product, sources: sources, targets: [.plain, .uikit],
        options: EmitOptions())
    }
    return SheetDifference(from: states[0], to: states[1]).jsonReport()
  }

  /// One edit of each kind, and all of them together.
  @Test func documentsFitIt() throws {
    let edits = [
      ("black", "navy"), ("ink:", "text:"), (", old: red", ""), ("type: CGFloat", "type: Double"),
      ("name: dot", "name: mark"),
      ("small: { corner: 2 }", "small: { corner: 3 }"), ("  card: {", "  other: {"),
      ("$corner,", "$corner * 2,"),
      ("styles:\n", "styles:\n  more: { component: Card }\n"),
    ]
    var all = Self.card
    for (old, new) in edits {
      let text = Self.card.replacing(old, with: new).replacing(
        "$color.ink", with: new == "text:" ? "$color.text" : "$color.ink")
      all = all.replacing(old, with: new).replacing("$color.ink", with: "$color.text")
      let document = try parseJSON(try document(Self.card, text)).get()
      #expect(schema.problem(in: document) == nil, "\(old) → \(new)")
      #expect(document["changes"]?.array?.isEmpty == false, "\(old) → \(new)")
    }
    #expect(schema.problem(in: try parseJSON(try document(Self.card, all)).get()) == nil)
    #expect(schema.problem(in: try parseJSON(try document(Self.card, Self.card)).get()) == nil)
  }

  @Test(arguments: [
    ("\"version\": 1", "\"version\": 2"), ("\"kind\":\"changed\"", "\"kind\":\"moved\""),
    ("\"oldAt\":\"card.yaml:", "\"oldAt\":\"card.yaml-"), ("\"part\"", "\"parts\""),
    ("\"changes\":", "\"change\":"),
  ])
  func itSeesWhatIsWrong(_ right: String, _ wrong: String) throws {
    let text = String(
      decoding: try document(Self.card, Self.card.replacing("black", with: "navy")), as: UTF8.self)
    let changed = text.replacing(right, with: wrong)
    try #require(changed != text, "\(text)")
    #expect(schema.problem(in: try parseJSON(Array(changed.utf8)).get()) != nil)
  }
}
