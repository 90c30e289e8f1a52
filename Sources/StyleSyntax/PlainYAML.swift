import StyleSource

/// Reads the YAML that style files mostly consist of: block mappings and lists, brackets, and texts of one line, quoted or not.
///
/// It gives a `TreeBuilder` what libyaml would, in a fraction of the time, and leaves any file to libyaml that has something else in it:
/// tabs, CR, anchors, aliases, tags, block scalars, texts of several lines, escapes, empty values, several documents, and every mistake. What is
/// read here and what libyaml makes of it is the same, which `PlainYAMLTests` holds.
struct PlainYAML {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let end: Int
  private var position: Int
  private var lineStart: Int
  /// The column in which the next line with content begins; -1 at the end of the text.
  private var column = -1

  private init(_ bytes: UnsafeBufferPointer<UInt8>, in text: Range<Int>) {
    self.bytes = bytes
    end = text.upperBound
    position = text.lowerBound
    lineStart = text.lowerBound
  }

  /// Whether the whole text could be read. If not, what the builder has taken in is of no use.
  static func read(_ builder: inout TreeBuilder) -> Bool {
    var reader = PlainYAML(builder.bytes, in: builder.facts.text)
    guard !reader.hasByteOrderMark(builder.facts), reader.startLine() else { return false }
    if reader.column < 0 { return true }
    guard let key = reader.scanScalar(inBrackets: false), reader.isAtColon else { return false }
    return reader.readMapping(&builder, from: key) && reader.column < 0
  }

  /// Whether U+FEFF is in the text, which means something else in each place.
  private func hasByteOrderMark(_ facts: TextFacts) -> Bool {
    if facts.isASCII || end - position < 3 { return false }
    return (position..<end - 2).contains {
      bytes[$0] == 0xEF && bytes[$0 + 1] == 0xBB && bytes[$0 + 2] == 0xBF
    }
  }

  // MARK: Lines

  /// Moves to the next content from a line's start; false where that is beyond this reader.
  private mutating func startLine() -> Bool {
    while true {
      lineStart = position
      while position < end, bytes[position] == UInt8(ascii: " ") { position += 1 }
      guard position < end else {
        column = -1
        return true
      }
      switch bytes[position] {
      case UInt8(ascii: "\n"): position += 1
      case UInt8(ascii: "#"):
        guard skipComment() else { return false }
      default:
        column = position - lineStart
        return column > 0 || !isAtMarker
      }
    }
  }

  /// Moves past the rest of a line, where only a comment may be, and to the next content.
  private mutating func endLine() -> Bool {
    skipSpaces()
    guard position < end else {
      column = -1
      return true
    }
    if bytes[position] == UInt8(ascii: "#"), position > lineStart, bytes[position - 1] == UInt8(ascii: " ") {
      guard skipComment() else { return false }
    } else if bytes[position] == UInt8(ascii: "\n") {
      position += 1
    } else {
      return false
    }
    return startLine()
  }

  private mutating func skipSpaces() {
    while position < end, bytes[position] == UInt8(ascii: " ") { position += 1 }
  }

  /// Moves past a comment and the line break behind it; false where a CR follows.
  private mutating func skipComment() -> Bool {
    while position < end, bytes[position] != UInt8(ascii: "\n") {
      if bytes[position] == UInt8(ascii: "\r") { return false }
      position += 1
    }
    if position < end { position += 1 }
    return true
  }

  /// Whether `---` or `...` is at the start of this line.
  private var isAtMarker: Bool {
    guard position + 2 < end, bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: ".")
    else { return false }
    return bytes[position] == bytes[position + 1] && bytes[position] == bytes[position + 2]
  }

  /// Whether a space or a line break is at an index, or the end of the text.
  private func isGap(at index: Int) -> Bool {
    index >= end || bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\n")
  }

  private var isAtDash: Bool { bytes[position] == UInt8(ascii: "-") && isGap(at: position + 1) }

  /// Whether the colon behind a key is here.
  private var isAtColon: Bool {
    position < end && bytes[position] == UInt8(ascii: ":") && isGap(at: position + 1)
  }

  /// Whether the line has nothing more but a comment.
  private var isAtEndOfLine: Bool {
    position >= end || bytes[position] == UInt8(ascii: "\n")
      || bytes[position] == UInt8(ascii: "#") && bytes[position - 1] == UInt8(ascii: " ")
  }

  // MARK: Blocks

  /// Reads a block mapping of which the first key has been scanned, up to its colon.
  private mutating func readMapping(_ builder: inout TreeBuilder, from key: Scalar) -> Bool {
    let column = key.range.lowerBound - lineStart
    var key = key
    builder.begin(.mapping, at: key.range.lowerBound)
    while true {
      // libyaml has a limit of 1,024 characters.
      guard position - key.range.lowerBound < 1024, !builder.isDone else { return false }
      add(key, &builder)
      position += 1
      skipSpaces()
      if isAtEndOfLine {
        guard endLine() else { return false }
        if self.column > column {
          guard readNode(&builder) else { return false }
        } else if self.column == column, isAtDash {
          guard readSequence(&builder, sharesColumn: true) else { return false }
        } else {
          return false
        }
      } else {
        guard readInlineValue(&builder) else { return false }
      }
      if self.column < column { break }
      guard self.column == column, let next = scanScalar(inBrackets: false), isAtColon else { return false }
      key = next
    }
    builder.close()
    return true
  }

  /// Reads a block sequence from its first dash. A sequence that shares its column with the surrounding mapping may be followed by a key.
  private mutating func readSequence(_ builder: inout TreeBuilder, sharesColumn: Bool) -> Bool {
    let column = position - lineStart
    builder.begin(.sequence, at: position)
    while true {
      guard !builder.isDone else { return false }
      position += 1
      skipSpaces()
      if isAtEndOfLine {
        guard endLine(), self.column > column else { return false }
      }
      guard readNode(&builder) else { return false }
      if self.column < column { break }
      guard self.column == column else { return false }
      if !isAtDash {
        guard sharesColumn else { return false }
        break
      }
    }
    builder.close()
    return true
  }

  /// Reads what a line begins with, or what stands behind a dash.
  private mutating func readNode(_ builder: inout TreeBuilder) -> Bool {
    switch bytes[position] {
    case UInt8(ascii: "-") where isGap(at: position + 1): return readSequence(&builder, sharesColumn: false)
    case UInt8(ascii: "["), UInt8(ascii: "{"): return readBrackets(&builder) && endLine()
    default:
      guard let scalar = scanScalar(inBrackets: false) else { return false }
      if isAtColon { return readMapping(&builder, from: scalar) }
      add(scalar, &builder)
      return endLine()
    }
  }

  /// Reads a value in the line of its key.
  private mutating func readInlineValue(_ builder: inout TreeBuilder) -> Bool {
    if bytes[position] == UInt8(ascii: "[") || bytes[position] == UInt8(ascii: "{") {
      return readBrackets(&builder) && endLine()
    }
    guard let scalar = scanScalar(inBrackets: false), !isAtColon else { return false }
    add(scalar, &builder)
    return endLine()
  }

  // MARK: Brackets

  private mutating func readBrackets(_ builder: inout TreeBuilder) -> Bool {
    let isMapping = bytes[position] == UInt8(ascii: "{")
    let bracket = UInt8(ascii: isMapping ? "}" : "]")
    builder.begin(isMapping ? .mapping : .sequence, at: position, isBracketed: true)
    position += 1
    while true {
      guard !builder.isDone, skipGap(), position < end else { return false }
      if bytes[position] == bracket { break }
      if isMapping {
        guard let key = scanScalar(inBrackets: true), isAtColon, position - key.range.lowerBound < 1024 else {
          return false
        }
        add(key, &builder)
        position += 1
        guard skipGap(), position < end else { return false }
      }
      if bytes[position] == UInt8(ascii: "[") || bytes[position] == UInt8(ascii: "{") {
        guard readBrackets(&builder) else { return false }
      } else {
        guard let scalar = scanScalar(inBrackets: true) else { return false }
        add(scalar, &builder)
      }
      guard skipGap(), position < end else { return false }
      if bytes[position] == UInt8(ascii: ",") {
        position += 1
      } else if bytes[position] != bracket {
        return false
      }
    }
    position += 1
    builder.close(at: position)
    return true
  }

  /// Skips spaces, line breaks and comments within brackets.
  private mutating func skipGap() -> Bool {
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: " "): position += 1
      case UInt8(ascii: "\n"):
        position += 1
        lineStart = position
        if isAtMarker { return false }
      case UInt8(ascii: "#"):
        guard position == lineStart || bytes[position - 1] == UInt8(ascii: " "), skipComment() else {
          return false
        }
        lineStart = position
        if isAtMarker { return false }
      default: return true
      }
    }
    return true
  }

  // MARK: Scalars

  private struct Scalar {
    var range: Range<Int>
    var isQuoted: Bool
    /// Whether the scalar contains quotes, each written twice.
    var hasQuotes = false
  }

  private func add(_ scalar: Scalar, _ builder: inout TreeBuilder) {
    guard scalar.isQuoted else { return builder.addScalar(.plain, scalar.range) }
    guard scalar.hasQuotes else { return builder.addScalar(.quoted, scalar.range) }
    var text: [UInt8] = []
    var index = scalar.range.lowerBound + 1
    while index < scalar.range.upperBound - 1 {
      text.append(bytes[index])
      index += bytes[index] == UInt8(ascii: "'") ? 2 : 1
    }
    text.withUnsafeBufferPointer { builder.addScalar(decoded: $0, scalar.range) }
  }

  /// Scans a scalar and the spaces behind it; nil where libyaml has to read it.
  private mutating func scanScalar(inBrackets: Bool) -> Scalar? {
    let first = bytes[position]
    return first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
      ? scanQuoted(first, inBrackets: inBrackets) : scanPlain(inBrackets: inBrackets)
  }

  private mutating func scanQuoted(_ quote: UInt8, inBrackets: Bool) -> Scalar? {
    let start = position
    var index = start + 1
    var hasQuotes = false
    while true {
      guard index < end else { return nil }
      let byte = bytes[index]
      if byte == quote {
        if quote == UInt8(ascii: "'"), index + 1 < end, bytes[index + 1] == quote {
          hasQuotes = true
          index += 2
          continue
        }
        break
      }
      if byte < 0x20 || byte == UInt8(ascii: "\\") && quote == UInt8(ascii: "\"") { return nil }
      index += 1
    }
    position = index + 1
    let range = start..<position
    if !isGap(at: position) {
      let next = bytes[position]
      let isClosed =
        inBrackets
        && (next == UInt8(ascii: ",") || next == UInt8(ascii: "]") || next == UInt8(ascii: "}"))
      guard isClosed || next == UInt8(ascii: ":") && isGap(at: position + 1) else { return nil }
    }
    skipSpaces()
    return Scalar(range: range, isQuoted: true, hasQuotes: hasQuotes)
  }

  private mutating func scanPlain(inBrackets: Bool) -> Scalar? {
    let start = position
    guard beginsPlain(bytes[start]) else { return nil }
    var index = start
    var last = start
    scan: while index < end {
      let byte = bytes[index]
      guard PlainYAML.isSpecial(byte) else {
        index += 1
        last = index
        continue
      }
      switch byte {
      case UInt8(ascii: "\n"): break scan
      case UInt8(ascii: " "): index += 1
      case UInt8(ascii: "#"):
        if bytes[index - 1] == UInt8(ascii: " ") { break scan }
        index += 1
        last = index
      case UInt8(ascii: ":"):
        if isGap(at: index + 1) { break scan }
        // In brackets, what a colon means depends on what is behind it.
        if inBrackets, !isWordByte(bytes[index + 1]) { return nil }
        index += 1
        last = index
      case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"):
        if inBrackets { break scan }
        index += 1
        last = index
      default: return nil
      }
    }
    position = index
    return Scalar(range: start..<last, isQuoted: false)
  }

  /// Whether a plain scalar begins here, without any other meaning that the byte may have.
  private func beginsPlain(_ byte: UInt8) -> Bool {
    if isWordByte(byte) { return true }
    switch byte {
    case UInt8(ascii: "-"): return position + 1 < end && isWordByte(bytes[position + 1])
    case UInt8(ascii: "."), UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "("), UInt8(ascii: "/"),
      UInt8(ascii: "<"), UInt8(ascii: "~"):
      return true
    default: return false
    }
  }

  /// Letters, digits, the underscore, and characters beyond ASCII.
  private func isWordByte(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") && byte < 0x80
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  /// Whether a byte may end a plain scalar, or leaves it to libyaml. A bit of a number for each byte is faster than a table.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    let low: UInt64 = 0xFFFF_FFFF | bit(" ") | bit("#") | bit(",") | bit(":")
    let high: UInt64 = bit("[") | bit("]") | bit("{") | bit("}")
    return byte < 0x80 && (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 == 1
  }

  private static func bit(_ sign: Unicode.Scalar) -> UInt64 { 1 << UInt64(sign.value & 63) }
}
