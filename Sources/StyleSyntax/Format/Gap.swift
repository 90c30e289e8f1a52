import StyleSource

/// The text between two tokens.
struct Gap {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  var hasBreak: Bool { bytes.contains(where: isBreak) }

  /// The lines, without their breaks; the first is the rest of the line of the token before.
  var lines: [ArraySlice<UInt8>] { bytes.lineRanges.map { bytes[$0] } }
}

extension ArraySlice<UInt8> {
  /// The lines, without their breaks; a break at the end is followed by an empty one.
  var lineRanges: [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = startIndex
    for index in indices where isBreak(self[index]) {
      let isSecondOfPair =
        index == start && index > startIndex && self[index] == UInt8(ascii: "\n")
        && self[index - 1] == UInt8(ascii: "\r")
      if !isSecondOfPair { lines.append(start..<index) }
      start = index + 1
    }
    return lines + [start..<endIndex]
  }

  /// The comment of a line between tokens, without spaces around it; nil where there is none.
  var comment: ArraySlice<UInt8>? {
    guard let start = firstIndex(of: UInt8(ascii: "#")) else { return nil }
    var end = endIndex
    while end > start, isBlank(self[end - 1]) { end -= 1 }
    return self[start..<end]
  }

  /// The number of bytes before the comment.
  var width: Int { (firstIndex(of: UInt8(ascii: "#")) ?? endIndex) - startIndex }
}

func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

/// The number of spaces between two tokens of one line.
func spaces(between first: YAMLToken, _ second: YAMLToken, in bytes: [UInt8]) -> Int {
  func isCharacter(_ token: YAMLToken, _ byte: Unicode.Scalar) -> Bool {
    token.range.count == 1 && bytes[token.range.lowerBound] == UInt8(ascii: byte)
  }
  switch (first.kind, second.kind) {
  case (.flowStart, .flowEnd): return 0
  // Without a space the colon would be a part of the key.
  case (.colon, _): return 1
  // A colon behind an alias would be a part of its name.
  case (.alias, .colon), (.property, .colon): return 1
  // A bracket or a comma behind a tag would be a part of it; what is joined to an anchor stays joined.
  case (.property, _): return first.range.upperBound == second.range.lowerBound ? 0 : 1
  case (.flowStart, _): return isCharacter(first, "[") ? 0 : 1
  // A dash before a space would begin an element of a list.
  case (.scalar, .flowEnd) where isCharacter(first, "-"): return 0
  case (_, .flowEnd): return isCharacter(second, "]") ? 0 : 1
  case (_, .comma): return 0
  case (.key, .colon), (.comma, .colon): return 1
  case (_, .colon): return 0
  default: return 1
  }
}
