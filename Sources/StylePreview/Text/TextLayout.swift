import CCairo
import StyleModel

/// A text broken into lines, each shortened to its box and placed.
struct TextLayout {
  var lines: [Line]
  /// Where the lines stand in their box.
  var alignment: Alignment
  /// Whether the text as a whole runs from right to left.
  var isRightToLeft: Bool

  enum Alignment { case left, center, right }

  struct Line {
    /// As it is shown, in logical order, with an ellipsis for what was left out.
    var string: String
    /// The line's box: as wide as its text is set, as high as its fonts are.
    var bounds: Rect
    /// The y of the baseline.
    var baseline: Double
    /// The words of a line that fills its box, each with the x at which it begins; empty for any other.
    var words: [(text: String, start: Double)]
    let shaped: ShapedLine
  }
}

/// Breaks, shortens and places a text, all in points, so that it is set alike at every scale.
func layOut(_ text: Scene.Text) -> TextLayout {
  let shaped = shownLines(of: text).map { ShapedLine($0, in: text) }
  let isRightToLeft = shaped.first?.isRightToLeft ?? false
  let alignment: TextLayout.Alignment =
    switch text.alignment {
    case .left: .left
    case .center: .center
    case .right: .right
    case .natural, .justified: isRightToLeft ? .right : .left
    }
  var layout = TextLayout(lines: [], alignment: alignment, isRightToLeft: isRightToLeft)
  let height = shaped.reduce(0) { $0 + $1.height }
  var y = text.verticalAlignment == .top ? text.box.y : text.box.midY - height / 2
  for line in shaped {
    let x =
      switch alignment {
      case .left: text.box.x
      case .center: text.box.midX - line.width / 2
      case .right: text.box.maxX - line.width
      }
    layout.lines.append(
      TextLayout.Line(
        string: line.shownString, bounds: Rect(x: x, y: y, width: line.width, height: line.height),
        baseline: y + line.ascent, words: line.words.map { ($0.text, x + $0.start) }, shaped: line))
    y += line.height
  }
  return layout
}

/// A line of a text that is broken.
struct BrokenLine {
  var bytes: [UInt8]
  /// Whether its words are moved apart until it fills its box.
  var isStretched = false
}

/// Each line to show. The last one may be longer than its box where lines were left out.
private func shownLines(of text: Scene.Text) -> [BrokenLine] {
  guard text.box.width > 0, text.font.size > 0 else { return [] }
  let bytes = Array(text.string.utf8)
  let starts = lineStarts(of: bytes, in: text)
  let limit = text.lineLimit.map { max(1, $0) } ?? starts.count
  return starts.prefix(limit).enumerated().map { index, start in
    // Shortening shows where the rest of this paragraph ends; the paragraphs after it are to show too.
    let paragraph = bytes[start...].prefix { !isLineEnd($0) }
    if index + 1 < min(limit, starts.count) {
      let end = starts[index + 1]
      return BrokenLine(
        bytes: trimmed(bytes[start..<end]),
        isStretched: text.alignment == .justified && end <= paragraph.endIndex)
    }
    let isCut = index + 1 < starts.count && paragraph.endIndex < bytes.endIndex
    return BrokenLine(bytes: trimmed(paragraph) + (isCut && text.truncation != .none ? Array("…".utf8) : []))
  }
}

private func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

/// Without the white space that ends it.
private func trimmed(_ line: ArraySlice<UInt8>) -> [UInt8] {
  let end = line.lastIndex { $0 > UInt8(ascii: " ") }.map { $0 + 1 } ?? line.startIndex
  return Array(line[..<end])
}

private func lineStarts(of bytes: [UInt8], in text: Scene.Text) -> [Int] {
  guard !bytes.isEmpty else { return [] }
  // What needs no breaking needs no layout to be broken by.
  guard text.lineLimit != 1 || bytes.contains(where: isLineEnd) else { return [0] }
  let pango = PangoText(bytes, font: text.font)
  if text.lineLimit != 1 {
    pango_layout_set_wrap(pango.layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_width(pango.layout, pangoUnits(text.box.width))
  }
  return (0..<pango_layout_get_line_count(pango.layout)).compactMap {
    pango_layout_get_line_readonly(pango.layout, $0).map { Int($0.pointee.start_index) }
  }
}
