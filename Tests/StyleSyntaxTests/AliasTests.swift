import StyleSource
import Testing

@testable import StyleSyntax

struct AliasTests {
  @Test func `an alias is what it stands for, and has both places`() throws {
    let node = try root("a: &x { k: 1 }\nb: *x\n")
    let value = try #require(node.value("b"))
    let source = node.tree.source
    #expect(value.outline == "{k: 1}")
    #expect(source.text(value.span) == "*x")
    #expect(source.text(value.definition) == "{ k: 1 }")
    // What is inside is where it is written: a mistake in it is put right there.
    #expect(value.value("k").map { source.text($0.span) } == "1")
  }

  @Test func `of two equal anchors the nearer above counts`() throws {
    let node = try root("a: &x 1\nb: *x\nc: &x 2\nd: *x\n")
    #expect(node.outline == "{a: 1, b: 1, c: 2, d: 2}")
  }

  @Test func `an alias may be a key`() throws {
    #expect(try root("a: &x name\n*x : 1\n").outline == "{a: name, name: 1}")
  }

  @Test func `a merge key brings in entries, weaker than those that are written`() throws {
    let node = try root(
      """
      base: &base { a: 1, b: 1 }
      more: &more { b: 2, c: 2 }
      one: { <<: *base, b: 3, d: 3 }
      list: { <<: [*base, *more], d: 4 }
      inline: { x: 1, <<: { x: 2, y: 2 } }
      quoted: { "<<": 1 }
      """)
    #expect(node.value("one")?.outline == "{b: 3, d: 3, a: 1}")
    #expect(node.value("list")?.outline == "{d: 4, a: 1, b: 1, c: 2}")
    #expect(node.value("inline")?.outline == "{x: 1, y: 2}")
    #expect(node.value("quoted")?.outline == "{<<: 1}")
    #expect(node.value("one")?.entries.map(\.isMerged) == [false, false, true])
  }

  @Test func `merges go through merged mappings`() throws {
    let node = try root("a: &a { k: 1 }\nb: &b { <<: *a, l: 2 }\nc: { <<: *b }\n")
    #expect(node.value("c")?.outline == "{l: 2, k: 1}")
  }

  @Test(arguments: ["<<: 1", "<<: [1]", "<<: [[]]", "a: &a 1\nb: { <<: *a }"])
  func `a merge key takes mappings only`(text: String) throws {
    #expect(try onlyProblem(text + "\n").code.id == "invalid-merge")
  }

  @Test func `an alias without anchor is an error, with the nearest name`() throws {
    let source = file("a: &tint 1\nb: *tnit\nc: 2\n")
    let problem = try onlyProblem(source)
    #expect(problem.code.id == "unknown-alias")
    #expect(source.text(problem.span) == "*tnit")
    #expect(problem.fixes.first?.edits.first?.replacement == "*tint")
    #expect(parse(source).product.root?.outline == "{a: 1, b: ?, c: 2}")
  }

  @Test func `an alias inside what it repeats is an error`() throws {
    let source = file("a: &x { b: [*x] }\n")
    #expect(source.text(try onlyProblem(source).span) == "*x")
    #expect(parse(source).product.root?.outline == "{a: {b: [?]}}")
  }

  @Test func `a merge of a mapping into itself is an error`() throws {
    #expect(try onlyProblem("a: &x { <<: *x }\n").code.id == "unknown-alias")
  }
}
