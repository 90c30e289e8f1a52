import StyleModel

extension SceneBuilder {
  /// The box in place of an image whose file isn't known or can't be drawn, or of a symbol whose name doesn't fit: a quiet frame with a
  /// cross.
  func crossedBox(in box: Rect, _ color: Scene.Color) -> [Scene.Item] {
    let inner = frameOfStandIn(in: box)
    let cross = Scene.Path([
      .move(inner.origin), .line(Point(x: inner.maxX, y: inner.maxY)),
      .move(Point(x: inner.maxX, y: inner.y)),
      .line(Point(x: inner.x, y: inner.maxY)),
    ])
    let line = Scene.Stroke(width: 1)
    return [
      .stroke(.rectangle(inner), color, line), .stroke(.path(cross), color, line),
    ]
  }

  /// The box in place of a symbol, which Apple's licence keeps on its systems: a quiet frame with the symbol's name, where that can be
  /// read.
  func symbol(named name: String, in box: Rect, _ color: Scene.Color) -> [Scene.Item] {
    let inner = frameOfStandIn(in: box)
    guard let lines = lines(ofSymbol: encodable(name), in: inner.inset(by: EdgeInsets(3)).size, color) else {
      return crossedBox(in: box, color)
    }
    let text = Scene.Text(
      lines.text, font: Scene.Font(size: lines.size), color: color, box: inner, alignment: .center,
      lineLimit: nil, lineHeight: lines.size * SceneBuilder.lineOfName)
    return [.stroke(.rectangle(inner), color, Scene.Stroke(width: 1)), .text(text)]
  }

  private func frameOfStandIn(in box: Rect) -> Rect {
    box.inset(by: EdgeInsets(min(box.width, box.height) * 0.15))
  }

  /// A name in lines that end behind dots, in the largest size that fits; nil where it would be too small to read.
  private func lines(ofSymbol name: String, in room: Size, _ color: Scene.Color) -> (
    text: String, size: Double
  )? {
    // No symbol has a longer name.
    guard name.contains(where: { !$0.isWhitespace }), name.utf8.count <= 64, room.width > 0, room.height > 0
    else { return nil }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let words = parts.enumerated().map { $1 + ($0 < parts.count - 1 ? "." : "") }
    let largest = SceneBuilder.sizesOfNames.upperBound
    let widths = words.map { word in
      texts.width(
        of: Scene.Text(
          word, font: Scene.Font(size: largest), color: color, box: Rect(x: 0, y: 0, width: 0, height: 0)))
    }
    var size = largest
    while size >= SceneBuilder.sizesOfNames.lowerBound {
      var lines: [String] = []
      var left = 0.0
      var fits = true
      for (word, width) in zip(words, widths.map { $0 * size / largest }) {
        fits = fits && width <= room.width
        if lines.isEmpty || width > left {
          lines.append(word)
          left = room.width - width
        } else {
          lines[lines.count - 1] += word
          left -= width
        }
      }
      if fits, Double(lines.count) * size * SceneBuilder.lineOfName <= room.height {
        return (lines.joined(separator: "\n"), size)
      }
      size -= 1
    }
    return nil
  }

  /// The sizes of a symbol's name, in points. Smaller letters can't be read, and larger ones would look like a text of the control.
  private static let sizesOfNames = 7.0...12.0
  /// The height of a line of a symbol's name, in parts of its font's size.
  private static let lineOfName = 1.2
}
