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
  guard source.contains(backtick) else { return source }
  var result: [UInt8] = []
  result.reserveCapacity(source.count)
  for line in source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
    if line.contains(backtick) { appendCode(line, to: &result) } else { result += line }
    result.append(UInt8(ascii: "\n"))
  }
  // Nothing followed the last one.
  result.removeLast()
  return result
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
