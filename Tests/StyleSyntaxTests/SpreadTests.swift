import SeededRandom
import StyleSource
import StyleSyntax
import Testing

/// What has become too long between brackets by an edit is put on lines of its own.
@Suite struct SpreadTests {
  private static let long = "\"\(String(repeating: "x", count: 60))\""

  @Test(
    arguments: [
      // The second layer, with what is around the list in its line. Quotes and the comment behind stay.
      (
        "layer: { radius: 12, sublayers: [{ name: a, frame: { x: 1 } }, { name: 'b' }] } # why\nnext: 1\n",
        ["layer", "sublayers", 1],
        """
        layer: # why
          radius: 12
          sublayers:
            - name: a
              frame: { x: 1 }
            - { name: 'b' }
        next: 1

        """
      ),
      // One layer, three, and two of something else stay.
      ("layer: { sublayers: [{ name: a }] }\n", ["layer", "sublayers", 0], nil),
      ("layer: { sublayers: [{ name: a }, { name: b }, { name: c }] }\n", ["layer", "sublayers", 1], nil),
      ("layer: { stops: [{ color: a }, { color: b }] }\n", ["layer", "stops", 1], nil),
      // Too long for a line.
      (
        "styles:\r\n  a: { one: \(long), two: { three: \(long) } }\r\n", ["styles", "a", "two", "three"],
        "styles:\r\n  a:\r\n    one: \(long)\r\n    two: { three: \(long) }\r\n"
      ),
      (
        "styles:\n  a: { one: { \"b\": \(long), c: [\(long), 1] }, two: [], three: {}, four: }\n",
        ["styles", "a", "one", "c"],
        "styles:\n  a:\n    one:\n      \"b\": \(long)\n      c: [\(long), 1]\n    two: []\n    three: {}\n    four:\n"
      ),
      // An element of a list of lines; its comment stays in the first.
      (
        "list:\n- { name: a, kind: \(long), frame: { width: 1, height: \(long) } } # why\n- b\n",
        ["list", 0, "frame"],
        "list:\n- name: a # why\n  kind: \(long)\n  frame: { width: 1, height: \(long) }\n- b\n"
      ),
      // On lines between brackets, only that of the entry is broken, between brackets.
      (
        "a: [\n  { b: 1 },\n  { c: \(long), d: \(long) }, # why\n]\n", ["a", 1, "d"],
        "a: [\n  { b: 1 },\n  {\n    c: \(long),\n    d: \(long)\n  }, # why\n]\n"
      ),
      ("a:\n  { b: \(long), c: \(long) }\n", ["a", "c"], "a:\n  b: \(long)\n  c: \(long)\n"),
      ("{ a: \(long), b: \(long) }\n", ["b"], "a: \(long)\nb: \(long)\n"),
      // Between brackets that begin in a line before, the entry gets a line of its own.
      (
        "a: { b: \(long), # why\n     c: \(long), d: \(long) } # how\n", ["a", "d"],
        "a: { b: \(long), # why\n     c: \(long),\n     d: \(long) } # how\n"
      ),
      ("a: { b: 1,\n  c: x\(String(repeating: "y", count: 100)) }\n", ["a", "c"], nil),
      // Behind an anchor.
      (
        "a:  &x { b: \(long), c: \(long) } # why\n", ["a", "c"], "a:  &x # why\n  b: \(long)\n  c: \(long)\n"
      ),
      // What can't be moved stays.
      ("a: { b: \(long), c: &x \(long) }\n", ["a", "c"], nil),
      ("a: { b: \(long), c: !!str \(long) }\n", ["a", "c"], nil),
      ("a: { b: \(long), c: \(long), # why\n d: 1 }\n", ["a", "c"], nil),
      ("- &x { b: \(long), c: \(long) }\n- *x\n", [0, "c"], nil),
      ("- - { b: \(long), c: \(long) }\n", [0, 0, "c"], "- - b: \(long)\n    c: \(long)\n"),
      ("? { b: \(long), c: \(long) }\n: 1\n", [], nil),
      ("a: { b: \(long), c: 1 } # why\n", ["a", "c"], nil),
      ("a: \(long)\n", ["a"], nil),
    ] as [(String, SyntaxPath, String?)])
  func aLineThatIsTooLongIsSpread(_ text: String, _ path: SyntaxPath, _ after: String?) {
    let tree = parse(file(text)).product
    #expect(tree.isComplete)
    #expect(tree.spreading(entryAt: path).map { String(decoding: $0.source.bytes, as: UTF8.self) } == after)
  }

  /// The file says the same, with the same comments and the same texts of its values. Lines that were not between brackets are as they were.
  @Test(.tags(.slow), arguments: (0..<8).someCases(oneIn: 4))
  func aFileThatIsSpreadSaysTheSame(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed) &+ 9_000)
    var done = 0
    for _ in 0..<300 {
      let text = widened(RandomTree(&random).text(&random), &random)
      let tree = parse(file(text)).product
      let root = try #require(tree.root)
      for path in paths(of: root) {
        guard let spread = tree.spreading(entryAt: path), let now = spread.root else { continue }
        done += 1
        let shown = String(decoding: spread.source.bytes, as: UTF8.self)
        #expect(now.outline == root.outline, "\(text.debugDescription) became \(shown.debugDescription)")
        let comments = [(tree, text), (spread, shown)].map { tree, _ in
          tree.comments.map { tree.source.text($0) }
        }
        #expect(comments[0] == comments[1], "\(text.debugDescription) became \(shown.debugDescription)")
        // Nothing but spaces and the signs of collections has come or gone.
        let signs = Set("{}[],:- \t\r\n".unicodeScalars)
        let texts = [text, shown].map { $0.unicodeScalars.filter { !signs.contains($0) }.sorted() }
        #expect(texts[0] == texts[1], "\(text.debugDescription) became \(shown.debugDescription)")
      }
    }
    #expect(done > 30)
  }

  /// The same text with some values that take much room.
  private func widened(_ text: String, _ random: inout SplitMix) -> String {
    text.replacing("'x, y'", with: "'\(String(repeating: "x, y ", count: 16))'")
  }

  private func paths(of node: SyntaxNode) -> [SyntaxPath] {
    switch node.kind {
    case .missing, .scalar: []
    case .sequence:
      node.elements.enumerated().flatMap { index, element in
        [SyntaxPath([.index(index)])]
          + paths(of: element).map { SyntaxPath([.index(index)] + $0.steps) }
      }
    case .mapping:
      node.entries.flatMap { entry in
        [SyntaxPath([.key(entry.key.text)])]
          + paths(of: entry.value).map { SyntaxPath([.key(entry.key.text)] + $0.steps) }
      }
    }
  }
}
