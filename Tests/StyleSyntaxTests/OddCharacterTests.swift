import StyleSource
import Testing

@testable import StyleSyntax

/// Characters that programs take for something else, each in every place where a file may have it: YAML 1.2 decides what they are.
@Suite struct OddCharacterTests {
  /// Those that are text like any other, though invisible, or a line break or nothing to YAML 1.1.
  static let texts = [
    "\u{85}", "\u{2028}", "\u{2029}", "\u{200D}", "\u{200B}", "\u{A0}", "\u{E000}", "\u{7FF}",
  ]

  /// Those that no file may hold.
  static let forbidden = ["\0", "\u{7}", "\u{7F}", "\u{9F}", "\u{FFFE}"]

  private func tree(_ text: String) throws -> SyntaxTree {
    let parsed = parse(SourceFile(id: FileID(0), path: "odd.yaml", text: text))
    try #require(parsed.diagnostics.isEmpty, "\(parsed.diagnostics.map(\.message))")
    return parsed.product
  }

  /// All of them in one file, so that the stand-ins for some could be taken for others.
  private static let all = texts.joined(separator: "x")

  @Test(arguments: texts + [all]) func theyAreText(_ character: String) throws {
    let text = """
      plain: one\(character)two
      double: "one\(character)two" # a\(character)b
      # \(character)b: 2
      single: 'one\(character)two'
      list: [one\(character)two, { a: one\(character)two }]
      block: |
        one\(character)two
        three
      folded: >-
        one\(character)two
        three
      broken: one
        t\(character)wo
      last: end
      """
    let root = try #require(try tree(text).root)
    let said = "one\(character)two"
    #expect(root["plain"]?.text == said)
    #expect(root["double"]?.text == said)
    #expect(root["single"]?.text == said)
    #expect(root["list"]?.elements.map(\.self).first?.text == said)
    #expect(root["block"]?.text == said + "\nthree\n")
    #expect(root["folded"]?.text == said + " three")
    #expect(root["broken"]?.text == "one t\(character)wo")
    #expect(root["last"]?.text == "end")
    #expect(root.entries.map(\.key.text).count == 8)
    let comments = try tree(text).comments
    #expect(comments.count == 2)
  }

  @Test(arguments: texts) func placesBehindThemStayExact(_ character: String) throws {
    let text = "a: \(character)x # \(character)\nb: 1\nc: \(character)\n"
    let file = SourceFile(id: FileID(0), path: "odd.yaml", text: text)
    let root = try #require(try tree(text).root)
    let node = try #require(root["b"])
    #expect(file.text(node.span) == "1")
    #expect(LineTable(file.bytes).line(at: Int(node.span.start)) == 2)
  }

  @Test(arguments: texts) func layingOutAndEditingKeepsThem(_ character: String) throws {
    let text = "a: x\(character)y # \(character)\nb:   1\n"
    let file = SourceFile(id: FileID(0), path: "odd.yaml", text: text)
    let formatted = try format(file).get()
    #expect(String(decoding: formatted, as: UTF8.self) == "a: x\(character)y # \(character)\nb: 1\n")
    let edit = try tree(text).setting(SyntaxPath([.key("b")]), to: .text("z\(character)")).get()
    #expect(edit.tree.root?["b"]?.text == "z\(character)")
    #expect(edit.tree.root?["a"]?.text == "x\(character)y")
  }

  @Test(arguments: forbidden) func whatNoFileMayHoldIsReportedAtItsPlace(_ character: String) {
    let parsed = parse(SourceFile(id: FileID(0), path: "odd.yaml", text: "a: 1\nb: x\(character)y\n"))
    #expect(parsed.diagnostics.map(\.span.start) == [9])
    #expect(parsed.product.root?["a"]?.text == "1")
  }
}
