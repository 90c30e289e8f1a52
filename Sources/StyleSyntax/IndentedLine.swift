/// A line with its indentation.
struct IndentedLine {
  let start: Int
  /// The range of the line's text, without the blanks and the comment around it.
  let text: Range<Int>

  /// The column of its first entry, behind the dashes of lists.
  let indent: Int

  var hasDash: Bool { indent > text.lowerBound - start }

  init(_ bytes: UnsafeBufferPointer<UInt8>, around index: Int) {
    var start = index
    let beginning = IndentedLine.beginning(of: bytes)
    while start > beginning, !isBreak(bytes[start - 1]) { start -= 1 }
    var end = index
    while end < bytes.count, !isBreak(bytes[end]) { end += 1 }
    self.start = start
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    var first = start
    while first < end, isBlank(bytes[first]) { first += 1 }
    text = first..<end
    var entry = first
    while entry + 1 < end, bytes[entry] == UInt8(ascii: "-"), isBlank(bytes[entry + 1]) {
      entry += 1
      while entry < end, isBlank(bytes[entry]) { entry += 1 }
    }
    indent = entry - start
  }

  /// The offset at which the first line begins: behind a byte order mark.
  private static func beginning(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The nearest line above that is neither empty nor a comment.
  func above(_ bytes: UnsafeBufferPointer<UInt8>) -> IndentedLine? {
    var end = start
    while end > IndentedLine.beginning(of: bytes) {
      let line = IndentedLine(bytes, around: end - 1)
      if line.isContent(bytes) { return line }
      end = line.start
    }
    return nil
  }

  /// The nearest line below that is neither empty nor a comment.
  func below(_ bytes: UnsafeBufferPointer<UInt8>) -> IndentedLine? {
    var index = text.upperBound
    while let next = bytes[index...].firstIndex(where: isBreak).map({ $0 + 1 }), next < bytes.count {
      let line = IndentedLine(bytes, around: next)
      if line.isContent(bytes) { return line }
      index = max(next, line.text.upperBound)
    }
    return nil
  }

  private func isContent(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    !text.isEmpty && bytes[text.lowerBound] != UInt8(ascii: "#")
  }

  private func colon(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    text.first { bytes[$0] == UInt8(ascii: ":") && ($0 + 1 == text.upperBound || isBlank(bytes[$0 + 1])) }
  }

  func hasKey(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { colon(bytes) != nil }

  /// Whether a value follows the line's colon and ends in the line.
  func hasKeyWithValue(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let colon = colon(bytes), let last = bytes[text].last,
      let value = text[(colon + 1)...].first(where: { !isBlank(bytes[$0]) })
    else { return false }
    let open = "{[|>#&!".utf8
    return !open.contains(bytes[value]) || "}]".utf8.contains(last)
  }
}
