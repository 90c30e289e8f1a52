import StyleModel
import StyleScene

/// A text broken into lines, each shortened to its box and placed.
struct TextLayout {
  var lines: [Line] = []
  /// The alignment of the lines in their box.
  var alignment: Alignment

  enum Alignment { case left, center, right }

  struct Line {
    /// The text as it is shown, in logical order, with an ellipsis for a part that was left out.
    var string: String
    /// The line's box: as wide as its text, as high as the text's line height or else as its fonts.
    var bounds: Rect
    /// The y of the baseline.
    var baseline: Double
    /// The lines below and through the text.
    var strokes: [Rect]
    let shaped: ShapedLine
  }
}

/// Breaks, shortens and places a text, all in points, so that it is the same at every scale.
func layOut(_ text: Scene.Text) -> TextLayout {
  let shaped = typesetLines(of: text)
  let isRightToLeft = shaped.first?.isRightToLeft ?? false
  let alignment: TextLayout.Alignment =
    switch text.alignment {
    case .left: .left
    case .center: .center
    case .right: .right
    case .natural, .justified: isRightToLeft ? .right : .left
    }
  var layout = TextLayout(alignment: alignment)
  let gaps = shaped.dropLast().reduce(0) { $0 + text.spacing(after: $1) }
  let height = shaped.reduce(gaps) { $0 + text.height(of: $1) }
  var y =
    switch text.verticalAlignment {
    case .top: text.box.y
    case .center: text.box.midY - height / 2
    case .bottom: text.box.maxY - height
    }
  // What is cut off is the end, as in a `CATextLayer`.
  if text.isClipped { y = max(y, text.box.y) }
  for line in shaped {
    let height = text.height(of: line)
    let x =
      switch alignment {
      case .left: text.box.x
      case .center: text.box.midX - line.width / 2
      case .right: text.box.maxX - line.width
      }
    let baseline = y + (height - line.height) / 2 + line.ascent
    layout.lines.append(
      TextLayout.Line(
        string: line.string, bounds: Rect(x: x, y: y, width: line.width, height: height),
        baseline: baseline, strokes: strokes(of: line, text.font, x, baseline), shaped: line))
    y += height + text.spacing(after: line)
  }
  return layout
}

private func strokes(of line: ShapedLine, _ font: Scene.Font, _ x: Double, _ baseline: Double) -> [Rect] {
  guard font.isUnderlined || font.isStruckThrough else { return [] }
  let (underline, strikethrough) = line.strokes
  return [font.isUnderlined ? underline : nil, font.isStruckThrough ? strikethrough : nil].compactMap(\.self)
    .map { Rect(x: x, y: baseline + $0.distance, width: line.width, height: $0.thickness) }
}

extension Scene.Text {
  /// The text in a group that cuts off what doesn't fit into its box; nil where all of it fits.
  func clipped(to layout: TextLayout) -> Scene.Group? {
    guard isClipped,
      let bounds = layout.lines.map(\.bounds).reduce(nil as Rect?, { $0?.union($1) ?? $1 }),
      let clip = clip(for: bounds)
    else { return nil }
    var text = self
    text.isClipped = false
    // Where it stands doesn't depend on its box any more.
    if let first = layout.lines.first, verticalAlignment != .top {
      (text.verticalAlignment, text.box.y) = (.top, first.bounds.y)
    }
    return Scene.Group([.text(text)], clip: .rectangle(clip))
  }

  /// The height of a line, in points.
  func height(of line: ShapedLine) -> Double { lineHeight ?? line.height }

  /// The space between a line and the next one, in points.
  fileprivate func spacing(after line: ShapedLine) -> Double { line.endsParagraph ? paragraphSpacing : 0 }
}
