import StyleSource
import Testing

@testable import StyleSyntax

/// One problem a file, at its place, in words for a designer.
struct SyntaxErrorTests {
  @Test(arguments: [
    ("a:\n\tb: 1\n", "2:1", "tab"),
    ("a:\n  b: 1\n\tc: 2\n", "3:1", "tab"),
    ("a: @x\n", "1:4", "‘@’"),
    ("a: `x`\n", "1:4", "‘`’"),
    ("a: %x\n", "1:4", "‘%’"),
    ("a: b: c\n", "1:5", "‘: ’"),
    ("a: 1\n b: 2\n", "2:2", "further in"),
    ("a:\n  b: 1\n\n   # c\n   d: 2\n", "5:4", "further in"),
    ("a:\n  b: 1\n c: 2\n  d: 3\n", "3:2", "further left"),
    ("- a: 1\n   b: 2\n", "2:4", "further in"),
    ("a:\n  - b: 1\n   c: 2\n", "3:4", "further left"),
    ("a:\n  b:1\n  c: 2\n", "2:4", "space"),
    ("a:\n  c: 2\n  b:1\n", "3:4", "space"),
    ("a: { b: #fff }\n", "1:9", "‘#’"),
    ("a: [#fff]\n", "1:5", "‘#’"),
    ("a: { b: 1, # fff\nc: 2\n", "1:4", "‘{’"),
    ("a: - b\n", "1:4", "list"),
    ("a: [1, 2\nb: 3\n", "1:4", "‘[’"),
    ("a: [1, 2", "1:4", "‘[’"),
    ("a: { b: 1\nc: 2\nd: 3\n", "1:4", "‘{’"),
    ("a: { b: 1", "1:4", "‘{’"),
    ("a: 1]\nb: [1]]\n", "2:7", "‘]’"),
    ("a: \"one\nb: 2\n", "1:4", "quote"),
    ("a: 'one", "1:4", "quote"),
    ("a: 1\nb 2\nc: 3\n", "2:1", "colon"),
    ("a: 1\nb", "2:1", "colon"),
    ("a:\n    b: 1\n  c: 2\n", "3:3", "further left"),
    ("a:\n    - b\n  c: 2\n", "3:3", "line"),
    ("a: \"\\q\"\n", "1:5", "escape"),
    ("a: \"\\ud800\"\n", "1:5", "escape"),
    ("a: \"\\xZZ\"\n", "1:5", "escape"),
    ("a: &\n", "1:4", "name"),
    ("a: *\n", "1:4", "name"),
    ("a: !x!y 1\n", "1:4", "tag"),
    ("a: }\n", "1:4", "‘}’"),
    ("%FOO bar\n---\na: 1\n", "1:1", "directive"),
    ("%YAML 3.0\n---\na: 1\n", "1:1", "1.2"),
    ("- a\nb: 1\n", "2:1", "list"),
    ("a: 1\n- b\n", "2:1", "list"),
    ("```yaml\na: 1\n", "1:1", "Markdown"),
    ("a: 1\n~~~\n", "2:1", "Markdown"),
  ])
  func `a syntax error is one problem at its place`(text: String, place: String, word: String) throws {
    let source = file(text)
    let problem = try onlyProblem(source)
    #expect(source.place(problem.span) == place, "\(problem.message)")
    #expect((problem.message + problem.notes.joined()).contains(word), "\(problem.message) \(problem.notes)")
    #expect(!problem.message.hasPrefix("this is not YAML"), "\(problem.message)")
    #expect(Int(problem.span.end) <= source.bytes.count)
  }

  /// The fix of a fence leaves nothing of its line, and that of the other one follows.
  @Test func `a code fence goes with its line`() {
    let source = file("```yaml\na: 1\n```\n")
    let problems = parse(source).diagnostics
    #expect(problems.map { source.place($0.span) } == ["1:1", "3:1"])
    let edits = problems.flatMap(\.fixes).flatMap(\.edits)
    #expect(edits.map(\.span.range) == [0..<8, 13..<17])
    #expect(edits.map(\.replacement) == ["", ""])
  }

  /// The fix of a line that stands out begins it where its neighbours begin, behind the dash of a list.
  @Test(arguments: [
    ("a: 1\n  b: 2\n", "a: 1\nb: 2\n"), ("- a: 1\n   b: 2\n", "- a: 1\n  b: 2\n"),
    ("a:\n  - b: 1\n   c: 2\n", "a:\n  - b: 1\n    c: 2\n"),
    ("a:\n  b: 1\n c: 2\n  d: 3\n", "a:\n  b: 1\n  c: 2\n  d: 3\n"),
  ])
  func `a line out of its column is put right`(text: String, expected: String) throws {
    let fix = try #require(try onlyProblem(text).fixes.first)
    #expect(String(decoding: applying(fix.edits, to: Array(text.utf8)), as: UTF8.self) == expected)
  }

  @Test func `what stands above and below the error is kept, the value at the error is missing`() throws {
    let tree = parse(file("a: 1\nb: { c: 2, d: 3 }\ne: [4, {f: 5\ng: 6\n")).product
    #expect(tree.root?.value("a")?.text == "1")
    #expect(tree.root?.value("b")?.outline == "{c: 2, d: 3}")
    #expect(tree.root?.value("e")?.kind == .missing)
    #expect(tree.root?.value("g")?.text == "6")
    #expect(!tree.isComplete)
    #expect(parse(file("a: b\n c: d\n")).product.root?.value("a")?.text == "b")
  }

  @Test func `a file with a hundred mistakes is read in bounded time, and each of the first is reported`() {
    let lines = (0..<100).map { "a\($0): { b: \($0) ]\n" }
    let parsed = parse(file("styles:\n" + lines.map { "  " + $0 }.joined()))
    #expect(parsed.diagnostics.count == 51)
    let ends = parsed.diagnostics.indices.filter {
      parsed.diagnostics[$0].notes.contains { $0.hasPrefix("nothing below was read") }
    }
    #expect(ends == [50])
    #expect(parsed.product.hidesNames)
  }

  @Test(arguments: [
    // A byte order mark is no character of the line; an alias of what is hidden may be known there.
    "\u{FEFF}styles: { a: b ]\n", "styles:\n  a: &x { b: c ]\n  d: *x\n",
    "styles:\r\n  a: { b: c ]\r\n  d: { e: f }\r\n", "styles:\n  a: { b: | }\n  d: { e: f }\n",
  ])
  func `one mistake is one problem`(text: String) throws {
    let problem = try onlyProblem(text)
    #expect(problem.code.id == "yaml-syntax" && !problem.message.contains("U+FEFF"))
  }

  @Test(arguments: [
    ("tokens:\n  color: { ink: black ]\nstyles: {}\n", true),
    ("styles:\n  a: { b: c ]\n  d: { e: f }\n", false),
    ("styles:\n  a:\n    b: c\n      d: e\n", false), ("styles:\n  a\n    b: c\n", true),
    ("styles: { a: b ]\n", true), ("components:\n  A:\n    properties: { p: { type: Int ] }\n", false),
  ])
  func `names are hidden only where the error may stand in the way of one`(text: String, isHidden: Bool) {
    #expect(parse(file(text)).product.hidesNames == isHidden)
  }

  @Test(arguments: [
    ("a: 1\n---\nb: 2\n", "2:1"), ("a: 1\n...\n---\nb: 2\n", "3:1"), ("---\na: 1\n--- # x\n", "3:1"),
    ("# é\na: é\n---\n", "3:1"), ("\u{FEFF}a: é\n---\n", "2:1"),
  ])
  func `a second document is an error at its beginning`(text: String, place: String) throws {
    let source = file(text)
    let problem = try onlyProblem(source)
    #expect(problem.code.id == "unsupported-yaml")
    #expect(source.place(problem.span) == place)
    #expect(source.text(problem.span) == "---")
    #expect(parse(source).product.root?.entries.map(\.key).count == 1)
  }

  @Test(arguments: ["%YAML 1.2\n---\na: 1\n", "--- # first\na: 1\n...\n# after\n", "---\na: 1\n...\n\n"])
  func `one document may be marked as such`(text: String) throws {
    #expect(try root(text).outline == "{a: 1}")
  }

  @Test func `an error behind Unicode and a byte order mark has its exact place`() throws {
    let source = file("\u{FEFF}# é😀\r\nä: \"ö😀\"\r\nb: @c\r\n")
    #expect(source.text(try onlyProblem(source).span) == "@")
  }
}
