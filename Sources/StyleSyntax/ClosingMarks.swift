import StyleSource

extension Diagnostic {
  /// Closes the brackets at the end of the line in which they are opened, unless the text between them seems to go on in the next.
  static func closingBrackets(
    _ bytes: UnsafeBufferPointer<UInt8>, of opening: Int, in file: FileID
  ) -> [FixIt] {
    var open: [UInt8] = []
    var quote: UInt8?
    var end = opening
    let line = lineRange(bytes, around: opening)
    for index in opening..<line.upperBound {
      let byte = bytes[index]
      if let current = quote {
        if byte == current { quote = nil }
      } else if byte == UInt8(ascii: "#"), index > opening, isBlank(bytes[index - 1]) {
        break
      } else if "\"'".utf8.contains(byte) {
        quote = byte
      } else if "[{".utf8.contains(byte) {
        open.append(byte)
      } else if "]}".utf8.contains(byte) {
        guard let last = open.popLast(), (last == UInt8(ascii: "[")) == (byte == UInt8(ascii: "]")) else {
          return []
        }
      }
      if !isBlank(byte) { end = index + 1 }
    }
    guard quote == nil, !open.isEmpty, end > opening + 1, !",[{:".utf8.contains(bytes[end - 1]) else {
      return []
    }
    let isMapping = bytes[opening] == UInt8(ascii: "{")
    let closing = open.reversed().map { $0 == UInt8(ascii: "[") ? "]" : "}" }.joined()
    // `{ a: 1 }`, as it is written by hand.
    let isSpaced = isMapping && isBlank(bytes[opening + 1]) && closing.hasPrefix("}")
    return [
      FixIt(
        "write ‘\(closing)’ at the end of the line",
        [FixIt.Edit(Span(file, end, end), (isSpaced ? " " : "") + closing)], isSafe: false)
    ]
  }

  /// The comma before what looks like the next entry: `, foregroundColor: black`.
  static func nextEntry(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Int? {
    func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 &- UInt8(ascii: "a") < 26 }
    return range.first { index in
      guard bytes[index] == UInt8(ascii: ",") else { return false }
      let key = bytes[(index + 1)..<range.upperBound].drop(while: isBlank)
      guard let first = key.first, isLetter(first) else { return false }
      let rest = key.drop { isLetter($0) || $0 &- UInt8(ascii: "0") < 10 || ".-_".utf8.contains($0) }
      return rest.starts(with: ": ".utf8)
    }
  }

  /// Closes a quoted text at the end of its line, before the brackets that close there.
  static func closingQuote(
    _ bytes: UnsafeBufferPointer<UInt8>, of opening: Int, in file: FileID
  ) -> [FixIt] {
    let quote = bytes[opening]
    let line = lineRange(bytes, around: opening)
    var end = line.upperBound
    let isInBrackets = openBracket(bytes, before: opening) != nil
    while end > opening + 1, isBlank(bytes[end - 1]) || isInBrackets && "]},".utf8.contains(bytes[end - 1]) {
      end -= 1
    }
    guard end > opening + 1, !bytes[(opening + 1)..<end].contains(quote) else { return [] }
    if isInBrackets, let comma = nextEntry(bytes, in: (opening + 1)..<end) { end = comma }
    return [closingQuote(bytes, of: opening, at: end, in: file)]
  }

  /// Closes a quoted text at an offset. A quote of the other kind right before it is replaced.
  static func closingQuote(
    _ bytes: UnsafeBufferPointer<UInt8>, of opening: Int, at end: Int, in file: FileID
  ) -> FixIt {
    let quote = Unicode.Scalar(bytes[opening])
    let last = bytes[end - 1]
    if end - 1 > opening, "\"'".utf8.contains(last), last != bytes[opening] {
      return FixIt(
        "write ‘\(quote)’ for ‘\(Unicode.Scalar(last))’", replace: Span(file, end - 1, end),
        with: String(quote), isSafe: false)
    }
    return FixIt(
      "write ‘\(quote)’ behind the text", [FixIt.Edit(Span(file, end, end), String(quote))], isSafe: false)
  }

  /// The diagnostic for a quote inside quotes, `"Say "hi""`, and for a missing one, so that the next one seems to close its text: `{ value:
  /// "#FFF, dark: "#000" }`.
  static func strayQuote(
    _ bytes: UnsafeBufferPointer<UInt8>, inLineOf offset: Int, of file: FileID
  ) -> Diagnostic? {
    let line = lineRange(bytes, around: offset)
    let quote = UInt8(ascii: "\"")
    var index = line.lowerBound
    var before = UInt8(ascii: ":")
    while index < line.upperBound {
      guard bytes[index] == quote, ":,[{-".utf8.contains(before) else {
        if !isBlank(bytes[index]) { before = bytes[index] }
        index += 1
        continue
      }
      let opening = index
      index += 1
      while index < line.upperBound, bytes[index] != quote {
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      guard index < line.upperBound else { return nil }
      let next = (index + 1..<line.upperBound).first { !isBlank(bytes[$0]) }
      guard let next, !",]}:".utf8.contains(bytes[next]),
        bytes[next] != UInt8(ascii: "#") || next == index + 1,
        // What ends a line in other languages.
        !(bytes[next] == UInt8(ascii: ";") && bytes[(next + 1)..<line.upperBound].allSatisfy(isBlank))
      else {
        before = quote
        index += 1
        continue
      }
      let inBrackets = openBracket(bytes, before: opening) != nil
      if inBrackets, let comma = nextEntry(bytes, in: opening + 1..<index) {
        var result = unclosedText(at: Span(file, opening, opening + 1))
        result.fixes = [closingQuote(bytes, of: opening, at: comma, in: file)]
        return result
      }
      return innerQuote(bytes, opening..<index, to: line.upperBound, inBrackets: inBrackets, in: file)
    }
    return nil
  }

  /// - Parameter text: From the quote that opens the text to the next one.
  private static func innerQuote(
    _ bytes: UnsafeBufferPointer<UInt8>, _ text: Range<Int>, to end: Int, inBrackets: Bool, in file: FileID
  ) -> Diagnostic {
    let entry = inBrackets ? nextEntry(bytes, in: text.upperBound..<end) ?? end : end
    let last = (text.upperBound..<entry).last { bytes[$0] == UInt8(ascii: "\"") } ?? text.upperBound
    let rest = bytes[(last + 1)..<entry].drop(while: isBlank)
    let isWhole =
      last > text.upperBound
      && (rest.isEmpty || inBrackets && rest.allSatisfy { isBlank($0) || "]}".utf8.contains($0) })
    let inner = String(decoding: bytes[(text.lowerBound + 1)..<last], as: UTF8.self)
    let isPlain = isWhole && !inner.contains("\\")
    let fixed = spelled(inner, isFlow: true, keeping: UInt8(ascii: "'"))
    return Diagnostic(
      .yamlSyntax, "this quote ends the quoted text", at: Span(file, text.upperBound, text.upperBound + 1),
      related: [Related("the text begins here", at: Span(file, text.lowerBound, text.lowerBound + 1))],
      notes: isPlain
        ? [] : ["inside double quotes write ‘\\\"’, or put the text in single quotes"],
      fixes: !isPlain
        ? []
        : [
          FixIt(
            "write ‘\(fixed.shortened)’", replace: Span(file, text.lowerBound, last + 1), with: fixed,
            isSafe: false)
        ])
  }
}
