import SeededRandom
import StyleSource
import Testing

@testable import StyleSyntax

/// Damaged files: thousands of them, the same on each run.
@Suite(.tags(.slow)) struct MutationTests {
  @Test(arguments: 0..<8)
  func `no damage breaks the tree's invariants`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    for _ in 0..<1_000 {
      let bytes = random.damaged(yamlSamples)
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
}
