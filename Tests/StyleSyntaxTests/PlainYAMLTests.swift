import Foundation
import SeededRandom
import ShippedStyles
import StyleSource
import Testing

@testable import StyleSyntax

/// What is read without libyaml is the same as what libyaml reads.
@Suite struct PlainYAMLTests {
  /// What style files consist of, close together.
  private static let samples = [
    "# comment\nimports: [tokens.yaml]\ntokens:\n  color: # colours\n    tint: \"#007AFF\"\n    surface: { value: '#fff', dark: black }\n",
    "styles:\n- a\n- b: 1\n  c: [1, -2.5, .5,\n    x y, # end\n    \"q\"]\n-   - d\n    - {e: f, \"g\" : h}\nafter : it's\n",
    "a:\n  b:\n    - c: d\n      e: $x * 2\n\n  # note\n  f: [[1], {g: [a:b, c#d]}]\n'k l': 'don''t'\np: { type: String?, q?: [r?s, t? u] }\nm: http://x.y/#z\n",
    "é: ü # 😀\nü:\n  ä: \"ö\"\nlist:\n  - {a: é, b: [ü, ä]}\n  - name: Äpfel und Öl\nend: - 1\n",
    "  deep:\n      deeper:\n          - 1\n      other: x\n  text:\n    alone\n  quoted:\n    \"alone\"\n",
  ]

  @Test(arguments: samples.indices)
  func samplesAreReadWithoutLibYAML(index: Int) {
    // `end: - 1` is a mistake.
    #expect(isPlain(Array(Self.samples[index].utf8)) == !Self.samples[index].contains("end: - 1"))
    compare(Array(Self.samples[index].utf8))
  }

  @Test func nearlyAllShippedFilesAreReadWithoutLibYAML() throws {
    let files = try shippedStyles().map(\.bytes)
    for file in files { compare(file) }
    let plain = files.filter(isPlain).count
    #expect(plain * 10 >= files.count * 9, "\(plain) of \(files.count)")
  }

  @Test func pagesOfTheSuiteAreTheSame() throws {
    let suite = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Suite").standardized
    let pages = try FileManager.default.subpathsOfDirectory(atPath: suite.path).filter { $0.hasSuffix(".md") }
    var count = 0
    for page in pages {
      let text = try String(contentsOf: suite.appending(path: page), encoding: .utf8)
      for fence in text.components(separatedBy: "```yaml").dropFirst() {
        let lines = fence.drop { $0 != "\n" }.dropFirst()
        compare(Array((lines.components(separatedBy: "\n```").first ?? "").utf8))
        count += 1
      }
    }
    #expect(count > 400)
  }

  /// Each of these differs by little from what can be read without libyaml.
  @Test(arguments: [
    "a: b: c", "a: b\n c", "a:\nb: 1", "a:", "- a", "a", "\"a\"", "{a: 1}", "a: {b}", "a: {b, c: 1}",
    "a: {b: }",
    "a: {b: , c: 1}", "a: [b: 1]", "a: [, b]", "a: [b,, c]", "a: [b c\n d]", "a: [b\n: c]", "a: {b\n: c}",
    "a: {b:\n c}",
    "a: {\"b\":1}", "a: {b:1}", "a: {b:,}", "a: [b:]", "a: [?b]", "a: [b?]", "a: [b?, c]", "a: [b? c]",
    "a: {b?: c}", "a: {b?: c?}", "a: [b?c]", "a: b?", "a: b? c", "b?: a", "a: [b?\nc]", "a: [b:?c]", "a: ? b",
    "? a\n: b", "a: &b c",
    "a: *b", "a: !c d",
    "a: |\n  b", "a: >-\n  b", "a: %b", "a: @b", "a: `b`", "a: \"b\\n\"", "a: \"b\n  c\"", "a: 'b\n  c'",
    "a: \"b\"c", "a: \"b\"#c",
    "a: \"b\" c", "a: b\t# c", "a:\tb", "\ta: b", "a: b\r\nc: d\r\n", "a: b\n...", "a: b\n---\nc: d",
    "---\na: b", "...", "%YAML 1.2\n---\na: b",
    "a: b\n  c: d", "a:\n    b: 1\n  c: 2", "a:\n  b: 1\n c: 2", "a:\n  - b\n c: 2", "a:\n- b\n- c\nd: e",
    "a:\n- b\n - c", "a:\n  - b\n  c",
    "a:\n  - b\n   - c", "- a: 1\n  b: 2\n- c", "a:\n  -\n    b: 1", "a:\n  -\n  - b",
    "a:\n  - - b\n    - c\n  - d", "a:\n  - b:\n    - c\n    d: e",
    "a:\n  - b:\n      c: 1\n    d: 2", "a:\n  - b: 1\n   c: 2", "a: [b\n]", "a: [\nb\n]", "a: [\nb,\n---\n]",
    "a: [b #c\n]", "a: [b, #c\n]", "a: [b,#c\n]",
    "a: [b]#c", "a: [b] # c", "a: [b] c", "a: [b]\n  c: d", "a: {b: c}: d", "[a]: b", "a: -", "a: - b",
    "a: --- b", "a: -1", "a: -b", "a: -.5",
    "a: [-]", "a: [-, b]", "a: [- b]", "a: :b", "a: b:c", "a: b:", "a: b :c", "a : b", "a: b #c", "a: b#c",
    "a: #c", "a: #c\n  b: 1", "a:#c",
    "a: <<", "<<: a", "a: {<<: b}", "<<:\n  a: 1", "a: 1\na: 2", "a: {b: 1, b: 2}", "a: {{ b }}",
    "a: [[[[[[[[b]]]]]]]]", "\"a\": b", "\"a\" : b",
    "'a': b", "'a''b': c", "a: 'b''c'", "a: ''''", "a: ''", "a: \"\"", "\"\": a", "a: ~", "a: null", "a: (b)",
    "a: $b", "$a: b", "a: .b", "a: /b",
    "a: <b", "a: =b", "a: +b", "a: ,b", "a: ]", "a: }", "a: [b}", "a: {b: c]", "a: [b", "a: {b: c", "a: \"b",
    "a: 'b", "a: “b”", "“a”: b", "a: b\u{85}c",
    "a: b\u{2028}c: d", "a: b\u{FEFF}", "\u{FEFF}a: b", "a: b\u{202E}", "a\u{202E}: b", "a\u{A0}: b",
    "a:\u{A0}b", "a: b,", "a: b, c: d", "a: 1 # c\n# d\n", "# c",
    "\n\n", "   ", "  # c", "a: b\n\n\n", "a: b\n   \n", "a: b\n   # c\n", "a:\n   # c\n  b: 1",
    "a:\n\n  b: 1", "a: b\n\n c", "a: b # c\n d",
    "a: [b, # c\n d # e\n , f]", "a: [b # c\n d]", "a:\n  b\nc: d", "a:\n  b\n  c", "a:\n  b: c\n  d",
    "a:\n  [b]\nc: d", "a:\n  [b\n]", "a:\n- b\n-c", "a:\n-", "a:\n- ",
    "a:\n  - b\n-", "a: b\n#c\n c: d", "a: b\0", "a: \u{7F}", "a:\n  {b: c}: d",
  ])
  func oddTextsAreTheSame(text: String) {
    compare(Array(text.utf8))
    compare(Array((text + "\n").utf8))
    compare(
      Array(
        ("x:\n"
          + text.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }.joined(
            separator: "\n")).utf8))
  }

  @Test func longKeysAreTheSame() {
    for count in [1000, 1022, 1023, 1024, 1025, 1030] {
      for key in [
        String(repeating: "k", count: count), String(repeating: "é", count: count),
        "\"\(String(repeating: "k", count: count))\"",
      ] {
        compare(Array("\(key): 1\n".utf8))
        compare(Array("\(key) : 1\n".utf8))
        compare(Array("a: { \(key): 1 }\n".utf8))
      }
    }
  }

  @Test func deepNestingIsTheSame() {
    for count in [60, 63, 64, 65, 70] {
      compare(
        Array(("a: " + String(repeating: "[", count: count) + String(repeating: "]", count: count)).utf8))
      compare(
        Array((0..<count).map { String(repeating: " ", count: $0) + "a:\n" }.joined().utf8)
          + Array(String(repeating: " ", count: count).utf8) + [0x62])
      compare(Array(("a:\n" + String(repeating: "- ", count: count) + "b").utf8))
    }
  }

  @Test(.tags(.slow), arguments: 0..<8)
  func damagedTextsAreTheSame(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    var plain = 0
    for _ in 0..<4_000 {
      let bytes = random.damaged(Self.samples)
      compare(bytes)
      if isPlain(bytes) { plain += 1 }
    }
    // What is damaged in one place often is YAML still.
    #expect(plain > 200)
  }

  private func isPlain(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { pointer in
      let source = file(bytes)
      let (facts, problem) = checkText(pointer, in: source.id)
      var builder = TreeBuilder(file: source, bytes: pointer, facts: facts)
      return problem == nil && PlainYAML.read(&builder)
    }
  }

  private func compare(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    let (found, expected) = (parse(file(bytes)), parse(file(bytes), usesLibYAML: true))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(found.diagnostics == expected.diagnostics, "\(text)", sourceLocation: sourceLocation)
    let (tree, other) = (found.product, expected.product)
    #expect(tree.nodes == other.nodes, "\(text)", sourceLocation: sourceLocation)
    #expect(tree.decoded == other.decoded, "\(text)", sourceLocation: sourceLocation)
    #expect(
      tree.end == other.end && tree.isComplete == other.isComplete && tree.hasAliases == other.hasAliases
        && tree.hidesNames == other.hidesNames, "\(text)", sourceLocation: sourceLocation)
  }
}
