import StyleSource
import Testing

@testable import StyleSyntax

/// YAML 1.2.2 § 10.3.2, the core schema.
struct ScalarTests {
  @Test(arguments: [
    ("null", ScalarKind.null), ("~", .null), ("Null", .null), ("NULL", .null), ("", .null), ("nULL", .string),
    ("true", .bool(true)), ("True", .bool(true)), ("TRUE", .bool(true)), ("false", .bool(false)),
    ("False", .bool(false)), ("FALSE", .bool(false)), ("tRUE", .string), ("yes", .string), ("no", .string),
    ("on", .string), ("off", .string), ("y", .string),
    ("0", .integer(isNegative: false, magnitude: 0)), ("-0", .integer(isNegative: false, magnitude: 0)),
    ("010", .integer(isNegative: false, magnitude: 10)), ("+12", .integer(isNegative: false, magnitude: 12)),
    ("-19", .integer(isNegative: true, magnitude: 19)), ("0o17", .integer(isNegative: false, magnitude: 15)),
    ("0x1F", .integer(isNegative: false, magnitude: 31)), ("0xg", .string), ("0o8", .string),
    ("-0x1", .string),
    ("0x", .string), ("0o", .string), ("1_000", .string), ("12:30", .string), ("1,5", .string),
    ("0b1", .string),
    ("18446744073709551615", .integer(isNegative: false, magnitude: .max)),
    ("18446744073709551616", .hugeInteger), ("-99999999999999999999", .hugeInteger),
    ("0.5", .float(0.5)), (".5", .float(0.5)), ("1.", .float(1)), ("-0.0", .float(-0.0)),
    ("1e3", .float(1000)),
    ("1E-2", .float(0.01)), ("+1.5e+2", .float(150)), ("0.1", .float(0.1)), ("12e03", .float(12_000)),
    ("9007199254740993.0", .float(9_007_199_254_740_992)),
    ("1e400", .float(.infinity)), (".inf", .float(.infinity)), ("-.INF", .float(-.infinity)),
    ("+.Inf", .float(.infinity)), ("1e", .string), ("e1", .string), (".", .string), ("1.2.3", .string),
    ("-", .string), ("+", .string), ("-.", .string), ("-.nan", .string), ("inf", .string), ("nan", .string),
    ("2026-01-02", .string), ("1 2", .string),
  ])
  func `an unquoted scalar means what the core schema says`(text: String, kind: ScalarKind) throws {
    // A lone `-` would begin a list in block context.
    #expect(classify(Array(text.utf8)) == kind)
    guard text != "-" else { return }
    let value = try #require(try root("k: \(text)\n").value("k"))
    #expect(value.scalarKind == kind)
    #expect(try root("k: \"\(text)\"\n").value("k")?.scalarKind == .string)
    #expect(try root("k: '\(text)'\n").value("k")?.scalarKind == .string)
  }

  private func classify(_ bytes: [UInt8]) -> ScalarKind {
    bytes.withUnsafeBufferPointer { StyleSyntax.classify($0) }
  }

  @Test(arguments: [".nan", ".NaN", ".NAN"])
  func `not a number is a float`(text: String) throws {
    guard case .float(let value) = try root(text).scalarKind else { return #expect(Bool(false)) }
    #expect(value.isNaN)
  }

  @Test func `a block scalar is a string`() throws {
    #expect(try root("a: |-\n  1\n").value("a")?.scalarKind == .string)
    #expect(try root("a: >-\n  true\n").value("a")?.scalarKind == .string)
  }

  @Test func `an explicit tag is honoured`() throws {
    let node = try root(
      "a: !!str 1\nb: !!int \"12\"\nc: !!float 3\nd: ! true\ne: !!null \"\"\nf: !!bool 'true'\n")
    #expect(
      node.entries.map(\.value.scalarKind) == [
        .string, .integer(isNegative: false, magnitude: 12), .float(3), .string, .null, .bool(true),
      ])
  }

  @Test func `a tag that the value does not fit is an error`() throws {
    for text in ["a: !!int x", "a: !!bool 1", "a: !!seq {}", "a: !!map []", "a: !!str []", "a: !!null x"] {
      let problem = try onlyProblem(text)
      #expect(problem.code.id == "unsupported-yaml")
      #expect(problem.span.start == 3, "\(text)")
    }
  }

  @Test func `an unknown tag is an error at the tag`() throws {
    let source = file("a: &x !colour red\n")
    let problem = try onlyProblem(source)
    #expect(source.text(problem.span) == "!colour")
    #expect(try onlyProblem("a: !<tag:example.org,2026:x> {}\n").span.range == 3..<28)
  }
}
