import StyleSource
import Testing

@testable import StyleSyntax

struct EncodingTests {
  /// Unicode 16, table 3-7: what is ill-formed, and the first byte of it.
  @Test(
    arguments: [
      [0x80], [0xC0, 0xAF], [0xC1, 0x81], [0xC3], [0xC3, 0x28], [0xE0, 0x80, 0xAF], [0xE2, 0x82],
      [0xED, 0xA0, 0x80],
      [0xED, 0xBF, 0xBF], [0xF0, 0x80, 0x80, 0xAF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80],
      [0xFF],
    ] as [[UInt8]])
  func `bytes that are no UTF-8 are pointed at`(bytes: [UInt8]) throws {
    for prefix in ["a: 1\nb: ", "é: 1\nb: \"12345678", "# aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"] {
      let problem = try onlyProblem(file(Array(prefix.utf8) + bytes + Array("\nc: 2\n".utf8)))
      #expect(problem.code.id == "invalid-encoding")
      #expect(problem.span.start == prefix.utf8.count)
    }
    let atEnd = try onlyProblem(file(Array("a: ".utf8) + bytes))
    #expect(atEnd.span.start == 3 && atEnd.span.end <= 3 + bytes.count)
  }

  /// A sign that looks like YAML's isn't sought behind bytes that are no UTF-8.
  @Test func `bytes that are no UTF-8 may stand before a wide sign`() {
    let bytes: [UInt8] = Array("imports: [toklack\n\u{A0}`".utf8) + [0xA0] + Array(repeating: 0xFF, count: 6)
    let problems = parse(file(bytes + Array("\u{A0}im\n  color: { tint".utf8))).diagnostics
    #expect(problems.contains { $0.code.id == "invalid-encoding" || $0.code.id == "yaml-syntax" })
  }

  @Test(arguments: [
    "tokens: { a: [1, 2\n  b: 1\nstyles:\n  c: { d: 1 }\n",
    "tokens:\n  color: { ink: black, paper: white\n  length: { a: 1 }\n",
    "tokens: @a\nstyles: 1\n", "a b\nc: 1\n", "a:\n\tb: 1\n", "a: \"b\nc: 1\n",
    "<<<<<<< ours\na: 1\n=======\na: 2\n>>>>>>> theirs\n",
    "  a: 1\n b: 2\n", "- a\nb: 1\n", "a: 1\n  b: 2\n",
  ])
  func `errors are the same behind a byte order mark`(text: String) {
    let (plain, marked) = (parse(file(Array(text.utf8))), parse(file(Array("\u{FEFF}\(text)".utf8))))
    func summary(_ diagnostic: Diagnostic, _ shift: Int) -> String {
      "\(diagnostic.code.id) \(Int(diagnostic.span.start) - shift)…\(Int(diagnostic.span.end) - shift) \(diagnostic.message)"
    }
    #expect(!plain.diagnostics.isEmpty)
    #expect(marked.diagnostics.map { summary($0, 3) } == plain.diagnostics.map { summary($0, 0) })
    #expect(marked.product.hidesNames == plain.product.hidesNames)
    #expect(marked.product.root?.entries.map(\.key.text) == plain.product.root?.entries.map(\.key.text))
  }

  @Test func `half of a surrogate pair is named as such`() throws {
    #expect(try onlyProblem(file(Array("a: ".utf8) + [0xED, 0xB0, 0x80])).message.contains("surrogate"))
  }

  @Test(arguments: [0, 1, 7, 8, 0x0B, 0x0C, 0x0E, 0x1B, 0x1F, 0x7F] as [UInt8])
  func `control characters are pointed at`(byte: UInt8) throws {
    for count in 0..<20 {
      let prefix = "a: " + String(repeating: "x", count: count)
      let problem = try onlyProblem(file(Array(prefix.utf8) + [byte] + Array("yyyyyyyyyy\n".utf8)))
      #expect(problem.code.id == "invalid-encoding")
      #expect(problem.span == Span(FileID(0), prefix.utf8.count, prefix.utf8.count + 1))
    }
  }

  @Test(arguments: ["\u{80}", "\u{9F}", "\u{FFFE}", "\u{FFFF}"])
  func `so are those beyond ASCII`(character: String) throws {
    let problem = try onlyProblem("a: \(character)\n")
    #expect(problem.span == Span(FileID(0), 3, 3 + character.utf8.count))
  }

  @Test func `what stands above a bad byte is kept, nothing is said of what it cuts off`() {
    let parsed = parse(file(Array("a: 1\nb: { c: [1, \"x".utf8) + [0xFF] + Array("\" ] }\nd: 1\n".utf8)))
    #expect(parsed.diagnostics.count == 1)
    #expect(parsed.product.root?.value("a")?.text == "1")
    #expect(parsed.product.isComplete == false)
  }

  @Test(arguments: [[0xFE, 0xFF, 0, 0x61], [0xFF, 0xFE, 0x61, 0]] as [[UInt8]])
  func `UTF-16 is to be saved as UTF-8`(bytes: [UInt8]) throws {
    let problem = try onlyProblem(file(bytes))
    #expect(problem.message.contains("UTF-16"))
    #expect(problem.notes.joined().contains("UTF-8"))
  }

  @Test(arguments: ["", "\u{FEFF}", "\n", "# comment", "---\n", "--- # comment\n...\n", " \n \n", "\r\n"])
  func `a file without a value is empty`(text: String) {
    let parsed = parse(file(text))
    #expect(parsed.diagnostics == [])
    #expect(parsed.product.root == nil)
    #expect(parsed.product.isComplete)
  }
}
