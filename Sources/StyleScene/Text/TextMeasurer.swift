import StyleModel

/// Measures texts as a renderer typesets them. Can be called from any thread.
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
  func width(of text: Scene.Text) -> Double { width(of: text.string, in: text) }

  func makeLayouts() -> any TextLayouts { self }

  func bounds(of text: Scene.Text) -> Rect? {
    guard !text.string.isEmpty else { return nil }
    let widths = text.string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { width(of: $0, in: text) }
    let isBroken = text.lineLimit != 1 && text.box.width > 0
    let lines = widths.reduce(0) { $0 + (isBroken ? max(1, ($1 / text.box.width).rounded(.up)) : 1) }
    let height = min(lines, Double(text.lineLimit ?? .max)) * (text.lineHeight ?? text.font.size * 1.25)
    return Rect(
      x: text.box.x, y: text.box.y, width: min(widths.max() ?? 0, text.box.width), height: height)
  }

  private func width(of line: some StringProtocol, in text: Scene.Text) -> Double {
    max(0, Double(line.count) * (text.font.size / 2 + text.font.tracking))
  }
}
