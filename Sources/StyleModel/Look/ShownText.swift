extension LookLayer {
  /// The text that the layer shows: in the case that its font sets. What a person edits, and its placeholder, is shown as it is written, or
  /// each letter as a dot.
  ///
  /// - Parameter title: The text that an app gives a layer that has none of its own.
  package func shownText(title: String? = nil) -> String? {
    guard let text = self[.string].text ?? title else { return nil }
    if case .base(let base) = owner, base.isEditable {
      return name == "text" && look.isSecure ? Look.dots(for: text) : text
    }
    guard case .font(let font) = self[.font] else { return text }
    return font.cased(text)
  }
}

extension Look {
  /// Whether the view hides what a person writes, as for a password.
  package var isSecure: Bool {
    guard component.base == .textField, let index = component.property(.secureEntry) else { return false }
    return property(index).value == .bool(true)
  }

  /// The text that a text field shows in place of a password.
  static func dots(for text: String) -> String { String(repeating: "•", count: text.count) }
}
