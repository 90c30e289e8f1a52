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
  let (newline, backtick) = (UInt8(ascii: "\n"), UInt8(ascii: "`"))
  var result: [UInt8] = []
  // Up to where the source stands in the result, and where the line begins.
  var (copied, start, index) = (0, 0, 0)
  while index < source.count {
    if source[index] == newline { start = index + 1 }
    guard source[index] == backtick else {
      index += 1
      continue
    }
    while index < source.count, source[index] != newline { index += 1 }
    result += source[copied..<start]
    appendCode(source[start..<index], to: &result)
    copied = index
  }
  return copied == 0 ? source : result + source[copied...]
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
