import StyleModel
import StyleScene

extension MeasuredParagraph {
  /// The paragraph from a character on, with an ellipsis for what does not fit the box, or for what follows the paragraph.
  ///
  /// The line is set again with its ellipsis, so that its width is that of the shown text.
  func shortened(from start: Int, isFollowed: Bool, in text: Scene.Text) -> ShapedLine {
    let limit = text.box.width
    func shaped(_ bytes: [UInt8]) -> ShapedLine { ShapedLine(PangoText(bytes, font: text.font)) }
    let ellipsis = Array("…".utf8)
    let whole = start..<count
    // What is cut out of the paragraph: at its end, nothing but what follows.
    var gap = count..<count
    if isFollowed {
      let line = shaped(bytes(whole) + ellipsis)
      if isFit(line.width, limit) { return line }
    }
    let room = limit - shaped(ellipsis).width
    switch text.truncation {
    case .none, .end: gap = end(of: whole, within: room)..<count
    case .start: gap = start..<beginning(of: whole, within: room)
    case .middle: gap = middle(of: whole, without: room)
    }
    // Letters beside the ellipsis may have other forms than within a word, and these be wider.
    while true {
      let line = shaped(bytes(start..<gap.lowerBound) + ellipsis + bytes(gap.upperBound..<count))
      let (before, after) = (gap.lowerBound - start, count - gap.upperBound)
      if isFit(line.width, limit) || before + after == 0 { return line }
      if before >= after {
        gap = max(start, cut(before: gap.lowerBound))..<gap.upperBound
      } else {
        gap = gap.lowerBound..<cut(after: gap.upperBound)
      }
    }
  }

  /// The end of the longest beginning of a range that is no wider than `width`.
  private func end(of range: Range<Int>, within width: Double) -> Int {
    var end = range.lowerBound
    while end < range.upperBound {
      let next = cut(after: end)
      guard isFit(self.width(range.lowerBound..<next), width) else { break }
      end = next
    }
    return end
  }

  /// The beginning of the longest end of a range that is no wider than `width`.
  private func beginning(of range: Range<Int>, within width: Double) -> Int {
    var start = range.upperBound
    while start > range.lowerBound {
      let next = max(range.lowerBound, cut(before: start))
      guard isFit(self.width(next..<range.upperBound), width) else { break }
      start = next
    }
    return start
  }

  /// The middle of a range to leave out, so that as much is left before as after it, and `width` in all.
  private func middle(of range: Range<Int>, without width: Double) -> Range<Int> {
    var (end, start) = (range.lowerBound, range.upperBound)
    while end < start {
      let (before, after) = (self.width(range.lowerBound..<end), self.width(start..<range.upperBound))
      let next = min(start, cut(after: end))
      let last = max(end, cut(before: start))
      let growsBefore = isFit(self.width(range.lowerBound..<next) + after, width)
      let growsAfter = isFit(before + self.width(last..<range.upperBound), width)
      if growsBefore, before <= after || !growsAfter {
        end = next
      } else if growsAfter {
        start = last
      } else {
        break
      }
    }
    return end..<start
  }
}
