import EditorClients
import StyleReport
import Testing

@testable import StyleLanguageServer

/// Styles of several components that have one name.
@Suite struct StyleNameTests {
  private static let path = "styles/card.yaml"
  private static let text = """
    components:
      Pill: { base: UIButton }
      BigPill: { base: Pill }
      Tag: { base: UILabel }
    styles:
      primary: { component: Pill, titleColor: red }
      BigPill.primary: { extends: primary, alpha: 0.5 }
      Tag.primary: { textColor: blue }
      soft: { component: Tag, extends: primary }
      loud: { extends: Pill.primary }

    """

  private let client = TestClient.ready([path: text])

  init() { client.open(Self.path) }

  private func renamed(_ place: String, _ offset: Int, to name: String) -> String {
    let answer = client.answer(
      "textDocument/rename",
      .object((client.at(place, in: Self.path, offset).members ?? []) + [.init("newName", .string(name))]))
    if let error = answer["error"]?["message"]?.string { return error }
    var bytes = Array(Self.text.utf8)
    let positions = TextPositions(bytes, .utf16)
    for edit in (answer["result"]?["changes"]?.members?.first?.value.array ?? []).reversed() {
      guard let range = positions.offsets(edit["range"]) else { continue }
      bytes.replaceSubrange(range, with: (edit["newText"]?.string ?? "").utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The lines, from 0, that a request names.
  private func lines(_ method: String, _ place: String, _ offset: Int) -> [Int] {
    var params = client.at(place, in: Self.path, offset).members ?? []
    if method == "references" { params.append(.init("context", ["includeDeclaration": true])) }
    let result = client.answer("textDocument/" + method, .object(params))["result"]
    return (result?.array ?? [result].compactMap { $0 }).compactMap {
      ($0["range"] ?? $0["targetRange"])?["start"]?["line"]?.integer
    }.sorted()
  }

  @Test func theFileHasNoProblem() {
    let found = client.take("textDocument/publishDiagnostics").flatMap { $0["diagnostics"]?.array ?? [] }
    #expect(found.filter { $0["severity"] == 1 }.isEmpty, "\(found)")
  }

  @Test func aReferenceLeadsToTheStyleThatItMeans() {
    #expect(lines("definition", "extends: primary, alpha", 10) == [5])
    #expect(lines("definition", "extends: primary }", 10) == [7])
    #expect(lines("definition", "Pill.primary }", 6) == [5])
    #expect(lines("definition", "Pill.primary }", 1) == [1])
    #expect(lines("definition", "Tag.primary:", 1) == [3])
  }

  @Test func eachHasReferencesOfItsOwn() {
    #expect(lines("references", "primary: { component", 1) == [5, 6, 9])
    #expect(lines("references", "Tag.primary:", 6) == [7, 8])
    #expect(lines("references", "BigPill.primary", 10) == [6])
    #expect(lines("references", "Tag: {", 1) == [3, 7, 8])
  }

  @Test func aNewNameIsThatOfOneOfThem() {
    #expect(
      renamed("Tag.primary:", 6, to: "main")
        == Self.text.replacing("Tag.primary", with: "Tag.main").replacing(
          "Tag, extends: primary", with: "Tag, extends: main"))
    #expect(
      renamed("primary: { component", 1, to: "main")
        == Self.text.replacing("  primary:", with: "  main:").replacing(
          "{ extends: primary,", with: "{ extends: main,"
        ).replacing("extends: Pill.primary", with: "extends: Pill.main"))
    #expect(renamed("soft:", 1, to: "primary") == "‘primary’ is there already")
  }

  /// What extends `primary` would mean the new one.
  @Test func aNameThatWouldTakeOverAReferenceIsRefused() {
    let text =
      Self.text.replacing("BigPill.primary", with: "BigPill.base")
      + "  bold: { component: BigPill, extends: primary }\n"
    let client = TestClient.ready([Self.path: text])
    client.open(Self.path)
    let answer = client.answer(
      "textDocument/rename",
      .object((client.at("BigPill.base", in: Self.path, 9).members ?? []) + [.init("newName", "primary")]))
    #expect(
      answer["error"]?["message"]?.string?.contains("would mean another style") ?? false, "\(answer)")
  }

  @Test func aComponentIsRenamedInTheNamesOfItsStyles() {
    #expect(renamed("  Tag: {", 3, to: "Label2") == Self.text.replacing("Tag", with: "Label2"))
    #expect(
      renamed("  Pill: {", 3, to: "Capsule2")
        == Self.text.replacing("  Pill:", with: "  Capsule2:").replacing("base: Pill", with: "base: Capsule2")
        .replacing("component: Pill", with: "component: Capsule2")
        .replacing("extends: Pill.", with: "extends: Capsule2."))
  }
}
