import StyleSource
import Testing

@testable import StyleSyntax

/// Damaged files: thousands of them, the same on each run.
struct MutationTests {
  @Test(arguments: 0..<8)
  func `no damage breaks the tree's invariants`(seed: Int) {
    var random = SplitMix(state: UInt64(seed))
    for _ in 0..<1_000 {
      var bytes = Array(samples[Int(random.next() % UInt64(samples.count))].utf8)
      for _ in 0...random.next() % 4 { damage(&bytes, &random) }
      let source = file(bytes)
      let parsed = parse(source)
      for problem in parsed.diagnostics {
        #expect(isInside(problem.span, source), "\(bytes)")
        #expect(problem.related.allSatisfy { isInside($0.span, source) }, "\(bytes)")
      }
      #expect(parsed.product.isComplete || !parsed.diagnostics.isEmpty, "\(bytes)")
      checkInvariants(parsed.product)
      if let root = parsed.product.root { _ = root.outline }
      for comment in parsed.product.comments { #expect(bytes[comment.range].first == UInt8(ascii: "#")) }
    }
  }

  private func damage(_ bytes: inout [UInt8], _ random: inout SplitMix) {
    let place = Int(random.next() % UInt64(bytes.count + 1))
    let sign = signs[Int(random.next() % UInt64(signs.count))]
    switch random.next() % 6 {
    case 0: bytes.insert(contentsOf: sign, at: place)
    case 1 where place < bytes.count: bytes[place] = UInt8(truncatingIfNeeded: random.next())
    case 2 where place < bytes.count: bytes.replaceSubrange(place...place, with: sign)
    case 3: bytes.removeSubrange(place..<min(bytes.count, place + Int(random.next() % 9)))
    case 4:
      bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + Int(random.next() % 30))], at: place)
    default: bytes.removeSubrange(place...)
    }
  }

  private func isInside(_ span: Span, _ source: SourceFile) -> Bool {
    span.start <= span.end && Int(span.end) <= source.bytes.count
  }

  /// Spans lie in the file; children lie in their parent, one behind the other.
  private func checkInvariants(_ tree: SyntaxTree) {
    let size = UInt32(tree.source.bytes.count)
    for (index, node) in tree.nodes.enumerated() {
      #expect(node.start <= node.end && node.end <= size, "\(tree.source.bytes)")
      #expect(Int(node.next) > index && Int(node.next) <= tree.nodes.count)
      var child = index + 1
      var end = node.start
      while child < Int(node.next) {
        let inner = tree.nodes[child]
        #expect(inner.start >= end && inner.end <= node.end, "\(tree.source.bytes)")
        end = inner.end
        child = Int(inner.next)
      }
    }
  }

  private let signs: [[UInt8]] = [
    "\n", "\r\n", "\r", "\t", " ", "  ", ":", ": ", "- ", "? ", "#", " #", "[", "]", "{", "}", ",", "&a ",
    "*a", "!!str ",
    "!x", "\"", "'", "\\", "|", ">", "|\n", "%", "@", "<<: ", "---\n", "...\n", "é", "😀", "\u{2028}",
    "\u{85}",
    "\u{202E}", "\u{FEFF}", "\0",
  ].map { Array($0.utf8) }

  private let samples = [
    "imports: [tokens.yaml] # é\ntokens:\n  color:\n    tint: \"#007AFF\"\n    surface: { value: '#fff', dark: \"\\x23000\" }\n",
    "\u{FEFF}styles:\r\n  base: &base\r\n    component: UIView\r\n  card: { <<: *base, alpha: 0.5 }\r\n  list:\r\n  - 1\r\n  -\r\n  - [a, b: c]\r\n",
    "# 😀\ntext: |\n  one\n   two # no comment\n\nfolded: >-\n  a\n  b\n\n# end\nlast: plain\n  over lines\n",
    "? key\n: value\n? - a\n: !!str 12\nä: &x é\n*x : \"ü\"\n",
    "---\n[{a: 1}, \"b\", [[], {}], ~]\n...\n",
  ]
}

/// Steele, Lea and Flood, “Fast splittable pseudorandom number generators”, 2014: numbers that are the same in each run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}
