import StyleSource

/// Writes JSON into bytes, two spaces a level; members come in the order in which they are written.
///
/// Inside `array`, each value is an element; inside `object`, each is given with its name.
package struct JSONWriter: Sendable {
  package private(set) var bytes: [UInt8] = []
  private var depth = 0
  /// Whether the current collection has something in it already.
  private var needsComma = false
  private var isAfterName = false

  package init() {}

  /// The bytes of the document that `body` writes, with a line break at its end.
  package static func document(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    body(&writer)
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  // MARK: Values

  package mutating func object(_ body: (inout JSONWriter) -> Void) { collection("{", "}", body) }
  package mutating func array(_ body: (inout JSONWriter) -> Void) { collection("[", "]", body) }

  package mutating func value(_ text: String) {
    startValue()
    append(quoted: text)
    needsComma = true
  }

  package mutating func value(_ number: Int) { literal("\(number)") }
  package mutating func value(_ flag: Bool) { literal(flag ? "true" : "false") }
  package mutating func null() { literal("null") }
  /// Writes a number. Whole ones have no point; infinity and NaN, which JSON doesn't have, become `null`.
  package mutating func value(_ number: Double) { literal(JSONWriter.text(number)) }

  // MARK: Members of an object

  package mutating func object(_ name: String, _ body: (inout JSONWriter) -> Void) {
    member(name)
    object(body)
  }

  package mutating func array(_ name: String, _ body: (inout JSONWriter) -> Void) {
    member(name)
    array(body)
  }

  package mutating func member(_ name: String, _ text: String) {
    member(name)
    value(text)
  }

  package mutating func member(_ name: String, _ number: Int) {
    member(name)
    value(number)
  }

  package mutating func member(_ name: String, _ number: Double) {
    member(name)
    value(number)
  }

  package mutating func member(_ name: String, _ flag: Bool) {
    member(name)
    value(flag)
  }

  package mutating func member(_ name: String, _ value: JSONValue) {
    member(name)
    self.value(value)
  }

  /// Writes a member with a few numbers on one line.
  package mutating func member(_ name: String, _ numbers: [Double]) {
    member(name)
    literal("[" + numbers.map(JSONWriter.text).joined(separator: ", ") + "]")
  }

  package mutating func member(_ name: String, compact bytes: [UInt8]) {
    member(name)
    compact(bytes)
  }

  /// Writes a value that is JSON text already.
  package mutating func compact(_ json: [UInt8]) {
    startValue()
    bytes += json
    needsComma = true
  }

  private mutating func member(_ name: String) {
    value(name)
    bytes += ": ".utf8
    isAfterName = true
  }

  // MARK: Layout

  private mutating func collection(
    _ open: StaticString, _ close: StaticString, _ body: (inout JSONWriter) -> Void
  ) {
    startValue()
    bytes.append(open.utf8Start.pointee)
    depth += 1
    needsComma = false
    let start = bytes.count
    body(&self)
    depth -= 1
    if bytes.count > start { startLine() }
    bytes.append(close.utf8Start.pointee)
    needsComma = true
  }

  private mutating func literal(_ text: String) {
    startValue()
    bytes += text.utf8
    needsComma = true
  }

  private mutating func startValue() {
    if isAfterName {
      isAfterName = false
      return
    }
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    if depth > 0 { startLine() }
  }

  private mutating func startLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: depth * 2)
  }

  /// The JSON text of a number.
  static func text(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    return Int(exactly: number).map(String.init) ?? "\(number)"
  }
}

extension JSONWriter {
  /// Appends a text in quotes, with escapes for what JSON requires (RFC 8259 § 7), and for what would break out of a script, a log or a
  /// terminal: the line ends that JavaScript has beside JSON's, direction controls, `</`.
  private mutating func append(quoted text: String) {
    bytes.append(UInt8(ascii: "\""))
    defer { bytes.append(UInt8(ascii: "\"")) }
    if appended(plain: text) { return }
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      case "/" where previous == "<": bytes += "\\/".utf8
      case "\n": bytes += "\\n".utf8
      case "\r": bytes += "\\r".utf8
      case "\t": bytes += "\\t".utf8
      default:
        // Every scalar that must be shown is below U+10000 or a tag character, which takes two escapes.
        if mustBeShown(scalar) {
          for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter { append(escaped: unit) }
        } else {
          bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        }
      }
      previous = scalar
    }
  }

  /// Appends a text of letters, digits and signs that need no escape, as most are; false for any other text.
  private mutating func appended(plain text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { utf8 in
      let isPlain = utf8.allSatisfy { byte in
        (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
          && byte != UInt8(ascii: "<")
      }
      if isPlain { bytes.append(contentsOf: utf8) }
      return isPlain
    } ?? false
  }

  private mutating func append(escaped unit: UInt16) {
    bytes += "\\u".utf8
    for shift in [12, 8, 4, 0] {
      let digit = UInt8(unit >> shift & 0xF)
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}
