import Foundation
import StyleSource
import Testing

@testable import StyleSyntax

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
    ("\n\n# only a comment\n\n# and another\n", "# only a comment\n\n# and another\n"),
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
    ("a: |+\n   x\n   ", "a: |+\n  x\n"),
    ("a: |-\n   x", "a: |-\n  x\n"),
    ("a: |", "a: |\n"),
    ("a: |+\r\n   x\r\n\r\n  \r\n# end  \r\n", "a: |+\n  x\n\n\n# end\n"),
    ("a: |   \n   x\nb: >2-\t# why  \n    x\n", "a: |\n  x\nb: >2- # why\n    x\n"),
    ("a:\n    - |2\n         x\n      \n       \n", "a:\n  - |2\n       x\n\n     \n"),
    ("a: |2\n   \nb: |\n \n", "a: |2\n   \nb: |\n"),
    ("a: one\n      two\nb: 'one\n\n   two'\n", "a: one\n  two\nb: 'one\n\n  two'\n"),
    ("a: \"one \\\n        two\"\n", "a: \"one \\\n  two\"\n"),
    ("a: one  \n two\t\n\n   three\n", "a: one\n  two\n\n  three\n"),
    ("a: 'one  \n   '\n", "a: 'one\n  '\n"),
    ("a: \"one  \n two\\   \n three\\\\  \n four\"\n", "a: \"one\n  two\\ \n  three\\\\\n  four\"\n"),
    ("?\n   a\n:\n   b\n", "?\n  a\n:\n  b\n"),
    // What is joined to an anchor stays so; what would become a part of a tag does not come near it.
    ("a: &x:b\nc: [!!str , &y ]\n", "a: &x:b\nc: [!!str , &y ]\n"),
    // A dash before a space would be no text.
    ("a: {b: -}\nc: {-}\nd: {  e,-}\n", "a: { b: -}\nc: { -}\nd: { e, -}\n"),
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

  /// Programs disagree on what these characters do outside quotes, and on these texts once a line begins with them.
  @Test(arguments: [
    "a: b\u{FEFF}c\n",
    "  --- a: 1\n",
    "a:\n  ... x\n",
  ])
  func whatOnlyAPersonCanTellIsLeftAlone(_ text: String) throws {
    #expect(parse(file(text)).diagnostics == [])
    guard case .failure(.notReadable(let problems)) = format(file(text)) else {
      Issue.record("it was formatted")
      return
    }
    #expect(problems.count == 1)
  }

  @Test func insideQuotesTheyAreTextAsAnyOther() throws {
    let text = "a: \"b\u{2028}c\"\nd: '--- e'\n"
    #expect(try formatted(text) == text)
  }

  /// The check behind every layout; each line changes `old` in one way that it must see.
  @Test(arguments: [
    ("1", "2"), ("1", "'1'"), ("k:", "q:"), ("# c", ""), ("# c", "# d"), ("*x", "*y"), ("[1, a]", "[a, 1]"),
    ("[1, a]", "[1, [a]]"), ("|\n  text", "|-\n  text"), ("[1, a]", "[1, a"),
  ])
  func layoutThatWouldChangeTheMeaningIsRefused(_ old: String, _ new: String) throws {
    let text = "k: [1, a] # c\nl: &x b\nm: &y b\nn: *x\no: |\n  text\n"
    let tree = parse(file(text)).product
    let place = try #require(text.utf8Range(of: old))
    let edit = FixIt.Edit(Span(FileID(0), place.lowerBound, place.upperBound), new)
    guard case .failure(.changesMeaning) = applying([edit], keepingMeaningOf: tree) else {
      Issue.record("it was taken")
      return
    }
    let space = FixIt.Edit(Span(FileID(0), 2, 2), "  ")
    guard case .success = applying([space], keepingMeaningOf: tree) else {
      Issue.record("a space was refused")
      return
    }
  }

  /// Every example of the golden pages, and the shipped styles: formatting never fails, and twice is once.
  @Test(.tags(.slow)) func realFilesKeepTheirMeaning() throws {
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
}

extension String {
  fileprivate func utf8Range(of text: String) -> Range<Int>? {
    range(of: text).map {
      utf8.distance(from: startIndex, to: $0.lowerBound)..<utf8.distance(from: startIndex, to: $0.upperBound)
    }
  }
}
