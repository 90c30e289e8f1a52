import StyleSource
import Testing

@testable import StyleSyntax

/// Spans are held against the source that they cut out.
struct SpanTests {
  @Test func `a scalar covers its quotes, its content leaves them out`() throws {
    let node = try root(#"{ a: plain text , b: "two" , c: 'three' }"#)
    #expect(node.entries.map(\.value.source) == ["plain text", "\"two\"", "'three'"])
    #expect(
      node.entries.map { node.tree.source.text($0.value.contentSpan) } == ["plain text", "two", "three"])
    #expect(node.entries.map(\.value.text) == ["plain text", "two", "three"])
  }

  @Test func `a block collection ends with its last child, not at the next token`() throws {
    let node = try root(
      """
      # before
      a:
        b: 1
        c: [x, y]   # behind


      # between
      d:
        - e
        - f

      g: h

      """)
    #expect(node.source.hasPrefix("a:") && node.source.hasSuffix("g: h"))
    #expect(node.value("a")?.source == "b: 1\n  c: [x, y]")
    #expect(node.value("d")?.source == "- e\n  - f")
    #expect(node.value("a")?.value("c")?.source == "[x, y]")
  }

  @Test func `a list may stand in the column of its key`() throws {
    let node = try root("a:\n- 1\n- 2\nb: 3\n")
    #expect(node.value("a")?.source == "- 1\n- 2")
    #expect(node.value("b")?.source == "3")
  }

  @Test func `a block scalar ends before its trailing blank lines`() throws {
    let node = try root("a: |\n  one\n  two\n\n\nb: >-\n  three\n\n# end\nc: 1\n")
    #expect(node.value("a")?.source == "|\n  one\n  two")
    #expect(node.value("a")?.text == "one\ntwo\n")
    #expect(node.value("b")?.source == ">-\n  three")
    #expect(node.value("b")?.text == "three")
  }

  @Test func `an empty value stands right behind its colon`() throws {
    let node = try root("a:\nb: {c: , d: 1}\n")
    let empty = try #require(node.value("a"))
    #expect(empty.span == Span(FileID(0), 2, 2))
    #expect(empty.scalarKind == .null)
    #expect(node.value("b")?.outline == "{c: , d: 1}")
  }

  @Test(arguments: [
    "", "# 😀 é\n", "x: 👩‍👩‍👧\n", "e\u{301}: \"ﬁ…\"\r\n", "# \u{2009}thin\r\n", "\u{FEFF}", "\u{FEFF}# ü\n",
  ])
  func `what stands before a node does not shift it`(prefix: String) throws {
    let node = try root(prefix + "color: 'rot é'\r\nlist: [ä, \"😀\", z]\r\nlast: { k: v }\r\n")
    #expect(node.value("color")?.source == "'rot é'")
    #expect(node.value("list")?.source == "[ä, \"😀\", z]")
    #expect(node.value("list")?.elements.map(\.source) == ["ä", "\"😀\"", "z"])
    #expect(node.value("last")?.source == "{ k: v }")
    #expect(node.entries.map(\.self).last?.key.source == "last")
  }

  @Test func `positions behind a long run of Unicode stay exact`() throws {
    let text = (0..<3_000).map { "k\($0): \"é😀\($0)\"\n" }.joined()
    for (index, entry) in try root(text).entries.enumerated() {
      #expect(entry.key.source == "k\(index)")
      #expect(entry.value.source == "\"é😀\(index)\"")
    }
  }

  @Test(arguments: ["\n", "\r\n"])
  func `an anchor or a tag ends with its line`(end: String) throws {
    let node = try root("a:\n  &x\(end)  - 1\n  - 2\nb: !!seq\(end)- 3\nc: &y # why\(end)  k: v\n")
    #expect(node.entries.map(\.value.source) == ["- 1\n  - 2", "- 3", "k: v"])
  }

  @Test func `anchors and tags stand outside of the value`() throws {
    let node = try root(
      "a: &x 1\nb: !!str &y 2\nc: &m # why\n  k: v\nd: !!seq\n- 1\ne: &z\nf: &q [1]\n&key g: h\n")
    #expect(node.entries.map(\.value.source) == ["1", "2", "k: v", "- 1", "", "[1]", "h"])
    #expect(node.entries.map(\.self).last?.key.source == "g")
  }

  @Test func `text with escapes or folded lines is decoded, its span is the source`() throws {
    let node = try root("a: \"x\\ty\"\nb: one\n  two\nc: 'it''s'\nd: \"\\P\"\n")
    #expect(node.entries.map(\.value.text) == ["x\ty", "one two", "it's", "\u{2029}"])
    #expect(node.entries.map(\.value.source) == ["\"x\\ty\"", "one\n  two", "'it''s'", "\"\\P\""])
    #expect(node.entries.allSatisfy { !$0.value.isVerbatim })
  }

  @Test func `a pair in a flow list is a mapping without brackets`() throws {
    let node = try root("[a: 1 , b]")
    #expect(node.elements.map(\.source) == ["a: 1", "b"])
    #expect(node.elements.first?.outline == "{a: 1}")
  }
}
