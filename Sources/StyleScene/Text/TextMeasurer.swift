import StyleModel

/// Measures texts as a renderer sets them, from any thread.
public protocol TextMeasurer: Sendable {
  /// How wide a text is when it is set on one line, in points.
  func width(of text: Scene.Text) -> Double

  /// Measurements that remember what they have set, for one thread.
  func makeLayouts() -> any TextLayouts
}

/// What texts take in their boxes.
public protocol TextLayouts {
  /// Around the lines as they are set, in points; nil for a text without lines.
  func bounds(of text: Scene.Text) -> Rect?
}

/// About what texts take, where nothing sets them: letters half as wide as they are high.
struct EstimatedTexts: TextMeasurer, TextLayouts {
  func width(of text: Scene.Text) -> Double {
    Double(text.string.count) * (text.font.size / 2 + text.font.tracking)
  }

  func makeLayouts() -> any TextLayouts { self }

  func bounds(of text: Scene.Text) -> Rect? {
    guard !text.string.isEmpty else { return nil }
    let width = width(of: text)
    let isBroken = text.lineLimit != 1 && text.box.width > 0
    let lines = isBroken ? (width / text.box.width).rounded(.up) : 1
    let height = min(lines, Double(text.lineLimit ?? .max)) * (text.lineHeight ?? text.font.size * 1.25)
    return Rect(x: text.box.x, y: text.box.y, width: min(width, text.box.width), height: height)
  }
}
