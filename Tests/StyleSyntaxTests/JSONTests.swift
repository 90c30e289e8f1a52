import Foundation
import SeededRandom
import StyleSource
import Testing

@testable import StyleSyntax

/// How JSON is read (RFC 8259), and what is said of what is none.
@Suite struct JSONTests {
  private func read(_ text: String) -> Diagnosed<SyntaxTree> { parse(json: file(text)) }

  /// Each part of a text has a place in the file, and is what stands there.
  @Test(arguments: 0..<200)
  func partsOfTextsHavePlaces(_ seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let pieces = [
      "a", "é", "😀", "\\n", "\\\"", "\\\\", "\\/", "\\u0041", "\\u00e9", "\\uD83D\\uDE00", "{", ".", "~1",
    ]
    let chosen = (0..<random.next(below: 9)).map { _ in pieces[random.next(below: pieces.count)] }
    let source = file("{ \"k\": \"\(chosen.joined())\" }")
    let node = try #require(parse(json: source).product.root?["k"])
    let string = try #require(JSONString(node))
    #expect(string.text == node.text && string.span(0..<string.bytes.count) == node.contentSpan)
    var (index, offset) = (0, Int(node.contentSpan.start))
    for piece in chosen {
      let length = read("\"\(piece)\"").product.root?.text.utf8.count ?? 0
      let span = Span(source.id, offset, offset + piece.utf8.count)
      #expect(string.span(index..<index + length) == span)
      (index, offset) = (index + length, Int(span.end))
    }
    #expect(read("\"\(JSONString.escaped(node.text))\"").product.root?.text == node.text)
  }

  // MARK: What JSON is

  @Test(arguments: [
    ("{}", "{}"), ("[]", "[]"), (" [ ] \r\n\t", "[]"), ("null", "null"), ("true", "true"), ("\"a\"", "a"),
    ("0", "0"), ("-0", "-0"), ("-0.0e-0", "-0.0e-0"), ("1E400", "1E400"), ("12.50", "12.50"),
    ("123456789012345678901234567890", "123456789012345678901234567890"), ("1e+5", "1e+5"),
    ("{\"a\"\n:\n1}", "{a: 1}"), ("{\"a\":{\"b\":[1,[2,{}]]}}", "{a: {b: [1, [2, {}]]}}"),
    ("{\"\": 1}", "{: 1}"), ("{\"<<\": 1}", "{<<: 1}"), ("[\"&a\", \"*b\", \"!c\"]", "[&a, *b, !c]"),
    ("\"\\u0041\\/\\\\\\\"\\b\\f\\n\\r\\t\"", "A/\\\"\u{8}\u{C}\n\r\t"),
    ("\"\\uD83D\\uDE00 \\ud83d\\ude00\"", "😀 😀"),
    ("\"\\u0000\"", "\0"), ("\"\u{2028}é😀\"", "\u{2028}é😀"), ("\"// no comment\"", "// no comment"),
    ("\u{FEFF}{\"a\": 1}", "{a: 1}"), ("{\"a: b\": \"# c\"}", "{a: b: # c}"),
  ])
  func isRead(text: String, outline: String) throws {
    let parsed = read(text)
    #expect(parsed.diagnostics == [])
    #expect(try #require(parsed.product.root).outline == outline)
    #expect(parsed.product.isComplete && !parsed.product.hidesNames)
  }

  /// libyaml takes a key of at most 1,024 characters.
  @Test func longKeysAndLinesAreRead() throws {
    let key = String(repeating: "k", count: 70_000)
    let text = "{\"\(key)\": [" + String(repeating: "\"value\", ", count: 100_000) + "1]}"
    let parsed = read(text)
    #expect(parsed.diagnostics == [])
    let value = try #require(parsed.product.root?.value(key))
    #expect(value.elements.count == 100_001)
  }

  @Test func numbersAndWordsMeanWhatTheyDoInYAML() throws {
    let elements = try #require(
      read("[1, -2.5e3, true, null, \"1\", \"true\", 99999999999999999999]").product.root
    ).elements
    #expect(
      elements.map(\.scalarKind) == [
        .integer(isNegative: false, magnitude: 1), .float(-2500), .bool(true), .null, .string, .string,
        .hugeInteger,
      ])
  }

  @Test func spansAreExact() throws {
    let text = "{\n  \"é\": { \"a\\u0062\": [10, \"x\"] },\n  \"z\": \"end\"\n}"
    let root = try #require(read(text).product.root)
    #expect(root.source == text)
    let entries = Array(root.entries)
    #expect(entries[0].key.source == "\"é\"" && entries[0].value.source == "{ \"a\\u0062\": [10, \"x\"] }")
    let inner = try #require(entries[0].value.entries.first { _ in true })
    #expect(inner.key.source == "\"a\\u0062\"" && inner.key.text == "ab")
    #expect(inner.value.source == "[10, \"x\"]" && inner.value.elements.map(\.source) == ["10", "\"x\""])
    #expect(root.tree.source.place(entries[1].value.span) == "3:8")
    #expect(root.tree.source.text(entries[1].value.contentSpan) == "end")
  }

  // MARK: What it is not

  /// Each with its place, and what is left of the file.
  @Test(arguments: [
    ("", "1:1 this file is empty", nil),
    ("{\"a\": 1,}", "1:8 no entry follows this comma", "{a: 1}"),
    ("[1, 2, ]", "1:6 no entry follows this comma", "[1, 2]"),
    ("[1,, 2]", "1:4 no entry follows this comma", "[1, 2]"),
    ("[,]", "1:2 no entry follows this comma", "[]"),
    ("{\"a\": 1\n \"b\": 2}", "2:2 a comma is missing before this", "{a: 1, b: 2}"),
    ("[1 2]", "1:4 a comma is missing before this", "[1, 2]"),
    ("{a: 1}", "1:2 JSON has keys in quotes", "{a: 1}"),
    ("{'a': 1}", "1:2 JSON has double quotes", "{a: 1}"),
    ("{\"a\" = 1}", "1:6 ‘:’ must stand here, between a key and its value", nil),
    ("{\"a\"}", "1:5 ‘:’ must stand here, between a key and its value", nil),
    ("[01]", "1:2 a number in JSON has no zeros at its beginning", "[?]"),
    ("[+1]", "1:2 a number in JSON has no ‘+’ before it", "[?]"),
    ("[.5]", "1:2 a number in JSON has a digit before its point", "[?]"),
    ("[5.]", "1:2 a number in JSON has a digit behind its point", "[?]"),
    ("[1e]", "1:2 JSON has no number such as ‘1e’", "[?]"),
    ("[0x1F]", "1:2 JSON has no hexadecimal numbers such as ‘0x1F’", "[?]"),
    ("[-]", "1:2 JSON has no value such as ‘-’", "[?]"),
    ("[NaN]", "1:2 ‘NaN’ is no number in JSON", "[?]"),
    ("[True]", "1:2 JSON writes ‘true’ in lowercase", "[?]"),
    ("[“a”]", "1:2 a value must stand here, not ‘“’", nil),
    ("{\"a\": #fff}", "1:7 a value must stand here, not ‘#’", nil),
    ("[1}", "1:3 ‘,’ or ‘]’ must stand here, not ‘}’", nil),
    ("{\"a\": 1", "1:1 the file ends before what begins here does", nil),
    ("{\"a\": [1, ", "1:7 the file ends before what begins here does", nil),
    ("{\"a\":", "1:1 the file ends before what begins here does", nil),
    ("{\"a", "1:2 the file ends before what begins here does", nil),
    ("{\"a\": \"b\n\"}", "1:7 this text has no closing quote on its line", nil),
    ("{\"a\": \"b\\", "1:7 the file ends before what begins here does", nil),
    ("{} {}", "1:4 the JSON value has ended before this", "{}"),
    ("{}]", "1:3 the JSON value has ended before this", "{}"),
    ("[1] // end", "1:5 JSON has no comments, so that other programs can't read this file", "[1]"),
    (
      "/* a */ [1, // b\n 2]", "1:1 JSON has no comments, so that other programs can't read this file",
      "[1, 2]"
    ),
    ("[1 /* a", "1:4 this comment has no end", nil),
    ("[\"a\tb\"]", "1:4 a text can't hold a tab", "[a\tb]"),
    ("[\"\\x41\"]", "1:3 ‘\\x’ stands for nothing", "[41]"),
    ("[\"\\u12\"]", "1:3 ‘\\u12’ stands for nothing", "[]"),
    ("[\"\\ud83d\"]", "1:3 ‘\\ud83d’ is one half of a character", "[]"),
    ("[\"\\ude00\\ud83d\\u0041\"]", "1:3 ‘\\ude00’ is one half of a character", nil),
    ("{\"a\": 1, \"\\u0061\": 2}", "1:10 the key ‘a’ appears twice", "{a: 1}"),
    ("{\"a\\u202Eb\": 2}", "1:2 this name contains an invisible character", "{}"),
    ("[1, \u{A0}2]", "1:5 a value must stand here, not ‘\u{A0}’", nil),
    ("a\0b", "1:2 this is a NUL character", nil),
  ])
  func isReported(text: String, problem: String, outline: String?) throws {
    let parsed = read(text)
    let first = try #require(parsed.diagnostics.first)
    #expect(parsed.product.source.place(first.span) + " " + first.message == problem)
    if let outline {
      #expect(parsed.diagnostics.count == 1, "\(parsed.diagnostics.map(\.message))")
      let root = try #require(parsed.product.root)
      #expect(root.outline == outline)
    }
  }

  @Test(arguments: [
    ("{\"a\": [1, 2,], b: .5,}", "{\"a\": [1, 2], \"b\": 0.5}"),
    ("{'a' : 1 \"b\": True}", "{\"a\" : 1, \"b\": true}"),
    ("[\"a\tb\" , +1 5.]", "[\"a\\tb\" , 1, 5]"), ("{\"a\" = 1}", "{\"a\" : 1}"),
  ])
  func fixesLeadToJSON(text: String, fixed: String) throws {
    let parsed = read(text)
    let edits = parsed.diagnostics.compactMap(\.fixes.first).flatMap(\.edits).sorted {
      $0.span.start > $1.span.start
    }
    var bytes = Array(text.utf8)
    for edit in edits {
      bytes.replaceSubrange(Int(edit.span.start)..<Int(edit.span.end), with: edit.replacement.utf8)
    }
    #expect(String(decoding: bytes, as: UTF8.self) == fixed)
    #expect(read(fixed).diagnostics == [])
  }

  @Test(arguments: [",", "1 ", "x,", "'a',", "\"\\x\",", "\"a\tb\","])
  func mistakesHaveALimit(text: String) throws {
    let parsed = read("[" + String(repeating: text, count: 10_000) + "]")
    #expect(parsed.diagnostics.count == 20)
    #expect(
      parsed.diagnostics.last?.notes.last
        == "nothing below was read, since the file has so many syntax errors")
    #expect(!parsed.product.isComplete)
  }

  @Test func nestingHasALimit() throws {
    let most = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(read(most).diagnostics == [])
    let parsed = read("[" + most + "]")
    #expect(parsed.diagnostics.map(\.code) == [.nestingTooDeep])
    #expect(read(String(repeating: "[", count: 1_000_000)).diagnostics.map(\.code) == [.nestingTooDeep])
  }

  @Test func utf16AndLargeFilesAreNamed() {
    #expect(parse(json: file([0xFF, 0xFE, 0x7B, 0, 0x7D, 0])).diagnostics.map(\.code) == [.invalidEncoding])
    #expect(parse(json: file("[1, 2]"), sizeLimit: 5).diagnostics.map(\.code) == [.fileTooLarge])
    #expect(parse(json: file([0x7B, 0x22, 0xFF, 0x22, 0x7D])).diagnostics.map(\.code) == [.invalidEncoding])
  }

  /// Wherever a file was cut off, within an escape or a character too, that is the only mistake.
  @Test func everyPrefixIsReadWithOneError() {
    let text = "{\"a\": {\"b\": [1, \"\\uD83D\\uDE00\", true], \"c\": {}}, \"é\": null}"
    let bytes = Array(text.utf8)
    for end in 1..<bytes.count {
      let parsed = parse(json: file(Array(bytes[..<end])))
      #expect(!parsed.product.isComplete && parsed.product.hidesNames, "\(end)")
      #expect(parsed.diagnostics.count == 1, "\(end): \(parsed.diagnostics.map(\.message))")
    }
  }

  // MARK: Oracles

  /// Foundation's JSON, which shares no code with ours, reads the same values of random documents in random layouts.
  @Test(arguments: (0..<40 as Range<UInt64>))
  func foundationReadsTheSame(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    for _ in 0..<25 {
      let text = RandomJSON.text(&random)
      let parsed = read(text)
      #expect(parsed.diagnostics == [], "\(text)")
      let value = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
      #expect(isSame(try #require(parsed.product.root), value), "\(text)")
    }
  }

  /// Foundation refuses what we refuse, of random documents with a byte changed, but for keys that are there twice or hold invisible
  /// characters. It also refuses numbers beyond `Double`, which RFC 8259 allows.
  @Test(arguments: (0..<20 as Range<UInt64>))
  func foundationRefusesTheSame(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<100 {
      var bytes = Array(RandomJSON.text(&random).utf8)
      let place = Int.random(in: 0..<bytes.count, using: &random)
      bytes[place] = Array("{}[],:\"\\0-+.eEtfnu/ \n".utf8).randomElement(using: &random) ?? 0
      let parsed = parse(json: file(bytes))
      let ours = parsed.diagnostics
      let isTheirs = (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
      if ours.isEmpty {
        #expect(
          isTheirs || parsed.product.root.map(holdsInfinity) == true,
          "\(String(decoding: bytes, as: UTF8.self))")
      } else if isTheirs {
        let allowed: Set<DiagnosticCode> = [.duplicateKey, .invalidKey]
        #expect(
          ours.allSatisfy { allowed.contains($0.code) },
          "\(String(decoding: bytes, as: UTF8.self)): \(ours.map(\.message))")
      }
    }
  }

  private func holdsInfinity(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .missing: false
    case .scalar: !node.isQuoted && Double(node.text)?.isInfinite == true
    case .sequence: node.elements.contains(where: holdsInfinity)
    case .mapping: node.entries.contains { holdsInfinity($0.value) }
    }
  }

  private func isSame(_ node: SyntaxNode, _ value: Any) -> Bool {
    switch node.kind {
    case .missing: return false
    case .mapping:
      guard let value = value as? [String: Any] else { return false }
      let entries = Array(node.entries)
      return entries.count == value.count
        && entries.allSatisfy { entry in value[entry.key.text].map { isSame(entry.value, $0) } ?? false }
    case .sequence:
      guard let value = value as? [Any], value.count == node.elements.count else { return false }
      return zip(node.elements, value).allSatisfy { isSame($0, $1) }
    case .scalar:
      switch node.scalarKind {
      case .null: return value is NSNull
      case .string: return value as? String == node.text
      case .bool(let flag): return value as? Bool == flag
      case .integer, .hugeInteger, .float: return (value as? NSNumber)?.doubleValue == Double(node.text)
      }
    }
  }
}
