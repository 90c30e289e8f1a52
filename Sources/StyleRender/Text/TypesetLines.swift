import StyleModel
import StyleScene

/// The lines of a text as they are shown: broken where that is wanted, and the last one shortened where something is left
/// out.
func typesetLines(of text: Scene.Text) -> [ShapedLine] {
  guard text.box.width > 0, text.font.size > 0, !text.string.isEmpty else { return [] }
  let paragraphs = paragraphs(of: Array(text.string.utf8))
  var lines: [ShapedLine] = []
  for (index, bytes) in paragraphs.enumerated() {
    let paragraph = MeasuredParagraph(trimmed(bytes[...]), font: text.font)
    let starts = text.lineLimit == 1 ? [0] : paragraph.lineStarts(width: text.box.width)
    let isFollowed = index + 1 < paragraphs.count
    for (place, start) in starts.enumerated() {
      let end = place + 1 < starts.count ? starts[place + 1] : paragraph.count
      let isStretched = text.alignment == .justified && end < paragraph.count
      let line = paragraph.line(start..<end, stretchedTo: isStretched ? text.box.width : nil, font: text.font)
      line.endsParagraph = isFollowed && place + 1 == starts.count
      guard lines.count + 1 < text.mostLines(like: line) else {
        return lines + [paragraph.lastLine(line, from: start, to: end, isFollowed: isFollowed, in: text)]
      }
      lines.append(line)
    }
  }
  return lines
}

extension Scene.Text {
  /// The greatest number of lines that are shown: of a text that is centred in its box and isn't cut, only those that fit there.
  fileprivate func mostLines(like line: ShapedLine) -> Int {
    let limit = lineLimit.map { max(1, $0) } ?? .max
    let height = height(of: line)
    guard limit > 1, verticalAlignment == .center, !isClipped, height > 0 else { return limit }
    return max(1, min(limit, Int(clamping: min(1e6, (box.height + 1.0 / 512) / height))))
  }
}

extension MeasuredParagraph {
  fileprivate func line(_ range: Range<Int>, stretchedTo width: Double?, font: Scene.Font) -> ShapedLine {
    if range == 0..<count, width == nil { return ShapedLine(text) }
    return ShapedLine(PangoText(trimmed(bytes(range)), font: font), stretchedTo: width)
  }

  /// The last line that is shown, which ends with an ellipsis where more follows. `line` is that line if it were not the last.
  fileprivate func lastLine(
    _ line: ShapedLine, from start: Int, to end: Int, isFollowed: Bool, in text: Scene.Text
  ) -> ShapedLine {
    guard text.truncation != .none, end < count || isFollowed || !isFit(line.width, text.box.width) else {
      return line
    }
    return shortened(from: start, isFollowed: isFollowed, in: text)
  }
}

/// The parts of a text between its line feeds and other characters at which Unicode always breaks a line.
private func paragraphs(of bytes: [UInt8]) -> [[UInt8]] {
  var paragraphs: [[UInt8]] = [[]]
  var index = 0
  while index < bytes.count {
    let length = lengthOfBreak(at: index, in: bytes)
    if length > 0 {
      paragraphs.append([])
    } else {
      paragraphs[paragraphs.count - 1].append(bytes[index])
    }
    index += max(1, length)
  }
  return paragraphs
}

/// The length of a line break: a line feed, a carriage return or both, a vertical tab, a form feed, U+0085, U+2028 or U+2029; else 0.
private func lengthOfBreak(at index: Int, in bytes: [UInt8]) -> Int {
  func follows(_ rest: UInt8...) -> Bool { bytes[(index + 1)...].starts(with: rest) }
  switch bytes[index] {
  case 0x0D: return follows(0x0A) ? 2 : 1
  case 0x0A...0x0C: return 1
  case 0xC2: return follows(0x85) ? 2 : 0
  case 0xE2: return follows(0x80, 0xA8) || follows(0x80, 0xA9) ? 3 : 0
  default: return 0
  }
}

/// The line without the white space that ends it.
private func trimmed(_ line: ArraySlice<UInt8>) -> [UInt8] {
  let end = line.lastIndex { $0 > UInt8(ascii: " ") }.map { $0 + 1 } ?? line.startIndex
  return Array(line[..<end])
}
