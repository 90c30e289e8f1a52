import SeededRandom
import StyleSource
import Testing

@testable import StyleSyntax

/// A glance at the nodes beneath one says what going through its entries and elements says.
@Suite struct GlanceTests {
  /// The texts of a node and of all beneath it, keys included.
  private func texts(_ node: SyntaxNode) -> [String] {
    switch node.kind {
    case .missing: []
    case .scalar: [node.text]
    case .sequence: node.elements.flatMap(texts)
    case .mapping: node.entries.flatMap { texts($0.key) + texts($0.value) }
    }
  }

  private func nodes(_ node: SyntaxNode) -> [SyntaxNode] {
    [node] + (node.elements + node.entries.map(\.value)).flatMap(nodes)
  }

  @Test(arguments: (0..<100 as Range<UInt64>))
  func ofJSON(_ seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let text = RandomJSON.text(&random)
    for node in nodes(try #require(parse(json: file(text)).product.root)) {
      let texts = texts(node)
      for byte in "$a\\".utf8 {
        #expect(node.mayHold(byte) == texts.contains { $0.utf8.contains(byte) }, "\(text)")
      }
      for sought in ["a", "$", "true", ""] as [StaticString] {
        #expect(node.mayHold(sought) == texts.contains(sought.description), "\(text)")
      }
      #expect(node.entryCount == node.entries.map(\.key).count, "\(text)")
    }
  }

  @Test func ofAliasesAndMergedEntries() throws {
    let root = try root("a: &a { b: $c.d }\ne: *a\nf: { <<: *a, g: 1 }\n")
    #expect(try #require(root["e"]).mayHold(UInt8(ascii: "$")))
    #expect(try #require(root["f"]).mayHold("b"))
    #expect(root["f"]?.entryCount == 2 && root["e"]?.entryCount == 1 && root.entryCount == 3)
  }
}
