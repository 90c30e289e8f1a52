import StyleSource

extension Diagnostic {
  /// Closes the brackets at the end of the line in which they are opened, unless what is between them seems to go on in the next.
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
  private static func nextEntry(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Int? {
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
    return [
      FixIt(
        "write ‘\(Unicode.Scalar(quote))’ behind the text",
        [FixIt.Edit(Span(file, end, end), String(Unicode.Scalar(quote)))],
        isSafe: false)
    ]
  }
}
