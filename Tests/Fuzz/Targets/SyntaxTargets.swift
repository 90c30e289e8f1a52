import StyleSource
import StyleSyntax

func file(_ bytes: [UInt8]) -> SourceFile { SourceFile(id: FileID(0), path: "fuzz.yaml", bytes: bytes) }

/// Every place lies in the file, and a node's holds those of its children.
func fuzzParsing(_ bytes: [UInt8]) {
  let parsed = parse(file(bytes))
  expectPlaces(parsed.diagnostics, in: SourceMap([file(bytes)]))
  if let root = parsed.product.root { walk(root, within: 0..<bytes.count, depth: 0) }
}

private func walk(_ node: SyntaxNode, within range: Range<Int>, depth: Int) {
  let own = node.definition.range
  expect(own.lowerBound >= 0 && own.upperBound <= node.contentSpanLimit, "a node lies in the file")
  // What an alias stands for is written elsewhere.
  let isAlias = node.span != node.definition
  if !isAlias { expect(range.contains(own), "the place \(own) lies in its parent's, \(range)") }
  guard !isAlias, depth < 100 else { return }
  switch node.kind {
  case .missing: break
  case .scalar: _ = (node.text, node.scalarKind)
  case .sequence: for element in node.elements { walk(element, within: own, depth: depth + 1) }
  case .mapping:
    // What `<<` merges in is written elsewhere.
    for entry in node.entries where own.contains(entry.key.definition.range) {
      walk(entry.value, within: own, depth: depth + 1)
    }
  }
}

extension SyntaxNode {
  fileprivate var contentSpanLimit: Int { Int.max }
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

/// A file means the same after it was laid out, and a second time changes nothing.
func fuzzFormatting(_ bytes: [UInt8]) {
  switch format(file(bytes)) {
  case .failure(.notReadable(let problems)):
    expectPlaces(problems, in: SourceMap([file(bytes)]))
  case .failure(.changesMeaning):
    fatalError("broken: the layout says something else")
  case .success(let once):
    switch format(file(once)) {
    case .success(let twice): expect(once == twice, "a second time changes nothing")
    case .failure: fatalError("broken: what was laid out can't be laid out again")
    }
  }
}
