import StyleSource
import Testing

@testable import StyleSyntax

struct KeyTests {
  @Test func `a key that stands twice is an error that points at both`() throws {
    let source = file("a: 1\nb: 2\n\"a\": 3\n")
    let problem = try onlyProblem(source)
    #expect(problem.code.id == "duplicate-key")
    #expect(source.text(problem.span) == "\"a\"")
    #expect(problem.related.map { source.text($0.span) } == ["a"])
    #expect(problem.related.map(\.message) == ["first defined here"])
    #expect(parse(source).product.root?.outline == "{a: 1, b: 2}")
  }

  @Test func `each further one points at the first`() {
    let problems = parse(file("{a: 1, a: 2, b: { a: 3 }, a: 4}")).diagnostics
    #expect(problems.map { $0.span.start } == [7, 26])
    #expect(problems.allSatisfy { $0.related.first?.span.start == 1 })
  }

  @Test func `keys are compared by their text`() throws {
    #expect(try root("{'1': a, 01: b, A: c, a: d}").entries.map(\.key).count == 4)
    #expect(try onlyProblem("{\"\\x61\": 1, a: 2}").code.id == "duplicate-key")
    #expect(try onlyProblem("k: &x a\n*x : 1\na: 2\n").code.id == "duplicate-key")
    #expect(try onlyProblem("a: &x {b: 1}\nc:\n  <<: *x\n  <<: *x\n").code.id == "duplicate-key")
  }

  @Test func `a duplicate among very many keys is found`() throws {
    let text = (0..<100_000).map { "key\($0): 1\n" }.joined() + "key777: 2\n"
    let source = file(text)
    let problem = try onlyProblem(source)
    #expect(source.place(problem.span) == "100001:1")
    #expect(problem.related.first.map { source.place($0.span) } == "778:1")
  }

  @Test(arguments: ["[a, b]: 1", "{ a: b }: 1", "? [a]\n: 1", "? - a\n: 1"])
  func `a key is no list or mapping`(text: String) throws {
    let source = file(text + "\n")
    #expect(try onlyProblem(source).code.id == "invalid-key")
    #expect(parse(source).product.root?.entries.isEmpty == true)
  }

  @Test func `an alias of a list is no key either`() throws {
    #expect(try onlyProblem("a: &x [1]\n*x : 1\n").code.id == "invalid-key")
  }

  @Test(arguments: [": 1", "?\n: 1"])
  func `an empty key is an error`(text: String) throws {
    #expect(try onlyProblem(text + "\n").code.id == "invalid-key")
    #expect(try root("\"\": 1\n").outline == "{: 1}")
  }

  @Test(arguments: ["a\u{202E}b", "\"a\\u202Eb\"", "\u{2066}a", "'\u{200F}a'", "\"a\\eb\"", "\"a\\0b\""])
  func `a key without invisible characters`(key: String) throws {
    let problem = try onlyProblem("x: 1\n\(key): 2\n")
    #expect(problem.code.id == "invalid-key")
    #expect(problem.span.start >= 5 && problem.span.end <= 5 + UInt32(key.utf8.count))
  }

  @Test func `an invisible character is pointed at exactly where it is written as such`() throws {
    #expect(try onlyProblem("ab\u{202E}c: 2\n").span == Span(FileID(0), 2, 5))
  }

  @Test func `a quoted value may turn the direction of text`() throws {
    #expect(try root("title: \"\u{2067}שלום\u{2069}\"\n").entries.map(\.key).count == 1)
  }
}
