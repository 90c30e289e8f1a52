/// The label of an argument, where no keyword needs backticks, with its colon and space.
func argumentLabel(_ name: String) -> [UInt8] { Array(withoutBackticks(name).utf8) + Array(": ".utf8) }

/// A member of something as a comment shows it: `.default`, and not with backticks inside of those around code.
func memberAccess(_ name: String) -> String { "." + withoutBackticks(name) }

extension SwiftWriter {
  /// A case of an `enum` of strings, whose raw value is its name where nothing else is written.
  mutating func enumCase(_ name: String, rawValue: String) {
    let isImplied = withoutBackticks(name) == rawValue
    line(isImplied ? "case \(name)" : "case \(name) = \(stringLiteral(rawValue))")
  }
}

/// A name as it is read.
func withoutBackticks(_ name: String) -> String {
  name.utf8.contains(backtick) ? String(decoding: name.utf8.filter { $0 != backtick }, as: UTF8.self) : name
}

/// Takes away the backticks around names behind a dot, where Swift reads a keyword as a name (SE-0071). Comments and texts stay as they
/// are.
///
/// `swiftIdentifier` gives no backticks to those few names that mean something else behind a dot.
func withoutNeedlessBackticks(_ source: [UInt8]) -> [UInt8] {
  let newline = UInt8(ascii: "\n")
  return source.withUnsafeBufferPointer { bytes in
    var result: [UInt8] = []
    // Up to where the source stands in the result.
    var (copied, index) = (0, 0)
    while index < bytes.count {
      if bytes[index] != backtick {
        index += 1
        continue
      }
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
