import Foundation
import StyleSource
import StyleSyntax
import Testing

/// Canonical layout: what it changes, and what it never does.
@Suite struct FormatTests {
  private func formatted(_ text: String) throws -> String {
    let bytes = try format(SourceFile(id: FileID(0), path: "a.yaml", bytes: Array(text.utf8))).get()
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    // Blocks are two spaces deep, sequences too.
    ("a:\n    b:\n        c: 1\n", "a:\n  b:\n    c: 1\n"),
    ("a:\n- b\n- c:  1\n  d: 2\n", "a:\n  - b\n  - c: 1\n    d: 2\n"),
    ("-   -  a\n    -  b\n", "- - a\n  - b\n"),
    ("a:\n      - b\nc:\n - d\n", "a:\n  - b\nc:\n  - d\n"),
    ("a:\n    value on its own line\n", "a:\n  value on its own line\n"),
    ("? a\n:    b\n", "? a\n: b\n"),
    // One space where one belongs.
    ("a :   b\n", "a: b\n"),
    ("a: {b: 1,c:   2 , d: [ 1,2 ]}\n", "a: { b: 1, c: 2, d: [1, 2] }\n"),
    ("a: { }\nb: [ ]\nc: [1, ]\n", "a: {}\nb: []\nc: [1,]\n"),
    ("a: &x   1\nb:   *x\n*x : c\n", "a: &x 1\nb: *x\n*x : c\n"),
    ("a: {\"b\":1, ? c}\n", "a: { \"b\": 1, ? c }\n"),
    ("a: {b:   , c: [d: ]}\n", "a: { b: , c: [d: ] }\n"),
    ("a:\t1\n", "a: 1\n"),
    // Flow collections over several lines.
    ("a: [1,\n      2,\n   3\n ]\nb: 1\n", "a: [1,\n  2,\n  3\n]\nb: 1\n"),
    ("- b: {\n c: 1\n }\n", "- b: {\n    c: 1\n  }\n"),
    // Comments stand with what they are about.
    ("a:   1   # one\n", "a: 1   # one\n"),
    ("a:\n    # about b\n    b: 1\n  # the end\nc: 1\n", "a:\n  # about b\n  b: 1\n# the end\nc: 1\n"),
    ("a:\n    b: 1\n    # still a\nc: 1\n", "a:\n  b: 1\n  # still a\nc: 1\n"),
    ("a:\n   # deep\n b: 1\n", "a:\n  # deep\n  b: 1\n"),
    ("a: [\n# one\n1\n]\n", "a: [\n  # one\n  1\n]\n"),
    ("# only a comment   \n\n\n", "# only a comment\n"),
    // Blank lines stay between entries and go at both ends.
    ("\n\na: 1\n\n\n\nb: 2\n\n", "a: 1\n\n\n\nb: 2\n"),
    ("a: 1  \nb: 2\t\n", "a: 1\nb: 2\n"),
    ("a: 1", "a: 1\n"),
    ("a: 1\r\nb: |\r\n    x\r\n", "a: 1\nb: |\n  x\n"),
    ("\u{FEFF}a: 1\n", "a: 1\n"),
    ("", ""), ("\n\n", ""),
    ("%YAML 1.2\n---\na:   1\n...\n", "%YAML 1.2\n---\na: 1\n...\n"),
    // Scalars of several lines keep their text.
    ("a:\n    b: |\n        x\n          y\n\n        z\n", "a:\n  b: |\n    x\n      y\n\n    z\n"),
    ("a:\n    b: |2\n        x\n", "a:\n  b: |2\n      x\n"),
    ("a: >-\n     x\n     y\nb: 1\n", "a: >-\n  x\n  y\nb: 1\n"),
    ("a: |\n   x \nb:  1\n", "a: |\n  x \nb: 1\n"),
    ("a: |+\n   x\n    \nb:  1\n", "a: |+\n  x\n   \nb: 1\n"),
    ("a: |\n   x\n    \n\n  \nb:  1\n", "a: |\n  x\n   \n\n\nb: 1\n"),
    ("a: |1\n x \n   \n\nb: 1\n", "a: |1\n x \n   \n\nb: 1\n"),
    ("a: | # a + b\n   x\n\n\n", "a: | # a + b\n  x\n"),
    ("a: |+\n   x\n\n\n", "a: |+\n  x\n\n\n"),
    ("a: |\n   x", "a: |\n  x"),
    ("a: one\n      two\nb: 'one\n\n   two'\n", "a: one\n  two\nb: 'one\n\n  two'\n"),
    ("a: \"one \\\n        two\"\n", "a: \"one \\\n  two\"\n"),
  ])
  func layout(_ text: String, _ expected: String) throws {
    #expect(try formatted(text) == expected)
    #expect(try formatted(expected) == expected)
  }

  /// How a value is spelled is the writer's business.
  @Test(arguments: [
    "a: 'b'\n", "a: \"b\"\n", "a: 0x1F\n", "a: 1.50\n", "a: ~\n", "a:\n", "a: [1, 2]\n", "a: !!str 1\n",
    "a: \"\\x41\"\n", "\"a\": 1\n", "a: #b\n", "a: 'it''s'\n",
  ])
  func spellingsStay(_ text: String) throws { #expect(try formatted(text) == text) }

  @Test(arguments: ["a: [1\n", "a: 1\na: 2\n", "a: \u{0}\n", "a: b: c\n", "a:\n\t- b\n"])
  func whatCannotBeReadIsLeftAlone(_ text: String) {
    let file = SourceFile(id: FileID(0), path: "a.yaml", bytes: Array(text.utf8))
    guard case .failure(.notReadable(let errors)) = format(file) else {
      Issue.record("it was formatted")
      return
    }
    #expect(!errors.isEmpty)
  }

  /// Every example of the golden pages, and the shipped styles: formatting never fails, and twice is once.
  @Test func realFilesKeepTheirMeaning() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    var count = 0
    for folder in ["styles", "Tests/Suite"] {
      let url = root.appendingPathComponent(folder)
      let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
      for path in paths.sorted() where path.hasSuffix(".yaml") || path.hasSuffix(".md") {
        let text = try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
        for example in path.hasSuffix(".md") ? fences(text) : [text] {
          let file = SourceFile(id: FileID(0), path: path, bytes: Array(example.utf8))
          switch format(file) {
          case .failure(.notReadable): continue
          case .failure(.changesMeaning): Issue.record("\(path) would mean something else:\n\(example)")
          case .success(let bytes):
            count += 1
            #expect(
              try formatted(String(decoding: bytes, as: UTF8.self)).utf8.elementsEqual(bytes), "\(path)")
          }
        }
      }
    }
    #expect(count > 50)
  }

  private func fences(_ page: String) -> [String] {
    var fences: [String] = []
    var lines: [String]?
    for line in page.components(separatedBy: "\n") {
      if line.hasPrefix("```yaml") {
        lines = []
      } else if line.hasPrefix("```") {
        if let lines { fences.append(lines.joined(separator: "\n") + "\n") }
        lines = nil
      } else {
        lines?.append(line)
      }
    }
    return fences
  }

  /// The same values, written with other indentation and other spaces, come out the same.
  @Test func layoutsOfTheSameValuesMeet() throws {
    var random = SplitMix(state: 7)
    for _ in 0..<2_000 {
      let tree = RandomTree(depth: 4, &random)
      let (one, other) = (tree.text(&random), tree.text(&random))
      let result = try formatted(one)
      #expect(try formatted(other) == result, "\(one)")
      #expect(try formatted(result) == result)
    }
  }
}

/// Values that can be written with more or fewer spaces.
private indirect enum RandomTree {
  case scalar(String)
  case literal([String])
  case mapping([(key: String, value: RandomTree, comment: Bool)])
  case sequence([RandomTree])
  case flow([String])

  init(depth: Int, _ random: inout SplitMix) {
    let count = Int.random(in: 1...3, using: &random)
    switch depth == 0 ? Int.random(in: 0...2, using: &random) : Int.random(in: 1...6, using: &random) {
    case 0:
      self = .scalar(
        ["a b", "'it''s'", "\"x: y\"", "12", "é"].randomElement(using: &random) ?? "a")
    case 1: self = .flow((0..<count).map { "v\($0)" })
    case 2: self = .literal((0..<count).map { String(repeating: " ", count: $0 % 2) + "line \($0)" })
    case 3, 4:
      self = .sequence((0..<count).map { _ in RandomTree(depth: depth - 1, &random) })
    default:
      self = .mapping(
        (0..<count).map { index in
          ("k\(index)", RandomTree(depth: depth - 1, &random), Int.random(in: 0...3, using: &random) == 0)
        })
    }
  }

  func text(_ random: inout SplitMix) -> String {
    switch self {
    case .mapping, .sequence: lines(indent: 0, &random)
    case .scalar, .literal, .flow: "k:" + inline(indent: 0, &random)
    }
  }

  private func some(_ range: ClosedRange<Int>, _ random: inout SplitMix) -> String {
    String(repeating: " ", count: Int.random(in: range, using: &random))
  }

  /// A block on lines of its own.
  private func lines(indent: Int, _ random: inout SplitMix) -> String {
    let margin = String(repeating: " ", count: indent)
    switch self {
    case .mapping(let entries):
      return entries.map { key, value, hasComment in
        (hasComment ? margin + "# about \(key)" + some(0...2, &random) + "\n" : "")
          + margin + key + some(0...1, &random) + ":" + value.inline(indent: indent, &random)
      }.joined()
    case .sequence(let elements):
      return elements.map { margin + "-" + $0.inline(indent: indent, &random) }.joined()
    case .scalar, .literal, .flow:
      return ""
    }
  }

  /// What stands behind a colon or a dash, with the end of the line.
  private func inline(indent: Int, _ random: inout SplitMix) -> String {
    switch self {
    case .scalar(let text): return some(1...3, &random) + text + some(0...2, &random) + "\n"
    case .flow(let values):
      let inner = values.map { some(0...2, &random) + $0 + some(0...2, &random) }.joined(separator: ",")
      return some(1...2, &random) + "[" + inner + "]\n"
    case .literal(let lines):
      let margin = some((indent + 1)...(indent + 5), &random)
      return some(1...2, &random) + "|\n" + lines.map { margin + $0 + "\n" }.joined()
    case .mapping, .sequence:
      return some(0...2, &random) + "\n"
        + lines(indent: indent + Int.random(in: 1...5, using: &random), &random)
    }
  }
}
