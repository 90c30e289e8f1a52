import StyleReport
import StyleCompiler
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
  // What an alias stands for is compared where it is written: a file of 4,096 bytes may stand for a million values.
  let isAlias = a.span != a.definition
  if isAlias || depth == 100 { return true }
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

/// Every place lies in the file. JSON is what the reader of reports' JSON takes for it, which shares no code, and says the same; only keys that are
/// there twice, invisible characters in keys or texts, and halves of surrogate pairs are refused beyond that, and too many values.
func fuzzReadingJSON(_ bytes: [UInt8]) {
  let file = file(bytes)
  let parsed = parse(json: file)
  expectPlaces(parsed.diagnostics, in: SourceMap([file]))
  if let root = parsed.product.root { walk(root, within: 0..<bytes.count, depth: 0) }
  // As a file of design tokens by itself, as a page, and as several that see each other: which, follows from the bytes.
  let arrangements = [["a.json"], ["DESIGN.md"], ["a.json", "b.json"], ["a.json", "b.json", "DESIGN.md"]]
  let names = arrangements[bytes.reduce(0) { ($0 + Int($1)) % arrangements.count }]
  var sources = SourceMap()
  for name in names { _ = sources.add(path: "t/\(name)", bytes: bytes) }
  _ = sources.add(path: "a.yaml", bytes: Array("imports: [t/]\nmodes: { brand: [ocean, forest] }\n".utf8))
  expectPlaces(compile(sources).diagnostics, in: sources)
  // A byte order mark is no part of the text.
  let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  switch parseJSON(text, deepest: Limits.nesting) {
  case .success(let value):
    guard parsed.diagnostics.isEmpty else {
      let codes = Set(parsed.diagnostics.map(\.code.id))
      let isStricter = codes.isSubset(of: [
        "duplicate-key", "invalid-key", "invalid-encoding", "too-many-aliases",
      ])
      let isHalf = parsed.diagnostics.contains { $0.message.hasSuffix("one half of a character") }
      return expect(isStricter || isHalf, "JSON has no findings")
    }
    guard let root = parsed.product.root else { return expect(false, "JSON has a value") }
    expect(isSame(root, value), "both read the same values")
  case .failure(let problem):
    // Which RFC 8259 allows.
    if problem.reason == "a number is too large" { return }
    expect(
      parsed.diagnostics.contains { $0.code.severity == .error }
        || parsed.diagnostics.map(\.code.id) == ["json-comment"],
      "what is no JSON has a finding")
  }
}

private func isSame(_ node: SyntaxNode, _ value: JSONValue) -> Bool {
  switch (value, node.scalarKind) {
  case (.null, .null): return true
  case (.bool(let flag), .bool(let other)): return flag == other
  case (.integer, .integer), (.integer, .float), (.integer, .hugeInteger), (.number, .integer),
    (.number, .float),
    (.number, .hugeInteger):
    guard let number = Double(node.text) else { return false }
    if case .integer(let whole) = value { return Double(whole) == number }
    if case .number(let other) = value { return other == number }
    return false
  case (.string(let text), .string): return node.kind == .scalar && node.text == text
  case (.array(let elements), _):
    return node.kind == .sequence && node.elements.count == elements.count
      && zip(node.elements, elements).allSatisfy { isSame($0, $1) }
  case (.object(let members), _):
    let entries = Array(node.entries)
    return node.kind == .mapping && entries.count == members.count
      && zip(entries, members).allSatisfy { $0.key.text == $1.name && isSame($0.value, $1.value) }
  case (.null, _), (.bool, _), (.integer, _), (.number, _), (.string, _): return false
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
