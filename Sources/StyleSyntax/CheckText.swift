import StyleSource

/// The facts known from a file's raw bytes before YAML is parsed.
struct TextFacts {
  /// The range of the text to parse: behind a byte order mark, and above a line with a byte that no file may contain.
  var text: Range<Int>
  var isASCII = true
  /// Whether a character occurs that changes the direction of text.
  var hasBidiControls = false
}

/// Looks for bytes that no YAML file may contain: ill-formed UTF-8, NUL, other control characters.
///
/// The first of them is reported, for what follows it can't be trusted.
func checkText(_ bytes: UnsafeBufferPointer<UInt8>, in file: FileID) -> (TextFacts, Diagnostic?) {
  var facts = TextFacts(text: 0..<0)
  if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { return (facts, .notUTF8(file)) }
  let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  var index = start
  var problem: Diagnostic?
  while problem == nil {
    index = skipPlainASCII(bytes, from: index)
    guard index < bytes.count else { break }
    let byte = bytes[index]
    if byte < 0x80 {
      if byte != 0x09, byte != 0x0A, byte != 0x0D, byte < 0x20 || byte == 0x7F {
        let span = Span(file, index, index + 1)
        problem =
          byte != 0
          ? .controlCharacter(UInt32(byte), span)
          : index < 2 && isUTF16(bytes) ? .notUTF8(file) : .nulCharacter(span)
      } else {
        index += 1
      }
      continue
    }
    facts.isASCII = false
    guard let (scalar, length) = decode(bytes, at: index) else {
      problem = .invalidUTF8(bytes, at: index, in: file)
      continue
    }
    if scalar < 0xA0 && scalar != 0x85 || scalar == 0xFFFE || scalar == 0xFFFF {
      problem = .controlCharacter(scalar, Span(file, index, index + length))
    } else {
      facts.hasBidiControls = facts.hasBidiControls || isBidiControl(scalar)
      index += length
    }
  }
  if problem != nil {
    while index > start, !isBreak(bytes[index - 1]) { index -= 1 }
  }
  facts.text = start..<index
  return (facts, problem)
}

/// Whether every second of the first four bytes is 0, as in UTF-16 without a byte order mark.
private func isUTF16(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  let isZero = bytes.prefix(4).map { $0 == 0 }
  return isZero == [false, true, false, true] || isZero == [true, false, true, false]
}

/// Skips words of eight bytes without any control but LF, and without any byte beyond ASCII.
///
/// Each line of arithmetic works on eight bytes at once, whose high bits are clear, so that no sum carries over.
private func skipPlainASCII(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
  let raw = UnsafeRawBufferPointer(bytes)
  let high: UInt64 = 0x8080_8080_8080_8080
  let each: UInt64 = 0x0101_0101_0101_0101
  var index = start
  while index + 8 <= bytes.count {
    let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    if word & high != 0 { break }
    let isControl = ~(word &+ each &* 0x60) | (word &+ each)
    let isNoLF = (word ^ each &* 0x0A) &+ each &* 0x7F
    if isControl & isNoLF & high != 0 { break }
    index += 8
  }
  return index
}

/// Whether a character is one of Unicode's explicit direction controls (UAX #9, table 1), which make text look like other text.
func isBidiControl(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
  default: false
  }
}

/// The scalar value at `index` and its length; nil where the UTF-8 is ill-formed (Unicode, table 3-7).
func decode(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (scalar: UInt32, length: Int)? {
  let lead = bytes[index]
  let length = lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0
  guard length > 0, index + length <= bytes.count else { return nil }
  var scalar = UInt32(lead) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
  for offset in 1..<length {
    let byte = bytes[index + offset]
    guard byte & 0xC0 == 0x80 else { return nil }
    scalar = scalar << 6 | UInt32(byte & 0x3F)
  }
  let isOverlong = length == 3 && scalar < 0x800 || length == 4 && scalar < 0x1_0000
  return isOverlong || Unicode.Scalar(scalar) == nil ? nil : (scalar, length)
}

/// A character's code point as Unicode writes it: `U+0085`.
func codePointName(_ scalar: UInt32) -> String {
  let hex = String(scalar, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - hex.utf8.count)) + hex
}

extension DiagnosticCode {
  static let invalidEncoding = DiagnosticCode(
    "invalid-encoding", .error, "A style file is UTF-8 text without control characters.",
    explanation: """
      Invalid UTF-8, a NUL or another control character usually means that the file was saved in another
      encoding, or isn't a text file. Save it as UTF-8.
      """,
    example: "tokens:\n  string: { bell: \"\u{7}\" }\n")
}

extension Diagnostic {
  fileprivate static func notUTF8(_ file: FileID) -> Diagnostic {
    Diagnostic(
      .invalidEncoding, "this file is saved as UTF-16", at: Span(file, 0, 2),
      notes: ["stylec reads UTF-8; choose that encoding where the file is saved or exported"])
  }

  fileprivate static func nulCharacter(_ span: Span) -> Diagnostic {
    Diagnostic(
      .invalidEncoding, "this is a NUL character", at: span,
      notes: ["a style file is text; this may be another kind of file, or a damaged one"])
  }

  fileprivate static func controlCharacter(_ scalar: UInt32, _ span: Span) -> Diagnostic {
    Diagnostic(
      .invalidEncoding, "this is the control character \(codePointName(scalar))", at: span,
      notes: [
        "YAML allows only tabs and line breaks as control characters; write an escape in double quotes"
      ],
      fixes: [FixIt("remove the character", replace: span, with: "", isSafe: false)])
  }

  fileprivate static func invalidUTF8(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int, in file: FileID
  ) -> Diagnostic {
    let isSurrogate =
      index + 1 < bytes.count && bytes[index] == 0xED && bytes[index + 1] >= 0xA0 && bytes[index + 1] < 0xC0
    return Diagnostic(
      .invalidEncoding,
      isSurrogate ? "this is half of a surrogate pair" : "this byte is not UTF-8 text",
      at: Span(file, index, index + 1),
      notes: ["stylec reads UTF-8; choose that encoding where the file is saved or exported"])
  }
}
