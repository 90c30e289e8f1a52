import ShippedStyles
import StyleCompiler
import StyleModel
import StyleReport
import StyleSource
import Testing

@testable import StyleEmit

/// What `generate --target json` writes, held against its schema and against the sheet.
@Suite struct SheetJSONTests {
  /// `docs/styles-schema.json` is the schema: `BLESS=1 swift test --filter SheetJSON` writes it.
  @Test func theFileIsFresh() throws {
    let bytes = SheetSchema.document().documentBytes
    try Golden(path: "docs/styles-schema.json").hold(String(decoding: bytes, as: UTF8.self))
  }

  @Test func theSchemaIsOfDraft07() throws {
    let text = try Golden(path: SuiteTests.folder + "draft-07.json").text
    let metaSchema = JSONSchema(try parseJSON(Array(text.utf8)).get())
    #expect(metaSchema.problem(in: SheetSchema.document()) == nil)
  }

  private let schema = JSONSchema(SheetSchema.document())

  private func document(_ sheet: ResolvedSheet, _ sources: SourceMap) throws -> JSONValue {
    try parseJSON(SheetJSON.document(of: sheet, in: sources)).get()
  }

  @Test func shippedStylesFitIt() throws {
    var sources = SourceMap()
    for file in try shippedStyles() { _ = sources.add(path: file.path, bytes: file.bytes) }
    let sheet = compile(sources).product
    let document = try document(sheet, sources)
    #expect(schema.problem(in: document) == nil)
    #expect(document["styles"]?.array?.count == sheet.styles.count)
    try expectAllValues(of: sheet, in: document, "shipped styles")
  }

  /// A document that isn't right is not accepted.
  @Test(arguments: [
    ("\"version\": 1", "\"version\": 2"), ("\"type\":\"UIColor\"", "\"type\":\"CGFloat\""),
    ("\"hex\":\"#", "\"hex\":\"!"), ("\"origin\":", "\"origins\":"),
    ("\"kind\":\"rectangle\"", "\"kind\":\"x\""),
    ("\"at\":\"card.yaml:", "\"at\":\"card.yaml-"),
  ])
  func itSeesWhatIsWrong(_ right: String, _ wrong: String) throws {
    var sources = SourceMap()
    _ = sources.add(
      path: "card.yaml",
      bytes: Array(
        "components:\n  Card: { base: UIView, layer: { backgroundColor: red } }\nstyles:\n  a: { component: Card }\n"
          .utf8))
    let text = String(
      decoding: SheetJSON.document(of: compile(sources).product, in: sources), as: UTF8.self)
    #expect(schema.problem(in: try parseJSON(Array(text.utf8)).get()) == nil)
    let changed = text.replacing(right, with: wrong)
    try #require(changed != text, "\(text)")
    #expect(schema.problem(in: try parseJSON(Array(changed.utf8)).get()) != nil)
  }

  /// Of each example on a page that has no errors: it fits the schema, and all values are found by the rule of the documentation.
  @Test(arguments: SuiteTests.pages)
  func examplesFitItAndHaveAllValues(_ path: String) throws {
    let page = Page(text: try Golden(path: SuiteTests.folder + path).text)
    for section in page.sections {
      let (sources, files) = page.files(in: section)
      guard !files.isEmpty else { continue }
      let result = compile(sources)
      if result.diagnostics.contains(where: { $0.severity == .error }) { continue }
      let document = try document(result.product, sources)
      let problem = schema.problem(in: document)
      #expect(problem == nil, "\(path): \(problem ?? "")")
      try expectAllValues(of: result.product, in: document, path)
    }
  }

  /// Looks up each value of each style as a reader of the documentation does.
  private func expectAllValues(of sheet: ResolvedSheet, in document: JSONValue, _ path: String) throws {
    let components = Dictionary(
      (document["components"]?.array ?? []).map { ($0["name"]?.string ?? "", $0) }, uniquingKeysWith: { $1 })
    let origins = try #require(document["origins"]?.array)
    for (style, written) in zip(sheet.styles, document["styles"]?.array ?? []) {
      let component = sheet.components[style.component]
      #expect(written["name"]?.string == style.name)
      let usual = try #require(components[component.name]?["values"])
      let looks = SheetLooks(
        of: StyleLooks(of: ComponentLooks(style.component, in: sheet), settings: style.settings), in: sheet)
      for look in looks.all {
        let requested = look.requestedState
        let state = requested == .normal ? nil : sheet.states.name(of: requested)
        let modes = Set(
          sheet.modes.axes.flatMap(\.values).filter { look.modes.isSuperset(of: $0.mode) }.map(\.name))
        for target in looks.targets {
          let value = look.value(of: target)
          let name = looks.name(of: target)
          guard let entry = written["values"]?[name] ?? usual[name] else {
            #expect(sheet[value.origin].author == .system, "\(path): \(style.name).\(name) is missing")
            continue
          }
          let found = Self.lookUp(entry, state, modes)
          #expect(
            found["value"]?.compactBytes == value.value.json(.sheet).compactBytes,
            "\(path): \(style.name).\(name), \(state ?? ""), \(modes)")
          let origin = try #require(
            found["origin"]?.integer.flatMap { origins.indices.contains($0) ? origins[$0] : nil })
          #expect(
            (origin["at"] == nil) == (sheet[value.origin].span == nil), "\(path): \(style.name).\(name)")
        }
      }
    }
  }

  private static func lookUp(_ entry: JSONValue, _ state: String?, _ modes: Set<String>) -> JSONValue {
    let all = [entry] + (entry["looks"]?.array ?? [])
    func best(_ state: String?) -> JSONValue? {
      let held = all.filter { look in
        look["state"]?.string == state
          && (look["modes"]?.array ?? []).allSatisfy { modes.contains($0.string ?? "") }
      }
      return held.max { ($0["modes"]?.array ?? []).count < ($1["modes"]?.array ?? []).count }
    }
    return best(state) ?? best(nil) ?? entry
  }
}
