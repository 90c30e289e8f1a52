/// The reason why bytes are no JSON, or more than is accepted.
package struct JSONProblem: Error, Hashable {
  /// The reason in words: “a string has no end”.
  package let reason: String
  /// The byte offset at which reading stopped.
  package let offset: Int
}

/// Reads one JSON value (RFC 8259), with nothing but white space around it.
///
/// Bytes that are no UTF-8 are an error. Half of a surrogate pair, which JSON may escape, becomes U+FFFD.
///
/// - Parameter deepest: How deep arrays and objects may nest.
package func parseJSON(_ bytes: [UInt8], deepest: Int = 128) -> Result<JSONValue, JSONProblem> {
  bytes.withUnsafeBufferPointer { bytes in
    Result { () throws(JSONProblem) in
      var parser = JSONParser(bytes: bytes, deepest: deepest)
      let value = try parser.value(depth: 0)
      parser.skipSpace()
      guard parser.position == bytes.count else { throw parser.problem("something follows the value") }
      return value
    }
  }
}

private struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  let deepest: Int
  var position = 0

  func problem(_ reason: String) -> JSONProblem { JSONProblem(reason: reason, offset: position) }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  mutating func value(depth: Int) throws(JSONProblem) -> JSONValue {
    skipSpace()
    guard let first = next else { throw problem("a value is missing") }
    switch first {
    case UInt8(ascii: "{"): return try object(depth: depth + 1)
    case UInt8(ascii: "["): return try array(depth: depth + 1)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    case _: throw problem("no value begins like this")
    }
  }

  private mutating func word(_ text: StaticString, _ value: JSONValue) throws(JSONProblem) -> JSONValue {
    let end = position + text.utf8CodeUnitCount
    guard end <= bytes.count,
      bytes[position..<end].elementsEqual(
        UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    else { throw problem("no value begins like this") }
    position = end
    return value
  }

  private mutating func object(depth: Int) throws(JSONProblem) -> JSONValue {
    guard depth <= deepest else { throw problem("values are nested more than \(deepest) deep") }
    position += 1
    var members: [JSONValue.Member] = []
    skipSpace()
    if next == UInt8(ascii: "}") {
      position += 1
      return .object([])
    }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw problem("the name of a member is missing") }
      let name = try string()
      skipSpace()
      guard next == UInt8(ascii: ":") else { throw problem("a colon is missing") }
      position += 1
      members.append(JSONValue.Member(name, try value(depth: depth)))
      skipSpace()
      switch next {
      case UInt8(ascii: ","): position += 1
      case UInt8(ascii: "}"):
        position += 1
        return .object(members)
      case _: throw problem("an object has no end")
      }
    }
  }

  private mutating func array(depth: Int) throws(JSONProblem) -> JSONValue {
    guard depth <= deepest else { throw problem("values are nested more than \(deepest) deep") }
    position += 1
    var elements: [JSONValue] = []
    skipSpace()
    if next == UInt8(ascii: "]") {
      position += 1
      return .array([])
    }
    while true {
      elements.append(try value(depth: depth))
      skipSpace()
      switch next {
      case UInt8(ascii: ","): position += 1
      case UInt8(ascii: "]"):
        position += 1
        return .array(elements)
      case _: throw problem("an array has no end")
      }
    }
  }

  private mutating func number() throws(JSONProblem) -> JSONValue {
    let start = position
    func isDigit(_ byte: UInt8?) -> Bool { byte.map { $0 &- UInt8(ascii: "0") < 10 } ?? false }
    if next == UInt8(ascii: "-") { position += 1 }
    guard isDigit(next) else { throw problem("a number has no digits") }
    let isZero = next == UInt8(ascii: "0")
    position += 1
    if isZero, isDigit(next) { throw problem("a number begins with 0") }
    while isDigit(next) { position += 1 }
    var isWhole = true
    if next == UInt8(ascii: ".") {
      isWhole = false
      position += 1
      guard isDigit(next) else { throw problem("a number has no digits behind its point") }
      while isDigit(next) { position += 1 }
    }
    if let byte = next, byte | 0x20 == UInt8(ascii: "e") {
      isWhole = false
      position += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      guard isDigit(next) else { throw problem("a number has no digits in its exponent") }
      while isDigit(next) { position += 1 }
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isWhole, let number = Int(text) { return .integer(number) }
    guard let number = Double(text), number.isFinite else { throw problem("a number is too large") }
    return .number(number)
  }

  private mutating func string() throws(JSONProblem) -> String {
    position += 1
    var text = ""
    var start = position
    func plain(_ end: Int) throws(JSONProblem) -> String {
      let part = bytes[start..<end]
      let text = String(decoding: part, as: UTF8.self)
      guard text.utf8.count == part.count, text.utf8.elementsEqual(part) else {
        throw problem("a string is not UTF-8")
      }
      return text
    }
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        let end = position
        position += 1
        return text.isEmpty ? try plain(end) : text + (try plain(end))
      case UInt8(ascii: "\\"):
        text += try plain(position)
        position += 1
        text.unicodeScalars.append(try escaped())
        start = position
      case 0..<0x20: throw problem("a string holds a control character")
      case _: position += 1
      }
    }
    throw problem("a string has no end")
  }

  private mutating func escaped() throws(JSONProblem) -> Unicode.Scalar {
    guard let byte = next else { throw problem("a string has no end") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let first = try codeUnit()
      if let scalar = Unicode.Scalar(UInt32(first)) { return scalar }
      let isPair =
        first < 0xDC00 && position + 1 < bytes.count && bytes[position] == UInt8(ascii: "\\")
        && bytes[position + 1] == UInt8(ascii: "u")
      guard isPair else { return "\u{FFFD}" }
      let before = position
      position += 2
      let second = try codeUnit()
      guard (0xDC00...0xDFFF).contains(second) else {
        position = before
        return "\u{FFFD}"
      }
      let value = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
      return Unicode.Scalar(value) ?? "\u{FFFD}"
    case _: throw problem("a string holds an escape that JSON does not have")
    }
  }

  private mutating func codeUnit() throws(JSONProblem) -> UInt16 {
    guard position + 4 <= bytes.count else { throw problem("a string has no end") }
    var unit: UInt16 = 0
    for byte in bytes[position..<position + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        throw problem("an escape has no four hexadecimal digits")
      }
      unit = unit << 4 | UInt16(digit)
    }
    position += 4
    return unit
  }
}
