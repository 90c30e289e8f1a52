import StyleModel

// Where a text stands that UIKit writes: in labels, text fields and text views.
extension ViewClass {
  /// Keeps a label's text within its insets. `UILabel` is as large as this frame is.
  func writeLabelFrame(_ writer: inout SwiftWriter) {
    guard framework == .uikit, plan.component.base == .label, let index = contentInsets else { return }
    let access = options.access.open
    let look = "let look = _shown?.look ?? \(styleMember)"
    writer.line()
    writer.lines(
      """
      \(access)override func textRect(
        forBounds bounds: CGRect,
        limitedToNumberOfLines numberOfLines: Int
      ) -> CGRect {
      """)
    writer.nested { writer in
      writer.line(look)
      writer.line("let insets = \(turnedInsets(index).text)")
      writer.line("let room = bounds._styleInset(by: insets)")
      writer.line("let text = super.textRect(forBounds: room, limitedToNumberOfLines: numberOfLines)")
      writer.line("return text._styleExpanded(by: insets)")
    }
    writer.line("}")
    writer.line()
    writer.block("\(access)override func drawText(in rect: CGRect)") { writer in
      writer.line(look)
      writer.line("let insets = \(turnedInsets(index).text)")
      writer.line("super.drawText(in: rect._styleInset(by: insets))")
    }
  }

  /// Keeps a text field's text within its insets.
  func writeTextFrames(_ writer: inout SwiftWriter) {
    guard shown.uikit.placesText, let index = contentInsets else { return }
    for name in ["textRect", "editingRect"] {
      writer.line()
      writer.block("\(options.access.open)override func \(name)(forBounds bounds: CGRect) -> CGRect") {
        $0.line("let look = _shown?.look ?? \(styleMember)")
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
