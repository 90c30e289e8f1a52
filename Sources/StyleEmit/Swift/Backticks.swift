/// The label of an argument, where no keyword needs backticks, with its colon and space.
func argumentLabel(_ name: String) -> [UInt8] { Array(withoutBackticks(name).utf8) + Array(": ".utf8) }

/// A member in a comment: `.default`, without backticks inside of those around code.
func memberAccess(_ name: String) -> String { "." + withoutBackticks(name) }

extension SwiftWriter {
  /// A case of an `enum` of strings, whose raw value is its name where nothing else is written.
  mutating func enumCase(_ name: String, rawValue: String) {
    let isImplied = withoutBackticks(name) == rawValue
    line(isImplied ? "case \(name)" : "case \(name) = \(stringLiteral(rawValue))")
  }
}

/// A name without the backticks of its declaration.
func withoutBackticks(_ name: String) -> String {
  name.utf8.contains(backtick) ? String(decoding: name.utf8.filter { $0 != backtick }, as: UTF8.self) : name
}

/// Removes the backticks around names behind a dot, where Swift reads a keyword as a name (SE-0071). Comments and texts stay as they are.
///
/// `swiftIdentifier` gives no backticks to those few names that mean something else behind a dot.
func withoutNeedlessBackticks(_ source: [UInt8]) -> [UInt8] {
  let newline = UInt8(ascii: "\n")
  return source.withUnsafeBufferPointer { bytes in
    var result: [UInt8] = []
    // Up to where the source stands in the result.
    var (copied, index) = (0, 0)
    while true {
      index = nextBacktick(in: bytes, from: index)
      if index == bytes.count { break }
      var start = index
      while start > copied, bytes[start - 1] != newline { start -= 1 }
      while index < bytes.count, bytes[index] != newline { index += 1 }
      result += bytes[copied..<start]
      appendCode(source[start..<index], to: &result)
      copied = index
    }
    return copied == 0 ? source : result + bytes[copied...]
  }
}

/// The index of the next backtick, or the end. Few lines have any, so eight bytes are passed over at once.
private func nextBacktick(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
  let raw = UnsafeRawBufferPointer(bytes)
  let ones: UInt64 = 0x0101_0101_0101_0101
  var index = start
  while index + 8 <= raw.count {
    // A byte of this is zero where a backtick stands; only then, taking one away borrows into a top bit that was clear.
    let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) ^ ones * UInt64(backtick)
    if (word &- ones) & ~word & ones << 7 != 0 { break }
    index += 8
  }
  while index < raw.count, raw[index] != backtick { index += 1 }
  return index
}

private func appendCode(_ line: ArraySlice<UInt8>, to result: inout [UInt8]) {
  var isText = false
  var isEscaped = false
  var isName = false
  var previous = UInt8(ascii: " ")
  for (index, byte) in zip(line.indices, line) {
    if !isText, previous == UInt8(ascii: "/"), byte == previous {
      result += line[index...]
      return
    }
    if !isText, byte == backtick, isName || previous == UInt8(ascii: ".") {
      isName.toggle()
    } else {
      if byte == UInt8(ascii: "\""), !isEscaped { isText.toggle() }
      isEscaped = isText && byte == UInt8(ascii: "\\") && !isEscaped
      result.append(byte)
    }
    previous = byte
  }
}

private let backtick = UInt8(ascii: "`")
