import StyleSource

extension Diagnostic {
  /// The diagnostic for text in a line that isn't YAML's: a mark of git, another language's comment, a character that only looks like one
  /// of YAML's; nil where there is none.
  ///
  /// - Parameter offset: Somewhere in the line, at or behind what is wrong in it.
  static func foreignMark(
    _ bytes: UnsafeBufferPointer<UInt8>, inLineOf offset: Int, of file: FileID
  ) -> Diagnostic? {
    let line = lineRange(bytes, around: offset)
    guard let first = line.first(where: { !isBlank(bytes[$0]) }) else { return nil }
    let text = first..<line.upperBound
    if first == line.lowerBound, let conflict = conflictMark(bytes, text, in: file) { return conflict }
    return slashComment(bytes, text, in: file) ?? bullet(bytes, text, in: file) ?? gluedDash(
      bytes, text, in: file)
      ?? lookAlike(bytes, text, in: file) ?? apostrophe(bytes, text, in: file)
  }

  /// Returns the diagnostic for the first mark of a merge conflict in a file of JSON.
  static func conflictInJSON(_ bytes: UnsafeBufferPointer<UInt8>, _ text: Range<Int>, in file: FileID)
    -> Diagnostic?
  {
    var start = text.lowerBound
    while start < text.upperBound {
      let end = bytes[start..<text.upperBound].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.upperBound
      if let conflict = conflictMark(bytes, start..<end, .jsonSyntax, in: file) { return conflict }
      start = end + 1
    }
    return nil
  }

  /// Returns the diagnostic for a mark of a merge conflict: `<<<<<<< HEAD`, `=======`, `>>>>>>> branch`.
  private static func conflictMark(
    _ bytes: UnsafeBufferPointer<UInt8>, _ text: Range<Int>, _ code: DiagnosticCode = .yamlSyntax,
    in file: FileID
  ) -> Diagnostic? {
    guard text.count >= 7, let mark = bytes[text].first, "<=>".utf8.contains(mark),
      text.prefix(7).allSatisfy({ bytes[$0] == mark }), text.count == 7 || isBlank(bytes[text.lowerBound + 7])
    else { return nil }
    return Diagnostic(
      code, "a merge conflict was not resolved here", at: Span(file, text.lowerBound, text.upperBound),
      notes: ["keep the right lines, and remove the others with ‘<<<<<<<’, ‘=======’ and ‘>>>>>>>’"])
  }

  /// Returns the diagnostic for `// a comment`, at the beginning of a line or behind a value.
  private static func slashComment(
    _ bytes: UnsafeBufferPointer<UInt8>, _ text: Range<Int>, in file: FileID
  ) -> Diagnostic? {
    let slash = UInt8(ascii: "/")
    let start = text.dropLast().first { index in
      bytes[index] == slash && bytes[index + 1] == slash
        && (index == text.lowerBound || isBlank(bytes[index - 1]) && "}]\"'".utf8.contains(bytes[index - 2]))
    }
    guard let start else { return nil }
    let span = Span(file, start, start + 2)
    return Diagnostic(
      .yamlSyntax, "a comment starts with ‘#’, not with ‘//’", at: span,
      fixes: [FixIt("write ‘#’", replace: span, with: "#", isSafe: false)])
  }

  /// Returns the diagnostic for an item with a bullet of a text editor: `* { name: a }`, `– { name: a }` and `• { name: a }`.
  private static func bullet(
    _ bytes: UnsafeBufferPointer<UInt8>, _ text: Range<Int>, in file: FileID
  ) -> Diagnostic? {
    let marks = ["*", "•", "‣", "·", "–", "—", "−", "‐", "‑"]
    guard
      let mark = marks.first(where: {
        bytes[text].starts(with: $0.utf8) && text.count > $0.utf8.count
          && isBlank(bytes[text.lowerBound + $0.utf8.count])
      })
    else { return nil }
    let span = Span(file, text.lowerBound, text.lowerBound + mark.utf8.count)
    return Diagnostic(
      .yamlSyntax, "an entry of a list starts with ‘-’, not with ‘\(mark)’", at: span,
      fixes: [FixIt("write ‘-’", replace: span, with: "-", isSafe: false)])
  }

  /// Returns the diagnostic for a dash without a space behind it: `-{ name: a }`.
  private static func gluedDash(
    _ bytes: UnsafeBufferPointer<UInt8>, _ text: Range<Int>, in file: FileID
  ) -> Diagnostic? {
    guard text.count > 1, bytes[text.lowerBound] == UInt8(ascii: "-"),
      "{[\"'$".utf8.contains(bytes[text.lowerBound + 1])
    else { return nil }
    let span = Span(file, text.lowerBound, text.lowerBound + 1)
    return Diagnostic(
      .yamlSyntax, "a space is missing after this ‘-’", at: span,
      notes: ["an entry of a list is ‘- value’"],
      fixes: [FixIt("write ‘- ’", replace: span, with: "- ", isSafe: false)])
  }

  /// Returns the diagnostic for an apostrophe between single quotes: `'Don't'`.
  private static func apostrophe(
    _ bytes: UnsafeBufferPointer<UInt8>, _ text: Range<Int>, in file: FileID
  ) -> Diagnostic? {
    let quote = UInt8(ascii: "'")
    var index = text.lowerBound
    while index < text.upperBound {
      let begins =
        bytes[index] == quote
        && (index == text.lowerBound || isBlank(bytes[index - 1]) || "[{,".utf8.contains(bytes[index - 1]))
      guard begins else {
        index += 1
        continue
      }
      index += 1
      while index < text.upperBound,
        bytes[index] != quote || index + 1 < text.upperBound && bytes[index + 1] == quote
      {
        index += bytes[index] == quote ? 2 : 1
      }
      guard index + 1 < text.upperBound else { return nil }
      if isLetter(bytes[index + 1]), isLetter(bytes[index - 1]) {
        let span = Span(file, index, index + 1)
        return Diagnostic(
          .yamlSyntax, "this ‘'’ ends the quoted text", at: span,
          notes: ["inside single quotes write it twice, or put the text in double quotes"],
          fixes: [FixIt("write ‘''’", replace: span, with: "''", isSafe: false)])
      }
      index += 1
    }
    return nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// A character of East Asian or typographic width where YAML needs one of its own.
  private static func lookAlike(
    _ bytes: UnsafeBufferPointer<UInt8>, _ text: Range<Int>, in file: FileID
  ) -> Diagnostic? {
    guard text.contains(where: { bytes[$0] >= 0x80 }) else { return nil }
    return LookAlike.first(in: UnsafeBufferPointer(rebasing: bytes[text])).map { found in
      found.diagnostic(
        at: Span(file, text.lowerBound + found.range.lowerBound, text.lowerBound + found.range.upperBound))
    }
  }

  static func lineRange(_ bytes: UnsafeBufferPointer<UInt8>, around offset: Int) -> Range<Int> {
    var start = min(offset, bytes.count)
    while start > 0, !isBreak(bytes[start - 1]) { start -= 1 }
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    var end = min(offset, bytes.count)
    while end < bytes.count, !isBreak(bytes[end]) { end += 1 }
    return start..<end
  }

  /// The diagnostic for a bracket that closes one of the other kind.
  static func otherBracket(
    _ bytes: UnsafeBufferPointer<UInt8>, _ span: Span, opened offset: Int
  ) -> Diagnostic? {
    guard let closing = bytes[span.range].first, offset < bytes.count else { return nil }
    let expected: UInt8
    switch (bytes[offset], closing) {
    case (UInt8(ascii: "{"), UInt8(ascii: "]")): expected = UInt8(ascii: "}")
    case (UInt8(ascii: "["), UInt8(ascii: "}")): expected = UInt8(ascii: "]")
    default: return nil
    }
    let (open, close) = (Unicode.Scalar(bytes[offset]), Unicode.Scalar(expected))
    // Where the closing bracket belongs to a pair around the other one, that one isn't closed.
    let outer = openBracket(bytes, before: offset)
    let isOfOuter = outer.map {
      bytes[$0] == (closing == UInt8(ascii: "}") ? UInt8(ascii: "{") : UInt8(ascii: "["))
    }
    let end = isOfOuter == true ? endOfValues(bytes, offset + 1..<Int(span.start)) : nil
    let fix =
      end.map {
        FixIt(
          "write ‘\(close)’ before ‘\(Unicode.Scalar(bytes[$0]))’",
          [FixIt.Edit(Span(span.file, $0, $0), String(close))], isSafe: false)
      } ?? FixIt("write ‘\(close)’", replace: span, with: String(close), isSafe: false)
    return Diagnostic(
      .yamlSyntax, "‘\(Unicode.Scalar(closing))’ can't close ‘\(open)’", at: span,
      related: [Related("it begins here", at: Span(span.file, offset, offset + 1))], fixes: [fix])
  }

  /// The offset at which values between brackets end: before the comma in front of the first key, or at the end of the range.
  private static func endOfValues(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
    var comma: Int?
    for index in range {
      if bytes[index] == UInt8(ascii: ",") { comma = index }
      if bytes[index] == UInt8(ascii: ":"), isBlank(bytes[index + 1]), let comma { return comma }
    }
    var end = range.upperBound
    while end > range.lowerBound, isBlank(bytes[end - 1]) { end -= 1 }
    return end
  }
}

/// A character that looks like one of YAML's and means nothing to it.
struct LookAlike {
  var scalar: Unicode.Scalar
  /// The text that YAML takes instead.
  var meant: String
  var name: String
  /// The range in the text that was searched, in bytes.
  var range: Range<Int>

  /// Whether the character stands for a colon or a space, which end a key.
  var separates: Bool { meant.hasPrefix(":") || isSpace }

  private var isSpace: Bool { meant.hasPrefix(" ") }

  /// The first in a text, outside quotes.
  static func first(in text: UnsafeBufferPointer<UInt8>) -> LookAlike? {
    var offset = 0
    var quote: Unicode.Scalar?
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      let range = offset..<offset + UTF8.width(scalar)
      // What isn't UTF-8 is decoded as a character of another length.
      if scalar == "\u{FFFD}", !text[offset...].starts(with: [0xEF, 0xBF, 0xBD]) { return nil }
      offset = range.upperBound
      if scalar == "\"" || scalar == "'" {
        quote = quote == nil ? scalar : quote == scalar ? nil : quote
      } else if quote == nil, let (meant, name) = known(scalar) {
        let isSpaced = range.upperBound < text.count && isBlank(text[range.upperBound])
        let count = meant == " " ? repetitions(of: text[range], in: text[range.upperBound...]) : 1
        return LookAlike(
          scalar: scalar,
          meant: isSpaced && meant.count > 1
            ? String(meant.dropLast()) : String(repeating: meant, count: count),
          name: name, range: range.lowerBound..<range.lowerBound + count * range.count)
      }
    }
    return nil
  }

  /// The number of times that a character is repeated at the start of the rest, itself included.
  private static func repetitions(
    of character: Slice<UnsafeBufferPointer<UInt8>>, in rest: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Int {
    var rest = rest
    var count = 1
    while rest.starts(with: character) {
      rest = rest.dropFirst(character.count)
      count += 1
    }
    return count
  }

  private static func known(_ scalar: Unicode.Scalar) -> (meant: String, name: String)? {
    switch scalar.value {
    case 0xA0: (" ", "a no-break space")
    case 0x2007: (" ", "a figure space")
    case 0x202F: (" ", "a narrow no-break space")
    case 0x3000: (" ", "an ideographic space")
    case 0x200B: ("", "a zero-width space")
    case 0xFEFF: ("", "a zero-width no-break space")
    case 0xFF1A: (": ", "a full-width colon")
    case 0xFF0C: (", ", "a full-width comma")
    case 0x3001: (", ", "an ideographic comma")
    case 0xFF5B: ("{", "a full-width bracket")
    case 0xFF5D: ("}", "a full-width bracket")
    case 0xFF3B: ("[", "a full-width bracket")
    case 0xFF3D: ("]", "a full-width bracket")
    case 0xFF03: ("#", "a full-width number sign")
    case 0xFF0D: ("-", "a full-width hyphen")
    default: nil
    }
  }

  func diagnostic(at span: Span, _ code: DiagnosticCode = .yamlSyntax) -> Diagnostic {
    let shown =
      meant.isEmpty || scalar.properties.isWhitespace
      ? codePointName(scalar.value) : "‘\(scalar)’ (\(codePointName(scalar.value)))"
    let plain =
      meant == " " ? "a space" : isSpace ? "spaces" : meant.isEmpty ? "nothing" : "‘\(meant)’"
    return Diagnostic(
      code, "\(name), \(shown), means nothing to YAML", at: span,
      fixes: [
        FixIt(meant.isEmpty ? "remove it" : "write \(plain)", replace: span, with: meant, isSafe: false)
      ])
  }
}
