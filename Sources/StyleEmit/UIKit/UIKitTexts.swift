import StyleModel

// What a person writes into: text fields and text views.
extension ViewClass {
  /// Keeps a text field's text within its insets.
  func writeTextFrames(_ writer: inout SwiftWriter) {
    guard shown.uikit.placesText, let index = contentInsets else { return }
    for name in ["textRect", "editingRect"] {
      writer.line()
      writer.block("\(options.access.open)override func \(name)(forBounds bounds: CGRect) -> CGRect") {
        $0.line("let look = _shown?.look ?? \(plan.styleMember)")
        $0.line("let insets = \(turnedInsets(index).text)")
        $0.line("return super.\(name)(forBounds: bounds)._styleInset(by: insets)")
      }
    }
    writer.line()
    writer.block(
      "\(options.access.open)override func placeholderRect(forBounds bounds: CGRect) -> CGRect"
    ) {
      $0.line("textRect(forBounds: bounds)")
    }
  }

  /// What is written into is focused while it is edited.
  func writeEditing(_ writer: inout SwiftWriter) {
    guard plan.component.base.isEditable, follows(.focused) else { return }
    for name in ["become", "resign"] {
      writer.line()
      writer.lines(
        """
        @discardableResult
        \(options.access.open)override func \(name)FirstResponder() -> Bool {
          defer { \(showsState) }
          return super.\(name)FirstResponder()
        }
        """)
    }
  }
}
