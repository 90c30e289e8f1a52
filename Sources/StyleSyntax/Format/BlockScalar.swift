import StyleSource

/// A block scalar in the source: a header such as `|2-  # why`, and lines.
struct BlockScalar {
  /// The range from the end of the header's signs to the end of its line: spaces, and perhaps a comment.
  let headerRest: Range<Int>
  /// The lines with content, without their breaks; with `+`, the empty ones at the end too.
  let lines: [Range<Int>]
  /// The number of spaces before a line's text that are no part of it.
  let indent: Int
  /// The indentation that the header adds to that of the surrounding block (YAML 1.2.2, § 8.1.1.1), if it does.
  let explicitIndent: Int?
  private let chomping: UInt8?

  /// - Parameters:
  ///   - range: From the header's first sign to the line where the next token or comment stands.
  ///   - block: Where the lines of the block begin that the scalar stands in.
  init(_ bytes: [UInt8], _ range: Range<Int>, in block: Int) {
    var all = bytes[range].lineRanges
    let header = all.removeFirst()
    if let last = all.last, last.isEmpty, last.upperBound == range.upperBound { all.removeLast() }
    let signs = bytes[header].dropFirst().prefix { !isSpace($0) && $0 != UInt8(ascii: "#") }
    let explicit = signs.first { $0 &- UInt8(ascii: "1") < 9 }.map { Int($0 - UInt8(ascii: "0")) }
    func depth(_ line: Range<Int>) -> Int { bytes[line].prefix { $0 == UInt8(ascii: " ") }.count }
    let filled = all.first { line in bytes[line].contains { !isSpace($0) } }
    let indent = explicit.map { block + $0 } ?? filled.map(depth) ?? .max
    let chomping = signs.first { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
    let isKeeping = chomping == UInt8(ascii: "+")
    let end = all.lastIndex { isKeeping || depth($0) < $0.count || $0.count > indent } ?? -1
    headerRest = signs.endIndex..<header.upperBound
    lines = Array(all[...end])
    self.indent = indent
    explicitIndent = explicit
    self.chomping = chomping
  }

  /// The offset at which the last line with content ends.
  var end: Int { lines.last?.upperBound ?? headerRest.upperBound }

  /// Whether a line break at its end is a part of the text.
  var keepsLastBreak: Bool { chomping != UInt8(ascii: "-") && !lines.isEmpty }
}
