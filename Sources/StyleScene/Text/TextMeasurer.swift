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
