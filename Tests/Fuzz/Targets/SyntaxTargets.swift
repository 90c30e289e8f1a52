import StyleSource
import StyleSyntax

func file(_ bytes: [UInt8]) -> SourceFile { SourceFile(id: FileID(0), path: "fuzz.yaml", bytes: bytes) }

/// Every place lies in the file, and a node's holds those of its children. libyaml alone reads the same.
func fuzzParsing(_ bytes: [UInt8]) {
  let parsed = parse(file(bytes))
  expectPlaces(parsed.diagnostics, in: SourceMap([file(bytes)]))
  if let root = parsed.product.root { walk(root, within: 0..<bytes.count, depth: 0) }
  let other = parse(file(bytes), usesLibYAML: true)
  expect(parsed.diagnostics == other.diagnostics, "libyaml finds the same mistakes")
  switch (parsed.product.root, other.product.root) {
  case (nil, nil): break
  case (let root?, let other?): expect(isSame(root, other, depth: 0), "libyaml reads the same values")
  case (nil, _?), (_?, nil): expect(false, "libyaml reads as many values")
  }
}

private func isSame(_ a: SyntaxNode, _ b: SyntaxNode, depth: Int) -> Bool {
  guard a.kind == b.kind, a.definition == b.definition, a.span == b.span else { return false }
  if depth == 100 { return true }
  switch a.kind {
  case .missing: return true
  case .scalar: return a.text == b.text && a.isQuoted == b.isQuoted
  case .sequence:
    return a.elements.count == b.elements.count
      && zip(a.elements, b.elements).allSatisfy { isSame($0, $1, depth: depth + 1) }
  case .mapping:
    let (entries, others) = (Array(a.entries), Array(b.entries))
    return entries.count == others.count
      && zip(entries, others).allSatisfy {
        isSame($0.key, $1.key, depth: depth + 1) && isSame($0.value, $1.value, depth: depth + 1)
      }
  }
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
