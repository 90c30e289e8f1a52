import StyleModel

/// Measures texts as a renderer typesets them. It can be called from any thread.
public protocol TextMeasurer: Sendable {
  /// The width of a text when it is set on one line, in points.
  func width(of text: Scene.Text) -> Double

  /// Makes measurements that remember what they have set, for one thread.
  func makeLayouts() -> any TextLayouts
}

/// The measurements of texts in their boxes.
public protocol TextLayouts {
  /// The bounds of the lines as they are set, in points; nil for a text without lines.
  func bounds(of text: Scene.Text) -> Rect?

  /// The distances of the baselines of the first and the last line from the top of the text's box, in points; nil for a text without lines.
  func baselines(of text: Scene.Text) -> StackLayout.Baselines?
}

/// The approximate measurements of texts, where nothing sets them: letters half as wide as they are high.
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

  func baselines(of text: Scene.Text) -> StackLayout.Baselines? {
    guard let bounds = bounds(of: text) else { return nil }
    let line = text.lineHeight ?? text.font.size * 1.25
    let first = (line - text.font.size * 1.25) / 2 + text.font.size
    return StackLayout.Baselines(first: first, last: first + max(0, bounds.height - line))
  }

  private func width(of line: some StringProtocol, in text: Scene.Text) -> Double {
    max(0, Double(line.count) * (text.font.size / 2 + text.font.tracking))
  }
}
