import StyleSource

/// A text of a style file with values in it: `{$done} of {$total}`.
///
/// Braces with a reference in them, a dollar sign and a name, are a value, and all others stand for themselves. As at the beginning of a
/// text, two dollar signs are one: `{$$name}` is the text `{$name}`.
package struct TextTemplate {
  package enum Piece {
    case text(String)
    /// The range of the value between braces.
    case value(Range<Int>)
  }

  package private(set) var pieces: [Piece] = []
  /// The offset of a brace with a reference behind it that nothing closes.
  package private(set) var openBrace: Int?

  private var text: [UInt8] = []

  /// - Parameter bytes: All of the text, without its quotes. The ranges are of these bytes.
  package init(_ bytes: some Collection<UInt8>) {
    let bytes = Array(bytes)
    var index = 0
    if bytes.starts(with: "$$".utf8) { index = 1 }
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "{") else {
        text.append(bytes[index])
        index += 1
        continue
      }
      let end = TextTemplate.end(of: index, in: bytes)
      let inside = index + 1..<end.index
      switch TextTemplate.references(in: bytes[inside]) {
      case .none:
        text.append(bytes[index])
        index += 1
      case .doubled:
        text += TextTemplate.changingSigns(of: bytes[index..<inside.upperBound], by: -1)
        index = inside.upperBound
      case .single:
        guard end.isClosed else {
          if openBrace == nil, TextTemplate.beginsWithReference(bytes[inside]) { openBrace = index }
          text.append(bytes[index])
          index += 1
          continue
        }
        endText()
        pieces.append(.value(inside))
        index = inside.upperBound + 1
      }
    }
    endText()
  }

  package var hasValues: Bool { pieces.contains { if case .value = $0 { true } else { false } } }

  /// The ranges between braces, in order.
  package var values: [Range<Int>] {
    pieces.compactMap { if case .value(let range) = $0 { range } else { nil } }
  }

  /// The template without its values: the whole text if there are none.
  package var plain: String {
    pieces.map { if case .text(let text) = $0 { text } else { "" } }.joined()
  }

  /// The text as it is written in a style file.
  package static func written(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var written: [UInt8] = text.hasPrefix("$") ? [UInt8(ascii: "$")] : []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "{") else {
        written.append(bytes[index])
        index += 1
        continue
      }
      let end = TextTemplate.end(of: index, in: bytes).index
      guard TextTemplate.references(in: bytes[(index + 1)..<end]) != .none else {
        written.append(bytes[index])
        index += 1
        continue
      }
      written += changingSigns(of: bytes[index..<end], by: 1)
      index = end
    }
    return String(decoding: written, as: UTF8.self)
  }

  /// The text with dollar signs doubled, so that what looks like values stands for itself.
  package static func doublingSigns(in bytes: [UInt8]) -> String {
    var written: [UInt8] = []
    var rest = bytes[...]
    for range in TextTemplate(bytes).values {
      written += bytes[rest.startIndex..<range.lowerBound] + changingSigns(of: bytes[range], by: 1)
      rest = bytes[range.upperBound...]
    }
    return String(decoding: written + rest, as: UTF8.self)
  }

  private mutating func endText() {
    if text.isEmpty { return }
    pieces.append(.text(String(decoding: text, as: UTF8.self)))
    text = []
  }

  /// The end of the text that a brace opens: at the brace that closes it, at another one that opens, or at the end. Braces in the quotes
  /// of an argument don't count.
  private static func end(of brace: Int, in bytes: [UInt8]) -> (index: Int, isClosed: Bool) {
    var quote: UInt8?
    var last = UInt8(ascii: "{")
    for index in (brace + 1)..<bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "{") {
        return (index, false)
      } else if byte == UInt8(ascii: "}") {
        return (index, true)
      } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\""),
        beforeQuotations.utf8.contains(last)
      {
        quote = byte
      }
      if byte != UInt8(ascii: " ") { last = byte }
    }
    return (bytes.count, false)
  }

  /// The characters behind which a quotation mark begins a text in quotes; behind anything else it is an apostrophe.
  package static let beforeQuotations = "(,=&|"

  private enum References { case none, single, doubled }

  /// Whether names have one dollar sign before them, two, or none.
  private static func references(in bytes: ArraySlice<UInt8>) -> References {
    var found = References.none
    var signs = 0
    for byte in bytes {
      if byte == UInt8(ascii: "$") {
        signs += 1
        continue
      }
      if signs > 0, isNameStart(byte) {
        if signs == 1 { return .single }
        found = .doubled
      }
      signs = 0
    }
    return found
  }

  private static func beginsWithReference(_ bytes: ArraySlice<UInt8>) -> Bool {
    let rest = bytes.drop { $0 == UInt8(ascii: " ") }
    guard rest.first == UInt8(ascii: "$"), let second = rest.dropFirst().first else { return false }
    return isNameStart(second)
  }

  /// The text with one dollar sign more or less before each name.
  private static func changingSigns(of bytes: ArraySlice<UInt8>, by change: Int) -> [UInt8] {
    let sign = UInt8(ascii: "$")
    var result: [UInt8] = []
    var signs = 0
    for byte in bytes {
      if byte == sign {
        signs += 1
        continue
      }
      let count = signs > 0 && isNameStart(byte) ? signs + change : signs
      result += Array(repeating: sign, count: max(0, count))
      result.append(byte)
      signs = 0
    }
    return result + Array(repeating: sign, count: signs)
  }
}
