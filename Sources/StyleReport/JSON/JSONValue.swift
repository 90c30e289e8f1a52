/// A JSON value (RFC 8259) in memory.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number without a fraction and an exponent that fits.
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// An object, with its members in the order in which they are written.
  case object([Member])

  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: JSONValue

    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }
}

extension JSONValue {
  /// The value of a member; nil where there is none of that name, and for anything but an object. Of equal names the last counts.
  package subscript(_ name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name == name }?.value
  }

  package var isNull: Bool { self == .null }
  package var bool: Bool? { if case .bool(let flag) = self { flag } else { nil } }
  package var string: String? { if case .string(let text) = self { text } else { nil } }
  package var array: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }
  package var members: [Member]? { if case .object(let members) = self { members } else { nil } }

  /// A whole number, however it is written: `3` and `3.0`.
  package var integer: Int? {
    switch self {
    case .integer(let number): number
    case .number(let number): Int(exactly: number)
    case .null, .bool, .string, .array, .object: nil
    }
  }

  package var double: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    case .null, .bool, .string, .array, .object: nil
    }
  }

  /// An object of the members that have a value.
  package static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self = .string(text) }
  package init(integerLiteral number: Int) { self = .integer(number) }
  package init(booleanLiteral flag: Bool) { self = .bool(flag) }
  package init(nilLiteral: ()) { self = .null }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { Member($0, $1) })
  }
}

// MARK: Writing

extension JSONValue {
  /// The value without spaces and line breaks, as programs send it.
  package var compactBytes: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return bytes
  }

  /// The value as a document for people to read, two spaces a level.
  package var documentBytes: [UInt8] { JSONWriter.document { $0.value(self) } }

  private func append(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let flag): bytes += (flag ? "true" : "false").utf8
    case .integer(let number): bytes += String(number).utf8
    case .number(let number): bytes += JSONWriter.text(number).utf8
    case .string(let text): append(quoted: text, to: &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        element.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        append(quoted: member.name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// Appends a text in quotes, with the escapes that JSON requires and no others.
  private func append(quoted text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case UInt8(ascii: "\n"): bytes += "\\n".utf8
      case 0..<0x20:
        bytes += (byte < 0x10 ? "\\u000" : "\\u00").utf8
        bytes += String(byte, radix: 16).utf8
      case _: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension JSONWriter {
  /// Writes a value on one line, as an element.
  package mutating func line(_ value: JSONValue) { compact(value.compactBytes) }

  /// Writes a value on one line, as a member.
  package mutating func line(_ name: String, _ value: JSONValue) { member(name, compact: value.compactBytes) }

  /// Writes members that are in memory.
  package mutating func members(_ members: [JSONValue.Member]) {
    for member in members { self.member(member.name, member.value) }
  }

  /// Writes a value that is in memory.
  package mutating func value(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .bool(let flag): self.value(flag)
    case .integer(let number): self.value(number)
    case .number(let number): self.value(number)
    case .string(let text): self.value(text)
    case .array(let elements): array { json in for element in elements { json.value(element) } }
    case .object(let members):
      object { json in for member in members { json.member(member.name, member.value) } }
    }
  }
}
