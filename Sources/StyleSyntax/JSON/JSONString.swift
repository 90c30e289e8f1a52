import StyleSource

/// The text of a JSON string, and the span of each part of it in the file, escapes included.
package struct JSONString: Sendable {
  /// The text's bytes, without quotes and escapes.
  package let bytes: [UInt8]
  private let file: FileID
  /// The offset in the file of each byte of the text, and of its end; nil where nothing is escaped.
  private let offsets: [Int]?
  private let start: Int

  /// Decodes a string; nil for a node that is no string in double quotes.
  package init?(_ node: SyntaxNode) {
    let span = node.contentSpan
    guard node.kind == .scalar, span != node.definition else { return nil }
    let source = node.tree.source.bytes
    guard source[Int(node.definition.start)] == UInt8(ascii: "\"") else { return nil }
    file = span.file
    start = Int(span.start)
    let raw = source[span.range]
    guard raw.contains(UInt8(ascii: "\\")) else {
      bytes = Array(raw)
      offsets = nil
      return
    }
    var (text, offsets): ([UInt8], [Int]) = ([], [])
    var position = raw.startIndex
    func add(_ bytes: some Sequence<UInt8>, at offset: Int) {
      for byte in bytes {
        text.append(byte)
        offsets.append(offset)
      }
    }
    while position < raw.endIndex {
      let begin = position
      guard raw[position] == UInt8(ascii: "\\"), position + 1 < raw.endIndex else {
        add([raw[position]], at: begin)
        position += 1
        continue
      }
      position += 2
      switch raw[begin + 1] {
      case UInt8(ascii: "b"): add([0x08], at: begin)
      case UInt8(ascii: "f"): add([0x0C], at: begin)
      case UInt8(ascii: "n"): add([0x0A], at: begin)
      case UInt8(ascii: "r"): add([0x0D], at: begin)
      case UInt8(ascii: "t"): add([0x09], at: begin)
      case UInt8(ascii: "u"):
        guard let scalar = JSONString.scalar(in: raw, at: &position) else { continue }
        add(String(scalar).utf8, at: begin)
      case let sign: add([sign], at: begin)
      }
    }
    offsets.append(raw.endIndex)
    (bytes, self.offsets) = (text, offsets)
  }

  /// The character behind `\u`, of which a second escape may be the other half.
  private static func scalar(in raw: ArraySlice<UInt8>, at position: inout Int) -> Unicode.Scalar? {
    func unit(_ start: Int) -> UInt32? {
      guard start + 4 <= raw.endIndex else { return nil }
      return UInt32(String(decoding: raw[start..<start + 4], as: UTF8.self), radix: 16)
    }
    guard let first = unit(position) else { return nil }
    position += 4
    guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) }
    guard position + 6 <= raw.endIndex, raw[position] == UInt8(ascii: "\\"),
      raw[position + 1] == UInt8(ascii: "u"), let second = unit(position + 2),
      (0xDC00..<0xE000).contains(second)
    else { return nil }
    position += 6
    return Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The span of a part of the text in the file.
  package func span(_ range: Range<Int>) -> Span {
    guard let offsets else { return Span(file, start + range.lowerBound, start + range.upperBound) }
    return Span(file, offsets[range.lowerBound], offsets[range.upperBound])
  }

  /// The place in the text of an offset of the file, up to which an escape counts as a whole.
  package func index(ofOffset offset: Int) -> Int {
    guard let offsets else { return min(max(offset - start, 0), bytes.count) }
    return offsets.firstIndex { $0 >= offset } ?? bytes.count
  }

  /// A text with the escapes that it needs between the quotes of a string.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
