import StyleReport
import StyleSyntax

/// An object or a list of a JSON text that may be incomplete.
final class JSONContainer {
  let parent: JSONContainer?
  /// The key of the container; nil for an element of a list.
  let key: String?
  let isList: Bool
  /// The keys of an object, each with its text, or with its container.
  var members: [(key: String, text: String?, container: JSONContainer?)] = []

  init(parent: JSONContainer?, key: String?, isList: Bool) {
    (self.parent, self.key, self.isList) = (parent, key, isList)
  }

  func has(_ name: String) -> Bool { members.contains { $0.key == name } }
  func text(_ name: String) -> String? { members.first { $0.key == name }?.text }
  func container(_ name: String) -> JSONContainer? { members.first { $0.key == name }?.container }

  /// The keys that lead here from the root.
  var path: [String] { (parent?.path ?? []) + (key.map { [$0] } ?? []) }
}

/// The place of the cursor in a JSON text that may be incomplete.
///
/// Texts end with their quote or their line, and everything else is taken as it comes, so that a key without a value hides nothing.
struct JSONCursor {
  /// The container around the cursor.
  private(set) var container: JSONContainer?
  /// Whether a key is written here, or a value.
  private(set) var isKey = false
  /// The key of the value.
  private(set) var key: String?
  /// The range of the text between the quotes, or without any.
  private(set) var word: Range<Int>
  private(set) var isQuoted = false
  private(set) var isClosed = false
  /// Whether a colon follows.
  private(set) var hasColon = false

  init(_ bytes: [UInt8], at offset: Int) {
    word = offset..<offset
    var reading = Reading()
    var position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var isFound = false
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
    while position < bytes.count {
      let byte = bytes[position]
      if !isFound, position >= offset, byte != UInt8(ascii: ":") || position > offset || !reading.isAtKey {
        isFound = true
        take(reading, offset..<offset)
      }
      if isBlank(byte) {
        position += 1
        continue
      }
      switch byte {
      case UInt8(ascii: "\""):
        let end = JSONCursor.end(of: bytes, from: position + 1)
        let isEnded = end < bytes.count && bytes[end] == byte
        if position < offset, offset <= end {
          isFound = true
          take(reading, position + 1..<end)
          (isQuoted, isClosed) = (true, isEnded)
          var next = end + 1
          while next < bytes.count, isBlank(bytes[next]) { next += 1 }
          hasColon = next < bytes.count && bytes[next] == UInt8(ascii: ":")
        }
        reading.add(text: JSONCursor.text(bytes[position + 1..<end]))
        position = isEnded ? end + 1 : end
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        reading.open(isList: byte == UInt8(ascii: "["))
        position += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        reading.close()
        position += 1
      case UInt8(ascii: ":"):
        reading.isBehindColon = true
        position += 1
      case UInt8(ascii: ","):
        reading.next()
        position += 1
      default:
        let start = position
        while position < bytes.count, !isBlank(bytes[position]), !"{}[]:,\"".utf8.contains(bytes[position]) {
          position += 1
        }
        if start < offset, offset <= position {
          isFound = true
          take(reading, start..<position)
        }
        reading.addWord()
      }
    }
    if !isFound { take(reading, offset..<offset) }
  }

  private mutating func take(_ reading: Reading, _ word: Range<Int>) {
    self.word = word
    container = reading.container
    isKey = reading.isAtKey
    key = isKey ? nil : reading.key
  }

  /// The offset at which a text ends: at its quote, or at the end of its line.
  private static func end(of bytes: [UInt8], from start: Int) -> Int {
    var position = start
    while position < bytes.count, bytes[position] != UInt8(ascii: "\""), bytes[position] != 0x0A,
      bytes[position] != 0x0D
    {
      position += bytes[position] == UInt8(ascii: "\\") && position + 1 < bytes.count ? 2 : 1
    }
    return min(position, bytes.count)
  }

  private static func text(_ raw: ArraySlice<UInt8>) -> String {
    guard raw.contains(UInt8(ascii: "\\")), case .success(let value) = parseJSON([0x22] + raw + [0x22]) else {
      return String(decoding: raw, as: UTF8.self)
    }
    return value.string ?? ""
  }

  /// The state of a container that is being read.
  private struct Reading {
    var container: JSONContainer?
    var key: String?
    var isBehindColon = false

    var isAtKey: Bool { container?.isList == false && !isBehindColon }

    mutating func add(text: String) {
      if isAtKey {
        key = text
        container?.members.append((text, nil, nil))
      } else if let count = container?.members.count, count > 0, container?.isList == false {
        container?.members[count - 1].text = text
      }
    }

    mutating func addWord() { if isAtKey { key = nil } }

    mutating func open(isList: Bool) {
      let inner = JSONContainer(
        parent: container, key: container?.isList == false ? key : nil, isList: isList)
      if let count = container?.members.count, count > 0, container?.isList == false {
        container?.members[count - 1].container = inner
      }
      container = inner
      next()
    }

    mutating func close() {
      container = container?.parent
      isBehindColon = container?.isList == false
      key = nil
    }

    mutating func next() { (key, isBehindColon) = (nil, false) }
  }
}
