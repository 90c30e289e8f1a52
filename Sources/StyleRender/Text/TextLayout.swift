import StyleModel
import StyleScene

/// A text broken into lines, each shortened to its box and placed.
struct TextLayout {
  var lines: [Line] = []
  /// Where the lines stand in their box.
  var alignment: Alignment

  enum Alignment { case left, center, right }

  struct Line {
    /// As it is shown, in logical order, with an ellipsis for what was left out.
    var string: String
    /// The line's box: as wide as its text is set, as high as its fonts are.
    var bounds: Rect
    /// The y of the baseline.
    var baseline: Double
    let shaped: ShapedLine
  }
}

/// Breaks, shortens and places a text, all in points, so that it is set alike at every scale.
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
        string: line.string, bounds: Rect(x: x, y: y, width: line.width, height: line.height),
        baseline: y + line.ascent, shaped: line))
    y += line.height
  }
  return layout
}
