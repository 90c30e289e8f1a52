extension LookLayer {
  /// The text that is shown: in the case that its font says. What a person edits, and its placeholder, is shown as it is written.
  ///
  /// - Parameter title: What an app gives a layer that has no text of its own.
  package func shownText(title: String? = nil) -> String? {
    guard let text = self[.string].text ?? title else { return nil }
    if case .base(let base) = layer.owner, base.isEditable { return text }
    guard case .font(let font) = self[.font] else { return text }
    return font.cased(text)
  }
}
