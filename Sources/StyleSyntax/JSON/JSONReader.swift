import StyleSource

/// Passes the values of a JSON text to a `TreeBuilder`.
///
/// A mistake whose repair is evident is reported with its fix, and reading goes on: a comma too many or too few, a key without quotes, a
/// number of another language. Any other stops it. Recursion is as deep as `Limits.nesting` lets the builder nest.
struct JSONReader {
  let bytes: UnsafeBufferPointer<UInt8>
  let end: Int
  let file: FileID
  var position: Int
  /// Whether the text ends before the file does, at a byte that no file may contain.
  private let isCut: Bool
  private var hasComment = false
  private var mistakes = 0
  private static let mistakeLimit = 20
  /// The offset of the innermost list or object that is open.
  private var opening: Int?

  init(_ bytes: UnsafeBufferPointer<UInt8>, in text: Range<Int>, of file: FileID, isCut: Bool) {
    self.bytes = bytes
    self.file = file
    self.isCut = isCut
    position = text.lowerBound
    end = text.upperBound
  }

  /// Reads the whole text, which must be one value.
  mutating func read(into builder: inout TreeBuilder) {
    guard skipSpace(&builder) else { return }
    guard position < end else {
      if !isCut { builder.stop(.emptyJSON(at: span(position..<position))) }
      return
    }
    readValue(&builder)
    guard !builder.isDone, skipSpace(&builder), position < end else { return }
    builder.stop(.behindJSON(at: span(position..<endOfSign)))
  }

  private mutating func readValue(_ builder: inout TreeBuilder) {
    guard position < end else { return stopAtEnd(&builder) }
    switch bytes[position] {
    case UInt8(ascii: "{"): readCollection(.mapping, closing: UInt8(ascii: "}"), &builder)
    case UInt8(ascii: "["): readCollection(.sequence, closing: UInt8(ascii: "]"), &builder)
    case UInt8(ascii: "\""): readText(&builder)
    case UInt8(ascii: "'"): readSingleQuoted(&builder)
    default:
      let start = position
      skipWord()
      guard position > start else {
        return builder.stop(.notJSON(bytes[start..<endOfSign], "a value", at: span(start..<endOfSign)))
      }
      readWord(start..<position, &builder)
    }
  }

  // MARK: Objects and lists

  private mutating func readCollection(_ kind: Node.Kind, closing: UInt8, _ builder: inout TreeBuilder) {
    let outer = opening
    opening = position
    builder.begin(kind, at: position, isBracketed: true)
    position += 1
    var comma: Int?
    var isFirst = true
    while !builder.isDone, skipSpace(&builder) {
      guard position < end else { return stopAtEnd(&builder) }
      let byte = bytes[position]
      if byte == closing {
        if let comma { report(.superfluousComma(at: span(comma..<comma + 1)), &builder) }
        position += 1
        builder.close(at: position)
        opening = outer
        return
      }
      if byte == UInt8(ascii: ",") {
        if isFirst || comma != nil {
          report(.superfluousComma(at: span(position..<position + 1)), &builder)
        } else {
          comma = position
        }
        position += 1
        continue
      }
      if !isFirst, comma == nil {
        guard byte != UInt8(ascii: ":"), byte != UInt8(ascii: "}"), byte != UInt8(ascii: "]"),
          beginsValue(byte)
        else {
          return builder.stop(.notJSON(bytes[position..<endOfSign], closing, at: span(position..<endOfSign)))
        }
        report(.missingComma(at: span(position..<endOfSign), behind: endOfLast()), &builder)
        if builder.isDone { return }
      }
      comma = nil
      isFirst = false
      if kind == .mapping { readEntry(&builder) } else { readValue(&builder) }
    }
  }

  private mutating func readEntry(_ builder: inout TreeBuilder) {
    let key = position
    switch bytes[position] {
    case UInt8(ascii: "\""): readText(&builder)
    case UInt8(ascii: "'"): readSingleQuoted(&builder)
    default:
      skipWord()
      guard position > key else {
        return builder.stop(.notJSON(bytes[key..<endOfSign], "a key in quotes", at: span(key..<endOfSign)))
      }
      report(
        .unquotedKey(String(decoding: bytes[key..<position], as: UTF8.self), at: span(key..<position)),
        &builder)
      if builder.isDone { return }
      builder.addScalar(.plain, key..<position)
    }
    guard !builder.isDone, skipSpace(&builder) else { return }
    guard position < end else { return stopAtEnd(&builder) }
    guard bytes[position] == UInt8(ascii: ":") else {
      return builder.stop(
        .missingColon(isEqualsSign: bytes[position] == UInt8(ascii: "="), at: span(position..<endOfSign)))
    }
    position += 1
    guard skipSpace(&builder) else { return }
    readValue(&builder)
  }

  /// The offset at which the value read last ends, before the spaces behind it.
  private func endOfLast() -> Int {
    var index = position
    while index > 0, isSpace(bytes[index - 1]) { index -= 1 }
    return index
  }

  // MARK: Numbers and words

  private mutating func readWord(_ range: Range<Int>, _ builder: inout TreeBuilder) {
    let word = bytes[range]
    if isJSONNumber(word) || word.elementsEqual("true".utf8) || word.elementsEqual("false".utf8)
      || word.elementsEqual("null".utf8)
    {
      return builder.addScalar(.plain, range)
    }
    // For `tru` at the end of a file that was cut off, only the end is reported.
    if range.upperBound == end, opening != nil { return stopAtEnd(&builder) }
    report(.wordIsNoValue(String(decoding: word, as: UTF8.self), at: span(range)), &builder)
    builder.addMissing(range)
  }

  private func beginsValue(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "{")
      || byte == UInt8(ascii: "[") || isWordPart(byte)
  }

  private func isWordPart(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$")
  }

  private mutating func skipWord() {
    while position < end, isWordPart(bytes[position]) { position += 1 }
  }

  // MARK: Space

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  /// Moves to the next character that is no space or comment; false where a comment stops reading.
  private mutating func skipSpace(_ builder: inout TreeBuilder) -> Bool {
    while position < end {
      if isSpace(bytes[position]) {
        position += 1
      } else if bytes[position] == UInt8(ascii: "/"), position + 1 < end {
        guard skipComment(&builder) else { return false }
      } else {
        break
      }
    }
    return true
  }

  private mutating func skipComment(_ builder: inout TreeBuilder) -> Bool {
    let start = position
    switch bytes[start + 1] {
    case UInt8(ascii: "/"):
      while position < end, !isBreak(bytes[position]) { position += 1 }
    case UInt8(ascii: "*"):
      position += 2
      while position + 1 < end,
        bytes[position] != UInt8(ascii: "*") || bytes[position + 1] != UInt8(ascii: "/")
      {
        position += 1
      }
      guard position + 1 < end else {
        if !isCut { builder.stop(.unclosedComment(at: span(start..<start + 2))) }
        return false
      }
      position += 2
    default:
      builder.stop(.notJSON(bytes[start..<start + 1], "a value", at: span(start..<start + 1)))
      return false
    }
    if !hasComment { builder.diagnostics.append(.commentInJSON(at: span(start..<position))) }
    hasComment = true
    return true
  }

  // MARK: Mistakes

  /// Reports a mistake behind which reading goes on, unless there were many: the file is then something else than JSON.
  mutating func report(_ problem: Diagnostic, _ builder: inout TreeBuilder) {
    if builder.isDone { return }
    mistakes += 1
    guard mistakes >= Self.mistakeLimit else { return builder.diagnostics.append(problem) }
    var last = problem
    last.notes.append("nothing below was read, since the file has so many syntax errors")
    builder.stop(last)
  }

  // MARK: Places

  func span(_ range: Range<Int>) -> Span { Span(file, range.lowerBound, range.upperBound) }

  /// The offset behind the next character.
  var endOfSign: Int {
    guard position < end else { return position }
    return position + (decode(bytes, at: position)?.length ?? 1)
  }

  /// Reports that the file ends too early, unless a byte that is reported ends its text.
  mutating func stopAtEnd(_ builder: inout TreeBuilder) {
    position = end
    if builder.isDone { return }
    if !isCut {
      let place = opening ?? end
      builder.stop(.cutOffJSON(isText: false, openedAt: span(place..<min(place + 1, end))))
    } else {
      builder.cutOff()
    }
  }

  /// Reports a text without an end, unless a byte that is reported ends the file's text.
  mutating func stopInText(from start: Int, _ builder: inout TreeBuilder) {
    if builder.isDone { return }
    if position < end || !isCut {
      // Nothing is behind the text: the file was cut off.
      let isLast = bytes[position..<end].allSatisfy(isBlank)
      builder.stop(.cutOffJSON(isText: !isLast, openedAt: span(start..<start + 1)))
    } else {
      builder.cutOff()
    }
    position = end
  }
}

/// Whether a word is a number of RFC 8259 (§ 6): `-? (0 | [1-9][0-9]*) (\.[0-9]+)? ([eE][+-]?[0-9]+)?`.
private func isJSONNumber(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
  var rest = word
  func digits() -> Int {
    let count = rest.prefix { $0 &- UInt8(ascii: "0") < 10 }.count
    rest = rest.dropFirst(count)
    return count
  }
  if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
  let isZero = rest.first == UInt8(ascii: "0")
  let whole = digits()
  guard whole > 0, !isZero || whole == 1 else { return false }
  if rest.first == UInt8(ascii: ".") {
    rest = rest.dropFirst()
    guard digits() > 0 else { return false }
  }
  if let sign = rest.first, sign | 0x20 == UInt8(ascii: "e") {
    rest = rest.dropFirst()
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    guard digits() > 0 else { return false }
  }
  return rest.isEmpty
}
